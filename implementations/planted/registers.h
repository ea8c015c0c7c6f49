/*
 * The register file of the interpreter: one lane holds one element, widened to its class. Widening makes the
 * instructions independent of the element type; storing narrows, which wraps integers and rounds 16-bit
 * floats.
 */
#ifndef PLANTED_REGISTERS_H
#define PLANTED_REGISTERS_H

#include "dtype.h"
#include "node.h"

#include <stdbool.h>

struct complex_value {
    double real;
    double imaginary;
};

union lane {
    int64_t integer;
    uint64_t natural;
    float single;
    double real;
    struct complex_value complex;
};

/* Reads an element, of any type except string, from memory that need not be aligned. */
union lane lane_load(int32_t dtype, const unsigned char *bytes);

/* Writes an element, of any type except string. */
void lane_store(int32_t dtype, union lane lane, unsigned char *bytes);

/* The old value combined with an update. There is no max and no min of complex numbers. */
union lane lane_combine(int32_t dtype, enum reduction reduction, union lane old, union lane update);

/* For two of the planted bugs: whether an element equals 0, and a float type's value without subnormals. */
bool lane_is_zero(int32_t dtype, union lane lane);
union lane lane_flush(int32_t dtype, union lane lane);

#endif
