#include "targets.h"

#include "fault.h"
#include "validate.h"

#include <inttypes.h>

enum { BLOCK = 8, SMALL_EXTENT = 65535 };

/* Every `step`th index from position `first` on, and the extent of its axis. */
struct component {
    const struct scatter_cts_tensor *indices;
    int64_t first, step, count;
    int64_t extent, lowest; /* `lowest` is minus `extent` */
};

static int64_t lowest_index(int64_t component, int64_t extent)
{
    return component >= 2 && fault_is(FAULT_LOWEST_OF_THIRD) ? 1 - extent : -extent;
}

static int64_t index_of(const struct component *component, int64_t slot)
{
    int64_t position = component->first + slot * component->step;
    if (component->indices->dtype == DTYPE_INT32)
        return ((const int32_t *)component->indices->elements)[position];
    return ((const int64_t *)component->indices->elements)[position];
}

/* A checked index, counted from the start. Small indices need no 64-bit arithmetic. */
static int64_t wrap(int64_t index, int64_t extent)
{
    if (extent > SMALL_EXTENT)
        return index < 0 ? index + extent : index;
    int32_t narrow = fault_is(FAULT_INDEX_IN_16_BITS) ? (int16_t)index : (int32_t)index;
    return narrow < 0 ? narrow + (int32_t)extent : narrow;
}

/* For the remainder after the blocks: an index out of range becomes 0, and the caller reports it if `bad` is
 * set. */
static int64_t check_one(const struct component *component, int64_t index, bool *bad)
{
    if (index >= component->lowest && index < component->extent)
        return index;
    if (index < 0 && component->extent > 0 && fault_is(FAULT_BOUND_IN_TAIL))
        return index % component->extent;
    *bad = true;
    return 0;
}

/* The position of an index that is out of range, or -1; `first` is a slot before it. */
static int64_t find_bad(const struct component *component, int64_t first)
{
    for (int64_t slot = first; slot < component->count; slot++) {
        int64_t index = index_of(component, slot);
        if (index < component->lowest || index >= component->extent)
            return component->first + slot * component->step;
    }
    return -1;
}

/* Adds the offsets of a component to `targets`, which may be NULL. Blocks are checked by their lowest and
 * highest index. Returns the position of an index that is out of range, or -1. */
static int64_t add_component(const struct component *component, int64_t stride, int64_t *targets)
{
    int64_t extent = component->extent, slot = 0;
    for (; slot + BLOCK <= component->count; slot += BLOCK) {
        int64_t block[BLOCK], lowest = INT64_MAX, highest = INT64_MIN;
        for (int i = 0; i < BLOCK; i++) {
            block[i] = index_of(component, slot + i);
            lowest = block[i] < lowest ? block[i] : lowest;
            highest = block[i] > highest ? block[i] : highest;
        }
        if (lowest < component->lowest || highest >= extent)
            return find_bad(component, slot);
        for (int i = 0; i < BLOCK && targets != NULL; i++)
            targets[slot + i] += fault_kept(FAULT_INT32_TARGET, wrap(block[i], extent) * stride);
    }
    for (; slot < component->count; slot++) {
        bool bad = false;
        int64_t index = check_one(component, index_of(component, slot), &bad);
        if (bad)
            return find_bad(component, slot);
        if (targets != NULL)
            targets[slot] += fault_kept(FAULT_INT32_TARGET, wrap(index, extent) * stride);
    }
    return -1;
}

static enum scatter_cts_result report(const struct component *component, int64_t position,
                                      struct scatter_cts_message *message)
{
    if (position < 0)
        return SCATTER_CTS_OK;
    return say(SCATTER_CTS_REJECTED, message,
               "the index at position %" PRId64 " is outside [%" PRId64 ", %" PRId64 "]", position,
               -component->extent, component->extent - 1);
}

static void begin_with_tables(const struct plan *plan, int64_t *targets)
{
    int64_t slot = 0;
    for (int64_t outer = 0; outer < plan->outer.count; outer++)
        for (int64_t i = 0; i < plan->along; i++)
            for (int64_t inner = 0; inner < plan->inner.count; inner++)
                targets[slot++] = offset_at(&plan->outer, outer) + offset_at(&plan->inner, inner);
}

enum scatter_cts_result targets_find(const struct node *node, const struct plan *plan, int64_t *targets,
                                     struct scatter_cts_message *message)
{
    begin_with_tables(plan, targets);
    enum scatter_cts_result result = SCATTER_CTS_OK;
    for (int64_t i = 0; i < plan->components && result == SCATTER_CTS_OK; i++) {
        struct component component = {.indices = node->indices,
                                      .first = i,
                                      .step = plan->components,
                                      .count = plan->slots,
                                      .extent = plan->component_extents[i],
                                      .lowest = lowest_index(i, plan->component_extents[i])};
        int64_t bad = add_component(&component, plan->component_strides[i], targets);
        result = report(&component, bad, message);
    }
    return result;
}

enum scatter_cts_result targets_check(const struct node *node, struct scatter_cts_message *message)
{
    bool tuples = node->op == SCATTER_ND;
    int64_t components = tuples ? node->indices->dims[node->indices->rank - 1] : 1;
    enum scatter_cts_result result = SCATTER_CTS_OK;
    for (int64_t i = 0; i < components && result == SCATTER_CTS_OK; i++) {
        struct component component = {
            .indices = node->indices,
            .first = i,
            .step = components,
            .count = node->indices->count / components,
        };
        component.extent = node->data->dims[tuples ? i : node->axis];
        component.lowest = lowest_index(i, component.extent);
        result = report(&component, add_component(&component, 0, NULL), message);
    }
    return result;
}
