/*
 * The selected cases of a command without implementations.
 */
#ifndef SCATTER_SELECTED_CASES_H
#define SCATTER_SELECTED_CASES_H

#include "arena.h"
#include "arguments.h"
#include "case.h"
#include "case_source.h"
#include "commands.h"
#include "corpus_identity.h"
#include "selection.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

struct selected_cases {
    struct selection selection;
    struct case_source *sources;
    size_t source_count;
    struct case_list cases; /* of the sources, selected or not; except archives without selected ids */
    const struct corpus_identity *corpora; /* by source; NULL before selected_cases_check */
};

/*
 * Checks the filters and finds the cases. STATUS_USAGE, naming the option, if a filter is wrong; STATUS_NOT_FOUND or
 * STATUS_SYSTEM if cases cannot be found. Borrows from the arguments. Begin with {0}, and release it even after a failure.
 */
enum status selected_cases_make(struct selected_cases *selected, const struct arguments *arguments,
                                const struct invocation *invocation, struct arena *arena,
                                struct error *error);

/*
 * Compares the cases with the manifests of their sources. STATUS_UNREADABLE if they differ and --any-corpus is not given;
 * otherwise *note receives a message for the user, or NULL.
 */
enum status selected_cases_check(struct selected_cases *selected, bool any_corpus, const char **note,
                                 struct arena *arena, struct error *error);

/*
 * Loads the case number `index`. STATUS_NOT_FOUND if it is not selected; otherwise as scatter_case_load: STATUS_NOT_SCATTER
 * if the folder is not a scatter case, any other status except STATUS_OK if it cannot be read.
 */
enum status selected_cases_load(const struct selected_cases *selected, size_t index,
                                struct scatter_case *the_case, struct arena *arena, struct error *error);

/* Closes the archives of the cases. */
void selected_cases_release(struct selected_cases *selected);

#endif
