/*
 * What there is in a selection of cases, counted: the grid of operator versions, reductions and element types, and
 * what is expected.
 */
#ifndef SCATTER_LIST_SUMMARY_H
#define SCATTER_LIST_SUMMARY_H

#include "case.h"
#include "operator_version.h"
#include "selection.h"

#include <jansson.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* The element types of T have numbers below this. */
enum { SUMMARY_TYPES = DTYPE_BFLOAT16 + 1 };

enum { SUMMARY_EXPECTATIONS = EXPECT_INVARIANTS + 1, SUMMARY_TIERS = TIER_LARGE + 1 };

/* Numbers of data sets. Begin with zeroes. */
struct list_summary {
    /*
     * Those that are not expected to be refused, by row of operator_versions. A cell is legal when the version has the
     * reduction ("none" without the attribute) and the element type is in its T.
     */
    int64_t grid[OPERATOR_VERSION_COUNT][REDUCTION_COUNT][SUMMARY_TYPES];
    int64_t expectations[SUMMARY_EXPECTATIONS];
    int64_t tiers[SUMMARY_TIERS];
    int64_t versions[OPERATOR_VERSION_COUNT]; /* refusals, too */
    int64_t without_version;                  /* of an operator that the opset lacks */
    int64_t data_sets;                        /* all of them */
    int64_t unreadable;                       /* besides */
};

/* Counts a case. The arena is for intermediate text. */
void list_summary_add(struct list_summary *summary, const struct scatter_case *the_case, struct arena *arena);

/* Adds the counts of another part of the cases. */
void list_summary_merge(struct list_summary *summary, const struct list_summary *part);

/*
 * Prints the summary in at most 110 columns (wider only where numbers have more than four digits). Cells that the
 * filters on operator, element type or reduction leave out are not shown; legal ones that are empty are marked in the
 * grid and named at the end.
 */
void list_summary_print(const struct list_summary *summary, const struct selection *selection, FILE *stream);

/*
 * The same as an object: "grid" is an array of {"operator_version", "reduction", "dtype", "data_sets"} of all legal
 * cells that the filters leave, those with 0 included; "expectations", "tiers" and "operator_versions" are objects of
 * numbers by name. NULL without memory.
 */
json_t *list_summary_to_json(const struct list_summary *summary, const struct selection *selection);

#endif
