/*
 * A case of a world: a node with its inputs, made by the program.
 */
#ifndef SCATTER_WORLD_CASE_H
#define SCATTER_WORLD_CASE_H

#include "node.h"
#include "tensor.h"
#include "world_kind.h"

#include <stdint.h>

/* The node imports the first opset that has its operator version. Everything is in the arena of who made it. */
struct world_case {
    struct world_kind kind;
    int64_t axis;                      /* as the attribute says, for versions that have it */
    struct tensor inputs[INPUT_SLOTS]; /* with the names "data", "indices" and "updates" */
};

#endif
