/* The nodes that compute an input of a scatter node from graph inputs and initializers. */
#include "dtype.h"
#include "graph_messages.h"

#include <string.h>

/* What is being made: `value`, under its name, from values whose names begin with it. */
struct making {
    struct graph_messages *graph;
    const struct scatter_model *model;
    const struct tensor *value;
    size_t row; /* bytes of what one index of the first axis selects */
};

static const char *name_of(const struct making *making, const char *end)
{
    const char *name = arena_format(making->graph->arena, "%s_%s", making->value->name, end);
    if (name == NULL && making->graph->status == STATUS_OK)
        making->graph->status = error_no_memory(making->graph->error, "a model");
    return text_or_empty(name);
}

/* A tensor of its own; elements are zeroed. After a failure it has no elements. */
static struct tensor make_tensor(const struct making *making, const char *end, int32_t dtype,
                                 const int64_t *dims, int rank)
{
    struct graph_messages *graph = making->graph;
    struct tensor tensor = {.dtype = dtype};
    if (graph->status == STATUS_OK)
        graph->status = tensor_create(&tensor, dtype, dims, rank, graph->arena, graph->error);
    if (graph->status != STATUS_OK)
        return (struct tensor){.dtype = dtype};
    memset(tensor.elements, 0, tensor.size);
    tensor.name = name_of(making, end);
    return tensor;
}

/* A list of int64, or a number of rank 0, as an initializer; its name. */
static const char *add_numbers(const struct making *making, const char *end, int32_t dtype,
                               const int64_t *numbers, int64_t count, int rank)
{
    const struct tensor tensor = make_tensor(making, end, dtype, &count, rank);
    for (int64_t i = 0; i < tensor.count; i++)
        store_bits((char *)tensor.elements + (size_t)i * dtype_size(dtype), dtype_size(dtype),
                   (uint64_t)numbers[i]);
    graph_add_initializer(making->graph, &tensor);
    return tensor.name;
}

/* A graph input with the elements of the value in another shape; its name. */
static const char *feed_as(const struct making *making, const int64_t *dims, int rank)
{
    struct tensor source = make_tensor(making, "from", making->value->dtype, dims, rank);
    if (source.count > 0)
        memcpy(source.elements, making->value->elements, source.size);
    graph_feed(making->graph, &source);
    return source.name;
}

static void by_identity(const struct making *making)
{
    const char *from = feed_as(making, making->value->dims, making->value->rank);
    (void)graph_add_node(making->graph, "Identity", from, NULL, NULL, making->value->name);
}

static void reshape(const struct making *making, const char *from)
{
    const struct tensor *value = making->value;
    const char *shape = add_numbers(making, "shape", DTYPE_INT64, value->dims, value->rank, 1);
    (void)graph_add_node(making->graph, "Reshape", from, shape, NULL, value->name);
}

static void by_reshape(const struct making *making)
{
    reshape(making, feed_as(making, &making->value->count, 1));
}

/* Transpose without `perm` reverses the axes. */
static void by_transpose(const struct making *making)
{
    const struct tensor *value = making->value;
    const size_t size = value->size / (size_t)value->count;
    int64_t dims[SCATTER_MODEL_RANK];
    for (int axis = 0; axis < value->rank; axis++)
        dims[axis] = value->dims[value->rank - 1 - axis];
    const struct tensor source = make_tensor(making, "from", value->dtype, dims, value->rank);
    for (int64_t i = 0; i < source.count; i++) {
        int64_t rest = i, place = 0; /* of an element in the value, and in the source */
        for (int axis = value->rank - 1; axis >= 0; axis--) {
            place = place * value->dims[axis] + rest % value->dims[axis];
            rest /= value->dims[axis];
        }
        memcpy((char *)source.elements + (size_t)place * size,
               (const char *)value->elements + (size_t)i * size, size);
    }
    graph_feed(making->graph, &source);
    (void)graph_add_node(making->graph, "Transpose", source.name, NULL, NULL, value->name);
}

