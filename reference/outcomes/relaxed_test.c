#include "node_fixture.h"
#include "relaxed.h"

#include <criterion/criterion.h>
#include <string.h>

/* A node on float data with one violation, and the result of each relaxation. */
static struct node_fixture fixture;

static void finish(void)
{
    fixture_end(&fixture);
}

TestSuite(relaxed, .fini = finish);

/* Relaxes the node; the output initially holds the fixture's pattern. */
static enum outcome relax(enum relaxation relaxation)
{
    cr_assert(fixture_run(&fixture) == STATUS_OK);
    cr_assert(fixture.preparation.outcome == OUTCOME_REFUSED, "the node is not refused");
    return relaxed_evaluate(&fixture.node, relaxation, &fixture.output, &fixture.arena);
}

static void expect_result(enum relaxation relaxation, const void *expected)
{
    enum outcome outcome = relax(relaxation);
    cr_assert(outcome == OUTCOME_COMPUTED, "%s: not computed", relaxation_name(relaxation));
    cr_expect(memcmp(fixture.output.elements, expected, fixture.output.size) == 0, "%s: another result",
              relaxation_name(relaxation));
}

/* data [10,20,30,40], updates [1,2] at the two indices. */
static void elements_with_indices(int64_t first, int64_t second)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 10, 20, 30, 40), DIMS(4));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, first, second), DIMS(2));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 1, 2), DIMS(2));
}

Test(relaxed, an_index_above_the_bounds_is_clamped_to_the_last)
{
    elements_with_indices(0, 9);
    expect_result(RELAXATION_CLAMPED, VALUES(float, 1, 20, 30, 2));
}

Test(relaxed, an_index_below_the_bounds_is_clamped_to_the_first)
{
    elements_with_indices(1, INT64_MIN);
    expect_result(RELAXATION_CLAMPED, VALUES(float, 2, 1, 30, 40));
}

Test(relaxed, an_index_out_of_bounds_is_wrapped_modulo_the_extent)
{
    elements_with_indices(5, -6);
    expect_result(RELAXATION_WRAPPED, VALUES(float, 10, 1, 2, 40));
}

Test(relaxed, an_update_with_an_index_out_of_bounds_is_skipped)
{
    elements_with_indices(7, 1);
    expect_result(RELAXATION_SKIPPED, VALUES(float, 10, 2, 30, 40));
}

Test(relaxed, an_update_with_an_index_out_of_bounds_is_skipped_under_a_reduction)
{
    elements_with_indices(7, 1);
    fixture_text(&fixture, "reduction", "add");
    expect_result(RELAXATION_SKIPPED, VALUES(float, 10, 22, 30, 40));
}

Test(relaxed, indices_in_range_keep_their_targets_if_others_are_clamped)
{
    elements_with_indices(-1, 4);
    expect_result(RELAXATION_CLAMPED, VALUES(float, 10, 20, 30, 2));
}

Test(relaxed, nothing_done_returns_data)
{
    elements_with_indices(9, 9);
    expect_result(RELAXATION_NOTHING_DONE, VALUES(float, 10, 20, 30, 40));
}

Test(relaxed, an_unknown_reduction_is_ignored)
{
    elements_with_indices(0, 1);
    fixture_text(&fixture, "reduction", "unheard-of");
    expect_result(RELAXATION_AS_NONE, VALUES(float, 1, 2, 30, 40));
}

Test(relaxed, a_reduction_of_a_newer_version_is_executed)
{
    elements_with_indices(0, 1);
    fixture.node.opset = 16;
    fixture_text(&fixture, "reduction", "max");
    expect_result(RELAXATION_NEWER_VERSION, VALUES(float, 10, 20, 30, 40));
}

Test(relaxed, a_newer_version_does_not_accept_an_unknown_reduction)
{
    elements_with_indices(0, 1);
    fixture_text(&fixture, "reduction", "unheard-of");
    cr_expect(relax(RELAXATION_NEWER_VERSION) == OUTCOME_REFUSED);
}

Test(relaxed, an_operator_before_its_opset_is_executed)
{
    elements_with_indices(0, 1);
    fixture.node.opset = 10;
    expect_result(RELAXATION_NEWER_VERSION, VALUES(float, 1, 2, 30, 40));
}

Test(relaxed, an_unknown_attribute_is_ignored)
{
    elements_with_indices(0, 1);
    fixture_integer(&fixture, "batch_dims", 1);
    expect_result(RELAXATION_ATTRIBUTE_IGNORED, VALUES(float, 1, 2, 30, 40));
}

