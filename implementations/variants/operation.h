/* How the operands of a cell are reduced: for each kind of element type a few functions on values, which the
 * orders and trees of reduce.c combine. Strings are separate (text.h): they need memory. */
#ifndef VARIANTS_OPERATION_H
#define VARIANTS_OPERATION_H

#include "arithmetic.h"
#include "node.h"
#include "variant.h"
#include "wide_integer.h"

#include <stddef.h>
#include <stdint.h>

/* An operand or a partial result. */
union value {
    struct {
        long double real;
        long double imaginary; /* of the complex types */
    } number;
    struct wide_integer integer;
    int truth;
};

struct operation {
    const struct variant *variant;
    enum reduction reduction;
    int32_t dtype;
    struct arithmetic arithmetic; /* of the floating and complex types */
    const struct kind *kind;
};

/* The operations of a kind of element type. `reduction` is never none. */
struct kind {
    union value (*read)(const struct operation *operation, const void *element);
    union value (*identity)(const struct operation *operation);
    union value (*combine)(const struct operation *operation, const union value *first,
                           const union value *second);
    /* Rounds a partial result to the element type. */
    union value (*round)(const struct operation *operation, const union value *value);
    void (*write)(const struct operation *operation, const union value *value, void *element);
};

extern const struct kind floating_kind;
extern const struct kind complex_kind; /* has no max and min */
extern const struct kind integer_kind;
extern const struct kind bool_kind;

#endif
