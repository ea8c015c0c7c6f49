/*
 * What an index and an axis mean, as small pure functions with their pre- and postconditions: nothing else in the
 * reference normalises a negative one. And tensors of indices, which are int32 or int64.
 */
#ifndef SCATTER_INDICES_H
#define SCATTER_INDICES_H

#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- one index ------------------------------------------------------------------------------------------------------ */

/*
 * Whether an index is within bounds: -extent <= index <= extent - 1. False for every index if the extent is
 * 0. Requires extent >= 0.
 *
 * Source: ScatterElements-18, input `indices`: "All index values are expected to be within bounds [-s, s-1]
 * along axis of size s."
 */
static inline bool index_in_range(int64_t index, int64_t extent)
{
    return index >= -extent && index < extent;
}

/*
 * The position that an index names, counted from the start: a negative index counts back from the end.
 * Requires index_in_range(index, extent); then 0 <= result < extent.
 */
static inline int64_t index_normalise(int64_t index, int64_t extent)
{
    return index < 0 ? index + extent : index;
}

/*
 * The axis that an axis attribute names in a tensor of rank `rank`, or -1 if it is outside [-rank, rank-1].
 * Requires rank >= 0.
 */
static inline int axis_normalise(int64_t axis, int rank)
{
    return index_in_range(axis, rank) ? (int)index_normalise(axis, rank) : -1;
}

/* ---- tensors of indices ---------------------------------------------------------------------------------------------- */

/* Whether a tensor's elements can be read as indices: int32 or int64. */
bool holds_indices(const struct tensor *tensor);

/* The element at a position of a tensor for which holds_indices is true. */
/* clause: index-width */
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

/* A position of a tensor as coordinates, such as "1,0"; cut to the buffer. Returns `text`. */
char *coordinates_text(const int64_t *dims, int rank, int64_t position, char *text, size_t size);

#endif
