/* Generated cases: the model for given inputs, and the cases of worlds (runner/worlds). */
#ifndef SCATTER_GENERATED_CASE_H
#define SCATTER_GENERATED_CASE_H

#include "arena.h"
#include "case.h"
#include "large_values.h"
#include "operator_version.h"
#include "status.h"
#include "tensor.h"
#include "world.h"

#include <stdint.h>

/*
 * Gives a case, whose inputs exist, a model with one node of this version, which imports the first opset with
 * that version. `axis` and `reduction` are attributes; NULL: the node has none. In the arena; fails only with
 * STATUS_OUT_OF_MEMORY.
 */
enum status generated_case_model(struct scatter_case *the_case, const struct operator_version *version,
                                 const int64_t *axis, const char *reduction, struct arena *arena,
                                 struct error *error);

/* Turns a generated case of a world into a scatter_case with its model; borrows `id` and the inputs. Fails in
 * the same way. */
enum status generated_case_load(struct scatter_case *the_case, const char *id, struct world_case *made,
                                struct arena *arena, struct error *error);

/* Generates a case of a world, including its model, in the arena; borrows `id`. It has no stated expectation
 * and no files. */
enum status world_case_load(struct scatter_case *the_case, const char *id, const struct world *world,
                            uint64_t number, struct arena *arena, struct error *error);

/* Whether this is the id of a case of a world; *number receives its number. */
bool world_case_number(const struct world *world, const char *id, uint64_t *number);

/* The id of a case of a world, "WORLD/NUMBER" with as many digits as the largest number; NULL if there is no
 * memory. */
const char *world_case_id(const struct world *world, uint64_t number, struct arena *arena);

/* The cases of the tiers "large" and "huge" (large_values.h): generated in memory, with a model that any
 * implementation can execute. */

/*
 * Generates the case of a row, including inputs and model, in the arena; borrows `id`. It has no stored
 * output and no files. The inputs of the tier "huge" have no elements: NULL, although `count` and `size` are
 * set. Fails only with STATUS_OUT_OF_MEMORY.
 */
enum status large_case_make(struct scatter_case *the_case, const char *id, const struct large_row *row,
                            struct arena *arena, struct error *error);

/* The id of a row's case, in the arena; NULL if there is no memory. */
const char *large_case_id(const struct large_row *row, struct arena *arena);

/* The output of a case of this tier in closed form (large_output_value), with the element type and shape of
 * data. Not for a case that must be refused. Fails only with STATUS_OUT_OF_MEMORY. */
enum status large_case_output(const struct large_row *row, struct tensor *output, struct arena *arena,
                              struct error *error);

/* The targets of the updates, and the values of data and updates, one line of text each; in the arena, NULL
 * if there is no memory. */
const char *large_case_targets(const struct large_row *row, struct arena *arena);
const char *large_case_values(const struct large_row *row, struct arena *arena);

#endif
