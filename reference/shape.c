#include "shape.h"

int64_t shape_element_count(const int64_t *dims, int rank)
{
    int64_t count = 1;
    for (int axis = 0; axis < rank; axis++) {
        if (dims[axis] < 0)
            return -1;
        if (dims[axis] != 0 && count > INT64_MAX / dims[axis])
            return -1;
        count *= dims[axis];
    }
    return count;
}
