/*
 * Scatter and ScatterElements. In the words of the text, for axis = 0 and rank 3:
 *
 *     output[indices[i][j][k]][j][k] = f(output[indices[i][j][k]][j][k], updates[i][j][k])
 *
 * for every position [i][j][k] of indices. Scatter-9 and -11 are the same without f.
 *
 * Source: ScatterElements-18, description; Scatter-9, description.
 */
#include "indices.h"
#include "kernels.h"

#include <inttypes.h>

/* ---- rules ------------------------------------------------------------------------------------------- */

/* Records the first index that is out of range, and how many are. */
static void note_out_of_range(const struct inputs *inputs, int axis, int64_t outside,
                              struct preparation *preparation)
{
    const struct tensor *indices = inputs->indices;
    int64_t extent = inputs->data->dims[axis];
    int64_t position = 0;
    while (index_in_range(index_at(indices, position), extent))
        position++;
    char where[96];
    violate(preparation, RULE_INDEX_BOUNDS,
            "indices[%s] = %" PRId64 " is outside [%" PRId64 ",%" PRId64 "], the bounds of axis %d of data",
            coordinates_text(indices->dims, indices->rank, position, where, sizeof where),
            index_at(indices, position), -extent, extent - 1, axis);
    preparation->violations[RULE_INDEX_BOUNDS].count = outside;
}

/* clause: index-bounds */
static int64_t count_out_of_range(const struct inputs *inputs, int axis)
{
    int64_t buffer[PLAN_BLOCK];
    int64_t extent = inputs->data->dims[axis];
    int64_t outside = 0;
    for (int64_t first = 0; first < inputs->indices->count; first += PLAN_BLOCK) {
        int64_t rest = inputs->indices->count - first;
        int64_t count = rest < PLAN_BLOCK ? rest : PLAN_BLOCK;
        const int64_t *indices = indices_block(inputs->indices, first, count, buffer);
        if (!indices_certainly_in_range(indices, count, extent))
            outside += indices_out_of_range(indices, count, extent);
    }
    return outside;
}

/* Scatter-9 does not mention negative indices; they are treated as in every later version. */
/* clause: index-negative */
static void check_for_unstated_negatives(const struct tensor *indices, struct preparation *preparation)
{
    for (int64_t position = 0; position < indices->count; position++)
        if (index_at(indices, position) < 0)
            preparation->unstated = "the text of this version does not say what a negative index means";
}

/* Records what Scatter-9 does not define for the indices, of which `outside` are out of range. */
static void check_for_unstated(const struct tensor *indices, int64_t outside, struct preparation *preparation)
{
    if (outside > 0)
        preparation->undefined = "the text of this version does not say what an index out of range means";
    check_for_unstated_negatives(indices, preparation);
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
    if (!holds_indices(inputs->indices))
        return;
    int64_t outside = count_out_of_range(inputs, normalised);
    if (bounds == BOUNDS_UNSTATED)
        check_for_unstated(inputs->indices, outside, preparation);
    else if (outside > 0)
        note_out_of_range(inputs, normalised, outside, preparation);
}

/* ---- plan -------------------------------------------------------------------------------------------- */

/*
 * Drops dimensions of extent 1 off the axis, and merges adjacent dimensions that are also contiguous in data,
 * so that the innermost dimension is as long as possible.
 */
static void merge_dimensions(struct scatter_plan *plan)
{
    int kept = 0;
    for (int i = 0; i < plan->dimension_count; i++) {
        struct plan_dimension dimension = plan->dimensions[i];
        bool is_axis = dimension.stride == 0;
        if (!is_axis && dimension.extent == 1)
            continue;
        struct plan_dimension *outer = kept > 0 ? &plan->dimensions[kept - 1] : NULL;
        if (outer != NULL && !is_axis && outer->stride != 0 &&
            outer->stride == dimension.extent * dimension.stride) {
            outer->extent *= dimension.extent;
            outer->stride = dimension.stride;
            continue;
        }
        plan->dimensions[kept++] = dimension;
    }
    plan->dimension_count = kept;
}

