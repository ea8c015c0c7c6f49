#include "case_fixture.h"
#include "judge.h"

#include <criterion/criterion.h>
#include <string.h>

static struct node_fixture fixture;
static struct scatter_case the_case;
static struct derived_expectation derived;
static struct judgement judgement;

/* ---- the kinds of cases ------------------------------------------------------------------------------------------ */

/* What the reference can make of a case. */
enum situation { COMPUTED, DEPRECATED, UNSTATED, REFUSED, UNDEFINED, SITUATIONS };

static const char *const situation_names[SITUATIONS] = {"computed", "deprecated", "unstated", "refused",
                                                        "undefined"};

static void derive(void)
{
    the_case = case_from_node(&fixture);
    cr_assert(derive_expectation(&the_case, &derived, &fixture.arena, &fixture.error) == STATUS_OK);
}

/* Data [1,2,3], the second element replaced by 9. */
static void prepare(enum situation situation)
{
    static const struct {
        enum scatter_operator op;
        int64_t opset, index;
    } nodes[SITUATIONS] = {[COMPUTED] = {OPERATOR_SCATTER_ELEMENTS, 18, 1},
                           [DEPRECATED] = {OPERATOR_SCATTER, 11, 1},
                           [UNSTATED] = {OPERATOR_SCATTER, 9, -2},
                           [REFUSED] = {OPERATOR_SCATTER_ELEMENTS, 18, 3},
                           [UNDEFINED] = {OPERATOR_SCATTER, 9, 3}};
    fixture_start(&fixture, nodes[situation].op, nodes[situation].opset);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3), DIMS(3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, &nodes[situation].index, DIMS(1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 9), DIMS(1));
    derive();
}

Test(judge, the_situations_are_what_they_are_called)
{
    static const enum outcome outcomes[SITUATIONS] = {OUTCOME_COMPUTED, OUTCOME_COMPUTED, OUTCOME_COMPUTED,
                                                      OUTCOME_REFUSED, OUTCOME_UNDEFINED};
    for (int situation = 0; situation < SITUATIONS; situation++) {
        prepare((enum situation)situation);
        const struct preparation *preparation = &derived.preparation;
        cr_expect(preparation->outcome == outcomes[situation], "%s", situation_names[situation]);
        cr_expect(preparation->deprecated == (situation == DEPRECATED), "%s", situation_names[situation]);
        cr_expect((preparation->unstated != NULL) == (situation == UNSTATED), "%s",
                  situation_names[situation]);
        fixture_end(&fixture);
    }
}

/* ---- the kinds of answers ---------------------------------------------------------------------------------------- */

enum reply {
    RIGHT, /* the value that the reference computes, or would */
    WRONG_VALUE,
    WRONG_DTYPE,
    WRONG_SHAPE,
    WRONG_RANK,
    MALFORMED,
    REJECTED_IT,
    FAILED_IT,
    UNSUPPORTED_IT,
    FAULTED,
    CRASHED,
    TIMED_OUT,
    OUT_OF_MEMORY,
    NOT_ASKED,
    REPLIES
};

static struct answer output(const float *elements, const int64_t *dims, int rank)
{
    struct answer answer = {.kind = ANSWER_OUTPUT, .message = "", .text = ""};
    cr_assert(tensor_create(&answer.output, DTYPE_FLOAT, dims, rank, &fixture.arena, &fixture.error) ==
              STATUS_OK);
    memcpy(answer.output.elements, elements, answer.output.size);
    return answer;
}

static struct answer make_output(enum reply reply)
{
    struct answer answer = output(VALUES(float, 1, 9, 3), DIMS(3));
    if (reply == WRONG_VALUE)
        return output(VALUES(float, 1, 2, 3), DIMS(3));
    if (reply == WRONG_SHAPE)
        return output(VALUES(float, 1, 9), DIMS(2));
    if (reply == WRONG_RANK)
        return output(VALUES(float, 1, 9, 3), DIMS(3, 1));
    if (reply == WRONG_DTYPE)
        answer.output.dtype = DTYPE_DOUBLE;
    if (reply == MALFORMED)
        answer.output_problem = "raw_data has 3 bytes, not 12";
    return answer;
}

