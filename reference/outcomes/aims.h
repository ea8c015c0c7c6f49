/*
 * Who aims at which cell: the plan inverted. For every target the numbers of the updates that aim at it,
 * in their order.
 */
#ifndef SCATTER_AIMS_H
#define SCATTER_AIMS_H

#include "arena.h"
#include "planner.h"
#include "status.h"

#include <stdbool.h>
#include <stdint.h>

struct aims {
    int64_t slice; /* elements per target and per update */
    int64_t first_target;
    int64_t target_count;   /* first_target … first_target + target_count - 1 are known */
    int64_t update_count;   /* of the plan */
    const int64_t *begins;  /* target_count + 1: where in `updates` the list of a target begins */
    const int64_t *updates; /* numbers, target by target, rising within one */
    bool duplicates;        /* some target has more than one */
};

/*
 * Inverts a plan. The arrays are in the arena, 8 bytes per target and per update; fails only with
 * STATUS_OUT_OF_MEMORY. A plan without updates gives aims without targets: nobody aims at anything.
 */
enum status aims_create(struct aims *aims, struct scatter_plan *plan, struct arena *arena,
                        struct error *error);

/*
 * The same for some targets only: `count` from `first` on, or as many as there are. 8 bytes for each of them and for
 * each update that aims at one.
 */
enum status aims_create_some(struct aims *aims, struct scatter_plan *plan, int64_t first, int64_t count,
                             struct arena *arena, struct error *error);

/*
 * Looks for a target with more than one update: *target receives one of the first that are met in the order of the
 * updates, -1 if there is none. One byte per target from the arena; fails only with STATUS_OUT_OF_MEMORY.
 */
enum status aims_find_repeated(struct scatter_plan *plan, int64_t *target, struct arena *arena,
                               struct error *error);

/* The number of updates that aim at the cell at `position` of data, an element. Its target has to be known. */
int64_t aims_count(const struct aims *aims, int64_t position);

/*
 * The position in the tensor updates of the element with which the i-th of them aims at that cell. Requires
 * 0 <= i < aims_count(aims, position).
 */
int64_t aims_update_position(const struct aims *aims, int64_t position, int64_t i);

#endif
