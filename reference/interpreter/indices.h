/*
 * Tensors of indices, which are int32 or int64. What one index or axis means is in shape.h: index_in_range,
 * index_normalise, axis_normalise.
 */
#ifndef SCATTER_INDICES_H
#define SCATTER_INDICES_H

#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether a tensor's elements can be read as indices: int32 or int64. */
bool holds_indices(const struct tensor *tensor);

/* The element at a position of a tensor for which holds_indices is true. */
static inline int64_t index_at(const struct tensor *indices, int64_t position)
{
    if (indices->dtype == DTYPE_INT32) {
        const int32_t *narrow = indices->elements;
        return narrow[position];
    }
    const int64_t *wide = indices->elements;
    return wide[position];
}

/* Replaces the element at a position of such a tensor; int32 takes the low 32 bits. */
static inline void index_store(const struct tensor *indices, int64_t position, int64_t index)
{
    if (indices->dtype == DTYPE_INT32)
        ((int32_t *)indices->elements)[position] = (int32_t)index;
    else
        ((int64_t *)indices->elements)[position] = index;
}

/*
 * `count` indices from position `first` on as int64_t: a pointer into the tensor, or to `buffer` (room for
 * `count`), into which int32 indices are widened.
 */
const int64_t *indices_block(const struct tensor *indices, int64_t first, int64_t count, int64_t *buffer);

/*
 * A quick check: true only if all `count` indices are in [-extent, extent-1]. False if any is not, and
 * possibly if the extent exceeds 2^62.
 */
bool indices_certainly_in_range(const int64_t *indices, int64_t count, int64_t extent);

/* How many of `count` indices are outside [-extent, extent-1]. */
int64_t indices_out_of_range(const int64_t *indices, int64_t count, int64_t extent);

/* A position of a tensor as coordinates, such as "1,0"; cut to the buffer. Returns `text`. */
char *coordinates_text(const int64_t *dims, int rank, int64_t position, char *text, size_t size);

#endif
