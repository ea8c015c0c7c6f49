#include "case_features.h"
#include "case_fixture.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static struct node_fixture fixture;

static void set_up(void)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
}

static void tear_down(void)
{
    fixture_end(&fixture);
}

TestSuite(case_features, .init = set_up, .fini = tear_down);

/* The inputs: float data and updates, int64 indices. */
static void give(const int64_t *data, int data_rank, const int64_t *indices, const int64_t *dims, int rank)
{
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, data, data_rank);
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, indices, dims, rank);
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, dims, rank);
}

static struct case_features measure(void)
{
    struct scatter_case the_case = case_from_node(&fixture);
    return case_features_measure(&the_case, &fixture.arena);
}

static void expect(int feature, bool expected)
{
    char name[80];
    struct case_features features = measure();
    cr_expect(case_has_feature(&features, feature) == expected, "%s",
              case_feature_name(feature, name, sizeof name));
}

Test(case_features, a_negative_axis_is_counted_from_the_end)
{
    give(DIMS(2, 3), VALUES(int64_t, 0, 1, 2, 0), DIMS(2, 2));
    fixture_integer(&fixture, "axis", -1);
    expect(FEATURE_AXIS_NEGATIVE, true);
    expect(FEATURE_AXIS_NOT_FIRST, true);
    expect(FEATURE_AXIS_LAST, true);
    expect(FEATURE_AXIS_ABSENT, false);
}

Test(case_features, the_default_axis_is_the_first)
{
    give(DIMS(2, 3), VALUES(int64_t, 0, 1, 1, 0), DIMS(2, 2));
    expect(FEATURE_AXIS_ABSENT, true);
    expect(FEATURE_AXIS_NOT_FIRST, false);
    expect(FEATURE_AXIS_NOT_LAST, true);
}

Test(case_features, an_axis_that_data_does_not_have_is_ignored)
{
    give(DIMS(2, 3), VALUES(int64_t, 0, 0), DIMS(1, 2));
    fixture_integer(&fixture, "axis", INT64_MIN);
    expect(FEATURE_AXIS_NEGATIVE, true);
    expect(FEATURE_AXIS_NOT_FIRST, false);
    expect(FEATURE_REPEATED_TARGETS, false);
}

Test(case_features, two_elements_of_a_column_with_one_index_repeat_a_target)
{
    give(DIMS(3, 2), VALUES(int64_t, 1, 1, 1, 0), DIMS(2, 2));
    expect(FEATURE_REPEATED_TARGETS, true);
}

Test(case_features, the_same_index_in_two_columns_repeats_no_target)
{
    give(DIMS(3, 2), VALUES(int64_t, 1, 1), DIMS(1, 2));
    expect(FEATURE_REPEATED_TARGETS, false);
}

Test(case_features, a_negative_index_and_a_positive_one_may_repeat_a_target)
{
    give(DIMS(3), VALUES(int64_t, 2, -1), DIMS(2));
    expect(FEATURE_REPEATED_TARGETS, true);
    expect(FEATURE_INDEX_NEGATIVE, true);
}

Test(case_features, an_index_out_of_range_has_no_target)
{
    give(DIMS(3), VALUES(int64_t, 7, 7, INT64_MIN, INT64_MIN), DIMS(4));
    expect(FEATURE_REPEATED_TARGETS, false);
}

Test(case_features, the_tuples_of_scatternd_are_compared_as_a_whole)
{
    fixture.node.op = OPERATOR_SCATTER_ND;
    give(DIMS(2, 2, 20), VALUES(int64_t, 0, 1, 1, 0), DIMS(2, 2));
    expect(FEATURE_REPEATED_TARGETS, false);
    expect(FEATURE_TUPLE_PARTIAL, true);
    expect(FEATURE_LONGER_SLICES, true);
    expect(FEATURE_LONGER_SLICES + 1, false);
    give(DIMS(2, 2), VALUES(int64_t, 0, 1, -2, 1), DIMS(2, 2));
    expect(FEATURE_REPEATED_TARGETS, true);
    expect(FEATURE_TUPLE_PARTIAL, false);
}

Test(case_features, a_feature_starts_one_above_its_threshold)
{
    give(DIMS(20), NULL, DIMS(16));
    expect(FEATURE_MORE_UPDATES, false);
    give(DIMS(20), NULL, DIMS(17));
    expect(FEATURE_MORE_UPDATES, true);
}

