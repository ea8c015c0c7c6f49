#include "node_fixture.h"
#include "tensor.h"

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
