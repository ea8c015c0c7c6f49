/*
 * The cases of the tier "large" (large_row.h): made in memory, with a model that any implementation can execute.
 */
#ifndef SCATTER_LARGE_CASE_H
#define SCATTER_LARGE_CASE_H

#include "arena.h"
#include "case.h"
#include "large_row.h"
#include "status.h"
#include "tensor.h"

/*
 * Makes the case of a row, inputs and model included, in the arena; borrows `id`. It has no stored output and no files.
 * STATUS_OUT_OF_MEMORY only.
 */
enum status large_case_make(struct scatter_case *the_case, const char *id, const struct large_row *row,
                            struct arena *arena, struct error *error);

/* The id of a row's case in the arena; NULL without memory. */
const char *large_case_id(const struct large_row *row, struct arena *arena);

/*
 * The output of a case of this tier in closed form (large_output_value), of the element type and shape of data. Not for
 * a case that is to be refused. STATUS_OUT_OF_MEMORY only.
 */
enum status large_case_output(const struct large_row *row, struct tensor *output, struct arena *arena,
                              struct error *error);

/* What the updates aim at, and what data and updates hold, a line each for a person; in the arena, NULL without memory. */
const char *large_case_aims(const struct large_row *row, struct arena *arena);
const char *large_case_values(const struct large_row *row, struct arena *arena);

#endif
