/*
 * The shapes of cases of the random world, and the ranges of their indices.
 *
 * Counts are those of random_extents.h. Of Scatter and ScatterElements indices may be smaller than data off the axis, and
 * smaller or larger along it; of ScatterND tuples have any length, and slices are of one element, of some, or all of data. In
 * one of 16 cases some extents are 0.
 */
#ifndef SCATTER_RANDOM_SHAPES_H
#define SCATTER_RANDOM_SHAPES_H

#include "random_draw.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    RANDOM_DATA_RANK = 8,                  /* the highest of data and of indices */
    RANDOM_RANK = 2 * RANDOM_DATA_RANK - 1 /* of updates */
};

struct random_shapes {
    bool tuples; /* of ScatterND */
    bool
        exchangeable; /* in a run that differs in axis or order of extents: all its cases have the same indices */
    int rank, indices_rank, updates_rank;
    int axis;  /* as the attribute says; 0 for ScatterND */
    int tuple; /* the length of a tuple; 0 for the others */
    int64_t dims[RANDOM_DATA_RANK], indices_dims[RANDOM_DATA_RANK], updates_dims[RANDOM_RANK];
    /*
     * Of each component of a tuple, or of all indices: the extent below which an index is valid, and the one from which on
     * it is not. Both are the extent of that dimension, or the least and the greatest of the extents that are exchanged.
     */
    int components;
    int64_t valid[RANDOM_DATA_RANK], invalid[RANDOM_DATA_RANK];
};

/* Draws the shapes. Indices into an extent of 0 break a rule. */
void random_shapes_draw(struct random_shapes *shapes, const struct random_draw *draw);

/* The number of elements of a shape. */
int64_t random_product(const int64_t *dims, int rank);

/* How many updates one cell can have at most. */
int64_t random_shapes_repeats(const struct random_shapes *shapes);

#endif
