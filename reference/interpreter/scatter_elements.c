/*
 * Scatter and ScatterElements. As in the text, here for axis = 0 and rank 3:
 *
 *     output[indices[i][j][k]][j][k] = f(output[indices[i][j][k]][j][k], updates[i][j][k])
 *
 * for every position [i][j][k] of indices. Without the attribute reduction, in Scatter and before
 * ScatterElements-16, f(old, update) = update.
 *
 * Source: ScatterElements-18, description; Scatter-9, description.
 */
#include "node.h"
#include "scatter_family.h"

#include <inttypes.h>

/* ---- rules ------------------------------------------------------------------------------------------- */

/* Scatter-9 does not mention negative indices; they are treated as in every later version. */
/* clause: index-negative */
static void check_unstated_index(int64_t index, int64_t extent, struct preparation *preparation)
{
    if (index < 0)
        preparation->unstated = "the text of this version does not say what a negative index means";
    if (!index_in_range(index, extent))
        preparation->undefined = "the text of this version does not say what an index out of range means";
}

/* clause: index-bounds */
static void check_bounds(const struct inputs *inputs, int axis, enum bounds_rule bounds,
                         struct preparation *preparation)
{
    for (int64_t position = 0; position < inputs->indices->count; position++) {
        if (bounds == BOUNDS_UNSTATED)
            check_unstated_index(index_at(inputs->indices, position), inputs->data->dims[axis], preparation);
        else if (!index_in_range(index_at(inputs->indices, position), inputs->data->dims[axis]))
            note_out_of_range(inputs, position, axis, preparation);
    }
}

/* clause: indices-shape, indices-smaller */
static void check_off_axis_extents(const struct inputs *inputs, int the_axis, struct preparation *preparation)
{
    for (int axis = 0; axis < inputs->data->rank; axis++) {
        if (axis != the_axis && inputs->indices->dims[axis] > inputs->data->dims[axis])
            violate(preparation, RULE_INDICES_SHAPE,
                    "extent %d of indices is %" PRId64 ", larger than the %" PRId64 " of data", axis,
                    inputs->indices->dims[axis], inputs->data->dims[axis]);
    }
}

/* clause: updates-shape */
static void check_updates_shape(const struct inputs *inputs, struct preparation *preparation)
{
    char actual[96], expected[96];
    if (inputs->updates == NULL || inputs->indices == NULL ||
        tensor_same_shape(inputs->updates, inputs->indices))
        return;
    violate(preparation, RULE_UPDATES_SHAPE, "updates has shape %s, not the shape %s of indices",
            shape_text(inputs->updates->dims, inputs->updates->rank, actual, sizeof actual),
            shape_text(inputs->indices->dims, inputs->indices->rank, expected, sizeof expected));
}

/* clause: rank-mismatch */
static void check_rank(const struct inputs *inputs, struct preparation *preparation)
{
    if (inputs->indices->rank != inputs->data->rank)
        violate(preparation, RULE_RANK_MISMATCH, "indices has rank %d, data has rank %d",
                inputs->indices->rank, inputs->data->rank);
}

void scatter_elements_check(const struct inputs *inputs, int64_t axis, enum bounds_rule bounds,
                            struct preparation *preparation)
{
    check_updates_shape(inputs, preparation);
    if (inputs->data != NULL && inputs->indices != NULL)
        check_rank(inputs, preparation);
    if (inputs->data == NULL || inputs->data->rank == 0)
        return;
    /* clause: axis-range, axis-negative */
    int normalised = axis_normalise(axis, inputs->data->rank);
    if (normalised < 0)
        violate(preparation, RULE_AXIS_RANGE, "axis is %" PRId64 ", outside [%d,%d] for data of rank %d",
                axis, -inputs->data->rank, inputs->data->rank - 1, inputs->data->rank);
    else
        preparation->axis = normalised;

    if (normalised < 0 || inputs->indices == NULL || inputs->indices->rank != inputs->data->rank)
        return;
    check_off_axis_extents(inputs, normalised, preparation);
    if (holds_indices(inputs->indices))
        check_bounds(inputs, normalised, bounds, preparation);
}

/* ---- where update n goes ------------------------------------------------------------------------------- */

enum status scatter_elements_plan(struct scatter_plan *plan, const struct inputs *inputs, int axis,
                                  struct arena *arena, struct error *error)
{
    const struct tensor *data = inputs->data;
    int64_t *strides = arena_allocate(arena, 2 * (size_t)data->rank * sizeof *strides);
    if (strides == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for a plan of rank %d", data->rank);
    *plan = (struct scatter_plan){.update_count = inputs->indices->count,
                                  .slice = 1,
                                  .target_count = data->count,
                                  .indices = inputs->indices,
                                  .extents = data->dims,
                                  .strides = strides,
                                  .position = strides + data->rank,
                                  .next = -1,
                                  .axis = axis};
    /* clause: indices-empty, data-empty */
    if (plan->update_count == 0)
        return STATUS_OK; /* no stride is needed, and their product may overflow next to an extent of 0 */
    int64_t stride = 1;
    for (int i = data->rank - 1; i >= 0; i--) {
        strides[i] = stride;
        stride *= data->dims[i];
    }
    return STATUS_OK;
}

/* Moves plan->position, the coordinates in indices, to an update: to the next one as an odometer does. */
static void move_to(struct scatter_plan *plan, int64_t update)
{
    const int64_t *dims = plan->indices->dims;
    int i = plan->indices->rank - 1;
    if (update == plan->next) {
        while (++plan->position[i] == dims[i])
            plan->position[i--] = 0;
    } else {
        for (int64_t rest = update; i >= 0; rest /= dims[i--])
            plan->position[i] = rest % dims[i];
    }
    plan->next = update + 1;
}

/* The position of the update in indices, in which the coordinate along the axis is replaced by the index. */
/* clause: target, axis, index-negative, target-alias, targets-unique, gather-inverse, indices-smaller */
/* clause: indices-longer */
int64_t scatter_elements_target(struct scatter_plan *plan, int64_t update)
{
    const int64_t index = index_at(plan->indices, update);
    int64_t target = index_normalise(index, plan->extents[plan->axis]) * plan->strides[plan->axis];
    move_to(plan, update);
    for (int i = 0; i < plan->indices->rank; i++)
        if (i != plan->axis)
            target += plan->position[i] * plan->strides[i];
    return target;
}
