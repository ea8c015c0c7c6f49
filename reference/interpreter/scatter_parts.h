/*
 * The parts of the interpreter (scatter.h) that differ between operators and types: scatter_elements.c has the rules and the
 * planner of Scatter and ScatterElements, scatter_nd.c those of ScatterND; string_add.c concatenates strings.
 */
#ifndef SCATTER_SCATTER_PARTS_H
#define SCATTER_SCATTER_PARTS_H

#include "planner.h"

/*
 * Check ranks, shapes, the axis and the indices. `axis` is the attribute as given; preparation->axis
 * receives it normalised; `bounds` is what the version says about an index out of range. Checks that need a
 * missing or malformed input are skipped: the violation that makes them impossible has already been recorded.
 */
void scatter_elements_check(const struct inputs *inputs, int64_t axis, enum bounds_rule bounds,
                            struct preparation *preparation);
void scatter_nd_check(const struct inputs *inputs, struct preparation *preparation);

/* As scatter_plan_create and scatter_plan_block for these operators. */
enum status scatter_elements_plan(struct scatter_plan *plan, const struct inputs *inputs, int axis,
                                  struct arena *arena, struct error *error);
void scatter_elements_plan_block(struct scatter_plan *plan, int64_t first, int64_t count, uint64_t *targets);
void scatter_nd_plan(struct scatter_plan *plan, const struct inputs *inputs);
void scatter_nd_plan_block(const struct scatter_plan *plan, int64_t first, int64_t count, uint64_t *targets);

/*
 * In string_add.c, the reduction add of strings: concatenation, the one element operation that needs memory.
 * output[target] = output[target] followed by the update, for every update of the plan in order. `output`
 * holds `count` elements, a copy of those of data. The bytes of all results come from the arena as one
 * allocation. Fails only with STATUS_OUT_OF_MEMORY, before anything is written.
 */
enum status strings_concatenate(struct scatter_plan *plan, const struct string_element *data,
                                const struct string_element *updates, int64_t count,
                                struct string_element *output, struct arena *arena, struct error *error);

#endif
