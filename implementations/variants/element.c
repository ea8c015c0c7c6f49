#include "element.h"

#include "node.h"

#include <math.h>
#include <string.h>

static const struct format float16_format = {.precision = 11, .least = -14, .greatest = 15};
static const struct format bfloat16_format = {.precision = 8, .least = -126, .greatest = 127};
static const struct format float_format = {.precision = 24, .least = -126, .greatest = 127};
static const struct format double_format = {.precision = 53, .least = -1022, .greatest = 1023};

const struct format *format_of(int32_t dtype)
{
    switch (part_of(dtype)) {
    case DTYPE_FLOAT16:
        return &float16_format;
    case DTYPE_BFLOAT16:
        return &bfloat16_format;
    case DTYPE_FLOAT:
        return &float_format;
    case DTYPE_DOUBLE:
        return &double_format;
    default:
        return NULL;
    }
}

int32_t part_of(int32_t dtype)
{
    return dtype == DTYPE_COMPLEX64 ? DTYPE_FLOAT : dtype == DTYPE_COMPLEX128 ? DTYPE_DOUBLE : dtype;
}

/* The half types: a sign, the exponent, and precision - 1 bits of the significand. */
static long double read_half(const struct format *format, uint16_t bits)
{
    int stored = format->precision - 1;
    int exponent = (bits & 0x7fff) >> stored;
    int fraction = bits & ((1 << stored) - 1);
    long double magnitude;
    if (exponent > format->greatest - format->least + 1)
        magnitude = fraction == 0 ? INFINITY : NAN;
    else if (exponent == 0)
        magnitude = scalbnl(fraction, format->least - stored);
    else
        magnitude = scalbnl(fraction + (1 << stored), exponent - 1 + format->least - stored);
    return bits >> 15 != 0 ? -magnitude : magnitude;
}

static uint16_t write_half(const struct format *format, long double value)
{
    int stored = format->precision - 1;
    int beyond = format->greatest - format->least + 2; /* the exponent field of infinity and NaN */
    long double magnitude = fabsl(value);
    int bits;
    if (isnan(value))
        bits = beyond << stored | 1 << (stored - 1);
    else if (isinf(value))
        bits = beyond << stored;
    else if (magnitude < scalbnl(1, format->least))
        bits = (int)scalbnl(magnitude, stored - format->least);
    else {
        int exponent = ilogbl(magnitude);
        int significand = (int)scalbnl(magnitude, stored - exponent);
        bits = (exponent - format->least + 1) << stored | (significand - (1 << stored));
    }
    return (uint16_t)(signbit(value) ? bits | 0x8000 : bits);
}

long double read_floating(int32_t dtype, const void *element)
{
    uint16_t bits;
    float narrow;
    double wide;
    switch (dtype) {
    case DTYPE_FLOAT:
        memcpy(&narrow, element, sizeof narrow);
        return narrow;
    case DTYPE_DOUBLE:
        memcpy(&wide, element, sizeof wide);
        return wide;
    default:
        memcpy(&bits, element, sizeof bits);
        return read_half(format_of(dtype), bits);
    }
}

void write_floating(int32_t dtype, long double value, void *element)
{
    uint16_t bits;
    float narrow;
    double wide;
    switch (dtype) {
    case DTYPE_FLOAT:
        narrow = (float)value;
        memcpy(element, &narrow, sizeof narrow);
        break;
    case DTYPE_DOUBLE:
        wide = (double)value;
        memcpy(element, &wide, sizeof wide);
        break;
    default:
        bits = write_half(format_of(dtype), value);
        memcpy(element, &bits, sizeof bits);
    }
}
