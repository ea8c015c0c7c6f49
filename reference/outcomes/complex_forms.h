/* The product of two complex numbers, x = a + bi and y = c + di, in all forms that implementations use.
 * `part` is float or double; numbers are pairs {real, imaginary} of that format. */
#ifndef SCATTER_COMPLEX_FORMS_H
#define SCATTER_COMPLEX_FORMS_H

#include <stdbool.h>
#include <stdint.h>

/* Whether two numbers are equal and have the same sign, including zeros; two NaN are the same. */
bool same_number(double a, double b);

/* Whether the parts are those of the plain formula (ac - bd) + (ad + bc)i: each product and each sum in the
 * type or in the next wider one, or one operation of each part fused (decision `complex-arithmetic`). */
bool is_known_form(int32_t part, const double x[2], const double y[2], const double actual[2]);

/* Whether a product that is not finite is the result of C's Annex G, if the plain formula gives NaN in both
 * parts; or any infinity, if one operand is infinite and the other is not zero. */
bool is_by_annex_g(int32_t part, const double x[2], const double y[2], const double actual[2]);

/* Whether a product that is exact in every step gives the value if some subnormal numbers are replaced by
 * 0. */
bool is_flushed_exactly(int32_t part, const double x[2], const double y[2], const double actual[2]);

/* Whether each part of the plain formula, for finite numbers, can give the value if steps round to either
 * neighbour and replace subnormal numbers by 0 (decisions `subnormals-flushed`, `rounded-to-neighbours`). */
bool is_reached(int32_t part, const double x[2], const double y[2], const double actual[2]);

/*
 * Which parts of the product are reached by an overflowing sum inside the form with three multiplications,
 * c(a + b), a(d - c) and b(c + d). Operands are finite; either may be a + bi (decision `complex-arithmetic`).
 */
void find_overflows_in_three(int32_t part, const double x[2], const double y[2], bool reaches[2]);

/* Whether the sum or the difference of the parts of a finite operand can overflow. */
bool parts_overflow(int32_t part, const double operand[2]);

#endif
