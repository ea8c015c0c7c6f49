/*
 * What each misreading changes in the right reading of a node.
 */
#ifndef SCATTER_MISREADING_RULES_H
#define SCATTER_MISREADING_RULES_H

#include "misreading.h"
#include "misreading_walk.h"

/* What decides which misreadings can be of a node. */
struct reading_facts {
    bool axis_given;
    int64_t axis; /* as the attribute has it */
    bool has_negative;
    int64_t greatest; /* of the indices, -1 - i for a negative one */
};

struct reading_facts reading_facts_of(const struct scatter_node *node);

/* Whether a misreading is one of numbers that are too narrow for offsets or positions. */
bool misreading_is_of_width(enum misreading misreading);

/*
 * Changes the right reading into a misreading. Some have several variants, numbered from 0, such as a power of two each;
 * *number receives what tells the variant from others, or 0. False when the misreading can not be of this node, or has
 * no such variant.
 */
bool reading_misread(struct reading *reading, enum misreading misreading, int variant,
                     const struct reading_facts *facts, int64_t *number);

#endif
