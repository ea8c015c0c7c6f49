/*
 * What rounding can make of a sum or a product, whatever the order or the tree in which it is computed: proven
 * bounds, without search (decisions `rounding-bounds`, `rounded-to-neighbours`, `subnormals-flushed`).
 *
 * Sums. For n additions, in any order or tree,
 *
 *     |computed - exact| <= n * u * sum |x|
 *
 * (C.-P. Jeannerod and S. M. Rump, Improved error bounds for inner products in floating-point arithmetic, SIAM
 * J. Matrix Anal. Appl. 34, 2013; without a second-order term, so that it stays finite where n * u is not small,
 * as in bfloat16). By induction: let a and b be partial sums of p and q operands with sums of magnitudes A and
 * B, and d the rounding error of their addition. Then |d| <= u|a + b|, but also |d| <= |b|, for a itself is a
 * number that the result could have been, and |d| <= |a|. What must be shown is |d| <= u(qA + pB). If B <= uA,
 * it follows from |d| <= |b|, if A <= uB from |d| <= |a|, and otherwise from |d| <= u|a + b|. Additions do not
 * underflow inexactly. Rounding is monotonic, so that a partial sum is at most what becomes of the positive
 * numbers alone, and at least what becomes of the negative ones: where one of these can reach the threshold of
 * overflow, infinity of that sign is possible, and where both can, NaN.
 *
 * Flushing a subnormal operand or sum to zero is adding its negative, exactly: an error of its own, of at most the
 * operand, or the smallest normal number. Numbers of one sign have subnormal sums only where they are subnormal.
 *
 * Steps that round to either neighbour err by 2u: ((1 + 2u)^n - 1) * sum |x|. Where such a step takes the largest
 * number for infinity, a sum falls short by what the numbers of its sign exceed the largest number, at most.
 *
 * Products. Each multiplication is fl(ab) = ab(1 + d) + e with |d| <= u, and |e| at most half the smallest
 * subnormal, e being 0 unless the product is subnormal. By induction over any tree of n multiplications
 *
 *     computed = exact * (1 + t) + r,   (1-u)^n <= 1 + t <= (1+u)^n,   |r| <= n * e * M * (1+u)^n,
 *
 * where M, the product of max(1, |x|), times (1+u)^n bounds whatever an e is multiplied by. There is no r where
 * no partial product can be subnormal: where the product of min(1, |x|) times (1-u)^n is normal. Where one can, a
 * product can be as small as one likes (2^-100 * 2^-100 * 2^100 may be 0 in float). Where M(1+u)^n reaches the
 * threshold of overflow, infinity is possible, and NaN where a partial product can be 0, too. A flushed product is 0,
 * or NaN where it meets an infinity, nothing else. Steps that round to either neighbour err by 2u and 2e; one that
 * takes the largest number for infinity divides the product by M over the largest number, at most.
 *
 * Complex products are judged by their norm: one multiplication by the plain formula errs by at most
 * sqrt(5) u|a||b| (R. Brent, C. Percival and P. Zimmermann, Error bounds on complex floating-point
 * multiplication, Math. Comp. 76, 2007), with fused operations by less. Granted is 3u|a||b|, n of them
 * ((1+3u)^n - 1) times the norm of the product. The difference covers underflow except where the norm of a
 * partial product can come near the subnormal range; there it has a term as above. Where an operand is infinite
 * or a part can overflow, any result that is not finite is within: C's Annex G and the plain formula differ
 * there. NaN without either gives NaN in both parts.
 *
 * Steps that round to either neighbour, and the form with three multiplications k1 = c(a + b), k2 = a(d - c),
 * k3 = b(c + d), result (k1 - k3) + (k1 + k2)i, err by more. With rounding to nearest, to first order, k1 errs by
 * 2u|c||a + b|, k2 by 2u|a||d - c|, k3 by 2u|b||c + d|, and the parts by another u of themselves; the norm of
 * these errors is, for |a + bi| = |c + di| = 1, at most 7u: at a = b = sqrt(1/2), c = 1, d = 0, where they are
 * 2 sqrt(2), sqrt(2) and sqrt(2), and sqrt(1/2) for each part, so that each part errs by 3.5 sqrt(2) u. Granted as
 * possible is twice this, 14u, since a step to either neighbour errs by 2u.
 */
#ifndef SCATTER_ROUNDING_BOUND_H
#define SCATTER_ROUNDING_BOUND_H

#include <stdbool.h>
#include <stdint.h>

enum bound_answer {
    BOUND_OUTSIDE, /* no order and no tree can give this */
    BOUND_EITHER,  /* possible only where steps round to either neighbour, perhaps also flush */
    BOUND_FLUSHED, /* possible only where subnormal numbers are taken for zero on the way */
    BOUND_WITHIN
};

/*
 * A type that is wider needs no bound of its own: it errs less at each step, and rounding the result once more
 * is one step of many. Only for a single operation rounded twice this does not hold. The signs of zeros are no matter
 * here.
 *
 * Whether `actual` is within the bound of the sum of `count` operands (the old value and the updates; at least
 * one) in the format of `dtype` (float, double, float16, bfloat16). Operands are values of that format.
 */
enum bound_answer sum_bound(int32_t dtype, const double *operands, int64_t count, double actual);

/* The same bound for their product. */
enum bound_answer product_bound(int32_t dtype, const double *operands, int64_t count, double actual);

/*
 * Whether a finite product that no order gives, all of them being known, is as near as rounding brings one: within
 * (1+u)^n - 1 of the exact one, or between it and 0 where a partial product can be subnormal.
 */
bool product_is_near(int32_t dtype, const double *operands, int64_t count, double actual);

/*
 * Whether operands of one sign, all finite, would have a sum that is smaller in magnitude than one of them: impossible,
 * since rounding is monotonic, though it may be within the bound.
 */
bool sum_shrinks(int32_t dtype, const double *operands, int64_t count, double actual);

/*
 * Whether the sum of such operands is finite and the same, not rounded, in every order and tree; false also for sums
 * near the threshold of overflow that may be and are not. Where all operands are multiples of one power of two, and both the positive and the
 * negative ones have a sum below 2^p times this power, p being the precision, every partial sum is
 * such a multiple and representable.
 */
bool sum_never_rounds(int32_t dtype, const double *operands, int64_t count);

/*
 * The same for their product; false also for products that may be and are not. Where the operands' odd parts have a
 * product below 2^p and no partial product can be subnormal, nothing is rounded.
 */
bool product_never_rounds(int32_t dtype, const double *operands, int64_t count);

/* The same bound for a product of complex numbers, {real, imaginary} each; `dtype` complex64 or complex128. */
enum bound_answer complex_product_bound(int32_t dtype, const double (*operands)[2], int64_t count,
                                        const double actual[2]);

#endif
