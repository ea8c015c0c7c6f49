/* The node of a case of a world, for tests that evaluate it without a model. */
#ifndef SCATTER_WORLD_NODE_H
#define SCATTER_WORLD_NODE_H

#include "node.h"
#include "world.h"

/* With the attributes that the kind of the case has. It points into itself and to the case: do not copy it. */
struct world_node {
    struct attribute attributes[2];
    const struct tensor *inputs[INPUT_SLOTS];
    struct scatter_node node;
};
void world_node_make(struct world_node *made, const struct world_case *of);

#endif