enum status scatter_elements_plan(struct scatter_plan *plan, const struct inputs *inputs, int axis,
                                  struct arena *arena, struct error *error)
{
    const struct tensor *data = inputs->data;
    struct plan_dimension *dimensions = arena_allocate(arena, (size_t)data->rank * sizeof *dimensions);
    if (dimensions == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for a plan of rank %d", data->rank);
    *plan = (struct scatter_plan){.update_count = inputs->indices->count,
                                  .slice = 1,
                                  .target_count = data->count,
                                  .indices = inputs->indices,
                                  .dimension_count = data->rank,
                                  .dimensions = dimensions,
                                  .axis_extent = data->dims[axis]};
    /* clause: indices-empty, data-empty */
    if (plan->update_count == 0)
        return STATUS_OK; /* no stride is needed, and none would be meaningful with an extent of 0 */

    /* clause: axis, indices-smaller, indices-longer */
    int64_t stride = 1;
    for (int i = data->rank - 1; i >= 0; i--) {
        dimensions[i] =
            (struct plan_dimension){.extent = inputs->indices->dims[i], .stride = i == axis ? 0 : stride};
        if (i == axis)
            plan->axis_stride = stride;
        stride *= data->dims[i];
    }
    merge_dimensions(plan);
    return STATUS_OK;
}

/*
 * Moves the walk to update `first`; returns the offset in data of its row, without the innermost dimension.
 */
static int64_t seek(struct scatter_plan *plan, int64_t first)
{
    int64_t offset = 0;
    for (int i = plan->dimension_count - 1; i >= 0; i--) {
        struct plan_dimension *dimension = &plan->dimensions[i];
        dimension->coordinate = first % dimension->extent;
        first /= dimension->extent;
        if (i < plan->dimension_count - 1)
            offset += dimension->coordinate * dimension->stride;
    }
    return offset;
}

/* Moves the walk to the beginning of the next row, like an odometer; returns its offset in data. */
static int64_t next_row(struct scatter_plan *plan, int64_t offset)
{
    plan->dimensions[plan->dimension_count - 1].coordinate = 0;
    for (int i = plan->dimension_count - 2; i >= 0; i--) {
        struct plan_dimension *dimension = &plan->dimensions[i];
        offset += dimension->stride;
        if (++dimension->coordinate < dimension->extent)
            return offset;
        offset -= dimension->extent * dimension->stride;
        dimension->coordinate = 0;
    }
    return offset;
}

/*
 * The targets of `count` consecutive updates in the innermost dimension. `offset` is the target of the first,
 * without its index; each following target is `step` elements further (0 along the axis).
 */
/* clause: target, index-negative, target-alias, targets-unique, gather-inverse */
static inline void plan_row(const int64_t *restrict indices, int64_t count, int64_t axis_extent,
                            int64_t axis_stride, int64_t offset, int64_t step, uint64_t *restrict targets)
{
    for (int64_t i = 0; i < count; i++, offset += step)
        targets[i] = (uint64_t)(offset + index_normalise(indices[i], axis_extent) * axis_stride);
}

void scatter_elements_plan_block(struct scatter_plan *plan, int64_t first, int64_t count, uint64_t *targets)
{
    int64_t buffer[PLAN_BLOCK];
    const int64_t *indices = indices_block(plan->indices, first, count, buffer);
    const struct plan_dimension *inner = &plan->dimensions[plan->dimension_count - 1];
    int64_t offset = seek(plan, first);
    for (int64_t done = 0; done < count;) {
        int64_t rest_of_row = inner->extent - inner->coordinate;
        int64_t row = count - done < rest_of_row ? count - done : rest_of_row;
        if (plan->axis_stride == 1) /* the axis is the innermost dimension; constants make it faster */
            plan_row(indices + done, row, plan->axis_extent, 1, offset, 0, targets + done);
        else
            plan_row(indices + done, row, plan->axis_extent, plan->axis_stride,
                     offset + inner->coordinate * inner->stride, inner->stride, targets + done);
        done += row;
        offset = next_row(plan, offset);
    }
}