static struct answer make_answer(enum reply reply)
{
    static const enum answer_kind kinds[REPLIES] = {
        [REJECTED_IT] = ANSWER_REJECTED, [FAILED_IT] = ANSWER_FAILED,  [UNSUPPORTED_IT] = ANSWER_UNSUPPORTED,
        [FAULTED] = ANSWER_FAULT,        [CRASHED] = ANSWER_CRASH,     [TIMED_OUT] = ANSWER_TIMEOUT,
        [OUT_OF_MEMORY] = ANSWER_MEMORY, [NOT_ASKED] = ANSWER_NOT_RUN,
    };
    if (reply <= MALFORMED)
        return make_output(reply);
    return (struct answer){.kind = kinds[reply], .message = "the message", .text = ""};
}

static void judge_reply(enum reply reply)
{
    struct answer answer = make_answer(reply);
    judgement = judge(fixture_judging(), &the_case, &derived, &answer, &fixture.arena);
}

static bool explains(const char *text)
{
    return strstr(judgement.explanation, text) != NULL;
}

static bool observes(const char *text)
{
    for (size_t i = 0; i < judgement.findings.count; i++)
        if (strcmp(judgement.findings.items[i].policy, text) == 0)
            return true;
    return false;
}

/* ---- verdicts ----------------------------------------------------------------------------------------------------- */

/* The verdict, pass or fail, on each reply from RIGHT to FAILED_IT, where the case itself is sound. */
static const char *const verdicts[SITUATIONS] = {
    /* right, wrong value, dtype, shape, rank, malformed; rejected, failed */
    [COMPUTED] = "pfffffff", [DEPRECATED] = "pfffffpp", [UNSTATED] = "ppffffpp",
    [REFUSED] = "ffffffpp",  [UNDEFINED] = "ppffffpp",
};

static enum verdict verdict_on(enum situation situation, enum reply reply)
{
    static const enum verdict misfortunes[REPLIES] = {
        [UNSUPPORTED_IT] = VERDICT_UNSUPPORTED,
        [FAULTED] = VERDICT_FAIL,
        [CRASHED] = VERDICT_CRASH,
        [TIMED_OUT] = VERDICT_TIMEOUT,
        [OUT_OF_MEMORY] = VERDICT_MEMORY,
        [NOT_ASKED] = VERDICT_NOT_RUN,
    };
    if (reply > FAILED_IT)
        return misfortunes[reply];
    return verdicts[situation][reply] == 'p' ? VERDICT_PASS : VERDICT_FAIL;
}

/* The expectations with which a case is sound; with the others it is an error of its author's. */
static const bool sound[SITUATIONS][EXPECT_INVARIANTS + 1] = {
    [COMPUTED] = {[EXPECT_UNSTATED] = true, [EXPECT_EXACT] = true},
    [DEPRECATED] = {[EXPECT_UNSTATED] = true, [EXPECT_EXACT] = true},
    [UNSTATED] = {[EXPECT_UNSTATED] = true, [EXPECT_INVARIANTS] = true},
    [REFUSED] = {[EXPECT_UNSTATED] = true, [EXPECT_REFUSE] = true},
    [UNDEFINED] = {[EXPECT_UNSTATED] = true, [EXPECT_INVARIANTS] = true},
};

/* Calls `check` after every judgement there is. */
static void for_every_judgement(void (*check)(enum situation, enum expectation, enum reply))
{
    for (int situation = 0; situation < SITUATIONS; situation++) {
        prepare((enum situation)situation);
        for (int expectation = EXPECT_UNSTATED; expectation <= EXPECT_INVARIANTS; expectation++) {
            the_case.expectation = (enum expectation)expectation;
            for (int reply = 0; reply < REPLIES; reply++) {
                judge_reply((enum reply)reply);
                check((enum situation)situation, (enum expectation)expectation, (enum reply)reply);
            }
        }
        fixture_end(&fixture);
    }
}

