#include "dtype.h"
#include "half.h"
#include "node_fixture.h"
#include "rounding_bound.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>

enum { MOST = 1000 };

/* ---- sums ---------------------------------------------------------------------------------------------- */

Test(rounding_bound, a_sum_may_lose_every_small_operand)
{
    double operands[MOST + 1] = {256};
    for (int i = 1; i <= MOST; i++)
        operands[i] = 1;
    cr_expect(eq(int, (int)sum_bound(DTYPE_BFLOAT16, operands, MOST + 1, 256), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_BFLOAT16, operands, MOST + 1, 1256), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_BFLOAT16, operands, MOST + 1, 6272), BOUND_EITHER));
    cr_expect(eq(int, (int)sum_bound(DTYPE_BFLOAT16, operands, MOST + 1, 0x1p23), BOUND_OUTSIDE));
}

Test(rounding_bound, the_bound_of_a_sum_of_three_is_reached_but_not_passed)
{
    /* 1 + u + u: both additions are ties and give 1; the error is 2u, the bound is 2u(1 + 2u). */
    const double operands[] = {1, 0x1p-24, 0x1p-24};
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, operands, 3, 1), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, operands, 3, 1 + 0x1p-22), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, operands, 3, 1 - 0x1p-24), BOUND_EITHER));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, operands, 3, 1 + 0x1.8p-22), BOUND_EITHER));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, operands, 3, 1 + 0x1.8p-21), BOUND_OUTSIDE));
}

Test(rounding_bound, cancellation_does_not_hide_a_wrong_sum)
{
    const double operands[] = {0x1p40, 3, -0x1p40};
    cr_expect(eq(int, (int)sum_bound(DTYPE_DOUBLE, operands, 3, 3), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_DOUBLE, operands, 3, 3.001), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, operands, 3, 0), BOUND_WITHIN));
}

Test(rounding_bound, infinity_requires_an_overflow_on_its_side)
{
    const double largest = 65504;
    const double three[] = {largest, largest, -largest}, four[] = {largest, largest, -largest, -largest};
    const double one[] = {largest, 8, -largest};
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT16, three, 3, INFINITY), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT16, three, 3, -INFINITY), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT16, three, 3, NAN), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT16, four, 4, NAN), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT16, four, 4, -INFINITY), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, one, 3, INFINITY), BOUND_OUTSIDE));
}

Test(rounding_bound, directed_rounding_overflows_from_the_largest_number_and_a_tiny_one)
{
    const double largest = nextafter(INFINITY, 0), operands[] = {-largest, -0x1p-1022, INFINITY};
    cr_expect(ne(int, (int)sum_bound(DTYPE_DOUBLE, operands, 2, -INFINITY), BOUND_OUTSIDE));
    cr_expect(ne(int, (int)sum_bound(DTYPE_DOUBLE, operands, 3, NAN), BOUND_OUTSIDE));
}

Test(rounding_bound, several_subnormal_roundings_may_lose_a_product)
{
    /* 1.49 * 2^-150 is rounded to 2^-149, and half of that to 0. */
    const double operands[] = {0x1.7d8p-75, 0x1p-75, 0.5, 1.001, 0.999};
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, operands, 5, 0), BOUND_WITHIN));
    const double far[] = {0x1p-60, 0x1p-70, 0x1p20};
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, far, 3, 0), BOUND_FLUSHED));
}

Test(rounding_bound, the_largest_number_alone_does_not_overflow)
{
    const double largest = nextafter(INFINITY, 0), operands[] = {largest, -1, 0};
    cr_expect(eq(int, (int)sum_bound(DTYPE_DOUBLE, operands, 3, largest), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_DOUBLE, operands, 3, INFINITY), BOUND_OUTSIDE));
}

Test(rounding_bound, roundings_alone_can_make_a_sum_overflow)
{
    /* Each addition of slightly more than half a unit adds a whole unit: from 186 units to 256. */
    double operands[71] = {186 * 0x1p120};
    float computed = (float)operands[0];
    for (int i = 1; i <= 70; i++) {
        operands[i] = 0x1.02p119;
        computed = bfloat16_to_float(bfloat16_from_float(computed + 0x1.02p119F));
    }
    cr_assert(isinf(computed));
    cr_expect(eq(int, (int)sum_bound(DTYPE_BFLOAT16, operands, 71, INFINITY), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_BFLOAT16, operands, 71, 222 * 0x1p120), BOUND_WITHIN));
}

Test(rounding_bound, a_sum_that_overflows_in_some_order_is_not_the_same_in_every_order)
{
    const double numbers[] = {0x1p127, 0x1p127, -0x1p127};
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, numbers, 3, INFINITY), BOUND_WITHIN));
    cr_expect(not(sum_never_rounds(DTYPE_FLOAT, numbers, 3)));
    cr_expect(sum_never_rounds(DTYPE_FLOAT, numbers + 1, 2));
}

