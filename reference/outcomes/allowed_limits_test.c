/* Sums and products at the limits of a type: the largest number, infinity, subnormal numbers. */
#include "cell_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <float.h>
#include <math.h>
#include <string.h>

#define F(...)    VALUES(float, __VA_ARGS__)
#define D(...)    VALUES(double, __VA_ARGS__)
#define H(...)    VALUES(uint16_t, __VA_ARGS__)
#define ROW_COUNT (sizeof rows / sizeof *rows)

static void expect_all(const struct judgement *rows, size_t count)
{
    char text[200] = "";
    for (size_t i = 0; i < count; i++)
        cr_expect(judgement_holds(&rows[i], text, sizeof text), "%s", text);
}

static float float_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* ---- the largest number -------------------------------------------------------------------------------- */

Test(allowed_limits, a_partial_sum_that_stops_at_the_largest_number_is_not_a_mistake)
{
    const float a = float_of(0x7e7aab2e);
    const struct judgement rows[] = {
        {"updates first, toward zero; also the value of the old value used twice", DTYPE_FLOAT, REDUCTION_ADD,
         &a, F(-a, -FLT_MAX), 2, F(float_of(0xff415534)), false, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR},
        {"a value that no partial sum explains", DTYPE_FLOAT, REDUCTION_ADD, &a, F(-a, -FLT_MAX), 2,
         F(float_of(0xfe415534)), false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

enum { MANY = 13 };

/* An operand is the largest number; twelve different others are too many for a search. */
static struct cell_verdict judge_many(int32_t dtype, enum reduction reduction, bool in_data, double largest,
                                      double other, double answer)
{
    struct cell_fixture fixture;
    float floats[MANY];
    double doubles[MANY];
    for (int i = 0; i < MANY; i++) {
        doubles[i] = i == (in_data ? 0 : 1) ? largest : other * (1 + i * 0x1p-20);
        floats[i] = (float)doubles[i];
    }
    const float answer_in_float = (float)answer;
    bool wide = dtype == DTYPE_DOUBLE;
    const char *operands = wide ? (const char *)doubles : (const char *)floats;
    cell_start(&fixture, dtype, reduction, operands, operands + (wide ? sizeof *doubles : sizeof *floats),
               MANY - 1);
    struct cell_verdict verdict =
        cell_judge(&fixture, wide ? (const void *)&answer : (const void *)&answer_in_float, true);
    cell_end(&fixture);
    return verdict;
}

Test(allowed_limits, the_largest_number_as_an_operand_does_not_make_it_a_mistake)
{
    for (int in_data = 0; in_data < 2; in_data++)
        for (int wide = 0; wide < 2; wide++) {
            const int32_t dtype = wide ? DTYPE_DOUBLE : DTYPE_FLOAT;
            const double largest = wide ? DBL_MAX : (double)FLT_MAX;
            struct cell_verdict sum =
                judge_many(dtype, REDUCTION_ADD, in_data != 0, largest, largest / 4, largest);
            cr_expect(sum.clause == CELL_CLAUSE_ROUNDING && sum.trait == POLICY_NEIGHBOUR && !sum.searched);
            struct cell_verdict product =
                judge_many(dtype, REDUCTION_MUL, in_data != 0, largest, 1.5, largest);
            cr_expect(product.clause == CELL_CLAUSE_ROUNDING && product.trait == POLICY_NEIGHBOUR);
            struct cell_verdict negative =
                judge_many(dtype, REDUCTION_ADD, in_data != 0, -largest, -largest / 4, -largest);
            cr_expect(eq(int, (int)negative.clause, CELL_CLAUSE_ROUNDING));
        }
}

Test(allowed_limits, a_mistake_that_is_not_the_largest_number_beyond_overflow_stays_one)
{
    const double largest = (double)FLT_MAX;
    /* The exact sum is within the range of the type. */
    struct cell_verdict within =
        judge_many(DTYPE_FLOAT, REDUCTION_ADD, true, largest, -largest / 64, largest);
    cr_expect(within.clause == CELL_CLAUSE_REDUCTION_ADD && within.trait == MISTAKE_OLD_VALUE);
    /* The number before the largest one. */
    const double before = (double)nextafterf(FLT_MAX, 0);
    struct cell_verdict other = judge_many(DTYPE_FLOAT, REDUCTION_ADD, true, before, largest / 4, before);
    cr_expect(other.clause == CELL_CLAUSE_REDUCTION_ADD && other.trait == MISTAKE_OLD_VALUE);
    /* The wrong sign. */
    struct cell_verdict sign = judge_many(DTYPE_FLOAT, REDUCTION_ADD, true, -largest, largest / 4, -largest);
    cr_expect(sign.clause == CELL_CLAUSE_REDUCTION_ADD && sign.trait == MISTAKE_OLD_VALUE);
    struct cell_verdict infinite =
        judge_many(DTYPE_FLOAT, REDUCTION_ADD, true, largest, (double)INFINITY, largest);
    cr_expect(eq(int, (int)infinite.clause, CELL_CLAUSE_REDUCTION_ADD));
}

/* ---- products and subnormal numbers -------------------------------------------------------------------- */

Test(allowed_limits, an_operand_that_is_small_makes_no_partial_product_small)
{
    const struct judgement rows[] = {
        {"float16, another small number", DTYPE_FLOAT16, REDUCTION_MUL, H(0xcb8d), H(0xc6d5, 0x0400, 0x49b2),
         3, H(0x21ed), false, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"float16, the smallest number", DTYPE_FLOAT16, REDUCTION_MUL, H(0xcb8d), H(0xc6d5, 0x0400, 0x49b2),
         3, H(0x0001), false, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"float, the smallest number", DTYPE_FLOAT, REDUCTION_MUL, F(float_of(0xc056b761)),
         F(0x1p-126F, float_of(0x40aa42ae)), 2, F(-0x1p-149F), false, CELL_CLAUSE_REDUCTION_MUL,
         MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_limits, a_flushed_product_is_zero_and_nothing_else)
{
    const struct judgement rows[] = {
        {"zero", DTYPE_FLOAT, REDUCTION_MUL, F(1e-38F), F(0.5F, 6.14e37F), 2, F(0), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED},
        {"a third", DTYPE_FLOAT, REDUCTION_MUL, F(1e-38F), F(0.5F, 6.14e37F), 2, F(0.1F), false,
         CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_limits, a_subnormal_factor_may_become_zero_and_meet_an_infinity)
{
    struct cell_fixture fixture;
    float operands[MANY] = {0x1p-127F}, nan = NAN, third = 1;
    for (int i = 1; i < MANY; i++)
        operands[i] = 4096 + (float)i;
    cell_start(&fixture, DTYPE_FLOAT, REDUCTION_MUL, operands, operands + 1, MANY - 1);
    struct cell_verdict verdict = cell_judge(&fixture, &nan, true);
    cr_expect(verdict.clause == CELL_CLAUSE_SUBNORMALS && verdict.trait == POLICY_FLUSHED);
    cr_expect(eq(int, (int)cell_judge(&fixture, &third, true).clause, CELL_CLAUSE_REDUCTION_MUL));
    cell_end(&fixture);
}

/* ---- sums and subnormal numbers ------------------------------------------------------------------------ */

Test(allowed_limits, flushing_does_not_hide_a_lost_update_in_a_sum_that_is_not_searched)
{
    struct cell_fixture fixture;
    /* 1e-3, twelve numbers of both signs, and 1e-3 again: 1.52e-3, or 5.2e-4 without the last update. */
    const uint16_t old = 0x1419, updates[MANY] = {0x1481, 0x94b6, 0x14ea, 0x9534, 0x1553, 0x9592, 0x15bc,
                                                  0x95e6, 0x1625, 0x9679, 0x135f, 0x946c, 0x1419};
    const uint16_t lost = 0x1041, right = 0x163a;
    cell_start(&fixture, DTYPE_FLOAT16, REDUCTION_ADD, &old, updates, MANY);
    struct cell_verdict verdict = cell_judge(&fixture, &lost, true);
    cr_expect(verdict.clause == CELL_CLAUSE_REDUCTION_ADD && !verdict.complies);
    cr_expect(cell_judge(&fixture, &right, true).complies);
    cell_end(&fixture);
}

Test(allowed_limits, the_smallest_normal_number_for_a_subnormal_result_is_named)
{
    const struct judgement rows[] = {
        {"sum", DTYPE_FLOAT, REDUCTION_ADD, F(0x1.8p-126F), F(-0x1p-126F), 1, F(0x1p-126F), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_RAISED},
        {"negative sum", DTYPE_FLOAT, REDUCTION_ADD, F(-0x1.8p-126F), F(0x1p-126F), 1, F(-0x1p-126F), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_RAISED},
        {"sum with zero", DTYPE_DOUBLE, REDUCTION_ADD, D(0), D(-0x7p-1074), 1, D(-0x1p-1022), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_RAISED},
        {"partial sum, then subnormal", DTYPE_FLOAT16, REDUCTION_ADD, H(0x0731), H(0x06d5, 0x86bd, 0x8731), 3,
         H(0x03ff), false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
        {"of several directions", DTYPE_BFLOAT16, REDUCTION_ADD, H(0x007f), H(0x8000, 0x0001, 0x8001), 3,
         H(0x807f), false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
        {"0 and upward", DTYPE_BFLOAT16, REDUCTION_ADD, H(0x007f), H(0x8000, 0x0001, 0x8001), 3, H(0x0100),
         false, CELL_CLAUSE_SUBNORMALS, POLICY_RAISED},
        {"of the other sign", DTYPE_FLOAT, REDUCTION_ADD, F(0x1.8p-126F), F(-0x1p-126F), 1, F(-0x1p-126F),
         false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_UPDATE_ALONE},
        {"product", DTYPE_FLOAT, REDUCTION_MUL, F(0x1p-130F), F(2), 1, F(0x1p-126F), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_RAISED},
        {"another subnormal number", DTYPE_FLOAT, REDUCTION_MUL, F(0x1p-130F), F(2), 1, F(0x1.8p-127F), false,
         CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"a partial product", DTYPE_FLOAT, REDUCTION_MUL, F(0x1p-100F), F(0x1p-30F, 3), 2, F(0x1.8p-125F),
         false, CELL_CLAUSE_SUBNORMALS, POLICY_RAISED},
        {"a partial product, others overflow", DTYPE_FLOAT16, REDUCTION_MUL, H(0x22ff),
         H(0x1865, 0xf123, 0x7129, 0x1a62, 0xe949), 5, H(0x7afc), false, CELL_CLAUSE_ROUNDING,
         POLICY_NEIGHBOUR_FLUSHED},
        {"the same, negative", DTYPE_FLOAT16, REDUCTION_MUL, H(0x22ff),
         H(0x1865, 0xf123, 0x7129, 0x1a62, 0xe949), 5, H(0xfafc), false, CELL_CLAUSE_REDUCTION_MUL,
         MISTAKE_FOREIGN_VALUE},
        {"a rounded product", DTYPE_FLOAT, REDUCTION_MUL, F(0x1.000002p-100F), F(0x1.000002p-40F), 1,
         F(0x1p-126F), false, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR_FLUSHED},
        {"a normal result", DTYPE_FLOAT, REDUCTION_MUL, F(0x1p-100F), F(0x1p-25F), 1, F(0x1p-126F), false,
         CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_limits, a_product_that_stops_at_the_largest_number_in_three_multiplications_is_named)
{
    /* (-MAX - 0i)(1 - i) downward: a(d - c) is MAX instead of infinity, so the imaginary part is -MAX +
     * MAX. */
    const float largest = 0x1.fffffep127F;
    const struct judgement rows[] = {
        {"downward", DTYPE_COMPLEX64, REDUCTION_MUL, F(-largest, -0.0F), F(1, -1), 1, F(-largest, -0.0F),
         false, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR},
        {"no product overflows", DTYPE_COMPLEX64, REDUCTION_MUL, F(-largest / 4, -0.0F), F(1, -1), 1,
         F(-largest / 4, -0.0F), false, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_OLD_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_limits, an_exact_sum_that_is_not_searched_is_judged_by_its_narrow_bound)
{
    struct cell_fixture fixture;
    /* 2^-126; of five operands, three sums may be raised: with the subnormal operands 4 * 2^-126 more, not 6
     * * 2^-126. */
    const float old = 0x1p-126F, updates[] = {-0x1p-127F, 0x1p-128F, 0x1p-128F, 0}, within = 0x1.4p-124F,
                beyond = 0x1.cp-124F;
    cell_start(&fixture, DTYPE_FLOAT, REDUCTION_ADD, &old, updates, 4);
    cr_expect(eq(int, (int)cell_judge(&fixture, &within, false).trait, POLICY_RAISED));
    cr_expect(eq(int, (int)cell_judge(&fixture, &beyond, false).clause, CELL_CLAUSE_REDUCTION_ADD));
    cell_end(&fixture);
}

Test(allowed_limits, a_subnormal_factor_explains_no_value_that_no_step_gives)
{
    struct cell_fixture fixture;
    /* 2^-127 * 2 * 4 * ... * 2^10 = 2^-72: exact, and too many operands for a search of subnormal results. */
    float operands[11] = {0x1p-127F};
    const float wrong[] = {3, -5, INFINITY, NAN, 0x1p-75F, 0x1p-127F};
    for (int i = 1; i < 11; i++)
        operands[i] = ldexpf(1, i);
    cell_start(&fixture, DTYPE_FLOAT, REDUCTION_MUL, operands, operands + 1, 10);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        for (int search = 0; search < 2; search++)
            cr_expect(
                eq(int, (int)cell_judge(&fixture, &wrong[i], search != 0).clause, CELL_CLAUSE_REDUCTION_MUL));
    cell_end(&fixture);
    /* 2^-127 * 4 * 8 * ...: no partial product is subnormal. */
    const float normal[] = {0x1p-126F, -0x1p-126F};
    for (int i = 1; i < 11; i++)
        operands[i] = ldexpf(1, i + 1);
    cell_start(&fixture, DTYPE_FLOAT, REDUCTION_MUL, operands, operands + 1, 10);
    for (size_t i = 0; i < 2; i++)
        cr_expect(eq(int, (int)cell_judge(&fixture, &normal[i], false).clause, CELL_CLAUSE_REDUCTION_MUL));
    cell_end(&fixture);
}

/* ---- complex numbers ----------------------------------------------------------------------------------- */

Test(allowed_limits, a_sum_that_overflows_inside_the_form_with_three_products_is_named)
{
    const double tiny = -0x1p-1074, right = tiny * DBL_MAX;
    const struct judgement rows[] = {
        {"infinite imaginary part", DTYPE_COMPLEX128, REDUCTION_MUL, D(tiny, 0), D(DBL_MAX, -DBL_MAX), 1,
         D(right, INFINITY), false, CELL_CLAUSE_ROUNDING, POLICY_FORM_OVERFLOWED},
        {"NaN", DTYPE_COMPLEX128, REDUCTION_MUL, D(tiny, 0), D(DBL_MAX, -DBL_MAX), 1, D(right, NAN), false,
         CELL_CLAUSE_ROUNDING, POLICY_FORM_OVERFLOWED},
        {"the part that no overflow reaches", DTYPE_COMPLEX128, REDUCTION_MUL, D(tiny, 0),
         D(DBL_MAX, -DBL_MAX), 1, D(INFINITY, -right), false, CELL_CLAUSE_REDUCTION_MUL,
         MISTAKE_FOREIGN_VALUE},
        {"downward, times zero", DTYPE_COMPLEX128, REDUCTION_MUL, D(-DBL_MAX, -0x1p53), D(0, 0), 1,
         D(NAN, NAN), false, CELL_CLAUSE_ROUNDING, POLICY_FORM_OVERFLOWED},
        {"the other part rounded by the form", DTYPE_COMPLEX64, REDUCTION_MUL,
         F(float_of(0x3a9e0419), float_of(0x2baf5c29)), F(FLT_MAX, 0x1p104F), 1, F(-INFINITY, 0), false,
         CELL_CLAUSE_ROUNDING, POLICY_FORM_OVERFLOWED},
        {"the other part wrong", DTYPE_COMPLEX64, REDUCTION_MUL,
         F(float_of(0x3a9e0419), float_of(0x2baf5c29)), F(FLT_MAX, 0x1p104F), 1, F(-INFINITY, 0x1p126F),
         false, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"no sum overflows", DTYPE_COMPLEX128, REDUCTION_MUL, D(tiny, 0), D(DBL_MAX / 4, -DBL_MAX / 4), 1,
         D(right / 4, INFINITY), false, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_limits, the_largest_number_as_a_complex_operand_does_not_make_it_a_mistake)
{
    const double u = -0x1p53, v = 1 + 0x1p-52;
    const struct judgement rows[] = {
        {"each product toward zero", DTYPE_COMPLEX128, REDUCTION_MUL, D(-15325833, -52188609),
         D(u, v, DBL_MAX, -0.0), 2, D(DBL_MAX, 0), false, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR},
        {"only the other part is beyond it", DTYPE_COMPLEX64, REDUCTION_MUL, F(FLT_MAX, 0), F(1, 0.1F), 1,
         F(FLT_MAX, 0), false, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_OLD_VALUE},
        {"the product is not beyond the largest number", DTYPE_COMPLEX128, REDUCTION_MUL, D(0.3, 0.1),
         D(0.7, 0.1, DBL_MAX, -0.0), 2, D(DBL_MAX, -0.0), false, CELL_CLAUSE_REDUCTION_MUL,
         MISTAKE_UPDATE_ALONE},
    };
    expect_all(rows, ROW_COUNT);
}
