#include "fingerprint_comparison.h"
#include "fingerprint_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct fingerprint first, second;
static struct fingerprint_comparison comparison;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 24);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(fingerprint_comparison, .init = set_up, .fini = tear_down);

static void compare(const struct shown *left, const struct shown *right)
{
    first = fixture_fingerprint("one", left, &arena);
    second = fixture_fingerprint("two", right, &arena);
    cr_assert(fingerprint_compare(&first, &second, &comparison, &arena));
}

static const char *policies_text(const struct fingerprint_point *point)
{
    const char *text = "";
    for (size_t i = 0; point != NULL && i < point->policy_count; i++)
        text = arena_format(&arena, "%s%s%s", text, i == 0 ? "" : "+", point->policies[i].policy);
    return text;
}

/* Differences such as "ScatterND.nan-order: wins | loses", in order and ended by NULL; `same` points are the same. */
static void expect(const char *const *expected, size_t same)
{
    size_t index = 0, sides[3] = {0};
    for (; index < comparison.count && expected[index] != NULL; index++) {
        const struct fingerprint_difference *difference = &comparison.differences[index];
        const struct fingerprint_point *point =
            difference->first == NULL ? difference->second : difference->first;
        const char *text = arena_format(
            &arena, "%s.%s: %s | %s", point->version == NULL ? operator_name(point->op) : point->version->id,
            point->clause, policies_text(difference->first), policies_text(difference->second));
        cr_expect(strcmp(text, expected[index]) == 0, "%s instead of %s", text, expected[index]);
        sides[difference->second == NULL ? 1 : difference->first == NULL ? 2 : 0]++;
    }
    cr_expect(index == comparison.count && expected[index] == NULL, "%zu differences", comparison.count);
    cr_expect(comparison.same == same, "%zu are the same", comparison.same);
    cr_expect(comparison.differing == sides[0] && comparison.only_first == sides[1] &&
              comparison.only_second == sides[2]);
}

#define DIFFERENCES(...) ((const char *const[]){__VA_ARGS__, NULL})
#define NO_DIFFERENCE    ((const char *const[]){NULL})

Test(fingerprint_comparison, the_same_policies_are_not_a_difference)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}, {SEEN("c/b", "ScatterND-18.a", "q")}),
            SHOWN({SEEN("c/x", "ScatterND-18.a", "q")}, {SEEN("c/y", "ScatterND-18.a", "p")}));
    expect(NO_DIFFERENCE, 1);
}

Test(fingerprint_comparison, the_number_of_cases_makes_no_difference)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}),
            SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}, {SEEN("c/b", "ScatterND-18.a", "p")}));
    expect(NO_DIFFERENCE, 1);
}

Test(fingerprint_comparison, severity_makes_no_difference)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p"), .member = "warnings"}),
            SHOWN({SEEN("c/a", "ScatterND-18.a", "p"), .member = "failures"},
                  {SEEN("c/b", "ScatterND-18.a", "p")}));
    expect(NO_DIFFERENCE, 1);
}

Test(fingerprint_comparison, another_policy_is_a_difference)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}), SHOWN({SEEN("c/a", "ScatterND-18.a", "q")}));
    expect(DIFFERENCES("ScatterND.a: p | q"), 0);
}

Test(fingerprint_comparison, one_more_policy_is_a_difference)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}),
            SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}, {SEEN("c/b", "ScatterND-18.a", "q")}));
    expect(DIFFERENCES("ScatterND.a: p | p+q"), 0);
}

Test(fingerprint_comparison, one_policy_less_is_a_difference)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}, {SEEN("c/b", "ScatterND-18.a", "q")}),
            SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}));
    expect(DIFFERENCES("ScatterND.a: p+q | p"), 0);
}

Test(fingerprint_comparison, points_of_one_side_are_sorted_with_the_others)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}, {SEEN("c/a", "ScatterND-18.c", "p")},
                  {SEEN("c/a", "ScatterND-18.d", "p")}),
            SHOWN({SEEN("c/a", "ScatterND-18.b", "p")}, {SEEN("c/a", "ScatterND-18.c", "p")},
                  {SEEN("c/a", "ScatterND-18.e", "p")}));
    expect(DIFFERENCES("ScatterND.a: p | ", "ScatterND.b:  | p", "ScatterND.d: p | ", "ScatterND.e:  | p"),
           1);
}

Test(fingerprint_comparison, different_questions_are_not_compared_with_each_other)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.rounding", "p"), .dtype = "float"}),
            SHOWN({SEEN("c/a", "ScatterND-18.rounding", "p"), .dtype = "double"}));
    expect(DIFFERENCES("ScatterND.rounding:  | p", "ScatterND.rounding: p | "), 0);
}

/* ---- versions ------------------------------------------------------------------------------------------------------------ */

