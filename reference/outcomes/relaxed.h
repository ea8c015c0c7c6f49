/*
 * How implementations treat inputs that they should have refused, as named policies. Each policy turns an
 * invalid node into a valid one, as an implementation without the check does, and computes it. A judge
 * compares an answer with each policy to report how an invalid input was accepted. The interpreter does not
 * use this.
 */
#ifndef SCATTER_RELAXED_H
#define SCATTER_RELAXED_H

#include "scatter.h"

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

#endif
