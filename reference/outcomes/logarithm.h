/*
 * Positive numbers that may be far outside the range of double, represented by their binary logarithms;
 * -infinity represents 0.
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

/*
 * An upper bound of the rounding error of the sum of `count` logarithms of doubles, near the range of double.
 */
static inline double log2_slack(int64_t count)
{
    return 0x1p-30 + (double)count * 0x1p-40;
}

/*
 * The greatest of all products of two or more factors, from the logarithms of their magnitudes. Initialise
 * with zeros.
 */
struct greatest_product {
    double above; /* of the product of the factors above 1 */
    int64_t above_count, count;
    double first, second; /* the two greatest factors among the others */
};

static inline void greatest_product_add(struct greatest_product *greatest, double log2_of_factor)
{
    greatest->count++;
    if (log2_of_factor > 0) {
        greatest->above += log2_of_factor;
        greatest->above_count++;
        return;
    }
    int64_t others = greatest->count - greatest->above_count;
    if (others == 1 || log2_of_factor > greatest->first) {
        greatest->second = others == 1 ? -INFINITY : greatest->first;
        greatest->first = log2_of_factor;
    } else if (log2_of_factor > greatest->second) {
        greatest->second = log2_of_factor;
    }
}

static inline double log2_of_greatest_product(const struct greatest_product *greatest)
{
    int64_t others = greatest->count - greatest->above_count;
    if (greatest->above_count >= 2)
        return greatest->above;
    if (greatest->above_count == 1)
        return others > 0 ? greatest->above + greatest->first : -INFINITY;
    return others > 1 ? greatest->first + greatest->second : -INFINITY;
}

#endif
