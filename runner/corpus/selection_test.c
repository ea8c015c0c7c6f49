#include "case_fixture.h"
#include "selection.h"

#include <criterion/criterion.h>
#include <string.h>

static struct node_fixture fixture;

static void set_up(void)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 17);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT16, NULL, DIMS(2));
    fixture_text(&fixture, "reduction", "mul");
}

static void tear_down(void)
{
    fixture_end(&fixture);
}

TestSuite(selection, .init = set_up, .fini = tear_down);

#define LIST(...) ((const char *const[]){__VA_ARGS__, NULL})

static bool admits(struct selection selection)
{
    struct scatter_case the_case = case_from_node(&fixture);
    return selection_admits(&selection, &the_case, &fixture.arena);
}

static bool admits_id(const char *const *globs, const char *id)
{
    struct selection selection = {.ids = globs};
    return selection_admits_id(&selection, id);
}

static void expect_usage(struct selection selection, const char *message)
{
    struct error error = {0};
    enum status status = selection_check(&selection, &error);
    cr_expect(status == STATUS_USAGE && strstr(error.message, message) != NULL, "%s: %s", status_name(status),
              error.message);
}

Test(selection, without_filters_everything_is_selected)
{
    cr_expect(admits((struct selection){0}));
    cr_expect(admits_id(NULL, "any/id"));
}

Test(selection, a_glob_is_matched_against_the_full_id)
{
    cr_expect(admits_id(LIST("cases/ScatterND-18/one"), "cases/ScatterND-18/one"));
    cr_expect(!admits_id(LIST("ScatterND-18"), "cases/ScatterND-18/one"));
    cr_expect(!admits_id(LIST("cases/ScatterND-18/one"), "cases/ScatterND-18/one#1"));
}

Test(selection, a_star_also_matches_slashes)
{
    cr_expect(admits_id(LIST("*ND*"), "cases/ScatterND-18/one"));
    cr_expect(admits_id(LIST("cases/*"), "cases/ScatterND-18/one"));
}

Test(selection, question_marks_brackets_and_escapes_work_as_in_the_shell)
{
    cr_expect(admits_id(LIST("c?se/[ab]"), "case/b"));
    cr_expect(!admits_id(LIST("case/[ab]"), "case/c"));
    cr_expect(admits_id(LIST("case/\\*"), "case/*"));
    cr_expect(!admits_id(LIST("case/\\*"), "case/a"));
}

Test(selection, any_of_several_globs_is_enough)
{
    cr_expect(admits_id(LIST("x", "case/*"), "case/a"));
    cr_expect(!admits_id(LIST("x", "y"), "case/a"));
}

Test(selection, a_list_of_ids_admits_its_ids)
{
    struct selection selection = {.only = LIST("case/B", "case/a", "case/a#1"), .only_count = 3};
    cr_expect(selection_admits_id(&selection, "case/B"));
    cr_expect(selection_admits_id(&selection, "case/a"));
    cr_expect(selection_admits_id(&selection, "case/a#1"));
    cr_expect(!selection_admits_id(&selection, "case/b"));
    cr_expect(!selection_admits_id(&selection, "case/*"));
}

Test(selection, a_list_without_ids_admits_nothing)
{
    struct selection selection = {.only = LIST("case/a"), .only_count = 0};
    cr_expect(!selection_admits_id(&selection, "case/a"));
}

Test(selection, a_list_of_ids_and_globs_must_both_admit)
{
    struct selection selection = {.ids = LIST("*/a"), .only = LIST("case/a", "case/b"), .only_count = 2};
    cr_expect(selection_admits_id(&selection, "case/a"));
    cr_expect(!selection_admits_id(&selection, "case/b"));
    cr_expect(!selection_admits_id(&selection, "other/a"));
}

Test(selection, an_operator_is_named_with_or_without_its_version)
{
    cr_expect(admits((struct selection){.operators = LIST("ScatterElements")}));
    cr_expect(admits((struct selection){.operators = LIST("ScatterElements-16")}));
    cr_expect(!admits((struct selection){.operators = LIST("ScatterElements-18")}));
    cr_expect(!admits((struct selection){.operators = LIST("Scatter", "ScatterND")}));
}

Test(selection, an_operator_that_the_opset_lacks_is_selected_by_its_name)
{
    fixture.node.opset = 10;
    cr_expect(admits((struct selection){.operators = LIST("ScatterElements")}));
    cr_expect(!admits((struct selection){.operators = LIST("ScatterElements-11")}));
}

Test(selection, the_opset_is_the_one_that_the_model_imports)
{
    cr_expect(admits((struct selection){.opsets = LIST("16", "17")}));
    cr_expect(!admits((struct selection){.opsets = LIST("16")}));
}

Test(selection, the_dtype_is_that_of_data)
{
    cr_expect(admits((struct selection){.dtypes = LIST("float16")}));
    cr_expect(!admits((struct selection){.dtypes = LIST("float", "bfloat16")}));
}

Test(selection, the_reduction_is_that_of_the_node)
{
    cr_expect(admits((struct selection){.reductions = LIST("add", "mul")}));
    cr_expect(!admits((struct selection){.reductions = LIST("none")}));
}

Test(selection, a_node_without_reduction_is_selected_by_none)
{
    fixture.node.attribute_count = 0;
    cr_expect(admits((struct selection){.reductions = LIST("none")}));
}

