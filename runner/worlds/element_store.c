#include "element_store.h"

#include "floating_format.h"

#include <string.h>

void element_store(int32_t dtype, int64_t value, void *element)
{
    size_t size = dtype_size(dtype);
    int32_t part = part_dtype(dtype);
    if (floating_format_of(dtype) != NULL) {
        floating_store(part, (double)value, element);
        if (part != dtype)
            floating_store(part, -(double)value, (char *)element + size / 2);
    } else if (size == sizeof(uint8_t)) {
        uint8_t number = dtype == DTYPE_BOOL ? value != 0 : (uint8_t)value;
        memcpy(element, &number, size);
    } else if (size == sizeof(uint16_t)) {
        uint16_t number = (uint16_t)value;
        memcpy(element, &number, size);
    } else if (size == sizeof(uint32_t)) {
        uint32_t number = (uint32_t)value;
        memcpy(element, &number, size);
    } else {
        memcpy(element, &value, size);
    }
}
