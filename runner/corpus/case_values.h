/*
 * What is special about the numbers of a case.
 */
#ifndef SCATTER_CASE_VALUES_H
#define SCATTER_CASE_VALUES_H

#include "tensor.h"

#include <stdbool.h>

struct case_values {
    bool zero, negative, nan, infinite, subnormal; /* an update is; negative includes -0 */
    bool unlike_signs; /* one number of data or updates is negative, another one positive */
    /* Multiples of a quarter up to 1000, and no result wraps around: a person computes with them. */
    bool small;
    double greatest; /* no result of one update has a greater magnitude, but infinities */
};

/* Looks at the first few thousand elements of each; strings and truth values have nothing of this. */
struct case_values case_values_measure(const struct tensor *data, const struct tensor *updates,
                                       bool multiplies);

#endif
