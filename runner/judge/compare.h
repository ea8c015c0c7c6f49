/*
 * Comparing a result with the expected one, bit for bit.
 */
#ifndef SCATTER_COMPARE_H
#define SCATTER_COMPARE_H

#include "tensor.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The number of elements that differ between two tensors of the same dtype and shape; *first (may be NULL) receives the
 * position of the first difference, or is unchanged. Elements are equal when their bits are equal; with `any_nan` any two
 * NaN are equal too (in complex numbers, part by part). Strings are equal when their bytes are equal. For a dtype outside
 * T, whose elements are not read, all elements differ if any stored byte does.
 */
int64_t tensor_differences(const struct tensor *expected, const struct tensor *actual, bool any_nan,
                           int64_t *first);

/*
 * Whether `count` elements of two tensors of the same dtype of T, from a position in each, are equal bit for bit (strings:
 * byte for byte).
 */
bool tensor_same_elements(const struct tensor *a, int64_t a_position, const struct tensor *b,
                          int64_t b_position, int64_t count);

#endif
