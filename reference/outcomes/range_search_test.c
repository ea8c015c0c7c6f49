#include "dtype.h"
#include "node_fixture.h"
#include "range_search.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>
#include <string.h>

enum { SCRATCH = 1 << 24, MOST_VALUES = 1 << 16, MOST_OPERANDS = 5 };

static struct reduction_range range_of(int32_t dtype, enum reduction reduction, const double *operands,
                                       int64_t count, int allowed_steps)
{
    struct arena arena = arena_create(SCRATCH);
    struct reduction_range range = search_range(dtype, reduction, operands, count, allowed_steps, &arena);
    arena_destroy(&arena);
    return range;
}

/* ---- all trees, one by one ----------------------------------------------------------------------------- */

struct values {
    double items[MOST_VALUES];
    size_t count;
};

static struct values by_set[1 << MOST_OPERANDS];

static void add_value(struct values *values, double value)
{
    for (size_t i = 0; i < values->count; i++)
        if (memcmp(&values->items[i], &value, sizeof value) == 0)
            return;
    cr_assert(values->count < MOST_VALUES);
    values->items[values->count++] = value;
}

/* Adds the result of float operands in float, in double, and in double rounded to float. */
static void combine(struct values *values, bool product, double a, double b)
{
    double wide = product ? a * b : a + b;
    add_value(values, wide);
    add_value(values, (double)(float)wide);
}

static void list_all_trees(bool product, const double *operands, int count)
{
    for (unsigned set = 1; set < 1u << count; set++) {
        by_set[set].count = 0;
        for (int i = 0; i < count; i++)
            if (set == 1u << i)
                add_value(&by_set[set], operands[i]);
        for (unsigned part = (set - 1) & set; part > 0; part = (part - 1) & set)
            for (size_t a = 0; part > (set ^ part) && a < by_set[part].count; a++)
                for (size_t b = 0; b < by_set[set ^ part].count; b++)
                    combine(&by_set[set], product, by_set[part].items[a], by_set[set ^ part].items[b]);
    }
}

static void draw_floats(double *operands, int count, int draw, uint64_t *state)
{
    for (int i = 0; i < count; i++) {
        uint32_t bits = fixture_random(state);
        uint32_t exponent = draw % 3 == 0 ? 120 + bits % 14 : draw % 3 == 1 ? 64 + bits % 126 : bits % 60;
        bits = (bits & 0x807fffffu) | exponent << 23;
        float value;
        memcpy(&value, &bits, sizeof value);
        operands[i] = (double)value;
    }
}

static void expect_ends_of_all_trees(enum reduction reduction)
{
    uint64_t state = 1;
    for (int draw = 0; draw < 600; draw++) {
        double operands[MOST_OPERANDS], least = INFINITY, greatest = -INFINITY;
        int count = 2 + draw % (MOST_OPERANDS - 1);
        draw_floats(operands, count, draw, &state);
        list_all_trees(reduction == REDUCTION_MUL, operands, count);
        const struct values *all = &by_set[(1u << count) - 1];
        for (size_t i = 0; i < all->count; i++) {
            double stored = (double)(float)all->items[i];
            least = isfinite(stored) ? fmin(least, stored) : least;
            greatest = isfinite(stored) ? fmax(greatest, stored) : greatest;
        }
        struct reduction_range range = range_of(DTYPE_FLOAT, reduction, operands, count, STEPS_TO_NEAREST);
        if (!range.searched)
            continue;
        cr_assert(range.values.finite == (least <= greatest), "draw %d", draw);
        if (range.values.finite)
            cr_assert(range.values.least == least && range.values.greatest == greatest,
                      "draw %d: %a to %a, not %a to %a", draw, range.values.least, range.values.greatest,
                      least, greatest);
    }
}

Test(range_search, the_ends_of_sums_are_those_of_all_trees)
{
    expect_ends_of_all_trees(REDUCTION_ADD);
}

Test(range_search, the_ends_of_products_are_those_of_all_trees)
{
    expect_ends_of_all_trees(REDUCTION_MUL);
}

/* ---- case by case -------------------------------------------------------------------------------------- */

