/* add and mul of floating-point and complex types, case by case. */
#include "cell_fixture.h"
#include "dtype.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>
#include <string.h>

#define F(...)    VALUES(float, __VA_ARGS__)
#define D(...)    VALUES(double, __VA_ARGS__)
#define ROW_COUNT (sizeof rows / sizeof *rows)

static void expect_all(const struct judgement *rows, size_t count)
{
    char text[200] = "";
    for (size_t i = 0; i < count; i++)
        cr_expect(judgement_holds(&rows[i], text, sizeof text), "%s", text);
}

/* ---- one update ---------------------------------------------------------------------------------------- */

Test(allowed_rounded, one_sum_or_product_must_be_right_to_the_last_bit)
{
    const struct judgement rows[] = {
        {"right", DTYPE_FLOAT, REDUCTION_ADD, F(1), F(0x1p-23F), 1, F(1 + 0x1p-23F), true,
         CELL_CLAUSE_REDUCTION_ADD, POLICY_EXPECTED},
        {"one ulp off although nothing rounds", DTYPE_FLOAT, REDUCTION_ADD, F(1), F(0x1p-23F), 1, F(1), false,
         CELL_CLAUSE_REDUCTION_ADD, MISTAKE_OLD_VALUE},
        {"one ulp of a rounded sum", DTYPE_FLOAT, REDUCTION_ADD, F(1), F(0x1.8p-24F), 1, F(1), false,
         CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR},
        {"eight ulp of a rounded sum", DTYPE_FLOAT, REDUCTION_ADD, F(1), F(0x1.8p-24F), 1, F(1 + 0x1p-20F),
         false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
        {"two ulp", DTYPE_FLOAT, REDUCTION_ADD, F(1), F(0x1p-22F), 1, F(1.5F - 0.5F), false,
         CELL_CLAUSE_REDUCTION_ADD, MISTAKE_OLD_VALUE},
        {"two ulp above", DTYPE_FLOAT, REDUCTION_MUL, F(3), F(5), 1, F(15 + 0x1p-19F), false,
         CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"one ulp of an exact product", DTYPE_DOUBLE, REDUCTION_MUL, D(3), D(5), 1, D(15 - 0x1p-49), false,
         CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"one ulp of a product", DTYPE_DOUBLE, REDUCTION_MUL, D(1 + 0x1p-52), D(1 + 0x1p-52), 1,
         D(1 + 0x1.8p-51), false, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR},
        {"cancelled", DTYPE_FLOAT, REDUCTION_ADD, F(1), F(-1 + 0x1p-24F), 1, F(0), false,
         CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
        {"cancelled, -0", DTYPE_FLOAT, REDUCTION_ADD, F(1), F(-1 + 0x1p-24F), 1, F(-0.0F), false,
         CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
        {"infinity for the largest", DTYPE_FLOAT16, REDUCTION_ADD, VALUES(uint16_t, 0x7bff),
         VALUES(uint16_t, 0x3c00), 1, VALUES(uint16_t, 0x7c00), false, CELL_CLAUSE_ROUNDING,
         POLICY_NEIGHBOUR},
        {"infinity for less", DTYPE_FLOAT16, REDUCTION_ADD, VALUES(uint16_t, 0x7bfe),
         VALUES(uint16_t, 0x3c00), 1, VALUES(uint16_t, 0x7c00), false, CELL_CLAUSE_REDUCTION_ADD,
         MISTAKE_ADDED_TO_OLD},
        {"inf - inf", DTYPE_FLOAT, REDUCTION_ADD, F(INFINITY), F(-INFINITY), 1, F(-NAN), true,
         CELL_CLAUSE_REDUCTION_ADD, POLICY_EXPECTED},
        {"inf - inf = 0", DTYPE_FLOAT, REDUCTION_ADD, F(INFINITY), F(-INFINITY), 1, F(0), false,
         CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
        {"wrong sign", DTYPE_BFLOAT16, REDUCTION_MUL, VALUES(uint16_t, 0x4000), VALUES(uint16_t, 0xc000), 1,
         VALUES(uint16_t, 0x4080), false, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"added instead", DTYPE_FLOAT, REDUCTION_MUL, F(3), F(5), 1, F(8), false, CELL_CLAUSE_REDUCTION_MUL,
         MISTAKE_OTHER_REDUCTION},
        {"zero of the wrong sign", DTYPE_FLOAT, REDUCTION_ADD, F(1), F(-1), 1, F(-0.0F), false,
         CELL_CLAUSE_ZERO_SIGN_COMPUTED, POLICY_ZERO_OTHER},
        {"product 0 of the wrong sign", DTYPE_FLOAT, REDUCTION_MUL, F(-1), F(0), 1, F(0), false,
         CELL_CLAUSE_ZERO_SIGN_COMPUTED, POLICY_ZERO_OTHER},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_rounded, only_flushed_results_of_one_operation_are_named_flushed)
{
    const struct judgement rows[] = {
        {"result", DTYPE_FLOAT, REDUCTION_ADD, F(0x1.8p-126F), F(-0x1p-126F), 1, F(0), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED},
        {"operand", DTYPE_FLOAT, REDUCTION_ADD, F(0x1p-126F), F(0x1p-127F), 1, F(0x1p-126F), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED},
        {"product of a subnormal", DTYPE_FLOAT, REDUCTION_MUL, F(0x1p-130F), F(0x1p100F), 1, F(0), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED},
        {"negative product", DTYPE_FLOAT, REDUCTION_MUL, F(-0x1p-100F), F(0x1p-30F), 1, F(-0.0F), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED},
        {"infinity times a subnormal", DTYPE_FLOAT, REDUCTION_MUL, F(INFINITY), F(0x1p-130F), 1, F(NAN),
         false, CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED},
        {"another small number", DTYPE_FLOAT, REDUCTION_ADD, F(0x1p-130F), F(0x1p-131F), 1, F(0x1p-128F),
         false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
        {"part of a complex sum", DTYPE_COMPLEX64, REDUCTION_ADD, F(1, 0x1p-130F), F(1, 0x1p-130F), 1,
         F(2, 0), false, CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED},
        {"kept", DTYPE_FLOAT, REDUCTION_ADD, F(0x1p-130F), F(0x1p-131F), 1, F(0x1.8p-130F), true,
         CELL_CLAUSE_REDUCTION_ADD, POLICY_EXPECTED},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_rounded, one_complex_product_is_judged_by_its_norm)
{
    float plain = 1 + 0x1p-12F, product = plain * plain;
    float fused = fmaf(plain, plain, -product); /* 0 by the plain formula */
    const struct judgement rows[] = {
        {"right", DTYPE_COMPLEX64, REDUCTION_MUL, F(1, 2), F(3, 4), 1, F(-5, 10), true,
         CELL_CLAUSE_REDUCTION_MUL, POLICY_EXPECTED},
        {"fused", DTYPE_COMPLEX64, REDUCTION_MUL, F(plain, plain), F(plain, plain), 1, F(fused, 2 * product),
         true, CELL_CLAUSE_REDUCTION_MUL, POLICY_OTHER_FORM},
        {"infinite by Annex G", DTYPE_COMPLEX64, REDUCTION_MUL, F(INFINITY, INFINITY), F(1, 1), 1,
         F(INFINITY, INFINITY), true, CELL_CLAUSE_REDUCTION_MUL, POLICY_OTHER_FORM},
        {"infinite made finite", DTYPE_COMPLEX64, REDUCTION_MUL, F(INFINITY, INFINITY), F(1, 1), 1, F(0, 1),
         false, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"wrong sign", DTYPE_COMPLEX64, REDUCTION_MUL, F(1, 2), F(3, 4), 1, F(11, 10), false,
         CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"conjugate", DTYPE_COMPLEX128, REDUCTION_MUL, D(1, 2), D(3, 4), 1, D(-5, -10), false,
         CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"swapped", DTYPE_COMPLEX128, REDUCTION_MUL, D(1, 2), D(3, 4), 1, D(10, -5), false,
         CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"part by part", DTYPE_COMPLEX128, REDUCTION_MUL, D(1, 2), D(3, 4), 1, D(3, 8), false,
         CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"flushed", DTYPE_COMPLEX64, REDUCTION_MUL, F(0x1p-70F, 0), F(0x1p-70F, 0), 1, F(0, 0), false,
         CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED},
        {"complex sum, one ulp off although nothing rounds", DTYPE_COMPLEX64, REDUCTION_ADD, F(1, 2), F(3, 4),
         1, F(4, 6 - 0x1p-21F), false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
        {"complex sum, one ulp", DTYPE_COMPLEX64, REDUCTION_ADD, F(1, 2), F(3, 0x1.8p-23F), 1, F(4, 2), false,
         CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR},
        {"one ulp off although nothing rounds", DTYPE_COMPLEX64, REDUCTION_MUL, F(1, 2), F(3, 4), 1,
         F(-5 - 0x1p-21F, 10), false, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"within the bound, of no form", DTYPE_COMPLEX64, REDUCTION_MUL, F(plain, 1), F(plain, 1), 1,
         F(0x1p-11F + 0x5p-24F, 2 * plain), false, CELL_CLAUSE_ROUNDING, POLICY_WITHIN_BOUND},
        {"complex sum, swapped", DTYPE_COMPLEX64, REDUCTION_ADD, F(1, 2), F(3, 4), 1, F(6, 4), false,
         CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

/* ---- several updates ----------------------------------------------------------------------------------- */

/* The judgement of a sum of float updates, with a search. */
static struct cell_verdict judge_sum(struct cell_fixture *fixture, const float *operands, int64_t count,
                                     float actual)
{
    cell_start(fixture, DTYPE_FLOAT, REDUCTION_ADD, operands, operands + 1, count - 1);
    return cell_judge(fixture, &actual, true);
}

Test(allowed_rounded, the_way_a_sum_was_computed_is_reported)
{
    struct cell_fixture fixture;
    /* 1 is 2^24 times the small update; two small updates are one unit in the last place of 1. */
    const float operands[] = {1, 0x1p-24F, 0x1p-24F, -0x1p-25F, 0x1p-24F};
    struct cell_verdict in_order = judge_sum(&fixture, operands, 3, 1);
    cr_expect(eq(int, (int)in_order.trait, POLICY_IN_ORDER));
    cell_end(&fixture);
    struct cell_verdict tree = judge_sum(&fixture, operands, 3, 1 + 0x1p-23F);
    cr_expect(eq(int, (int)tree.trait, POLICY_TREE));
    cr_expect(tree.complies && tree.searched);
    cell_end(&fixture);
    const float unordered[] = {0x1p24F, 1, -0x1p24F, 0.5F};
    struct cell_verdict order = judge_sum(&fixture, unordered, 4, 1.5F);
    cr_expect(eq(int, (int)order.trait, POLICY_OTHER_ORDER));
    cr_assert(ne(ptr, (void *)order.witness, NULL));
    cr_expect(order.witness[0] == 1 && order.witness[1] + order.witness[2] == 2);
    cell_end(&fixture);
}

Test(allowed_rounded, a_value_that_no_order_gives_is_judged_by_the_bound)
{
    struct cell_fixture fixture;
    /* 9 in every order, half a unit less than the exact sum; the bound is 18 times 2^-24. */
    const float operands[] = {1, 2, 6 + 0x1p-21F};
    struct cell_verdict neighbour = judge_sum(&fixture, operands, 3, 9 + 0x1p-20F);
    cr_expect(eq(int, (int)neighbour.trait, POLICY_NEIGHBOUR));
    cr_expect(neighbour.searched && !neighbour.complies);
    cell_end(&fixture);
    struct cell_verdict beyond = judge_sum(&fixture, operands, 3, 9 + 0x1p-19F);
    cr_expect(eq(int, (int)beyond.clause, CELL_CLAUSE_REDUCTION_ADD));
    cr_expect(beyond.searched && !beyond.complies);
    cell_end(&fixture);
    /* Every order and either neighbour keep the sum positive. */
    const float cancelling[] = {1000, -1000, 1e-4F};
    struct cell_verdict within = judge_sum(&fixture, cancelling, 3, -1e-4F);
    cr_expect(eq(int, (int)within.trait, POLICY_WITHIN_BOUND));
    cr_expect(within.searched && !within.complies);
    cell_end(&fixture);
}

Test(allowed_rounded, without_a_search_only_the_bound_decides_and_reports_if_it_is_wide)
{
    struct cell_fixture fixture;
    const float operands[] = {1, 2, 6 + 0x1p-21F}, wide[] = {0x1p24F, 3, 1};
    const float within = 9 + 0x1p-20F, beyond = 9 + 0x1p-19F, far = 9 + 0x1p-16F, two_off = 0x1p24F + 6;
    cell_start(&fixture, DTYPE_FLOAT, REDUCTION_ADD, operands, operands + 1, 2);
    struct cell_verdict verdict = cell_judge(&fixture, &within, false);
    cr_expect(verdict.complies && !verdict.searched && !verdict.wide);
    cr_expect(eq(int, (int)cell_judge(&fixture, &beyond, false).trait, POLICY_NEIGHBOUR));
    cr_expect(eq(int, (int)cell_judge(&fixture, &far, false).clause, CELL_CLAUSE_REDUCTION_ADD));
    cell_end(&fixture);
    cell_start(&fixture, DTYPE_FLOAT, REDUCTION_ADD, wide, wide + 1, 2);
    cr_expect(cell_judge(&fixture, &two_off, false).wide, "the bound is 2 and an update is 1");
    cell_end(&fixture);
}

Test(allowed_rounded, without_a_search_a_value_within_the_flushing_bound_counts_as_flushed)
{
    struct cell_fixture fixture;
    const float operands[] = {3 * 0x1p-149F, 5 * 0x1p-149F, 16 * 0x1p-149F}, no_subset = 23 * 0x1p-149F;
    cell_start(&fixture, DTYPE_FLOAT, REDUCTION_ADD, operands, operands + 1, 2);
    struct cell_verdict searched = cell_judge(&fixture, &no_subset, true);
    cr_expect(searched.searched && searched.clause == CELL_CLAUSE_REDUCTION_ADD);
    struct cell_verdict not_searched = cell_judge(&fixture, &no_subset, false);
    cr_expect(not_searched.clause == CELL_CLAUSE_SUBNORMALS && !not_searched.searched);
    cell_end(&fixture);
}

Test(allowed_rounded, steps_that_round_to_a_neighbour_are_named)
{
    const struct judgement rows[] = {
        {"a product truncated twice", DTYPE_BFLOAT16, REDUCTION_MUL, VALUES(uint16_t, 0x3f9d),
         VALUES(uint16_t, 0x3fe1, 0x3ff1), 2, VALUES(uint16_t, 0x4080), false, CELL_CLAUSE_ROUNDING,
         POLICY_NEIGHBOUR},
        {"a smaller value", DTYPE_BFLOAT16, REDUCTION_MUL, VALUES(uint16_t, 0x3f9d),
         VALUES(uint16_t, 0x3fe1, 0x3ff1), 2, VALUES(uint16_t, 0x407e), false, CELL_CLAUSE_REDUCTION_MUL,
         MISTAKE_FOREIGN_VALUE},
        {"a neighbour of the sum", DTYPE_FLOAT, REDUCTION_ADD, F(1), F(2, 6 + 0x1p-21F), 2, F(9 + 0x1p-20F),
         false, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR},
        {"the neighbour's neighbour", DTYPE_FLOAT, REDUCTION_ADD, F(1), F(2, 6 + 0x1p-21F), 2,
         F(9 + 0x1p-19F), false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
        {"the largest number for infinity", DTYPE_FLOAT16, REDUCTION_ADD, VALUES(uint16_t, 0x7b53),
         VALUES(uint16_t, 0x7b53, 0x3c00), 2, VALUES(uint16_t, 0x7bff), false, CELL_CLAUSE_ROUNDING,
         POLICY_NEIGHBOUR},
        {"a complex sum with a part right", DTYPE_COMPLEX64, REDUCTION_ADD, F(1, 1), F(2, 2, 6 + 0x1p-21F, 3),
         2, F(9 + 0x1p-20F, 6), false, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR},
        {"a complex sum with a part wrong", DTYPE_COMPLEX64, REDUCTION_ADD, F(1, 1), F(2, 2, 6 + 0x1p-21F, 3),
         2, F(9 + 0x1p-20F, 7), false, CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
        {"updates lost, within the bound", DTYPE_BFLOAT16, REDUCTION_ADD, VALUES(uint16_t, 0x3f81),
         VALUES(uint16_t, 0x3c10, 0x3c10, 0x3c10), 3, VALUES(uint16_t, 0x3f82), false,
         CELL_CLAUSE_REDUCTION_ADD, MISTAKE_UPDATES_LOST},
        {"an update alone, within the bound", DTYPE_BFLOAT16, REDUCTION_ADD, VALUES(uint16_t, 0x3f80),
         VALUES(uint16_t, 0x3b80, 0x3b80), 2, VALUES(uint16_t, 0x3b80), false, CELL_CLAUSE_REDUCTION_ADD,
         MISTAKE_UPDATE_ALONE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_rounded, a_result_that_no_order_rounds_has_one_value)
{
    const struct judgement rows[] = {
        {"sum", DTYPE_FLOAT, REDUCTION_ADD, F(1), F(2, 4), 2, F(7 + 0x1p-21F), false,
         CELL_CLAUSE_REDUCTION_ADD, MISTAKE_FOREIGN_VALUE},
        {"sum up to the last bit", DTYPE_FLOAT, REDUCTION_ADD, F(0x1p23F), F(1, 2), 2, F(0x1p23F + 4), false,
         CELL_CLAUSE_REDUCTION_ADD, MISTAKE_UPDATE_DOUBLED},
        {"product", DTYPE_FLOAT, REDUCTION_MUL, F(3), F(5, 0.25F), 2, F(3.75F + 0x1p-22F), false,
         CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
        {"rounded product", DTYPE_FLOAT, REDUCTION_MUL, F(0x1.000002p0F), F(0x1.000002p0F, 3), 2,
         F(0x1.800004p1F), false, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR},
        {"infinity for the largest number", DTYPE_FLOAT16, REDUCTION_MUL, VALUES(uint16_t, 0x7bff),
         VALUES(uint16_t, 0x3800, 0x3c00), 2, VALUES(uint16_t, 0x7c00), false, CELL_CLAUSE_REDUCTION_MUL,
         MISTAKE_FOREIGN_VALUE},
        {"NaN for infinity times a small number", DTYPE_FLOAT, REDUCTION_MUL, F(INFINITY), F(0x1p-126F, 1), 2,
         F(NAN), false, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_rounded, a_bfloat16_sum_rounded_once_at_the_end_is_recognised)
{
    enum { COUNT = 256 };
    struct cell_fixture fixture;
    uint16_t old = 0x4380, updates[COUNT], wide = 0x4400; /* 256 and 512 */
    for (int i = 0; i < COUNT; i++)
        updates[i] = 0x3f80;
    cell_start(&fixture, DTYPE_BFLOAT16, REDUCTION_ADD, &old, updates, COUNT);
    cr_expect(eq(int, (int)cell_judge(&fixture, &wide, false).trait, POLICY_WIDER));
    cr_expect(eq(int, (int)cell_judge(&fixture, &old, false).trait, POLICY_IN_ORDER));
    cell_end(&fixture);
}

Test(allowed_rounded, nan_is_not_explained_by_a_wider_type_if_only_infinity_is_possible)
{
    struct cell_fixture fixture;
    const double operands[] = {1e308, 1e308, -1e308}, nan = NAN, infinity = INFINITY, right = 1e308;
    cell_start(&fixture, DTYPE_DOUBLE, REDUCTION_ADD, operands, operands + 1, 2);
    for (int search = 0; search < 2; search++) {
        cr_expect(not(cell_judge(&fixture, &nan, search != 0).complies));
        cr_expect(cell_judge(&fixture, &infinity, search != 0).complies);
        cr_expect(cell_judge(&fixture, &right, search != 0).complies);
    }
    cell_end(&fixture);
}

Test(allowed_rounded, a_sum_of_negative_zeros_that_begins_with_zero_is_named)
{
    const struct judgement rows[] = {
        {"+0", DTYPE_DOUBLE, REDUCTION_ADD, D(-0.0), D(-0.0, -0.0), 2, D(0.0), false,
         CELL_CLAUSE_ZERO_SIGN_COMPUTED, POLICY_ZERO_OTHER},
        {"-0", DTYPE_DOUBLE, REDUCTION_ADD, D(-0.0), D(-0.0, -0.0), 2, D(-0.0), true,
         CELL_CLAUSE_REDUCTION_ORDER, POLICY_IN_ORDER},
    };
    expect_all(rows, ROW_COUNT);
}

Test(allowed_rounded, the_old_value_is_part_of_the_reduction)
{
    const struct judgement rows[] = {
        {"left out", DTYPE_FLOAT, REDUCTION_ADD, F(100), F(1, 2), 2, F(3), false, CELL_CLAUSE_REDUCTION_ADD,
         MISTAKE_OLD_LEFT_OUT},
        {"alone", DTYPE_FLOAT, REDUCTION_MUL, F(100), F(3, 2), 2, F(100), false, CELL_CLAUSE_REDUCTION_MUL,
         MISTAKE_OLD_VALUE},
        {"one update lost", DTYPE_FLOAT, REDUCTION_ADD, F(100), F(1, 2), 2, F(101), false,
         CELL_CLAUSE_REDUCTION_ADD, MISTAKE_UPDATES_LOST},
    };
    expect_all(rows, ROW_COUNT);
}
