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
 * The same without a comparison, so that the results for many indices can be combined by OR: the highest bit
 * of the result is 0 only if the index is in range. It is 1 for every other index and, if the extent exceeds
 * 2^62, also for some indices that are in range. Requires extent >= 0.
 *
 * The bit is the sign of extent + index, which is exact for a negative index, or the sign of extent - 1 -
 * index, which is exact for the others.
 */
static inline uint64_t index_suspicion(int64_t index, int64_t extent)
{
    return ((uint64_t)extent + (uint64_t)index) | ((uint64_t)extent - 1 - (uint64_t)index);
}

/*
 * The position that an index names, counted from the start: a negative index counts back from the end.
 * Requires index_in_range(index, extent); then 0 <= result < extent.
 *
 * Uses a mask, because indices of mixed signs would make a branch unpredictable: the extent is added, and
 * subtracted again if the sign bit was 0. Unsigned, because the intermediate sum may exceed 2^63.
 */
static inline int64_t index_normalise(int64_t index, int64_t extent)
{
    uint64_t not_negative = ((uint64_t)index >> 63) - 1; /* all bits, or none */
    return (int64_t)((uint64_t)index + (uint64_t)extent - ((uint64_t)extent & not_negative));
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