Test(relaxed, an_axis_is_wrapped_or_clamped)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4), DIMS(2, 2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT32, VALUES(int32_t, 1), DIMS(1, 1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 9), DIMS(1, 1));
    fixture_integer(&fixture, "axis", 2);
    expect_result(RELAXATION_AXIS_WRAPPED, VALUES(float, 1, 2, 9, 4)); /* axis 0 */
    expect_result(RELAXATION_AXIS_CLAMPED, VALUES(float, 1, 9, 3, 4)); /* axis 1 */
}

/* data [2,3], one tuple, k = r. */
static void tuple_with(int64_t first, int64_t second)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4, 5, 6), DIMS(2, 3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, first, second), DIMS(1, 2));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 9), DIMS(1));
}

Test(relaxed, a_tuple_whose_offset_is_in_range_is_placed_by_its_offset)
{
    tuple_with(0, 4);
    expect_result(RELAXATION_FLAT_OFFSET, VALUES(float, 1, 2, 3, 4, 9, 6));
}

Test(relaxed, a_tuple_whose_offset_is_out_of_range_stays_refused)
{
    tuple_with(1, 7);
    cr_expect(relax(RELAXATION_FLAT_OFFSET) == OUTCOME_UNDEFINED);
}

Test(relaxed, a_component_is_clamped_to_its_own_extent)
{
    tuple_with(5, 5);
    expect_result(RELAXATION_CLAMPED, VALUES(float, 1, 2, 3, 4, 5, 9));
}

/* data [3,2], of which two rows are replaced. */
static void rows_with_updates(const float *updates, const int64_t *dims, int rank)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4, 5, 6), DIMS(3, 2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 2, 0), DIMS(2, 1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, updates, dims, rank);
}

Test(relaxed, updates_are_broadcast_over_the_tuples)
{
    rows_with_updates(VALUES(float, 8, 9), DIMS(2));
    expect_result(RELAXATION_BROADCAST, VALUES(float, 8, 9, 3, 4, 8, 9));
}

Test(relaxed, updates_of_another_extent_are_not_broadcast)
{
    rows_with_updates(VALUES(float, 7, 8, 9), DIMS(3));
    cr_expect(relax(RELAXATION_BROADCAST) == OUTCOME_UNDEFINED);
}

Test(relaxed, the_first_elements_of_larger_updates_are_used)
{
    rows_with_updates(VALUES(float, 1, 2, 0, 3, 4, 0), DIMS(2, 3));
    expect_result(RELAXATION_TRUNCATED, VALUES(float, 3, 4, 3, 4, 1, 2));
}

Test(relaxed, smaller_updates_are_not_truncated)
{
    rows_with_updates(VALUES(float, 1, 2), DIMS(1, 2));
    cr_expect(relax(RELAXATION_TRUNCATED) == OUTCOME_UNDEFINED);
}

Test(relaxed, int32_indices_of_scatternd_are_widened)
{
    tuple_with(0, 1);
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT32, VALUES(int32_t, 1, -1), DIMS(1, 2));
    expect_result(RELAXATION_AS_IF_VALID, VALUES(float, 1, 2, 3, 4, 5, 9));
    cr_expect(relax(RELAXATION_NEWER_VERSION) == OUTCOME_REFUSED, "no version admits them");
}

Test(relaxed, indices_of_any_integer_type_are_read)
{
    const struct {
        int32_t dtype;
        const void *indices;
    } rows[] = {
        {DTYPE_INT8, VALUES(int8_t, 1, -1)},    {DTYPE_INT16, VALUES(int16_t, 1, -1)},
        {DTYPE_UINT8, VALUES(uint8_t, 1, 3)},   {DTYPE_UINT16, VALUES(uint16_t, 1, 3)},
        {DTYPE_UINT32, VALUES(uint32_t, 1, 3)}, {DTYPE_UINT64, VALUES(uint64_t, 1, 3)},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        elements_with_indices(0, 1);
        fixture_input(&fixture, INPUT_INDICES, rows[i].dtype, rows[i].indices, DIMS(2));
        expect_result(RELAXATION_AS_IF_VALID, VALUES(float, 10, 1, 30, 2));
        fixture_end(&fixture);
    }
    elements_with_indices(0, 1);
}

Test(relaxed, an_index_that_exceeds_every_int64_is_no_negative_one)
{
    elements_with_indices(0, 1);
    fixture_input(&fixture, INPUT_INDICES, DTYPE_UINT64, VALUES(uint64_t, 1, UINT64_MAX), DIMS(2));
    cr_expect(relax(RELAXATION_AS_IF_VALID) == OUTCOME_REFUSED);
}