static void check_verdict(enum situation situation, enum expectation expectation, enum reply reply)
{
    enum verdict expected = sound[situation][expectation] ? verdict_on(situation, reply) : VERDICT_ERROR;
    cr_expect(judgement.verdict == expected, "%s, expected by its author: %s, answer %d: %s instead of %s",
              situation_names[situation], expectation_name(expectation), (int)reply,
              verdict_name(judgement.verdict), verdict_name(expected));
}

Test(judge, every_answer_to_every_case_has_its_verdict)
{
    for_every_judgement(check_verdict);
}

static void check_compared(enum situation situation, enum expectation expectation, enum reply reply)
{
    bool expected = judgement.verdict == VERDICT_PASS || judgement.verdict == VERDICT_FAIL;
    cr_expect(judgement.compared == expected, "%s, %s, answer %d", situation_names[situation],
              expectation_name(expectation), (int)reply);
}

Test(judge, passes_and_failures_and_nothing_else_count_as_compared)
{
    for_every_judgement(check_compared);
}

static void check_explanation(enum situation situation, enum expectation expectation, enum reply reply)
{
    size_t length = strlen(judgement.explanation);
    bool empty_is_right = judgement.verdict == VERDICT_PASS;
    cr_expect((length == 0) == empty_is_right, "%s, %s, answer %d: \"%s\"", situation_names[situation],
              expectation_name(expectation), (int)reply, judgement.explanation);
    cr_expect(length == 0 || judgement.explanation[length - 1] == '\n', "%s", judgement.explanation);
    cr_expect(!explains("(null)"), "%s", judgement.explanation);
}

Test(judge, everything_but_a_pass_is_explained_in_whole_lines)
{
    for_every_judgement(check_explanation);
}

static void check_without_memory(enum situation situation, enum expectation expectation, enum reply reply)
{
    struct arena none = arena_create(0);
    struct answer answer = make_answer(reply);
    struct judgement short_judgement = judge(fixture_judging(), &the_case, &derived, &answer, &none);
    cr_expect(short_judgement.verdict == judgement.verdict, "%s, %s, answer %d: %s",
              situation_names[situation], expectation_name(expectation), (int)reply,
              verdict_name(short_judgement.verdict));
}

Test(judge, verdicts_do_not_depend_on_memory)
{
    for_every_judgement(check_without_memory);
}

Test(judge, only_some_verdicts_are_failures_of_the_implementation)
{
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        cr_expect(verdict_is_failure((enum verdict)verdict) ==
                      (verdict == VERDICT_FAIL || verdict == VERDICT_CRASH || verdict == VERDICT_TIMEOUT ||
                       verdict == VERDICT_MEMORY),
                  "%s", verdict_name((enum verdict)verdict));
}

/* ---- explanations -------------------------------------------------------------------------------------------------- */

Test(judge, a_wrong_value_is_shown_beside_the_right_one)
{
    prepare(COMPUTED);
    judge_reply(WRONG_VALUE);
    cr_expect(explains("expected  output[1] = 9 (0x41100000)\n"), "%s", judgement.explanation);
    cr_expect(explains("actual    output[1] = 2 (0x40000000)\n"), "%s", judgement.explanation);
    cr_expect(explains("1 of 3 elements differ"), "%s", judgement.explanation);
    fixture_end(&fixture);
}

Test(judge, a_wrong_shape_is_shown_beside_the_right_one)
{
    prepare(COMPUTED);
    judge_reply(WRONG_RANK);
    cr_expect(explains("expected  float [3]\n") && explains("actual    float [3,1]\n"), "%s",
              judgement.explanation);
    fixture_end(&fixture);
}

Test(judge, a_malformed_output_is_explained)
{
    prepare(COMPUTED);
    judge_reply(MALFORMED);
    cr_expect(explains("raw_data has 3 bytes, not 12"), "%s", judgement.explanation);
    fixture_end(&fixture);
}

