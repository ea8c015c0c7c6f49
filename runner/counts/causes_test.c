#include "causes.h"
#include "judge.h"
#include "record.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct causes causes;

static void tear_down(void)
{
    causes_destroy(&causes);
}

TestSuite(causes, .fini = tear_down);

static const struct case_features telling = {.elements = 10, .plain = true, .distinct = true};

static json_t *record_of(const char *id, enum verdict verdict, const char *clause, const char *policy)
{
    return json_pack("{s:s, s:s, s:s, s:b, s:s, s:s, s:s, s:[{s:s, s:s, s:s}]}", "type", "case", "id", id,
                     "verdict", verdict_name(verdict), "compared", 1, "operator_version", "ScatterND-18",
                     "dtype", "float", "answer", "output", "failures", "clause", clause, "level", "must",
                     "policy", policy);
}

static json_t *set(json_t *record, const char *member, const char *text)
{
    (void)json_object_set_new(record, member, json_string(text));
    return record;
}

/* `beyond`: as causes_add. */
static void add_record_beyond(const json_t *record, const struct case_features *features, const char *beyond)
{
    struct arena arena = arena_create((size_t)1 << 24);
    const struct recorded_case item = recorded_case_of(record, &arena);
    causes_add(&causes, &item, features, beyond);
    arena_destroy(&arena);
}

static void add_record(const json_t *record, const struct case_features *features)
{
    add_record_beyond(record, features, NULL);
}

static const struct cause_group *group_of(const json_t *record, struct telling_rank *rank)
{
    struct arena arena = arena_create((size_t)1 << 24);
    const struct recorded_case item = recorded_case_of(record, &arena);
    const struct cause_group *group = causes_group_of(&causes, &item, &telling, rank);
    arena_destroy(&arena);
    return group;
}

static void add(json_t *record, struct case_features features)
{
    cr_assert(record != NULL);
    add_record(record, &features);
    json_decref(record);
}

/* A wrong answer. */
static json_t *wrong(const char *id, const char *clause, const char *policy)
{
    return record_of(id, VERDICT_FAIL, clause, policy);
}

/* A valid input that was refused. */
static json_t *refused(const char *id, const char *message)
{
    return set(set(wrong(id, "ScatterND-18.accepts-valid", "refused"), "answer", "rejected"), "message",
               message);
}

/* A wrong answer that misreadings explain: up to two, "" for none. */
static json_t *misread(const char *id, const char *one, const char *other)
{
    json_t *record = wrong(id, "ScatterND-18.bits-kept", "wrong"), *names = json_array();
    (void)json_array_append_new(names, json_string(one));
    if (other[0] != '\0')
        (void)json_array_append_new(names, json_string(other));
    (void)json_object_set_new(record, "misreadings", names);
    return set(record, "misreading", one);
}

static void expect_cause(size_t number, const char *title, int64_t cases, const char *id)
{
    cr_assert(number < causes.count, "there are %zu", causes.count);
    const struct cause *cause = &causes.items[number];
    cr_expect(strcmp(cause->record.title, title) == 0, "%s", cause->record.title);
    cr_expect(cause->record.cases == cases);
    cr_expect(strcmp(cause->telling->id, id) == 0, "%s", cause->telling->id);
}

/* ---- grouping ------------------------------------------------------------------------------------------ */

Test(causes, failures_of_one_clause_and_policy_have_one_cause_whatever_the_operator)
{
    add(wrong("cases/a", "ScatterND-18.target", "wrong"), telling);
    add(wrong("cases/b", "ScatterElements-16.target", "wrong"), telling);
    add(wrong("cases/c", "ScatterND-18.target", "old"), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 2);
    expect_cause(0, "target: wrong", 2, "cases/a");
    expect_cause(1, "target: old", 1, "cases/c");
}

Test(causes, refusals_whose_messages_differ_in_numbers_and_types_have_one_cause)
{
    add(refused("cases/a", "index -3 of 2.5 at 0x7f is not int64"), telling);
    add(refused("cases/b", "index 17 of 8 at 0x1 is not int32"), telling);
    add(refused("cases/c", "no axis"), telling);
    causes_settle(&causes);
    expect_cause(0, "accepts-valid: refused: index N of N at N is not T", 2, "cases/a");
    expect_cause(1, "accepts-valid: refused: no axis", 1, "cases/c");
}

