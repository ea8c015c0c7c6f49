/*
 * Positive numbers that may lie far outside the range of double, by their binary logarithms: 0 is -infinity.
 */
#ifndef SCATTER_LOGARITHM_H
#define SCATTER_LOGARITHM_H

#include <math.h>
#include <stdint.h>

/* log2 of 2^a + 2^b. */
static inline double log2_of_sum(double a, double b)
{
    double greater = a > b ? a : b;
    return isinf(greater) ? greater : greater + log2(exp2(a - greater) + exp2(b - greater));
}

/* Above what the rounding of `count` logarithms of doubles and of their sum, near the range of double, makes. */
static inline double log2_slack(int64_t count)
{
    return 0x1p-30 + (double)count * 0x1p-40;
}

#endif