Test(range_search, a_wider_partial_result_may_be_rounded_to_the_type_immediately)
{
    /* A sum in double, then added to the last operand with one rounding to float. */
    const double operands[] = {0x1.d581a6f39631bp+47, -0x1.dae46b8484bf7p-18, -0x1.6eb04d30ae6dcp+44};
    struct reduction_range range = range_of(DTYPE_DOUBLE, REDUCTION_ADD, operands, 3, STEPS_TO_NEAREST);
    cr_expect(range_holds(&range, 0x1.a7ab9d4d8063fp+47));
    cr_expect(range_holds(&range, 0x1.a7ab9d4d80640p+47));
    cr_expect(not(range_holds(&range, 0x1.a7ab9d4d8063ep+47)));
}

Test(range_search, infinity_and_nan_are_found_if_an_order_gives_them)
{
    const double largest = 65504, sum[] = {largest, largest, -largest, -largest};
    struct reduction_range range = range_of(DTYPE_FLOAT16, REDUCTION_ADD, sum, 4, STEPS_TO_NEAREST);
    cr_expect(range.plus_infinity && range.minus_infinity && range.nan && range.values.finite);
    range = range_of(DTYPE_FLOAT16, REDUCTION_ADD, sum, 3, STEPS_TO_NEAREST);
    cr_expect(range.plus_infinity && !range.minus_infinity && !range.nan);
    const double product[] = {INFINITY, 0x1p-126, 1};
    range = range_of(DTYPE_FLOAT, REDUCTION_MUL, product, 3, STEPS_TO_NEAREST);
    cr_expect(range.plus_infinity && !range.nan && !range.values.finite);
    const double tiny[] = {INFINITY, 0x1p-140, 0x1p-140};
    range = range_of(DTYPE_FLOAT, REDUCTION_MUL, tiny, 3, STEPS_TO_NEAREST);
    cr_expect(range.nan, "a partial product is 0");
}

Test(range_search, flushing_gives_zero_only_for_subnormal_numbers)
{
    const double tiny[] = {0x1p-130, 0x1p-120}, normal[] = {0x1p-126, 0x1p-120};
    struct reduction_range range = range_of(DTYPE_FLOAT, REDUCTION_ADD, tiny, 2, STEPS_FLUSHED);
    cr_expect(eq(dbl, range.values.least, 0x1p-120));
    range = range_of(DTYPE_FLOAT, REDUCTION_ADD, normal, 2, STEPS_FLUSHED);
    cr_expect(eq(dbl, range.values.least, 0x1p-120 + 0x1p-126));
    const double factors[] = {-0x1p-100, 0x1p-30};
    range = range_of(DTYPE_FLOAT, REDUCTION_MUL, factors, 2, STEPS_FLUSHED);
    cr_expect(range.values.least == -0x1p-130 && range.values.greatest == -0x1p-130);
    cr_expect(range_holds(&range, 0) && !range_holds(&range, -0x1p-140));
}

Test(range_search, a_product_with_a_flushed_factor_is_zero_or_nan_and_nothing_else)
{
    const double small[] = {0x1p-130, 0x1p60, 0x1p60}, great[] = {0x1p-130, 0x1p100, 0x1p100};
    struct reduction_range range = range_of(DTYPE_FLOAT, REDUCTION_MUL, small, 3, STEPS_FLUSHED);
    cr_expect(range_holds(&range, 0) && range_holds(&range, 0x1p-10));
    cr_expect(not(range_holds(&range, 0x1p-11)));
    cr_expect(not(range.nan));
    range = range_of(DTYPE_FLOAT, REDUCTION_MUL, great, 3, STEPS_FLUSHED);
    cr_expect(range.nan, "0 times the infinity of the two others");
}

