#include "half.h"

#include <math.h>
#include <string.h>

static uint32_t bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static float float_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof(value));
    return value;
}

float bfloat16_to_float(uint16_t bits)
{
    return float_of((uint32_t)bits << 16);
}

uint16_t float_to_bfloat16(float value)
{
    uint32_t bits = bits_of(value);
    if (isnan(value))
        return (uint16_t)((bits >> 16) | 0x40u); /* stays NaN even if its payload was in the lower half */
    return (uint16_t)((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16);
}

float half_to_float(uint16_t half)
{
    uint32_t sign = (uint32_t)(half & 0x8000u) << 16;
    uint32_t exponent = (half >> 10) & 0x1fu;
    uint32_t fraction = half & 0x3ffu;
    if (exponent == 0x1f)
        return float_of(sign | 0x7f800000u | fraction << 13);
    if (exponent > 0)
        return float_of(sign | (exponent + 112) << 23 | fraction << 13);
    float magnitude = (float)fraction * 0x1p-24f;
    return sign != 0 ? -magnitude : magnitude;
}

/* Shifts right and rounds what is shifted out to nearest, ties to even. */
static uint32_t shift_rounding(uint32_t value, uint32_t shift)
{
    uint32_t kept = value >> shift;
    uint32_t rest = value & ((1u << shift) - 1);
    uint32_t tie = 1u << (shift - 1);
    return kept + (rest > tie || (rest == tie && (kept & 1u) != 0));
}

uint16_t float_to_half(float value)
{
    uint32_t bits = bits_of(value);
    uint32_t sign = (bits >> 16) & 0x8000u;
    uint32_t exponent = (bits >> 23) & 0xffu;
    uint32_t fraction = bits & 0x7fffffu;
    if (exponent == 0xff)
        return (uint16_t)(sign | 0x7c00u | (fraction != 0 ? 0x200u | fraction >> 13 : 0));
    if (exponent < 102) /* less than half of the smallest subnormal */
        return (uint16_t)sign;
    if (exponent < 113) /* subnormal */
        return (uint16_t)(sign | shift_rounding(fraction | 0x800000u, 126 - exponent));
    if (exponent > 142) /* 2^16 or more */
        return (uint16_t)(sign | 0x7c00u);
    /* A carry out of the fraction increments the exponent, up to infinity. */
    return (uint16_t)(sign | shift_rounding((exponent - 112) << 23 | fraction, 13));
}
