#include "tensor.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum status tensor_create(struct tensor *tensor, int32_t dtype, const int64_t *dims, int rank,
                          struct arena *arena, struct error *error)
{
    char text[128];
    int64_t count = shape_element_count(dims, rank);
    size_t element_size = dtype_size(dtype);
    if (count < 0 || (uint64_t)count > SIZE_MAX / 2 / (element_size == 0 ? 1 : element_size))
        return error_set(error, STATUS_UNREADABLE, "the shape %s has a negative or too large extent",
                         shape_text(dims, rank, text, sizeof text));

    int64_t *own_dims = arena_allocate(arena, (size_t)rank * sizeof *own_dims);
    void *elements = arena_allocate(arena, (size_t)count * element_size);
    if (own_dims == NULL || elements == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for a %s tensor of shape %s",
                         dtype_name(dtype), shape_text(dims, rank, text, sizeof text));
    if (rank > 0)
        memcpy(own_dims, dims, (size_t)rank * sizeof *own_dims);

    *tensor = (struct tensor){.dtype = dtype,
                              .rank = rank,
                              .dims = own_dims,
                              .count = count,
                              .elements = elements,
                              .size = (size_t)count * element_size,
                              .name = ""};
    return STATUS_OK;
}

size_t tensor_bytes(const struct tensor *tensor)
{
    if (tensor->dtype != DTYPE_STRING)
        return tensor->size;
    const struct string_element *strings = tensor->elements;
    size_t bytes = 0;
    for (int64_t i = 0; i < tensor->count; i++)
        bytes += strings[i].size;
    return bytes;
}

bool tensor_same_shape(const struct tensor *a, const struct tensor *b)
{
    if (a->rank != b->rank)
        return false;
    for (int axis = 0; axis < a->rank; axis++)
        if (a->dims[axis] != b->dims[axis])
            return false;
    return true;
}

bool tensor_same_type_and_shape(const struct tensor *a, const struct tensor *b)
{
    return a->dtype == b->dtype && tensor_same_shape(a, b);
}

char *shape_text(const int64_t *dims, int rank, char *text, size_t size)
{
    size_t used = 0;
    text[0] = '\0';
    for (int axis = 0; axis <= rank && used < size; axis++) {
        int written = axis == rank ? snprintf(text + used, size - used, rank == 0 ? "[]" : "]")
                                   : snprintf(text + used, size - used, "%s%" PRId64, axis == 0 ? "[" : ",",
                                              dims[axis]);
        used += written < 0 ? 0 : (size_t)written;
    }
    return text;
}

int64_t shape_element_count(const int64_t *dims, int rank)
{
    int64_t count = 1;
    bool empty = false;
    for (int axis = 0; axis < rank; axis++) {
        if (dims[axis] < 0)
            return -1;
        empty |= dims[axis] == 0;
    }
    for (int axis = 0; axis < rank && !empty; axis++) {
        if (count > INT64_MAX / dims[axis])
            return -1;
        count *= dims[axis];
    }
    return empty ? 0 : count;
}
