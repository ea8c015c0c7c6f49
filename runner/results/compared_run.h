/*
 * A run as results (result.h) tell it, reduced to what two runs are compared by: of each case the verdict, the reasons
 * and the hash.
 */
#ifndef SCATTER_COMPARED_RUN_H
#define SCATTER_COMPARED_RUN_H

#include "arena.h"
#include "status.h"
#include "verdict.h"

#include <stdbool.h>
#include <stddef.h>

/* All texts are in an arena. */
struct compared_case {
    const char *id;
    const char *hash; /* of the case (case_hash.h); "" in format 1 */
    enum verdict verdict;
    bool waived;
    const char *reasons;  /* of a failure: clauses and policies, or how it was lost; "" for none */
    const char *warnings; /* likewise, of what passed with warnings */
};

struct compared_run {
    const char *path;
    const char *specification, *name, *version; /* of the implementation */
    const char *corpora;         /* the hashes of the sources, joined; two runs of one corpus have the same */
    const char *program_version; /* of scatter-cts */
    const char *judging;         /* the edition and the globs of --strict, joined */
    struct compared_case *cases; /* sorted by id */
    size_t count;
};

struct compared_file {
    struct compared_run *runs; /* in the order of the file */
    size_t count;
};

/*
 * Reads a file. STATUS_UNREADABLE, with file and line, when it was judged by --judge onnx, is not complete or
 * has a case twice in one run; fails as
 * results_read otherwise, and with STATUS_OUT_OF_MEMORY.
 */
enum status compared_file_read(struct compared_file *file, const char *path, struct arena *arena,
                               struct error *error);

#endif
