/*
 * The reference interpreter: it computes a Scatter, ScatterElements or ScatterND node as ONNX's text defines
 * it, for every operator version.
 *
 * It works in three steps:
 *   scatter_prepare   resolves the operator version and checks every rule of the text
 *   the plan          (planner.h) turns indices into the cells of data that the updates aim at
 *   scatter_evaluate  copies data and applies the updates to those cells, in row-major order of updates
 * A refused input changes nothing: the output is written only after every rule has been checked.
 */
#ifndef SCATTER_SCATTER_H
#define SCATTER_SCATTER_H

#include "arena.h"
#include "planner.h"
#include "status.h"
#include "tensor.h"

#include <stdint.h>

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
