/*
 * Shrinking: from a case that an implementation answers wrongly to a small one that it answers wrongly in the
 * same way, with the same verdict, clause and misreading.
 *
 * Edits (shrinker.h) are tried in this order: the plain form of the model, and its parts; extents of data,
 * updates, dimensions, indices, values, the kind of the case. An edit is kept if the case still fails in the
 * same way. A case that fails only with other nodes that compute its inputs stays as it is. Each try is
 * judged as in a run. The result depends only on the case and the implementation.
 */
#ifndef SCATTER_SHRINK_H
#define SCATTER_SHRINK_H

#include "arena.h"
#include "judge.h"
#include "session.h"
#include "status.h"
#include "world.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct shrunk_case {
    struct world_case *made; /* in the arena; the case itself if nothing smaller fails in the same way */
    int64_t tries;           /* cases that the implementation was given */
    bool is_alike;           /* the case fails alone, in a fresh process; if not, nothing was tried */
    bool is_cut;             /* an interruption or the deadline came before the end */
};

/*
 * Shrinks a case of a world with processes of the implementation. STATUS_OUT_OF_MEMORY; what session_start
 * returns if a process cannot be started. An interruption (machine.h) or the deadline of the implementation's
 * settings ends it early.
 */
enum status shrink_case(struct implementation *implementation, const struct judge_settings *judge,
                        const struct world *world, uint64_t number, struct shrunk_case *shrunk,
                        struct arena *arena, struct error *error);

/* Writes generated cases as folders that any runner of ONNX test data reads. */

/* What case.json contains that does not follow from the case. */
struct saved_statement {
    const char *name;           /* of its folder, and the last part of its id */
    const char *const *clauses; /* ids without version, such as "ScatterND.target" */
    size_t clause_count;
    const char *why; /* a sentence */
};

/*
 * Writes a case to FOLDER/ScatterND-18/NAME: the model in the form of the case, the values of its graph
 * inputs, case.json, and, if the text determines every cell or a set of results, the output of the reference.
 * Missing folders are created. `path`, which may be NULL, receives the path of the case, in the arena.
 * STATUS_SYSTEM, naming it, when a file cannot be written; STATUS_OUT_OF_MEMORY.
 */
enum status saved_case_write(const char *folder, struct world_case *made,
                             const struct saved_statement *statement, const char **path, struct arena *arena,
                             struct error *error);

#endif
