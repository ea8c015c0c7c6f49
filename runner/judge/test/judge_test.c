/* The verdict on every kind of answer to every kind of case, and that it is explained. */
#include "clause_rows.h"

#include <criterion/criterion.h>
#include <string.h>

static struct judge_fixture fixture;

/* ---- the kinds of cases -------------------------------------------------------------------------------- */

#define ONE_INDEX(...) \
    .data = FLOATS((3, 1), 1, 2, 3), .indices = INDICES((1, 1), __VA_ARGS__), .updates = FLOATS((1, 1), 9)
#define PAIR_OF(constant, type, old, update)                                         \
    .data = TENSOR(constant, type, (2, 1), old, old), .indices = INDICES((1, 1), 1), \
    .updates = TENSOR(constant, type, (1, 1), update)
#define BITS(...)                                                                                   \
    .data = TENSOR(FLOAT, uint32_t, (2, 1), 0x3f800000, 0x3f800000), .indices = INDICES((1, 1), 1), \
    .updates = TENSOR(FLOAT, uint32_t, (1, 1), __VA_ARGS__)
#define COMPLEX                                                                    \
    .data = TENSOR(COMPLEX64, float, (1, 1), 1, 2), .indices = INDICES((1, 1), 0), \
    .updates = TENSOR(COMPLEX64, float, (1, 1), 3, 4)
#define TEXTS(...) ((const struct string_element[]){__VA_ARGS__})
#define STRINGS                                                                         \
    .data = {DTYPE_STRING, TEXTS({"b", 1}), DIMS(1, 1)}, .indices = INDICES((1, 1), 0), \
    .updates = {DTYPE_STRING, TEXTS({"c", 1}), DIMS(1, 1)}
#define ANSWERS(right, wrong)       .complies = {.elements = (right)}, .deviates = {.elements = (wrong)}
#define FLOAT_ANSWERS(right, wrong) ANSWERS(VALUES(float, 1, right, 3), VALUES(float, 1, wrong, 3))

/*
 * The author's expectation, if any, and the judgements of the replies: a right value, a wrong one, another
 * dtype, another shape, a malformed output; rejected, failed. P, W, F: passes, passes with a warning, fails;
 * p: passes without having been compared with an expectation.
 */
