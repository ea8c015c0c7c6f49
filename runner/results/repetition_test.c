#include "repetition.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;   /* of the case */
static struct arena scratch; /* of a repetition */
static struct repetition repetition;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    scratch = arena_create((size_t)64 << 20);
    repetition = repetition_begin(1000000, &arena);
}

static void tear_down(void)
{
    arena_destroy(&arena);
    arena_destroy(&scratch);
}

TestSuite(repetition, .init = set_up, .fini = tear_down);

/* ---- answers ------------------------------------------------------------------------------------------- */

static struct answer simple(enum answer_kind kind)
{
    return (struct answer){.kind = kind, .message = "", .output = {.name = ""}, .text = ""};
}

/* An output in the scratch arena, its elements copied. */
static struct answer output(int32_t dtype, const void *elements, const int64_t *dims, int rank)
{
    struct error error;
    struct answer answer = simple(ANSWER_OUTPUT);
    cr_assert(tensor_create(&answer.output, dtype, dims, rank, &scratch, &error) == STATUS_OK);
    if (answer.output.size > 0)
        memcpy(answer.output.elements, elements, answer.output.size);
    return answer;
}

static struct answer two_integers(int64_t first, int64_t second)
{
    return output(DTYPE_INT64, (const int64_t[]){first, second}, (const int64_t[]){1, 2}, 2);
}

/* An output of one string, in the scratch arena. */
static struct answer one_string(const char *text)
{
    struct string_element string = {.bytes = arena_copy(&scratch, text), .size = strlen(text)};
    return output(DTYPE_STRING, &string, (const int64_t[]){1}, 1);
}

static struct judgement verdict(enum verdict verdict)
{
    return (struct judgement){.verdict = verdict, .explanation = ""};
}

static bool add(struct answer answer, struct judgement judgement)
{
    return repetition_add(&repetition, &answer, &judgement);
}

static bool add_pass(struct answer answer)
{
    return add(answer, verdict(VERDICT_PASS));
}

static void expect_counts(size_t count, const int64_t *counts)
{
    cr_assert(repetition.outcome_count == count, "%zu outcomes", repetition.outcome_count);
    for (size_t i = 0; i < count; i++)
        cr_expect(repetition.outcomes[i].count == counts[i], "outcome %zu", i);
}

#define COUNTS(...)                                                       \
    sizeof((int64_t[]){__VA_ARGS__}) / sizeof(int64_t), (const int64_t[]) \
    {                                                                     \
        __VA_ARGS__                                                       \
    }

static void expect_cell(size_t outcome, const char *position, const char *value)
{
    const struct repetition_outcome *it = &repetition.outcomes[outcome];
    cr_assert(it->differs_at != NULL && it->value != NULL);
    cr_expect(strcmp(it->differs_at, position) == 0, "%s", it->differs_at);
    cr_expect(strcmp(it->value, value) == 0, "%s", it->value);
}

/* ---- distinguishing outcomes --------------------------------------------------------------------------- */

Test(repetition, outputs_with_the_same_bytes_are_one_outcome)
{
    add_pass(two_integers(1, 2));
    add_pass(two_integers(1, 2));
    expect_counts(COUNTS(2));
}

Test(repetition, an_output_with_another_element_is_another_outcome)
{
    add_pass(two_integers(1, 2));
    add_pass(two_integers(1, 3));
    add_pass(two_integers(1, 2));
    expect_counts(COUNTS(2, 1));
}

Test(repetition, two_outcomes_have_their_first_difference_with_both_values)
{
    add_pass(two_integers(1, 2));
    add_pass(two_integers(1, 3));
    expect_cell(0, "[0,1]", "2");
    expect_cell(1, "[0,1]", "3");
}

Test(repetition, a_third_outcome_has_its_difference_from_the_first)
{
    add_pass(two_integers(1, 2));
    add_pass(two_integers(1, 3));
    add_pass(two_integers(5, 3));
    expect_cell(0, "[0,1]", "2");
    expect_cell(2, "[0,0]", "5");
}

Test(repetition, nan_with_another_payload_is_another_outcome)
{
    add_pass(output(DTYPE_FLOAT, (const uint32_t[]){0x7fc00000}, NULL, 0));
    add_pass(output(DTYPE_FLOAT, (const uint32_t[]){0x7fc00001}, NULL, 0));
    expect_counts(COUNTS(1, 1));
    expect_cell(1, "[]", "nan (0x7fc00001)");
}

