#include "node_fixture.h"
#include "scatter.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>
#include <string.h>

enum { GREATEST_RANK = 8, LARGEST = 20000 };

/* A ScatterND-18 node on int64 data, separate from the fixture, for the literal loop. */
struct node {
    int data_rank, indices_rank, tuple_length;
    enum reduction reduction;
    int64_t data_dims[GREATEST_RANK], indices_dims[GREATEST_RANK], updates_dims[GREATEST_RANK];
    int64_t data[LARGEST], indices[LARGEST], updates[LARGEST], expected[LARGEST];
};

static int64_t element_count(const int64_t *dims, int rank)
{
    int64_t count = 1;
    for (int axis = 0; axis < rank; axis++)
        count *= dims[axis];
    return count;
}

static int updates_rank(const struct node *node)
{
    return node->indices_rank - 1 + node->data_rank - node->tuple_length;
}

/* Completes the shapes and fills the elements. */
static void fill(struct node *node, uint64_t *random)
{
    int batch_rank = node->indices_rank - 1;
    node->indices_dims[batch_rank] = node->tuple_length;
    for (int axis = 0; axis < updates_rank(node); axis++)
        node->updates_dims[axis] = axis < batch_rank
                                       ? node->indices_dims[axis]
                                       : node->data_dims[axis - batch_rank + node->tuple_length];
    for (int64_t i = 0; i < element_count(node->data_dims, node->data_rank); i++)
        node->data[i] = (int64_t)fixture_random(random) - INT64_C(0x80000000);
    for (int64_t i = 0; i < element_count(node->indices_dims, node->indices_rank); i++) {
        int64_t extent = node->data_dims[i % node->tuple_length];
        node->indices[i] = fixture_random(random) % (2 * extent) - extent;
    }
    for (int64_t i = 0; i < element_count(node->updates_dims, updates_rank(node)); i++)
        node->updates[i] = (int64_t)fixture_random(random) - INT64_C(0x80000000);
}

/* A literal transcription of the text, one element of updates at a time. */
static void compute_literally(struct node *node)
{
    int64_t position[GREATEST_RANK] = {0};
    int batch_rank = node->indices_rank - 1;
    memcpy(node->expected, node->data, sizeof node->data);
    if (element_count(node->updates_dims, updates_rank(node)) == 0)
        return;
    do {
        int64_t tuple = literal_element(position, node->indices_dims, batch_rank);
        int64_t target[GREATEST_RANK];
        for (int axis = 0; axis < node->tuple_length; axis++) {
            target[axis] = node->indices[tuple * node->tuple_length + axis];
            if (target[axis] < 0)
                target[axis] += node->data_dims[axis];
        }
        for (int axis = node->tuple_length; axis < node->data_rank; axis++)
            target[axis] = position[batch_rank + axis - node->tuple_length];
        int64_t update = literal_element(position, node->updates_dims, updates_rank(node));
        int64_t *output = &node->expected[literal_element(target, node->data_dims, node->data_rank)];
        *output = literal_reduce(node->reduction, *output, node->updates[update]);
    } while (literal_next(position, node->updates_dims, updates_rank(node)));
}

static bool agrees(struct node *node)
{
    struct node_fixture fixture;
    compute_literally(node);
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT64, node->data, node->data_dims, node->data_rank);
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, node->indices, node->indices_dims,
                  node->indices_rank);
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT64, node->updates, node->updates_dims,
                  updates_rank(node));
    fixture_text(&fixture, "reduction", reduction_name(node->reduction));
    bool same = fixture_run(&fixture) == STATUS_OK && fixture_output_is(&fixture, node->expected);
    fixture_end(&fixture);
    return same;
}

/* Distinct extents in random order. */
static void extents_at_random(int64_t *dims, int rank, uint64_t *random)
{
    int64_t extents[] = {1, 2, 3, 4, 5};
    for (int axis = 0; axis < rank; axis++) {
        int chosen = axis + (int)(fixture_random(random) % (uint32_t)(5 - axis));
        int64_t extent = extents[chosen];
        extents[chosen] = extents[axis];
        dims[axis] = extents[axis] = extent;
    }
}

