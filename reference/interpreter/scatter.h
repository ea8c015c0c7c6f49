/*
 * The reference interpreter: it computes a Scatter, ScatterElements or ScatterND node as ONNX's text defines
 * it, for every operator version. Where several results are permitted (the order of duplicates, of
 * roundings), it computes one of them; what else is permitted, reference/outcomes knows.
 *
 * It works in three steps:
 *   scatter_prepare   resolves the operator version and checks every rule of the text
 *   the plan          says where update n goes
 *   scatter_evaluate  copies data and applies the updates to their targets, in row-major order of updates
 * A refused input changes nothing: the output is written only after every rule has been checked.
 */
#ifndef SCATTER_SCATTER_H
#define SCATTER_SCATTER_H

#include "arena.h"
#include "node.h"
#include "operator_version.h"
#include "status.h"
#include "tensor.h"

#include <stdint.h>

/*
 * Where does update n go? The plan answers it from indices, which scatter_prepare has checked, and is
 * independent of values, so that a judge can also use it to find the updates that aim at a cell.
 *
 * An update is one element (Scatter, ScatterElements) or one slice of `slice` elements (ScatterND). Updates
 * are numbered from 0 in row-major order of the tensor updates; the target of an update is also a number:
 * update u covers the elements target * slice … target * slice + slice - 1 of data.
 */
struct scatter_plan {
    int64_t update_count; /* updates to apply; 0 if there is nothing to write */
    int64_t slice;        /* elements per update; at least 1 if there are updates */
    int64_t target_count; /* targets are below this number */

    /* Private to the interpreter. */
    const struct tensor *indices;
    const int64_t *extents; /* of data */
    int tuple_length;       /* ScatterND: k */
    /* Of Scatter and ScatterElements; NULL for ScatterND. */
    int axis;          /* normalised */
    int64_t *strides;  /* elements of data from one position to the next */
    int64_t *position; /* coordinates in indices of the update whose target was asked for last */
    int64_t next;      /* its number + 1; -1 before the first target */
};

/*
 * Creates the plan of a node of any operator that scatter_prepare found valid (OUTCOME_COMPUTED, or
 * OUTCOME_UNDEFINED because the element operation is not defined). Memory comes from the arena; fails only
 * with STATUS_OUT_OF_MEMORY.
 */
enum status scatter_plan_create(struct scatter_plan *plan, const struct scatter_node *node,
                                const struct preparation *preparation, struct arena *arena,
                                struct error *error);

/* The target of an update; fastest in the order of updates. Requires 0 <= update < plan->update_count. */
int64_t scatter_plan_target(struct scatter_plan *plan, int64_t update);

/* Resolves the operator version, the attributes and their defaults, and checks every rule. Never fails: a
 * node that breaks rules is a result, not an error. Reads only the elements of indices. */
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

/* Applies one update of a plan to an output that holds a copy of data, possibly modified by earlier
 * updates, with a function of reduction_find. */
void scatter_apply_update(struct scatter_plan *plan, const struct tensor *updates, reduction_function *reduce,
                          int64_t number, struct tensor *output);

#endif
