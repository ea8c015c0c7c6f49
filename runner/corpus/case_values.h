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
    double
        greatest; /* the magnitude of a result of one update, at most: of the greatest finite numbers of data and updates */
};

/* Looks at the first few thousand elements of each; strings and truth values have nothing of this. */
struct case_values case_values_measure(const struct tensor *data, const struct tensor *updates,
                                       bool multiplies);

#endif
