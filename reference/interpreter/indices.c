#include "indices.h"

#include "tensor.h"

#include <inttypes.h>
#include <stdio.h>

bool holds_indices(const struct tensor *tensor)
{
    return tensor->dtype == DTYPE_INT32 || tensor->dtype == DTYPE_INT64;
}

/* clause: index-width */
const int64_t *indices_block(const struct tensor *indices, int64_t first, int64_t count, int64_t *buffer)
{
    if (indices->dtype == DTYPE_INT64) {
        const int64_t *wide = indices->elements;
        return wide + first;
    }
    const int32_t *narrow = indices->elements;
    for (int64_t i = 0; i < count; i++)
        buffer[i] = narrow[first + i];
    return buffer;
}

bool indices_certainly_in_range(const int64_t *indices, int64_t count, int64_t extent)
{
    uint64_t outside = 0;
    for (int64_t i = 0; i < count; i++)
        outside |= index_suspicion(indices[i], extent);
    return outside >> 63 == 0;
}

int64_t indices_out_of_range(const int64_t *indices, int64_t count, int64_t extent)
{
    int64_t outside = 0;
    for (int64_t i = 0; i < count; i++)
        outside += !index_in_range(indices[i], extent);
    return outside;
}

char *coordinates_text(const int64_t *dims, int rank, int64_t position, char *text, size_t size)
{
    /* From the left: divide by the number of elements per step along each axis. */
    size_t used = 0;
    text[0] = '\0';
    for (int axis = 0; axis < rank && used < size; axis++) {
        int64_t stride = shape_element_count(dims + axis + 1, rank - axis - 1);
        int written = snprintf(text + used, size - used, "%s%" PRId64, axis == 0 ? "" : ",",
                               stride > 0 ? position / stride : 0);
        position = stride > 0 ? position % stride : 0;
        used += written < 0 ? 0 : (size_t)written;
    }
    return text;
}
