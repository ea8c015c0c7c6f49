/*
 * Index arithmetic: small pure functions on extents and indices, with their pre- and postconditions.
 * Nothing else in the reference multiplies extents or wraps a negative index.
 */
#ifndef SCATTER_SHAPE_H
#define SCATTER_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

/*
 * The number of elements of a shape: the product of its extents, 1 for rank 0. It is 0 if an extent is 0,
 * whatever the others are: [2^40,2^40,0] is empty. Returns -1 if an extent is negative or the product exceeds
 * INT64_MAX. Requires rank >= 0 and `rank` readable extents.
 */
int64_t shape_element_count(const int64_t *dims, int rank);

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

#endif
