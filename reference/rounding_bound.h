/*
 * What rounding can make of a sum or a product, whatever the order or the tree in which it is computed: proven
 * bounds, without search.
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
 * Where all operands are multiples of one power of two and the sum of their magnitudes is less than 2^p times this
 * power, p being the precision, every partial sum is such a multiple and representable: nothing is rounded, and
 * only the exact sum is within.
 *
 * For the same reason no sum of numbers of one sign is smaller in magnitude than one of them.
 *
 * Flushing a subnormal operand or sum to zero is adding its negative, exactly: an operand more for the sum of
 * magnitudes, and an error of its own.
 *
 * Products. Each multiplication is fl(ab) = ab(1 + d) + e with |d| <= u, and |e| at most half the smallest
 * subnormal, e being 0 unless the product is subnormal. By induction over any tree of n multiplications
 *
 *     computed = exact * (1 + t) + r,   (1-u)^n <= 1 + t <= (1+u)^n,   |r| <= n * e * M * (1+u)^n,
 *
 * where M, the product of max(1, |x|), times (1+u)^n bounds whatever an e is multiplied by. There is no r where
 * no partial product can be subnormal: where the product of min(1, |x|) times (1-u)^n is normal. Where
 * M(1+u)^n reaches the threshold of overflow, infinity is possible, and NaN where a partial product can be 0,
 * too. Flushing makes e as large as the smallest normal number, for operands as for results.
 *
 * Where the operands' odd parts have a product below 2^p and no partial product can be subnormal, nothing is rounded.
 *
 * Complex products are judged by their norm: one multiplication by the plain formula errs by at most
 * sqrt(5) u|a||b| (R. Brent, C. Percival and P. Zimmermann, Error bounds on complex floating-point
 * multiplication, Math. Comp. 76, 2007), with fused operations by less. Granted is 3u|a||b|, n of them
 * ((1+3u)^n - 1) times the norm of the product. The difference covers underflow except where the norm of a
 * partial product can come near the subnormal range; there it has a term as above. Where an operand is infinite
 * or a part can overflow, any result that is not finite is within: C's Annex G and the plain formula differ
 * there. NaN without either gives NaN in both parts.
 */
#ifndef SCATTER_ROUNDING_BOUND_H
#define SCATTER_ROUNDING_BOUND_H

#include <stdbool.h>
#include <stdint.h>

enum bound_answer {
    BOUND_OUTSIDE,   /* no order and no tree can give this */
    BOUND_ZERO_SIGN, /* a zero of a sign that no order gives */
    BOUND_FLUSHED,   /* possible only if subnormal numbers are flushed to zero on the way */
    BOUND_WITHIN
};

/*
 * A type that is wider needs no bound of its own: it errs less at each step, and rounding the result once more
 * is one step of many. Only for a single operation rounded twice this does not hold.
 *
 * Whether `actual` is within the bound of the sum of `count` operands (the old value and the updates; at least
 * one) in the format of `dtype` (float, double, float16, bfloat16). Operands are values of that format.
 */
enum bound_answer sum_bound(int32_t dtype, const double *operands, int64_t count, double actual);

/*
 * Whether the sum of such operands is finite and the same, not rounded, in every order and tree; false also for sums
 * near the threshold of overflow that may be and are not.
 */
bool sum_never_rounds(int32_t dtype, const double *operands, int64_t count);

/* The same for their product; false also for products that may be and are not. */
bool product_never_rounds(int32_t dtype, const double *operands, int64_t count);

/* The same bound for their product. */
enum bound_answer product_bound(int32_t dtype, const double *operands, int64_t count, double actual);

/*
 * Whether `actual` is within the bound that holds where each step rounds to one of the two neighbouring numbers,
 * not always to the nearest (by cutting off, say): twice the units. False where nothing is rounded.
 */
bool sum_may_be_of_neighbours(int32_t dtype, const double *operands, int64_t count, double actual);
bool product_may_be_of_neighbours(int32_t dtype, const double *operands, int64_t count, double actual);

/* The same bound for a product of complex numbers, {real, imaginary} each; `dtype` complex64 or complex128. */
enum bound_answer complex_product_bound(int32_t dtype, const double (*operands)[2], int64_t count,
                                        const double actual[2]);

#endif
