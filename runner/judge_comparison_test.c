/* Which values the judge takes for the right ones: bits, NaN, zeros, complex numbers, strings. */
#include "case_fixture.h"
#include "judge.h"

#include <criterion/criterion.h>
#include <string.h>

static struct node_fixture fixture;

static void set_up(void)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
}

static void tear_down(void)
{
    fixture_end(&fixture);
}

TestSuite(judge_comparison, .init = set_up, .fini = tear_down);

/* Two elements of data, the second of which receives an update. */
static void use(int32_t dtype, const void *data, const void *update, const char *reduction)
{
    fixture_input(&fixture, INPUT_DATA, dtype, data, DIMS(2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1));
    fixture_input(&fixture, INPUT_UPDATES, dtype, update, DIMS(1));
    fixture_text(&fixture, "reduction", reduction);
}

/* Judges two elements as the answer. */
static enum verdict verdict_on(const void *elements)
{
    struct scatter_case the_case = case_from_node(&fixture);
    struct derived_expectation derived;
    cr_assert(derive_expectation(&the_case, &derived, &fixture.arena, &fixture.error) == STATUS_OK);
    cr_assert(derived.preparation.outcome == OUTCOME_COMPUTED);
    struct answer answer = {.kind = ANSWER_OUTPUT, .message = "", .text = "", .output = derived.output};
    answer.output.elements = arena_allocate(&fixture.arena, derived.output.size);
    cr_assert(answer.output.elements != NULL);
    memcpy(answer.output.elements, elements, derived.output.size);
    return judge(fixture_judging(), &the_case, &derived, &answer, &fixture.arena).verdict;
}

enum { QUIET = 0x7fc00000, OTHER = 0x7fc00123, SIGNALLING = 0x7f800001, ONE = 0x3f800000 };

Test(judge_comparison, a_copied_nan_keeps_its_bits)
{
    use(DTYPE_FLOAT, VALUES(uint32_t, ONE, ONE), VALUES(uint32_t, OTHER), "none");
    cr_expect(verdict_on(VALUES(uint32_t, ONE, OTHER)) == VERDICT_PASS);
    cr_expect(verdict_on(VALUES(uint32_t, ONE, QUIET)) == VERDICT_FAIL);
}

Test(judge_comparison, a_copied_signalling_nan_stays_signalling)
{
    use(DTYPE_FLOAT, VALUES(uint32_t, SIGNALLING, ONE), VALUES(uint32_t, SIGNALLING), "none");
    cr_expect(verdict_on(VALUES(uint32_t, SIGNALLING, SIGNALLING)) == VERDICT_PASS);
    cr_expect(verdict_on(VALUES(uint32_t, SIGNALLING, SIGNALLING | 0x400000)) == VERDICT_FAIL);
    cr_expect(verdict_on(VALUES(uint32_t, SIGNALLING | 0x400000, SIGNALLING)) == VERDICT_FAIL);
}

Test(judge_comparison, a_computed_nan_may_have_any_bits)
{
    use(DTYPE_FLOAT, VALUES(uint32_t, ONE, ONE), VALUES(uint32_t, OTHER), "add");
    cr_expect(verdict_on(VALUES(uint32_t, ONE, QUIET)) == VERDICT_PASS);
    cr_expect(verdict_on(VALUES(uint32_t, ONE, 0xff800001)) == VERDICT_PASS);
}

Test(judge_comparison, a_computed_nan_has_to_be_a_nan)
{
    use(DTYPE_FLOAT, VALUES(uint32_t, ONE, ONE), VALUES(uint32_t, OTHER), "max");
    cr_expect(verdict_on(VALUES(uint32_t, ONE, ONE)) == VERDICT_FAIL);
    cr_expect(verdict_on(VALUES(uint32_t, ONE, 0x7f800000)) == VERDICT_FAIL);
}

Test(judge_comparison, zeros_of_unlike_sign_are_not_equal)
{
    use(DTYPE_FLOAT, VALUES(float, 1, 1), VALUES(float, -0.0f), "none");
    cr_expect(verdict_on(VALUES(float, 1, -0.0f)) == VERDICT_PASS);
    cr_expect(verdict_on(VALUES(float, 1, 0.0f)) == VERDICT_FAIL);
}

Test(judge_comparison, the_sign_of_a_computed_zero_counts)
{
    use(DTYPE_DOUBLE, VALUES(double, 1, -0.0), VALUES(double, 5), "mul");
    cr_expect(verdict_on(VALUES(double, 1, -0.0)) == VERDICT_PASS);
    cr_expect(verdict_on(VALUES(double, 1, 0.0)) == VERDICT_FAIL);
}

Test(judge_comparison, the_last_bit_counts)
{
    use(DTYPE_FLOAT, VALUES(float, 1, 1), VALUES(float, 0x1p-23f), "add");
    cr_expect(verdict_on(VALUES(uint32_t, ONE, ONE + 1)) == VERDICT_PASS);
    cr_expect(verdict_on(VALUES(uint32_t, ONE, ONE)) == VERDICT_FAIL);
}

Test(judge_comparison, half_precision_is_rounded_to_its_own_type)
{
    use(DTYPE_FLOAT16, VALUES(uint16_t, 0x3c00, 0x6800), VALUES(uint16_t, 0x3c00), "add"); /* 2048 + 1 */
    cr_expect(verdict_on(VALUES(uint16_t, 0x3c00, 0x6800)) == VERDICT_PASS);
    cr_expect(verdict_on(VALUES(uint16_t, 0x3c00, 0x6801)) == VERDICT_FAIL);
}

Test(judge_comparison, complex_parts_are_judged_one_by_one)
{
    use(DTYPE_COMPLEX64, VALUES(float, 1, 2, 3, 4), VALUES(float, 10, -4), "add");
    cr_expect(verdict_on(VALUES(float, 1, 2, 13, 0)) == VERDICT_PASS);
    cr_expect(verdict_on(VALUES(float, 1, 2, 13, -0.0f)) == VERDICT_FAIL);
    cr_expect(verdict_on(VALUES(float, 1, 2, 0, 13)) == VERDICT_FAIL);
}

Test(judge_comparison, a_complex_number_may_be_a_nan_in_one_part_alone)
{
    use(DTYPE_COMPLEX64, VALUES(uint32_t, ONE, ONE, ONE, ONE), VALUES(uint32_t, OTHER, 0), "add");
    cr_expect(verdict_on(VALUES(uint32_t, ONE, ONE, QUIET, ONE)) == VERDICT_PASS);
    cr_expect(verdict_on(VALUES(uint32_t, ONE, ONE, QUIET, QUIET)) == VERDICT_FAIL);
}

Test(judge_comparison, strings_are_judged_by_all_their_bytes)
{
    static const struct string_element data[] = {{"x", 1}, {"a\0b", 3}}, update = {"c", 1};
    static const struct string_element right[] = {{"x", 1}, {"a\0bc", 4}}, cut[] = {{"x", 1}, {"a", 1}};
    use(DTYPE_STRING, data, &update, "add");
    cr_expect(verdict_on(right) == VERDICT_PASS);
    cr_expect(verdict_on(cut) == VERDICT_FAIL);
}

Test(judge_comparison, a_cell_that_no_update_aims_at_is_judged)
{
    use(DTYPE_INT64, VALUES(int64_t, 7, 8), VALUES(int64_t, 9), "none");
    cr_expect(verdict_on(VALUES(int64_t, 7, 9)) == VERDICT_PASS);
    cr_expect(verdict_on(VALUES(int64_t, 0, 9)) == VERDICT_FAIL);
}
