/*
 * What each misreading changes in the right reading of a node.
 */
#ifndef SCATTER_MISREADING_RULES_H
#define SCATTER_MISREADING_RULES_H

#include "misreading.h"
#include "misreading_walk.h"

/* The facts that decide which misreadings apply to a node. */
struct reading_facts {
    bool axis_given;
    int64_t axis; /* value of the attribute */
    bool has_negative;
    int64_t greatest; /* greatest index, counting a negative index i as -1 - i */
};

struct reading_facts reading_facts_of(const struct scatter_node *node);

/* Whether a misreading is about types that are too narrow for offsets or positions. */
bool misreading_is_of_width(enum misreading misreading);

/*
 * Changes the right reading into a misreading. Some misreadings have several variants, numbered from 0, such
 * as one per power of two; *number receives the parameter of the variant, or 0. False if the misreading does
 * not apply to this node or has no such variant.
 */
bool reading_misread(struct reading *reading, enum misreading misreading, int variant,
                     const struct reading_facts *facts, int64_t *number);

#endif
