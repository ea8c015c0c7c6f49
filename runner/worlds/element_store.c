#include "element_store.h"

#include "dtype.h"
#include "element_bits.h"

void element_store(int32_t dtype, int64_t value, void *element)
{
    size_t size = dtype_size(dtype);
    int32_t part = part_dtype(dtype);
    if (floating_format_of(dtype) != NULL) {
        floating_store(part, (double)value, element);
        if (part != dtype)
            floating_store(part, -(double)value, (char *)element + size / 2);
    } else {
        store_bits(element, size, dtype == DTYPE_BOOL ? value != 0 : (uint64_t)value);
    }
}
