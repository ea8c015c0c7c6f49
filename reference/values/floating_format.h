/*
 * The parameters of the floating-point formats of T.
 */
#ifndef SCATTER_FLOATING_FORMAT_H
#define SCATTER_FLOATING_FORMAT_H

#include "dtype.h"

#include <stdbool.h>
#include <stdint.h>

struct floating_format {
    double unit;     /* u: half the distance from 1 to the next number; 2^-p for precision p */
    double overflow; /* half a unit above the largest number; for double, the largest number itself */
    double largest;
    double smallest_normal;
    double smallest_subnormal;
};

/* The format of a floating dtype, or of the parts of a complex one; NULL for other dtypes. */
const struct floating_format *floating_format_of(int32_t dtype);

/* The dtype of the parts of a complex dtype; every other dtype is its own part. */
int32_t part_dtype(int32_t dtype);

/* The bits of positive infinity, above which a magnitude is a NaN; 0 for dtypes that are not floating. */
uint64_t floating_infinity_bits(int32_t dtype);

/* An element of a floating dtype as a double: exact. `element` need not be aligned. */
double floating_value(int32_t dtype, const void *element);

/*
 * The element of a floating dtype that is nearest to `value` (ties to even), infinity from the overflow
 * threshold on; rounded once. A NaN stays a NaN.
 */
void floating_store(int32_t dtype, double value, void *element);

#endif
