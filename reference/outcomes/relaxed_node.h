/*
 * Shared by the implementation files of relaxed.h: a node with room for the changes that relaxations make.
 * relaxed.c changes the version and the attributes and computes the node; relaxed_targets.c changes the
 * targets of updates; relaxed_conversions.c changes types and ranks.
 */
#ifndef SCATTER_RELAXED_NODE_H
#define SCATTER_RELAXED_NODE_H

#include "relaxed.h"

#include <stdbool.h>

struct relaxed_node {
    struct scatter_node node;
    const struct tensor *inputs[INPUT_SLOTS];
    struct tensor data, indices, updates; /* changed inputs, if `inputs` points to them */
    struct attribute *attributes;
    struct arena *arena;
};

/* ---- relaxed_targets.c: functions that return bool return false if the change is impossible ---- */

/* Changes the axis as the relaxation prescribes. */
bool relax_axis(struct relaxed_node *relaxed, enum relaxation relaxation);

/* The normalised axis of the relaxed node; -1 if it is out of range. */
int current_axis(const struct relaxed_node *relaxed);

/*
 * Replaces indices by a copy of type int64, which every version admits. NULL if they are not integers or
 * memory runs out.
 */
int64_t *widen_indices(struct relaxed_node *relaxed);

/* The extent that the index at a position refers to; 0 if the node does not determine one. */
int64_t indexed_extent(const struct relaxed_node *relaxed, int64_t position);

/* Changes the indices of widen_indices that are out of range. */
bool move_indices(struct relaxed_node *relaxed, enum relaxation relaxation, int64_t *indices);

/*
 * ScatterND by flat offsets: replaces each tuple of the indices of widen_indices by the valid tuple with the
 * same offset, if there is one.
 */
bool flatten_tuples(struct relaxed_node *relaxed, int64_t *indices);

/* Gives updates the prescribed shape. */
bool reshape_updates(struct relaxed_node *relaxed, enum relaxation relaxation);

/* ---- relaxed_conversions.c: each returns false if the change is impossible or has no effect ---- */

/* Converts the name of the reduction to lower case. */
bool fold_reduction(struct relaxed_node *relaxed);

/*
 * Converts updates to the element type of data: only numbers; integers keep their low bits, fractions are
 * truncated.
 */
bool cast_updates(struct relaxed_node *relaxed);

/* Converts indices of a floating-point or bool type to int64; fractions are truncated. */
bool cast_indices(struct relaxed_node *relaxed);

/* Turns data and other scalars into vectors of one element, so that the formula for rank 1 applies. */
bool widen_scalars(struct relaxed_node *relaxed);

/*
 * Leaves out the indices, with their updates, that are outside of data in a dimension other than `axis`.
 * Requires axis >= 0.
 */
bool clip_to_data(struct relaxed_node *relaxed, int axis);

#endif
