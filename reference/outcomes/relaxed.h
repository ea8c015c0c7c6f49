/*
 * How implementations treat inputs that they should have refused, as named policies. Each policy turns an
 * invalid node into a valid one, as an implementation without the check does, and computes it. A judge
 * compares an answer with each policy to report how an invalid input was accepted. The interpreter does not
 * use this.
 */
#ifndef SCATTER_RELAXED_H
#define SCATTER_RELAXED_H

#include "scatter.h"

#include <stdbool.h>

/* X(constant, name) */
#define RELAXATION_TABLE(X)                                  \
    X(NEWER_VERSION, "executed as the newest version")       \
    X(AS_IF_VALID, "computed as if it were valid")           \
    X(AS_NONE, "ignored the reduction")                      \
    X(ATTRIBUTE_IGNORED, "ignored the attribute")            \
    X(ATTRIBUTE_FIRST, "used the first of its values")       \
    X(ATTRIBUTE_LAST, "used the last of its values")         \
    X(CLAMPED, "clamped the index")                          \
    X(WRAPPED, "wrapped the index modulo the extent")        \
    X(SKIPPED, "skipped the update")                         \
    X(FLAT_OFFSET, "bounded only the flat offset")           \
    X(BROADCAST, "broadcast the updates")                    \
    X(TRUNCATED, "used the first of the updates")            \
    X(AXIS_WRAPPED, "wrapped the axis modulo the rank")      \
    X(AXIS_CLAMPED, "clamped the axis")                      \
    X(INDEX_CUT, "kept 32 bits of the index")                \
    X(AXIS_CUT, "kept 32 bits of the axis")                  \
    X(CLIPPED, "left out what lies outside of data")         \
    X(RESHAPED, "reshaped the updates")                      \
    X(CAST, "cast the updates to the type of data")          \
    X(INDICES_CAST, "cast the indices to integers")          \
    X(REDUCTION_FOLDED, "read the reduction without case")   \
    X(SCALAR_DATA, "computed data of rank 0 by the formula") \
    X(NOTHING_DONE, "returned data unchanged")               \
    X(ZEROS, "returned zeros")

enum relaxation {
#define RELAXATION_CONSTANT(constant, name) RELAXATION_##constant,
    RELAXATION_TABLE(RELAXATION_CONSTANT)
#undef RELAXATION_CONSTANT
};
enum { RELAXATION_COUNT = RELAXATION_TABLE(TABLE_ROW) };

/* The name of a relaxation. Static storage. */
const char *relaxation_name(enum relaxation relaxation);

/*
 * Computes a node that scatter_prepare refused, under a relaxation. OUTCOME_COMPUTED: `output` (created by
 * the caller with the dtype and shape of data, of a dtype of T) holds the result; any other outcome: the
 * relaxation does not make this node valid. NOTHING_DONE and ZEROS (not for strings) compute nothing. Every
 * other relaxation includes NEWER_VERSION, which allows what only an old opset forbids. All except
 * NEWER_VERSION also include AS_IF_VALID: extra inputs and outputs are ignored, and indices may have any
 * integer type. Memory comes from the arena; if it runs out, the outcome is OUTCOME_UNDEFINED.
 */
enum outcome relaxed_evaluate(const struct scatter_node *node, enum relaxation relaxation,
                              struct tensor *output, struct arena *arena);

/*
 * Shared by the implementation files of relaxed.h: a node with room for the changes that relaxations make.
 * relaxed.c changes the version and the attributes and computes the node; relaxed_targets.c changes the
 * targets of updates; relaxed_conversions.c changes types and ranks.
 */

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

/* Replaces indices by a copy of type int64, which every version admits. NULL if they are not integers or
 * memory runs out. */
int64_t *widen_indices(struct relaxed_node *relaxed);

/* The extent that the index at a position refers to; 0 if the node does not determine one. */
int64_t indexed_extent(const struct relaxed_node *relaxed, int64_t position);

/* Changes the indices of widen_indices that are out of range. */
bool move_indices(struct relaxed_node *relaxed, enum relaxation relaxation, int64_t *indices);

/* ScatterND by flat offsets: replaces each tuple of the indices of widen_indices by the valid tuple with the
 * same offset, if there is one. */
bool flatten_tuples(struct relaxed_node *relaxed, int64_t *indices);

/* Gives updates the prescribed shape. */
bool reshape_updates(struct relaxed_node *relaxed, enum relaxation relaxation);

/* ---- relaxed_conversions.c: each returns false if the change is impossible or has no effect ---- */

/* Converts the name of the reduction to lower case. */
bool fold_reduction(struct relaxed_node *relaxed);

/* Converts updates to the element type of data: only numbers; integers keep their low bits, fractions are
 * truncated. */
bool cast_updates(struct relaxed_node *relaxed);

/* Converts indices of a floating-point or bool type to int64; fractions are truncated. */
bool cast_indices(struct relaxed_node *relaxed);

/* Turns data and other scalars into vectors of one element, so that the formula for rank 1 applies. */
bool widen_scalars(struct relaxed_node *relaxed);

/* Leaves out the indices, with their updates, that are outside of data in a dimension other than `axis`.
 * Requires axis >= 0. */
bool clip_to_data(struct relaxed_node *relaxed, int axis);

#endif
