#include "declaration.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(declared_names, .init = set_up, .fini = tear_down);

#define LIST(...) \
    (const char *const[]){__VA_ARGS__}, sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *)

static struct declaration with_operators(const char *const *names, size_t count)
{
    return (struct declaration){.name = "", .version = "", .operators = names, .operator_count = count};
}

static struct declaration with_reductions(const char *const *names, size_t count)
{
    return (struct declaration){.name = "", .version = "", .reductions = names, .reduction_count = count};
}

static struct declaration with_dtypes(const int32_t *dtypes, size_t count)
{
    return (struct declaration){.name = "", .version = "", .dtypes = dtypes, .dtype_count = count};
}

static void expect_unknown(struct declaration declaration, const char *expected)
{
    const char *text = declaration_unknown(&declaration, &arena);
    cr_expect(text == NULL ? expected == NULL : expected != NULL && strcmp(text, expected) == 0, "%s",
              text == NULL ? "(nothing)" : text);
}

static void expect_refused(struct declaration declaration, const char *words)
{
    struct error error = {.message = ""};
    cr_expect(declaration_check(&declaration, &error) == STATUS_PROTOCOL);
    cr_expect(strstr(error.message, words) != NULL, "%s", error.message);
}

static void expect_accepted(struct declaration declaration)
{
    struct error error = {.message = ""};
    cr_expect(declaration_check(&declaration, &error) == STATUS_OK, "%s", error.message);
}

Test(declared_names, a_declaration_of_everything_has_no_unknown_names)
{
    expect_unknown((struct declaration){.name = ""}, NULL);
    expect_accepted((struct declaration){.name = ""});
}

Test(declared_names, operators_and_versions_are_known)
{
    expect_unknown(with_operators(LIST("Scatter", "ScatterND-16")), NULL);
}

Test(declared_names, unknown_names_are_reported_and_known_names_are_not)
{
    expect_unknown(with_operators(LIST("ScatterND", "Gather", "ScatterND-12")),
                   "operator \"Gather\", \"ScatterND-12\"");
    expect_unknown(with_reductions(LIST("none", "avg")), "reduction \"avg\"");
    expect_unknown(with_dtypes((const int32_t[]){1, 99}, 2), "element type 99");
    expect_unknown(
        (struct declaration){.forms = (const char *const[]){"constant-data", "static"}, .form_count = 2},
        "form \"static\"");
}

Test(declared_names, types_of_onnx_that_no_operator_takes_are_known)
{
    expect_unknown(with_dtypes((const int32_t[]){1, 17}, 2), NULL);
}

Test(declared_names, only_the_first_of_many_unknown_names_are_reported)
{
    expect_unknown(with_reductions(LIST("a", "b", "c", "d", "e", "f", "g")),
                   "reduction \"a\", \"b\", \"c\", \"d\", \"e\" and 2 more");
}

Test(declared_names, unknown_names_of_several_lists_are_reported)
{
    struct declaration declaration = with_operators(LIST("Gather"));
    declaration.reductions = (const char *const[]){"avg"};
    declaration.reduction_count = 1;
    expect_unknown(declaration, "operator \"Gather\"; reduction \"avg\"");
}

Test(declared_names, a_list_without_a_known_name_is_refused)
{
    expect_refused(with_operators(LIST("Gather")), "it declares no known scatter operator, only \"Gather\"");
    expect_refused(with_reductions(LIST("avg")), "it declares no known reduction, only \"avg\"");
    expect_refused(with_dtypes((const int32_t[]){99}, 1), "it declares no known element type, only 99");
}

Test(declared_names, types_that_no_operator_takes_are_not_enough)
{
    expect_refused(with_dtypes((const int32_t[]){17}, 1), "it declares no known element type, only 17");
}

Test(declared_names, one_known_name_is_enough)
{
    expect_accepted(with_reductions(LIST("avg", "none")));
}

static struct declaration with_combination(const struct declared_combination *combination)
{
    return (struct declaration){
        .name = "", .version = "", .combinations = combination, .combination_count = 1};
}

Test(declared_names, a_combination_with_an_unknown_part_is_reported_and_not_enough_alone)
{
    static const struct declared_combination good = {"ScatterND-18", 1, "add"},
                                             bad[] = {{"Gather", 1, "add"},
                                                      {"ScatterND-18", 99, "add"},
                                                      {"ScatterND-18", 1, "avg"}};
    expect_unknown(with_combination(&good), NULL);
    expect_accepted(with_combination(&good));
    expect_unknown(with_combination(&bad[0]), "combination (\"Gather\", 1, \"add\")");
    for (size_t i = 0; i < 3; i++)
        expect_refused(with_combination(&bad[i]), "it declares no known combination, only (");
}

Test(declared_names, a_negative_limit_is_refused)
{
    struct declaration declaration = {.name = "", .version = ""};
    declaration.limits.greatest[LIMIT_EXTENT] = -1;
    expect_refused(declaration, "it declares the limit extent as -1");
    declaration.limits.greatest[LIMIT_EXTENT] = 1;
    expect_accepted(declaration);
}
