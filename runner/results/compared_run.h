/*
 * A run as results (result.h) tell it, reduced to what two runs are compared by: of each case the verdict, the reasons
 * and the hash.
 */
#ifndef SCATTER_COMPARED_RUN_H
#define SCATTER_COMPARED_RUN_H

#include "arena.h"
#include "status.h"
#include "verdict.h"

#include <jansson.h>
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
    const char
        *losses; /* processes that no record of a case tells of (process_losses.h), joined; "" for none */
};

/* Begin with zeroes. */
struct compared_file {
    struct compared_run *runs; /* in the order of the file */
    size_t count;
    size_t run_capacity, case_capacity;
};

/*
 * Reads a file. STATUS_UNREADABLE, with file and line, when it was judged by --judge onnx, is not complete or
 * has a case twice in one run; fails as
 * results_read otherwise, and with STATUS_OUT_OF_MEMORY.
 */
enum status compared_file_read(struct compared_file *file, const char *path, struct arena *arena,
                               struct error *error);

/*
 * The same for the records of a run that goes on, one after the other; after the last one, compared_run_sort. `path` is
 * what the run is called, and borrowed.
 */
enum status compared_file_take(struct compared_file *file, const char *path, const json_t *record,
                               struct arena *arena, struct error *error);

/*
 * The run of another file to compare a run with: the only one where each file is to have one (`alone`), or the one of the
 * same implementation. Where a file has several of it, the first belongs to the first, the second to the second and so on.
 * NULL: there is none.
 */
const struct compared_run *compared_partner(size_t number, const struct compared_file *runs,
                                            const struct compared_file *others, bool alone);

/*
 * The pieces of it, for who has the records already: a run without cases from its header, which borrows the path, a case
 * from its record, the processes that were lost from the footer (NULL: there is none), and the cases of a run sorted.
 * STATUS_OUT_OF_MEMORY; the last two STATUS_UNREADABLE for losses of another form, and for two cases of one id.
 */
enum status compared_run_begin(struct compared_run *run, const char *path, const json_t *header,
                               struct arena *arena, struct error *error);
enum status compared_case_read(struct compared_case *item, const json_t *record, struct arena *arena,
                               struct error *error);
enum status compared_run_end(struct compared_run *run, const json_t *footer, struct arena *arena,
                             struct error *error);
enum status compared_run_sort(struct compared_run *run, struct error *error);

#endif
