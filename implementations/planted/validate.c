#include "validate.h"

#include "bugs.h"
#include "dtype.h"

#include <inttypes.h>

/* Reductions were added in opset 16; max and min in opset 18. bfloat16 was added in opset 13, too late for
 * Scatter. */
static enum scatter_cts_result check_types(const struct node *node, struct scatter_cts_message *message)
{
    int32_t last = node->op != SCATTER && node->opset >= 13 ? DTYPE_BFLOAT16 : DTYPE_COMPLEX128;
    bool int32_admitted = node->op != SCATTER_ND;
    bool ordering = node->reduction == REDUCTION_MAX || node->reduction == REDUCTION_MIN;

    if (ordering && ((node->opset < 18 && !BUG(reduction_ungated)) || BUG(alone_key_opset)))
        return node_refuse(node, message,
                           "reduction '%s' requires opset 18, but the model imports opset %" PRId64,
                           reduction_names[node->reduction], BUG(alone_key_opset) ? 16 : node->opset);
    if (node->data->dtype > last)
        return node_refuse(node, message, "input 'data' has element type %" PRId32 " at opset %" PRId64,
                           node->data->dtype, node->opset);
    if (node->updates->dtype != node->data->dtype)
        return node_refuse(node, message, "input 'updates' has element type %" PRId32, node->updates->dtype);
    if (node->indices->dtype != DTYPE_INT64 && !(int32_admitted && node->indices->dtype == DTYPE_INT32))
        return node_refuse(node, message, "input 'indices' has element type %" PRId32, node->indices->dtype);
    if (node->data->rank < 1 || node->indices->rank < 1)
        return node_refuse(node, message, "input '%s' is a scalar",
                           node->data->rank < 1 ? "data" : "indices");
    return SCATTER_CTS_OK;
}

/* The shape of updates: the first `kept` extents of indices, then the extents of data from axis `skipped`
 * on. */
static enum scatter_cts_result check_updates(const struct node *node, int64_t kept, int64_t skipped,
                                             struct scatter_cts_message *message)
{
    const struct scatter_cts_tensor *updates = node->updates;
    bool same = updates->rank == kept + node->data->rank - skipped;
    for (int64_t axis = 0; same && axis < updates->rank; axis++) {
        int64_t due = axis < kept ? node->indices->dims[axis] : node->data->dims[skipped + axis - kept];
        same = updates->dims[axis] == due;
    }
    if (same)
        return SCATTER_CTS_OK;
    return node_refuse(node, message, "updates %s do not match indices %s", shape_text(updates),
                       shape_text(node->indices));
}

static enum scatter_cts_result check_tuples(const struct node *node, struct scatter_cts_message *message)
{
    int32_t last = node->indices->rank - 1;
    int64_t length = node->indices->dims[last];
    if (length > node->data->rank)
        return node_refuse(node, message, "index tuples of length %" PRId64, length);
    return check_updates(node, last, length, message);
}

/* Scatter and ScatterElements: indices has the rank of data and, except along the axis, at most its
 * extents. */
static enum scatter_cts_result check_elements(const struct node *node, struct scatter_cts_message *message)
{
    int32_t rank = node->data->rank;
    if (node->indices->rank != rank)
        return node_refuse(node, message, "indices %s have another rank", shape_text(node->indices));
    if (node->axis < -(int64_t)rank || node->axis >= rank)
        return node_refuse(node, message, "axis %" PRId64 " is not in [%" PRId32 ", %" PRId32 "]", node->axis,
                           -rank, rank - 1);
    int64_t free_axis = node->axis < 0 ? node->axis + rank : node->axis;
    for (int32_t axis = 0; axis < rank; axis++) {
        bool longer = node->indices->dims[axis] > node->data->dims[axis];
        if (longer && (axis != free_axis || BUG(refuse_longer_indices)))
            return node_refuse(
                node, message,
                "indices shape %s exceeds data shape in dimension %" PRId32 " (%" PRId64 " > %" PRId64 ")",
                shape_text(node->indices), axis, node->indices->dims[axis], node->data->dims[axis]);
    }
    return check_updates(node, rank, rank, message);
}

enum scatter_cts_result validate_node(const struct node *node, struct scatter_cts_message *message)
{
    enum scatter_cts_result result = check_types(node, message);
    if (result != SCATTER_CTS_OK)
        return result;
    if (BUG(refuse_empty_indices) && node->indices->count == 0)
        return node_refuse(node, message, "indices %s are empty", shape_text(node->indices));
    return node->op == SCATTER_ND ? check_tuples(node, message) : check_elements(node, message);
}

/* bounds_flat: whether the flat offset of the tuple that begins at a position is valid, whatever its indices
 * are. */
static bool flat_offset_valid(const struct plan *plan, const struct node *node, int64_t first)
{
    int64_t offset = 0;
    for (int64_t i = 0; i < plan->tuple_length; i++) {
        int64_t index = node_index(node, first + i);
        const struct operand *operand = &plan->operands[i];
        if (index < -INT32_MAX || index > INT32_MAX)
            return false;
        offset += (index < 0 ? index + operand->extent : index) * operand->stride;
    }
    return offset >= 0 && offset < node->data->count;
}

enum scatter_cts_result validate_indices(const struct plan *plan, const struct node *node,
                                         struct scatter_cts_message *message)
{
    bool flat = BUG(bounds_flat) && plan->tuple_length > 1;
    if (BUG(bounds_clamped) || BUG(bounds_skipped))
        return SCATTER_CTS_OK;
    for (int64_t position = 0; plan->tuple_length > 0 && position < node->indices->count; position++) {
        int64_t component = position % plan->tuple_length;
        int64_t extent = plan->operands[component].extent;
        int64_t index = node_index(node, position);
        int64_t least = BUG(refuse_negative_index) ? 0 : -extent + BUG(refuse_lowest_index);
        bool valid = index >= least && index < extent;
        if (flat && position - component + plan->tuple_length <= node->indices->count)
            valid = flat_offset_valid(plan, node, position - component);
        if (!valid)
            return node_refuse(node, message,
                               "index %" PRId64 " out of bounds for axis %" PRId64 " with size %" PRId64,
                               index, node->op == SCATTER_ND ? component : node->axis, extent);
    }
    return SCATTER_CTS_OK;
}
