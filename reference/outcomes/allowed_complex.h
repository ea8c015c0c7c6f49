/*
 * Products of complex numbers. A single product is judged by the forms that give it, several by the norm of
 * their error (decision `complex-arithmetic`).
 */
#ifndef SCATTER_ALLOWED_COMPLEX_H
#define SCATTER_ALLOWED_COMPLEX_H

#include "allowed_real.h"

/*
 * Judges a value that differs from the reference's. `part` is float or double; the operands are `count` >= 2
 * pairs {real, imaginary}, the old value first. Permitted are: for one product, the results of the plain
 * formula, in the type or in a wider one rounded once, with or without fused operations; for several
 * products, values within the rounding bound; if numbers are not finite or overflow, also the results of C's
 * Annex G.
 */
struct value_judgement judge_complex_product(int32_t part, const double (*operands)[2], int64_t count,
                                             const double actual[2], struct arena *arena);

#endif
