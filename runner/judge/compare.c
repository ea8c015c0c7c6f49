#include "compare.h"

#include "dtype.h"
#include "element_bits.h"

#include <string.h>

static bool is_nan(const char *bytes, int32_t part)
{
    size_t size = dtype_size(part);
    uint64_t sign = (uint64_t)1 << (8 * size - 1);
    return (load_bits(bytes, size) & (sign - 1)) > floating_infinity_bits(part);
}

static bool equal_numbers(const char *a, const char *b, int32_t dtype, bool any_nan)
{
    size_t size = dtype_size(dtype);
    if (memcmp(a, b, size) == 0)
        return true;
    int32_t part = part_dtype(dtype);
    if (!any_nan || floating_infinity_bits(part) == 0)
        return false;
    size_t part_size = dtype_size(part);
    for (size_t offset = 0; offset < size; offset += part_size) {
        bool same = memcmp(a + offset, b + offset, part_size) == 0;
        if (!same && !(is_nan(a + offset, part) && is_nan(b + offset, part)))
            return false;
    }
    return true;
}

static bool equal_strings(const char *a, const char *b)
{
    struct string_element left, right;
    memcpy(&left, a, sizeof left);
    memcpy(&right, b, sizeof right);
    return left.size == right.size && (left.size == 0 || memcmp(left.bytes, right.bytes, left.size) == 0);
}

bool tensor_same_elements(const struct tensor *a, int64_t a_position, const struct tensor *b,
                          int64_t b_position, int64_t count)
{
    size_t size = dtype_size(a->dtype);
    const char *left = a->elements, *right = b->elements;
    if (count == 0)
        return true;
    left += (size_t)a_position * size;
    right += (size_t)b_position * size;
    if (a->dtype != DTYPE_STRING)
        return memcmp(left, right, (size_t)count * size) == 0;
    for (int64_t i = 0; i < count; i++)
        if (!equal_strings(left + (size_t)i * size, right + (size_t)i * size))
            return false;
    return true;
}

/* Of an element type outside T: the stored bytes. */
static bool equal_bytes(const struct tensor *a, const struct tensor *b)
{
    return a->size == b->size && (a->size == 0 || memcmp(a->elements, b->elements, a->size) == 0);
}

int64_t tensor_differences(const struct tensor *expected, const struct tensor *actual, bool any_nan,
                           int64_t *first)
{
    size_t size = dtype_size(expected->dtype);
    if (size == 0) { /* and any count */
        bool differ = expected->count > 0 && !equal_bytes(expected, actual);
        if (differ && first != NULL)
            *first = 0;
        return differ ? expected->count : 0;
    }
    const char *left = expected->elements;
    const char *right = actual->elements;
    int64_t differences = 0;
    for (int64_t i = 0; i < expected->count; i++, left += size, right += size) {
        bool equal = expected->dtype == DTYPE_STRING ? equal_strings(left, right)
                                                     : equal_numbers(left, right, expected->dtype, any_nan);
        if (!equal && differences++ == 0 && first != NULL)
            *first = i;
    }
    return differences;
}
