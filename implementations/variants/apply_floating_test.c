/* The differences between the variants, on single cells of floating and complex types. */
#include "apply_fixture.h"
#include "element.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <fenv.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

/* The old value, then the updates: `count` operands of a floating type. */
static double floating(const char *name, enum reduction reduction, int32_t dtype, size_t count,
                       const double *operands)
{
    struct cell cell = {.dtype = dtype, .reduction = reduction, .update_count = (int64_t)count - 1};
    cell.element_size = dtype == DTYPE_DOUBLE ? sizeof(double) : dtype == DTYPE_FLOAT ? sizeof(float) : 2;
    write_floating(dtype, operands[0], cell.data);
    for (size_t i = 1; i < count; i++)
        write_floating(dtype, operands[i], cell.updates + (i - 1) * cell.element_size);
    unsigned char result[CELL_SIZE];
    cr_assert(compute(name, &cell, result), "%s", name);
    return (double)read_floating(dtype, result);
}

#define COUNT(...) (sizeof((double[]){__VA_ARGS__}) / sizeof(double))
#define SUM(name, dtype, ...) \
    floating(name, REDUCTION_ADD, dtype, COUNT(__VA_ARGS__), (double[]){__VA_ARGS__})
#define PRODUCT(name, dtype, ...) \
    floating(name, REDUCTION_MUL, dtype, COUNT(__VA_ARGS__), (double[]){__VA_ARGS__})
#define GREATEST(name, dtype, ...) \
    floating(name, REDUCTION_MAX, dtype, COUNT(__VA_ARGS__), (double[]){__VA_ARGS__})
#define LEAST(name, dtype, ...) \
    floating(name, REDUCTION_MIN, dtype, COUNT(__VA_ARGS__), (double[]){__VA_ARGS__})

/* Equal, and zeros have the same sign. */
static bool same(double a, double b)
{
    return a == b ? (signbit(a) != 0) == (signbit(b) != 0) : isnan(a) && isnan(b);
}

