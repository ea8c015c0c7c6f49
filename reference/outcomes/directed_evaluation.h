/*
 * Sums and products of real numbers by processors that round every step in one direction, in a few orders: values that
 * look like mistakes, because updates far below the last bit of the old value are lost (decision `order-of-questions`).
 */
#ifndef SCATTER_DIRECTED_EVALUATION_H
#define SCATTER_DIRECTED_EVALUATION_H

#include "arena.h"
#include "operator_version.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Whether rounding every step down, up or toward zero gives the finite value `actual`, up to the sign of a zero: in the
 * format of `dtype` (float, double, float16, bfloat16), for the two narrow ones also if each step is rounded to the nearest
 * float first. The `count` >= 2 operands are finite. True if memory runs out: the value is not blamed.
 */
bool is_directed_evaluation(int32_t dtype, enum reduction reduction, const double *operands, int64_t count,
                            double actual, struct arena *arena);

/*
 * Whether the form of complex products with three multiplications (complex_forms.h) gives the value, up to the sign of a zero,
 * if all steps round down, up or toward zero: then a product in it that overflows may be the largest number. Operands are finite.
 */
bool is_directed_three(int32_t part, const double x[2], const double y[2], const double actual[2]);

#endif
