/* Describes and fills the inputs of a large case. */
#include "large_values.h"
#include "node.h"
#include "scatter.h"
#include "world.h"

#include <string.h>

/* Repeats the first `filled` elements until the tensor is full. Copies of at most about a mebibyte, so that
 * what is copied stays in the cache. */
static void repeat(const struct tensor *tensor, int64_t filled)
{
    enum { MOST_COPIED = 1 << 20 };
    char *bytes = tensor->elements;
    size_t done = (size_t)filled * dtype_size(tensor->dtype), copied = done;
    while (done < tensor->size) {
        size_t more = copied < tensor->size - done ? copied : tensor->size - done;
        memcpy(bytes + done, bytes, more);
        done += more;
        copied = copied < MOST_COPIED ? done : copied; /* always a multiple of what is repeated */
    }
}

static void fill_data(const struct large_geometry *geometry, const struct tensor *data)
{
    char *element = data->elements;
    int64_t period = geometry->modulus < data->count ? geometry->modulus : data->count;
    for (int64_t position = 0; position < period; position++, element += dtype_size(data->dtype))
        element_store(data->dtype, large_data_value(geometry, position), element);
    repeat(data, period);
}

static void fill_periodic_updates(const struct large_geometry *geometry, const struct tensor *updates)
{
    const size_t size = dtype_size(updates->dtype);
    int64_t period = geometry->modulus < updates->count ? geometry->modulus : updates->count;
    for (int64_t number = 0; number < period; number++)
        element_store(updates->dtype, large_periodic_update(geometry, number),
                      (char *)updates->elements + (size_t)number * size);
    repeat(updates, period);
}

static void fill_updates(const struct large_geometry *geometry, const struct tensor *updates)
{
    char *element = updates->elements;
    if (large_updates_are_periodic(geometry)) {
        fill_periodic_updates(geometry, updates);
        return;
    }
    for (int64_t outer = 0; outer < geometry->outer_lines; outer++)
        for (int64_t j = 0; j < geometry->row->count; j++)
            for (int64_t inner = 0; inner < geometry->inner_lines; inner++) {
                element_store(updates->dtype, large_update_value(geometry, outer, j, inner), element);
                element += dtype_size(updates->dtype);
            }
}

/* The components of the tuples. */
static void fill_tuples(const struct large_geometry *geometry, const struct tensor *indices)
{
    const struct large_row *row = geometry->row;
    for (int64_t j = 0; j < row->count; j++) {
        int64_t rest = large_slot(geometry, 0, j, 0);
        for (int component = row->tuple - 1; component >= 0; component--) {
            int64_t extent = row->dims[component];
            index_store(indices, j * row->tuple + component, rest % extent - (row->negative ? extent : 0));
            rest /= extent;
        }
    }
}

static void fill_elements(const struct large_geometry *geometry, const struct tensor *indices)
{
    const struct large_row *row = geometry->row;
    int64_t position = 0, from_end = row->negative ? geometry->extent : 0;
    for (int64_t outer = 0; outer < geometry->outer_lines; outer++)
        for (int64_t j = 0; j < row->count; j++)
            for (int64_t inner = 0; inner < geometry->inner_lines; inner++)
                index_store(indices, position++, large_slot(geometry, outer, j, inner) - from_end);
}

static void fill_indices(const struct large_geometry *geometry, const struct tensor *indices)
{
    if (geometry->tuples)
        fill_tuples(geometry, indices);
    else
        fill_elements(geometry, indices);
    if (geometry->row->beyond != 0)
        index_store(indices, indices->count - 1,
                    geometry->row->beyond > 0 ? geometry->extent : -geometry->extent - 1);
}

/* The shapes of indices and updates. */
struct large_shapes {
    int64_t indices[LARGE_RANK], updates[LARGE_RANK];
    int indices_rank, updates_rank;
};

static struct large_shapes shapes_of(const struct large_geometry *geometry)
{
    const struct large_row *row = geometry->row;
    struct large_shapes shapes = {.indices_rank = row->rank, .updates_rank = row->rank};
    memcpy(shapes.indices, row->dims, sizeof shapes.indices);
    if (geometry->tuples) {
        shapes.indices_rank = 2;
        shapes.indices[1] = row->tuple;
        shapes.indices[0] = shapes.updates[0] = row->count;
        shapes.updates_rank = 1 + row->rank - row->tuple;
        for (int axis = row->tuple; axis < row->rank; axis++)
            shapes.updates[1 + axis - row->tuple] = row->dims[axis];
        return shapes;
    }
    int axis = axis_normalise(row->axis, row->rank);
    if (row->leading != 0)
        shapes.indices[0] = row->leading;
    if (row->trailing != 0)
        shapes.indices[axis + 1] = row->trailing;
    shapes.indices[axis] = row->count;
    memcpy(shapes.updates, shapes.indices, sizeof shapes.updates);
    return shapes;
}

/* A tensor without elements. */
static enum status describe(struct tensor *tensor, const char *name, int32_t dtype, const int64_t *dims,
                            int rank, struct arena *arena, struct error *error)
{
    int64_t *own_dims = arena_allocate(arena, (size_t)rank * sizeof *own_dims);
    if (own_dims == NULL)
        return error_no_memory(error, "the inputs of a case");
    *tensor = (struct tensor){.dtype = dtype, .rank = rank, .dims = own_dims, .count = 1, .name = name};
    for (int axis = 0; axis < rank; axis++) {
        own_dims[axis] = dims[axis];
        tensor->count *= dims[axis];
    }
    tensor->size = (size_t)tensor->count * dtype_size(dtype);
    return STATUS_OK;
}

enum status large_inputs_describe(const struct large_geometry *geometry, struct tensor inputs[INPUT_SLOTS],
                                  struct arena *arena, struct error *error)
{
    const struct large_row *row = geometry->row;
    const struct large_shapes shapes = shapes_of(geometry);
    int32_t index_dtype = row->index_dtype == DTYPE_UNDEFINED ? DTYPE_INT64 : row->index_dtype;
    enum status status =
        describe(&inputs[INPUT_DATA], "data", row->dtype, row->dims, row->rank, arena, error);
    if (status == STATUS_OK)
        status = describe(&inputs[INPUT_INDICES], "indices", index_dtype, shapes.indices, shapes.indices_rank,
                          arena, error);
    if (status == STATUS_OK)
        status = describe(&inputs[INPUT_UPDATES], "updates", row->dtype, shapes.updates, shapes.updates_rank,
                          arena, error);
    return status;
}

void large_inputs_fill(const struct large_geometry *geometry, const struct tensor inputs[INPUT_SLOTS])
{
    fill_data(geometry, &inputs[INPUT_DATA]);
    fill_indices(geometry, &inputs[INPUT_INDICES]);
    fill_updates(geometry, &inputs[INPUT_UPDATES]);
}

uint64_t large_inputs_memory(const struct tensor inputs[INPUT_SLOTS])
{
    uint64_t bytes = 0;
    for (size_t slot = 0; slot < INPUT_SLOTS; slot++)
        bytes += inputs[slot].size;
    return bytes + 2 * (uint64_t)inputs[INPUT_DATA].size;
}
