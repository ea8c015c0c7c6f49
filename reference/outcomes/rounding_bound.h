/*
 * Proven bounds of the rounding error of a sum or a product, for any order or tree, without a search
 * (decisions `rounding-bounds`, `rounded-to-neighbours`, `subnormals-flushed`).
 *
 * Sums. For n additions, in any order or tree,
 *
 *     |computed - exact| <= n * u * sum |x|
 *
 * (C.-P. Jeannerod and S. M. Rump, Improved error bounds for inner products in floating-point arithmetic,
 * SIAM J. Matrix Anal. Appl. 34, 2013; without a second-order term, so that it stays finite if n * u is not
 * small, as in bfloat16). By induction: let a and b be partial sums of p and q operands with sums of
 * magnitudes A and B, and d the rounding error of their addition. Then |d| <= u|a + b|, but also |d| <= |b|,
 * because a is a candidate for the result, and |d| <= |a|. To show: |d| <= u(qA + pB). If B <= uA, this
 * follows from |d| <= |b|; if A <= uB, from |d| <= |a|; otherwise from |d| <= u|a + b|. Additions do not
 * underflow inexactly. Rounding is monotonic, so a partial sum is at most the sum of the positive numbers
 * alone, and at least the sum of the negative ones. If one of these can reach the overflow threshold,
 * infinity of that sign is possible; if both can, NaN is possible.
 *
 * Flushing a subnormal operand or sum to zero is an exact addition of its negative: an additional error of at
 * most the operand or the smallest normal number. Numbers of one sign have a subnormal sum only if they are
 * subnormal. A flushed sum leaves 0, and a sum with 0 is not subnormal unless the other operand is; so each
 * flushed sum consumes two operands of its own, and n operands have at most floor(n / 2) of them. Upward
 * rounding without subnormal numbers turns a positive subnormal sum into the smallest normal number and a
 * negative one into 0: both errors have the same sign. After the former, one more operand can give a negative
 * subnormal sum; after 0, two are needed. So three operands have at most two such sums, and n operands at
 * most floor(2n / 3). The same holds downward.
 *
 * Steps that round to either neighbour have an error of 2u: ((1 + 2u)^n - 1) * sum |x|. If such a step gives
 * the largest number instead of infinity, the sum is too small by at most the amount by which the numbers of
 * its sign exceed the largest number.
 *
 * Products. Each multiplication is fl(ab) = ab(1 + d) + e with |d| <= u, and |e| at most half the smallest
 * subnormal, where e is 0 unless the product is subnormal. By induction over any tree of n multiplications
 *
 *     computed = exact * (1 + t) + r,   (1-u)^n <= 1 + t <= (1+u)^n,   |r| <= n * e * M * (1+u)^n,
 *
 * where M, the product of max(1, |x|), times (1+u)^n bounds every factor by which an e is multiplied. r is
 * 0 if no partial product can be subnormal, that is, if the smallest product of two or more operands times
 * (1-u)^n is normal. If one can be, the result can be arbitrarily small (2^-100 * 2^-100 * 2^100 may be 0
 * in float). If M(1+u)^n reaches the overflow threshold, infinity is possible, and also NaN if a partial
 * product can be 0. A product of which an operand or a partial product was flushed is 0, or NaN if it is
 * multiplied by infinity, and nothing else. Steps that round to either neighbour have errors of 2u and 2e;
 * a step that gives the largest number instead of infinity divides the product by at most M over the
 * largest number.
 *
 * Complex products are judged by their norm: one multiplication by the plain formula has an error of at most
 * sqrt(5) u|a||b| (R. Brent, C. Percival and P. Zimmermann, Error bounds on complex floating-point
 * multiplication, Math. Comp. 76, 2007), and less with fused operations. The bound is 3u|a||b|, and for n
 * multiplications ((1+3u)^n - 1) times the norm of the product. The difference covers underflow unless the
 * norm of a partial product can come near the subnormal range; then there is a term as above. If an operand
 * is infinite or a part can overflow, any result that is not finite is within the bound, because C's Annex G
 * and the plain formula differ there. A NaN operand without either gives NaN in both parts.
 *
 * Steps that round to either neighbour, and the form with three multiplications k1 = c(a + b), k2 = a(d - c),
 * k3 = b(c + d), result (k1 - k3) + (k1 + k2)i, have larger errors. With rounding to nearest, to first order,
 * the error of k1 is 2u|c||a + b|, of k2 2u|a||d - c|, of k3 2u|b||c + d|, and of each part another u times
 * the part. The norm of these errors is, for |a + bi| = |c + di| = 1, at most 7u: at a = b = sqrt(1/2), c =
 * 1, d = 0, where they are 2 sqrt(2), sqrt(2) and sqrt(2), and sqrt(1/2) for each part, so that the error of
 * each part is 3.5 sqrt(2) u. The bound is twice this, 14u, because a step to either neighbour has an error
 * of 2u.
 */
