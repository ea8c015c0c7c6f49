/*
 * The loops with which the reference is compared: written by hand for exactly one operator, rank, element type and
 * reduction. Each copies data and applies the updates in one pass, checks every index and counts negative ones from
 * the end.
 */
#ifndef SCATTER_HAND_WRITTEN_H
#define SCATTER_HAND_WRITTEN_H

#include "dtype.h"
#include "operator_version.h"

#include <stdint.h>

/* The measured operators, all on data of shape [rows,columns]. */
enum shape_kind {
    KIND_ND_CELLS,      /* ScatterND, indices [rows*columns,2], updates [rows*columns] */
    KIND_ND_ROWS,       /* ScatterND, indices [rows,1], updates [rows,columns] */
    KIND_ELEMENTS_0,    /* ScatterElements, axis 0, indices and updates [rows,columns] */
    KIND_ELEMENTS_LAST, /* ScatterElements, axis 1, the same */
    KIND_COUNT
};

/* Computes one node. Returns 0, or -1 at the first index out of range. The arrays do not overlap. */
typedef int hand_written(void *output, const void *data, const int64_t *indices, const void *updates,
                         int64_t rows, int64_t columns);

/* The loop for a kind, for float, float16 and int64, and for none, add and max; otherwise NULL. */
hand_written *hand_written_find(enum shape_kind kind, enum dtype dtype, enum reduction reduction);

/* memcpy of data and then of updates, `size` bytes each: the minimum cost of moving whole slices. */
void hand_written_copies(void *output, const void *data, const void *updates, size_t size);

#endif