Test(repetition, another_shape_is_another_outcome)
{
    add_pass(output(DTYPE_INT64, (const int64_t[]){1, 2}, (const int64_t[]){1, 2}, 2));
    add_pass(output(DTYPE_INT64, (const int64_t[]){1, 2}, (const int64_t[]){2, 1}, 2));
    expect_counts(COUNTS(1, 1));
    cr_expect(repetition.outcomes[1].differs_at == NULL);
}

Test(repetition, another_element_type_is_another_outcome)
{
    add_pass(output(DTYPE_INT32, (const int32_t[]){1}, (const int64_t[]){1}, 1));
    add_pass(output(DTYPE_FLOAT, (const int32_t[]){1}, (const int64_t[]){1}, 1));
    expect_counts(COUNTS(1, 1));
    cr_expect(repetition.outcomes[1].differs_at == NULL);
}

Test(repetition, an_output_is_compared_with_the_first_of_its_own_type)
{
    add_pass(simple(ANSWER_REJECTED));
    add_pass(two_integers(1, 2));
    add_pass(two_integers(7, 2));
    expect_cell(1, "[0,0]", "1");
    expect_cell(2, "[0,0]", "7");
}

Test(repetition, outputs_without_elements_are_one_outcome)
{
    add_pass(output(DTYPE_FLOAT, NULL, (const int64_t[]){0}, 1));
    add_pass(output(DTYPE_FLOAT, NULL, (const int64_t[]){0}, 1));
    expect_counts(COUNTS(2));
}

Test(repetition, outputs_of_another_shape_than_data_have_no_elements_and_are_compared_by_shape)
{
    struct answer answer = two_integers(1, 2);
    answer.output.elements = NULL;
    answer.output.size = 0;
    answer.output.count = 0;
    add(answer, verdict(VERDICT_FAIL));
    add(answer, verdict(VERDICT_FAIL));
    expect_counts(COUNTS(2));
}

Test(repetition, strings_are_compared_by_bytes_and_not_by_address)
{
    add_pass(one_string("one"));
    add_pass(one_string("one"));
    add_pass(one_string("two"));
    expect_counts(COUNTS(2, 1));
    expect_cell(1, "[0]", "\"two\"");
}

Test(repetition, elements_of_types_outside_t_are_compared_by_bytes)
{
    for (int i = 0; i < 4; i++) {
        struct answer answer =
            output(DTYPE_UINT8, (const uint8_t[]){(uint8_t)(i / 3)}, (const int64_t[]){1}, 1);
        answer.output.dtype = DTYPE_FLOAT8E4M3FN;
        add_pass(answer);
    }
    expect_counts(COUNTS(3, 1));
}

Test(repetition, refusals_are_one_outcome_whatever_their_messages)
{
    struct answer answer = simple(ANSWER_REJECTED);
    answer.message = "at 0x1234";
    add_pass(answer);
    answer.message = "at 0x5678";
    add_pass(answer);
    expect_counts(COUNTS(2));
}

Test(repetition, a_refusal_and_an_error_are_two_outcomes)
{
    add_pass(simple(ANSWER_REJECTED));
    add_pass(simple(ANSWER_FAILED));
    expect_counts(COUNTS(1, 1));
}

Test(repetition, unreadable_outputs_are_distinguished_by_the_reason)
{
    struct answer answer = two_integers(1, 2);
    answer.output.elements = NULL;
    answer.output_problem = "one thing";
    add(answer, verdict(VERDICT_FAIL));
    add(answer, verdict(VERDICT_FAIL));
    answer.output_problem = "another";
    add(answer, verdict(VERDICT_FAIL));
    expect_counts(COUNTS(2, 1));
}

/* ---- memory -------------------------------------------------------------------------------------------- */

Test(repetition, kept_data_is_not_in_the_memory_of_a_repetition)
{
    static char message[] = "message";
    struct answer answer = one_string("kept");
    answer.message = message;
    add_pass(answer);
    /* The memory of the repetition's arena is used again. */
    memset((char *)((struct string_element *)answer.output.elements)->bytes, 'x', 4);
    memset(answer.output.elements, 0, answer.output.size);
    message[0] = 'M';
    add_pass(one_string("kept"));
    expect_counts(COUNTS(2));
    cr_expect(strcmp(repetition.answer.message, "message") == 0);
}

