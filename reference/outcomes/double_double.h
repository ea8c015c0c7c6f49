/*
 * Numbers as the unevaluated sum of two doubles: about 106 significant bits, precise enough to serve as exact
 * results when rounding errors are judged.
 *
 * Source: T. J. Dekker, A floating-point technique for extending the available precision, 1971; the relative
 * error of a sum and of a product is below 2^-102 if nothing overflows or becomes subnormal.
 */
#ifndef SCATTER_DOUBLE_DOUBLE_H
#define SCATTER_DOUBLE_DOUBLE_H

#include <math.h>

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

#endif
