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
#include "node.h"
#include "scatter_family.h"
#include "tensor.h"

#include <inttypes.h>

/* ---- rules ------------------------------------------------------------------------------------------- */

/* clause: index-bounds */
static void check_bounds(const struct inputs *inputs, int tuple_length, struct preparation *preparation)
{
    for (int64_t position = 0; position < inputs->indices->count; position++) {
        const int component = (int)(position % tuple_length);
        if (!index_in_range(index_at(inputs->indices, position), inputs->data->dims[component]))
            note_out_of_range(inputs, position, component, preparation);
    }
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

/* ---- where update n goes ------------------------------------------------------------------------------- */

void scatter_nd_plan(struct scatter_plan *plan, const struct inputs *inputs)
{
    const struct tensor *data = inputs->data;
    const struct tensor *indices = inputs->indices;
    int tuple_length = (int)indices->dims[indices->rank - 1];
    *plan = (struct scatter_plan){.indices = indices, .tuple_length = tuple_length, .extents = data->dims};
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

/* The tuple as the number of a slice, by Horner's rule: (i0 * d1 + i1) * d2 + i2 and so on. */
/* clause: target, tuple, index-negative, target-alias, targets-unique, gather-inverse */
int64_t scatter_nd_target(const struct scatter_plan *plan, int64_t update)
{
    int64_t target = 0;
    for (int i = 0; i < plan->tuple_length; i++) {
        const int64_t index = index_at(plan->indices, update * plan->tuple_length + i);
        target = target * plan->extents[i] + index_normalise(index, plan->extents[i]);
    }
    return target;
}
