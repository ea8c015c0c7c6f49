/*
 * Which cases to run: the filters of the command line. A case is selected when it matches every kind of
 * filter that is given, and within a kind any one of them.
 */
#ifndef SCATTER_SELECTION_H
#define SCATTER_SELECTION_H

#include "case.h"
#include "status.h"

#include <stdbool.h>

/* Lists end with NULL; a list that is NULL selects everything. */
struct selection {
    const char *const *only; /* whole ids, sorted by strcmp; `only_count` of them and no NULL at the end */
    size_t only_count;
    const char *const *ids;        /* globs on the whole id: * ? [] as the shell has them, * also matches / */
    const char *const *operators;  /* "ScatterND" or "ScatterND-18" */
    const char *const *opsets;     /* numbers */
    const char *const *dtypes;     /* of data */
    const char *const *reductions; /* as the node names it; "none" also when it names none */
    /* "core" and "large": only cases of this tier; "full" or NULL: all cases */
    const char *tier;
};

/* Checks the spelling of the filters, so that a typing error does not select nothing in silence. */
enum status selection_check(const struct selection *selection, struct error *error);

/* Whether there is a filter at all. */
bool selection_narrows(const struct selection *selection);

/* Whether the id alone lets a case through; decides before it is loaded. */
bool selection_admits_id(const struct selection *selection, const char *id);

/* Whether a loaded case is selected. The arena is for intermediate text. */
bool selection_admits(const struct selection *selection, const struct scatter_case *the_case,
                      struct arena *arena);

#endif
