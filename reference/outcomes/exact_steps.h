/*
 * Whether a reduction of floating-point numbers rounds in some order or tree. If it never rounds, there is
 * one right value (decision `one-right-value`).
 */
#ifndef SCATTER_EXACT_STEPS_H
#define SCATTER_EXACT_STEPS_H

#include "arena.h"
#include "number.h"
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
 * For a sum or product of `count` >= 2 real numbers in the format of `dtype` (float, double, float16,
 * bfloat16). Checks all partial results if there are few; otherwise uses a sufficient condition on the number
 * of digits, so `exact` may be false for exact reductions of many operands.
 */
struct exact_steps real_steps(int32_t dtype, enum reduction reduction, const double *operands, int64_t count,
                              struct arena *arena);

/*
 * The same for a product of complex numbers {real, imaginary}, whose parts have the format of `dtype`: exact
 * if both the plain form (ac - bd) + (ad + bc)i and the form with three multiplications, c(a + b), a(d - c)
 * and b(c + d), are exact.
 */
struct exact_steps complex_steps(int32_t dtype, const double (*operands)[2], int64_t count,
                                 struct arena *arena);

/*
 * Whether an exact sum or product of such operands gives `actual` if some subnormal operands, partial results or
 * results are replaced by 0 or, if rounded down or up, partial results and results by 0 or the smallest normal number,
 * as this direction demands (decision `subnormals-flushed`). The signs of zeros are not compared.
 */
enum order_search_answer without_subnormals(int32_t dtype, enum reduction reduction, const double *operands,
                                            int64_t count, double actual, enum rounding_mode direction,
                                            struct arena *arena);

#endif