/* Some rows of the value: `count` rows, from `first` in steps. */
static struct tensor rows_of(const struct making *making, const char *end, int64_t first, int64_t count,
                             int64_t step)
{
    int64_t dims[SCATTER_MODEL_RANK];
    memcpy(dims, making->value->dims, (size_t)making->value->rank * sizeof *dims);
    dims[0] = count;
    const struct tensor rows = make_tensor(making, end, making->value->dtype, dims, making->value->rank);
    for (int64_t i = 0; rows.elements != NULL && i < count; i++)
        memcpy((char *)rows.elements + (size_t)i * making->row,
               (const char *)making->value->elements + (size_t)(first + i * step) * making->row, making->row);
    return rows;
}

static void by_concat(const struct making *making)
{
    const int64_t half = making->value->dims[0] / 2;
    const struct tensor first = rows_of(making, "first", 0, half, 1);
    const struct tensor rest = rows_of(making, "rest", half, making->value->dims[0] - half, 1);
    graph_feed(making->graph, &first);
    graph_add_initializer(making->graph, &rest);
    node_set_int(making->graph,
                 graph_add_node(making->graph, "Concat", first.name, rest.name, NULL, making->value->name),
                 "axis", 0);
}

/* The rows in reverse order, and indices that reverse them again. */
static void by_gather(const struct making *making)
{
    const int64_t count = making->value->dims[0];
    const struct tensor source = rows_of(making, "from", count - 1, count, -1);
    const struct tensor order = make_tensor(making, "order", DTYPE_INT64, &count, 1);
    for (int64_t i = 0; i < order.count; i++)
        ((int64_t *)order.elements)[i] = count - 1 - i;
    graph_feed(making->graph, &source);
    graph_add_initializer(making->graph, &order);
    (void)graph_add_node(making->graph, "Gather", source.name, order.name, NULL, making->value->name);
}

static int64_t integer_at(const struct tensor *tensor, int64_t place)
{
    return tensor->dtype == DTYPE_INT32 ? ((const int32_t *)tensor->elements)[place]
                                        : ((const int64_t *)tensor->elements)[place];
}

/* From the other type of indices. */
static void by_cast(const struct making *making)
{
    const struct tensor *value = making->value;
    const int32_t other = value->dtype == DTYPE_INT32 ? DTYPE_INT64 : DTYPE_INT32;
    const struct tensor source = make_tensor(making, "from", other, value->dims, value->rank);
    for (int64_t i = 0; i < source.count; i++)
        store_bits((char *)source.elements + (size_t)i * dtype_size(other), dtype_size(other),
                   (uint64_t)integer_at(value, i));
    graph_feed(making->graph, &source);
    node_set_int(making->graph, graph_add_node(making->graph, "Cast", source.name, NULL, NULL, value->name),
                 "to", value->dtype);
}

static void by_expand(const struct making *making)
{
    const struct tensor *value = making->value;
    const char *from = feed_as(making, &(int64_t){1}, 1);
    const char *shape = add_numbers(making, "shape", DTYPE_INT64, value->dims, value->rank, 1);
    (void)graph_add_node(making->graph, "Expand", from, shape, NULL, value->name);
}

/* Up to the first extent of data if that is as many, else up to a graph input. */
static void by_range(const struct making *making)
{
    struct graph_messages *graph = making->graph;
    const struct tensor *value = making->value, *data = &making->model->inputs[INPUT_DATA];
    const char *zero = add_numbers(making, "start", value->dtype, &(int64_t){0}, 1, 0);
    const char *one = add_numbers(making, "step", value->dtype, &(int64_t){1}, 1, 0);
    const char *limit = name_of(making, "limit"), *range = name_of(making, "range");
    if (data->rank > 0 && data->dims[0] == value->count && value->dtype == DTYPE_INT64) {
        const char *extents = name_of(making, "extents");
        (void)graph_add_node(graph, "Shape", data->name, NULL, NULL, extents);
        (void)graph_add_node(graph, "Gather", extents, zero, NULL, limit);
    } else {
        const struct tensor number = make_tensor(making, "limit", value->dtype, NULL, 0);
        if (number.elements != NULL)
            store_bits(number.elements, number.size, (uint64_t)value->count);
        graph_feed(graph, &number);
    }
    (void)graph_add_node(graph, "Range", zero, limit, one, range);
    reshape(making, range);
}