Test(judge, an_accepted_input_is_held_against_every_rule_that_it_breaks)
{
    prepare(REFUSED);
    fixture_integer(&fixture, "depth", 1);
    derive();
    judge_reply(RIGHT);
    cr_expect(explains("index-bounds: ") && explains("attribute-unknown: "), "%s", judgement.explanation);
    fixture_end(&fixture);
}

Test(judge, the_message_of_an_implementation_is_in_the_explanation)
{
    prepare(COMPUTED);
    judge_reply(REJECTED_IT);
    cr_expect(explains("rejected a valid input: the message\n"), "%s", judgement.explanation);
    judge_reply(FAILED_IT);
    cr_expect(explains("failed on a valid input: the message\n"), "%s", judgement.explanation);
    fixture_end(&fixture);
}

Test(judge, a_disagreement_between_author_and_reference_names_both)
{
    prepare(REFUSED);
    the_case.expectation = EXPECT_EXACT;
    judge_reply(REJECTED_IT);
    cr_expect(explains("\"exact\"") && explains("refuses it") && explains("index-bounds"), "%s",
              judgement.explanation);
    fixture_end(&fixture);
}

Test(judge, an_unstated_value_that_its_author_calls_exact_is_named_as_such)
{
    prepare(UNSTATED);
    the_case.expectation = EXPECT_EXACT;
    judge_reply(RIGHT);
    cr_expect(explains("finds its value unstated"), "%s", judgement.explanation);
    fixture_end(&fixture);
}

/* ---- observations -------------------------------------------------------------------------------------------------- */

Test(judge, a_plain_pass_observes_nothing)
{
    prepare(COMPUTED);
    judge_reply(RIGHT);
    cr_expect(judgement.findings.count == 0);
    fixture_end(&fixture);
}

Test(judge, a_failure_where_a_refusal_will_do_is_an_unspecific_error)
{
    for (int situation = 0; situation < SITUATIONS; situation++) {
        prepare((enum situation)situation);
        judge_reply(FAILED_IT);
        cr_expect(observes("refused with an unspecific error") == (situation != COMPUTED), "%s",
                  situation_names[situation]);
        judge_reply(REJECTED_IT);
        cr_expect(!observes("refused with an unspecific error"), "%s", situation_names[situation]);
        fixture_end(&fixture);
    }
}

Test(judge, refusing_a_deprecated_operator_is_observed)
{
    prepare(DEPRECATED);
    judge_reply(REJECTED_IT);
    cr_expect(observes("refused"));
    judge_reply(RIGHT);
    cr_expect(judgement.findings.count == 0);
    fixture_end(&fixture);
}

Test(judge, what_is_done_where_nothing_is_stated_is_observed_with_the_point)
{
    prepare(UNSTATED);
    judge_reply(WRONG_VALUE);
    cr_expect(observes("answered where the text of this version does not say what a negative index means"));
    fixture_end(&fixture);
    prepare(UNDEFINED);
    judge_reply(REJECTED_IT);
    cr_expect(
        observes("refused where the text of this version does not say what an index out of range means"));
    fixture_end(&fixture);
}

Test(judge, an_opset_that_is_newer_than_all_known_ones_is_observed)
{
    prepare(COMPUTED);
    fixture.node.opset = OPSET_NEWEST + 1;
    derive();
    judge_reply(RIGHT);
    cr_expect(judgement.verdict == VERDICT_PASS && judgement.findings.count == 1);
    fixture_end(&fixture);
}

Test(judge, a_changed_floating_point_environment_is_observed)
{
    prepare(COMPUTED);
    struct answer answer = make_answer(RIGHT);
    answer.changed_floating_point_environment = true;
    judgement = judge(fixture_judging(), &the_case, &derived, &answer, &fixture.arena);
    cr_expect(judgement.verdict == VERDICT_PASS && observes("changed the floating-point environment"));
    fixture_end(&fixture);
}