Test(relaxed, a_second_output_is_ignored)
{
    elements_with_indices(0, 1);
    fixture.node.output_count = 2;
    expect_result(RELAXATION_AS_IF_VALID, VALUES(float, 1, 2, 30, 40));
    cr_expect(relax(RELAXATION_NEWER_VERSION) == OUTCOME_REFUSED);
}

Test(relaxed, the_first_or_the_last_value_of_a_repeated_attribute_is_used)
{
    elements_with_indices(0, 1);
    fixture_text(&fixture, "reduction", "add");
    fixture_text(&fixture, "reduction", "mul");
    expect_result(RELAXATION_ATTRIBUTE_FIRST, VALUES(float, 11, 22, 30, 40));
    expect_result(RELAXATION_ATTRIBUTE_LAST, VALUES(float, 10, 40, 30, 40));
    cr_expect(relax(RELAXATION_AS_IF_VALID) == OUTCOME_REFUSED);
}

Test(relaxed, a_node_without_updates_stays_refused)
{
    elements_with_indices(0, 1);
    fixture.node.input_count = 2;
    for (int relaxation = 0; relaxation < RELAXATION_NOTHING_DONE; relaxation++)
        cr_expect(relax((enum relaxation)relaxation) == OUTCOME_UNDEFINED, "%s",
                  relaxation_name((enum relaxation)relaxation));
}

Test(relaxed, invalid_shapes_do_not_cause_reads_out_of_bounds)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(2, 5));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(1));
    for (int relaxation = 0; relaxation < RELAXATION_NOTHING_DONE; relaxation++)
        cr_expect(relax((enum relaxation)relaxation) != OUTCOME_COMPUTED, "%s",
                  relaxation_name((enum relaxation)relaxation));
}

Test(relaxed, scalar_indices_do_not_cause_reads_out_of_bounds)
{
    elements_with_indices(0, 1);
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 9), SCALAR);
    for (int relaxation = 0; relaxation < RELAXATION_NOTHING_DONE; relaxation++)
        cr_expect(relax((enum relaxation)relaxation) != OUTCOME_COMPUTED, "%s",
                  relaxation_name((enum relaxation)relaxation));
}

/* ---- observed in implementations ----------------------------------------------------------------------- */

Test(relaxed, the_output_may_be_all_zeros)
{
    elements_with_indices(9, 9);
    expect_result(RELAXATION_ZEROS, VALUES(float, 0, 0, 0, 0));
}

Test(relaxed, strings_have_no_zeros)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, NULL, DIMS(1));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 7), DIMS(1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, NULL, DIMS(1));
    cr_expect(relax(RELAXATION_ZEROS) == OUTCOME_UNDEFINED);
}

Test(relaxed, the_low_32_bits_of_an_index_are_kept)
{
    elements_with_indices(((int64_t)1 << 32) + 2, -((int64_t)1 << 32) - 1);
    expect_result(RELAXATION_INDEX_CUT, VALUES(float, 10, 20, 1, 2));
}

Test(relaxed, an_index_whose_low_32_bits_are_out_of_range_stays_refused)
{
    elements_with_indices(0, 9);
    cr_expect(relax(RELAXATION_INDEX_CUT) == OUTCOME_REFUSED);
}

Test(relaxed, the_low_32_bits_of_an_axis_are_kept)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4), DIMS(2, 2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1, 1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 9), DIMS(1, 1));
    fixture_integer(&fixture, "axis", -((int64_t)1 << 32) - 1);
    expect_result(RELAXATION_AXIS_CUT, VALUES(float, 1, 9, 3, 4));
}

Test(relaxed, updates_outside_of_data_are_left_out)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4), DIMS(2, 2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 0, 1), DIMS(1, 3));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 7, 8, 9), DIMS(1, 3));
    expect_result(RELAXATION_CLIPPED, VALUES(float, 1, 8, 7, 4));
}

Test(relaxed, nothing_is_clipped_if_no_update_is_outside_of_data)
{
    elements_with_indices(0, 9);
    cr_expect(relax(RELAXATION_CLIPPED) == OUTCOME_UNDEFINED);
}

Test(relaxed, updates_with_the_right_number_of_elements_are_reshaped)
{
    rows_with_updates(VALUES(float, 7, 8, 9, 10), DIMS(4));
    expect_result(RELAXATION_RESHAPED, VALUES(float, 9, 10, 3, 4, 7, 8));
}

Test(relaxed, updates_with_fewer_elements_are_not_reshaped)
{
    rows_with_updates(VALUES(float, 7, 8), DIMS(2));
    cr_expect(relax(RELAXATION_RESHAPED) == OUTCOME_UNDEFINED);
}