static const struct situation {
    const char *name;
    enum expectation expected;
    const char *verdicts;
    struct clause_row row; /* for its only operator; `complies` is right, `deviates` is wrong */
} situations[] = {
    {"computed", EXPECT_EXACT, "PFFFFFF", {.operators = ELEMENTS, ONE_INDEX(1), FLOAT_ANSWERS(9, 2)}},
    {"deprecated",
     EXPECT_EXACT,
     "PFFFFpp",
     {.operators = SCATTER, .opset = 11, ONE_INDEX(1), FLOAT_ANSWERS(9, 2)}},
    {"negative index, Scatter-9",
     EXPECT_INVARIANTS,
     "ppFFFpp",
     {.operators = SCATTER, ONE_INDEX(-2), FLOAT_ANSWERS(9, 2)}},
    {"index out of range, Scatter-9",
     EXPECT_INVARIANTS,
     "ppFFFpp",
     {.operators = SCATTER, ONE_INDEX(3), FLOAT_ANSWERS(9, 2)}},
    {"index out of range, ScatterElements",
     EXPECT_REFUSE,
     "FFFFFPP",
     {.operators = ELEMENTS, ONE_INDEX(3), FLOAT_ANSWERS(9, 2)}},
    {"index out of range, ScatterND",
     EXPECT_REFUSE,
     "WWFFFPP",
     {.operators = ND, ONE_INDEX(3), FLOAT_ANSWERS(9, 2)}},
    {"index out of range, ScatterND before onnx-1.13",
     EXPECT_REFUSE,
     "ppFFFpp",
     {.operators = ND, .opset = 16, .edition = "onnx-1.11", ONE_INDEX(3), FLOAT_ANSWERS(9, 2)}},
    {"negative index, ScatterND before onnx-1.13",
     EXPECT_EXACT,
     "ppFFFpp",
     {.operators = ND, .opset = 16, .edition = "onnx-1.11", ONE_INDEX(-2), FLOAT_ANSWERS(9, 2)}},
    {"axis out of range",
     EXPECT_REFUSE,
     "WWFFFPP",
     {.operators = ELEMENTS, ONE_INDEX(1), .axis = VALUES(int64_t, 2), FLOAT_ANSWERS(9, 2)}},
    {"version gate",
     EXPECT_REFUSE,
     "WWFFFPP",
     {.operators = ELEMENTS, .opset = 16, ONE_INDEX(1), .reduction = "max", FLOAT_ANSWERS(9, 2)}},
    {"duplicates, ScatterElements",
     EXPECT_ALLOWED,
     "PFFFFpp",
     {.operators = ELEMENTS, TWO_UPDATES, FLOAT_ANSWERS(8, 17)}},
    {"duplicates, ScatterND-18",
     EXPECT_ALLOWED,
     "PFFFFpp",
     {.operators = ND, TWO_UPDATES, FLOAT_ANSWERS(8, 17)}},
    {"duplicates, ScatterND-13",
     EXPECT_ALLOWED,
     "PWFFFpp",
     {.operators = ND, .opset = 13, TWO_UPDATES, FLOAT_ANSWERS(8, 17)}},
    {"duplicates, ScatterND-16 before onnx-1.13",
     EXPECT_ALLOWED,
     "PWFFFpp",
     {.operators = ND, .opset = 16, .edition = "onnx-1.11", TWO_UPDATES, FLOAT_ANSWERS(8, 17)}},
    {"duplicates reduced",
     EXPECT_EXACT,
     "PFFFFFF",
     {.operators = ND, .opset = 16, TWO_UPDATES, .reduction = "add", FLOAT_ANSWERS(19, 11)}},
    {"duplicates reduced, ScatterND-16 before onnx-1.13",
     EXPECT_EXACT,
     "PFFFFpp",
     {.operators = ND,
      .opset = 16,
      .edition = "onnx-1.11",
      TWO_UPDATES,
      .reduction = "add",
      FLOAT_ANSWERS(19, 11)}},
    {"truth values added",
     EXPECT_EXACT,
     "PWFFFpp",
     {.operators = ELEMENTS,
      PAIR_OF(BOOL, uint8_t, 1, 1),
      .reduction = "add",
      ANSWERS(VALUES(uint8_t, 1, 1), VALUES(uint8_t, 1, 0))}},
    {"strings added",
     EXPECT_EXACT,
     "PWFFFpp",
     {.operators = ELEMENTS, STRINGS, .reduction = "add", ANSWERS(TEXTS({"bc", 2}), TEXTS({"cb", 2}))}},
    {"strings compared",
     EXPECT_EXACT,
     "PWFFFpp",
     {.operators = ELEMENTS, STRINGS, .reduction = "max", ANSWERS(TEXTS({"c", 1}), TEXTS({"b", 1}))}},
    {"strings multiplied",
     EXPECT_INVARIANTS,
     "ppFFFpp",
     {.operators = ELEMENTS, STRINGS, .reduction = "mul", ANSWERS(TEXTS({"c", 1}), TEXTS({"b", 1}))}},
    {"complex numbers added",
     EXPECT_EXACT,
     "PFFFFpp",
     {.operators = ELEMENTS, COMPLEX, .reduction = "add", ANSWERS(VALUES(float, 4, 6), VALUES(float, 4, 2))}},
    {"complex numbers compared",
     EXPECT_INVARIANTS,
     "ppFFFpp",
     {.operators = ELEMENTS, COMPLEX, .reduction = "max", ANSWERS(VALUES(float, 3, 4), VALUES(float, 0, 0))}},
    {"empty tuples",
     EXPECT_EXACT,
     "PFFFFpp",
     {.operators = ND,
      .data = FLOATS((2), 1, 2),
      .indices = {DTYPE_INT64, NULL, DIMS(1, 0)},
      .updates = FLOATS((1, 2), 8, 9),
      ANSWERS(VALUES(float, 8, 9), VALUES(float, 1, 2))}},
    {"signed overflow",
     EXPECT_EXACT,
     "PWFFFFF",
     {.operators = ELEMENTS,
      PAIR_OF(INT8, int8_t, 100, 100),
      .reduction = "add",
      ANSWERS(VALUES(int8_t, 100, -56), VALUES(int8_t, 100, 127))}},
    {"NaN moved",
     EXPECT_EXACT,
     "PWFFFFF",
     {.operators = ELEMENTS,
      BITS(0x7f800001),
      ANSWERS(VALUES(uint32_t, 0x3f800000, 0x7f800001), VALUES(uint32_t, 0x3f800000, 0x7fc00001))}},
    {"NaN compared",
     EXPECT_ALLOWED,
     "PFFFFFF",
     {.operators = ELEMENTS,
      BITS(0x7fc00000),
      .reduction = "max",
      ANSWERS(VALUES(uint32_t, 0x3f800000, 0x3f800000), VALUES(float, 1, 9))}},
};
enum { SITUATION_COUNT = sizeof situations / sizeof *situations };