Test(rounding_bound, an_infinite_operand_determines_a_sum)
{
    const double plus[] = {1, INFINITY, 2}, both[] = {1, INFINITY, -INFINITY},
                 over[] = {INFINITY, -65504, -65504};
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, plus, 3, INFINITY), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, plus, 3, 3), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, plus, 3, NAN), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, both, 3, NAN), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, both, 3, INFINITY), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT16, over, 3, NAN), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT16, over, 3, -INFINITY), BOUND_OUTSIDE));
}

Test(rounding_bound, a_sum_is_flushed_only_if_subnormal_numbers_are_possible)
{
    const double tiny[] = {0x1p-127, 0x1p-128, 0x1p-129};
    const double normal[] = {0x1p-100, 0x1p-101, 0x1p-100};
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, tiny, 3, 0), BOUND_FLUSHED));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, normal, 3, 0x1.4p-99), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, normal, 3, 0x1.40001p-99), BOUND_OUTSIDE));
}

Test(rounding_bound, sums_near_the_end_of_the_range_of_double_are_exact_enough)
{
    const double operands[] = {0x1p1023, -0x1p1023, 0x1p1023, 0x1p900, -0x1p1023};
    cr_expect(eq(int, (int)sum_bound(DTYPE_DOUBLE, operands, 5, 0x1p900), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_DOUBLE, operands, 5, 0x1p1023), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)sum_bound(DTYPE_DOUBLE, operands, 5, 0x1p975), BOUND_EITHER));
    cr_expect(eq(int, (int)sum_bound(DTYPE_DOUBLE, operands, 5, 0x1p976), BOUND_OUTSIDE));
}

/* ---- products ------------------------------------------------------------------------------------------ */

Test(rounding_bound, a_product_of_large_and_small_numbers_may_underflow_on_the_way)
{
    const double operands[] = {0x1p-100, 0x1p-100, 0x1p100};
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, operands, 3, 0x1p-100), BOUND_WITHIN));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, operands, 3, 0), BOUND_WITHIN));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, operands, 3, -0x1p-100), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)product_bound(DTYPE_DOUBLE, operands, 3, 0), BOUND_OUTSIDE));
}

Test(rounding_bound, a_product_may_overflow_on_the_way)
{
    const double operands[] = {0x1p100, -0x1p100, 0x1p-100}, zero[] = {0x1p100, 0x1p100, 0};
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, operands, 3, -INFINITY), BOUND_WITHIN));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, operands, 3, INFINITY), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, operands, 3, NAN), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)product_bound(DTYPE_DOUBLE, operands, 3, -INFINITY), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, zero, 3, NAN), BOUND_WITHIN));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, zero, 3, INFINITY), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, zero, 3, 0), BOUND_WITHIN));
}

Test(rounding_bound, infinity_times_zero_is_nan_in_every_order)
{
    const double operands[] = {INFINITY, 0, 2}, infinite[] = {INFINITY, -2, 3};
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, operands, 3, NAN), BOUND_WITHIN));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, operands, 3, INFINITY), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, operands, 3, 0), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, infinite, 3, -INFINITY), BOUND_WITHIN));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, infinite, 3, NAN), BOUND_OUTSIDE));
}

Test(rounding_bound, nan_gives_only_nan)
{
    const double operands[] = {1, NAN, 2};
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, operands, 3, NAN), BOUND_WITHIN));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT, operands, 3, 3), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, operands, 3, NAN), BOUND_WITHIN));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, operands, 3, INFINITY), BOUND_OUTSIDE));
}

/* A thousand bfloat16 factors chosen so that each rounding of the running product has the same direction. */
static double steer_product(int direction, double operands[MOST + 1], uint64_t *state)
{
    double product = operands[0] = 1;
    for (int i = 1; i <= MOST; i++) {
        double best = -1;
        for (int attempt = 0; attempt < 16; attempt++) {
            /* Near 1, so that no partial product leaves the range. */
            double distance = (double)(1 + fixture_random(state) % 12) / 128;
            double factor = product > 1 ? 1 - distance : 1 + distance;
            double rounded = (double)bfloat16_to_float(bfloat16_from_float((float)(product * factor)));
            double gain = direction * (rounded / (product * factor) - 1);
            if (gain > best) {
                best = gain;
                operands[i] = factor;
            }
        }
        product = (double)bfloat16_to_float(bfloat16_from_float((float)(product * operands[i])));
    }
    return product;
}