Test(causes, a_message_that_all_refusals_have_is_shown_with_its_numbers_and_types)
{
    add(refused("cases/a", "indices must be int64"), telling);
    add(refused("cases/b", "indices must be int64"), telling);
    add(refused("cases/c", "no axis 3"), telling);
    add(refused("cases/d", "no axis 4"), telling);
    causes_settle(&causes);
    expect_cause(0, "accepts-valid: refused: indices must be int64", 2, "cases/a");
    expect_cause(1, "accepts-valid: refused: no axis N", 2, "cases/c");
}

Test(causes, titles_do_not_repeat_what_all_messages_begin_with)
{
    add(refused("cases/a", "[E:compiler] Node 'scatter' failed: index out of bounds"), telling);
    add(refused("cases/b", "[E:compiler] Node 'scatter' failed: unknown reduction"), telling);
    causes_settle(&causes);
    expect_cause(0, "accepts-valid: refused: …index out of bounds", 1, "cases/a");
    expect_cause(1, "accepts-valid: refused: …unknown reduction", 1, "cases/b");
}

Test(causes, only_the_first_line_of_a_message_counts_and_not_all_of_a_long_one)
{
    char message[2000];
    memset(message, 'x', sizeof message - 1);
    message[sizeof message - 1] = '\0';
    add(refused("cases/a", message), telling);
    message[1500] = 'y';
    add(refused("cases/b", message), telling);
    add(refused("cases/c", "one\ntwo"), telling);
    add(refused("cases/d", "one\nthree"), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 2);
}

Test(causes, a_second_line_that_is_marked_as_the_reason_counts_too)
{
    add(refused("cases/a", "error in 'f'\n> extents differ\n> more"), telling);
    add(refused("cases/b", "error in 'f'\n> ranks differ"), telling);
    causes_settle(&causes);
    expect_cause(0, "accepts-valid: refused: error in 'f' > extents differ", 1, "cases/a");
}

Test(causes, waived_passed_and_unsupported_cases_have_no_cause)
{
    add(set(wrong("cases/a", "ScatterND-18.target", "wrong"), "waived", "known"), telling);
    add(record_of("cases/b", VERDICT_PASS, "ScatterND-18.target", "wrong"), telling);
    add(record_of("cases/c", VERDICT_UNSUPPORTED, "ScatterND-18.target", "wrong"), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 0);
}

Test(causes, cases_without_findings_are_grouped_by_verdict_and_explanation)
{
    for (int i = 0; i < 2; i++)
        add(json_pack("{s:s, s:s, s:s, s:[s]}", "type", "case", "id", i == 0 ? "cases/a" : "cases/b",
                      "verdict", "unreadable", "explanation",
                      i == 0 ? "input_0.pb: 3 bytes" : "input_0.pb: 4 bytes"),
            telling);
    causes_settle(&causes);
    cr_expect(causes.count == 1);
    expect_cause(0, "unreadable: input_N.pb: N bytes", 2, "cases/a");
}

Test(causes, the_misreading_that_explains_most_cases_is_one_cause)
{
    add(misread("cases/a", "axis-zero", "axis-last"), telling);
    add(misread("cases/b", "axis-last", ""), telling);
    add(misread("cases/c", "axis-zero", ""), telling);
    add(misread("cases/d", "axis-zero", "reversed"), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 2);
    expect_cause(0, "axis-zero", 3, "cases/c");
    expect_cause(1, "axis-last", 1, "cases/b");
    cr_expect(strcmp(causes.items[0].record.misreading, "axis-zero") == 0);
}

Test(causes, a_misreading_that_is_named_alone_is_enough)
{
    add(set(wrong("cases/a", "ScatterND-18.bits-kept", "x"), "misreading", "axis-zero"), telling);
    causes_settle(&causes);
    expect_cause(0, "axis-zero", 1, "cases/a");
}

/* ---- the most telling case ----------------------------------------------------------------------------- */

Test(causes, the_most_telling_case_is_plain_then_distinct_then_small)
{
    add(wrong("cases/small-but-bool", "ScatterND-18.target", "x"), (struct case_features){.elements = 1});
    add(wrong("cases/alike", "ScatterND-18.target", "x"),
        (struct case_features){.elements = 2, .plain = true});
    add(wrong("cases/large", "ScatterND-18.target", "x"),
        (struct case_features){.elements = 50, .plain = true, .distinct = true});
    causes_settle(&causes);
    expect_cause(0, "target: x", 3, "cases/large");
    causes_destroy(&causes);
    add(wrong("cases/large", "ScatterND-18.target", "x"),
        (struct case_features){.elements = 50, .plain = true, .distinct = true});
    add(wrong("cases/small", "ScatterND-18.target", "x"),
        (struct case_features){.elements = 5, .plain = true, .distinct = true});
    causes_settle(&causes);
    expect_cause(0, "target: x", 2, "cases/small");
}

