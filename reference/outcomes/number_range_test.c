#include "range_search.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>

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