static void prepare(const struct situation *situation)
{
    enum scatter_operator op = OPERATOR_SCATTER;
    while ((situation->row.operators >> op & 1) == 0)
        op++;
    clause_row_start(&fixture, &situation->row, op);
}

/* ---- the kinds of answers ------------------------------------------------------------------------------ */

enum reply {
    RIGHT,
    WRONG,
    WRONG_DTYPE,
    WRONG_SHAPE,
    MALFORMED,
    REJECTED_IT,
    FAILED_IT,
    UNSUPPORTED_IT,
    WROTE_TO_INPUT,
    WENT_OUTSIDE,
    CRASHED,
    TIMED_OUT,
    OUT_OF_MEMORY,
    NOT_ASKED,
    REPLIES
};

/* The verdicts on answers that are neither outputs nor refusals, for every case. */
static const enum verdict missing_answers[REPLIES] = {
    [UNSUPPORTED_IT] = VERDICT_UNSUPPORTED, [WROTE_TO_INPUT] = VERDICT_FAIL,
    [WENT_OUTSIDE] = VERDICT_FAIL,          [CRASHED] = VERDICT_CRASH,
    [TIMED_OUT] = VERDICT_TIMEOUT,          [OUT_OF_MEMORY] = VERDICT_MEMORY,
    [NOT_ASKED] = VERDICT_NOT_RUN,
};

static const struct row_answer answers[REPLIES] = {
    [WRONG_DTYPE] = {.other = TENSOR(UINT64, uint64_t, (3, 1), 1, 2, 3)},
    [WRONG_SHAPE] = {.other = FLOATS((1, 1, 1), 1)},
    [REJECTED_IT] = {.kind = ANSWER_REJECTED},
    [FAILED_IT] = {.kind = ANSWER_FAILED},
    [UNSUPPORTED_IT] = {.kind = ANSWER_UNSUPPORTED},
    [WROTE_TO_INPUT] = {.kind = ANSWER_FAULT, .fault = FAULT_WROTE_TO_INPUT},
    [WENT_OUTSIDE] = {.kind = ANSWER_FAULT, .fault = FAULT_OUTSIDE_OUTPUT},
    [CRASHED] = {.kind = ANSWER_CRASH},
    [TIMED_OUT] = {.kind = ANSWER_TIMEOUT},
    [OUT_OF_MEMORY] = {.kind = ANSWER_MEMORY},
    [NOT_ASKED] = {.kind = ANSWER_NOT_RUN},
};

static void judge_reply(const struct situation *situation, enum reply reply)
{
    struct row_answer answer = answers[reply];
    if (reply == RIGHT || reply == MALFORMED)
        answer = situation->row.complies;
    if (reply == WRONG)
        answer = situation->row.deviates;
    if (reply == WRONG_SHAPE) {
        answer.other.dtype = situation->row.data.dtype;
        answer.other.elements = NULL;
    }
    if (reply == MALFORMED)
        answer.problem = "raw_data has 3 bytes, not 12";
    clause_row_judge(&fixture, &answer);
}

/* ---- verdicts ------------------------------------------------------------------------------------------ */

/* Whether the author of the case expects another outcome than that of the reference. */
static bool is_author_wrong(const struct situation *situation, enum expectation expectation)
{
    bool has_value = situation->expected == EXPECT_EXACT || situation->expected == EXPECT_ALLOWED;
    bool wants_value = expectation == EXPECT_EXACT || expectation == EXPECT_ALLOWED;
    return expectation != EXPECT_UNSTATED && expectation != situation->expected &&
           !(has_value && wants_value);
}

/* The letter of a judgement, as in the table. */
static char letter_of(const struct judgement *judgement)
{
    if (judgement->verdict == VERDICT_FAIL)
        return 'F';
    if (judgement->verdict != VERDICT_PASS)
        return '?';
    return findings_have(&judgement->findings, SEVERITY_WARNING) ? 'W' : judgement->compared ? 'P' : 'p';
}

