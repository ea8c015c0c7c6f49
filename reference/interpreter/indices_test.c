/* Tests of indices: their range, counting from the end, reports of those out of bounds. */
#include "node.h"
#include "node_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <inttypes.h>

/* ---- one index ----------------------------------------------------------------------------------------- */

Test(indices, an_index_is_in_range_from_minus_the_extent_to_one_below_it)
{
    cr_expect(index_in_range(-3, 3), "-3 of 3");
    cr_expect(index_in_range(2, 3), "2 of 3");
    cr_expect(not(index_in_range(-4, 3)), "-4 of 3");
    cr_expect(not(index_in_range(3, 3)), "3 of 3");
}

Test(indices, no_index_is_in_range_of_an_extent_of_zero)
{
    cr_expect(not(index_in_range(0, 0)), "0");
    cr_expect(not(index_in_range(-1, 0)), "-1");
}

Test(indices, extreme_indices_are_compared_without_overflow)
{
    cr_expect(not(index_in_range(INT64_MIN, 5)), "INT64_MIN of 5");
    cr_expect(not(index_in_range(INT64_MIN, INT64_MAX)), "INT64_MIN of INT64_MAX");
    cr_expect(index_in_range(INT64_MIN + 1, INT64_MAX), "-INT64_MAX of INT64_MAX");
    cr_expect(not(index_in_range(INT64_MAX, INT64_MAX)), "INT64_MAX of INT64_MAX");
    cr_expect(index_in_range(INT64_MAX - 1, INT64_MAX), "the last of INT64_MAX");
}

Test(indices, a_negative_index_counts_from_the_end)
{
    cr_expect(eq(i64, index_normalise(-1, 4), 3), "-1");
    cr_expect(eq(i64, index_normalise(-4, 4), 0), "-4");
    cr_expect(eq(i64, index_normalise(3, 4), 3), "3");
    cr_expect(eq(i64, index_normalise(-INT64_MAX, INT64_MAX), 0), "-INT64_MAX");
}

Test(indices, an_axis_is_normalised_or_refused)
{
    cr_expect(eq(int, axis_normalise(-1, 3), 2), "-1 of 3");
    cr_expect(eq(int, axis_normalise(-3, 3), 0), "-3 of 3");
    cr_expect(eq(int, axis_normalise(3, 3), -1), "3 of 3");
    cr_expect(eq(int, axis_normalise(-4, 3), -1), "-4 of 3");
    cr_expect(eq(int, axis_normalise(INT64_MIN, 3), -1), "INT64_MIN");
    cr_expect(eq(int, axis_normalise(0, 0), -1), "0 of a scalar");
}

/* ---- tensors of indices -------------------------------------------------------------------------------- */

Test(indices, an_index_out_of_bounds_is_reported_with_its_position_value_and_bounds)
{
    struct node_fixture fixture;
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(2, 3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 1, 7, -9), DIMS(2, 2));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(2, 2));
    fixture_integer(&fixture, "axis", -1);
    fixture_run(&fixture);
    const struct violation *violation = preparation_violation(&fixture.preparation, RULE_INDEX_BOUNDS);
    cr_assert(ne(ptr, (void *)violation, NULL));
    cr_expect(eq(i64, violation->count, 2), "both are counted");
    cr_expect(eq(str, (char *)violation->message,
                 "indices[1,0] = 7 is outside [-3,2], the bounds of axis 1 of data"));
    fixture_end(&fixture);
}

Test(indices, an_index_of_a_tuple_is_checked_against_its_own_axis)
{
    struct node_fixture fixture;
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(2, 3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 2, 2, 1), DIMS(2, 2));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(2));
    fixture_run(&fixture);
    const struct violation *violation = preparation_violation(&fixture.preparation, RULE_INDEX_BOUNDS);
    cr_assert(ne(ptr, (void *)violation, NULL));
    cr_expect(eq(str, (char *)violation->message,
                 "indices[1,0] = 2 is outside [-2,1], the bounds of axis 0 of data"));
    fixture_end(&fixture);
}

Test(indices, an_index_out_of_bounds_is_found_at_every_position)
{
    enum { COUNT = 3001 };
    static int64_t indices[COUNT];
    for (int place = 0; place < COUNT; place += 250) {
        for (int is_nd = 0; is_nd < 2; is_nd++) {
            struct node_fixture fixture;
            indices[place] = 5;
            fixture_start(&fixture, is_nd ? OPERATOR_SCATTER_ND : OPERATOR_SCATTER_ELEMENTS, 18);
            fixture_input(&fixture, INPUT_DATA, DTYPE_INT8, NULL, DIMS(5));
            const int64_t dims[] = {COUNT, 1};
            fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, indices, dims, is_nd ? 2 : 1);
            fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT8, NULL, DIMS(COUNT));
            fixture_run(&fixture);
            const struct violation *violation =
                preparation_violation(&fixture.preparation, RULE_INDEX_BOUNDS);
            cr_expect(violation != NULL && violation->count == 1, "place %d, ND %d", place, is_nd);
            indices[place] = 0;
            fixture_end(&fixture);
        }
    }
}

