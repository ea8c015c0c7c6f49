/*
 * ScatterND. In the words of the text, for every position idx of indices without its last dimension:
 *
 *     output[tuple(indices[idx])] = f(output[tuple(indices[idx])], updates[idx])
 *
 * where the tuple has k = indices.shape[-1] components and names one element (k = r) or a slice of data.
 *
 * Source: ScatterND-18, description, in the edition of onnx 1.23: updates has the shape
 * indices.shape[0:q-1] ++ data.shape[k:r].
 */
#include "indices.h"
#include "kernels.h"
#include "tensor.h"

#include <inttypes.h>

/* ---- rules ------------------------------------------------------------------------------------------- */

static void note_out_of_range(const struct inputs *inputs, int64_t position, int component, int64_t outside,
                              struct preparation *preparation)
{
    const struct tensor *indices = inputs->indices;
    int64_t extent = inputs->data->dims[component];
    char where[96];
    violate(preparation, RULE_INDEX_BOUNDS,
            "indices[%s] = %" PRId64 " is outside [%" PRId64 ",%" PRId64 "], the bounds of axis %d of data",
            coordinates_text(indices->dims, indices->rank, position, where, sizeof where),
            index_at(indices, position), -extent, extent - 1, component);
    preparation->violations[RULE_INDEX_BOUNDS].count = outside;
}

/* How many components of `count` tuples are out of range. */
static int64_t tuples_out_of_range(const int64_t *indices, int64_t count, const int64_t *extents, int length)
{
    int64_t outside = 0;
    for (int component = 0; component < length; component++)
        for (int64_t tuple = 0; tuple < count; tuple++)
            outside += !index_in_range(indices[tuple * length + component], extents[component]);
    return outside;
}

static inline bool certainly_in_range(const int64_t *indices, int64_t count, const int64_t *extents,
                                      int length)
{
    uint64_t outside = 0;
    for (int64_t tuple = 0; tuple < count; tuple++)
        for (int component = 0; component < length; component++)
            outside |= index_suspicion(indices[tuple * length + component], extents[component]);
    return outside >> 63 == 0;
}

/* Whether all components of `count` tuples are in range; possibly false if an extent exceeds 2^62. */
static bool tuples_certainly_in_range(const int64_t *indices, int64_t count, const int64_t *extents,
                                      int length)
{
    /* The common lengths as constants: the compiler then unrolls the inner loop. */
    switch (length) {
    case 1:
        return indices_certainly_in_range(indices, count, extents[0]);
    case 2:
        return certainly_in_range(indices, count, extents, 2);
    case 3:
        return certainly_in_range(indices, count, extents, 3);
    default:
        return certainly_in_range(indices, count, extents, length);
    }
}

/* The same for a whole tensor of indices, block by block so that each block is read from memory once. */
static int64_t all_out_of_range(const struct tensor *indices, const int64_t *extents, int length)
{
    if (indices->count == 0)
        return 0;
    int64_t tuples = indices->count / length;
    int64_t outside = 0;
    if (indices->dtype != DTYPE_INT64) { /* int32 violates another rule; speed does not matter here */
        for (int64_t position = 0; position < indices->count; position++)
            outside += !index_in_range(index_at(indices, position), extents[position % length]);
        return outside;
    }
    const int64_t *elements = indices->elements;
    for (int64_t tuple = 0; tuple < tuples; tuple += PLAN_BLOCK) {
        int64_t count = tuples - tuple < PLAN_BLOCK ? tuples - tuple : PLAN_BLOCK;
        const int64_t *block = elements + tuple * length;
        if (!tuples_certainly_in_range(block, count, extents, length))
            outside += tuples_out_of_range(block, count, extents, length);
    }
    return outside;
}

/* clause: index-bounds */
static void check_bounds(const struct inputs *inputs, int tuple_length, struct preparation *preparation)
{
    const int64_t *extents = inputs->data->dims;
    int64_t outside = all_out_of_range(inputs->indices, extents, tuple_length);
    if (outside == 0)
        return;
    int64_t position = 0;
    while (index_in_range(index_at(inputs->indices, position), extents[position % tuple_length]))
        position++;
    note_out_of_range(inputs, position, (int)(position % tuple_length), outside, preparation);
}

