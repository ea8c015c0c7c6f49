/*
 * The cases of the tiers "large" and "huge" (large_values.h): generated in memory, with a model that any
 * implementation can execute.
 */
#ifndef SCATTER_LARGE_CASE_H
#define SCATTER_LARGE_CASE_H

#include "arena.h"
#include "case.h"
#include "large_values.h"
#include "status.h"
#include "tensor.h"

/*
 * Generates the case of a row, including inputs and model, in the arena; borrows `id`. It has no stored output and no
 * files. The inputs of the tier "huge" have no elements: NULL, although `count` and `size` are set. Fails only with
 * STATUS_OUT_OF_MEMORY.
 */
enum status large_case_make(struct scatter_case *the_case, const char *id, const struct large_row *row,
                            struct arena *arena, struct error *error);

/* The id of a row's case, in the arena; NULL if there is no memory. */
const char *large_case_id(const struct large_row *row, struct arena *arena);

/*
 * The output of a case of this tier in closed form (large_output_value), with the element type and shape of data. Not
 * for a case that must be refused. Fails only with STATUS_OUT_OF_MEMORY.
 */
enum status large_case_output(const struct large_row *row, struct tensor *output, struct arena *arena,
                              struct error *error);

/*
 * The targets of the updates, and the values of data and updates, one line of text each; in the arena, NULL if there
 * is no memory.
 */
const char *large_case_targets(const struct large_row *row, struct arena *arena);
const char *large_case_values(const struct large_row *row, struct arena *arena);

#endif
