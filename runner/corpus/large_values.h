/*
 * The values of the cases of the tiers "large" and "huge": of data, of updates, and in closed form of the
 * output, as functions of a position. All are integers that the element type represents exactly, stored by
 * world.h.
 */
#ifndef SCATTER_LARGE_VALUES_H
#define SCATTER_LARGE_VALUES_H

#include "arena.h"
#include "dtype.h"
#include "node.h"
#include "operator_version.h"
#include "status.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The tiers "large" and "huge": cases that the program generates on request and that are not stored. One row
 * describes one case; large_values.h defines the values, generated_case.h generates the cases. A case of the
 * tier "huge" has no elements in the runner: the worker generates them, and compares the output.
 */

/* The names of their sources, the first components of their ids. */
#define LARGE_SOURCE "large"
#define HUGE_SOURCE  "huge"

enum { LARGE_RANK = 4 };

/*
 * Every case scatters along one list of slots. In ScatterND a slot is a tuple: the slots are the slices that
 * tuples can name, in row-major order. In ScatterElements and Scatter a slot is a position along the axis
 * within a line; the other coordinates of indices select the line, and lines are numbered in row-major order.
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
     * The last index is out of range: one too large (1), one too small (-1). Then the case must be refused,
     * and `sibling` is the slug of the valid case of the same version that must be answered for the refusal
     * to be meaningful.
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

/* A row as numbers. data is [outer, extent, inner] and updates [outer_lines, count, inner_lines]. */
struct large_geometry {
    const struct large_row *row;
    const struct operator_version *version;
    bool tuples;
    int64_t outer, extent, inner;
    int64_t outer_lines, inner_lines; /* the first lines, which have updates */
    int64_t inverse; /* of step modulo extent, if no slot is a target twice; 0: there is none */
    int64_t modulus; /* data repeats after this number of elements, like updates without `cells` */
};

struct large_geometry large_geometry_of(const struct large_row *row);

/* The target slot of update `j` of the line with these two coordinates. */
int64_t large_slot(const struct large_geometry *geometry, int64_t outer, int64_t j, int64_t inner);

/* The element of data at a flat position. */
int64_t large_data_value(const struct large_geometry *geometry, int64_t position);

/* The element of updates at [outer, j, inner]. */
int64_t large_update_value(const struct large_geometry *geometry, int64_t outer, int64_t j, int64_t inner);

/* Whether updates in row-major order repeat after `modulus` elements; and then the one at a flat position. */
bool large_updates_are_periodic(const struct large_geometry *geometry);
int64_t large_periodic_update(const struct large_geometry *geometry, int64_t number);

/* Without `cells`: the number of the update whose target is this slot of the line with these two coordinates,
 * if the number is less than `count`; otherwise no update has this target. */
int64_t large_update_of(const struct large_geometry *geometry, int64_t outer, int64_t slot, int64_t inner);

/*
 * The element of the output at [outer, slot, inner], computed by solving for the update with this target, or
 * by counting the updates with this target. It does not iterate over indices or updates, so it is independent
 * of the reference.
 */
int64_t large_output_value(const struct large_geometry *geometry, int64_t outer, int64_t slot, int64_t inner);

/* The inputs of a case of the tiers "large" and "huge": their shapes, and their elements, which can be
 * generated in memory that is given. */

/* Sets data, indices and updates, with everything but their elements, which are NULL. Extents are in the
 * arena. Fails only with STATUS_OUT_OF_MEMORY. */
enum status large_inputs_describe(const struct large_geometry *geometry, struct tensor inputs[INPUT_SLOTS],
                                  struct arena *arena, struct error *error);

/* Writes the elements of inputs that are described and point to memory of their sizes. */
void large_inputs_fill(const struct large_geometry *geometry, const struct tensor inputs[INPUT_SLOTS]);

/* The memory, in bytes, that a process needs for a call with these inputs: for the inputs, the output, and
 * one copy of the output, which an implementation may make. */
uint64_t large_inputs_memory(const struct tensor inputs[INPUT_SLOTS]);

/* Compares an output with the closed form of a row cell by cell, without a second tensor of its size: block
 * by block, in a few nanoseconds per cell. Used by the worker for the tier "huge". */

enum { LARGE_ELEMENT_MOST = 16 }; /* bytes of an element */

/* Cells with a wrong value; the other members are set if there are any. */
struct wrong_cells {
    int64_t count;
    int64_t first;                                                          /* its flat position */
    unsigned char expected[LARGE_ELEMENT_MOST], actual[LARGE_ELEMENT_MOST]; /* of the first one: an element */
};

struct large_comparison {
    struct wrong_cells updated;   /* of the cells whose value differs from that of data */
    struct wrong_cells untouched; /* of the others */
};

/*
 * Compares the elements at `output`, in the element type and the shape of data, bit for bit. Not for a row
 * that must be refused. Temporary memory of at most some 20 MiB comes from the arena. Fails only with
 * STATUS_OUT_OF_MEMORY.
 */
enum status large_output_compare(struct large_comparison *comparison, const struct large_geometry *geometry,
                                 const void *output, struct arena *arena, struct error *error);

#endif
