/*
 * Counts the cases of a selection: a grid of operator versions, reductions and element types, and the expectations.
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

/* The element types of T have numbers below SUMMARY_TYPES. */
enum { SUMMARY_TYPES = DTYPE_BFLOAT16 + 1 };

enum { SUMMARY_EXPECTATIONS = EXPECT_INVARIANTS + 1, SUMMARY_TIERS = TIER_LARGE + 1 };

/* Numbers of data sets. Begin with zeroes. */
struct list_summary {
    /*
     * Data sets that are not refusals, by row of operator_versions. A cell is legal if the version has the reduction ("none"
     * without the attribute) and the element type is in its T.
     */
    int64_t grid[OPERATOR_VERSION_COUNT][REDUCTION_COUNT][SUMMARY_TYPES];
    int64_t expectations[SUMMARY_EXPECTATIONS];
    int64_t tiers[SUMMARY_TIERS];
    int64_t versions[OPERATOR_VERSION_COUNT]; /* including refusals */
    int64_t without_version;                  /* of an operator that does not exist in the opset */
    int64_t data_sets;                        /* all readable data sets */
    int64_t unreadable;
};

/* Counts a case. The arena is for intermediate text. */
void list_summary_add(struct list_summary *summary, const struct scatter_case *the_case, struct arena *arena);

/* Adds the counts of another part of the cases. */
void list_summary_merge(struct list_summary *summary, const struct list_summary *part);

/*
 * Prints the summary in at most 110 columns (more only if numbers have more than four digits). Cells that are excluded by the
 * filters for operator, element type or reduction are not shown; empty legal cells are marked in the grid and listed at the
 * end.
 */
void list_summary_print(const struct list_summary *summary, const struct selection *selection, FILE *stream);

/*
 * The same as an object: "grid" is an array of {"operator_version", "reduction", "dtype", "data_sets"} for all legal cells
 * that pass the filters, including those with 0; "expectations", "tiers" and "operator_versions" are objects of numbers by
 * name. NULL if memory is lacking.
 */
json_t *list_summary_to_json(const struct list_summary *summary, const struct selection *selection);

#endif