Test(fingerprint_comparison, versions_with_the_same_behaviour_on_each_side_are_one_point)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-16.a", "p")}, {SEEN("c/b", "ScatterND-18.a", "p")}),
            SHOWN({SEEN("c/a", "ScatterND-16.a", "q")}, {SEEN("c/b", "ScatterND-18.a", "q")}));
    expect(DIFFERENCES("ScatterND.a: p | q"), 0);
}

Test(fingerprint_comparison, versions_are_separate_points_if_they_differ_on_one_side)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-16.a", "p")}, {SEEN("c/b", "ScatterND-18.a", "p")}),
            SHOWN({SEEN("c/a", "ScatterND-16.a", "q")}, {SEEN("c/b", "ScatterND-18.a", "p")}));
    expect(DIFFERENCES("ScatterND-16.a: p | q"), 1);
}

Test(fingerprint_comparison, a_version_that_one_side_lacks_is_a_difference)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}),
            SHOWN({SEEN("c/a", "ScatterND-16.a", "p")}, {SEEN("c/b", "ScatterND-18.a", "p")}));
    expect(DIFFERENCES("ScatterND-16.a:  | p"), 1);
}

Test(fingerprint_comparison, different_sets_of_versions_are_compared_version_by_version)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-13.a", "p")}, {SEEN("c/b", "ScatterND-18.a", "p")}),
            SHOWN({SEEN("c/a", "ScatterND-11.a", "p")}, {SEEN("c/b", "ScatterND-18.a", "q")}));
    expect(DIFFERENCES("ScatterND-11.a:  | p", "ScatterND-13.a: p | ", "ScatterND-18.a: p | q"), 0);
}

Test(fingerprint_comparison, a_point_of_one_side_is_split_only_if_its_versions_differ)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-16.a", "p")}, {SEEN("c/b", "ScatterND-18.a", "p")},
                  {SEEN("c/a", "ScatterND-16.b", "p")}, {SEEN("c/b", "ScatterND-18.b", "q")}),
            SHOWN({SEEN("c/a", "ScatterND-16.c", "p")}));
    expect(
        DIFFERENCES("ScatterND.a: p | ", "ScatterND-16.b: p | ", "ScatterND-18.b: q | ", "ScatterND.c:  | p"),
        0);
}

Test(fingerprint_comparison, two_empty_fingerprints_are_the_same)
{
    compare(SHOWN({.id = NULL}), SHOWN({.id = NULL}));
    expect(NO_DIFFERENCE, 0);
}

/* ---- JSON ---------------------------------------------------------------------------------------------------------------- */

static json_t *json;

/* The clause of the only difference. */
static void expect_clause(const char *expected)
{
    const char *clause = "";
    json = fingerprint_comparison_to_json(&first, &second, &comparison);
    cr_expect(json_unpack(json, "{s:[{s:s}!]}", "differences", "clause", &clause) == 0 &&
                  strcmp(clause, expected) == 0,
              "%s", clause);
    json_decref(json);
}

Test(fingerprint_comparison, the_json_has_both_sides)
{
    const char *left, *right, *policy, *other;
    json_int_t same;
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}, {SEEN("c/a", "ScatterND-18.b", "p")}),
            SHOWN({SEEN("c/a", "ScatterND-18.a", "q")}, {SEEN("c/a", "ScatterND-18.b", "p")}));
    json = fingerprint_comparison_to_json(&first, &second, &comparison);
    cr_assert(json_unpack(json, "{s:{s:{s:s}}, s:{s:{s:s}}, s:I, s:[{s:[{s:s}], s:[{s:s}]}]}", "first",
                          "implementation", "name", &left, "second", "implementation", "name", &right, "same",
                          &same, "differences", "first", "policy", &policy, "second", "policy", &other) == 0);
    cr_expect(strcmp(left, "one") == 0 && strcmp(right, "two") == 0 && same == 1);
    cr_expect(strcmp(policy, "p") == 0 && strcmp(other, "q") == 0);
    json_decref(json);
}

Test(fingerprint_comparison, in_json_a_point_of_one_side_has_only_that_side)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}), SHOWN({.id = NULL}));
    json = fingerprint_comparison_to_json(&first, &second, &comparison);
    const json_t *difference = json_array_get(json_object_get(json, "differences"), 0);
    cr_expect(json_is_array(json_object_get(difference, "first")));
    cr_expect(json_object_get(difference, "second") == NULL);
    json_decref(json);
}

Test(fingerprint_comparison, in_json_a_point_names_its_version_if_versions_differ)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-16.a", "p")}, {SEEN("c/a", "ScatterND-18.a", "p")}),
            SHOWN({SEEN("c/a", "ScatterND-16.a", "q")}, {SEEN("c/a", "ScatterND-18.a", "p")}));
    expect_clause("ScatterND-16.a");
}

Test(fingerprint_comparison, in_json_a_point_names_its_operator_if_versions_do_not_differ)
{
    compare(SHOWN({SEEN("c/a", "ScatterND-18.a", "p")}), SHOWN({.id = NULL}));
    expect_clause("ScatterND.a");
}
