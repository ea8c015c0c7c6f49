/*
 * What a number of the random world (random_world.h) determines: a kind, and the keys of the streams for shapes, indices and values.
 * In a run, most keys are those of its first number.
 */
#ifndef SCATTER_RANDOM_DRAW_H
#define SCATTER_RANDOM_DRAW_H

#include "random_stream.h"
#include "random_world.h"
#include "world_kind.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    RANDOM_RUN = 8,         /* the length of runs, which begin at its multiples */
    RANDOM_RUNS_ONE_IN = 4, /* one of so many blocks of numbers is a run */
};

/* The difference between the cases of a run and its first case. */
enum random_difference {
    DIFFERS_IN_ALL, /* not a run */
    DIFFERS_IN_AXIS,
    DIFFERS_IN_EXTENTS, /* in the order of extents */
    DIFFERS_IN_DTYPE,
    DIFFERS_IN_INDEX_DTYPE,
    DIFFERS_IN_REDUCTION,
    DIFFERS_IN_INDICES, /* in their values */
    DIFFERS_IN_VALUES
};

struct random_draw {
    const struct world_kind *kind;
    const struct world_kind *first_kind; /* of the first case of the run; the same without one */
    enum random_difference differs;
    bool is_other; /* differs from the first case of its run, unless the same was drawn again */
    uint64_t shapes, indices, values;
    uint64_t other; /* for another axis or another order of extents */
};

struct random_draw random_draw_of(const struct random_world *world, uint64_t number);

#endif
