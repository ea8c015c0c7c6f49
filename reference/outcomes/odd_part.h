/*
 * Floating-point numbers as integers times powers of two, for exact results.
 */
#ifndef SCATTER_ODD_PART_H
#define SCATTER_ODD_PART_H

#include "floating_format.h"

#include <math.h>
#include <stdint.h>

/* Splits a nonzero number into an odd integer, which is returned, times a power of two. */
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
