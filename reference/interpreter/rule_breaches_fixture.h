/* Valid nodes, and ways to break each rule, for rule_test.c. */
#ifndef SCATTER_RULE_BREACHES_FIXTURE_H
#define SCATTER_RULE_BREACHES_FIXTURE_H

#include "node_fixture.h"

#include <string.h>

#define BIT(rule) (UINT32_C(1) << RULE_##rule)

/* A valid ScatterElements-18 node: data [2,3], indices and updates [2,2], axis 1, reduction add. */
static void start_elements(struct node_fixture *fixture)
{
    fixture_start(fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4, 5, 6), DIMS(2, 3));
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 1, -3, 2), DIMS(2, 2));
    fixture_input(fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 10, 20, 30, 40), DIMS(2, 2));
    fixture_integer(fixture, "axis", 1);
    fixture_text(fixture, "reduction", "add");
}

/* A valid ScatterND-18 node: data [2,3], indices [2,1], updates [2,3], reduction add. */
static void start_nd(struct node_fixture *fixture)
{
    fixture_start(fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4, 5, 6), DIMS(2, 3));
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, -1), DIMS(2, 1));
    fixture_input(fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4, 5, 6), DIMS(2, 3));
    fixture_text(fixture, "reduction", "add");
}

static void set_integer_type(struct node_fixture *fixture, const char *name, int32_t type)
{
    fixture_integer(fixture, name, 0);
    fixture->attributes[fixture->node.attribute_count - 1].type = type;
}

/* One way to break a valid node, and the rules that it then violates. */
typedef void change(struct node_fixture *fixture);

static void older_opset(struct node_fixture *fixture)
{
    fixture->node.opset = 10;
    fixture->node.attribute_count = fixture->node.op == OPERATOR_SCATTER_ND ? 0 : 1;
}

static void no_updates(struct node_fixture *fixture)
{
    fixture->node.input_count = 2;
}

static void omitted_data(struct node_fixture *fixture)
{
    fixture->inputs[INPUT_DATA] = NULL;
}

static void no_inputs(struct node_fixture *fixture)
{
    fixture->node.input_count = 0;
}

static void fourth_input(struct node_fixture *fixture)
{
    fixture_input(fixture, 3, DTYPE_FLOAT, NULL, SCALAR);
}

static void two_outputs(struct node_fixture *fixture)
{
    fixture->node.output_count = 2;
}

static void no_output(struct node_fixture *fixture)
{
    fixture->node.output_count = 0;
}

static void strange_attribute(struct node_fixture *fixture)
{
    fixture_integer(fixture, "batch_dims", 0);
}

static void attribute_with_one_underscore(struct node_fixture *fixture)
{
    fixture_integer(fixture, "_hint", 0);
}

static void axis_attribute(struct node_fixture *fixture)
{
    fixture_integer(fixture, "axis", 0);
}

static void reduction_at_13(struct node_fixture *fixture)
{
    fixture->node.opset = 13;
}

static void axis_of_type_float(struct node_fixture *fixture)
{
    fixture->node.attribute_count = 0;
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(2, 2)); /* also fits axis 0 */
    set_integer_type(fixture, "axis", 1);
}

static void reduction_of_type_int(struct node_fixture *fixture)
{
    set_integer_type(fixture, "reduction", ATTRIBUTE_INT);
    fixture->attributes[0] = fixture->attributes[fixture->node.attribute_count - 1];
    fixture->node.attribute_count = 1;
}

static void reduction_twice(struct node_fixture *fixture)
{
    fixture_text(fixture, "reduction", "add");
}

static void axis_twice(struct node_fixture *fixture)
{
    fixture_integer(fixture, "axis", 1);
}

static void set_reduction(struct node_fixture *fixture, const char *value)
{
    fixture->attributes[fixture->node.attribute_count - 1].string =
        (struct string_element){value, strlen(value)};
}

static void unheard_of_reduction(struct node_fixture *fixture)
{
    set_reduction(fixture, "sub");
}

static void capital_reduction(struct node_fixture *fixture)
{
    set_reduction(fixture, "ADD");
}

static void empty_reduction(struct node_fixture *fixture)
{
    set_reduction(fixture, "");
}

static void max_at_16(struct node_fixture *fixture)
{
    fixture->node.opset = 16;
    set_reduction(fixture, "max");
}

static void data_of_type_int4(struct node_fixture *fixture)
{
    fixture->tensors[INPUT_DATA].dtype = DTYPE_INT4;
    fixture->tensors[INPUT_UPDATES].dtype = DTYPE_INT4;
}

