#include "record.h"
#include "repetition.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct arena arena;
static struct repetition repetition;
static struct recorded_case item;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    repetition = repetition_begin(20, &arena);
    item = recorded_case_of(NULL, &arena);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(repetition_record, .init = set_up, .fini = tear_down);

static void add_many(int64_t count, struct answer answer, enum verdict verdict, const char *explanation)
{
    const struct judgement judgement = {.verdict = verdict, .explanation = explanation};
    for (int64_t i = 0; i < count; i++)
        (void)repetition_add(&repetition, &answer, &judgement);
}

static struct answer simple(enum answer_kind kind)
{
    return (struct answer){.kind = kind, .message = "", .output = {.name = ""}, .text = ""};
}

static struct answer integer(int64_t value)
{
    static const int64_t dims[] = {1};
    struct error error;
    struct answer answer = simple(ANSWER_OUTPUT);
    cr_assert(tensor_create(&answer.output, DTYPE_INT64, dims, 1, &arena, &error) == STATUS_OK);
    *(int64_t *)answer.output.elements = value;
    return answer;
}

static void expect_nondeterminism(enum nondeterminism expected)
{
    cr_expect(repetition_nondeterminism(&repetition) == expected);
}

static void expect_explanation(const char *expected)
{
    const char *actual = repetition_judgement(&repetition).explanation;
    cr_expect(strcmp(actual, expected) == 0, "%s", actual);
}

static void expect_json(const char *expected)
{
    repetition_describe(&repetition, &item);
    json_t *record = recorded_case_json(&item);
    const json_t *nondeterminism = json_object_get(record, "nondeterminism");
    json_t *members = json_pack("{s:O, s:O*}", "repetitions", json_object_get(record, "repetitions"),
                                "nondeterminism", nondeterminism);
    char *actual = json_dumps(members, JSON_COMPACT | JSON_SORT_KEYS);
    cr_expect(strcmp(actual, expected) == 0, "%s", actual);
    free(actual);
    json_decref(members);
    json_decref(record);
}

static void expect_text(bool verdicts, const char *expected)
{
    repetition_describe(&repetition, &item);
    const char *actual = repetitions_text(item.repetitions, verdicts, &arena);
    cr_expect(strcmp(actual, expected) == 0, "%s", actual);
}

/* ---- nondeterminism ------------------------------------------------------------------------------------ */

Test(repetition_record, one_outcome_is_deterministic)
{
    add_many(20, integer(1), VERDICT_FAIL, "");
    expect_nondeterminism(NONDETERMINISM_NONE);
}

Test(repetition_record, several_outcomes_that_pass_are_legal)
{
    add_many(19, integer(1), VERDICT_PASS, "");
    add_many(1, integer(2), VERDICT_PASS, "");
    expect_nondeterminism(NONDETERMINISM_LEGAL);
}

Test(repetition_record, several_outcomes_one_of_which_fails_are_illegal)
{
    add_many(19, integer(1), VERDICT_PASS, "");
    add_many(1, integer(2), VERDICT_FAIL, "");
    expect_nondeterminism(NONDETERMINISM_ILLEGAL);
}

Test(repetition_record, several_outcomes_that_all_fail_are_illegal)
{
    add_many(10, integer(1), VERDICT_FAIL, "");
    add_many(10, integer(2), VERDICT_FAIL, "");
    expect_nondeterminism(NONDETERMINISM_ILLEGAL);
}

Test(repetition_record, the_nondeterminism_of_a_disputed_case_is_unknown)
{
    add_many(10, integer(1), VERDICT_DISPUTED, "");
    add_many(10, integer(2), VERDICT_DISPUTED, "");
    expect_nondeterminism(NONDETERMINISM_NONE);
}

Test(repetition_record, a_repetition_that_was_not_run_is_not_an_outcome_of_the_implementation)
{
    add_many(10, integer(1), VERDICT_PASS, "");
    add_many(1, simple(ANSWER_NOT_RUN), VERDICT_NOT_RUN, "");
    expect_nondeterminism(NONDETERMINISM_NONE);
}

Test(repetition_record, without_any_kept_outcome_a_case_is_not_called_nondeterministic)
{
    struct arena none = arena_create(0);
    struct answer answer = integer(1);
    repetition = repetition_begin(20, &none);
    add_many(20, answer, VERDICT_PASS, "");
    expect_nondeterminism(NONDETERMINISM_NONE);
}

/* ---- records ------------------------------------------------------------------------------------------- */

Test(repetition_record, a_deterministic_case_has_one_outcome_and_no_value)
{
    add_many(20, integer(1), VERDICT_PASS, "");
    expect_json("{\"repetitions\":{\"count\":20,\"outcomes\":["
                "{\"answer\":\"output\",\"count\":20,\"verdict\":\"pass\"}]}}");
}

Test(repetition_record, a_nondeterministic_case_has_its_outcomes_with_the_cell_in_which_they_differ)
{
    add_many(17, integer(1), VERDICT_PASS, "");
    add_many(3, integer(2), VERDICT_PASS, "");
    expect_json(
        "{\"nondeterminism\":\"legal\",\"repetitions\":{\"count\":20,\"outcomes\":["
        "{\"answer\":\"output\",\"count\":17,\"differs_at\":\"[0]\",\"value\":\"1\",\"verdict\":\"pass\"},"
        "{\"answer\":\"output\",\"count\":3,\"differs_at\":\"[0]\",\"value\":\"2\",\"verdict\":\"pass\"}"
        "]}}");
}

