/* The address generator: the target and the source of one update. */
#include "bugs.h"
#include "device.h"
#include "dtype.h"

/* A negative index counts from the end of its axis. */
static int64_t wrap(const struct plan *plan, int64_t component, int64_t index)
{
    int64_t extent = plan->operands[component].extent;
    if (BUG(bounds_clamped) && index >= extent)
        index = extent - 1;
    if (BUG(bounds_clamped) && index < -extent)
        index = -extent;
    if (index >= 0 || (BUG(tuple_unwrapped) && !plan->tuple_for_each_update))
        return index;
    if (BUG(wrap_with_first_extent))
        return index + plan->first_extent;
    if (BUG(wrap_absolute))
        return -index;
    if (BUG(wrap_clamped))
        return 0;
    if (BUG(wrap_off_by_one))
        return index == -extent ? 0 : index + extent - 1;
    if (BUG(wrap_first_component) && component > 0)
        return index;
    return index + extent;
}

int64_t updates_to_execute(const struct plan *plan)
{
    if (BUG(beyond_16_lost) && plan->updates > 16)
        return 16;
    bool dropped = BUG(odd_last_update) && plan->updates % 2 == 1 && plan->updates > 1;
    return dropped ? plan->updates - 1 : plan->updates;
}

/* The position of an element of updates if they were stored column by column. */
static int64_t transposed(const struct scatter_cts_tensor *updates, int64_t position)
{
    int64_t source = 0;
    int64_t stride = updates->count;
    for (int32_t axis = updates->rank - 1; axis >= 0; axis--) {
        stride /= updates->dims[axis];
        source += position % updates->dims[axis] * stride;
        position /= updates->dims[axis];
    }
    return source;
}

int64_t source_of(const struct plan *plan, const struct node *node, int64_t update)
{
    if (BUG(updates_transposed))
        return transposed(node->updates, update);
    return BUG(updates_broadcast) ? update % plan->row_length : update;
}

int64_t target_of(const struct plan *plan, const struct node *node, int64_t update)
{
    int64_t row = update / plan->row_length;
    int64_t column = update % plan->row_length;
    int64_t first = (plan->tuple_for_each_update ? update : row) * plan->tuple_length;
    int64_t target = column * plan->column_stride + (plan->row_offsets != NULL ? plan->row_offsets[row] : 0);

    if (BUG(slice_tail) && !plan->tuple_for_each_update && plan->row_length > 4 &&
        column >= plan->row_length / 4 * 4)
        return -1;
    if (!plan->tuple_for_each_update &&
        ((BUG(slice_first_element) && column > 0) ||
         (BUG(slice_last_row) && column < plan->row_length - plan->slice_row)))
        return -1;
    if (first + plan->tuple_length > node->indices->count)
        return -1;
    for (int64_t i = 0; i < plan->tuple_length; i++) {
        int64_t component = BUG(tuple_reversed) ? plan->tuple_length - 1 - i : i;
        int64_t index = node_index(node, first + component);
        int64_t extent = plan->operands[i].extent;
        if (BUG(bounds_skipped) && (index < -extent || index >= extent))
            return -1;
        target += wrap(plan, i, index) * plan->operands[i].stride;
    }
    return target >= 0 && target < node->data->count ? target : -1;
}
