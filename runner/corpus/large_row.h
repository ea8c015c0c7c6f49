/*
 * The tier "large": cases that the program makes when they are asked for, and that nobody stores. Here are the facts
 * of each, one row a case; large_values.h says which values they mean, large_case.h makes cases of them.
 */
#ifndef SCATTER_LARGE_ROW_H
#define SCATTER_LARGE_ROW_H

#include "dtype.h"
#include "operator_version.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The name of the source that they come from, the first component of their ids. */
#define LARGE_SOURCE "large"

enum { LARGE_RANK = 4 };

/*
 * Every case scatters along one list of slots. Of ScatterND a slot is a tuple: the slots are the slices that tuples can
 * name, in row-major order. Of ScatterElements and Scatter it is a position along the axis, of each line apart; a line is
 * what the other coordinates of indices name, and lines are numbered in row-major order.
 *
 * Update j of `count` aims, in a list of `extent` slots,
 *
 *     cells == 0   at slot (start + j * step + line * shift) mod extent: no slot twice
 *     cells > 0    at slot start + (j mod cells) * step, with a reduction
 */
struct large_row {
    const char *slug;    /* the end of its id: large/ScatterND-18/slug */
    const char *version; /* the id of the operator version; the opset is the first that has it */
    const char *why;     /* one sentence */
    const char *clauses; /* names without operator, with a space between them */
    int32_t dtype;       /* any type of fixed size */
    int32_t index_dtype; /* DTYPE_UNDEFINED: int64 */
    int rank;
    int64_t dims[LARGE_RANK]; /* of data */
    int tuple;                /* ScatterND: the length of a tuple */
    int axis;                 /* the others: the axis, as the attribute gives it */
    int64_t leading;  /* the others: the first extent of indices, if the axis is another; 0: as data */
    int64_t trailing; /* the others: the extent of indices behind the axis; 0: as data */
    int64_t count;
    int64_t start, step, shift, cells;
    enum reduction reduction; /* REDUCTION_NONE: the attribute is left out */
    int64_t base, period;     /* with cells: update j is base + (j / cells) mod period; a period of 0 is 1 */
    int64_t last;             /* with cells: the value of the last update instead; 0: as the others */
    bool negative;            /* indices count from the end */
    /*
     * The last index is out of range: by 1 above (1), by 1 below (-1). Then the case is to be refused, and `sibling` is
     * the slug of the valid case of the same version whose answer is needed for that to show anything.
     */
    int beyond;
    const char *sibling;
};

/* All of them; those of one operator version stand together, but not in the order of their ids. Static storage. */
extern const struct large_row large_rows[];
extern const size_t large_row_count;

#endif
