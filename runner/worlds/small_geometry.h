/*
 * The shapes of the exhaustive small world (small_world.h), and how many cases each has.
 */
#ifndef SCATTER_SMALL_GEOMETRY_H
#define SCATTER_SMALL_GEOMETRY_H

#include "arena.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The bounds of small worlds. */
enum { SMALL_ELEMENTS_MOST = 8, SMALL_RANK_MOST = 4 };

/* The limit of case numbers. */
#define WORLD_MOST_CASES ((uint64_t)1 << 62)

/* Shapes of data and indices, and the axis (Scatter, ScatterElements) or the length of a tuple (ScatterND). */
struct small_geometry {
    uint64_t begin; /* cases of the geometries before this one */
    int16_t rank, indices_rank;
    int16_t axis;  /* as the attribute says; 0 for ScatterND */
    int16_t tuple; /* 0 for the others */
    int16_t dims[SMALL_RANK_MOST], indices_dims[SMALL_RANK_MOST];
};

/* All geometries of one kind of operator. */
struct small_geometries {
    struct small_geometry *items;
    size_t count;
    uint64_t cases; /* of all */
    bool tuples;    /* of ScatterND */
};

/*
 * Makes the list for a world of at most `elements` elements and `rank` dimensions, in the arena. STATUS_USAGE when there are
 * WORLD_MOST_CASES cases or more, STATUS_OUT_OF_MEMORY.
 */
enum status small_geometries_create(struct small_geometries *geometries, bool tuples, int elements, int rank,
                                    struct arena *arena, struct error *error);

/* The geometry that a case belongs to; `number` is below geometries->cases. */
const struct small_geometry *small_geometry_of(const struct small_geometries *geometries, uint64_t number);

/* The extent that the index (component of a tuple) at a position refers to. */
int64_t small_geometry_extent(const struct small_geometry *geometry, bool tuples, int64_t position);

#endif
