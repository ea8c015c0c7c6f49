/*
 * What follows from the operator, the shapes and the element type alone: where updates go but for the values of
 * indices. Plans are kept from call to call, and what was last seen of the targets with them.
 *
 * Updates are a list of slots. A slot is one element of updates (Scatter, ScatterElements) or the slice of a tuple of
 * indices (ScatterND); it aims at as many neighbouring cells of data, the first of which is its target.
 */
#ifndef OPTIMISED_PLAN_H
#define OPTIMISED_PLAN_H

#include "node.h"
#include "pattern.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Offsets in cells, in 16 bits where they fit. Exactly one of the pointers is set. */
struct offset_table {
    int64_t count;
    uint16_t *narrow;
    int64_t *wide;
};

struct plan {
    enum scatter_operator op; /* this and the next five are the key */
    int64_t axis;
    int32_t data_rank, indices_rank;
    int64_t *extents; /* those of data, then those of indices */
    size_t width;     /* bytes of an element */

    int64_t slots;
    int64_t slice;      /* elements in a slot */
    size_t slice_bytes; /* bytes in a slot */

    int64_t components;         /* indices of a slot */
    int64_t *component_extents; /* what a component may not reach */
    int64_t *component_strides; /* cells between neighbours along its axis */

    /* Slots of ScatterElements are (outer position, position along the axis, inner position); of others, (0, slot, 0). */
    struct offset_table outer, inner;
    int64_t along;

    /* What is known of the targets of the last call; NULL: nothing. */
    int64_t *known_targets;
    enum pattern known_pattern;
};

static inline int64_t offset_at(const struct offset_table *table, int64_t position)
{
    return table->narrow != NULL ? table->narrow[position] : table->wide[position];
}

/*
 * The plan for a node with at least one element in updates; it belongs to the cache, and is valid until the next call.
 * NULL: no memory.
 */
struct plan *plan_for(const struct node *node, size_t width);

/* Forgets all plans. */
void plans_free(void);

/* Fills `plan` but for its key, which is set. False: no memory; plan_clear() frees what is there. */
bool plan_build(struct plan *plan);

/* Frees what a plan holds, and makes it one that holds nothing. */
void plan_clear(struct plan *plan);

#endif