Test(indices, indices_out_of_bounds_are_all_counted)
{
    static int64_t indices[4000];
    indices[0] = indices[1500] = -6;
    indices[3999] = 5;
    for (int is_nd = 0; is_nd < 2; is_nd++) {
        struct node_fixture fixture;
        const int64_t dims[] = {4000, 1};
        fixture_start(&fixture, is_nd ? OPERATOR_SCATTER_ND : OPERATOR_SCATTER_ELEMENTS, 18);
        fixture_input(&fixture, INPUT_DATA, DTYPE_INT8, NULL, DIMS(5));
        fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, indices, dims, is_nd ? 2 : 1);
        fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT8, NULL, DIMS(4000));
        fixture_run(&fixture);
        cr_expect(eq(i64, fixture.preparation.violations[RULE_INDEX_BOUNDS].count, 3), "ND %d", is_nd);
        fixture_end(&fixture);
    }
}

Test(indices, every_component_of_a_tuple_is_checked)
{
    static const int64_t data_dims[] = {2, 2, 2, 2, 2};
    for (int length = 1; length <= 5; length++) {
        for (int component = 0; component < length; component++) {
            int64_t tuple[5] = {0};
            const int64_t indices_dims[] = {length};
            struct node_fixture fixture;
            tuple[component] = 2;
            fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
            fixture_input(&fixture, INPUT_DATA, DTYPE_INT8, NULL, data_dims, 5);
            fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, tuple, indices_dims, 1);
            fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT8, NULL, data_dims, 5 - length);
            fixture_run(&fixture);
            cr_expect(eq(u32, fixture_violations(&fixture), UINT32_C(1) << RULE_INDEX_BOUNDS), "%d of %d",
                      component, length);
            fixture_end(&fixture);
        }
    }
}

Test(indices, an_index_into_a_huge_extent_is_checked_exactly)
{
    static const int64_t indices[] = {INT64_MAX - 1, -INT64_MAX, INT64_MAX, INT64_MIN};
    for (int i = 0; i < 4; i++) {
        struct node_fixture fixture;
        fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
        fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(INT64_MAX, 0));
        fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, &indices[i], DIMS(1, 1));
        fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(1, 0));
        fixture_run(&fixture);
        cr_expect(eq(u32, fixture_violations(&fixture), i < 2 ? 0 : UINT32_C(1) << RULE_INDEX_BOUNDS),
                  "index %" PRId64, indices[i]);
        fixture_end(&fixture);
    }
}

Test(indices, int32_indices_are_widened_with_their_sign)
{
    int32_t narrow[] = {0, -1, INT32_MIN, INT32_MAX};
    struct tensor indices = {.dtype = DTYPE_INT32, .elements = narrow, .count = 4};
    for (int i = 0; i < 4; i++)
        cr_expect(eq(i64, index_at(&indices, i), narrow[i]), "%d", i);
}

Test(indices, int64_indices_are_read_whole)
{
    int64_t wide[] = {0, -1, INT64_MIN, INT64_MAX};
    struct tensor indices = {.dtype = DTYPE_INT64, .elements = wide, .count = 4};
    cr_expect(eq(i64, index_at(&indices, 2), INT64_MIN));
}

Test(indices, an_index_that_is_stored_is_read_again_and_changes_no_other)
{
    int32_t narrow[] = {1, 2, 3};
    int64_t wide[] = {1, 2, 3};
    const struct tensor tensors[] = {{.dtype = DTYPE_INT32, .count = 3, .elements = narrow},
                                     {.dtype = DTYPE_INT64, .count = 3, .elements = wide}};
    for (size_t i = 0; i < sizeof tensors / sizeof *tensors; i++) {
        index_store(&tensors[i], 1, -7);
        cr_expect(eq(i64, index_at(&tensors[i], 0), 1), "%s", dtype_name(tensors[i].dtype));
        cr_expect(eq(i64, index_at(&tensors[i], 1), -7), "%s", dtype_name(tensors[i].dtype));
        cr_expect(eq(i64, index_at(&tensors[i], 2), 3), "%s", dtype_name(tensors[i].dtype));
    }
    index_store(&tensors[1], 0, INT64_MIN);
    cr_expect(eq(i64, index_at(&tensors[1], 0), INT64_MIN), "all 64 bits");
}
