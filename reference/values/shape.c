#include "shape.h"

#include <stdbool.h>

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
