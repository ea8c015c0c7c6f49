/*
 * What the files of relaxed.h share: a node with room for what relaxations change. relaxed.c changes its version and
 * attributes and computes it; relaxed_targets.c changes which update goes to which cell, relaxed_conversions.c types and
 * ranks.
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

/* ---- relaxed_targets.c: each that answers with a bool is false where it cannot be done ---- */

/* Reads the axis as a relaxation does. */
bool relax_axis(struct relaxed_node *relaxed, enum relaxation relaxation);

/* The axis as the relaxed node has it, normalised; -1 when it is out of range. */
int current_axis(const struct relaxed_node *relaxed);

/* Makes indices a copy as int64, which every version takes. NULL where they are not integers, or without memory. */
int64_t *widen_indices(struct relaxed_node *relaxed);

/* The extent that the index at a position indexes; 0 when the node is too broken to have one. */
int64_t indexed_extent(const struct relaxed_node *relaxed, int64_t position);

/* Moves what of the indices, those of widen_indices, is out of range. */
bool move_indices(struct relaxed_node *relaxed, enum relaxation relaxation, int64_t *indices);

/*
 * ScatterND by offsets alone: a tuple of the indices, those of widen_indices, becomes the tuple that names the same
 * offset, if there is one.
 */
bool flatten_tuples(struct relaxed_node *relaxed, int64_t *indices);

/* Gives updates the shape that they should have. */
bool reshape_updates(struct relaxed_node *relaxed, enum relaxation relaxation);

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
