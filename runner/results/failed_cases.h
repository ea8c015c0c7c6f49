/*
 * --rerun-failed: the cases of a results file (result.h) that did not end well: failures, waived or not, and what
 * was unreadable, not run or an error.
 */
#ifndef SCATTER_FAILED_CASES_H
#define SCATTER_FAILED_CASES_H

#include "arena.h"
#include "case_folder.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

struct failed_case {
    const char *specification; /* of the implementation, as results have it */
    const char *id;            /* as results have it */
};

/* What a results file says; all texts are in the arena. */
struct failed_cases {
    const char *file;
    struct failed_case *items; /* in the order of the file */
    size_t count;
    const char **specifications; /* the different ones of the runs in the file, in their order */
    size_t specification_count;
    bool complete; /* the file is: false when cases may be missing */
    struct arena *arena;
};

/* Reads a file. Fails as results_read does, and with STATUS_OUT_OF_MEMORY. */
enum status failed_cases_read(struct failed_cases *failed, const char *path, struct arena *arena,
                              struct error *error);

/*
 * The ids of those cases of the list that an implementation has to run again, sorted by strcmp; *count may be 0.
 * They are those of its own runs, told by its specification; but where all runs in the file are of one
 * implementation, they are its, whatever it is called: a library that was built anew may lie elsewhere.
 * STATUS_NOT_FOUND when the file has several implementations and not this one, or when a case of the file is not
 * in the list.
 */
enum status failed_cases_select(const struct failed_cases *failed, const char *specification,
                                const struct case_list *cases, const char *const **ids, size_t *count,
                                struct error *error);

#endif
