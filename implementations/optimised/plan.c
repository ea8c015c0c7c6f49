#include "plan.h"

#include "fault.h"

#include <stdlib.h>
#include <string.h>

/* One axis of a loop over indices: the number of steps, and the extent of data and its size. */
struct walk_axis {
    int64_t steps;
    int64_t extent;
};

/* Unsigned, because extents next to a zero may be arbitrarily large. */
static int64_t product(const int64_t *extents, int64_t count)
{
    uint64_t result = 1;
    for (int64_t i = 0; i < count; i++)
        result *= (uint64_t)extents[i];
    return (int64_t)result;
}

/* Makes one axis of two neighbours where the inner one is walked in full, from the innermost outwards.
 * Returns how many remain. */
static int32_t coalesce(struct walk_axis *axes, int32_t count)
{
    int32_t kept = 0;
    for (int32_t i = 0; i < count; i++) {
        struct walk_axis axis = axes[i];
        struct walk_axis *outer = kept > 0 ? &axes[kept - 1] : NULL;
        const struct walk_axis *full = fault_is(FAULT_COALESCED_BY_OUTER) ? outer : &axis;
        if (outer != NULL && full->steps == full->extent)
            *outer = (struct walk_axis){outer->steps * axis.steps, outer->extent * axis.extent};
        else
            axes[kept++] = axis;
    }
    return kept;
}

/* The offset of a position of the loop, whose innermost axis has a stride of `stride` cells. */
static int64_t walk_offset(const struct walk_axis *axes, int32_t count, int64_t position, int64_t stride)
{
    int64_t offset = 0;
    for (int32_t i = count - 1; i >= 0; i--) {
        offset += position % axes[i].steps * stride;
        position /= axes[i].steps;
        stride *= axes[i].extent;
    }
    return offset;
}

/* The table of a loop over `count` axes, of `steps` in extents `extents`. */
static bool build_table(struct offset_table *table, const int64_t *extents, const int64_t *steps,
                        int32_t count, int64_t stride)
{
    struct walk_axis *axes = malloc(((size_t)count + 1) * sizeof *axes);
    if (axes == NULL)
        return false;
    table->count = product(steps, count);
    for (int32_t i = 0; i < count; i++)
        axes[i] = (struct walk_axis){steps[i], extents[i]};
    int32_t kept = coalesce(axes, count);

    int64_t highest = walk_offset(axes, kept, table->count - 1, stride);
    if (fault_is(FAULT_TABLE_BY_LENGTH))
        highest = table->count - 1;
    if (highest <= UINT16_MAX)
        table->narrow = malloc((size_t)table->count * sizeof *table->narrow);
    else
        table->wide = malloc((size_t)table->count * sizeof *table->wide);
    bool done = table->narrow != NULL || table->wide != NULL;
    for (int64_t i = 0; done && i < table->count; i++) {
        int64_t offset = fault_kept(FAULT_INT32_TABLE, walk_offset(axes, kept, i, stride));
        if (table->narrow != NULL)
            table->narrow[i] = (uint16_t)offset;
        else
            table->wide[i] = offset;
    }
    free(axes);
    return done;
}

static bool build_elements(struct plan *plan)
{
    const int64_t *data = plan->extents, *indices = plan->extents + plan->data_rank;
    int32_t axis = (int32_t)plan->axis, trailing = plan->data_rank - axis - 1;
    plan->slots = product(indices, plan->indices_rank);
    plan->slice = 1;
    plan->along = indices[axis];
    plan->component_extents[0] = data[axis];
    plan->component_strides[0] = product(data + axis + 1, trailing);

    const int64_t *inner = data + axis + 1;
    if (fault_is(FAULT_STRIDE_OF_INDICES) && plan->data_rank == 4)
        inner = indices + axis + 1;
    return build_table(&plan->outer, data, indices, axis, data[axis] * plan->component_strides[0]) &&
           build_table(&plan->inner, inner, indices + axis + 1, trailing, 1);
}

static bool build_tuples(struct plan *plan)
{
    const int64_t *data = plan->extents, *indices = plan->extents + plan->data_rank;
    plan->slots = product(indices, plan->indices_rank - 1);
    if (fault_is(FAULT_EMPTY_TUPLES_ONCE) && plan->components == 0)
        plan->slots = 1;
    plan->slice = product(data + plan->components, plan->data_rank - plan->components);
    plan->along = plan->slots;
    int64_t stride = plan->slice;
    for (int64_t i = plan->components - 1; i >= 0; i--) {
        plan->component_extents[i] = data[i];
        plan->component_strides[i] = stride;
        stride *= data[i];
    }
    return build_table(&plan->outer, data, indices, 0, 1) && build_table(&plan->inner, data, indices, 0, 1);
}

bool plan_build(struct plan *plan)
{
    bool tuples = plan->op == SCATTER_ND;
    plan->components = tuples ? plan->extents[plan->data_rank + plan->indices_rank - 1] : 1;
    size_t size = ((size_t)plan->components + 1) * sizeof(int64_t);
    plan->component_extents = malloc(size);
    plan->component_strides = malloc(size);
    if (plan->component_extents == NULL || plan->component_strides == NULL)
        return false;
    if (!(tuples ? build_tuples(plan) : build_elements(plan)))
        return false;
    plan->slice_bytes = (size_t)plan->slice * plan->width;
    return true;
}

void plan_clear(struct plan *plan)
{
    free(plan->extents);
    free(plan->component_extents);
    free(plan->component_strides);
    free(plan->outer.narrow);
    free(plan->outer.wide);
    free(plan->inner.narrow);
    free(plan->inner.wide);
    free(plan->known_targets);
    *plan = (struct plan){0};
}
