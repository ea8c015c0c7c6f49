#include "case_fixture.h"
#include "declaration.h"

#include <criterion/criterion.h>
#include <string.h>

static struct node_fixture fixture;
static struct arena *arena;

static void set_up(void)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    arena = &fixture.arena;
}

static void tear_down(void)
{
    fixture_end(&fixture);
}

TestSuite(declaration, .init = set_up, .fini = tear_down);

static const char *const operators_nd[] = {"ScatterND"};
static const char *const operators_nd_18[] = {"Scatter", "ScatterND-18"};
static const char *const reductions_none[] = {"none"};
static const char *const reductions_add[] = {"none", "add"};
static const int32_t dtypes_float[] = {DTYPE_FLOAT};

/* Why a declaration does not cover the fixture's node; NULL if it does. */
static const char *uncovered(struct declaration declared)
{
    struct scatter_case the_case = case_from_node(&fixture);
    const char *reason = NULL;
    bool covered = declaration_covers(&declared, &the_case, NULL, &reason, arena);
    cr_assert(covered == (reason == NULL));
    return reason;
}

static void expect_covered(struct declaration declared)
{
    const char *reason = uncovered(declared);
    cr_expect(reason == NULL, "%s", reason);
}

static void expect_uncovered(struct declaration declared, const char *expected)
{
    const char *reason = uncovered(declared);
    cr_expect(reason != NULL && strcmp(reason, expected) == 0, "%s", reason == NULL ? "covered" : reason);
}

Test(declaration, an_empty_declaration_covers_everything)
{
    fixture_text(&fixture, "reduction", "min");
    fixture_input(&fixture, INPUT_DATA, DTYPE_BFLOAT16, NULL, DIMS(1));
    expect_covered((struct declaration){0});
}

Test(declaration, an_operator_is_covered_by_its_name_or_its_version)
{
    expect_covered((struct declaration){.operators = operators_nd, .operator_count = 1});
    expect_covered((struct declaration){.operators = operators_nd_18, .operator_count = 2});
    fixture.node.opset = 16;
    expect_covered((struct declaration){.operators = operators_nd, .operator_count = 1});
    expect_uncovered((struct declaration){.operators = operators_nd_18, .operator_count = 2},
                     "operator ScatterND at opset 16 is not declared");
}

Test(declaration, an_operator_that_its_opset_lacks_is_covered_by_its_name)
{
    fixture.node.opset = 9;
    expect_covered((struct declaration){.operators = operators_nd, .operator_count = 1});
    expect_uncovered((struct declaration){.operators = operators_nd_18, .operator_count = 2},
                     "operator ScatterND at opset 9 is not declared");
}

Test(declaration, an_element_type_is_covered_by_its_number)
{
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1));
    expect_covered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1});
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, NULL, DIMS(1));
    expect_uncovered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1},
                     "element type string is not declared");
}

Test(declaration, element_types_that_declarations_do_not_cover_are_sent)
{
    expect_covered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1});
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1));
    fixture.tensors[INPUT_DATA].dtype = DTYPE_FLOAT8E5M2;
    expect_covered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1});
    fixture.tensors[INPUT_DATA].dtype = 12345;
    expect_covered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1});
}

Test(declaration, a_reduction_is_covered_by_its_name)
{
    fixture_text(&fixture, "reduction", "add");
    expect_covered((struct declaration){.reductions = reductions_add, .reduction_count = 2});
    expect_uncovered((struct declaration){.reductions = reductions_none, .reduction_count = 1},
                     "reduction add is not declared");
}

Test(declaration, a_node_without_reduction_needs_none)
{
    expect_covered((struct declaration){.reductions = reductions_none, .reduction_count = 1});
    expect_uncovered((struct declaration){.reductions = reductions_add + 1, .reduction_count = 1},
                     "reduction none is not declared");
}

Test(declaration, reductions_that_declarations_do_not_cover_are_sent)
{
    fixture_text(&fixture, "reduction", "Add");
    expect_covered((struct declaration){.reductions = reductions_none, .reduction_count = 1});
}

/* ---- combinations -------------------------------------------------------------------------------------- */

#define COMBINED(...)                                                   \
    .combinations = (const struct declared_combination[]){__VA_ARGS__}, \
    .combination_count =                                                \
        sizeof((const struct declared_combination[]){__VA_ARGS__}) / sizeof(struct declared_combination)

static const struct declaration together = {
    COMBINED({"ScatterND-18", DTYPE_FLOAT, "add"}, {"ScatterND-18", DTYPE_INT64, "none"})};

static enum claim claimed(const struct declaration *declared)
{
    struct scatter_case the_case = case_from_node(&fixture);
    return declaration_claim(declared, &the_case);
}

Test(declaration, a_combination_covers_only_what_is_declared_together)
{
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1));
    fixture_text(&fixture, "reduction", "add");
    expect_covered(together);
    cr_expect(claimed(&together) == CLAIM_TOGETHER);
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT64, NULL, DIMS(1));
    expect_uncovered(together, "the combination of ScatterND-18, int64, add is not declared");
}

Test(declaration, a_combination_of_another_version_covers_nothing)
{
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT64, NULL, DIMS(1));
    expect_covered(together);
    fixture.node.opset = 16;
    expect_uncovered(together, "the combination of ScatterND-16, int64, none is not declared");
    expect_covered((struct declaration){COMBINED({"ScatterND", DTYPE_INT64, "none"})});
}

