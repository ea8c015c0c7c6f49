/*
 * The product of two complex numbers, x = a + bi and y = c + di, in all the forms in which implementations compute it.
 * `part` is float or double; numbers are {real, imaginary} of that format.
 */
#ifndef SCATTER_COMPLEX_FORMS_H
#define SCATTER_COMPLEX_FORMS_H

#include <stdbool.h>
#include <stdint.h>

/* Equal and of the same sign, zeros too; two NaN are the same. */
bool same_number(double a, double b);

/*
 * Whether the parts are those of the plain formula (ac - bd) + (ad + bc)i: each product and each sum in the type or in the
 * next wider one, or one operation of each part fused (decision `complex-arithmetic`).
 */
bool is_known_form(int32_t part, const double x[2], const double y[2], const double actual[2]);

/*
 * Whether a product that is not finite is what C's Annex G gives, where the plain formula gives NaN in both parts; or any
 * infinity, where an operand is infinite and the other one not zero.
 */
bool is_by_annex_g(int32_t part, const double x[2], const double y[2], const double actual[2]);

/* Whether a product that is exact in every step gives the value when some of what is subnormal is taken for 0. */
bool is_flushed_exactly(int32_t part, const double x[2], const double y[2], const double actual[2]);

/*
 * Whether each part of the plain formula, of finite numbers, can reach the value when steps round to either neighbour and
 * take what is subnormal for 0 (decisions `subnormals-flushed`, `rounded-to-neighbours`).
 */
bool is_reached(int32_t part, const double x[2], const double y[2], const double actual[2]);

#endif
