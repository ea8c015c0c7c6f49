/*
 * The reference interpreter: it computes a Scatter, ScatterElements or ScatterND node as ONNX's text defines
 * it, for every operator version.
 *
 * It works in three steps:
 *   scatter_prepare   resolves the operator version and checks every rule of the text
 *   the plan          turns indices into the cells of data that the updates aim at
 *   scatter_evaluate  copies data and applies the updates to those cells, in row-major order of updates
 * A refused input changes nothing: the output is written only after every rule has been checked.
 */
#ifndef SCATTER_SCATTER_H
#define SCATTER_SCATTER_H

#include "arena.h"
#include "node.h"
#include "status.h"
#include "tensor.h"

#include <stdint.h>

/*
 * The plan: the targets of the updates. It converts indices, which scatter_prepare has checked, into the
 * positions of the cells that the updates aim at. It is independent of values, so a judge can also use it to
 * find the updates that aim at a cell.
 *
 * An update is one element (Scatter, ScatterElements) or one slice of `slice` elements (ScatterND). Updates
 * are numbered from 0 in row-major order of the tensor updates; the target of an update is also a number:
 * update u covers the elements target * slice … target * slice + slice - 1 of data.
 */

/* The maximum number of targets planned at a time: they and as many widened indices fit the L1 cache. */
enum { PLAN_BLOCK = 1024 };

/* One dimension of the walk over indices, after adjacent dimensions have been merged where possible. */
struct plan_dimension {
    int64_t extent;     /* of indices */
    int64_t stride;     /* elements of data from one position to the next; 0 for the axis itself */
    int64_t coordinate; /* current position of the walk */
};

/* Created by scatter_plan_create; the members are private to the planners. */
struct scatter_plan {
    int64_t update_count; /* updates to apply; 0 if there is nothing to write */
    int64_t slice;        /* elements per update; at least 1 if there are updates */
    int64_t target_count; /* targets are below this number */

    const struct tensor *indices;
    /* ScatterND: the first `tuple_length` extents of data. */
    int tuple_length;
    const int64_t *tuple_extents;
    /* Scatter and ScatterElements: the walk over indices, innermost dimension last. */
    int dimension_count;
    struct plan_dimension *dimensions;
    int64_t axis_extent; /* of data */
    int64_t axis_stride; /* elements of data from one index to the next */
};

/*
 * Creates the plan of a node of any operator that scatter_prepare found valid (OUTCOME_COMPUTED, or OUTCOME_UNDEFINED because
 * the element operation is not defined). Memory comes from the arena; fails only with STATUS_OUT_OF_MEMORY.
 */
enum status scatter_plan_create(struct scatter_plan *plan, const struct scatter_node *node,
                                const struct preparation *preparation, struct arena *arena,
                                struct error *error);

/*
 * Writes the targets of updates first … first+count-1 to `targets`. Requires 0 <= first,
 * 0 <= count <= PLAN_BLOCK and first+count <= plan->update_count.
 */
void scatter_plan_block(struct scatter_plan *plan, int64_t first, int64_t count, uint64_t *targets);

/*
 * Resolves the operator version, the attributes and their defaults, and checks every rule. Never fails: a
 * node that breaks rules is a result, not an error. Reads only the elements of indices.
 */
void scatter_prepare(const struct scatter_node *node, struct preparation *preparation);

/*
 * Computes the node. If preparation->outcome is OUTCOME_COMPUTED, `output` (created by the caller with the
 * dtype and shape of data; its elements may be uninitialised but must not overlap an input) receives the
 * result; otherwise it is not modified.
 *
 * Reductions are rounded to T after every update. Integers wrap modulo 2^n. max and min propagate NaN, the
 * old value first, and keep the old value if both are equal. bool: add and max are OR, mul and min are AND.
 * string: add concatenates the old value and the update, max and min compare bytes. String results borrow
 * from the inputs, except those of add, whose bytes come from `arena`.
 *
 * Memory for the plan also comes from `arena`. Fails only with STATUS_OUT_OF_MEMORY, before anything is
 * written.
 */
enum status scatter_evaluate(const struct scatter_node *node, const struct preparation *preparation,
                             struct tensor *output, struct arena *arena, struct error *error);

/*
 * Applies one update of a plan to an output that holds a copy of data, possibly modified by earlier updates.
 * The reduction must have a kernel (kernels.h).
 */
void scatter_apply_update(struct scatter_plan *plan, const struct tensor *updates, enum reduction reduction,
                          int64_t number, struct tensor *output);

#endif
