/*
 * The parts of the interpreter (scatter.h) that differ between operators, their rules and where an update
 * goes, and what these parts share. scatter_elements.c has those of Scatter and ScatterElements, scatter_nd.c
 * those of ScatterND.
 */
#ifndef SCATTER_SCATTER_FAMILY_H
#define SCATTER_SCATTER_FAMILY_H

#include "scatter.h"

/*
 * Check ranks, shapes, the axis and the indices. `axis` is the attribute as given; preparation->axis
 * receives it normalised; `bounds` is what the version says about an index out of range. Checks that need
 * an input or a rank that is missing or wrong are skipped: that violation has already been recorded.
 */
void scatter_elements_check(const struct inputs *inputs, int64_t axis, enum bounds_rule bounds,
                            struct preparation *preparation);
void scatter_nd_check(const struct inputs *inputs, struct preparation *preparation);

/* Records that the index at a position of indices is out of range of an axis of data. */
void note_out_of_range(const struct inputs *inputs, int64_t position, int axis,
                       struct preparation *preparation);

/* As scatter_plan_create and scatter_plan_target for these operators. */
enum status scatter_elements_plan(struct scatter_plan *plan, const struct inputs *inputs, int axis,
                                  struct arena *arena, struct error *error);
int64_t scatter_elements_target(struct scatter_plan *plan, int64_t update);
void scatter_nd_plan(struct scatter_plan *plan, const struct inputs *inputs);
int64_t scatter_nd_target(const struct scatter_plan *plan, int64_t update);

/*
 * In scatter.c, the reduction add of strings: concatenation, the one element operation that needs memory.
 * output[target] = output[target] followed by the update, for every update of the plan in order. `output`
 * holds `count` elements. The bytes of all results come from the arena as one allocation. Fails only with
 * STATUS_OUT_OF_MEMORY, before anything is written.
 */
enum status strings_concatenate(struct scatter_plan *plan, const struct string_element *data,
                                const struct string_element *updates, int64_t count,
                                struct string_element *output, struct arena *arena, struct error *error);

#endif