Test(rounding_bound, a_thousand_roundings_in_one_direction_stay_within)
{
    double operands[MOST + 1];
    uint64_t state = 1;
    for (int direction = -1; direction <= 1; direction += 2) {
        for (int trial = 0; trial < 20; trial++) {
            double computed = steer_product(direction, operands, &state), exponent = 0;
            for (int i = 0; i <= MOST; i++)
                exponent += log2(operands[i]);
            double drift = direction * (log2(computed) - exponent);
            cr_expect(gt(dbl, drift, 1), "the drift is a factor of at least two");
            cr_expect(
                eq(int, (int)product_bound(DTYPE_BFLOAT16, operands, MOST + 1, computed), BOUND_WITHIN));
            /* Twice the drift exceeds (1+u)^1000 or (1-u)^1000. */
            double beyond = exp2(exponent + direction * MOST * 0x1.8p-8);
            cr_expect(ne(int, (int)product_bound(DTYPE_BFLOAT16, operands, MOST + 1, beyond), BOUND_WITHIN));
        }
    }
}

Test(rounding_bound, roundings_alone_can_make_a_product_overflow)
{
    /* From 1.5 on, each of 32 factors one unit above 1 adds two units, because the product is at least
     * 1.5. */
    double operands[33] = {0x1.8p127}, product = operands[0];
    float computed = 0x1.8p127F;
    for (int i = 1; i <= 32; i++) {
        operands[i] = 1 + 0x1p-7;
        product *= operands[i];
        computed = bfloat16_to_float(bfloat16_from_float(computed * (1 + 0x1p-7F)));
    }
    cr_assert(isinf(computed));
    cr_assert(lt(dbl, product, floating_format_of(DTYPE_BFLOAT16)->overflow));
    cr_expect(eq(int, (int)product_bound(DTYPE_BFLOAT16, operands, 33, INFINITY), BOUND_WITHIN));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT, operands, 33, INFINITY), BOUND_OUTSIDE));
}

/* ---- complex products ---------------------------------------------------------------------------------- */

Test(rounding_bound, a_complex_product_is_judged_by_its_norm)
{
    /* (1 + 2^-12 + i)(1 - i): the imaginary part almost cancels. */
    const double operands[][2] = {{1 + 0x1p-12, 1}, {1, -1}};
    const double right[] = {2 + 0x1p-12, -0x1p-12}, near[] = {2 + 0x1p-12, -0x1p-12 + 0x1p-22};
    const double apart[] = {2 + 0x1p-12, -0x1p-12 + 0x1p-20}, far[] = {2 + 0x1p-12, -0x1p-12 + 0x1p-18},
                 swapped[] = {-0x1p-12, 2 + 0x1p-12};
    const double conjugate[] = {2 + 0x1p-12, 0x1p-12};
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, right), BOUND_WITHIN));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, near), BOUND_WITHIN));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, apart), BOUND_EITHER));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, far), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, swapped), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, conjugate), BOUND_OUTSIDE));
}

Test(rounding_bound, an_infinite_complex_product_may_be_nan_but_not_finite)
{
    const double operands[][2] = {{INFINITY, 1}, {2, 3}};
    const double plain[] = {NAN, NAN}, annex[] = {INFINITY, INFINITY}, finite[] = {2, 3};
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, plain), BOUND_WITHIN));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, annex), BOUND_WITHIN));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, finite), BOUND_OUTSIDE));
}

Test(rounding_bound, a_complex_nan_gives_nan_in_both_parts)
{
    const double operands[][2] = {{NAN, 1}, {2, 3}};
    const double both[] = {NAN, NAN}, one[] = {NAN, 3}, infinite[] = {INFINITY, NAN};
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, both), BOUND_WITHIN));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, one), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, infinite), BOUND_OUTSIDE));
}

Test(rounding_bound, a_part_that_overflows_next_to_a_nan_may_become_infinite)
{
    const double operands[][2] = {{NAN, 0x1p100}, {1, 0x1p100}};
    const double infinite[] = {-INFINITY, NAN}, finite[] = {-0x1p127, 0};
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, infinite), BOUND_WITHIN));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, finite), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX128, operands, 2, infinite), BOUND_OUTSIDE));
}

Test(rounding_bound, a_complex_product_below_the_normal_range_is_named_flushed)
{
    const double operands[][2] = {{0x1p-70, 0x1p-70}, {0x1p-60, 0}};
    const double right[] = {0x1p-130, 0x1p-130}, zero[] = {0, 0}, wrong[] = {0x1p-120, 0x1p-130};
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, right), BOUND_WITHIN));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, zero), BOUND_FLUSHED));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, wrong), BOUND_OUTSIDE));
}

/* ---- other roundings ----------------------------------------------------------------------------------- */

/* A number truncated to the eight digits of bfloat16. */
static double cut_off(double number)
{
    int exponent;
    double fraction = frexp(number, &exponent);
    return ldexp(trunc(ldexp(fraction, 8)), exponent - 8);
}

