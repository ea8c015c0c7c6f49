#include "node_fixture.h"
#include "scatter.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>
#include <string.h>

enum { GREATEST_RANK = 5, LARGEST = 6000 };

/* A ScatterElements-18 node on int64 data, separate from the fixture, for the literal loop. */
struct node {
    int rank, axis;
    bool negative_axis, narrow_indices;
    enum reduction reduction;
    int64_t data_dims[GREATEST_RANK], indices_dims[GREATEST_RANK];
    int64_t data[LARGEST], indices[LARGEST], updates[LARGEST], expected[LARGEST];
};

static int64_t element_count(const int64_t *dims, int rank)
{
    int64_t count = 1;
    for (int axis = 0; axis < rank; axis++)
        count *= dims[axis];
    return count;
}

static void fill(struct node *node, uint64_t *random)
{
    int64_t extent = node->data_dims[node->axis];
    for (int64_t i = 0; i < element_count(node->data_dims, node->rank); i++)
        node->data[i] = (int64_t)fixture_random(random) - INT64_C(0x80000000);
    for (int64_t i = 0; i < element_count(node->indices_dims, node->rank); i++) {
        node->indices[i] = fixture_random(random) % (2 * extent) - extent;
        node->updates[i] = (int64_t)fixture_random(random) - INT64_C(0x80000000);
    }
}

/* A literal transcription of the text. */
static void compute_literally(struct node *node)
{
    int64_t position[GREATEST_RANK] = {0};
    memcpy(node->expected, node->data, sizeof node->data);
    if (element_count(node->indices_dims, node->rank) == 0)
        return;
    do {
        int64_t update = literal_element(position, node->indices_dims, node->rank);
        int64_t target[GREATEST_RANK];
        memcpy(target, position, sizeof target);
        target[node->axis] = node->indices[update];
        if (target[node->axis] < 0)
            target[node->axis] += node->data_dims[node->axis];
        int64_t *output = &node->expected[literal_element(target, node->data_dims, node->rank)];
        *output = literal_reduce(node->reduction, *output, node->updates[update]);
    } while (literal_next(position, node->indices_dims, node->rank));
}

static void put_indices(struct node_fixture *fixture, const struct node *node)
{
    static int32_t narrow[LARGEST];
    for (int i = 0; i < LARGEST; i++)
        narrow[i] = (int32_t)node->indices[i];
    if (node->narrow_indices)
        fixture_input(fixture, INPUT_INDICES, DTYPE_INT32, narrow, node->indices_dims, node->rank);
    else
        fixture_input(fixture, INPUT_INDICES, DTYPE_INT64, node->indices, node->indices_dims, node->rank);
}

static bool agrees(struct node *node)
{
    struct node_fixture fixture;
    compute_literally(node);
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, OPSET_NEWEST);
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT64, node->data, node->data_dims, node->rank);
    put_indices(&fixture, node);
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT64, node->updates, node->indices_dims, node->rank);
    fixture_integer(&fixture, "axis", node->negative_axis ? node->axis - node->rank : node->axis);
    fixture_text(&fixture, "reduction", reduction_name(node->reduction));
    bool same = fixture_run(&fixture) == STATUS_OK && fixture_output_is(&fixture, node->expected);
    fixture_end(&fixture);
    return same;
}

/* A random shape: extents 1 … 4; along the axis, indices has an extent of 0 … 6. */
static void shape_at_random(struct node *node, uint64_t *random)
{
    for (int axis = 0; axis < node->rank; axis++) {
        node->data_dims[axis] = 1 + fixture_random(random) % 4;
        node->indices_dims[axis] = 1 + fixture_random(random) % node->data_dims[axis];
    }
    node->indices_dims[node->axis] = fixture_random(random) % 7;
    node->negative_axis = fixture_random(random) % 2;
    node->narrow_indices = fixture_random(random) % 2;
    node->reduction = fixture_reduction(OPERATOR_SCATTER_ELEMENTS, fixture_random(random) % REDUCTION_COUNT);
}

Test(scatter_elements, every_axis_of_every_rank_agrees_with_the_literal_loop)
{
    struct node *node = calloc(1, sizeof *node);
    uint64_t random = 1;
    for (node->rank = 1; node->rank <= GREATEST_RANK; node->rank++) {
        for (node->axis = 0; node->axis < node->rank; node->axis++) {
            for (int round = 0; round < 60; round++) {
                shape_at_random(node, &random);
                fill(node, &random);
                cr_expect(agrees(node), "rank %d, axis %d, round %d", node->rank, node->axis, round);
            }
        }
    }
    free(node);
}

Test(scatter_elements, many_updates_agree_with_the_literal_loop)
{
    static const int64_t shapes[][2][3] = {
        {{3, 1500, 1}, {2, 1500, 1}}, {{1500, 3, 1}, {1499, 2, 1}}, {{1, 1, 2}, {1, 1, 4000}},
        {{7, 13, 31}, {7, 13, 31}},   {{7, 13, 40}, {5, 12, 39}},   {{2, 1200, 2}, {2, 1100, 2}},
        {{50, 2, 41}, {50, 1, 41}},   {{5, 5, 5}, {5, 200, 5}},     {{1025, 1, 4}, {1025, 1, 4}},
    };
    struct node *node = calloc(1, sizeof *node);
    uint64_t random = 2;
    node->rank = 3;
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        for (node->axis = 0; node->axis < 3; node->axis++) {
            memcpy(node->data_dims, shapes[shape][0], sizeof shapes[shape][0]);
            memcpy(node->indices_dims, shapes[shape][1], sizeof shapes[shape][1]);
            for (int axis = 0; axis < 3; axis++)
                if (axis != node->axis && node->indices_dims[axis] > node->data_dims[axis])
                    node->indices_dims[axis] = node->data_dims[axis];
            for (int kind = 0; kind < 4; kind++) {
                node->narrow_indices = kind % 2;
                node->reduction = kind < 2 ? REDUCTION_NONE : REDUCTION_MUL;
                fill(node, &random);
                cr_expect(agrees(node), "shape %zu, axis %d, kind %d", shape, node->axis, kind);
            }
        }
    }
    free(node);
}

