/*
 * Scatter and ScatterElements: their rules and their planner.
 */
#ifndef SCATTER_SCATTER_ELEMENTS_H
#define SCATTER_SCATTER_ELEMENTS_H

#include "arena.h"
#include "node.h"
#include "plan.h"
#include "status.h"

#include <stdint.h>

/*
 * Checks ranks, shapes, the axis and the indices. `axis` is the attribute as given; preparation->axis
 * receives it normalised; `bounds` is what the version says about an index out of range. Checks that need a
 * missing or malformed input are skipped: the violation that makes them impossible has already been recorded.
 */
void scatter_elements_check(const struct inputs *inputs, int64_t axis, enum bounds_rule bounds,
                            struct preparation *preparation);

/*
 * Checks only the elements of indices, and records violations without a message. Requires a preparation without
 * violations, and inputs that violate no other rule.
 */
void scatter_elements_check_again(const struct inputs *inputs, enum bounds_rule bounds,
                                  struct preparation *preparation);

/* As scatter_plan_create and scatter_plan_block (planner.h) for these operators. */
enum status scatter_elements_plan(struct scatter_plan *plan, const struct inputs *inputs, int axis,
                                  struct arena *arena, struct error *error);
void scatter_elements_plan_block(struct scatter_plan *plan, int64_t first, int64_t count, uint64_t *targets);

#endif
