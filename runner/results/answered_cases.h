/*
 * The answered cases of a results file (result.h), which `scatter-cts judge --outputs DIR RESULTS` judges again.
 */
#ifndef SCATTER_ANSWERED_CASES_H
#define SCATTER_ANSWERED_CASES_H

#include "arena.h"
#include "case_folder.h"
#include "kept_answers.h"
#include "status.h"

#include <stddef.h>

/* All texts are in the arena. */
struct answered_cases {
    const char *file;
    const char *name, *version; /* of the implementation, as it declared itself */
    struct kept_case *items;    /* sorted by id */
    size_t count;
};

/*
 * Reads a file. STATUS_UNREADABLE, with file and line, also when it holds several runs, has a format without hashes of
 * cases, was judged by ONNX's comparison, or is not complete; otherwise fails as results_read, or with
 * STATUS_OUT_OF_MEMORY.
 */
enum status answered_cases_read(struct answered_cases *answered, const char *path, struct arena *arena,
                                struct error *error);

/*
 * The ids that are in a list of cases, sorted for `only` of a selection; *gone receives the number of the other ids.
 */
enum status answered_cases_select(const struct answered_cases *answered, const struct case_list *cases,
                                  const char *const **ids, size_t *count, size_t *gone, struct arena *arena,
                                  struct error *error);

#endif