static void bfloat16_at_11(struct node_fixture *fixture)
{
    fixture->node.opset = 11;
    fixture->node.attribute_count = fixture->node.op == OPERATOR_SCATTER_ND ? 0 : 1;
    fixture->tensors[INPUT_DATA].dtype = DTYPE_BFLOAT16;
    fixture->tensors[INPUT_UPDATES].dtype = DTYPE_BFLOAT16;
}

static void indices_of_type_int16(struct node_fixture *fixture)
{
    fixture->tensors[INPUT_INDICES].dtype = DTYPE_INT16;
}

static void indices_of_type_int32(struct node_fixture *fixture)
{
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT32, NULL, DIMS(2, 1));
}

static void updates_of_type_int32(struct node_fixture *fixture)
{
    fixture->tensors[INPUT_UPDATES].dtype = DTYPE_INT32;
}

static void scalar_data_and_empty_tuple(struct node_fixture *fixture)
{
    fixture_input(fixture, INPUT_DATA, DTYPE_FLOAT, NULL, SCALAR);
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(0));
    fixture_input(fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, SCALAR);
}

static void scalar_data(struct node_fixture *fixture)
{
    fixture_input(fixture, INPUT_DATA, DTYPE_FLOAT, NULL, SCALAR);
}

static void scalar_indices(struct node_fixture *fixture)
{
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT64, NULL, SCALAR);
    fixture_input(fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, SCALAR);
}

static void vector_indices(struct node_fixture *fixture)
{
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(2));
    fixture_input(fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(2));
}

static void axis_too_large(struct node_fixture *fixture)
{
    fixture->attributes[0].integer = 2;
}

static void axis_too_small(struct node_fixture *fixture)
{
    fixture->attributes[0].integer = -3;
}

static void axis_smallest(struct node_fixture *fixture)
{
    fixture->attributes[0].integer = INT64_MIN;
}

static void tuple_too_long(struct node_fixture *fixture)
{
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(2, 3));
}

static void updates_too_few(struct node_fixture *fixture)
{
    fixture_input(fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(1, 2));
}

static void updates_of_other_rank(struct node_fixture *fixture)
{
    fixture_input(fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(2, 2, 1));
}

static void updates_with_another_extent_of_1(struct node_fixture *fixture)
{
    fixture_input(fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(2, 3, 1));
}

static void indices_larger_off_the_axis(struct node_fixture *fixture)
{
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(3, 2));
    fixture_input(fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(3, 2));
}

static void index_too_large(struct node_fixture *fixture)
{
    ((int64_t *)fixture->tensors[INPUT_INDICES].elements)[1] = 3;
}

static void index_too_small(struct node_fixture *fixture)
{
    ((int64_t *)fixture->tensors[INPUT_INDICES].elements)[1] = -4;
}

static void index_smallest(struct node_fixture *fixture)
{
    ((int64_t *)fixture->tensors[INPUT_INDICES].elements)[1] = INT64_MIN;
}

static void index_greatest(struct node_fixture *fixture)
{
    ((int64_t *)fixture->tensors[INPUT_INDICES].elements)[0] = INT64_MAX;
}

static void narrow_index_smallest(struct node_fixture *fixture)
{
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT32, VALUES(int32_t, 0, INT32_MIN, 0, 0), DIMS(2, 2));
}

static void narrow_tuples_of_unlike_extents(struct node_fixture *fixture)
{
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT32, VALUES(int32_t, 1, 2, 0, -3), DIMS(2, 2));
    fixture_input(fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(2));
}