static bool tier_admits(const char *wanted, enum tier tier)
{
    struct selection selection = {.tier = wanted};
    struct scatter_case the_case = case_from_node(&fixture);
    the_case.tier = tier;
    return selection_admits(&selection, &the_case, &fixture.arena);
}

Test(selection, the_tier_core_admits_the_cases_of_this_tier_only)
{
    cr_expect(tier_admits("core", TIER_CORE));
    cr_expect(!tier_admits("core", TIER_FULL));
    cr_expect(!tier_admits("core", TIER_UNSTATED));
}

Test(selection, the_tier_full_admits_every_case)
{
    cr_expect(tier_admits("full", TIER_CORE));
    cr_expect(tier_admits("full", TIER_FULL));
    cr_expect(tier_admits("full", TIER_UNSTATED));
}

Test(selection, every_kind_of_filter_must_match)
{
    struct selection all = {.operators = LIST("ScatterElements"),
                            .opsets = LIST("17"),
                            .dtypes = LIST("float16"),
                            .reductions = LIST("mul")};
    cr_expect(admits(all));
    for (int kind = 0; kind < 4; kind++) {
        struct selection one_wrong = all;
        const char *const **list = kind == 0   ? &one_wrong.operators
                                   : kind == 1 ? &one_wrong.opsets
                                   : kind == 2 ? &one_wrong.dtypes
                                               : &one_wrong.reductions;
        *list = LIST("9");
        cr_expect(!admits(one_wrong), "kind %d", kind);
    }
}

Test(selection, well_spelt_filters_are_accepted)
{
    struct selection selection = {.ids = LIST("["),
                                  .operators = LIST("Scatter", "ScatterND-18"),
                                  .opsets = LIST("9", "1000"),
                                  .dtypes = LIST("string", "undefined", "float8e4m3fn"),
                                  .reductions = LIST("none", "mean")};
    struct error error;
    cr_expect(selection_check(&selection, &error) == STATUS_OK);
    cr_expect(selection_check(&(struct selection){0}, &error) == STATUS_OK);
}

Test(selection, a_misspelt_operator_is_a_usage_error)
{
    expect_usage((struct selection){.operators = LIST("Scatter", "ScatterNd")}, "--operator ScatterNd");
    expect_usage((struct selection){.operators = LIST("ScatterND-12")}, "--operator ScatterND-12");
}

Test(selection, a_misspelt_reduction_is_a_usage_error_but_one_that_only_a_wrong_case_has_is_none)
{
    struct error error;
    expect_usage(
        (struct selection){.reductions = LIST("add", "addd")},
        "--reduction addd: unknown value (did you mean add?); the values are none, add, mul, max, min");
    const struct selection unlisted = {.reductions = LIST("foo", "ADD", "sum", "mean", "prod", "")};
    cr_expect(selection_check(&unlisted, &error) == STATUS_OK);
}

Test(selection, a_misspelt_tier_is_a_usage_error)
{
    expect_usage((struct selection){.tier = "coer"},
                 "--tier coer: unknown value (did you mean core?); the values are core, full, large, huge");
    expect_usage((struct selection){.tier = "unstated"},
                 "--tier unstated: unknown value; the values are core,");
}

Test(selection, a_misspelt_dtype_is_a_usage_error)
{
    expect_usage((struct selection){.dtypes = LIST("float32")}, "--dtype float32");
}

Test(selection, an_opset_that_is_not_a_number_is_a_usage_error)
{
    static const char *const wrong[] = {"", "eighteen", "18x", "1.5", "99999999999999999999"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        expect_usage((struct selection){.opsets = LIST(wrong[i])}, "--opset");
}

Test(selection, every_filter_narrows_and_the_whole_tier_does_not)
{
    const struct selection narrow[] = {
        {.only = LIST("a"), .only_count = 1},
        {.ids = LIST("*")},
        {.operators = LIST("ScatterND")},
        {.opsets = LIST("18")},
        {.dtypes = LIST("float")},
        {.reductions = LIST("add")},
        {.tier = "core"},
    };
    for (size_t i = 0; i < sizeof narrow / sizeof *narrow; i++)
        cr_expect(selection_narrows(&narrow[i]), "%zu", i);
    cr_expect(!selection_narrows(&(struct selection){.ids = NULL}));
    cr_expect(!selection_narrows(&(struct selection){.tier = "full"}));
}

Test(selection, the_tier_huge_admits_only_its_cases)
{
    const struct selection huge = {.tier = "huge"};
    struct scatter_case the_case = case_from_node(&fixture);
    the_case.tier = TIER_LARGE;
    cr_expect(!selection_admits(&huge, &the_case, &fixture.arena));
    the_case.tier = TIER_HUGE;
    cr_expect(selection_admits(&huge, &the_case, &fixture.arena));
    cr_expect(selection_check(&huge, NULL) == STATUS_OK && selection_narrows(&huge));
}

Test(selection, the_tier_large_admits_only_its_cases)
{
    const struct selection large = {.tier = "large"};
    struct scatter_case the_case = case_from_node(&fixture);
    cr_expect(!selection_admits(&large, &the_case, &fixture.arena));
    the_case.tier = TIER_LARGE;
    cr_expect(selection_admits(&large, &the_case, &fixture.arena));
    cr_expect(selection_check(&large, NULL) == STATUS_OK && selection_narrows(&large));
}