Test(causes, of_equally_telling_cases_the_first_is_chosen)
{
    add(wrong("cases/a", "ScatterND-18.target", "x"), telling);
    add(wrong("cases/b", "ScatterND-18.target", "x"), telling);
    causes_settle(&causes);
    expect_cause(0, "target: x", 2, "cases/a");
}

/* ---- bounds -------------------------------------------------------------------------------------------- */

Test(causes, the_number_of_causes_and_of_kept_records_is_bounded)
{
    char policy[32];
    json_t *kept = NULL;
    for (int i = 0; i < 10000; i++) {
        (void)snprintf(policy, sizeof policy, "way %d", i % (2 * CAUSE_GROUPS_MOST));
        json_t *record = wrong("cases/a", "ScatterND-18.target", policy);
        if (i == 9999)
            kept = json_incref(record);
        add(record, telling);
    }
    causes_settle(&causes);
    cr_expect(causes.count == CAUSES_MOST);
    cr_expect(causes.left_out == CAUSE_GROUPS_MOST - CAUSES_MOST);
    cr_expect(kept->refcount == 1, "the last record is kept");
    json_decref(kept);
    int64_t cases = causes.left_out_cases;
    for (size_t i = 0; i < causes.count; i++)
        cases += causes.items[i].record.cases;
    cr_expect(cases == 10000);
}

Test(causes, misreadings_beyond_the_bound_are_ignored)
{
    char name[32];
    for (int i = 0; i < 1000; i++) {
        (void)snprintf(name, sizeof name, "misreading-%d", i);
        add(misread("cases/a", name, ""), telling);
    }
    causes_settle(&causes);
    cr_expect(causes.misreading_count == CAUSE_MISREADINGS);
}

/* ---- suspects ------------------------------------------------------------------------------------------ */

Test(causes, a_clause_that_names_a_cause_is_not_a_suspect)
{
    for (int i = 0; i < 5; i++) {
        json_t *record = wrong("cases/a", "ScatterND-18.target", "x");
        (void)json_object_set_new(record, "clauses",
                                  json_pack("[s, s]", "ScatterND.target", "ScatterND.slice"));
        add(record, telling);
        add(record_of("cases/b", VERDICT_PASS, "ScatterND-18.target", "x"), telling);
    }
    causes_settle(&causes);
    cr_assert(causes.ranked_count == 1);
    cr_expect(strcmp(causes.ranked[0].name, "clause slice") == 0, "%s", causes.ranked[0].name);
}

Test(causes, cases_that_were_not_compared_do_not_count_as_passing)
{
    json_t *record = record_of("cases/b", VERDICT_PASS, "ScatterND-18.target", "x");
    (void)json_object_set_new(record, "compared", json_false());
    add(record, telling);
    add(record_of("cases/c", VERDICT_NOT_RUN, "ScatterND-18.target", "x"), telling);
    add(set(wrong("cases/d", "ScatterND-18.target", "x"), "waived", "known"), telling);
    cr_expect(causes.suspects.passing == 0 && causes.suspects.failing == 0);
}

Test(causes, the_record_has_the_title_the_cases_and_the_most_telling_one)
{
    add(misread("cases/a", "axis-zero", ""), telling);
    causes_settle(&causes);
    struct arena arena = arena_create((size_t)1 << 20);
    const struct recorded_causes recorded = causes_record(&causes, &arena);
    cr_assert(recorded.count == 1 && recorded.items[0].cases == 1);
    cr_expect(strcmp(recorded.items[0].title, "axis-zero") == 0);
    cr_expect(strcmp(recorded.items[0].misreading, "axis-zero") == 0);
    cr_expect(strcmp(recorded.items[0].telling, "cases/a") == 0);
    arena_destroy(&arena);
}

