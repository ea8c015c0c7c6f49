/* Which values the judge accepts as right: bits, NaN, zeros, complex numbers, strings. */
#include "judge_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct judge_fixture fixture;

static void set_up(void)
{
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
}

static void tear_down(void)
{
    judge_end(&fixture);
}

TestSuite(judge_comparison, .init = set_up, .fini = tear_down);

/* Two elements of data; the second receives an update. */
static void use(int32_t dtype, const void *data, const void *update, const char *reduction)
{
    fixture_input(&fixture.node, INPUT_DATA, dtype, data, DIMS(2));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1));
    fixture_input(&fixture.node, INPUT_UPDATES, dtype, update, DIMS(1));
    fixture_text(&fixture.node, "reduction", reduction);
    judge_derive(&fixture);
    cr_assert(fixture.derived.preparation.outcome == OUTCOME_COMPUTED);
}

/* The judgement of two elements as the answer: "pass", the clause of a warning, or "fail". */
static const char *judgement_of(const void *elements)
{
    judge_elements(&fixture, elements);
    const struct finding *worst = findings_most_severe(&fixture.judgement.findings);
    if (fixture.judgement.verdict != VERDICT_PASS)
        return verdict_name(fixture.judgement.verdict);
    return worst == NULL || worst->severity == SEVERITY_OBSERVATION ? "pass" : worst->clause;
}

#define EXPECT(said, ...) cr_expect_str_eq(judgement_of(VALUES(__VA_ARGS__)), said)

enum { QUIET = 0x7fc00000, OTHER = 0x7fc00123, SIGNALLING = 0x7f800001, ONE = 0x3f800000 };

/* ---- moved values -------------------------------------------------------------------------------------- */

Test(judge_comparison, a_moved_nan_should_keep_its_bits)
{
    use(DTYPE_FLOAT, VALUES(uint32_t, ONE, ONE), VALUES(uint32_t, OTHER), "none");
    EXPECT("pass", uint32_t, ONE, OTHER);
    EXPECT("nan-bits", uint32_t, ONE, QUIET);
    EXPECT("nan-bits", uint32_t, ONE, 0x80000000 | OTHER);
}

Test(judge_comparison, a_moved_signalling_nan_should_stay_signalling)
{
    use(DTYPE_FLOAT, VALUES(uint32_t, SIGNALLING, ONE), VALUES(uint32_t, SIGNALLING), "none");
    EXPECT("pass", uint32_t, SIGNALLING, SIGNALLING);
    EXPECT("nan-bits", uint32_t, SIGNALLING, SIGNALLING | 0x400000);
    EXPECT("nan-bits", uint32_t, SIGNALLING | 0x400000, SIGNALLING);
}

Test(judge_comparison, a_moved_nan_must_stay_a_nan)
{
    use(DTYPE_FLOAT, VALUES(uint32_t, ONE, ONE), VALUES(uint32_t, QUIET), "none");
    EXPECT("fail", uint32_t, ONE, 0x7f800000);
    EXPECT("fail", uint32_t, ONE, 0);
}

Test(judge_comparison, a_number_must_not_become_a_nan)
{
    use(DTYPE_FLOAT, VALUES(uint32_t, ONE, ONE), VALUES(uint32_t, 0x7f800000), "none");
    EXPECT("fail", uint32_t, ONE, QUIET);
    EXPECT("fail", uint32_t, QUIET, 0x7f800000);
}

Test(judge_comparison, moved_zeros_keep_their_sign)
{
    use(DTYPE_FLOAT, VALUES(float, 1, 1), VALUES(float, -0.0f), "none");
    EXPECT("pass", float, 1, -0.0f);
    EXPECT("fail", float, 1, 0.0f);
}

Test(judge_comparison, moved_subnormal_numbers_are_not_flushed)
{
    use(DTYPE_FLOAT16, VALUES(uint16_t, 0x8001, 0x3c00), VALUES(uint16_t, 0x03ff), "none");
    EXPECT("pass", uint16_t, 0x8001, 0x03ff);
    EXPECT("fail", uint16_t, 0x8000, 0x03ff);
    EXPECT("fail", uint16_t, 0x8001, 0);
    EXPECT("fail", uint16_t, 0x8001, 0x0400);
}

Test(judge_comparison, a_cell_that_no_update_aims_at_is_judged)
{
    use(DTYPE_INT64, VALUES(int64_t, 7, 8), VALUES(int64_t, 9), "none");
    EXPECT("pass", int64_t, 7, 9);
    EXPECT("fail", int64_t, 0, 9);
}

Test(judge_comparison, the_bits_of_untouched_cells_count_under_a_reduction_too)
{
    use(DTYPE_FLOAT, VALUES(uint32_t, SIGNALLING, ONE), VALUES(uint32_t, ONE), "add");
    EXPECT("pass", uint32_t, SIGNALLING, 0x40000000);
    EXPECT("nan-bits", uint32_t, QUIET, 0x40000000);
    EXPECT("fail", uint32_t, ONE, 0x40000000);
}

/* ---- computed values ----------------------------------------------------------------------------------- */

Test(judge_comparison, a_computed_nan_may_have_any_bits)
{
    use(DTYPE_FLOAT, VALUES(uint32_t, ONE, ONE), VALUES(uint32_t, OTHER), "add");
    EXPECT("pass", uint32_t, ONE, QUIET);
    EXPECT("pass", uint32_t, ONE, 0xff800001);
}

