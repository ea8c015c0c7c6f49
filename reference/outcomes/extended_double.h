/* Numbers with more digits than double, or far outside its range. */
#ifndef SCATTER_EXTENDED_DOUBLE_H
#define SCATTER_EXTENDED_DOUBLE_H

#include <math.h>
#include <stdint.h>

/*
 * Numbers as the unevaluated sum of two doubles: about 106 significant bits, precise enough to serve as exact
 * results when rounding errors are judged.
 *
 * Source: T. J. Dekker, A floating-point technique for extending the available precision, 1971; the relative
 * error of a sum and of a product is below 2^-102 if nothing overflows or becomes subnormal.
 */

struct double_double {
    double high, low; /* |low| is at most half a unit in the last place of high */
};

/* Exact: a + b as a double-double. */
static inline struct double_double two_sum(double a, double b)
{
    double sum = a + b;
    double part = sum - a;
    return (struct double_double){sum, (a - (sum - part)) + (b - part)};
}

/* Exact: a * b as a double-double. */
static inline struct double_double two_product(double a, double b)
{
    double product = a * b;
    return (struct double_double){product, fma(a, b, -product)};
}

static inline struct double_double double_double_add(struct double_double a, struct double_double b)
{
    struct double_double high = two_sum(a.high, b.high);
    struct double_double low = two_sum(a.low, b.low);
    struct double_double sum = two_sum(high.high, high.low + low.high);
    return two_sum(sum.high, sum.low + low.low);
}

static inline struct double_double double_double_multiply(struct double_double a, struct double_double b)
{
    struct double_double product = two_product(a.high, b.high);
    return two_sum(product.high, product.low + (a.high * b.low + a.low * b.high));
}

static inline struct double_double double_double_negate(struct double_double a)
{
    return (struct double_double){-a.high, -a.low};
}

/*
 * Positive numbers that may be far outside the range of double, represented by their binary logarithms;
 * -infinity represents 0.
 */

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
