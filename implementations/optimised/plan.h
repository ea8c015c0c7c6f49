/*
 * Everything that follows from the operator, the shapes and the element type alone: the targets of updates
 * except for the values of indices. Plans are cached between calls, together with the latest targets.
 *
 * Updates are a list of slots. A slot is one element of updates (Scatter, ScatterElements) or the slice of a
 * tuple of indices (ScatterND); it aims at the same number of consecutive cells of data, the first of which
 * is its target.
 */
#ifndef OPTIMISED_PLAN_H
#define OPTIMISED_PLAN_H

#include "node.h"
#include "pattern.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Offsets in cells, in 16 bits if they fit. Exactly one of the pointers is set. */
struct offset_table {
    int64_t count;
    uint16_t *narrow;
    int64_t *wide;
};

struct plan {
    enum scatter_operator op; /* this and the next five are the key */
    int64_t axis;
    int32_t data_rank, indices_rank;
    int64_t *extents; /* the extents of data, then those of indices */
    size_t width;     /* bytes of an element */

    int64_t slots;
    int64_t slice;      /* elements in a slot */
    size_t slice_bytes; /* bytes in a slot */

    int64_t components;         /* indices per slot */
    int64_t *component_extents; /* the exclusive upper bound of a component */
    int64_t *component_strides; /* cells between consecutive elements along its axis */

    /* Slots of ScatterElements are (outer position, position along the axis, inner position); of others, (0,
     * slot, 0). */
    struct offset_table outer, inner;
    int64_t along;

    /* The cached targets of the last call; NULL: none. */
    int64_t *known_targets;
    enum pattern known_pattern;
};

static inline int64_t offset_at(const struct offset_table *table, int64_t position)
{
    return table->narrow != NULL ? table->narrow[position] : table->wide[position];
}

/* The plan for a node with at least one element in updates; it belongs to the cache, and is valid until the
 * next call. NULL: out of memory. */
struct plan *plan_for(const struct node *node, size_t width);

/* Clears the cache. */
void plans_free(void);

/* Fills `plan` except its key, which is set. False: out of memory; plan_clear() frees what exists. */
bool plan_build(struct plan *plan);

/* Frees the contents of a plan, and makes it empty. */
void plan_clear(struct plan *plan);

#endif
