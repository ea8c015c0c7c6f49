/* The arithmetic of the floating-point types; 16-bit types are computed as float. */
#include "arithmetic.h"
#include "fault.h"

#include <float.h>
#include <math.h>
#include <string.h>

static uint32_t bits_of(float number)
{
    uint32_t bits;
    memcpy(&bits, &number, sizeof bits);
    return bits;
}

static float of_bits(uint32_t bits)
{
    float number;
    memcpy(&number, &bits, sizeof number);
    return number;
}

float float_of_bfloat16(uint16_t bits)
{
    return of_bits((uint32_t)bits << 16);
}

uint16_t bfloat16_of_float(float number)
{
    uint32_t bits = bits_of(number);
    if (isnan(number))
        return (uint16_t)(bits >> 16 | 0x40);
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

float float_of_float16(uint16_t bits)
{
    uint32_t sign = (uint32_t)(bits & 0x8000) << 16, exponent = bits >> 10 & 31, fraction = bits & 0x3ff;
    if (exponent == 31)
        return of_bits(sign | 0x7f800000 | fraction << 13);
    float magnitude =
        exponent == 0 ? ldexpf((float)fraction, -24) : ldexpf((float)(fraction + 1024), (int)exponent - 25);
    return sign != 0 ? -magnitude : magnitude;
}

uint16_t float16_of_float(float number)
{
    uint16_t sign = (uint16_t)(bits_of(number) >> 16 & 0x8000);
    float magnitude = fabsf(number);
    if (isnan(number))
        return (uint16_t)(sign | 0x7e00 | (bits_of(number) >> 13 & 0x3ff));
    if (magnitude >= 65520.0f)
        return (uint16_t)(sign | 0x7c00);
    int exponent = magnitude < 0x1p-14f ? -14 : ilogbf(magnitude);
    uint32_t units =
        (uint32_t)lrintf(ldexpf(magnitude, 10 - exponent)); /* 1024 to 2048 of them, fewer if subnormal */
    return (uint16_t)(sign | (units + ((uint32_t)(exponent + 14) << 10)));
}

/* NaN in either operand is kept; of equal values the old one. */
static bool replaces(enum reduction reduction, double old, double update)
{
    if (isnan(old) || isnan(update))
        return !isnan(old);
    return reduction == REDUCTION_MAX ? update > old : update < old;
}

static double lowest(double finite)
{
    return fault_is(FAULT_IDENTITY_OF_MAX_FINITE) ? -finite : -(double)INFINITY;
}

/* The identities: -0 for sums, because +0 would lose the sign of a zero. */
static double neutral_of(enum reduction reduction, double finite)
{
    switch (reduction) {
    case REDUCTION_NONE:
    case REDUCTION_ADD:
        return -0.0;
    case REDUCTION_MUL:
        return 1.0;
    case REDUCTION_MAX:
        return lowest(finite);
    case REDUCTION_MIN:
        return (double)INFINITY;
    }
    return 0.0;
}

/* `number` is the type of the computation, `read` and `write` convert the stored type to it and back. */
#define DEFINE_FLOAT(name, type, number, read, write, finite)                                         \
    static void row_##name(enum reduction reduction, void *cells, const void *updates, int64_t count) \
    {                                                                                                 \
        type *cell = cells;                                                                           \
        const type *update = updates;                                                                 \
        for (int64_t i = 0; i < count; i++) {                                                         \
            number a = read(cell[i]), b = read(update[i]);                                            \
            if (reduction == REDUCTION_ADD)                                                           \
                cell[i] = write(a + b);                                                               \
            else if (reduction == REDUCTION_MUL)                                                      \
                cell[i] = write(a * b);                                                               \
            else if (replaces(reduction, (double)a, (double)b))                                       \
                cell[i] = update[i];                                                                  \
        }                                                                                             \
    }                                                                                                 \
    static void neutral_##name(enum reduction reduction, void *cells, int64_t count)                  \
    {                                                                                                 \
        for (int64_t i = 0; i < count; i++)                                                           \
            ((type *)cells)[i] = write((number)neutral_of(reduction, finite));                        \
    }                                                                                                 \
    const struct arithmetic arithmetic_##name = {row_##name, neutral_##name, true}

#define AS_IT_IS(number) (number)

DEFINE_FLOAT(float16, uint16_t, float, float_of_float16, float16_of_float, 65504.0);
DEFINE_FLOAT(bfloat16, uint16_t, float, float_of_bfloat16, bfloat16_of_float, 0x1.fep127);
DEFINE_FLOAT(float, float, float, AS_IT_IS, AS_IT_IS, (double)FLT_MAX);
DEFINE_FLOAT(double, double, double, AS_IT_IS, AS_IT_IS, DBL_MAX);
