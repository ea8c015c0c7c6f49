/*
 * Computes the result of a reading of a node (misreading_walk.h) with the reference's kernels, within a
 * budget of work.
 */
#ifndef SCATTER_MISREADING_APPLY_H
#define SCATTER_MISREADING_APPLY_H

#include "arena.h"
#include "misreading_walk.h"
#include "node.h"

#include <stdbool.h>
#include <stdint.h>

/* Buffers for the results of one node, reused for each reading. */
struct application {
    struct placement placement;
    void *updates;        /* the updates of the placement, in its order */
    unsigned char *met;   /* by cell */
    void *other;          /* as large as the result */
    struct tensor result; /* result of the last reading that was applied */
    char *bytes;          /* of concatenated strings */
    size_t byte_count;
    int64_t work;       /* rest of the budget */
    int64_t least_work; /* minimum work of any reading */
};

/* False if memory runs out or one reading would exceed the whole budget. */
bool application_begin(struct application *application, const struct scatter_node *node,
                       const struct tensor *actual, int64_t work, struct arena *arena);

/*
 * False if the reading accesses elements outside of indices or updates, the reduction is not defined for the
 * element type, or the budget is used up.
 */
bool reading_apply(const struct reading *reading, struct application *application);

/*
 * Sets, by cell, whether a reading computes its value; the others are copies. The placement must be that of the reading,
 * as reading_walk or reading_apply leaves it. False if the budget is used up.
 */
bool reading_mark_computed(const struct reading *reading, struct application *application, bool *computed);

#endif
