/* Which cases to run: the filters of the command line. A case is selected if it matches at least one filter
 * of each kind that is given. */
#ifndef SCATTER_SELECTION_H
#define SCATTER_SELECTION_H

#include "case.h"
#include "status.h"

#include <stdbool.h>

/* Lists end with NULL; a list that is NULL selects everything. */
struct selection {
    const char *const *only; /* full ids, sorted by strcmp; `only_count` of them and no NULL at the end */
    size_t only_count;
    const char *const *ids;        /* globs on the full id: * ? [] as in the shell; * also matches / */
    const char *const *operators;  /* "ScatterND" or "ScatterND-18" */
    const char *const *opsets;     /* numbers */
    const char *const *dtypes;     /* of data */
    const char *const *reductions; /* as in the node; "none" also matches nodes without one */
    /* "core", "large" and "huge": only cases of this tier; "full" or NULL: all cases */
    const char *tier;
};

/* Checks the spelling of the filters, so that a typing error does not silently select nothing. */
enum status selection_check(const struct selection *selection, struct error *error);

/* Whether only cases of this tier are selected. */
bool selection_is_of_tier(const struct selection *selection, enum tier tier);

/* Whether there is any filter. */
bool selection_narrows(const struct selection *selection);

/* Whether the id of a case passes the filters; usable before the case is loaded. */
bool selection_admits_id(const struct selection *selection, const char *id);

/* What the filters look at besides the id, in the words of case.h and of the results. */
struct selected_facts {
    const char *operator_version; /* "ScatterND-18", or only the name of the operator */
    int64_t opset;
    const char *dtype, *reduction, *tier;
};

/* Whether a case with these facts passes all filters but those on its id. */
bool selection_admits_facts(const struct selection *selection, const struct selected_facts *facts);

/* Whether a loaded case is selected, apart from its id. The arena is for intermediate text. */
bool selection_admits(const struct selection *selection, const struct scatter_case *the_case,
                      struct arena *arena);

#endif