Test(judge, another_outcome_of_a_second_try_is_told)
{
    prepare(COMPUTED);
    struct answer answer = make_answer(CRASHED);
    answer.again = "alone it passed";
    judgement = judge(fixture_judging(), &the_case, &derived, &answer, &fixture.arena);
    cr_expect(judgement.verdict == VERDICT_CRASH && explains("the message\n  alone it passed\n"), "%s",
              judgement.explanation);
    fixture_end(&fixture);
}

/* ---- stored outputs ------------------------------------------------------------------------------------------------ */

static enum verdict verdict_with_stored(const struct answer *stored)
{
    struct answer answer = make_answer(RIGHT);
    the_case.output = &stored->output;
    judgement = judge(fixture_judging(), &the_case, &derived, &answer, &fixture.arena);
    return judgement.verdict;
}

Test(judge, a_stored_output_that_is_the_reference_s_changes_nothing)
{
    prepare(COMPUTED);
    struct answer stored = make_output(RIGHT);
    cr_expect(verdict_with_stored(&stored) == VERDICT_PASS, "%s", judgement.explanation);
    fixture_end(&fixture);
}

Test(judge, a_plain_case_whose_stored_output_is_wrong_is_disputed)
{
    static const enum reply wrong[] = {WRONG_VALUE, WRONG_DTYPE, WRONG_SHAPE, WRONG_RANK};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        prepare(COMPUTED);
        struct answer stored = make_output(wrong[i]);
        cr_expect(verdict_with_stored(&stored) == VERDICT_DISPUTED, "answer %d", (int)wrong[i]);
        fixture_end(&fixture);
    }
}

Test(judge, a_case_of_ours_whose_stored_output_is_wrong_is_an_error)
{
    prepare(COMPUTED);
    the_case.expectation = EXPECT_EXACT;
    struct answer stored = make_output(WRONG_VALUE);
    cr_expect(verdict_with_stored(&stored) == VERDICT_ERROR);
    fixture_end(&fixture);
}

Test(judge, an_output_stored_for_an_input_that_breaks_a_rule_is_disputed)
{
    prepare(REFUSED);
    struct answer stored = make_output(RIGHT);
    cr_expect(verdict_with_stored(&stored) == VERDICT_DISPUTED);
    cr_expect(explains("index-bounds"), "%s", judgement.explanation);
    fixture_end(&fixture);
}

Test(judge, an_output_stored_where_nothing_is_stated_is_no_witness)
{
    prepare(UNSTATED);
    struct answer stored = make_output(WRONG_VALUE);
    cr_expect(verdict_with_stored(&stored) == VERDICT_PASS, "%s", judgement.explanation);
    fixture_end(&fixture);
}

Test(judge, a_disputed_case_stays_so_without_memory_for_the_reason)
{
    prepare(COMPUTED);
    struct arena none = arena_create(0);
    struct answer answer = make_answer(RIGHT), stored = make_output(WRONG_SHAPE);
    the_case.output = &stored.output;
    cr_expect(judge(fixture_judging(), &the_case, &derived, &answer, &none).verdict == VERDICT_DISPUTED);
    fixture_end(&fixture);
    prepare(REFUSED);
    the_case.output = &stored.output;
    cr_expect(judge(fixture_judging(), &the_case, &derived, &answer, &none).verdict == VERDICT_DISPUTED);
}

/* ---- deriving ------------------------------------------------------------------------------------------------------ */

Test(judge, deriving_without_memory_is_an_error_of_its_own)
{
    prepare(COMPUTED);
    struct arena none = arena_create(0);
    cr_expect(derive_expectation(&the_case, &derived, &none, &fixture.error) == STATUS_OUT_OF_MEMORY);
    fixture_end(&fixture);
}

Test(judge, a_case_without_any_input_can_be_judged)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    derive();
    judge_reply(REJECTED_IT);
    cr_expect(judgement.verdict == VERDICT_PASS);
    judge_reply(RIGHT);
    cr_expect(judgement.verdict == VERDICT_FAIL && explains("input-count"), "%s", judgement.explanation);
    fixture_end(&fixture);
}