Test(repetition, the_backend_that_the_implementation_states_is_not_in_the_memory_of_a_repetition)
{
    static char backend[] = "provider";
    struct answer answer = one_string("kept");
    answer.executed_by = backend;
    add_pass(answer);
    backend[0] = 'x'; /* the memory of the repetition's arena is used again */
    cr_expect_str_eq(repetition.answer.executed_by, "provider");
}

Test(repetition, outcomes_beyond_the_maximum_are_counted_as_others)
{
    for (int64_t i = 0; i < MOST_OUTCOMES + 3; i++)
        add_pass(two_integers(i, 0));
    add_pass(two_integers(0, 0));
    cr_expect(repetition.outcome_count == MOST_OUTCOMES);
    cr_expect(repetition.others == 3);
    cr_expect(repetition.outcomes[0].count == 2);
}

Test(repetition, memory_does_not_grow_with_the_number_of_repetitions)
{
    size_t allocated = 0;
    for (int64_t i = 0; i < 20000; i++) {
        struct judgement judgement = verdict(i % 3 == 0 ? VERDICT_FAIL : VERDICT_PASS);
        judgement.explanation = "something that takes room";
        add(two_integers(i, 0), judgement);
        arena_reset(&scratch);
        if (i == 100)
            allocated = arena.allocated;
    }
    cr_expect(arena.allocated == allocated);
}

Test(repetition, outputs_beyond_the_memory_for_outcomes_are_counted_as_others)
{
    repetition.kept = OUTCOME_MEMORY - 2 * (2 * sizeof(int64_t) + 2 * sizeof(int64_t));
    for (int64_t i = 0; i < 4; i++)
        add_pass(two_integers(i, 0));
    expect_counts(COUNTS(1, 1, 1));
    cr_expect(repetition.others == 1);
}

Test(repetition, outputs_that_cannot_be_kept_leave_memory_for_the_explanation)
{
    enum { LENGTH = 25000 };
    static int64_t elements[LENGTH];
    struct arena small = arena_create(300000); /* for one such output and a little more */
    repetition = repetition_begin(10000, &small);
    for (int64_t i = 0; i < 5000; i++) {
        elements[0] = i;
        add_pass(output(DTYPE_INT64, elements, (const int64_t[]){LENGTH}, 1));
        arena_reset(&scratch);
    }
    struct judgement judgement = verdict(VERDICT_FAIL);
    judgement.explanation = "wrong";
    add(simple(ANSWER_FAILED), judgement);
    cr_expect(strcmp(repetition.judgement.explanation, "wrong") == 0);
    arena_destroy(&small);
}

Test(repetition, without_memory_the_verdict_is_still_right)
{
    struct arena none = arena_create(0);
    repetition = repetition_begin(3, &none);
    add_pass(two_integers(1, 2));
    add(two_integers(1, 3), verdict(VERDICT_FAIL));
    cr_expect(repetition.judgement.verdict == VERDICT_FAIL);
    cr_expect(repetition.others == 2);
    cr_expect(repetition_judgement(&repetition).explanation != NULL);
}

/* ---- the verdict --------------------------------------------------------------------------------------- */

Test(repetition, the_most_severe_verdict_is_that_of_the_case)
{
    /* From the least severe to the most severe. */
    static const enum verdict order[] = {
        VERDICT_PASS,    VERDICT_UNSUPPORTED, VERDICT_NOT_RUN, VERDICT_DISPUTED,   VERDICT_FAIL,
        VERDICT_TIMEOUT, VERDICT_MEMORY,      VERDICT_CRASH,   VERDICT_UNREADABLE, VERDICT_ERROR};
    for (size_t less = 0; less < VERDICT_COUNT; less++)
        for (size_t more = less; more < VERDICT_COUNT; more++) {
            repetition = repetition_begin(2, &arena);
            add(simple(ANSWER_FAILED), verdict(order[more]));
            add(simple(ANSWER_FAILED), verdict(order[less]));
            cr_expect(repetition.judgement.verdict == order[more]);
            repetition = repetition_begin(2, &arena);
            add(simple(ANSWER_FAILED), verdict(order[less]));
            add(simple(ANSWER_FAILED), verdict(order[more]));
            cr_expect(repetition.judgement.verdict == order[more]);
        }
}

