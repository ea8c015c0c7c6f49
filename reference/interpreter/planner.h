/*
 * Creates plans (plan.h) for every operator, and reads the targets from them.
 */
#ifndef SCATTER_PLANNER_H
#define SCATTER_PLANNER_H

#include "arena.h"
#include "node.h"
#include "plan.h"
#include "status.h"

#include <stdint.h>

/*
 * Creates the plan of a node that scatter_prepare found valid (OUTCOME_COMPUTED, or OUTCOME_UNDEFINED because
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

#endif
