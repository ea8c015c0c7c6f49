/* Tests of answers in which the worker has compared the output. */
#include "message.h"
#include "model_builder_fixture.h"
#include "protocol.h"
#include "protocol_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static uint8_t expected[4], actual[4];

static void set_up(void)
{
    arena = arena_create((size_t)16 << 20);
    memcpy(expected, &(float){1.5f}, sizeof expected);
    memcpy(actual, &(float){-2}, sizeof actual);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(protocol_comparison, .init = set_up, .fini = tear_down);

/* One wrong cell of two floats: the second. */
static ScatterCts__WrongCells one_wrong(void)
{
    ScatterCts__WrongCells wrong = SCATTER_CTS__WRONG_CELLS__INIT;
    wrong.has_count = wrong.has_first = wrong.has_expected = wrong.has_actual = 1;
    wrong.count = 1;
    wrong.first = 1;
    wrong.expected = (ProtobufCBinaryData){.data = expected, .len = sizeof expected};
    wrong.actual = (ProtobufCBinaryData){.data = actual, .len = sizeof actual};
    return wrong;
}

static struct answer read_compared(ScatterCts__WrongCells *updated, ScatterCts__WrongCells *untouched)
{
    const struct tensor data = expected_data(DTYPE_FLOAT);
    ScatterCts__Comparison compared = SCATTER_CTS__COMPARISON__INIT;
    ScatterCts__ToRunner message = numbered_message();
    compared.updated = updated;
    compared.untouched = untouched;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_COMPARED;
    message.compared = &compared;
    struct built_bytes built = build_bytes(&arena, &message.base);
    return protocol_read_comparison(MESSAGE_NUMBER, built.bytes, built.size, &data, &arena);
}

Test(protocol_comparison, an_equal_output_has_no_wrong_cells)
{
    const struct answer answer = read_compared(NULL, NULL);
    cr_assert(answer.kind == ANSWER_OUTPUT && answer.is_compared && answer.is_from_worker);
    cr_expect(answer.comparison.updated.count == 0 && answer.comparison.untouched.count == 0);
    cr_expect(answer.output.dtype == DTYPE_FLOAT && answer.output.count == 2);
    cr_expect(answer.output.elements == NULL);
}

Test(protocol_comparison, wrong_cells_are_read_with_their_values)
{
    ScatterCts__WrongCells wrong = one_wrong();
    const struct answer answer = read_compared(NULL, &wrong);
    cr_assert(answer.is_compared && answer.comparison.updated.count == 0);
    cr_expect(answer.comparison.untouched.count == 1 && answer.comparison.untouched.first == 1);
    cr_expect(memcmp(answer.comparison.untouched.expected, expected, sizeof expected) == 0);
    cr_expect(memcmp(answer.comparison.untouched.actual, actual, sizeof actual) == 0);
}

static void expect_malformed(ScatterCts__WrongCells wrong, const char *what)
{
    const struct answer answer = read_compared(&wrong, NULL);
    cr_expect(answer.kind == ANSWER_CRASH && !answer.is_compared, "%s", what);
}

Test(protocol_comparison, cells_that_cannot_be_are_malformed)
{
    ScatterCts__WrongCells wrong = one_wrong();
    wrong.count = 0;
    expect_malformed(wrong, "no cell");
    wrong.count = 3;
    expect_malformed(wrong, "more cells than there are");
    wrong = one_wrong();
    wrong.first = 2;
    expect_malformed(wrong, "a position behind the last");
    wrong.first = -1;
    expect_malformed(wrong, "a negative position");
    wrong = one_wrong();
    wrong.expected.len = 3;
    expect_malformed(wrong, "a part of an expected element");
    wrong = one_wrong();
    wrong.has_actual = 0;
    wrong.actual = (ProtobufCBinaryData){.len = 0};
    expect_malformed(wrong, "no actual element");
}

Test(protocol_comparison, an_output_of_the_due_shape_is_not_a_comparison)
{
    static const int64_t two[] = {2};
    const struct tensor data = expected_data(DTYPE_FLOAT);
    Onnx__TensorProto *tensor = build_tensor(&arena, "output", DTYPE_FLOAT, two, 1);
    struct built_bytes built = build_bytes(&arena, &tensor->base);
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_OUTPUT;
    message.output = (ProtobufCBinaryData){.data = built.bytes, .len = built.size};
    built = build_bytes(&arena, &message.base);
    const struct answer answer =
        protocol_read_comparison(MESSAGE_NUMBER, built.bytes, built.size, &data, &arena);
    cr_expect(answer.kind == ANSWER_OUTPUT && !answer.is_compared && answer.output_problem != NULL);
}

Test(protocol_comparison, a_comparison_is_no_answer_to_another_case)
{
    ScatterCts__Comparison compared = SCATTER_CTS__COMPARISON__INIT;
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_COMPARED;
    message.compared = &compared;
    const struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
    cr_expect(answer.kind == ANSWER_CRASH && strstr(answer.message, "not an answer") != NULL);
}