Test(repetition_record, an_output_of_another_type_has_its_type_as_value)
{
    struct answer other = integer(0);
    other.output.dtype = DTYPE_DOUBLE;
    add_many(19, integer(1), VERDICT_PASS, "");
    add_many(1, other, VERDICT_FAIL, "");
    expect_text(true, "19x output: int64 [1] (pass), 1x output: double [1] (fail)");
}

Test(repetition_record, an_output_next_to_a_refusal_has_no_value)
{
    add_many(19, integer(1), VERDICT_PASS, "");
    add_many(1, simple(ANSWER_REJECTED), VERDICT_PASS, "");
    expect_text(false, "19x output, 1x rejected");
}

Test(repetition_record, the_value_of_an_unreadable_output_is_the_reason)
{
    struct answer other = integer(0);
    other.output.elements = NULL;
    other.output_problem = "a string at NULL";
    add_many(20, other, VERDICT_FAIL, "");
    expect_text(true, "20x output: a string at NULL (fail)");
}

Test(repetition_record, a_line_has_a_few_outcomes_and_the_number_of_the_others)
{
    for (int64_t i = 0; i < MOST_OUTCOMES + 4; i++)
        add_many(1, integer(i), VERDICT_PASS, "");
    expect_text(false, "1x output[0] = 0, 1x output[0] = 1, 1x output[0] = 2, 1x output[0] = 3, "
                       "1x output[0] = 4, 1x output[0] = 5, 14x others");
}

Test(repetition_record, a_line_without_outcomes_begins_with_the_others)
{
    const struct recorded_repetitions repetitions = {.count = 3, .others = 3};
    cr_expect(strcmp(repetitions_text(&repetitions, false, &arena), "3x others") == 0);
}

Test(repetition_record, others_are_in_the_record)
{
    for (int64_t i = 0; i < MOST_OUTCOMES + 4; i++)
        add_many(1, integer(i), VERDICT_PASS, "");
    repetition_describe(&repetition, &item);
    cr_expect(item.repetitions->outcomes.count == MOST_OUTCOMES && item.repetitions->others == 4);
}

/* ---- explanations -------------------------------------------------------------------------------------- */

Test(repetition_record, a_plain_pass_is_not_explained)
{
    add_many(10, integer(1), VERDICT_PASS, "");
    add_many(10, integer(2), VERDICT_PASS, "");
    expect_explanation("");
}

Test(repetition_record, a_failure_in_every_repetition_says_so)
{
    add_many(20, integer(1), VERDICT_FAIL, "wrong\n");
    expect_explanation("wrong\nin each of 20 repetitions\n");
}

Test(repetition_record, a_failure_in_some_repetitions_says_in_which_and_how_they_differ)
{
    add_many(3, integer(1), VERDICT_PASS, "");
    add_many(3, integer(2), VERDICT_FAIL, "wrong\n");
    add_many(14, integer(1), VERDICT_PASS, "");
    expect_explanation("wrong\nin 3 of 20 repetitions, first in the 4th\n"
                       "differs from run to run: 17x output[0] = 1 (pass), 3x output[0] = 2 (fail)\n");
}

Test(repetition_record, a_missing_answer_says_that_it_was_the_last_repetition)
{
    add_many(4, integer(1), VERDICT_PASS, "");
    add_many(1, simple(ANSWER_CRASH), VERDICT_CRASH, "killed\n");
    expect_explanation("killed\nin the 5th of 20 repetitions, after which there was no other\n"
                       "differs from run to run: 4x output (pass), 1x crash (crash)\n");
}

Test(repetition_record, the_explanation_of_an_unsupported_case_does_not_mention_repetitions)
{
    add_many(20, simple(ANSWER_UNSUPPORTED), VERDICT_UNSUPPORTED, "not declared\n");
    expect_explanation("not declared\n");
}

Test(repetition_record, ordinals_have_the_right_endings)
{
    static const struct {
        int64_t number;
        const char *text;
    } ordinals[] = {{2, "2nd"},   {3, "3rd"},   {4, "4th"},   {10, "10th"},   {11, "11th"},  {12, "12th"},
                    {13, "13th"}, {21, "21st"}, {22, "22nd"}, {111, "111th"}, {121, "121st"}};
    for (size_t i = 0; i < sizeof ordinals / sizeof ordinals[0]; i++) {
        char expected[64];
        (void)snprintf(expected, sizeof expected, "first in the %s\n", ordinals[i].text);
        repetition = repetition_begin(1000, &arena);
        add_many(ordinals[i].number - 1, integer(1), VERDICT_PASS, "");
        add_many(1, integer(1), VERDICT_FAIL, "wrong\n");
        add_many(1, integer(1), VERDICT_PASS, "");
        const char *text = repetition_judgement(&repetition).explanation;
        cr_expect(strstr(text, expected) != NULL, "%s", text);
    }
}
