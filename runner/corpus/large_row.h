/*
 * The tiers "large" and "huge": cases that the program generates on request and that are not stored. One row describes one
 * case; large_values.h defines the values, large_case.h generates the cases. A case of the tier "huge" has no elements in the
 * runner: the worker generates them (large_inputs.h), and compares the output (large_comparison.h).
 */
#ifndef SCATTER_LARGE_ROW_H
#define SCATTER_LARGE_ROW_H

#include "dtype.h"
#include "operator_version.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The names of their sources, the first components of their ids. */
#define LARGE_SOURCE "large"
#define HUGE_SOURCE  "huge"

enum { LARGE_RANK = 4 };

/*
 * Every case scatters along one list of slots. In ScatterND a slot is a tuple: the slots are the slices that tuples
 * can name, in row-major order. In ScatterElements and Scatter a slot is a position along the axis within a line; the
 * other coordinates of indices select the line, and lines are numbered in row-major order.
 *
 * The target of update j of `count`, in a list of `extent` slots, is
 *
 *     cells == 0   slot (start + j * step + line * shift) mod extent: no slot twice
 *     cells > 0    slot start + (j mod cells) * step, with a reduction
 */
struct large_row {
    const char *slug;    /* the end of its id: large/ScatterND-18/slug */
    bool is_huge;        /* of the tier "huge" */
    const char *version; /* the id of the operator version; the opset is the first one with it */
    const char *why;     /* one sentence */
    const char *clauses; /* names without operator, separated by spaces */
    int32_t dtype;       /* any type with fixed size */
    int32_t index_dtype; /* DTYPE_UNDEFINED: int64 */
    int rank;
    int64_t dims[LARGE_RANK]; /* of data */
    int tuple;                /* ScatterND: the length of a tuple */
    int axis;                 /* the others: the axis, as in the attribute */
    int64_t leading;          /* the others: the first extent of indices, unless it is the axis; 0: as data */
    int64_t trailing;         /* the others: the extent of indices after the axis; 0: as data */
    int64_t count;
    int64_t start, step, shift, cells;
    enum reduction reduction; /* REDUCTION_NONE: the attribute is omitted */
    int64_t base, period;     /* with cells: update j is base + (j / cells) mod period; a period of 0 is 1 */
    int64_t last;             /* with cells: the value of the last update; 0: like the others */
    bool negative;            /* indices count from the end */
    /*
     * The last index is out of range: one too large (1), one too small (-1). Then the case must be refused, and
     * `sibling` is the slug of the valid case of the same version that must be answered for the refusal to be
     * meaningful.
     */
    int beyond;
    const char *sibling;
};

/* Whether a row, which may be NULL, is one of the tier "huge". */
static inline bool row_is_huge(const struct large_row *row)
{
    return row != NULL && row->is_huge;
}

/* The rows of a tier, grouped by operator version, but not in the order of their ids. Static storage. */
extern const struct large_row large_rows[], huge_rows[];
extern const size_t large_row_count, huge_row_count;

#endif
