/*
 * The cases that a command without implementations works on: those that the arguments select.
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
    struct case_list
        cases; /* of the sources, selected or not; not those of archives without any selected id */
    const struct corpus_identity *corpora; /* by source; NULL before selected_cases_check */
};

/*
 * Checks the filters and finds the cases. STATUS_USAGE with the option's name when one is wrong, STATUS_NOT_FOUND or
 * STATUS_SYSTEM when cases cannot be found. Borrows from the arguments. Begin with {0} and release it, even if it fails.
 */
enum status selected_cases_make(struct selected_cases *selected, const struct arguments *arguments,
                                const struct invocation *invocation, struct arena *arena,
                                struct error *error);

/*
 * Compares the cases with the manifests of their sources. STATUS_UNREADABLE when they differ and --any-corpus is not
 * given; else *note receives what a person should be told, or NULL.
 */
enum status selected_cases_check(struct selected_cases *selected, bool any_corpus, const char **note,
                                 struct arena *arena, struct error *error);

/*
 * Loads the case number `index`. STATUS_NOT_FOUND when it is not selected; otherwise as scatter_case_load, so that
 * STATUS_NOT_SCATTER means a folder that is not a case and anything else but STATUS_OK one that cannot be read.
 */
enum status selected_cases_load(const struct selected_cases *selected, size_t index,
                                struct scatter_case *the_case, struct arena *arena, struct error *error);

/* Closes the archives that the cases lie in. */
void selected_cases_release(struct selected_cases *selected);

#endif