/* Two cells of type `data` are replaced by updates of another type. */
static void cells_with_updates(int32_t data_type, const void *data, int32_t updates_type, const void *updates)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, data_type, data, DIMS(3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 2, 0), DIMS(2));
    fixture_input(&fixture, INPUT_UPDATES, updates_type, updates, DIMS(2));
}

Test(relaxed, updates_are_cast_to_the_type_of_data)
{
    cells_with_updates(DTYPE_FLOAT, VALUES(float, 1, 2, 3), DTYPE_DOUBLE, VALUES(double, 0.1, 7));
    expect_result(RELAXATION_CAST, VALUES(float, 7, 2, 0.1f));
    fixture_end(&fixture);
    cells_with_updates(DTYPE_INT64, VALUES(int64_t, 1, 2, 3), DTYPE_INT32, VALUES(int32_t, -7, 9));
    expect_result(RELAXATION_CAST, VALUES(int64_t, 9, 2, -7));
    fixture_end(&fixture);
    cells_with_updates(DTYPE_UINT8, VALUES(uint8_t, 1, 2, 3), DTYPE_INT8, VALUES(int8_t, -1, 9));
    expect_result(RELAXATION_CAST, VALUES(uint8_t, 9, 2, 255));
    fixture_end(&fixture);
    cells_with_updates(DTYPE_INT32, VALUES(int32_t, 1, 2, 3), DTYPE_FLOAT, VALUES(float, -7.9f, 9));
    expect_result(RELAXATION_CAST, VALUES(int32_t, 9, 2, -7));
    fixture_end(&fixture);
    cells_with_updates(DTYPE_FLOAT16, VALUES(uint16_t, 0, 0, 0), DTYPE_BFLOAT16,
                       VALUES(uint16_t, 0x3f80, 0x4000));
    expect_result(RELAXATION_CAST, VALUES(uint16_t, 0x4000, 0, 0x3c00));
}

Test(relaxed, a_value_that_does_not_fit_an_integer_is_not_cast)
{
    cells_with_updates(DTYPE_INT64, VALUES(int64_t, 1, 2, 3), DTYPE_DOUBLE, VALUES(double, 1e300, 1));
    cr_expect(relax(RELAXATION_CAST) == OUTCOME_UNDEFINED);
    fixture_end(&fixture);
    cells_with_updates(DTYPE_INT64, VALUES(int64_t, 1, 2, 3), DTYPE_STRING, NULL);
    cr_expect(relax(RELAXATION_CAST) == OUTCOME_UNDEFINED);
}

Test(relaxed, floating_point_and_bool_indices_are_cast)
{
    elements_with_indices(0, 1);
    fixture_input(&fixture, INPUT_INDICES, DTYPE_FLOAT, VALUES(float, 3, -2), DIMS(2));
    expect_result(RELAXATION_INDICES_CAST, VALUES(float, 10, 20, 2, 1));
    fixture_end(&fixture);
    elements_with_indices(0, 1);
    fixture_input(&fixture, INPUT_INDICES, DTYPE_BOOL, VALUES(unsigned char, 1, 0), DIMS(2));
    expect_result(RELAXATION_INDICES_CAST, VALUES(float, 2, 1, 30, 40));
}

Test(relaxed, the_case_of_a_reduction_is_ignored)
{
    elements_with_indices(0, 1);
    fixture_text(&fixture, "reduction", "ADD");
    expect_result(RELAXATION_REDUCTION_FOLDED, VALUES(float, 11, 22, 30, 40));
}

Test(relaxed, a_reduction_in_lower_case_is_unchanged)
{
    elements_with_indices(0, 1);
    fixture_text(&fixture, "reduction", "sum");
    cr_expect(relax(RELAXATION_REDUCTION_FOLDED) == OUTCOME_UNDEFINED);
}

Test(relaxed, data_of_rank_0_is_computed_by_the_formula)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1), SCALAR);
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0), SCALAR);
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 9), SCALAR);
    expect_result(RELAXATION_SCALAR_DATA, VALUES(float, 9));
}

Test(relaxed, data_of_rank_0_accepts_tuples_of_no_and_of_one_component)
{
    for (int64_t length = 0; length < 2; length++) {
        fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
        fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1), SCALAR);
        fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0), DIMS(1, length));
        fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 9), DIMS(1));
        expect_result(RELAXATION_SCALAR_DATA, VALUES(float, 9));
        if (length == 0)
            fixture_end(&fixture);
    }
}
