/*
 * Writes generated cases as folders that any runner of ONNX test data reads.
 */
#ifndef SCATTER_SAVED_CASE_H
#define SCATTER_SAVED_CASE_H

#include "arena.h"
#include "status.h"
#include "world_case.h"

#include <stddef.h>
#include <stdint.h>

/* What case.json contains that does not follow from the case. */
struct saved_statement {
    const char *name;           /* of its folder, and the last part of its id */
    const char *const *clauses; /* ids without version, such as "ScatterND.target" */
    size_t clause_count;
    const char *why; /* a sentence */
};

/*
 * Writes a case to FOLDER/ScatterND-18/NAME: the model in the form of the case, the values of its graph inputs, case.json,
 * and, if the text determines every cell or a set of results, the output of the reference. Missing folders are created. `path`, which may be NULL, receives
 * the path of the case, in the arena. STATUS_SYSTEM, naming it, when a file cannot be written; STATUS_OUT_OF_MEMORY.
 */
enum status saved_case_write(const char *folder, struct world_case *made,
                             const struct saved_statement *statement, const char **path, struct arena *arena,
                             struct error *error);

#endif
