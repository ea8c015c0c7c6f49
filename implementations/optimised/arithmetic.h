/* Reductions of rows: consecutive elements, one update for each. One table per element type except
 * strings. */
#ifndef OPTIMISED_ARITHMETIC_H
#define OPTIMISED_ARITHMETIC_H

#include "node.h"

#include <stdbool.h>
#include <stddef.h>

struct arithmetic {
    /* cells[i] = cells[i] reduced with updates[i], for `count` elements. Both need only their natural
     * alignment. */
    void (*row)(enum reduction reduction, void *cells, const void *updates, int64_t count);

    /* The identity: elements that leave any other unchanged. NULL: no partial results in this type. */
    void (*neutral)(enum reduction reduction, void *cells, int64_t count);

    bool has_order; /* max and min exist */
};

/* NULL for strings. */
const struct arithmetic *arithmetic_of(int32_t dtype);

/* The rows of the table, by element type. */
extern const struct arithmetic arithmetic_int8, arithmetic_int16, arithmetic_int32, arithmetic_int64;
extern const struct arithmetic arithmetic_uint8, arithmetic_uint16, arithmetic_uint32, arithmetic_uint64;
extern const struct arithmetic arithmetic_float16, arithmetic_bfloat16, arithmetic_float, arithmetic_double;
extern const struct arithmetic arithmetic_bool, arithmetic_complex64, arithmetic_complex128;

/* Converts the bits of a float16 or bfloat16 to a float, exactly, and back, rounded to nearest, ties to
 * even. */
float float_of_float16(uint16_t bits);
float float_of_bfloat16(uint16_t bits);
uint16_t float16_of_float(float number);
uint16_t bfloat16_of_float(float number);

#endif
