/*
 * Cases of a results file (result.h) that another run takes up: those to judge again, and those to run again.
 */
#ifndef SCATTER_CASES_OF_RESULTS_H
#define SCATTER_CASES_OF_RESULTS_H

#include "arena.h"
#include "case_folder.h"
#include "kept_answers.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * The answered cases of a results file (result.h), which `scatter-cts judge --outputs DIR RESULTS` judges again.
 */

/* All texts are in the arena. */
struct answered_cases {
    const char *file;
    const char *name, *version; /* of the implementation, as it declared itself */
    struct kept_case *items;    /* sorted by id */
    size_t count;
};

/*
 * Reads a file. STATUS_UNREADABLE, with file and line, also when it holds several runs or is not complete; otherwise fails as
 * results_read, or with STATUS_OUT_OF_MEMORY.
 */
enum status answered_cases_read(struct answered_cases *answered, const char *path, struct arena *arena,
                                struct error *error);

/*
 * The ids that are in a list of cases, sorted for `only` of a selection; *gone receives the number of the other ids.
 */
enum status answered_cases_select(const struct answered_cases *answered, const struct case_list *cases,
                                  const char *const **ids, size_t *count, size_t *gone, struct arena *arena,
                                  struct error *error);

/*
 * --rerun-failed: the cases of a results file (result.h) that failed, waived or not, or were unreadable, not run or an
 * error.
 */

struct failed_case {
    const char *specification; /* of the implementation, as results have it */
    const char *id;            /* as results have it */
};

/* The failed cases of a results file; all texts are in the arena. */
struct failed_cases {
    const char *file;
    struct failed_case *items; /* in the order of the file */
    size_t count;
    const char **specifications; /* of the runs in the file, each once, in their order */
    size_t specification_count;
    bool complete; /* false: cases may be missing from the file */
    struct arena *arena;
};

/* Reads a file. Fails as results_read does, and with STATUS_OUT_OF_MEMORY. */
enum status failed_cases_read(struct failed_cases *failed, const char *path, struct arena *arena,
                              struct error *error);

/*
 * The ids of those cases of the list that an implementation must run again, sorted by strcmp; *count may be 0. They are
 * the cases of its own runs, identified by its specification. If all runs in the file are of one implementation, its name
 * does not matter: a rebuilt library may have another path. STATUS_NOT_FOUND when the file has several implementations but
 * not this one, or when a case of the file is not in the list.
 */
enum status failed_cases_select(const struct failed_cases *failed, const char *specification,
                                const struct case_list *cases, const char *const **ids, size_t *count,
                                struct error *error);

#endif