#ifndef SCATTER_ROUNDING_BOUND_H
#define SCATTER_ROUNDING_BOUND_H

#include "dtype.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

enum bound_answer {
    BOUND_OUTSIDE, /* no order and no tree can give this */
    BOUND_EITHER,  /* possible only if steps round to either neighbour, and perhaps also flush */
    BOUND_FLUSHED, /* possible only if subnormal numbers are replaced by zero on the way */
    BOUND_WITHIN
};

/*
 * A wider type does not need its own bound: its errors are smaller at each step, and rounding the result once
 * more is one step of many. This does not hold for a single operation that is rounded twice. The signs of
 * zeros are not checked here.
 *
 * Whether `actual` is within the bound of the sum of `count` operands (the old value and the updates; at
 * least one) in the format of `dtype` (float, double, float16, bfloat16). Operands are values of that format.
 */
enum bound_answer sum_bound(int32_t dtype, const double *operands, int64_t count, double actual);

/* The same bound for their product. */
enum bound_answer product_bound(int32_t dtype, const double *operands, int64_t count, double actual);

/*
 * For a finite product that a complete search has not found: whether it is as close as rounding of normal
 * numbers allows, that is, within (1+u)^n - 1 of the exact product. The search itself covers subnormal
 * partial products.
 */
bool product_is_near(int32_t dtype, const double *operands, int64_t count, double actual);

/* Whether `actual` is the largest finite number of its sign, all operands are finite, and the exact sum or
 * product is greater in magnitude, with the same sign (decision `rounded-to-neighbours`). */
bool sum_is_beyond(int32_t dtype, const double *operands, int64_t count, double actual);
bool product_is_beyond(int32_t dtype, const double *operands, int64_t count, double actual);

/* Whether all operands are finite and of one sign, and the sum is smaller in magnitude than one of them. This
 * is impossible because rounding is monotonic, but it may be within the bound. */
bool sum_shrinks(int32_t dtype, const double *operands, int64_t count, double actual);

/*
 * Whether the sum of such operands is finite and exact, and so the same, in every order and tree. May be
 * false for some exact sums near the overflow threshold. If all operands are multiples of one power of two,
 * and both the positive and the negative ones have a sum below 2^p times this power, where p is the
 * precision, then every partial sum is such a multiple and representable.
 */
bool sum_never_rounds(int32_t dtype, const double *operands, int64_t count);

/* The same for their product. May be false for some exact products. If the product of the operands' odd parts
 * is below 2^p and no partial product can be subnormal, nothing is rounded. */
bool product_never_rounds(int32_t dtype, const double *operands, int64_t count);

/* The same bound for a product of complex numbers, {real, imaginary} each; `dtype` complex64 or
 * complex128. */
enum bound_answer complex_product_bound(int32_t dtype, const double (*operands)[2], int64_t count,
                                        const double actual[2]);

/* Whether a part of `actual` is the largest finite number of its sign, and this part of the exact product of
 * finite operands is greater. */
bool complex_product_is_beyond(int32_t dtype, const double (*operands)[2], int64_t count,
                               const double actual[2]);

/* Whether the finite parts of `actual` are within a bound (not BOUND_OUTSIDE) if every other part is exact.
 * False if an operand is not finite. */
bool finite_parts_are_near(int32_t dtype, const double (*operands)[2], int64_t count, const double actual[2]);

/* Floating-point numbers as integers times powers of two, for exact results. */

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

/* Numbers with more digits than double, or far outside its range. */

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

/* Positive numbers that may be far outside the range of double, represented by their binary logarithms;
 * -infinity represents 0. */

/* log2 of 2^a + 2^b. */
static inline double log2_of_sum(double a, double b)
{
    double greater = a > b ? a : b;
    return isinf(greater) ? greater : greater + log2(exp2(a - greater) + exp2(b - greater));
}

/* An upper bound of the rounding error of the sum of `count` logarithms of doubles, near the range of
 * double. */
static inline double log2_slack(int64_t count)
{
    return 0x1p-30 + (double)count * 0x1p-40;
}

/* The greatest of all products of two or more factors, from the logarithms of their magnitudes. Initialise
 * with zeros. */
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
