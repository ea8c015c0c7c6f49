/*
 * What the files of relaxed.h share: a node with room for what relaxations change.
 */
#ifndef SCATTER_RELAXED_NODE_H
#define SCATTER_RELAXED_NODE_H

#include "relaxed.h"

#include <stdbool.h>

struct relaxed_node {
    struct scatter_node node;
    const struct tensor *inputs[INPUT_SLOTS];
    struct tensor data, indices, updates; /* changed inputs, where `inputs` points to them */
    struct attribute *attributes;
    struct arena *arena;
};

/* ---- relaxed_conversions.c: each is false where it cannot be done, or where nothing is to be done ---- */

/* Reads names of reductions as if they were in lower case. */
bool fold_reduction(struct relaxed_node *relaxed);

/* Converts updates to the element type of data: numbers alone, integers by their low bits, fractions cut off. */
bool cast_updates(struct relaxed_node *relaxed);

/* Converts indices that are numbers of another kind, or truth values, to int64, fractions cut off. */
bool cast_indices(struct relaxed_node *relaxed);

/* Makes data and whatever else is a scalar a vector of one element, so that the formula of rank 1 holds. */
bool widen_scalars(struct relaxed_node *relaxed);

/* Leaves out the indices, with their updates, that lie outside of data except along the axis (>= 0). */
bool clip_to_data(struct relaxed_node *relaxed, int axis);

#endif
