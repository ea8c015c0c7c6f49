/*
 * The reduction add of strings: concatenation, the one element operation that needs memory.
 */
#ifndef SCATTER_STRING_ADD_H
#define SCATTER_STRING_ADD_H

#include "planner.h"

/*
 * output[target] = output[target] followed by the update, for every update of the plan in order. `output`
 * holds `count` elements, a copy of those of data. The bytes of all results come from the arena as one
 * allocation. Fails only with STATUS_OUT_OF_MEMORY, before anything is written.
 */
enum status strings_concatenate(struct scatter_plan *plan, const struct string_element *data,
                                const struct string_element *updates, int64_t count,
                                struct string_element *output, struct arena *arena, struct error *error);

#endif