Test(causes, a_record_lists_the_cases_of_all_groups_that_became_one_cause)
{
    add(misread("cases/c", "axis-zero", ""), telling);
    add(misread("cases/a", "axis-zero", ""), telling);
    causes_settle(&causes);
    struct arena arena = arena_create((size_t)1 << 20);
    const struct recorded_causes recorded = causes_record(&causes, &arena);
    cr_assert(recorded.count == 1 && recorded.items[0].ids.count == 2);
    cr_expect(strcmp(recorded.items[0].ids.items[0], "cases/a") == 0);
    cr_expect(strcmp(recorded.items[0].ids.items[1], "cases/c") == 0);
    arena_destroy(&arena);
}

Test(causes, a_cause_is_suspected_when_nearly_all_its_cases_have_the_most_suspicious_feature)
{
    struct case_features negative = telling;
    negative.words[FEATURE_AXIS_NEGATIVE / 64] |= (uint64_t)1 << (FEATURE_AXIS_NEGATIVE % 64);
    for (int i = 0; i < 10; i++) {
        add(wrong("cases/a", "ScatterND-18.target", "x"), negative);
        add(record_of("cases/b", VERDICT_PASS, "ScatterND-18.target", "x"), telling);
    }
    add(wrong("cases/c", "ScatterND-18.target", "y"), telling);
    causes_settle(&causes);
    cr_assert(causes.ranked_count == 1 && causes.count == 2);
    cr_expect(causes.items[0].is_suspected);
    cr_expect(!causes.items[1].is_suspected);
}

/* ---- failures that do not occur alone ------------------------------------------------------------------ */

static json_t *circumstantial(const char *id, const char *circumstance, const char *policy)
{
    return set(wrong(id, "ScatterND-18.target", policy), "circumstance", circumstance);
}

Test(causes, failures_that_occur_only_after_others_have_one_cause_whatever_is_wrong)
{
    add(circumstantial("cases/a", "only-after-others", "one"), telling);
    add(circumstantial("cases/b", "only-after-others", "another"), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 1);
    expect_cause(0, "only after other cases in the same process", 2, "cases/a");
}

Test(causes, the_case_that_needs_the_fewest_cases_before_it_is_the_most_telling)
{
    json_t *longer = circumstantial("cases/a", "only-after-others", "one");
    (void)json_object_set_new(longer, "after", json_pack("[s, s]", "cases/x", "cases/y"));
    json_t *shorter = circumstantial("cases/b", "only-after-others", "one");
    (void)json_object_set_new(shorter, "after", json_pack("[s]", "cases/x"));
    add(longer, telling);
    add(shorter, telling);
    causes_settle(&causes);
    expect_cause(0, "only after other cases in the same process", 2, "cases/b");
}

Test(causes, unsteady_failures_have_one_cause_named_by_the_commonest_mistake_that_says_something)
{
    for (int i = 0; i < 3; i++)
        add(circumstantial("cases/a", "unsteady", "none of the allowed values"), telling);
    add(circumstantial("cases/b", "unsteady", "kept the old value"), telling);
    add(circumstantial("cases/c", "unsteady", "an update alone"), telling);
    add(circumstantial("cases/d", "doubtful", "an update alone"), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 1);
    expect_cause(0, "unsteady: an update alone", 6, "cases/c");
}

Test(causes, cases_that_were_not_run_again_belong_to_the_cause_of_those_that_occur_after_others)
{
    add(circumstantial("cases/a", "doubtful", "one"), telling);
    add(circumstantial("cases/b", "only-after-others", "another"), telling);
    add(circumstantial("cases/c", "unsteady", "one"), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 2);
    expect_cause(0, "only after other cases in the same process", 2, "cases/b");
    expect_cause(1, "unsteady: one", 1, "cases/c");
}

Test(causes, doubtful_cases_alone_are_unsteady_or_after_others)
{
    add(circumstantial("cases/a", "doubtful", "one"), telling);
    causes_settle(&causes);
    expect_cause(0, "unsteady, or only after other cases: one", 1, "cases/a");
}

Test(causes, failures_that_do_not_occur_alone_are_no_evidence_against_a_feature)
{
    struct case_features negative = telling;
    negative.words[FEATURE_AXIS_NEGATIVE / 64] |= (uint64_t)1 << (FEATURE_AXIS_NEGATIVE % 64);
    for (int i = 0; i < 10; i++) {
        add(circumstantial("cases/a", "only-after-others", "x"), negative);
        add(record_of("cases/b", VERDICT_PASS, "ScatterND-18.target", "x"), telling);
    }
    causes_settle(&causes);
    cr_assert(causes.count == 1);
    cr_expect(causes.ranked_count == 0 && !causes.items[0].has_suspect && !causes.items[0].is_suspected);
}