Test(case_features, the_number_and_the_distance_of_updates_of_one_cell_are_features)
{
    give(DIMS(20), VALUES(int64_t, 3, 1, 2, 3, -17), DIMS(5));
    expect(FEATURE_MORE_OF_CELL, true);
    expect(FEATURE_MORE_OF_CELL + 1, false);
    expect(FEATURE_CLOSE, true);
    give(DIMS(20), VALUES(int64_t, 3, 1, 2, 3, 4), DIMS(5));
    expect(FEATURE_MORE_OF_CELL, false);
    expect(FEATURE_CLOSE + 1, false);
    expect(FEATURE_CLOSE + 2, true);
}

Test(case_features, sizes_and_extents_of_1_are_features)
{
    give(DIMS(3, 3), NULL, DIMS(1, 2));
    expect(FEATURE_DATA_UNIT, false);
    expect(FEATURE_INDICES_UNIT, true);
    expect(FEATURE_ROW_REST + 2, false); /* 8 bytes */
    expect(FEATURE_ROW_REST + 3, true);
    expect(FEATURE_DATA_REST + 1, false); /* 36 bytes */
    expect(FEATURE_DATA_REST + 2, true);
    give(DIMS(20, 1), NULL, DIMS(1, 1));
    expect(FEATURE_DATA_UNIT, true);
    expect(FEATURE_MORE_DATA, true);
}

Test(case_features, indices_may_be_shorter_off_the_axis_and_longer_along_it)
{
    give(DIMS(2, 3), NULL, DIMS(3, 2));
    expect(FEATURE_INDICES_LONGER, true);
    expect(FEATURE_INDICES_SHORTER, true);
}

Test(case_features, the_reduction_of_the_node_is_a_feature)
{
    give(DIMS(2), VALUES(int64_t, 0), DIMS(1));
    expect(FEATURE_REDUCTION + REDUCTION_NONE, true);
    fixture_text(&fixture, "reduction", "mul");
    expect(FEATURE_REDUCTION + REDUCTION_MUL, true);
    expect(FEATURE_REDUCES, true);
}

Test(case_features, versions_types_and_ranks_are_features)
{
    give(DIMS(2, 3), VALUES(int64_t, 0, 0), DIMS(1, 2));
    expect(FEATURE_OPSET + 18, true);
    expect(FEATURE_OPERATOR + OPERATOR_SCATTER_ELEMENTS, true);
    expect(FEATURE_DTYPE + DTYPE_FLOAT, true);
    expect(FEATURE_WIDTH + 2, true);
    expect(FEATURE_RANK + 2, true);
    expect(FEATURE_INDICES_INT64, true);
}

Test(case_features, an_ir_version_that_the_opset_or_a_type_needs_is_no_feature)
{
    struct tensor data = {.dtype = DTYPE_FLOAT8E4M3FN}; /* needs IR version 9, opset 18 needs 8 */
    struct scatter_case the_case = case_from_node(&fixture);
    the_case.inputs = &data;
    the_case.input_count = 1;
    for (the_case.model.ir_version = 8; the_case.model.ir_version <= 10; the_case.model.ir_version++) {
        struct case_features features = case_features_measure(&the_case, &fixture.arena);
        cr_expect(case_has_feature(&features, FEATURE_IR_VERSION + (int)the_case.model.ir_version) ==
                  (the_case.model.ir_version == 10));
    }
}

Test(case_features, every_feature_has_a_unique_name)
{
    char names[CASE_FEATURE_COUNT][80];
    for (int feature = 0; feature < CASE_FEATURE_COUNT; feature++) {
        (void)case_feature_name(feature, names[feature], sizeof names[feature]);
        for (int other = 0; other < feature; other++)
            cr_expect(strcmp(names[feature], names[other]) != 0, "%s", names[feature]);
    }
}

Test(case_features, a_node_without_inputs_has_the_features_of_its_model)
{
    expect(FEATURE_OPSET + 18, true);
    expect(FEATURE_REPEATED_TARGETS, false);
}

Test(case_features, values_are_distinct_if_all_values_of_data_and_updates_differ)
{
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3), DIMS(3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0), DIMS(1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 4), DIMS(1));
    cr_expect(measure().distinct);
    cr_expect(measure().elements == 5);
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 3), DIMS(1));
    cr_expect(!measure().distinct);
}

