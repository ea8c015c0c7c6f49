/*
 * Index arithmetic: small pure functions on extents and indices, with their pre- and postconditions.
 * Nothing else in the reference multiplies extents or wraps a negative index.
 */
#ifndef SCATTER_SHAPE_H
#define SCATTER_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

/*
 * The number of elements of a shape: the product of its extents, 1 for rank 0. It is 0 when an extent is 0,
 * whatever the others are: [2^40,2^40,0] is empty. Returns -1 when an extent is negative or when the product
 * exceeds INT64_MAX.
 * Requires rank >= 0 and `rank` readable extents.
 */
int64_t shape_element_count(const int64_t *dims, int rank);

/*
 * Whether an index is within bounds: -extent <= index <= extent - 1. False for every index when the extent
 * is 0. Requires extent >= 0.
 * Source: ScatterElements-18, input `indices`: "All index values are expected to be within bounds [-s, s-1]
 * along axis of size s."
 */
static inline bool index_in_range(int64_t index, int64_t extent)
{
    return index >= -extent && index < extent;
}

/*
 * The same without a comparison, for many indices at once: the uppermost bit of the result is 0 only if the
 * index is in range. It is 1 for every other index and, where the extent exceeds 2^62, also for some that
 * are in range. Requires extent >= 0.
 *
 * The bit is the sign of extent + index, which says the truth of a negative index, or that of
 * extent - 1 - index, which says the truth of the others.
 */
static inline uint64_t index_suspicion(int64_t index, int64_t extent)
{
    return ((uint64_t)extent + (uint64_t)index) | ((uint64_t)extent - 1 - (uint64_t)index);
}

/*
 * The position that an index names, counted from the start: a negative index counts back from the end.
 * Requires index_in_range(index, extent); then 0 <= result < extent.
 *
 * A mask and not a branch, which indices of mixed signs would make unpredictable: the extent is added, and
 * taken away again where the sign bit was 0. Unsigned, for the sum may pass 2^63 in between.
 */
static inline int64_t index_normalise(int64_t index, int64_t extent)
{
    uint64_t not_negative = ((uint64_t)index >> 63) - 1; /* all bits, or none */
    return (int64_t)((uint64_t)index + (uint64_t)extent - ((uint64_t)extent & not_negative));
}

/*
 * The axis that an axis attribute names in a tensor of rank `rank`, or -1 when it is outside
 * [-rank, rank-1]. Requires rank >= 0.
 */
static inline int axis_normalise(int64_t axis, int rank)
{
    return index_in_range(axis, rank) ? (int)index_normalise(axis, rank) : -1;
}

#endif