static const struct {
    const char *name;
    change *start, *change;
    uint32_t violated;
} breaches[] = {
    {"ScatterElements at opset 10", start_elements, older_opset, BIT(OPERATOR_ABSENT)},
    {"ScatterND at opset 10", start_nd, older_opset, BIT(OPERATOR_ABSENT)},
    {"two inputs", start_elements, no_updates, BIT(INPUT_COUNT)},
    {"data omitted", start_nd, omitted_data, BIT(INPUT_COUNT)},
    {"no inputs", start_elements, no_inputs, BIT(INPUT_COUNT)},
    {"four inputs", start_nd, fourth_input, BIT(INPUT_COUNT)},
    {"two outputs", start_elements, two_outputs, BIT(OUTPUT_COUNT)},
    {"no output", start_nd, no_output, BIT(OUTPUT_COUNT)},
    {"an attribute of no version", start_elements, strange_attribute, BIT(ATTRIBUTE_UNKNOWN)},
    {"an attribute with one underscore", start_nd, attribute_with_one_underscore, BIT(ATTRIBUTE_UNKNOWN)},
    {"axis for ScatterND", start_nd, axis_attribute, BIT(ATTRIBUTE_UNKNOWN)},
    {"reduction for ScatterElements-13", start_elements, reduction_at_13, BIT(ATTRIBUTE_UNKNOWN)},
    {"reduction for ScatterND-13", start_nd, reduction_at_13, BIT(ATTRIBUTE_UNKNOWN)},
    {"axis as FLOAT", start_elements, axis_of_type_float, BIT(ATTRIBUTE_TYPE)},
    {"reduction as INT", start_nd, reduction_of_type_int, BIT(ATTRIBUTE_TYPE)},
    {"reduction twice", start_nd, reduction_twice, BIT(ATTRIBUTE_REPEATED)},
    {"axis twice", start_elements, axis_twice, BIT(ATTRIBUTE_REPEATED)},
    {"reduction sub", start_elements, unheard_of_reduction, BIT(REDUCTION_UNLISTED)},
    {"reduction ADD", start_nd, capital_reduction, BIT(REDUCTION_UNLISTED)},
    {"reduction empty", start_nd, empty_reduction, BIT(REDUCTION_UNLISTED)},
    {"max for ScatterElements-16", start_elements, max_at_16, BIT(REDUCTION_UNLISTED)},
    {"max for ScatterND-16", start_nd, max_at_16, BIT(REDUCTION_UNLISTED)},
    {"int4", start_elements, data_of_type_int4, BIT(DATA_TYPE)},
    {"bfloat16 for ScatterElements-11", start_elements, bfloat16_at_11, BIT(DATA_TYPE)},
    {"bfloat16 for ScatterND-11", start_nd, bfloat16_at_11, BIT(DATA_TYPE)},
    {"int16 indices", start_elements, indices_of_type_int16, BIT(INDICES_TYPE)},
    {"int32 indices for ScatterND", start_nd, indices_of_type_int32, BIT(INDICES_TYPE)},
    {"int32 tuples in range of their axes", start_nd, narrow_tuples_of_unlike_extents, BIT(INDICES_TYPE)},
    {"int32 updates of float data", start_elements, updates_of_type_int32, BIT(UPDATES_TYPE)},
    {"scalar data", start_nd, scalar_data_and_empty_tuple, BIT(DATA_RANK)},
    {"scalar data with tuples", start_nd, scalar_data, BIT(DATA_RANK) | BIT(TUPLE_LENGTH)},
    {"scalar data and indices of rank 2", start_elements, scalar_data, BIT(DATA_RANK) | BIT(RANK_MISMATCH)},
    {"scalar indices", start_nd, scalar_indices, BIT(INDICES_RANK)},
    {"scalar indices and data of rank 2", start_elements, scalar_indices,
     BIT(INDICES_RANK) | BIT(RANK_MISMATCH)},
    {"indices of rank 1", start_elements, vector_indices, BIT(RANK_MISMATCH)},
    {"axis 2 of 2", start_elements, axis_too_large, BIT(AXIS_RANGE)},
    {"axis -3 of 2", start_elements, axis_too_small, BIT(AXIS_RANGE)},
    {"axis INT64_MIN", start_elements, axis_smallest, BIT(AXIS_RANGE)},
    {"k = 3 of 2", start_nd, tuple_too_long, BIT(TUPLE_LENGTH)},
    {"updates [1,2] of [2,2]", start_elements, updates_too_few, BIT(UPDATES_SHAPE)},
    {"updates [2,2,1] of [2,2]", start_elements, updates_of_other_rank, BIT(UPDATES_SHAPE)},
    {"updates [1,2] of [2,3]", start_nd, updates_too_few, BIT(UPDATES_SHAPE)},
    {"updates [2,2,1] of [2,3]", start_nd, updates_of_other_rank, BIT(UPDATES_SHAPE)},
    {"updates [2,3,1] of [2,3]", start_nd, updates_with_another_extent_of_1, BIT(UPDATES_SHAPE)},
    {"indices [3,2] on data [2,3]", start_elements, indices_larger_off_the_axis, BIT(INDICES_SHAPE)},
    {"index 3 of 3", start_elements, index_too_large, BIT(INDEX_BOUNDS)},
    {"index -4 of 3", start_elements, index_too_small, BIT(INDEX_BOUNDS)},
    {"index INT64_MIN", start_elements, index_smallest, BIT(INDEX_BOUNDS)},
    {"index INT64_MAX", start_elements, index_greatest, BIT(INDEX_BOUNDS)},
    {"index INT32_MIN as int32", start_elements, narrow_index_smallest, BIT(INDEX_BOUNDS)},
    {"tuple index 3 of 2", start_nd, index_too_large, BIT(INDEX_BOUNDS)},
    {"tuple index INT64_MIN", start_nd, index_smallest, BIT(INDEX_BOUNDS)},
    {"tuple index INT64_MAX", start_nd, index_greatest, BIT(INDEX_BOUNDS)},
};
enum { BREACH_COUNT = sizeof breaches / sizeof *breaches };

#endif
