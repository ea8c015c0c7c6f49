/*
 * The reference interpreter: what ONNX's text says that a Scatter, ScatterElements or ScatterND node
 * computes, for every operator version.
 *
 * It works in three steps, each a function of its own:
 *   scatter_prepare   resolves the operator version and checks every rule of the text
 *   the plan          (planner.h) turns indices into the cells of data that the updates aim at
 *   scatter_evaluate  copies data and applies the updates to those cells, in row-major order of updates
 * A refused input changes nothing: the output is written only after every rule has been checked.
 */
#ifndef SCATTER_SCATTER_H
#define SCATTER_SCATTER_H

#include "arena.h"
#include "node.h"
#include "plan.h"
#include "status.h"
#include "tensor.h"

#include <stdint.h>

/*
 * Resolves the operator version, the attributes and their defaults, and checks every rule. Never fails: a
 * node that breaks rules is an answer, not an error. Reads no element but those of indices.
 */
void scatter_prepare(const struct scatter_node *node, struct preparation *preparation);

/*
 * Computes the node. When preparation->outcome is OUTCOME_COMPUTED, `output` (made by the caller with the
 * dtype and shape of data; its elements may be uninitialised but must not overlap an input) receives the
 * result; otherwise it is left alone.
 *
 * Reductions are rounded to T after every update. Integers wrap modulo 2^n. max and min propagate NaN, the
 * old value first, and keep the old value where both are equal. bool: add and max are OR, mul and min are
 * AND. string: add concatenates the old value and the update, max and min compare bytes. String results
 * borrow from the inputs, except those of add, whose bytes come from `arena`.
 *
 * Memory for the plan comes from `arena`, too. Fails only with STATUS_OUT_OF_MEMORY, before anything is
 * written.
 */
enum status scatter_evaluate(const struct scatter_node *node, const struct preparation *preparation,
                             struct tensor *output, struct arena *arena, struct error *error);

/*
 * Applies one update of a plan to an output that holds a copy of data or what earlier updates made of it. Not for
 * reductions that have no kernel (kernels.h).
 */
void scatter_apply_update(struct scatter_plan *plan, const struct tensor *updates, enum reduction reduction,
                          int64_t number, struct tensor *output);

#endif
