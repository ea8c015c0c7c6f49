#include "random_numbers.h"

#include "dtype.h"

#include <math.h>

/* ---- types --------------------------------------------------------------------------------------------- */

struct number_type number_type_of(int32_t dtype)
{
    const struct floating_format *format = floating_format_of(dtype);
    const size_t size = dtype_size(part_dtype(dtype));
    return (struct number_type){.parts = (uint8_t)(dtype_size(dtype) / size),
                                .bits = (uint8_t)(8 * size),
                                .precision = format == NULL ? 0 : (uint8_t)-ilogb(format->unit),
                                .is_signed = format != NULL || dtype_kind(dtype) == DTYPE_KIND_SIGNED,
                                .is_bool = dtype_kind(dtype) == DTYPE_KIND_BOOL};
}

static uint64_t infinity_of(struct number_type type)
{
    return number_sign(type) - number_normal(type);
}

/* ---- values -------------------------------------------------------------------------------------------- */

static uint64_t special_magnitude(struct number_type type, uint32_t special)
{
    const uint64_t infinity = infinity_of(type), normal = number_normal(type), quiet = normal >> 1;
    switch (special) {
    case 0:
    case 1:
        return 0;
    case 2:
    case 3:
        return infinity;
    case 4: /* NaN with several payloads, the last one signalling */
        return infinity | quiet;
    case 5:
        return infinity | quiet | 5;
    case 6:
        return infinity | (normal - 1);
    case 7:
        return infinity | 1;
    case 8: /* the largest number, the least normal one, the largest and the least subnormal one */
        return infinity - 1;
    case 9:
        return normal;
    case 10:
        return normal - 1;
    case 11:
        return 1;
    case 12: /* 1 and its neighbour; the first integer before missing ones, and its neighbour */
        return number_bits(type, 1, 0);
    case 13:
        return number_bits(type, 1, 0) + 1;
    case 14:
        return number_bits(type, 1, type.precision);
    default:
        return number_bits(type, 1, type.precision) - 1;
    }
}

/* The limits of this and other types, numbers that other types read differently, and numbers that float or
 * double cannot hold. */
static uint64_t special_integer(struct number_type type, uint32_t special)
{
    static const uint64_t numbers[NUMBER_SPECIALS - 4] = {0,
                                                          0,
                                                          1,
                                                          UINT64_MAX,
                                                          2,
                                                          UINT64_MAX - 1,
                                                          100,
                                                          127,
                                                          128,
                                                          200,
                                                          255,
                                                          256,
                                                          2049,
                                                          INT16_MAX,
                                                          0x8000,
                                                          UINT16_MAX,
                                                          0x10001,
                                                          0x1000001,
                                                          0x3f800000,
                                                          INT32_MAX,
                                                          0x80000000,
                                                          UINT32_MAX,
                                                          0x100000001,
                                                          0x20000000000001,
                                                          0x8000000000000005,
                                                          UINT64_MAX - 0x20000000000000,
                                                          UINT64_MAX - 0x80000000,
                                                          UINT64_MAX - 0x1000000};
    const uint64_t sign = number_sign(type);
    switch (special) {
    case NUMBER_SPECIALS - 1:
        return sign;
    case NUMBER_SPECIALS - 2:
        return sign - 1;
    case NUMBER_SPECIALS - 3:
        return sign + 1;
    case NUMBER_SPECIALS - 4:
        return sign - 2;
    default:
        return numbers[special] & number_mask(type.bits);
    }
}

uint64_t number_special(struct number_type type, uint32_t special)
{
    if (type.is_bool)
        return special % 2;
    if (type.precision == 0)
        return special_integer(type, special);
    return special_magnitude(type, special / 2) | (special % 2 == 0 ? 0 : number_sign(type));
}

/* The least and the greatest value. */
static uint64_t extreme(struct number_type type, bool greatest)
{
    if (type.is_bool)
        return greatest;
    if (type.precision != 0)
        return infinity_of(type) | (greatest ? 0 : number_sign(type));
    if (type.is_signed)
        return greatest ? number_sign(type) - 1 : number_sign(type);
    return greatest ? number_mask(type.bits) : 0;
}

uint64_t number_neutral(struct number_type type, enum reduction reduction)
{
    switch (reduction) {
    case REDUCTION_NONE:
    case REDUCTION_ADD:
        return 0;
    case REDUCTION_MUL:
        return number_bits(type, 1, 0);
    case REDUCTION_MAX:
        return extreme(type, false);
    case REDUCTION_MIN:
        return extreme(type, true);
    }
    return 0;
}

uint64_t number_absorbing(struct number_type type, enum reduction reduction)
{
    switch (reduction) {
    case REDUCTION_NONE:
    case REDUCTION_MUL:
        return 0;
    case REDUCTION_ADD:
    case REDUCTION_MAX:
        return extreme(type, true);
    case REDUCTION_MIN:
        return extreme(type, false);
    }
    return 0;
}

static uint64_t sequence_count(struct number_type type)
{
    if (type.precision != 0)
        return 2 * (infinity_of(type) - number_normal(type));
    if (type.is_bool)
        return 2;
    return type.bits == 8 ? 251 : type.bits == 16 ? 65521 : type.bits == 32 ? (uint64_t)1 << 32 : 0;
}

struct number_sequence number_sequence_start(struct number_type type, uint64_t bits)
{
    /* A product of two primes that divide no count: every value is reached. */
    const uint64_t step = (uint64_t)2654435761u * 4294967291u, count = sequence_count(type);
    if (count == 0)
        return (struct number_sequence){.type = type, .ordinal = bits, .step = step};
    return (struct number_sequence){
        .type = type, .ordinal = bits % count, .step = step % count, .count = count};
}

uint64_t number_near_one(struct number_type type, uint64_t bits, int spread)
{
    if (type.precision == 0)
        return number_finite(type, bits);
    const uint64_t digits = number_normal(type) | (bits & (number_normal(type) - 1));
    const int exponent = (int)(bits >> 56) % (2 * spread) - spread - (type.precision - 1);
    return number_bits(type, (int64_t)digits, exponent) | ((bits >> 55 & 1) == 0 ? 0 : number_sign(type));
}