/* Calls `check` after each of the judgements. */
static void for_every_judgement(void (*check)(const struct situation *, enum expectation, enum reply))
{
    for (int s = 0; s < SITUATION_COUNT; s++) {
        prepare(&situations[s]);
        for (int expectation = EXPECT_UNSTATED; expectation <= EXPECT_INVARIANTS; expectation++) {
            fixture.the_case.expectation = (enum expectation)expectation;
            for (int reply = 0; reply < REPLIES; reply++) {
                judge_reply(&situations[s], (enum reply)reply);
                check(&situations[s], (enum expectation)expectation, (enum reply)reply);
            }
        }
        judge_end(&fixture);
    }
}

#define JUDGEMENT_FORMAT "%s, expected by its author: %s, reply %d: %s\n%s"
#define JUDGEMENT_VALUES                                                                       \
    situation->name, expectation_name(expectation), (int)reply, judge_findings_text(&fixture), \
        fixture.judgement.explanation

static void check_verdict(const struct situation *situation, enum expectation expectation, enum reply reply)
{
    const struct judgement *judgement = &fixture.judgement;
    if (is_author_wrong(situation, expectation))
        cr_expect(judgement->verdict == VERDICT_ERROR, JUDGEMENT_FORMAT, JUDGEMENT_VALUES);
    else if (reply <= FAILED_IT)
        cr_expect(letter_of(judgement) == situation->verdicts[reply], JUDGEMENT_FORMAT, JUDGEMENT_VALUES);
    else
        cr_expect(judgement->verdict == missing_answers[reply], JUDGEMENT_FORMAT, JUDGEMENT_VALUES);
}

Test(judge, every_answer_to_every_case_has_its_verdict)
{
    for_every_judgement(check_verdict);
}

static void check_compared(const struct situation *situation, enum expectation expectation, enum reply reply)
{
    const struct judgement *judgement = &fixture.judgement;
    bool is_failure = judgement->verdict == VERDICT_FAIL && reply <= FAILED_IT;
    bool may_be = is_failure || judgement->verdict == VERDICT_PASS;
    cr_expect(judgement->compared ? may_be : !is_failure, JUDGEMENT_FORMAT, JUDGEMENT_VALUES);
}

Test(judge, every_failure_and_no_missing_answer_counts_as_compared)
{
    for_every_judgement(check_compared);
}

static void check_explanation(const struct situation *situation, enum expectation expectation,
                              enum reply reply)
{
    const struct judgement *judgement = &fixture.judgement;
    bool warned = findings_have(&judgement->findings, SEVERITY_WARNING);
    int lines = line_count(judgement->explanation);
    bool plain = (judgement->verdict == VERDICT_PASS && !warned) || judgement->verdict == VERDICT_UNSUPPORTED;
    cr_expect(plain || lines > 0, JUDGEMENT_FORMAT, JUDGEMENT_VALUES);
    cr_expect(judgement->verdict != VERDICT_PASS || warned || lines == 0, JUDGEMENT_FORMAT, JUDGEMENT_VALUES);
    cr_expect(lines >= 0 && lines <= FIXTURE_LINES, JUDGEMENT_FORMAT, JUDGEMENT_VALUES);
    cr_expect(!judge_explains(&fixture, "(null)"), JUDGEMENT_FORMAT, JUDGEMENT_VALUES);
}

Test(judge, everything_except_a_plain_pass_is_explained_in_complete_lines_that_fit_a_screen)
{
    for_every_judgement(check_explanation);
}

static void check_without_memory(const struct situation *situation, enum expectation expectation,
                                 enum reply reply)
{
    struct arena none = arena_create(0);
    struct judgement with = fixture.judgement;
    struct judgement without =
        judge(&fixture.settings, &fixture.the_case, &fixture.derived, &fixture.answer, &none);
    cr_expect(without.verdict == with.verdict && without.compared == with.compared &&
                  without.level == with.level && without.findings.count == with.findings.count,
              JUDGEMENT_FORMAT, JUDGEMENT_VALUES);
}

Test(judge, verdicts_and_findings_do_not_depend_on_memory_for_explanations)
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

Test(judge, a_pass_a_refusal_and_a_failure_are_decided_and_no_other_verdict)
{
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        cr_expect(verdict_is_decided((enum verdict)verdict) ==
                      (verdict == VERDICT_PASS || verdict == VERDICT_UNSUPPORTED ||
                       verdict_is_failure((enum verdict)verdict)),
                  "%s", verdict_name((enum verdict)verdict));
}