Test(causes, the_group_of_a_record_is_that_of_its_cause_after_merging)
{
    json_t *one = misread("cases/a", "axis-zero", ""), *other = misread("cases/b", "axis-zero", "axis-last");
    struct telling_rank first, second;
    add_record(one, &telling);
    add_record(other, &telling);
    causes_settle(&causes);
    const struct cause_group *group = group_of(one, &first);
    cr_assert(group != NULL && group->cases == 2);
    cr_expect(group_of(other, &second) == group);
    cr_expect(is_more_telling(&first, &second) && !is_more_telling(&second, &first));
    json_decref(one);
    json_decref(other);
}

/* ---- misreadings by chance ----------------------------------------------------------------------------- */

/* A wrong answer that a misreading may explain by chance: the record names none. */
static json_t *chance(const char *id, const char *policy, const char *name)
{
    json_t *record = misread(id, name, "");
    (void)json_object_del(record, "misreading");
    (void)json_object_set_new(record, "failures",
                              json_pack("[{s:s, s:s, s:s}]", "clause", "ScatterND-18.bits-kept", "level",
                                        "must", "policy", policy));
    return record;
}

Test(causes, a_misreading_by_chance_names_no_cause)
{
    add(chance("cases/a", "wrong", "as-max"), telling);
    add(chance("cases/b", "wrong", "as-add"), telling);
    add(wrong("cases/c", "ScatterND-18.bits-kept", "wrong"), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 1);
    expect_cause(0, "bits-kept: wrong", 3, "cases/c");
    cr_expect(causes.items[0].record.misreading[0] == '\0');
}

Test(causes, cases_explained_by_chance_belong_to_the_cause_of_others_with_this_misreading)
{
    add(chance("cases/a", "wrong", "as-max"), telling);
    add(misread("cases/b", "as-max", ""), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 1);
    expect_cause(0, "as-max", 2, "cases/b");
}

Test(causes, what_explains_nearly_all_cases_is_no_chance)
{
    for (int i = 0; i < 10; i++)
        add(chance("cases/a", i % 2 == 0 ? "one" : "another", "zero-update-skipped"), telling);
    add(wrong("cases/b", "ScatterND-18.bits-kept", "one"), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 2);
    expect_cause(0, "zero-update-skipped", 10, "cases/a");
}

Test(causes, the_group_of_a_case_by_chance_is_found_after_merging)
{
    json_t *one = chance("cases/a", "wrong", "as-max"), *other = chance("cases/b", "wrong", "as-add");
    struct telling_rank rank;
    add_record(one, &telling);
    add_record(other, &telling);
    causes_settle(&causes);
    const struct cause_group *group = group_of(one, &rank);
    cr_expect(group != NULL && group_of(other, &rank) == group && group->cases == 2);
    json_decref(one);
    json_decref(other);
}

/* ---- readings that nothing tells apart ----------------------------------------------------------------- */

static void expect_perhaps(size_t number, const char *text)
{
    struct arena arena = arena_create((size_t)1 << 16);
    cr_assert(number < causes.count);
    const struct cause *cause = &causes.items[number];
    cr_expect_str_eq(cause->record.misreading, "");
    cr_expect_str_eq(cause_perhaps_text(&cause->record.perhaps, cause->record.passing, true, &arena), text);
    arena_destroy(&arena);
}

Test(causes, misreadings_that_explain_the_same_cases_are_possible_causes)
{
    add(misread("cases/a", "axis-zero", "axis-last"), telling);
    add(misread("cases/b", "axis-zero", "axis-last"), telling);
    causes_settle(&causes);
    expect_cause(0, "bits-kept: wrong", 2, "cases/a");
    expect_perhaps(0, "perhaps axis-zero or axis-last: each explains these cases");
}

Test(causes, possible_causes_of_failures_under_several_clauses_have_no_title_of_one)
{
    add(misread("cases/a", "axis-zero", "axis-last"), telling);
    json_t *other = misread("cases/b", "axis-zero", "axis-last");
    json_t *failure = json_array_get(json_object_get(other, "failures"), 0);
    (void)json_object_set_new(failure, "clause", json_string("ScatterND-18.target"));
    add(other, telling);
    causes_settle(&causes);
    expect_cause(0, "wrong values under several clauses", 2, "cases/a");
}

