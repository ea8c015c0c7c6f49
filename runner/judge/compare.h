/*
 * Comparing a result with what is expected, bit for bit.
 */
#ifndef SCATTER_COMPARE_H
#define SCATTER_COMPARE_H

#include "tensor.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * How many elements differ between two tensors of the same dtype and the same shape; *first (may be
 * NULL) receives the position of the first, or stays as it is. Elements are equal when their bits are; with
 * `any_nan` two NaN are equal, too, whatever their bits (in complex numbers, part by part). Strings are
 * equal when their bytes are. Of a dtype outside T, whose elements nobody reads, all elements differ where any stored
 * byte does.
 */
int64_t tensor_differences(const struct tensor *expected, const struct tensor *actual, bool any_nan,
                           int64_t *first);

/*
 * Whether `count` elements of two tensors of the same dtype of T, from a position in each on, are the same to the
 * bit; of strings, to the byte.
 */
bool tensor_same_elements(const struct tensor *a, int64_t a_position, const struct tensor *b,
                          int64_t b_position, int64_t count);

#endif
