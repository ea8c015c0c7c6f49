#include "case_source.h"
#include "failure_check.h"
#include "misreading.h"
#include "record.h"
#include "world.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

/* Failures, then cases that pass. */
enum { FAILING = 8, COUNT = FAILING + 4 };

static struct arena arena;
static struct world world;
static struct case_location locations[COUNT];
static struct executed_case executed[COUNT];
static struct causes causes;
static struct error error;

static void set_bit(int place, int feature)
{
    executed[place].features.words[feature / 64] |= (uint64_t)1 << feature % 64;
}

static void clear_bit(int place, int feature)
{
    executed[place].features.words[feature / 64] &= ~((uint64_t)1 << feature % 64);
}

/* A failure that a misreading explains; "": one without an output. */
static void fail(int place, const char *misreading)
{
    const bool has_output = misreading[0] != '\0';
    json_t *names = has_output ? json_pack("[s]", misreading) : json_array();
    json_t *record =
        json_pack("{s:s, s:s, s:s, s:s, s:b, s:s, s:o}", "type", "case", "id", locations[place].id, "verdict",
                  "fail", "answer", has_output ? "output" : "rejected", "compared", 1, "misreading",
                  misreading, "misreadings", names);
    const struct recorded_case item = recorded_case_of(record, &arena);
    free(executed[place].record);
    executed[place].record = recorded_case_copy(&item);
    json_decref(record);
    cr_assert(executed[place].record != NULL);
}

/* All cases are of float. Doing nothing explains the failures, and would change each of the others. */
static void set_up(void)
{
    arena = arena_create((size_t)1 << 26);
    cr_assert(world_create(&world, "random-1", &arena, &error) == STATUS_OK, "%s", error.message);
    for (int i = 0; i < COUNT; i++) {
        locations[i] = (struct case_location){
            .id = arena_format(&arena, "w/%d", i), .world = &world, .number = (uint64_t)i};
        executed[i].passed = i >= FAILING;
        set_bit(i, FEATURE_EXPECTATION + EXPECT_EXACT);
        set_bit(i, FEATURE_DTYPE + DTYPE_FLOAT);
        if (i < FAILING)
            fail(i, "nothing-done");
    }
}

static void tear_down(void)
{
    for (int i = 0; i < COUNT; i++)
        free(executed[i].record);
    causes_destroy(&causes);
    arena_destroy(&arena);
}

TestSuite(evidence, .init = set_up, .fini = tear_down);

static void gather(void)
{
    const struct case_list cases = {.locations = locations, .count = COUNT};
    const struct run_settings settings = {.cases = &cases};
    evidence_of_others(&settings, executed, COUNT, &causes);
}

/* Whether a passing case contradicts a misreading. */
static bool is_contradicted(void)
{
    gather();
    return causes.misreading_count > 0 && causes.contradicted[0] != NULL;
}

Test(evidence, a_like_case_that_passes_and_would_be_changed_contradicts)
{
    cr_expect(is_contradicted());
    cr_expect_str_eq(causes.misreadings[0], "nothing-done");
    cr_expect_str_eq(causes.contradicted[0], "w/8");
}

Test(evidence, a_case_that_lacks_what_all_failures_have_says_nothing)
{
    for (int i = 0; i < FAILING; i++)
        set_bit(i, FEATURE_INDEX_NEGATIVE);
    cr_expect(!is_contradicted());
}

/* Leaves so many failures, of negative indices, of which none of the passing cases is. */
static void leave_few(int count)
{
    for (int i = 0; i < FAILING; i++)
        set_bit(i, FEATURE_INDEX_NEGATIVE);
    for (int i = count; i < FAILING; i++) {
        free(executed[i].record);
        executed[i].record = NULL;
    }
}

Test(evidence, few_failures_that_no_case_is_like_are_compared_loosely)
{
    leave_few(FAILING - 1);
    cr_expect(is_contradicted());
}

Test(evidence, few_failures_that_another_misreading_explains_too_are_not)
{
    static const char *const names[] = {"nothing-done", "as-max"};
    leave_few(FAILING - 1);
    executed[0].record->misreadings = (struct texts){2, names};
    cr_expect(!is_contradicted());
}

Test(evidence, few_failures_explained_by_a_misreading_with_variants_are_not)
{
    leave_few(FAILING - 1);
    for (int i = 0; i < FAILING - 1; i++)
        fail(i, "first-not-written");
    cr_expect(!is_contradicted());
}

