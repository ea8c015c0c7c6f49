/*
 * ScatterND: its rules and its planner.
 */
#ifndef SCATTER_SCATTER_ND_H
#define SCATTER_SCATTER_ND_H

#include "node.h"
#include "plan.h"

#include <stdint.h>

/*
 * Checks ranks, shapes and indices. Checks that need a missing or malformed input are skipped: the violation
 * that makes them impossible has already been recorded.
 */
void scatter_nd_check(const struct inputs *inputs, struct preparation *preparation);

/*
 * Checks only the elements of indices, and records violations without a message. Requires a preparation without
 * violations, and inputs that violate no other rule.
 */
void scatter_nd_check_again(const struct inputs *inputs, struct preparation *preparation);

/* As scatter_plan_create and scatter_plan_block (planner.h) for this operator. */
void scatter_nd_plan(struct scatter_plan *plan, const struct inputs *inputs);
void scatter_nd_plan_block(const struct scatter_plan *plan, int64_t first, int64_t count, uint64_t *targets);

#endif