#define ASSERT_SAME(actual, expected)                                     \
    do {                                                                  \
        double got = (actual), due = (expected);                          \
        cr_assert(same(got, due), "%s is %a, not %a", #actual, got, due); \
    } while (0)

Test(apply_floating, rounds_in_the_mode_of_the_variant)
{
    ASSERT_SAME(SUM("in-order", DTYPE_FLOAT, 1, 0x1p-30), 1);
    ASSERT_SAME(SUM("upward", DTYPE_FLOAT, 1, 0x1p-30), 1 + 0x1p-23);
    ASSERT_SAME(SUM("downward", DTYPE_FLOAT, -1, -0x1p-30), -1 - 0x1p-23);
    ASSERT_SAME(SUM("toward-zero", DTYPE_DOUBLE, 1, -0x1p-60), 1 - 0x1p-53);
    ASSERT_SAME(PRODUCT("upward", DTYPE_DOUBLE, 1 + 0x1p-52, 1 + 0x1p-52), 1 + 0x3p-52);
}

Test(apply_floating, rounds_the_half_types_in_the_mode_of_the_variant)
{
    ASSERT_SAME(SUM("in-order", DTYPE_FLOAT16, 1, 0x1p-20), 1);
    ASSERT_SAME(SUM("upward", DTYPE_FLOAT16, 1, 0x1p-20), 1 + 0x1p-10);
    ASSERT_SAME(SUM("downward", DTYPE_BFLOAT16, -1, -0x1p-20), -1 - 0x1p-7);
    ASSERT_SAME(PRODUCT("upward", DTYPE_FLOAT16, 0x1p-14, 0x1p-14), 0x1p-24);
}

Test(apply_floating, ties_of_the_half_types_go_to_even)
{
    ASSERT_SAME(SUM("in-order", DTYPE_FLOAT16, 1, 0x1p-11), 1);
    ASSERT_SAME(SUM("in-order", DTYPE_FLOAT16, 1 + 0x1p-10, 0x1p-11), 1 + 0x1p-9);
    ASSERT_SAME(PRODUCT("in-order", DTYPE_FLOAT16, 0x3p-24, 0.5), 0x2p-24);
}

Test(apply_floating, overflow_is_infinite_only_in_the_direction_of_the_mode)
{
    ASSERT_SAME(SUM("in-order", DTYPE_FLOAT16, 60000, 60000), INFINITY);
    ASSERT_SAME(SUM("toward-zero", DTYPE_FLOAT16, 60000, 60000), 65504);
    ASSERT_SAME(SUM("upward", DTYPE_FLOAT16, -60000, -60000), -65504);
    ASSERT_SAME(SUM("downward", DTYPE_FLOAT16, -60000, -60000), -INFINITY);
    ASSERT_SAME(SUM("toward-zero", DTYPE_FLOAT, 0x1.fffffep127, 0x1p127), 0x1.fffffep127);
}

Test(apply_floating, the_rounding_mode_is_restored)
{
    (void)SUM("upward", DTYPE_FLOAT, 1, 0x1p-30);
    cr_assert(eq(int, fegetround(), FE_TONEAREST));
}

Test(apply_floating, truncates_bfloat16_only)
{
    ASSERT_SAME(SUM("in-order", DTYPE_BFLOAT16, 1, 0x3p-9), 1 + 0x1p-7);
    ASSERT_SAME(SUM("bfloat16-truncated", DTYPE_BFLOAT16, 1, 0x3p-9), 1);
    ASSERT_SAME(SUM("bfloat16-truncated", DTYPE_BFLOAT16, -1, -0x3p-9), -1);
    ASSERT_SAME(SUM("bfloat16-truncated", DTYPE_FLOAT16, 1, 0x3p-12), 1 + 0x1p-10);
    ASSERT_SAME(PRODUCT("bfloat16-truncated", DTYPE_BFLOAT16, 0x1p-130, 1), 0x1p-130);
    ASSERT_SAME(PRODUCT("bfloat16-truncated-ftz-daz", DTYPE_BFLOAT16, 0x1p-130, 1), 0);
    ASSERT_SAME(PRODUCT("bfloat16-truncated-ftz-daz", DTYPE_FLOAT, 0x1p-130, 1), 0x1p-130);
}

Test(apply_floating, a_wider_type_is_rounded_once)
{
    ASSERT_SAME(SUM("in-order", DTYPE_FLOAT16, 2048, 1, 1), 2048);
    ASSERT_SAME(SUM("half-in-float", DTYPE_FLOAT16, 2048, 1, 1), 2050);
    ASSERT_SAME(SUM("half-in-float", DTYPE_FLOAT, 0x1p24, 1, 1), 0x1p24);
    ASSERT_SAME(SUM("wide", DTYPE_FLOAT, 0x1p24, 1, 1), 0x1p24 + 2);
    ASSERT_SAME(SUM("wide", DTYPE_BFLOAT16, 0x1p30, 1, -0x1p30), 0);
    ASSERT_SAME(SUM("widest", DTYPE_BFLOAT16, 0x1p30, 1, -0x1p30), 1);
}

Test(apply_floating, updates_without_the_old_value_begin_at_the_identity)
{
    ASSERT_SAME(SUM("in-order", DTYPE_FLOAT, 0x1p24, 1, 1), 0x1p24);
    ASSERT_SAME(SUM("updates-first", DTYPE_FLOAT, 0x1p24, 1, 1), 0x1p24 + 2);
    ASSERT_SAME(SUM("updates-first", DTYPE_FLOAT, -0.0, -0.0), 0);
    ASSERT_SAME(PRODUCT("updates-first", DTYPE_FLOAT, 3, 5), 15);
}

Test(apply_floating, orders_and_pairs)
{
    ASSERT_SAME(SUM("reversed", DTYPE_FLOAT, 0x1p24, 1, 1), 0x1p24 + 2);
    ASSERT_SAME(SUM("in-order", DTYPE_FLOAT, 1, 0x1p24, 1, -0x1p24), 0);
    ASSERT_SAME(SUM("pairwise", DTYPE_FLOAT, 1, 0x1p24, 1, -0x1p24), 1);
}

Test(apply_floating, flushes_results_after_or_before_rounding)
{
    ASSERT_SAME(PRODUCT("ftz", DTYPE_FLOAT, -0x1p-126, 0.5), -0.0);
    ASSERT_SAME(PRODUCT("ftz", DTYPE_FLOAT, 0x1p-126, 1 - 0x1p-24), 0x1p-126);
    ASSERT_SAME(PRODUCT("ftz-early", DTYPE_FLOAT, 0x1p-126, 1 - 0x1p-24), 0);
    ASSERT_SAME(PRODUCT("ftz", DTYPE_FLOAT16, 0x1p-14, 0.5), 0);
    ASSERT_SAME(PRODUCT("ftz", DTYPE_FLOAT, 0x1p-130, 0x1p100), 0x1p-30);
}

Test(apply_floating, flushes_operands)
{
    ASSERT_SAME(PRODUCT("daz", DTYPE_FLOAT, -0x1p-130, 0x1p100), -0.0);
    ASSERT_SAME(PRODUCT("ftz-daz-unsigned", DTYPE_FLOAT, -0x1p-130, 0x1p100), 0);
    ASSERT_SAME(PRODUCT("daz", DTYPE_DOUBLE, 0x1p-1022, 0.5), 0x1p-1023);
    ASSERT_SAME(PRODUCT("ftz-daz", DTYPE_DOUBLE, 0x1p-1022, 0.5), 0);
    ASSERT_SAME(GREATEST("daz", DTYPE_FLOAT, -1, 0x1p-130), 0);
}

Test(apply_floating, without_subnormals_results_in_the_direction_of_the_mode_are_the_smallest_normal_number)
{
    ASSERT_SAME(SUM("upward-without-subnormals", DTYPE_FLOAT, 0x1.8p-126, -0x1p-126), 0x1p-126);
    ASSERT_SAME(SUM("upward-without-subnormals", DTYPE_FLOAT, -0x1.8p-126, 0x1p-126), -0.0);
    ASSERT_SAME(PRODUCT("downward-without-subnormals", DTYPE_FLOAT16, -0x1p-14, 0.5), -0x1p-14);
    ASSERT_SAME(PRODUCT("downward-without-subnormals", DTYPE_DOUBLE, 0x1p-1022, 0.5), 0);
}

Test(apply_floating, nan_in_max_and_min)
{
    ASSERT_SAME(GREATEST("in-order", DTYPE_FLOAT, 1, NAN), NAN);
    ASSERT_SAME(GREATEST("number-over-nan", DTYPE_FLOAT, 1, NAN), 1);
    ASSERT_SAME(GREATEST("comparing-first", DTYPE_FLOAT, NAN, 1), NAN);
    ASSERT_SAME(GREATEST("comparing-first", DTYPE_FLOAT, 1, NAN), 1);
    ASSERT_SAME(LEAST("comparing-second", DTYPE_FLOAT, 1, NAN), NAN);
    ASSERT_SAME(LEAST("comparing-second", DTYPE_FLOAT, NAN, 1), 1);
    ASSERT_SAME(GREATEST("fmax", DTYPE_FLOAT16, NAN, NAN), -INFINITY);
    ASSERT_SAME(LEAST("fmax", DTYPE_DOUBLE, NAN, NAN), INFINITY);
}

Test(apply_floating, zeros_in_max_and_min)
{
    ASSERT_SAME(GREATEST("in-order", DTYPE_FLOAT, -0.0, 0), -0.0);
    ASSERT_SAME(GREATEST("zero-second", DTYPE_FLOAT, 0, -0.0), -0.0);
    ASSERT_SAME(GREATEST("zero-ordered", DTYPE_FLOAT, -0.0, 0), 0);
    ASSERT_SAME(LEAST("zero-ordered", DTYPE_FLOAT, 0, -0.0), -0.0);
    ASSERT_SAME(GREATEST("zero-positive", DTYPE_FLOAT, -1, -0.0), 0);
    ASSERT_SAME(GREATEST("zero-positive", DTYPE_FLOAT, -1, -2), -1);
}

static void product(const char *name, const float *first, const float *second, float *result)
{
    struct cell cell = {.dtype = DTYPE_COMPLEX64,
                        .reduction = REDUCTION_MUL,
                        .element_size = 2 * sizeof(float),
                        .update_count = 1};
    memcpy(cell.data, first, cell.element_size);
    memcpy(cell.updates, second, cell.element_size);
    cr_assert(compute(name, &cell, result), "%s", name);
}

Test(apply_floating, formulas_of_the_complex_product)
{
    const float x[] = {1.1f, 2.7f}, y[] = {3.3f, 0.7f};
    float plain[2], fused[2], second[2], gauss[2];
    product("in-order", x, y, plain);
    product("fused", x, y, fused);
    product("fused-second", x, y, second);
    product("gauss", x, y, gauss);
    cr_assert(eq(flt, plain[0], x[0] * y[0] - x[1] * y[1]));
    cr_assert(eq(flt, plain[1], x[0] * y[1] + x[1] * y[0]));
    cr_assert(eq(flt, fused[0], fmaf(x[0], y[0], -(x[1] * y[1]))));
    cr_assert(eq(flt, fused[1], fmaf(x[0], y[1], x[1] * y[0])));
    cr_assert(eq(flt, second[0], fmaf(-x[1], y[1], x[0] * y[0])));
    cr_assert(eq(flt, second[1], fmaf(x[1], y[0], x[0] * y[1])));
    cr_assert(eq(flt, gauss[0], y[0] * (x[0] + x[1]) - x[1] * (y[0] + y[1])));
    cr_assert(eq(flt, gauss[1], y[0] * (x[0] + x[1]) + x[0] * (y[1] - y[0])));
    cr_assert(ne(flt, fused[0], plain[0]));
    cr_assert(ne(flt, gauss[0], plain[0]));
}

Test(apply_floating, annex_g_recovers_infinities)
{
    const float infinite[] = {INFINITY, INFINITY}, one[] = {1, 0};
    float plain[2], recovered[2];
    product("in-order", infinite, one, plain);
    product("annex-g", infinite, one, recovered);
    cr_assert(isnan(plain[0]) && isnan(plain[1]));
    cr_assert(recovered[0] == INFINITY && recovered[1] == INFINITY);
}