Test(case_features, bool_is_not_plain)
{
    give(DIMS(2), VALUES(int64_t, 0), DIMS(1));
    cr_expect(measure().plain);
    fixture_input(&fixture, INPUT_DATA, DTYPE_BOOL, NULL, DIMS(2));
    cr_expect(!measure().plain);
}

/* ---- values -------------------------------------------------------------------------------------------- */

/* A vector of two cells and two updates. */
static void give_values(int32_t dtype, const void *data, const void *updates)
{
    fixture_input(&fixture, INPUT_DATA, dtype, data, DIMS(2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 1), DIMS(2));
    fixture_input(&fixture, INPUT_UPDATES, dtype, updates, DIMS(2));
}

Test(case_features, special_updates_are_features)
{
    give_values(DTYPE_FLOAT, VALUES(float, 1, 2), VALUES(float, 0, -1e-40F));
    expect(FEATURE_UPDATE_ZERO, true);
    expect(FEATURE_UPDATE_NEGATIVE, true);
    expect(FEATURE_UPDATE_SUBNORMAL, true);
    expect(FEATURE_UPDATE_NAN, false);
    expect(FEATURE_UPDATE_INFINITE, false);
    expect(FEATURE_UNLIKE_SIGNS, true);
    give_values(DTYPE_FLOAT, VALUES(float, NAN, 2), VALUES(float, INFINITY, NAN));
    expect(FEATURE_UPDATE_ZERO, false);
    expect(FEATURE_UPDATE_NAN, true);
    expect(FEATURE_UPDATE_INFINITE, true);
    expect(FEATURE_UNLIKE_SIGNS, false);
}

Test(case_features, special_data_are_no_special_updates)
{
    give_values(DTYPE_FLOAT, VALUES(float, NAN, -0.0F), VALUES(float, 1, 2));
    expect(FEATURE_UPDATE_NAN, false);
    expect(FEATURE_UPDATE_ZERO, false);
    expect(FEATURE_UPDATE_NEGATIVE, false);
}

Test(case_features, results_that_float_or_int32_or_double_do_not_hold_are_features)
{
    give_values(DTYPE_INT64, VALUES(int64_t, 1 << 24, 1), VALUES(int64_t, 1, 1));
    expect(FEATURE_BEYOND_24, true);
    expect(FEATURE_BEYOND_31, false);
    give_values(DTYPE_INT64, VALUES(int64_t, INT64_MIN, 1), VALUES(int64_t, 1, 1));
    expect(FEATURE_BEYOND_53, true);
    give_values(DTYPE_INT64, VALUES(int64_t, 1 << 20, 1), VALUES(int64_t, 1 << 20, 1));
    expect(FEATURE_BEYOND_31, false);
    fixture_text(&fixture, "reduction", "mul");
    expect(FEATURE_BEYOND_31, true);
}

Test(case_features, strings_and_truth_values_have_no_special_numbers)
{
    give_values(DTYPE_BOOL, VALUES(bool, false, true), VALUES(bool, false, false));
    expect(FEATURE_UPDATE_ZERO, false);
}

Test(case_features, the_lowest_index_that_is_allowed_is_a_feature)
{
    give(DIMS(2, 3), VALUES(int64_t, 0, -1, 1, 0), DIMS(2, 2));
    expect(FEATURE_INDEX_LOWEST, false);
    give(DIMS(2, 3), VALUES(int64_t, 0, -2, 1, 0), DIMS(2, 2));
    expect(FEATURE_INDEX_LOWEST, true);
}

Test(case_features, the_lowest_index_of_a_tuple_depends_on_its_component)
{
    fixture_end(&fixture);
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    give(DIMS(2, 3), VALUES(int64_t, 0, -2), DIMS(1, 2));
    expect(FEATURE_INDEX_LOWEST, false);
    give(DIMS(2, 3), VALUES(int64_t, 0, -3), DIMS(1, 2));
    expect(FEATURE_INDEX_LOWEST, true);
}

Test(case_features, none_that_is_given_and_extremes_are_features)
{
    give(DIMS(2), VALUES(int64_t, 0, 1), DIMS(2));
    expect(FEATURE_NONE_GIVEN, false);
    fixture_text(&fixture, "reduction", "none");
    expect(FEATURE_NONE_GIVEN, true);
    fixture_end(&fixture);
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    give(DIMS(2), VALUES(int64_t, 0, 1), DIMS(2));
    fixture_text(&fixture, "reduction", "min");
    expect(FEATURE_NONE_GIVEN, false);
    expect(FEATURE_EXTREME, true);
}

