/* One cell computed by a variant, for tests. */
#ifndef VARIANTS_APPLY_FIXTURE_H
#define VARIANTS_APPLY_FIXTURE_H

#include "node.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MOST_UPDATES = 4, CELL_SIZE = 16 };

/* A cell of data and the updates that aim at it; their elements are consecutive. */
struct cell {
    int32_t dtype;
    enum reduction reduction;
    size_t element_size;
    int64_t update_count;
    unsigned char data[CELL_SIZE];
    unsigned char updates[MOST_UPDATES * CELL_SIZE];
};

/* Computes the cell by ScatterElements-18; `result` has room for an element. False if it is not computed. */
bool compute(const char *variant, const struct cell *cell, void *result);

#endif