Test(evidence, what_is_never_written_to_a_first_coordinate_is_contradicted_by_a_case_with_updates_there)
{
    for (int i = 0; i < FAILING; i++)
        fail(i, "first-not-written");
    for (int i = FAILING; i < COUNT; i++)
        locations[i].number = (uint64_t)(100 * i);
    cr_expect(is_contradicted());
}

Test(evidence, a_case_with_what_no_failure_has_says_nothing)
{
    for (int i = FAILING; i < COUNT; i++)
        set_bit(i, FEATURE_INDEX_NEGATIVE);
    cr_expect(!is_contradicted());
}

/* Some failures are of double, and some of max, but none is of both. */
Test(evidence, a_case_of_an_element_type_and_a_reduction_that_no_failure_has_together_says_nothing)
{
    clear_bit(0, FEATURE_DTYPE + DTYPE_FLOAT);
    set_bit(0, FEATURE_DTYPE + DTYPE_DOUBLE);
    set_bit(1, FEATURE_REDUCTION + REDUCTION_MAX);
    for (int i = FAILING; i < COUNT; i++) {
        clear_bit(i, FEATURE_DTYPE + DTYPE_FLOAT);
        set_bit(i, FEATURE_DTYPE + DTYPE_DOUBLE);
        set_bit(i, FEATURE_REDUCTION + REDUCTION_MAX);
    }
    cr_expect(!is_contradicted());
}

Test(evidence, a_case_with_several_allowed_outputs_says_nothing)
{
    for (int i = FAILING; i < COUNT; i++)
        clear_bit(i, FEATURE_EXPECTATION + EXPECT_EXACT);
    cr_expect(!is_contradicted());
}

Test(evidence, failures_that_only_occur_after_others_are_not_asked_about)
{
    for (int i = 0; i < FAILING; i++)
        executed[i].record->circumstance = CIRCUMSTANCE_AFTER_OTHERS;
    cr_expect(!is_contradicted());
}

Test(evidence, a_misreading_with_a_parameter_that_is_searched_is_not_contradicted)
{
    for (int i = 0; i < FAILING; i++)
        fail(i, "targets-beyond-power-of-two-lost");
    cr_expect(!is_contradicted());
}

/* The misreading to whose cause a refusal among failures that "index-from-1" explains may belong; NULL: none.
 * Index 0 is before data for whoever counts from 1. */
static const char *cause_of_refusal(void)
{
    const int refused = COUNT - 1;
    for (int i = 0; i < FAILING; i++)
        fail(i, "index-from-1");
    fail(refused, "");
    executed[refused].passed = false;
    for (; executed[refused].beyond == NULL && locations[refused].number < 100; locations[refused].number++)
        gather();
    return executed[refused].beyond;
}

Test(evidence, a_refusal_where_the_misreading_finds_an_index_outside_of_data_may_belong_to_its_cause)
{
    const char *cause = cause_of_refusal();
    cr_assert(cause != NULL);
    cr_expect_str_eq(cause, "index-from-1");
}

Test(evidence, a_refusal_that_lacks_what_all_failures_have_does_not)
{
    for (int i = 0; i < FAILING; i++)
        set_bit(i, FEATURE_INDEX_NEGATIVE);
    cr_expect(cause_of_refusal() == NULL);
}

/* All cases but the refusal are of unlike signs, and of nothing else: 8 fail and 3 pass. */
Test(evidence, without_a_telling_feature_a_refusal_must_have_all_that_the_failures_have)
{
    for (int i = 0; i < COUNT; i++) {
        clear_bit(i, FEATURE_DTYPE + DTYPE_FLOAT);
        clear_bit(i, FEATURE_EXPECTATION + EXPECT_EXACT);
    }
    for (int i = 0; i < COUNT - 1; i++)
        set_bit(i, FEATURE_UNLIKE_SIGNS);
    cr_expect(cause_of_refusal() == NULL);
}

/* The failures are of negative indices, and by chance of unlike signs, as is every case that passes. */
Test(evidence, a_refusal_may_lack_what_the_failures_share_with_cases_that_pass)
{
    set_bit(COUNT - 1, FEATURE_INDEX_NEGATIVE);
    for (int i = 0; i < COUNT - 1; i++)
        set_bit(i, i < FAILING ? FEATURE_INDEX_NEGATIVE : FEATURE_UNLIKE_SIGNS);
    for (int i = 0; i < FAILING; i++)
        set_bit(i, FEATURE_UNLIKE_SIGNS);
    cr_expect(cause_of_refusal() != NULL);
}
