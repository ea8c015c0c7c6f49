/*
 * Index arithmetic: small pure functions on extents and indices, with their pre- and postconditions.
 * Nothing else in the reference multiplies extents or wraps a negative index.
 */
#ifndef SCATTER_SHAPE_H
#define SCATTER_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

/*
 * The number of elements of a shape: the product of its extents, 1 for rank 0, 0 when an extent is 0.
 * Returns -1 when an extent is negative or when the product of the extents up to some axis, taken from
 * the left, exceeds INT64_MAX.
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
 * The position that an index names, counted from the start: a negative index counts back from the end.
 * Requires index_in_range(index, extent); then 0 <= result < extent.
 */
static inline int64_t index_normalise(int64_t index, int64_t extent)
{
    return index < 0 ? index + extent : index;
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
