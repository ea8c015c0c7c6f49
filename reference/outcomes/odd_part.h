/*
 * Floating-point numbers as integers times powers of two, for what is exact.
 */
#ifndef SCATTER_ODD_PART_H
#define SCATTER_ODD_PART_H

#include "floating_format.h"

#include <math.h>
#include <stdint.h>

/* A number that is not 0 as an odd integer times a power of two: the integer and the exponent. */
static inline uint64_t odd_part(double number, int *exponent)
{
    enum { DOUBLE_DIGITS = 53 };
    uint64_t integer = (uint64_t)ldexp(frexp(fabs(number), exponent), DOUBLE_DIGITS);
    *exponent -= DOUBLE_DIGITS;
    for (; integer % 2 == 0; integer /= 2)
        ++*exponent;
    return integer;
}

/* The significant bits of a format. */
static inline int significant_bits(const struct floating_format *format)
{
    return -ilogb(format->unit);
}

#endif
