#include "indices.h"

#include "tensor.h"

#include <inttypes.h>
#include <stdio.h>

bool holds_indices(const struct tensor *tensor)
{
    return tensor->dtype == DTYPE_INT32 || tensor->dtype == DTYPE_INT64;
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