static bool is_small(int32_t dtype, const void *data, const void *updates)
{
    give_values(dtype, data, updates);
    return measure().small;
}

Test(case_features, numbers_are_small_if_a_person_computes_with_them)
{
    cr_expect(is_small(DTYPE_FLOAT, VALUES(float, 1, -2.25F), VALUES(float, 1000, 0)));
    cr_expect(!is_small(DTYPE_FLOAT, VALUES(float, 1, 0.1F), VALUES(float, 1, 2)));
    cr_expect(!is_small(DTYPE_FLOAT, VALUES(float, 1, 2), VALUES(float, 1001, 2)));
    cr_expect(!is_small(DTYPE_FLOAT, VALUES(float, 1, 2), VALUES(float, NAN, 2)));
    cr_expect(!is_small(DTYPE_FLOAT, VALUES(float, INFINITY, 2), VALUES(float, 1, 2)));
}

Test(case_features, numbers_whose_sum_wraps_around_are_not_small)
{
    cr_expect(is_small(DTYPE_UINT8, VALUES(uint8_t, 100, 2), VALUES(uint8_t, 155, 2)));
    cr_expect(!is_small(DTYPE_UINT8, VALUES(uint8_t, 100, 2), VALUES(uint8_t, 156, 2)));
    cr_expect(!is_small(DTYPE_INT8, VALUES(int8_t, 100, 2), VALUES(int8_t, 28, 2)));
}

/* ---- the form ------------------------------------------------------------------------------------------ */

/* Expects one of the features of the form, given the sources and names of the inputs. */
static void expect_form(int feature, const enum input_source *sources, const char *const *names,
                        bool expected)
{
    struct model_input inputs[INPUT_SLOTS];
    char text[80];
    give(DIMS(2, 3), VALUES(int64_t, 0, 1, 1, 0), DIMS(2, 2));
    struct scatter_case the_case = case_from_node(&fixture);
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        inputs[slot] = (struct model_input){.source = sources[slot], .name = names[slot]};
    the_case.model.inputs = inputs;
    the_case.model.input_count = INPUT_SLOTS;
    const struct case_features features = case_features_measure(&the_case, &fixture.arena);
    cr_expect(case_has_feature(&features, feature) == expected, "%s",
              case_feature_name(feature, text, sizeof text));
}

static const char *const apart[] = {"a", "b", "c"}, *const together[] = {"a", "b", "a"};

Test(case_features, a_value_in_the_model_is_constant)
{
    const enum input_source sources[] = {INPUT_FROM_GRAPH, INPUT_FROM_MODEL, INPUT_FROM_GRAPH};
    expect_form(FEATURE_INDICES_CONSTANT, sources, apart, true);
    expect_form(FEATURE_DATA_CONSTANT, sources, apart, false);
    expect_form(FEATURE_UPDATES_CONSTANT, sources, apart, false);
    expect_form(FEATURE_ALL_CONSTANT, sources, apart, false);
}

Test(case_features, all_inputs_may_be_constant)
{
    const enum input_source sources[] = {INPUT_FROM_MODEL, INPUT_FROM_MODEL, INPUT_FROM_MODEL};
    expect_form(FEATURE_ALL_CONSTANT, sources, apart, true);
}

Test(case_features, one_value_may_serve_two_inputs)
{
    const enum input_source sources[] = {INPUT_FROM_GRAPH, INPUT_FROM_GRAPH, INPUT_FROM_GRAPH};
    expect_form(FEATURE_SHARED_VALUE, sources, together, true);
    expect_form(FEATURE_SHARED_VALUE, sources, apart, false);
}

Test(case_features, extents_of_graph_inputs_may_be_open)
{
    for (int graph_input = -1; graph_input < 1; graph_input++) {
        const struct declared_type declared = {
            .rank = 2, .dims = (const int64_t[]){3, EXTENT_OPEN}, .graph_input = graph_input};
        give(DIMS(2, 3), VALUES(int64_t, 0, 1, 1, 0), DIMS(2, 2));
        struct scatter_case the_case = case_from_node(&fixture);
        the_case.model.declared = &declared;
        the_case.model.declared_count = 1;
        const struct case_features features = case_features_measure(&the_case, &fixture.arena);
        cr_expect(case_has_feature(&features, FEATURE_EXTENTS_OPEN) == (graph_input == 0));
    }
}