Test(judge_comparison, a_computed_nan_must_be_a_nan)
{
    use(DTYPE_FLOAT, VALUES(uint32_t, ONE, ONE), VALUES(uint32_t, OTHER), "mul");
    EXPECT("fail", uint32_t, ONE, ONE);
    EXPECT("fail", uint32_t, ONE, 0x7f800000);
}

Test(judge_comparison, max_of_nan_and_a_number_may_be_either)
{
    use(DTYPE_FLOAT, VALUES(uint32_t, ONE, ONE), VALUES(uint32_t, OTHER), "max");
    EXPECT("pass", uint32_t, ONE, QUIET);
    EXPECT("pass", uint32_t, ONE, ONE);
    EXPECT("fail", uint32_t, ONE, 0x7f800000);
}

Test(judge_comparison, the_sign_of_a_computed_zero_should_be_right)
{
    use(DTYPE_DOUBLE, VALUES(double, 1, -0.0), VALUES(double, 5), "mul");
    EXPECT("pass", double, 1, -0.0);
    EXPECT("zero-sign-computed", double, 1, 0.0);
}

Test(judge_comparison, min_of_zeros_of_different_sign_may_be_either)
{
    use(DTYPE_DOUBLE, VALUES(double, 1, -0.0), VALUES(double, 0.0), "min");
    EXPECT("pass", double, 1, -0.0);
    EXPECT("pass", double, 1, 0.0);
}

Test(judge_comparison, min_of_zeros_of_the_same_sign_should_have_this_sign)
{
    use(DTYPE_DOUBLE, VALUES(double, 1, 0.0), VALUES(double, 0.0), "min");
    EXPECT("pass", double, 1, 0.0);
    EXPECT("zero-sign-computed", double, 1, -0.0);
}

Test(judge_comparison, the_last_bit_should_be_right)
{
    use(DTYPE_FLOAT, VALUES(float, 1, 1), VALUES(float, 0x1.4p-22f), "add");
    EXPECT("pass", uint32_t, ONE, ONE + 2);
    EXPECT("rounding", uint32_t, ONE, ONE + 3);
    EXPECT("fail", uint32_t, ONE, ONE);
    EXPECT("fail", uint32_t, ONE, ONE + 1);
    EXPECT("fail", uint32_t, ONE, ONE + 4);
}

Test(judge_comparison, if_nothing_rounds_the_last_bit_must_be_right)
{
    use(DTYPE_FLOAT, VALUES(float, 1, 1), VALUES(float, 0x1p-22f), "add");
    EXPECT("pass", uint32_t, ONE, ONE + 2);
    EXPECT("fail", uint32_t, ONE, ONE + 1);
    EXPECT("fail", uint32_t, ONE, ONE + 3);
}

Test(judge_comparison, half_precision_is_rounded_to_its_own_type)
{
    use(DTYPE_FLOAT16, VALUES(uint16_t, 0x3c00, 0x6800), VALUES(uint16_t, 0x3c00), "add"); /* 2048 + 1 */
    EXPECT("pass", uint16_t, 0x3c00, 0x6800);
    EXPECT("rounding", uint16_t, 0x3c00, 0x6801);
    EXPECT("fail", uint16_t, 0x3c00, 0x6802);
}

Test(judge_comparison, integers_are_exact)
{
    use(DTYPE_INT64, VALUES(int64_t, 0, INT64_C(1) << 60), VALUES(int64_t, 1), "add");
    EXPECT("pass", int64_t, 0, (INT64_C(1) << 60) + 1);
    EXPECT("fail", int64_t, 0, (INT64_C(1) << 60) + 2);
}

/* ---- complex numbers and strings ----------------------------------------------------------------------- */

Test(judge_comparison, complex_parts_are_judged_separately)
{
    use(DTYPE_COMPLEX64, VALUES(float, 1, 2, 3, 4), VALUES(float, 10, -4), "add");
    EXPECT("pass", float, 1, 2, 13, 0);
    EXPECT("zero-sign-computed", float, 1, 2, 13, -0.0f);
    EXPECT("fail", float, 1, 2, 0, 13);
    EXPECT("fail", float, 1, 2, 13, 1);
}

Test(judge_comparison, a_complex_number_may_be_a_nan_in_only_one_part)
{
    use(DTYPE_COMPLEX64, VALUES(uint32_t, ONE, ONE, ONE, ONE), VALUES(uint32_t, OTHER, 0), "add");
    EXPECT("pass", uint32_t, ONE, ONE, QUIET, ONE);
    EXPECT("fail", uint32_t, ONE, ONE, QUIET, QUIET);
}

Test(judge_comparison, a_moved_complex_number_keeps_the_bits_of_both_parts)
{
    use(DTYPE_COMPLEX64, VALUES(uint32_t, ONE, ONE, ONE, ONE), VALUES(uint32_t, OTHER, 0x80000000), "none");
    EXPECT("pass", uint32_t, ONE, ONE, OTHER, 0x80000000);
    EXPECT("nan-bits", uint32_t, ONE, ONE, QUIET, 0x80000000);
    EXPECT("fail", uint32_t, ONE, ONE, OTHER, 0);
}

Test(judge_comparison, strings_are_judged_by_all_their_bytes)
{
    static const struct string_element data[] = {{"x", 1}, {"a\0b", 3}}, update = {"c", 1};
    use(DTYPE_STRING, data, &update, "add");
    EXPECT("pass", struct string_element, {"x", 1}, {"a\0bc", 4});
    EXPECT("string-add", struct string_element, {"x", 1}, {"a", 1});
    EXPECT("string-add", struct string_element, {"x", 1}, {"a\0dc", 4});
    EXPECT("fail", struct string_element, {"x\0", 2}, {"a\0bc", 4});
}
