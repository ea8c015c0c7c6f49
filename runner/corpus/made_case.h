/*
 * Cases that the program makes: the model that goes with inputs, and the cases of worlds (runner/worlds).
 */
#ifndef SCATTER_MADE_CASE_H
#define SCATTER_MADE_CASE_H

#include "arena.h"
#include "case.h"
#include "operator_version.h"
#include "status.h"
#include "world.h"

#include <stdint.h>

/*
 * Gives a case, whose inputs are made, the model with one node of this version, that imports the first opset which has it.
 * `axis` and `reduction` are attributes; NULL: the node has none. In the arena; STATUS_OUT_OF_MEMORY only.
 */
enum status made_case_model(struct scatter_case *the_case, const struct operator_version *version,
                            const int64_t *axis, const char *reduction, struct arena *arena,
                            struct error *error);

/* A case of a world that is made, as any other case, with its model; borrows `id` and the inputs. Fails likewise. */
enum status made_case_load(struct scatter_case *the_case, const char *id, struct world_case *made,
                           struct arena *arena, struct error *error);

/* Makes a case of a world, model included, in the arena; borrows `id`. It states nothing and has no files. */
enum status world_case_load(struct scatter_case *the_case, const char *id, const struct world *world,
                            uint64_t number, struct arena *arena, struct error *error);

/* The id of a case of a world, "WORLD/NUMBER" with as many digits as the greatest number has; NULL without memory. */
const char *world_case_id(const struct world *world, uint64_t number, struct arena *arena);

#endif
