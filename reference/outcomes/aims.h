/*
 * The inverse of a plan: for every target, the numbers of the updates that aim at it, in ascending order.
 */
#ifndef SCATTER_AIMS_H
#define SCATTER_AIMS_H

#include "arena.h"
#include "scatter.h"
#include "status.h"

#include <stdbool.h>
#include <stdint.h>

struct aims {
    int64_t slice; /* elements per target and per update */
    int64_t first_target;
    int64_t target_count;   /* covers first_target … first_target + target_count - 1 */
    int64_t update_count;   /* in the plan */
    const int64_t *begins;  /* target_count + 1 entries: where the list of a target begins in `updates` */
    const int64_t *updates; /* numbers of updates by target, ascending within each target */
    bool duplicates;        /* some target has more than one update */
};

/*
 * Inverts a plan. The arrays are in the arena and need 8 bytes per target and per update. Fails only with
 * STATUS_OUT_OF_MEMORY. For a plan without updates, target_count is 0.
 */
enum status aims_create(struct aims *aims, struct scatter_plan *plan, struct arena *arena,
                        struct error *error);

/*
 * The same for some targets only: `count` targets from `first` on, or as many as there are. Needs 8 bytes for
 * each of these targets and for each update that aims at one of them.
 */
enum status aims_create_some(struct aims *aims, struct scatter_plan *plan, int64_t first, int64_t count,
                             struct arena *arena, struct error *error);

/*
 * Looks for a target with more than one update: *target receives one of the first such targets, or -1 if there is
 * none. Needs one byte per target from the arena; fails only with
 * STATUS_OUT_OF_MEMORY.
 */
enum status aims_find_repeated(struct scatter_plan *plan, int64_t *target, struct arena *arena,
                               struct error *error);

/* The number of updates that aim at the element at `position` of data. Its target must be covered. */
int64_t aims_count(const struct aims *aims, int64_t position);

/*
 * The position in the tensor `updates` of the element that the i-th of these updates writes to that cell.
 * Requires 0 <= i < aims_count(aims, position).
 */
int64_t aims_update_position(const struct aims *aims, int64_t position, int64_t i);

#endif
