/*
 * Whether a reduction of floating-point numbers rounds anywhere: where it does not, in no order and no tree, there is one
 * right value (decision `one-right-value`).
 */
#ifndef SCATTER_EXACT_STEPS_H
#define SCATTER_EXACT_STEPS_H

#include "arena.h"
#include "operator_version.h"
#include "order_search.h"

#include <stdbool.h>
#include <stdint.h>

struct exact_steps {
    bool
        exact; /* all operands are finite, and every partial result of every order and tree is representable */
    bool tiny; /* if exact: an operand or a partial result is subnormal */
};

/*
 * For a sum or product of `count` >= 2 real numbers of the format of `dtype` (float, double, float16, bfloat16). Decided
 * by all partial results where they are few, else by a bound of the digits that is right if it says that all is exact.
 */
struct exact_steps real_steps(int32_t dtype, enum reduction reduction, const double *operands, int64_t count,
                              struct arena *arena);

/*
 * The same for a product of complex numbers {real, imaginary}, whose parts have the format of `dtype`: exact where the
 * plain form (ac - bd) + (ad + bc)i and that with three multiplications, c(a + b), a(d - c) and b(c + d), both are.
 */
struct exact_steps complex_steps(int32_t dtype, const double (*operands)[2], int64_t count,
                                 struct arena *arena);

/*
 * Whether an exact sum of such operands gives `actual` when some operands, partial sums or results that are subnormal
 * are taken for 0 (decision `subnormals-flushed`).
 */
enum order_search_answer flushed_sum_gives(int32_t dtype, const double *operands, int64_t count,
                                           double actual, struct arena *arena);

#endif