Test(range_search, directed_rounding_may_give_the_smallest_normal_number_for_a_subnormal_one)
{
    const double sum[] = {0x1.8p-126, -0x1p-126}, product[] = {0x1p-100, 0x1p-30, 0x1p20};
    struct reduction_range range = range_of(DTYPE_FLOAT, REDUCTION_ADD, sum, 2, STEPS_UP);
    cr_expect(range.values.least == 0x1p-126 && range.values.greatest == 0x1p-126);
    range = range_of(DTYPE_FLOAT, REDUCTION_ADD, sum, 2, STEPS_DOWN);
    cr_expect(range.values.least == 0 && range.values.greatest == 0);
    range = range_of(DTYPE_FLOAT, REDUCTION_ADD, sum, 2, STEPS_TO_EITHER);
    cr_expect(eq(dbl, range.values.greatest, 0x1p-127));
    range = range_of(DTYPE_FLOAT, REDUCTION_MUL, product, 3, STEPS_UP);
    cr_expect(eq(dbl, range.values.least, 0x1p-110));
    cr_expect(eq(dbl, range.values.greatest, 0x1p-110));
    cr_expect(range_holds(&range, 0x1p-106));
    cr_expect(not(range_holds(&range, 0x1.8p-107)), "between two values");
    cr_expect(not(range_holds(&range, 0x1p-126)), "not the last step");
    cr_expect(not(range_holds(&range, 0)), "upward, a positive product does not vanish");
    const double negative[] = {-0x1p-100, 0x1p-30, 0x1p20};
    range = range_of(DTYPE_FLOAT, REDUCTION_MUL, negative, 3, STEPS_UP);
    cr_expect(range_holds(&range, 0) && !range_holds(&range, -0x1p-106));
    range = range_of(DTYPE_FLOAT, REDUCTION_MUL, negative, 3, STEPS_DOWN);
    cr_expect(range_holds(&range, -0x1p-106) && !range_holds(&range, 0));
}

Test(range_search, rounding_to_either_neighbour_may_give_the_largest_number_instead_of_infinity)
{
    const double operands[] = {60000, 60000, 1};
    struct reduction_range range = range_of(DTYPE_FLOAT16, REDUCTION_ADD, operands, 3, STEPS_TO_EITHER);
    cr_expect(range.plus_infinity && range.values.finite);
    cr_expect(eq(dbl, range.values.greatest, 65504));
    range = range_of(DTYPE_FLOAT16, REDUCTION_ADD, operands, 3, STEPS_TO_NEAREST);
    cr_expect(range.plus_infinity && !range.values.finite);
}

Test(range_search, too_many_operands_are_not_searched)
{
    double operands[16];
    for (int i = 0; i < 16; i++)
        operands[i] = 1 + i * 0x1p-20;
    cr_expect(not(range_of(DTYPE_FLOAT, REDUCTION_ADD, operands, 16, STEPS_TO_NEAREST).searched));
    cr_expect(range_of(DTYPE_FLOAT, REDUCTION_ADD, operands, 9, STEPS_TO_NEAREST).searched);
    for (int i = 1; i < 16; i++)
        operands[i] = 0x1p-20;
    cr_expect(range_of(DTYPE_FLOAT, REDUCTION_ADD, operands, 16, STEPS_TO_NEAREST).searched,
              "equal operands are of one kind");
}

static void add(struct number_ranges *ranges, double least, double greatest)
{
    ranges_add(ranges, number_of(least), number_of(greatest));
}

static void expect_range(const struct number_range *range, double least, double greatest)
{
    cr_expect(range->finite);
    cr_expect(eq(dbl, number_to_double(range->least), least));
    cr_expect(eq(dbl, number_to_double(range->greatest), greatest));
}

Test(number_range, ranges_are_kept_in_order_with_their_gaps)
{
    struct number_ranges ranges = {.count = 0};
    add(&ranges, 5, 6);
    add(&ranges, 1, 2);
    add(&ranges, 3, 4);
    cr_assert(eq(sz, ranges.count, 3));
    expect_range(&ranges.items[0], 1, 2);
    expect_range(&ranges.items[1], 3, 4);
    expect_range(&ranges.items[2], 5, 6);
    struct number_range all = ranges_hull(&ranges);
    expect_range(&all, 1, 6);
}

Test(number_range, a_range_joins_all_that_it_overlaps)
{
    struct number_ranges ranges = {.count = 0};
    for (double i = 0; i < 4; i++)
        add(&ranges, 10 * i, 10 * i + 1);
    add(&ranges, 11, 20);
    cr_assert(eq(sz, ranges.count, 3));
    expect_range(&ranges.items[1], 10, 21);
    expect_range(&ranges.items[2], 30, 31);
}

Test(number_range, the_greatest_are_joined_if_there_are_too_many)
{
    struct number_ranges ranges = {.count = 0};
    for (double i = 0; i <= MOST_NUMBER_RANGES; i++)
        add(&ranges, i, i);
    cr_assert(eq(sz, ranges.count, MOST_NUMBER_RANGES));
    expect_range(&ranges.items[MOST_NUMBER_RANGES - 1], MOST_NUMBER_RANGES - 1, MOST_NUMBER_RANGES);
    expect_range(&ranges.items[0], 0, 0);
}
