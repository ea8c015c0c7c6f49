#include "tensor_edit.h"

#include <string.h>

enum status tensor_like(struct tensor *made, const struct tensor *from, int32_t dtype, const int64_t *dims,
                        int rank, struct arena *arena, struct error *error)
{
    const char *name = from->name;
    enum status status = tensor_create(made, dtype, dims, rank, arena, error);
    made->name = name;
    return status;
}

enum status tensor_own(struct tensor *tensor, struct arena *arena, struct error *error)
{
    const struct tensor from = *tensor;
    enum status status = tensor_like(tensor, &from, from.dtype, from.dims, from.rank, arena, error);
    if (status == STATUS_OK && from.size > 0)
        memcpy(tensor->elements, from.elements, from.size);
    return status;
}

enum status tensor_cut(struct tensor *tensor, int dimension, int64_t first, int64_t count,
                       struct arena *arena, struct error *error)
{
    const struct tensor from = *tensor;
    int64_t dims[EDITED_RANK_MOST], outer = 1;
    size_t inner = dtype_size(from.dtype);
    for (int i = 0; i < from.rank; i++)
        dims[i] = from.dims[i];
    for (int i = 0; i < dimension; i++)
        outer *= dims[i];
    for (int i = dimension + 1; i < from.rank; i++)
        inner *= (size_t)dims[i];
    const int64_t extent = dims[dimension];
    dims[dimension] -= count;
    enum status status = tensor_like(tensor, &from, from.dtype, dims, from.rank, arena, error);
    if (status != STATUS_OK || tensor->size == 0)
        return status;
    const size_t before = (size_t)first * inner, after = (size_t)(extent - first - count) * inner;
    char *to = tensor->elements;
    for (int64_t i = 0; i < outer; i++) {
        const char *row = (const char *)from.elements + (size_t)(i * extent) * inner;
        memcpy(to, row, before);
        memcpy(to + before, row + before + (size_t)count * inner, after);
        to += before + after;
    }
    return status;
}

enum status tensor_squeeze(struct tensor *tensor, int dimension, struct arena *arena, struct error *error)
{
    int64_t *dims = arena_allocate(arena, (size_t)tensor->rank * sizeof *dims);
    if (dims == NULL)
        return error_no_memory(error, "a case");
    int rank = 0;
    for (int i = 0; i < tensor->rank; i++)
        if (i != dimension)
            dims[rank++] = tensor->dims[i];
    tensor->dims = dims;
    tensor->rank = rank;
    return STATUS_OK;
}