/* updates has the extents of indices without the last, then those of data from tuple_length on. */
/* clause: updates-shape, updates-layout, updates-scalar */
static void check_updates_shape(const struct inputs *inputs, int tuple_length,
                                struct preparation *preparation)
{
    const struct tensor *updates = inputs->updates;
    int batch_rank = inputs->indices->rank - 1;
    int slice_rank = inputs->data->rank - tuple_length;
    bool same = updates->rank == batch_rank + slice_rank;
    for (int axis = 0; same && axis < updates->rank; axis++)
        same =
            updates->dims[axis] == (axis < batch_rank ? inputs->indices->dims[axis]
                                                      : inputs->data->dims[axis - batch_rank + tuple_length]);
    if (same)
        return;
    char actual[72], batch[64], slice[64];
    violate(preparation, RULE_UPDATES_SHAPE, "updates has shape %s, not %s ++ %s",
            shape_text(updates->dims, updates->rank, actual, sizeof actual),
            shape_text(inputs->indices->dims, batch_rank, batch, sizeof batch),
            shape_text(inputs->data->dims + tuple_length, slice_rank, slice, sizeof slice));
}

void scatter_nd_check(const struct inputs *inputs, struct preparation *preparation)
{
    if (inputs->data == NULL || inputs->indices == NULL || inputs->indices->rank == 0)
        return;
    int64_t tuple_length = inputs->indices->dims[inputs->indices->rank - 1];
    /* clause: tuple-length */
    if (tuple_length > inputs->data->rank) {
        violate(preparation, RULE_TUPLE_LENGTH,
                "the last extent of indices is %" PRId64 ", larger than the rank %d of data", tuple_length,
                inputs->data->rank);
        return;
    }
    if (inputs->updates != NULL)
        check_updates_shape(inputs, (int)tuple_length, preparation);
    if (holds_indices(inputs->indices))
        check_bounds(inputs, (int)tuple_length, preparation);
}

/* ---- plan -------------------------------------------------------------------------------------------- */

void scatter_nd_plan(struct scatter_plan *plan, const struct inputs *inputs)
{
    const struct tensor *data = inputs->data;
    const struct tensor *indices = inputs->indices;
    int tuple_length = (int)indices->dims[indices->rank - 1];
    *plan =
        (struct scatter_plan){.indices = indices, .tuple_length = tuple_length, .tuple_extents = data->dims};
    /* Without elements in updates there is nothing to write, however many empty slices are named; and next to
     * an extent of 0, the product of the other extents may overflow. */
    /* clause: indices-empty, data-empty */
    if (inputs->updates->count == 0)
        return;
    /* clause: slice, tuple-empty, updates-layout */
    plan->slice = shape_element_count(data->dims + tuple_length, data->rank - tuple_length);
    plan->update_count = inputs->updates->count / plan->slice;
    plan->target_count = data->count / plan->slice;
}

/*
 * The target of each tuple by Horner's rule: (i0 * d1 + i1) * d2 + i2 and so on.
 */
/* clause: target, tuple, index-negative, target-alias, targets-unique, gather-inverse */
static inline void plan_tuples(const int64_t *restrict indices, int64_t count, const int64_t *extents,
                               int length, uint64_t *restrict targets)
{
    for (int64_t tuple = 0; tuple < count; tuple++) {
        int64_t target = 0;
        for (int component = 0; component < length; component++)
            target = target * extents[component] +
                     index_normalise(indices[tuple * length + component], extents[component]);
        targets[tuple] = (uint64_t)target;
    }
}

void scatter_nd_plan_block(const struct scatter_plan *plan, int64_t first, int64_t count, uint64_t *targets)
{
    const int64_t *elements = plan->indices->elements;
    const int64_t *indices = elements + first * plan->tuple_length;
    /* The common lengths as constants: the compiler then unrolls the inner loop. */
    switch (plan->tuple_length) {
    case 1:
        plan_tuples(indices, count, plan->tuple_extents, 1, targets);
        break;
    case 2:
        plan_tuples(indices, count, plan->tuple_extents, 2, targets);
        break;
    case 3:
        plan_tuples(indices, count, plan->tuple_extents, 3, targets);
        break;
    default:
        plan_tuples(indices, count, plan->tuple_extents, plan->tuple_length, targets);
    }
}