Test(causes, of_equal_misreadings_one_whose_parameter_is_searched_is_no_cause)
{
    add(misread("cases/a", "axis-other", "axis-as-last"), telling);
    causes_settle(&causes);
    expect_cause(0, "axis-as-last", 1, "cases/a");
}

Test(causes, several_misreadings_with_searched_parameters_explain_few_cases_by_chance)
{
    for (int i = 0; i < 3; i++)
        add(misread("cases/a", "tail-lost", "beyond-power-of-two-lost"), telling);
    causes_settle(&causes);
    expect_cause(0, "bits-kept: wrong", 3, "cases/a");
    expect_perhaps(0, "");
}

Test(causes, several_misreadings_with_searched_parameters_are_possible_causes_of_many_cases)
{
    for (int i = 0; i < 4; i++)
        add(misread("cases/a", "tail-lost", "beyond-power-of-two-lost"), telling);
    causes_settle(&causes);
    expect_perhaps(0, "perhaps tail-lost or beyond-power-of-two-lost: each explains these cases");
}

Test(causes, a_case_that_only_one_misreading_explains_decides)
{
    add(misread("cases/a", "axis-zero", "axis-last"), telling);
    add(misread("cases/b", "axis-last", ""), telling);
    causes_settle(&causes);
    expect_cause(0, "axis-last", 2, "cases/b");
    cr_expect(causes.items[0].record.perhaps.count == 0);
}

Test(causes, a_misreading_that_would_change_a_passing_case_explains_at_most_a_part)
{
    char id[] = "cases/p"; /* the case may be gone when the causes are settled */
    causes_contradict(&causes, "axis-zero", id);
    causes_contradict(&causes, "axis-zero", "cases/q");
    memset(id, 'x', sizeof id - 1);
    add(misread("cases/a", "axis-zero", ""), telling);
    causes_settle(&causes);
    expect_cause(0, "bits-kept: wrong", 1, "cases/a");
    expect_perhaps(0,
                   "perhaps in part axis-zero: it explains these cases, but would also change cases/p, which "
                   "passes");
}

Test(causes, what_is_refused_beyond_data_by_a_misreading_counts_to_its_cause)
{
    json_t *record = refused("cases/a", "index 5 is out of bounds");
    add_record_beyond(record, &telling, "axis-zero");
    add(misread("cases/b", "axis-zero", "axis-last"), telling);
    add(misread("cases/c", "axis-zero", ""), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 1);
    expect_cause(0, "axis-zero", 3, "cases/c");
    json_decref(record);
}

Test(causes, what_is_refused_beyond_data_by_a_misreading_that_is_no_cause_has_its_own)
{
    json_t *record = refused("cases/a", "index 5 is out of bounds");
    add_record_beyond(record, &telling, "axis-zero");
    add(misread("cases/b", "axis-last", ""), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 2);
    expect_cause(0, "accepts-valid: refused: index 5 is out of bounds", 1, "cases/a");
    json_decref(record);
}

Test(causes, a_refusal_gives_no_title_to_wrong_values_that_have_several_possible_causes)
{
    json_t *record = refused("cases/a", "index 5 is out of bounds");
    add_record_beyond(record, &telling, "axis-zero");
    add(misread("cases/b", "axis-zero", "axis-last"), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 1);
    expect_cause(0, "bits-kept: wrong", 2, "cases/b");
    json_decref(record);
}

Test(causes, refusals_of_one_message_are_one_cause_whatever_misreading_may_explain_them)
{
    json_t *one = refused("cases/a", "out of bounds"), *other = refused("cases/b", "out of bounds");
    add_record_beyond(one, &telling, "axis-zero");
    add_record_beyond(other, &telling, "axis-last");
    add(refused("cases/c", "out of bounds"), telling);
    causes_settle(&causes);
    cr_expect(causes.count == 1);
    expect_cause(0, "accepts-valid: refused: out of bounds", 3, "cases/c");
    json_decref(one);
    json_decref(other);
}

Test(causes, of_equal_misreadings_the_one_that_no_passing_case_contradicts_is_the_cause)
{
    causes_contradict(&causes, "axis-zero", "cases/p");
    add(misread("cases/a", "axis-zero", "axis-last"), telling);
    causes_settle(&causes);
    expect_cause(0, "axis-last", 1, "cases/a");
    cr_expect_str_eq(causes.items[0].record.misreading, "axis-last");
}