Test(declaration, combinations_and_lists_must_both_cover_a_case)
{
    struct declaration both = together;
    both.dtypes = dtypes_float;
    both.dtype_count = 1;
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT64, NULL, DIMS(1));
    expect_uncovered(both, "element type int64 is not declared");
}

Test(declaration, what_no_combination_can_cover_is_sent_and_not_claimed)
{
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1));
    fixture_text(&fixture, "reduction", "Add");
    expect_covered(together);
    cr_expect(claimed(&together) == CLAIM_NONE);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1));
    fixture.tensors[INPUT_DATA].dtype = DTYPE_FLOAT8E5M2;
    expect_covered(together);
    cr_expect(claimed(&together) == CLAIM_NONE);
}

Test(declaration, three_lists_claim_less_than_combinations_and_an_empty_list_claims_nothing)
{
    struct declaration lists = {.operators = operators_nd,
                                .operator_count = 1,
                                .dtypes = dtypes_float,
                                .dtype_count = 1,
                                .reductions = reductions_none,
                                .reduction_count = 1};
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1));
    cr_expect(claimed(&lists) == CLAIM_LISTED);
    lists.reduction_count = 0;
    cr_expect(claimed(&lists) == CLAIM_NONE);
    cr_expect(claimed(&(struct declaration){0}) == CLAIM_NONE);
}

/* ---- limits -------------------------------------------------------------------------------------------- */

static struct declaration limited_to(enum limit limit, int64_t greatest)
{
    struct declaration declared = {0};
    declared.limits.greatest[limit] = greatest;
    return declared;
}

Test(declaration, a_case_within_a_limit_is_covered_and_one_beyond_it_is_not)
{
    static const struct {
        enum limit limit;
        int64_t reached;
        const char *reason;
    } rows[] = {{LIMIT_RANK, 2, "beyond the declared limit of rank 1"},
                {LIMIT_EXTENT, 3, "beyond the declared limit of extent 2"},
                {LIMIT_ELEMENTS, 6, "beyond the declared limit of 5 elements"},
                {LIMIT_BYTES, 24, "beyond the declared limit of 23 bytes"}};
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(2, 3));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        expect_covered(limited_to(rows[i].limit, rows[i].reached));
        expect_uncovered(limited_to(rows[i].limit, rows[i].reached - 1), rows[i].reason);
    }
}

Test(declaration, limits_hold_for_every_input)
{
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(1, 1, 1));
    expect_uncovered(limited_to(LIMIT_RANK, 2), "beyond the declared limit of rank 2");
}

Test(declaration, bytes_of_strings_are_those_of_their_characters)
{
    struct string_element strings[] = {{"abc", 3}, {"", 0}};
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, strings, DIMS(2));
    expect_covered(limited_to(LIMIT_BYTES, 3));
    expect_uncovered(limited_to(LIMIT_BYTES, 2), "beyond the declared limit of 2 bytes");
}

Test(declaration, the_limit_is_told_only_if_it_is_the_reason)
{
    struct beyond_limit beyond;
    const char *reason;
    struct declaration declared = limited_to(LIMIT_RANK, 1);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(2, 3));
    struct scatter_case the_case = case_from_node(&fixture);
    cr_expect(!declaration_covers(&declared, &the_case, &beyond, &reason, arena));
    cr_expect(beyond.is_beyond && beyond.is_declared && beyond.limit == LIMIT_RANK && beyond.greatest == 1);
    declared.reductions = reductions_add + 1;
    declared.reduction_count = 1;
    cr_expect(!declaration_covers(&declared, &the_case, &beyond, &reason, arena) && !beyond.is_beyond);
}

/* ---- forms --------------------------------------------------------------------------------------------- */

/* Why these forms do not cover a node whose indices are constant, and whose extents are open; NULL if they
 * do. */
static const char *uncovered_form(const char *const *forms, size_t count)
{
    const struct model_input inputs[] = {{.source = INPUT_FROM_GRAPH, .name = "data"},
                                         {.source = INPUT_FROM_MODEL, .name = "indices"},
                                         {.source = INPUT_FROM_GRAPH, .name = "updates"}};
    const struct declared_type declared = {.rank = 1, .dims = (const int64_t[]){EXTENT_OPEN}};
    struct scatter_case the_case = case_from_node(&fixture);
    the_case.model.inputs = inputs;
    the_case.model.input_count = 3;
    the_case.model.declared = &declared;
    the_case.model.declared_count = 1;
    const char *reason = NULL;
    (void)declaration_covers(&(struct declaration){.forms = forms, .form_count = count}, &the_case, NULL,
                             &reason, arena);
    return reason;
}

static const char *const forms[] = {"run-time-data", "run-time-updates", "constant-indices", "open-extents"};

Test(declaration, each_property_of_the_form_must_be_declared)
{
    cr_expect(uncovered_form(forms, 4) == NULL);
    cr_expect_str_eq(uncovered_form(forms, 3), "form open-extents is not declared");
    cr_expect_str_eq(uncovered_form(forms, 2), "form constant-indices is not declared");
    cr_expect_str_eq(uncovered_form(forms + 1, 3), "form run-time-data is not declared");
}

Test(declaration, without_a_list_every_form_is_declared)
{
    cr_expect(uncovered_form(NULL, 0) == NULL);
}
