#include "little_endian.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static bool host_is_little_endian(void)
{
    const uint16_t one = 1;
    unsigned char first;
    memcpy(&first, &one, 1);
    return first == 1;
}

void little_endian_copy(void *target, const void *source, size_t size, size_t unit)
{
    if (size == 0)
        return;
    if (unit == 1 || host_is_little_endian()) {
        memcpy(target, source, size);
        return;
    }
    unsigned char *to = target;
    const unsigned char *from = source;
    for (size_t start = 0; start < size; start += unit)
        for (size_t byte = 0; byte < unit; byte++)
            to[start + byte] = from[start + unit - 1 - byte];
}