/* A node of rank 2 on float data 0, 1, 2 … with updates 100, 101 …, all indices 0. */
static void start_floats(struct node_fixture *fixture, const int64_t data_dims[2],
                         const int64_t indices_dims[2], int64_t axis)
{
    float data[64], updates[64];
    for (int i = 0; i < 64; i++) {
        data[i] = (float)i;
        updates[i] = (float)(100 + i);
    }
    fixture_start(fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(fixture, INPUT_DATA, DTYPE_FLOAT, data, data_dims, 2);
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT64, NULL, indices_dims, 2);
    fixture_input(fixture, INPUT_UPDATES, DTYPE_FLOAT, updates, indices_dims, 2);
    fixture_integer(fixture, "axis", axis);
}

Test(scatter_elements, an_extent_of_one_off_the_axis_is_not_broadcast)
{
    struct node_fixture fixture;
    start_floats(&fixture, (const int64_t[]){2, 3}, (const int64_t[]){1, 1}, 0);
    fixture_run(&fixture);
    cr_expect(fixture_output_is(&fixture, VALUES(float, 100, 1, 2, 3, 4, 5)));
    fixture_end(&fixture);
}

Test(scatter_elements, the_axis_defaults_to_0)
{
    struct node_fixture fixture;
    start_floats(&fixture, (const int64_t[]){2, 2}, (const int64_t[]){1, 2}, 0);
    fixture.node.attribute_count = 0;
    fixture_run(&fixture);
    cr_expect(fixture_output_is(&fixture, VALUES(float, 100, 101, 2, 3)));
    fixture_end(&fixture);
}

Test(scatter_elements, empty_indices_leave_data_as_it_is_whichever_extent_is_zero)
{
    static const int64_t shapes[][2] = {{0, 3}, {2, 0}, {0, 0}};
    for (int shape = 0; shape < 3; shape++) {
        for (int axis = 0; axis < 2; axis++) {
            struct node_fixture fixture;
            start_floats(&fixture, (const int64_t[]){2, 3}, shapes[shape], axis);
            fixture_run(&fixture);
            cr_expect(fixture_output_is(&fixture, VALUES(float, 0, 1, 2, 3, 4, 5)), "shape %d, axis %d",
                      shape, axis);
            fixture_end(&fixture);
        }
    }
}

Test(scatter_elements, data_without_elements_and_empty_indices_are_computed)
{
    static const int64_t shapes[][2] = {{0, 3}, {3, 0}, {0, 0}, {0, INT64_MAX}};
    for (int shape = 0; shape < 4; shape++) {
        for (int axis = 0; axis < 2; axis++) {
            struct node_fixture fixture;
            start_floats(&fixture, shapes[shape], (const int64_t[]){0, 0}, axis);
            cr_expect(eq(int, (int)fixture_run(&fixture), STATUS_OK), "shape %d, axis %d", shape, axis);
            cr_expect(eq(int, (int)fixture.preparation.outcome, OUTCOME_COMPUTED), "shape %d", shape);
            fixture_end(&fixture);
        }
    }
}

Test(scatter_elements, an_index_into_an_extent_of_zero_is_out_of_bounds)
{
    struct node_fixture fixture;
    start_floats(&fixture, (const int64_t[]){3, 0}, (const int64_t[]){3, 1}, 1);
    fixture_run(&fixture);
    cr_expect(eq(u32, fixture_violations(&fixture), UINT32_C(1) << RULE_INDEX_BOUNDS));
    fixture_end(&fixture);
}

Test(scatter_elements, indices_may_be_longer_than_data_along_the_axis)
{
    struct node_fixture fixture;
    start_floats(&fixture, (const int64_t[]){2, 1}, (const int64_t[]){4, 1}, 0);
    fixture_text(&fixture, "reduction", "add");
    fixture_run(&fixture);
    cr_expect(fixture_output_is(&fixture, VALUES(float, 0 + 100 + 101 + 102 + 103, 1)));
    fixture_end(&fixture);
}

Test(scatter_elements, the_last_of_several_updates_of_a_cell_wins_without_a_reduction)
{
    struct node_fixture fixture;
    start_floats(&fixture, (const int64_t[]){2, 1}, (const int64_t[]){4, 1}, 0);
    fixture_run(&fixture);
    cr_expect(fixture_output_is(&fixture, VALUES(float, 103, 1)));
    fixture_end(&fixture);
}

Test(scatter_elements, a_negative_index_and_its_positive_equivalent_have_the_same_target)
{
    struct node_fixture fixture;
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT32, VALUES(int32_t, 1, 2, 3), DIMS(3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT32, VALUES(int32_t, -1, 2, -3), DIMS(3));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT32, VALUES(int32_t, 10, 20, 30), DIMS(3));
    fixture_text(&fixture, "reduction", "add");
    fixture_run(&fixture);
    cr_expect(fixture_output_is(&fixture, VALUES(int32_t, 31, 2, 33)));
    fixture_end(&fixture);
}
