/*
 * The values of the cases of the tiers "large" and "huge": of data, of updates, and in closed form of the output, as functions of
 * a position. All are integers that the element type represents exactly, stored by element_store.h.
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

/*
 * Whether updates in row-major order repeat after `modulus` elements; and then the one at a flat position.
 */
bool large_updates_are_periodic(const struct large_geometry *geometry);
int64_t large_periodic_update(const struct large_geometry *geometry, int64_t number);

/*
 * Without `cells`: the number of the update whose target is this slot of the line with these two coordinates, if the number is
 * less than `count`; otherwise no update has this target.
 */
int64_t large_update_of(const struct large_geometry *geometry, int64_t outer, int64_t slot, int64_t inner);

/*
 * The element of the output at [outer, slot, inner], computed by solving for the update with this target, or by
 * counting the updates with this target. It does not iterate over indices or updates, so it is independent of the
 * reference.
 */
int64_t large_output_value(const struct large_geometry *geometry, int64_t outer, int64_t slot, int64_t inner);

#endif