Test(repetition, the_first_of_the_most_severe_answers_is_that_of_the_case)
{
    struct answer answer = simple(ANSWER_FAILED);
    const char *const messages[] = {"fine", "first", "second"};
    for (size_t i = 0; i < 3; i++) {
        answer.message = messages[i];
        struct judgement judgement = verdict(i == 0 ? VERDICT_PASS : VERDICT_FAIL);
        judgement.explanation = messages[i];
        add(answer, judgement);
    }
    cr_expect(strcmp(repetition.answer.message, "first") == 0);
    cr_expect(strcmp(repetition.judgement.explanation, "first") == 0);
    cr_expect(repetition.first == 2 && repetition.times == 2);
}

static struct judgement finding(enum severity severity, const char *policy, int64_t cells)
{
    struct judgement judgement = verdict(severity == SEVERITY_FAILURE ? VERDICT_FAIL : VERDICT_PASS);
    findings_add(&judgement.findings,
                 (struct finding){
                     .severity = severity, .clause = "one", .point = "", .policy = policy, .cells = cells});
    return judgement;
}

Test(repetition, a_pass_with_warnings_is_graver_than_one_without)
{
    struct judgement warned = finding(SEVERITY_WARNING, "odd", 1);
    warned.explanation = "odd";
    add_pass(two_integers(1, 2));
    add(two_integers(1, 3), warned);
    cr_expect(strcmp(repetition.judgement.explanation, "odd") == 0);
}

Test(repetition, the_case_has_the_findings_of_all_answers)
{
    add(two_integers(1, 2), finding(SEVERITY_OBSERVATION, "last wins", 2));
    add(two_integers(1, 3), finding(SEVERITY_FAILURE, "foreign", 1));
    add(two_integers(2, 2), finding(SEVERITY_OBSERVATION, "first wins", 2));
    const struct findings *findings = &repetition.judgement.findings;
    cr_assert(findings->count == 3);
    cr_expect(strcmp(findings->items[0].policy, "foreign") == 0);
    cr_expect(strcmp(findings->items[1].policy, "last wins") == 0);
    cr_expect(strcmp(findings->items[2].policy, "first wins") == 0);
}

Test(repetition, the_cells_of_a_repeated_finding_are_counted_once)
{
    add(two_integers(1, 2), finding(SEVERITY_OBSERVATION, "last wins", 2));
    add(two_integers(1, 2), finding(SEVERITY_OBSERVATION, "last wins", 2));
    cr_assert(repetition.judgement.findings.count == 1);
    cr_expect(repetition.judgement.findings.items[0].cells == 2);
}

Test(repetition, a_case_is_compared_when_one_answer_was)
{
    struct judgement compared = verdict(VERDICT_PASS);
    compared.compared = true;
    add(two_integers(1, 2), compared);
    add(simple(ANSWER_CRASH), verdict(VERDICT_CRASH));
    cr_expect(repetition.judgement.compared);
}

/* ---- continuing ---------------------------------------------------------------------------------------- */

Test(repetition, it_continues_until_the_planned_number_of_answers)
{
    repetition = repetition_begin(3, &arena);
    cr_expect(add_pass(two_integers(1, 2)));
    cr_expect(add_pass(two_integers(1, 2)));
    cr_expect(!add_pass(two_integers(1, 2)));
}

Test(repetition, it_continues_after_answers_and_ends_with_the_process)
{
    static const enum answer_kind answers[] = {ANSWER_OUTPUT, ANSWER_UNSUPPORTED, ANSWER_REJECTED,
                                               ANSWER_FAILED};
    static const enum answer_kind ends[] = {ANSWER_FAULT, ANSWER_CRASH, ANSWER_TIMEOUT, ANSWER_MEMORY,
                                            ANSWER_NOT_RUN};
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++)
        cr_expect(add_pass(simple(answers[i])), "%s", answer_name(answers[i]));
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
        cr_expect(!add_pass(simple(ends[i])), "%s", answer_name(ends[i]));
}
