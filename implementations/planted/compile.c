#include "compile.h"

#include "bugs.h"
#include "dtype.h"
#include "validate.h"

#include <stdlib.h>
#include <string.h>

/* The table of the earlier call for the bug state_row_table. */
static int64_t *kept_table;
static int64_t kept_rows;

void compile_reset(void)
{
    free(kept_table);
    kept_table = NULL;
    kept_rows = 0;
}

/* Shapes with an extent of 0 may have products of the others that overflow; they are not used then. */
static int64_t product(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a * (uint64_t)b);
}

/* The distance of two elements of data that are neighbours along the axis. */
static int64_t stride_of(const struct node *node, int64_t axis)
{
    const int64_t *dims = node->data->dims;
    int64_t stride = 1;
    if (BUG(stride_next_extent))
        return axis + 1 < node->data->rank ? dims[axis + 1] : 1;
    for (int64_t inner = axis + 1; inner < node->data->rank; inner++) {
        int64_t extent = dims[inner];
        if (BUG(alone_key_type))
            extent = 4;
        if (BUG(alone_key_rank))
            extent = dims[0];
        if (BUG(strides_of_indices))
            extent = inner < node->indices->rank ? node->indices->dims[inner] : 1;
        stride = product(stride, extent);
    }
    return stride;
}

/* The offset of a row of indices, without the coordinate on the axis. */
static int64_t row_offset(const struct node *node, int64_t axis, int64_t row)
{
    const int64_t *extents = BUG(alone_row_table) ? node->data->dims : node->indices->dims;
    int64_t offset = 0;
    for (int32_t outer = node->data->rank - 2; outer >= 0 && extents[outer] > 0; outer--) {
        if (outer != axis)
            offset += row % extents[outer] * stride_of(node, outer);
        row /= extents[outer];
    }
    return offset;
}

static bool build_table(struct plan *plan, const struct node *node, int64_t axis, int64_t rows)
{
    plan->row_offsets = calloc((size_t)rows + 1, sizeof(int64_t));
    if (plan->row_offsets == NULL)
        return false;
    plan->table_rows = rows;
    if (BUG(state_row_table) && kept_rows >= rows) {
        memcpy(plan->row_offsets, kept_table, (size_t)rows * sizeof(int64_t));
        return true;
    }
    for (int64_t row = 0; row < rows; row++)
        plan->row_offsets[row] = row_offset(node, axis, row);
    if (BUG(state_row_table)) {
        compile_reset();
        kept_table = malloc(((size_t)rows + 1) * sizeof(int64_t));
        if (kept_table == NULL)
            return false;
        memcpy(kept_table, plan->row_offsets, (size_t)rows * sizeof(int64_t));
        kept_rows = rows;
    }
    return true;
}

static int64_t negative_axis(const struct node *node)
{
    int64_t axis = node->axis + node->data->rank;
    if (BUG(axis_negative_first))
        return 0;
    if (BUG(axis_negative_last))
        return node->data->rank - 1;
    return BUG(axis_negative_lower) && axis > 0 ? axis - 1 : axis;
}

/* The dimension of data that is used as the given one: another one only for the bug ones_squeezed. */
static int64_t dimension(const struct node *node, int64_t axis)
{
    for (int64_t found = 0, i = 0; BUG(ones_squeezed) && i < node->data->rank; i++) {
        if (node->data->dims[i] != 1 && found++ == axis)
            return i;
    }
    return axis;
}

static bool lower_elements(struct plan *plan, const struct node *node)
{
    int32_t last = node->data->rank - 1;
    int64_t axis = dimension(node, node->axis < 0 ? negative_axis(node) : node->axis);
    bool many = node->data->rank > 3;
    if (BUG(alone_key_axis) || BUG(alone_key_shape) || (BUG(axis_first_above_rank_3) && many))
        axis = 0;

    plan->tuple_for_each_update = true;
    plan->tuple_length = 1;
    plan->operands = calloc(1, sizeof(struct operand));
    if (plan->operands == NULL)
        return false;
    plan->operands[0] = (struct operand){node->data->dims[axis], stride_of(node, axis)};
    plan->row_length = node->indices->dims[last];
    plan->column_stride = axis == last ? 0 : 1;
    plan->updates = plan->row_length > 0 ? node->updates->count : 0;
    return build_table(plan, node, axis, plan->row_length > 0 ? plan->updates / plan->row_length : 0);
}