/* Another scatter node overwrites every other row; those rows are at first copies of the last one. */
static void by_scatter(const struct making *making)
{
    struct graph_messages *graph = making->graph;
    const struct tensor *value = making->value;
    const int64_t rows = value->dims[0], count = (rows + 1) / 2;
    const struct tensor source = rows_of(making, "from", 0, rows, 1);
    const struct tensor updates = rows_of(making, "written", 0, count, 2);
    const bool tuples = making->model->op == OPERATOR_SCATTER_ND;
    const struct tensor indices = tuples
                                      ? make_tensor(making, "rows", DTYPE_INT64, (int64_t[]){count, 1}, 2)
                                      : make_tensor(making, "rows", DTYPE_INT64, updates.dims, value->rank);
    for (int64_t i = 0; source.elements != NULL && i < count; i++)
        memcpy((char *)source.elements + (size_t)(2 * i) * making->row,
               (const char *)value->elements + (size_t)(rows - 1) * making->row, making->row);
    for (int64_t i = 0; i < indices.count; i++)
        ((int64_t *)indices.elements)[i] = 2 * (i / (indices.count / count));
    graph_feed(graph, &source);
    graph_add_initializer(graph, &indices);
    graph_feed(graph, &updates);
    (void)graph_add_node(graph, operator_name(making->model->op), source.name, indices.name, updates.name,
                         value->name);
}

/* Whether all elements are as the first one, or as many as their place says. */
static bool is_constant(const struct tensor *tensor)
{
    const size_t size = tensor->size / (size_t)tensor->count;
    return memcmp(tensor->elements, (const char *)tensor->elements + size, tensor->size - size) == 0;
}

static bool is_range(const struct tensor *tensor)
{
    bool counts = tensor->dtype == DTYPE_INT32 || tensor->dtype == DTYPE_INT64;
    for (int64_t i = 0; counts && i < tensor->count; i++)
        counts = integer_at(tensor, i) == i;
    return counts;
}

static bool is_small(const struct tensor *tensor)
{
    bool fits = tensor->dtype == DTYPE_INT32 || tensor->dtype == DTYPE_INT64;
    for (int64_t i = 0; fits && i < tensor->count; i++)
        fits = integer_at(tensor, i) >= INT32_MIN && integer_at(tensor, i) <= INT32_MAX;
    return fits;
}

bool source_can_make(enum value_source source, int slot, const struct tensor *value, int64_t opset)
{
    if (!source_is_computed(source) || source == SOURCE_IDENTITY)
        return true;
    if (value->count == 0 || value->rank == 0)
        return false;
    if (source == SOURCE_CONCAT)
        return value->dims[0] > 1;
    if (source == SOURCE_CAST)
        return slot == INPUT_INDICES && is_small(value);
    if (source == SOURCE_EXPAND)
        return is_constant(value);
    if (source == SOURCE_RANGE)
        return slot == INPUT_INDICES && opset >= 11 && is_range(value);
    return source != SOURCE_SCATTER || (slot != INPUT_INDICES && value->dims[0] > 1);
}

void graph_add_computed(struct graph_messages *graph, const struct scatter_model *model, int slot,
                        enum value_source source)
{
    static void (*const makers[SOURCE_COUNT])(const struct making *) = {
        [SOURCE_RESHAPE] = by_reshape, [SOURCE_TRANSPOSE] = by_transpose, [SOURCE_CONCAT] = by_concat,
        [SOURCE_GATHER] = by_gather,   [SOURCE_CAST] = by_cast,           [SOURCE_EXPAND] = by_expand,
        [SOURCE_RANGE] = by_range,     [SOURCE_SCATTER] = by_scatter};
    const struct tensor *value = &model->inputs[slot];
    struct making making = {.graph = graph, .model = model, .value = value};
    if (value->count > 0 && value->rank > 0)
        making.row = value->size / (size_t)value->dims[0];
    if (source != SOURCE_IDENTITY && source_can_make(source, slot, value, model->opset))
        makers[source](&making);
    else
        by_identity(&making);
}
