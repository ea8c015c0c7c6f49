/*
 * Intervals of numbers: of a real type, or of a part of a complex one. Only for vector_floating.c and vector_complex.c.
 */
#ifndef SCATTER_VECTOR_PARTS_H
#define SCATTER_VECTOR_PARTS_H

#include "vector_cells.h"

enum { DOWN, UP, DIRECTIONS };

/* A part of a cell whose interval is looked for. */
struct part {
    struct cell_survey *survey;
    int64_t position;
    int32_t dtype;             /* of the part */
    size_t size, offset;       /* of the part; where it is in the element */
    uint64_t least, greatest;  /* the keys of the infinities */
    unsigned char element[16]; /* the stored value, in which the part is replaced */
};

/* For each layer the first and the last key around the stored value. */
struct edges {
    uint64_t keys[LAYER_WRONG][DIRECTIONS];
};

/* The part number `index` of a cell: 0, or 1 for the imaginary one. */
struct part part_of(struct cell_survey *survey, int64_t position, int index);

uint64_t stored_key(const struct part *part);
enum vector_layer layer_of_key(const struct part *part, uint64_t key);
struct edges edges_of(const struct part *part);

/* Whether a layer has more than the one before, or than the stored value. */
bool is_wider(const struct edges *edges, enum vector_layer layer, uint64_t stored);

/* Adds the value of a key, unless an entry has it already. */
void try_key(const struct part *part, uint64_t key);

/* Whether judge and entries agree about numbers in the intervals, next to their ends, and anywhere. */
bool is_regular(const struct part *part, const struct edges *edges);

#endif
