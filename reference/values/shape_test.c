#include "node_fixture.h"
#include "shape.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>

Test(shape, a_scalar_has_one_element)
{
    cr_expect(eq(i64, shape_element_count(SCALAR), 1));
}

Test(shape, the_count_is_the_product_of_the_extents)
{
    cr_expect(eq(i64, shape_element_count(DIMS(2, 3, 4)), 24));
}

Test(shape, an_extent_of_zero_makes_the_count_zero)
{
    cr_expect(eq(i64, shape_element_count(DIMS(3, 0, 5)), 0), "in the middle");
    cr_expect(eq(i64, shape_element_count(DIMS(0, INT64_MAX, INT64_MAX)), 0), "before extents of any size");
    cr_expect(eq(i64, shape_element_count(DIMS(INT64_C(1) << 40, INT64_C(1) << 40, 0)), 0),
              "after extents of any size");
    cr_expect(eq(i64, shape_element_count(DIMS(INT64_MAX, 0, INT64_MAX)), 0), "between them");
}

Test(shape, the_greatest_count_is_int64_max)
{
    cr_expect(eq(i64, shape_element_count(DIMS(INT64_MAX, 1)), INT64_MAX), "the maximum is allowed");
    cr_expect(eq(i64, shape_element_count(DIMS(7, INT64_MAX / 7)), INT64_MAX), "also as a product");
    cr_expect(eq(i64, shape_element_count(DIMS(INT64_C(1) << 32, INT64_C(1) << 31)), -1), "one more is not");
}

Test(shape, a_negative_extent_has_no_count)
{
    cr_expect(eq(i64, shape_element_count(DIMS(2, -1)), -1), "-1");
    cr_expect(eq(i64, shape_element_count(DIMS(INT64_MIN)), -1), "INT64_MIN");
    cr_expect(eq(i64, shape_element_count(DIMS(0, -5)), -1), "after an extent of 0");
    cr_expect(eq(i64, shape_element_count(DIMS(-5, INT64_MAX, 0)), -1), "before an extent of 0");
}

Test(shape, an_index_is_in_range_from_minus_the_extent_to_one_below_it)
{
    cr_expect(index_in_range(-3, 3), "-3 of 3");
    cr_expect(index_in_range(2, 3), "2 of 3");
    cr_expect(not(index_in_range(-4, 3)), "-4 of 3");
    cr_expect(not(index_in_range(3, 3)), "3 of 3");
}

Test(shape, no_index_is_in_range_of_an_extent_of_zero)
{
    cr_expect(not(index_in_range(0, 0)), "0");
    cr_expect(not(index_in_range(-1, 0)), "-1");
}

Test(shape, extreme_indices_are_compared_without_overflow)
{
    cr_expect(not(index_in_range(INT64_MIN, 5)), "INT64_MIN of 5");
    cr_expect(not(index_in_range(INT64_MIN, INT64_MAX)), "INT64_MIN of INT64_MAX");
    cr_expect(index_in_range(INT64_MIN + 1, INT64_MAX), "-INT64_MAX of INT64_MAX");
    cr_expect(not(index_in_range(INT64_MAX, INT64_MAX)), "INT64_MAX of INT64_MAX");
    cr_expect(index_in_range(INT64_MAX - 1, INT64_MAX), "the last of INT64_MAX");
}

Test(shape, a_negative_index_counts_from_the_end)
{
    cr_expect(eq(i64, index_normalise(-1, 4), 3), "-1");
    cr_expect(eq(i64, index_normalise(-4, 4), 0), "-4");
    cr_expect(eq(i64, index_normalise(3, 4), 3), "3");
    cr_expect(eq(i64, index_normalise(-INT64_MAX, INT64_MAX), 0), "-INT64_MAX");
}

Test(shape, the_branchless_check_is_exact_for_usual_extents)
{
    static const int64_t extents[] = {0, 1, 2, 7, INT32_MAX, INT64_C(1) << 62};
    for (size_t i = 0; i < sizeof extents / sizeof *extents; i++) {
        int64_t extent = extents[i];
        const int64_t indices[] = {INT64_MIN, INT64_MIN + 1, -extent - 1, -extent,    -1,
                                   0,         extent - 1,    extent,      extent + 1, INT64_MAX};
        for (size_t j = 0; j < sizeof indices / sizeof *indices; j++)
            cr_expect(
                eq(int, index_suspicion(indices[j], extent) >> 63 == 0, index_in_range(indices[j], extent)),
                "extent %zu, index %zu", i, j);
    }
}

Test(shape, the_branchless_check_finds_every_index_out_of_range_of_a_huge_extent)
{
    static const int64_t indices[] = {INT64_MIN, INT64_MIN + 1, INT64_MAX - 1, INT64_MAX};
    for (size_t i = 0; i < sizeof indices / sizeof *indices; i++)
        cr_expect(index_suspicion(indices[i], INT64_MAX - 1) >> 63 == 1 ||
                      index_in_range(indices[i], INT64_MAX - 1),
                  "index %zu", i);
}

Test(shape, an_axis_is_normalised_or_refused)
{
    cr_expect(eq(int, axis_normalise(-1, 3), 2), "-1 of 3");
    cr_expect(eq(int, axis_normalise(-3, 3), 0), "-3 of 3");
    cr_expect(eq(int, axis_normalise(3, 3), -1), "3 of 3");
    cr_expect(eq(int, axis_normalise(-4, 3), -1), "-4 of 3");
    cr_expect(eq(int, axis_normalise(INT64_MIN, 3), -1), "INT64_MIN");
    cr_expect(eq(int, axis_normalise(0, 0), -1), "0 of a scalar");
}
