/*
 * Compares an output with the closed form of a row (large_values.h) cell by cell, without a second tensor of its size: block
 * by block, in a few nanoseconds per cell. Used by the worker for the tier "huge".
 */
#ifndef SCATTER_LARGE_COMPARISON_H
#define SCATTER_LARGE_COMPARISON_H

#include "arena.h"
#include "large_values.h"
#include "status.h"

#include <stdint.h>

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
 * Compares the elements at `output`, in the element type and the shape of data, bit for bit. Not for a row that must be
 * refused. Temporary memory of at most some 20 MiB comes from the arena. Fails only with STATUS_OUT_OF_MEMORY.
 */
enum status large_output_compare(struct large_comparison *comparison, const struct large_geometry *geometry,
                                 const void *output, struct arena *arena, struct error *error);

#endif