Test(scatter_nd, every_tuple_length_and_rank_agrees_with_the_literal_loop)
{
    struct node *node = calloc(1, sizeof *node);
    uint64_t random = 3;
    for (node->data_rank = 1; node->data_rank <= 5; node->data_rank++) {
        for (node->tuple_length = 0; node->tuple_length <= node->data_rank; node->tuple_length++) {
            for (node->indices_rank = 1; node->indices_rank <= 3; node->indices_rank++) {
                for (int round = 0; round < 25; round++) {
                    extents_at_random(node->data_dims, node->data_rank, &random);
                    extents_at_random(node->indices_dims, node->indices_rank - 1, &random);
                    node->reduction =
                        fixture_reduction(OPERATOR_SCATTER_ND, fixture_random(&random) % REDUCTION_COUNT);
                    fill(node, &random);
                    cr_expect(agrees(node), "data rank %d, k %d, indices rank %d, round %d", node->data_rank,
                              node->tuple_length, node->indices_rank, round);
                }
            }
        }
    }
    free(node);
}

Test(scatter_nd, many_updates_agree_with_the_literal_loop)
{
    struct node *node = calloc(1, sizeof *node);
    uint64_t random = 4;
    node->data_rank = 4;
    memcpy(node->data_dims, (const int64_t[]){7, 5, 3, 4}, 4 * sizeof(int64_t));
    node->indices_rank = 2;
    for (node->tuple_length = 1; node->tuple_length <= 4; node->tuple_length++) {
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
            int64_t slice = element_count(node->data_dims + node->tuple_length, 4 - node->tuple_length);
            int64_t longest = LARGEST / (slice > 4 ? slice : 4);
            node->indices_dims[0] = longest < 3073 ? longest : 3073;
            node->reduction = fixture_reduction(OPERATOR_SCATTER_ND, (uint32_t)reduction);
            fill(node, &random);
            cr_expect(agrees(node), "k %d, reduction %d", node->tuple_length, reduction);
        }
    }
    free(node);
}

/* A node on float data 1, 2, 3 … of shape [2,3], with updates 10, 20, 30 …, all indices 0. */
static void start_floats(struct node_fixture *fixture, const int64_t *indices_dims, int indices_rank,
                         const int64_t *updates_dims, int rank)
{
    static const float updates[] = {10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120};
    fixture_start(fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4, 5, 6), DIMS(2, 3));
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT64, NULL, indices_dims, indices_rank);
    fixture_input(fixture, INPUT_UPDATES, DTYPE_FLOAT, updates, updates_dims, rank);
}

Test(scatter_nd, an_empty_tuple_names_all_of_data)
{
    struct node_fixture fixture;
    start_floats(&fixture, DIMS(0), DIMS(2, 3));
    fixture_text(&fixture, "reduction", "add");
    fixture_run(&fixture);
    cr_expect(fixture_output_is(&fixture, VALUES(float, 11, 22, 33, 44, 55, 66)));
    fixture_end(&fixture);
}

Test(scatter_nd, several_empty_tuples_are_applied_one_after_the_other)
{
    static const struct {
        const char *reduction;
        float expected[6];
    } rows[] = {{"none", {70, 80, 90, 100, 110, 120}}, {"add", {81, 102, 123, 144, 165, 186}}};
    for (int row = 0; row < 2; row++) {
        struct node_fixture fixture;
        start_floats(&fixture, DIMS(2, 0), DIMS(2, 2, 3));
        fixture_text(&fixture, "reduction", rows[row].reduction);
        fixture_run(&fixture);
        cr_expect(fixture_output_is(&fixture, rows[row].expected), "%s", rows[row].reduction);
        fixture_end(&fixture);
    }
}

