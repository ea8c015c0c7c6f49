/*
 * Addition and multiplication of floating-point numbers in a variant: the type of the computation, the
 * rounding, and the treatment of subnormal numbers. Rounding follows the mode of <fenv.h>.
 *
 * Numbers are stored as long double, which contains every number of the element types.
 */
#ifndef VARIANTS_ARITHMETIC_H
#define VARIANTS_ARITHMETIC_H

#include "element.h"
#include "variant.h"

#include <stdbool.h>
#include <stdint.h>

struct arithmetic {
    const struct format *format; /* of the element type, or of its parts */
    enum { COMPUTED_IN_FLOAT, COMPUTED_IN_DOUBLE, COMPUTED_IN_LONG_DOUBLE } computed_in;
    bool rounds_steps;      /* each result to the element type */
    enum rounding rounding; /* to a half type; the mode of <fenv.h> decides for the others */
    unsigned flushing;      /* of enum flushing */
};

/* The arithmetic of a floating or complex type. */
struct arithmetic arithmetic_of(const struct variant *variant, int32_t dtype);

/* x + y, x * y, x * y + z rounded once, and x - y. */
long double add(const struct arithmetic *arithmetic, long double x, long double y);
long double multiply(const struct arithmetic *arithmetic, long double x, long double y);
long double multiply_add(const struct arithmetic *arithmetic, long double x, long double y, long double z);
long double subtract(const struct arithmetic *arithmetic, long double x, long double y);

/* The value of an operand, after flushing if subnormal operands are flushed. */
long double operand(const struct arithmetic *arithmetic, long double x);

/* Rounds a number to the element type. */
long double to_format(const struct arithmetic *arithmetic, long double x);

#endif
