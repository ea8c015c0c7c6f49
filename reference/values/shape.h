/* The number of elements of a shape. Nothing else in the reference multiplies extents. */
#ifndef SCATTER_SHAPE_H
#define SCATTER_SHAPE_H

#include <stdint.h>

/*
 * The number of elements of a shape: the product of its extents, 1 for rank 0. It is 0 if an extent is 0,
 * whatever the others are: [2^40,2^40,0] is empty. Returns -1 if an extent is negative or the product exceeds
 * INT64_MAX. Requires rank >= 0 and `rank` readable extents.
 */
int64_t shape_element_count(const int64_t *dims, int rank);

#endif
