/*
 * Computes what a reading of a node (misreading_walk.h) gives, by the reference's own kernels, within a budget of work.
 */
#ifndef SCATTER_MISREADING_APPLY_H
#define SCATTER_MISREADING_APPLY_H

#include "arena.h"
#include "misreading_walk.h"
#include "node.h"

#include <stdbool.h>
#include <stdint.h>

/* Room for the results of one node, used again from reading to reading. */
struct application {
    struct placement placement;
    void *updates;        /* those of a placement, in its order */
    unsigned char *met;   /* by cell */
    void *other;          /* as large as the result */
    struct tensor result; /* of the last reading that was applied */
    char *bytes;          /* of strings that were added */
    size_t byte_count;
    int64_t work;       /* what is left of the budget */
    int64_t least_work; /* what a reading takes at least, whatever it is */
};

/* False without memory, or where one reading would take more than the whole budget. */
bool application_begin(struct application *application, const struct scatter_node *node,
                       const struct tensor *actual, int64_t work, struct arena *arena);

/* False when the reading leads out of indices or updates, there is no such reduction of the element type, or no work is left. */
bool reading_apply(const struct reading *reading, struct application *application);

#endif