Test(scatter_nd, no_tuples_leave_data_as_it_is)
{
    struct node_fixture fixture;
    start_floats(&fixture, DIMS(0, 1), DIMS(0, 3));
    fixture_run(&fixture);
    cr_expect(fixture_output_is(&fixture, VALUES(float, 1, 2, 3, 4, 5, 6)), "[0,1]");
    fixture_end(&fixture);
    start_floats(&fixture, DIMS(4, 0, 2), DIMS(4, 0));
    fixture_run(&fixture);
    cr_expect(fixture_output_is(&fixture, VALUES(float, 1, 2, 3, 4, 5, 6)), "[4,0,2]");
    fixture_end(&fixture);
    start_floats(&fixture, DIMS(0, 0), DIMS(0, 2, 3));
    fixture_run(&fixture);
    cr_expect(fixture_output_is(&fixture, VALUES(float, 1, 2, 3, 4, 5, 6)), "[0,0]");
    fixture_end(&fixture);
}

Test(scatter_nd, indices_of_rank_1_with_a_whole_tuple_take_a_scalar_update)
{
    struct node_fixture fixture;
    start_floats(&fixture, DIMS(2), SCALAR);
    fixture_run(&fixture);
    cr_expect(fixture_output_is(&fixture, VALUES(float, 10, 2, 3, 4, 5, 6)));
    fixture_end(&fixture);
}

Test(scatter_nd, an_update_of_shape_1_is_not_a_scalar)
{
    struct node_fixture fixture;
    start_floats(&fixture, DIMS(2), DIMS(1));
    fixture_run(&fixture);
    cr_expect(eq(u32, fixture_violations(&fixture), UINT32_C(1) << RULE_UPDATES_SHAPE));
    fixture_end(&fixture);
}

/* Data and updates have no elements; the product of the extents of data after the extent of 0 overflows. */
Test(scatter_nd, data_without_elements_is_computed_however_long_its_other_extents)
{
    static const int64_t data_dims[] = {0, INT64_MAX, INT64_MAX};
    static const int64_t indices_dims[] = {0, 1};
    struct node_fixture fixture;
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, NULL, data_dims, 3);
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, indices_dims, 2);
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, NULL, data_dims, 3);
    fixture_text(&fixture, "reduction", "add");
    cr_expect(eq(int, (int)fixture_run(&fixture), STATUS_OK));
    cr_expect(eq(int, (int)fixture.preparation.outcome, OUTCOME_COMPUTED));
    fixture_end(&fixture);
}

Test(scatter_nd, empty_slices_are_named_within_bounds_or_refused)
{
    for (int64_t index = 1; index <= 2; index++) {
        struct node_fixture fixture;
        fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
        fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(2, 0));
        fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, &index, DIMS(1, 1));
        fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(1, 0));
        fixture_run(&fixture);
        cr_expect(eq(int, (int)fixture.preparation.outcome, index < 2 ? OUTCOME_COMPUTED : OUTCOME_REFUSED),
                  "index %d", (int)index);
        fixture_end(&fixture);
    }
}

Test(scatter_nd, the_plan_of_slices_gives_the_number_of_each_slice)
{
    struct node_fixture fixture;
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(4, 5, 3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 1, 3, -1, -4, 0), DIMS(3, 2));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(3, 3));
    scatter_prepare(&fixture.node, &fixture.preparation);
    struct scatter_plan plan;
    cr_assert(eq(
        int,
        (int)scatter_plan_create(&plan, &fixture.node, &fixture.preparation, &fixture.arena, &fixture.error),
        STATUS_OK));
    cr_expect(eq(i64, plan.update_count, 3), "number of updates");
    cr_expect(eq(i64, plan.slice, 3), "elements per slice");
    cr_expect(eq(i64, plan.target_count, 20), "number of slices");
    for (int64_t update = 0; update < 3; update++)
        cr_expect(eq(i64, scatter_plan_target(&plan, update), VALUES(int64_t, 1, 19, 0)[update]));
    fixture_end(&fixture);
}
