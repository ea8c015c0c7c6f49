/*
 * Products of complex numbers: one by the forms that give it, several by the norm of their error (decision
 * `complex-arithmetic`).
 */
#ifndef SCATTER_ALLOWED_COMPLEX_H
#define SCATTER_ALLOWED_COMPLEX_H

#include "allowed_real.h"

/*
 * Judges a value that is not what the reference computes. `part` is float or double, the operands are `count` >= 2 pairs
 * {real, imaginary}, the old value first. Permitted is one product by the plain formula, in the type or in a wider one
 * rounded once, with fused operations or without; several within the bound of rounding; where numbers are not finite, or
 * overflow, also what C's Annex G gives.
 */
struct value_judgement judge_complex_product(int32_t part, const double (*operands)[2], int64_t count,
                                             const double actual[2], struct arena *arena);

#endif