static bool lower_tuples(struct plan *plan, const struct node *node)
{
    plan->tuple_length = BUG(alone_key_k) ? 1 : node->indices->dims[node->indices->rank - 1];
    plan->operands = calloc((size_t)plan->tuple_length + 1, sizeof(struct operand));
    if (plan->operands == NULL)
        return false;
    for (int64_t axis = 0; axis < plan->tuple_length; axis++)
        plan->operands[axis] =
            (struct operand){node->data->dims[dimension(node, axis)], stride_of(node, dimension(node, axis))};
    plan->slice_row = node->data->rank > plan->tuple_length ? node->data->dims[node->data->rank - 1] : 1;
    plan->row_length = 1;
    for (int64_t axis = plan->tuple_length; axis < node->data->rank; axis++)
        plan->row_length = product(plan->row_length, node->data->dims[axis]);
    plan->column_stride = 1;
    plan->updates = plan->row_length > 0 ? node->updates->count : 0;
    return true;
}

/* Without a reduction, elements are moved as they are: NaN keeps its bits. */
static void emit(struct plan *plan)
{
    static const enum instruction move[] = {MOVE, HALT};
    static const enum instruction reduce[] = {GATHER, LOAD, COMBINE, SCATTER_OLD, HALT};
    static const enum instruction blend[] = {GATHER, LOAD, BLEND, SCATTER_OLD, HALT};
    enum register_class class = dtype_facts[plan->dtype].class;

    if (plan->reduction != REDUCTION_NONE)
        memcpy(plan->program, reduce, sizeof(reduce));
    else if (BUG(blend_multiply) && (class == CLASS_SINGLE || class == CLASS_DOUBLE))
        memcpy(plan->program, blend, sizeof(blend));
    else
        memcpy(plan->program, move, sizeof(move));
}

static const char *not_implemented(const struct plan *plan)
{
    enum register_class class = dtype_facts[plan->dtype].class;
    bool ordering = plan->reduction == REDUCTION_MAX || plan->reduction == REDUCTION_MIN;
    if (class == CLASS_STRING && plan->reduction == REDUCTION_MUL)
        return "[E:compiler] strings have no product";
    if (class == CLASS_COMPLEX && ordering)
        return "[E:compiler] complex numbers have no order";
    return NULL;
}

struct plan *plan_compile(const struct node *node)
{
    struct plan *plan = calloc(1, sizeof(*plan));
    if (plan == NULL)
        return NULL;
    struct scatter_cts_message message = {plan->text, sizeof(plan->text)};
    plan->result = validate_node(node, &message);
    if (plan->result != SCATTER_CTS_OK)
        return plan;
    plan->dtype = node->data->dtype;
    plan->reduction = BUG(alone_key_reduction) || BUG(alone_key_shape) ? REDUCTION_NONE : node->reduction;
    if (BUG(mul_as_add) && plan->reduction == REDUCTION_MUL)
        plan->reduction = REDUCTION_ADD;
    if (BUG(min_as_max) && plan->reduction == REDUCTION_MIN)
        plan->reduction = REDUCTION_MAX;
    plan->missing = not_implemented(plan);
    plan->first_extent = node->data->dims[0];
    emit(plan);
    if (node->op == SCATTER_ND ? lower_tuples(plan, node) : lower_elements(plan, node))
        return plan;
    plan_free(plan);
    return NULL;
}

void plan_free(struct plan *plan)
{
    if (plan == NULL)
        return;
    free(plan->operands);
    free(plan->row_offsets);
    free(plan);
}
