#include "dtype.h"
#include "node_fixture.h"
#include "order_search.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>

enum { SCRATCH = 1 << 24 };

static struct exact_steps steps_of(int32_t dtype, enum reduction reduction, const double *operands,
                                   int64_t count)
{
    struct arena arena = arena_create(SCRATCH);
    struct exact_steps steps = real_steps(dtype, reduction, operands, count, &arena);
    arena_destroy(&arena);
    return steps;
}

static bool is_exact_product(const double (*operands)[2], int64_t count)
{
    struct arena arena = arena_create(SCRATCH);
    struct exact_steps steps = complex_steps(DTYPE_FLOAT, operands, count, &arena);
    arena_destroy(&arena);
    return steps.exact;
}

/* Whether every partial sum of integers fits eleven binary digits, by trying all. */
static bool all_sums_fit(const double *operands, int count)
{
    for (unsigned set = 1; set < 1u << count; set++) {
        double sum = 0;
        for (int i = 0; i < count; i++)
            sum += (set >> i & 1) != 0 ? operands[i] : 0;
        int exponent;
        double digits = ldexp(frexp(sum, &exponent), 11);
        if (digits != rint(digits) || fabs(sum) > 65504)
            return false;
    }
    return true;
}

Test(exact_steps, a_sum_is_exact_if_all_partial_sums_are_representable)
{
    uint64_t state = 3;
    int exact = 0;
    for (int draw = 0; draw < 20000; draw++) {
        double operands[5];
        int count = 2 + draw % 4;
        for (int i = 0; i < count; i++) {
            int scale = (int)(fixture_random(&state) % 6);
            operands[i] = ldexp((double)(fixture_random(&state) % 1024) - 512, scale);
        }
        bool expected = all_sums_fit(operands, count);
        exact += expected;
        cr_assert(steps_of(DTYPE_FLOAT16, REDUCTION_ADD, operands, count).exact == expected, "draw %d", draw);
    }
    cr_expect(exact > 2000 && exact < 18000, "%d", exact);
}

Test(exact_steps, the_largest_number_times_one_is_exact_and_twice_it_is_not)
{
    const double once[] = {65504, 1, 1}, half[] = {65504, 0.5, 1}, twice[] = {65504, 2, 0.5};
    cr_expect(steps_of(DTYPE_FLOAT16, REDUCTION_MUL, once, 3).exact);
    cr_expect(steps_of(DTYPE_FLOAT16, REDUCTION_MUL, half, 3).exact);
    cr_expect(not(steps_of(DTYPE_FLOAT16, REDUCTION_MUL, twice, 3).exact));
}

Test(exact_steps, infinities_and_nan_are_not_exact)
{
    const double infinite[] = {INFINITY, 1}, nan[] = {1, NAN};
    cr_expect(not(steps_of(DTYPE_FLOAT, REDUCTION_ADD, infinite, 2).exact));
    cr_expect(not(steps_of(DTYPE_FLOAT, REDUCTION_MUL, nan, 2).exact));
}

Test(exact_steps, subnormal_partial_results_are_reported)
{
    const double operand[] = {0x1p-130, 1}, difference[] = {0x1.8p-126, -0x1p-126}, normal[] = {1, 2};
    cr_expect(steps_of(DTYPE_FLOAT, REDUCTION_MUL, operand, 2).tiny);
    cr_expect(steps_of(DTYPE_FLOAT, REDUCTION_ADD, difference, 2).tiny);
    cr_expect(not(steps_of(DTYPE_FLOAT, REDUCTION_ADD, normal, 2).tiny));
}

Test(exact_steps, for_many_operands_the_number_of_digits_decides)
{
    double operands[300];
    for (int i = 0; i < 300; i++)
        operands[i] = i % 2 == 0 ? 1 + i % 13 : -(1 + i % 11);
    cr_expect(steps_of(DTYPE_FLOAT16, REDUCTION_ADD, operands, 300).exact);
    operands[7] = 0.25;
    cr_expect(not(steps_of(DTYPE_FLOAT16, REDUCTION_ADD, operands, 300).exact),
              "partial sums need more digits");
}

Test(exact_steps, a_flushed_sum_leaves_out_only_subnormal_numbers)
{
    struct arena arena = arena_create(SCRATCH);
    const double operands[] = {0x1p-130, 0x1p-131, 1};
    const double all[] = {0x1p-130, 0x1p-131};
    cr_expect(eq(int,
                 (int)without_subnormals(DTYPE_FLOAT, REDUCTION_ADD, all, 2, 0x1p-131, ROUND_NEAREST, &arena),
                 ORDER_FOUND));
    cr_expect(eq(int, (int)without_subnormals(DTYPE_FLOAT, REDUCTION_ADD, all, 2, 0, ROUND_NEAREST, &arena),
                 ORDER_FOUND));
    cr_expect(eq(int,
                 (int)without_subnormals(DTYPE_FLOAT, REDUCTION_ADD, all, 2, 0x1p-132, ROUND_NEAREST, &arena),
                 ORDER_NOT_FOUND));
    cr_expect(
        eq(int,
           (int)without_subnormals(DTYPE_FLOAT, REDUCTION_ADD, operands, 3, 0x1p-130, ROUND_NEAREST, &arena),
           ORDER_NOT_FOUND));
    arena_destroy(&arena);
}

Test(exact_steps, a_complex_product_is_exact_if_both_forms_are)
{
    const double small[][2] = {{1, 2}, {3, 4}}, several[][2] = {{1, 2}, {3, 4}, {-5, 6}, {7, 0}};
    cr_expect(is_exact_product(small, 2));
    cr_expect(is_exact_product(several, 4));
    /* The plain form is exact; a + b in the other form is not. */
    const double sum[][2] = {{0x1p24, 1}, {1, 0}};
    cr_expect(not(is_exact_product(sum, 2)));
    const double largest[][2] = {{0x1.fffffep127, 0}, {1, 0}};
    cr_expect(is_exact_product(largest, 2));
    const double rounded[][2] = {{1 + 0x1p-23, 0}, {1 + 0x1p-23, 0}};
    cr_expect(not(is_exact_product(rounded, 2)));
}
