/*
 * float16 and bfloat16: bit patterns to and from float.
 *
 * Widening is exact. Narrowing rounds to nearest, ties to even, in the default rounding mode; overflow gives
 * infinity, and a NaN stays a NaN with its sign and the upper bits of its payload, made quiet.
 *
 * One +, -, × or comparison computed in float and narrowed once is correctly rounded in both formats: float
 * has 24 significant bits, at least 2p + 2 for p = 11 and p = 8, so rounding twice is harmless (P. Roux,
 * Innocuous Double Rounding of Basic Arithmetic Operations, J. Formalized Reasoning, 2014). If a bfloat16
 * product is below float's normal range, it is still exact down to half the smallest bfloat16: 16 bits above
 * 2^-149. half_test.c checks all of this by another method.
 *
 * Source: IEEE 754-2019, binary16; onnx.proto, TensorProto.DataType, BFLOAT16 ("truncated" float).
 */
#ifndef SCATTER_HALF_H
#define SCATTER_HALF_H

#include <stdint.h>
#include <string.h>

static inline float float_from_bits(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static inline uint32_t float_bits(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static inline float float16_to_float(uint16_t bits)
{
    uint32_t sign = (uint32_t)(bits & 0x8000u) << 16;
    uint32_t exponent = (uint32_t)bits >> 10 & 0x1fu;
    uint32_t fraction = bits & 0x3ffu;
    if (exponent == 0) /* zero or subnormal: fraction * 2^-24 */
        return float_from_bits(sign | float_bits((float)fraction * 0x1p-24f));
    uint32_t rebias = exponent == 31 ? 255 - 31 : 127 - 15;
    return float_from_bits(sign | (exponent + rebias) << 23 | fraction << 13);
}

/* clause: rounding, subnormals */
static inline uint16_t float16_from_float(float value)
{
    uint32_t bits = float_bits(value);
    uint32_t sign = bits >> 16 & 0x8000u;
    uint32_t magnitude = bits & 0x7fffffffu;
    uint32_t rounded;
    if (magnitude > 0x7f800000u) { /* NaN */
        rounded = 0x7e00u | (magnitude >> 13 & 0x3ffu);
    } else if (magnitude >= 0x477ff000u) { /* 65520, halfway to the first value beyond the range, and above */
        rounded = 0x7c00u;
    } else if (magnitude >= 0x38800000u) { /* 2^-14 and above: a normal result, or the carry into one */
        uint32_t odd = magnitude >> 13 & 1u;
        rounded = (magnitude + 0xfffu + odd - ((127u - 15u) << 23)) >> 13;
    } else { /* subnormal: in units of 2^-24, which adding 2^23 rounds to an integer */
        float units = float_from_bits(magnitude) * 0x1p24f;
        rounded = float_bits(units + 0x1p23f) - 0x4b000000u;
    }
    return (uint16_t)(sign | rounded);
}

static inline float bfloat16_to_float(uint16_t bits)
{
    return float_from_bits((uint32_t)bits << 16);
}

/* clause: rounding, subnormals */
static inline uint16_t bfloat16_from_float(float value)
{
    uint32_t bits = float_bits(value);
    if ((bits & 0x7fffffffu) > 0x7f800000u) /* NaN */
        return (uint16_t)(bits >> 16 | 0x40u);
    uint32_t odd = bits >> 16 & 1u;
    return (uint16_t)((bits + 0x7fffu + odd) >> 16);
}

#endif