/* Operands between 1/2 and 2 with eight digits, of either sign. */
static void draw(double *operands, int count, uint64_t *state)
{
    for (int i = 0; i < count; i++) {
        double magnitude =
            ldexp((double)(128 + fixture_random(state) % 128), (int)(fixture_random(state) % 2) - 8);
        operands[i] = fixture_random(state) % 2 == 0 ? magnitude : -magnitude;
    }
}

Test(rounding_bound, sums_truncated_at_each_step_are_rounded_to_neighbours)
{
    enum { COUNT = 6 };
    double operands[COUNT];
    uint64_t state = 7;
    int beyond = 0;
    for (int trial = 0; trial < 20000; trial++) {
        draw(operands, COUNT, &state);
        double sum = operands[0];
        for (int i = 1; i < COUNT; i++)
            sum = cut_off(sum + operands[i]);
        enum bound_answer bound = sum_bound(DTYPE_BFLOAT16, operands, COUNT, sum);
        cr_assert(ne(int, (int)bound, BOUND_OUTSIDE), "%a", sum);
        beyond += bound == BOUND_EITHER;
    }
    cr_log_info("%d of them are beyond the bound for rounding to nearest", beyond);
}

Test(rounding_bound, products_truncated_at_each_step_are_rounded_to_neighbours)
{
    enum { COUNT = 6 };
    double operands[COUNT];
    uint64_t state = 8;
    int beyond = 0;
    for (int trial = 0; trial < 20000; trial++) {
        draw(operands, COUNT, &state);
        double product = operands[0];
        for (int i = 1; i < COUNT; i++)
            product = cut_off(product * operands[i]);
        enum bound_answer bound = product_bound(DTYPE_BFLOAT16, operands, COUNT, product);
        cr_assert(ne(int, (int)bound, BOUND_OUTSIDE), "%a", product);
        beyond += bound == BOUND_EITHER;
    }
    cr_expect(gt(int, beyond, 1000), "the wider bound is necessary");
}

Test(rounding_bound, a_result_that_just_fits_the_digits_is_never_rounded)
{
    /* Numbers that just fit the 24 digits of float and would not fit 23. */
    const double summands[] = {0x1p23, 1, 2}, factors[] = {4097, 4095, 1};
    cr_expect(sum_never_rounds(DTYPE_FLOAT, summands, 3));
    cr_expect(product_never_rounds(DTYPE_FLOAT, factors, 3));
    const double too_many[] = {0x1p24, 1, 2}, too_long[] = {4097, 4097, 1};
    cr_expect(not(sum_never_rounds(DTYPE_FLOAT, too_many, 3)));
    cr_expect(not(product_never_rounds(DTYPE_FLOAT, too_long, 3)));
}

Test(rounding_bound, a_sum_of_numbers_of_one_sign_shrinks_only_if_it_is_below_the_greatest_of_them)
{
    const double operands[] = {1, 0x1p-24, 0x1p-24}, mixed[] = {1, 0x1p-24, -0x1p-24};
    cr_expect(sum_shrinks(DTYPE_FLOAT, operands, 3, 1 - 0x1p-24));
    cr_expect(not(sum_shrinks(DTYPE_FLOAT, operands, 3, 1)));
    cr_expect(not(sum_shrinks(DTYPE_FLOAT, mixed, 3, 1 - 0x1p-24)));
}

Test(rounding_bound, the_largest_number_may_replace_infinity_if_steps_round_to_either_neighbour)
{
    const double sum[] = {60000, 60000, 60000}, back[] = {60000, 60000, -60000},
                 product[] = {0x1p15, 4, 0.25};
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT16, sum, 3, 65504), BOUND_EITHER));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT16, back, 3, 5504), BOUND_EITHER));
    cr_expect(eq(int, (int)sum_bound(DTYPE_FLOAT16, back, 3, 2000), BOUND_OUTSIDE));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT16, product, 3, 16376), BOUND_EITHER));
    cr_expect(eq(int, (int)product_bound(DTYPE_FLOAT16, product, 3, 8000), BOUND_OUTSIDE));
}

Test(rounding_bound, three_multiplications_are_within_the_bound_for_either_neighbour)
{
    /* The first-order error of this form is greatest for a = b, d = 0. */
    const double operands[][2] = {{1, 1}, {1 + 0x1p-20, 0}};
    const double u = 0x1p-24, near[] = {1 + 0x1p-20 + 4 * u, 1 + 0x1p-20 + 4 * u};
    const double far[] = {1 + 0x1p-20 + 16 * u, 1 + 0x1p-20 + 16 * u};
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, near), BOUND_EITHER));
    cr_expect(eq(int, (int)complex_product_bound(DTYPE_COMPLEX64, operands, 2, far), BOUND_OUTSIDE));
}
