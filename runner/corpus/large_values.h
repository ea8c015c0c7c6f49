/*
 * Which values the cases of the tier "large" have: of data, of updates, and in closed form of the output, as functions of
 * a position. All are integers that the element type holds exactly, stored as element_store.h says.
 */
#ifndef SCATTER_LARGE_VALUES_H
#define SCATTER_LARGE_VALUES_H

#include "large_row.h"

/* A row as numbers. data is [outer, extent, inner] and updates [outer_lines, count, inner_lines]. */
struct large_geometry {
    const struct large_row *row;
    const struct operator_version *version;
    bool tuples;
    int64_t outer, extent, inner;
    int64_t outer_lines, inner_lines; /* the first so many have updates */
    int64_t inverse; /* of step modulo extent, where no slot is aimed at twice; 0: there is none */
    int64_t modulus; /* data repeats after so many elements, and so do updates without `cells` */
};

struct large_geometry large_geometry_of(const struct large_row *row);

/* The slot that update `j` of the line with these two coordinates aims at. */
int64_t large_slot(const struct large_geometry *geometry, int64_t outer, int64_t j, int64_t inner);

/* The element of data at a flat position. */
int64_t large_data_value(const struct large_geometry *geometry, int64_t position);

/* The element of updates at [outer, j, inner]. */
int64_t large_update_value(const struct large_geometry *geometry, int64_t outer, int64_t j, int64_t inner);

/*
 * The element of the output at [outer, slot, inner]: found by solving for the update that aims there, or counting those
 * that do. Neither indices nor updates are walked: that makes it a witness independent of the reference.
 */
int64_t large_output_value(const struct large_geometry *geometry, int64_t outer, int64_t slot, int64_t inner);

#endif
