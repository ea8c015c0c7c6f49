/* The formats of floating-point types, and their elements as double. */
#include "dtype.h"
#include "half.h"

#include <math.h>
#include <string.h>

const struct floating_format *floating_format_of(int32_t dtype)
{
    /* The overflow threshold of double is not a double; the largest number is used instead. */
    static const struct floating_format float_format = {0x1p-24, 0x1.ffffffp+127, 0x1.fffffep+127, 0x1p-126,
                                                        0x1p-149};
    static const struct floating_format double_format = {0x1p-53, 0x1.fffffffffffffp+1023,
                                                         0x1.fffffffffffffp+1023, 0x1p-1022, 0x1p-1074};
    static const struct floating_format float16_format = {0x1p-11, 65520, 65504, 0x1p-14, 0x1p-24};
    static const struct floating_format bfloat16_format = {0x1p-8, 0x1.ffp+127, 0x1.fep+127, 0x1p-126,
                                                           0x1p-133};
    switch (part_dtype(dtype)) {
    case DTYPE_FLOAT:
        return &float_format;
    case DTYPE_DOUBLE:
        return &double_format;
    case DTYPE_FLOAT16:
        return &float16_format;
    case DTYPE_BFLOAT16:
        return &bfloat16_format;
    default:
        return NULL;
    }
}

int32_t part_dtype(int32_t dtype)
{
    if (dtype == DTYPE_COMPLEX64)
        return DTYPE_FLOAT;
    return dtype == DTYPE_COMPLEX128 ? DTYPE_DOUBLE : dtype;
}

uint64_t floating_infinity_bits(int32_t dtype)
{
    switch (dtype) {
    case DTYPE_FLOAT:
        return 0x7f800000;
    case DTYPE_DOUBLE:
        return 0x7ff0000000000000;
    case DTYPE_FLOAT16:
        return 0x7c00;
    case DTYPE_BFLOAT16:
        return 0x7f80;
    default:
        return 0;
    }
}

double floating_value(int32_t dtype, const void *element)
{
    uint16_t bits;
    float single;
    double value;
    switch (dtype) {
    case DTYPE_FLOAT16:
        memcpy(&bits, element, sizeof bits);
        return (double)float16_to_float(bits);
    case DTYPE_BFLOAT16:
        memcpy(&bits, element, sizeof bits);
        return (double)bfloat16_to_float(bits);
    case DTYPE_FLOAT:
        memcpy(&single, element, sizeof single);
        return (double)single;
    default:
        memcpy(&value, element, sizeof value);
        return value;
    }
}

/* The neighbouring float of an inexact value whose last bit is 1 (rounding to odd): rounding it again, to at
 * most 22 bits, gives the same result as rounding the value directly. */
static float float_to_odd(double value)
{
    float single = (float)value;
    if (isnan(value) || (double)single == value)
        return single;
    uint32_t bits = float_bits(single);
    if (fabs((double)single) > fabs(value))
        bits--;
    return float_from_bits(bits | 1u);
}

void floating_store(int32_t dtype, double value, void *element)
{
    float single = (float)value;
    uint16_t bits;
    switch (dtype) {
    case DTYPE_FLOAT16:
        bits = float16_from_float(float_to_odd(value));
        memcpy(element, &bits, sizeof bits);
        return;
    case DTYPE_BFLOAT16:
        bits = bfloat16_from_float(float_to_odd(value));
        memcpy(element, &bits, sizeof bits);
        return;
    case DTYPE_FLOAT:
        memcpy(element, &single, sizeof single);
        return;
    default:
        memcpy(element, &value, sizeof value);
    }
}
