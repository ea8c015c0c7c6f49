/*
 * The inputs of a case of the tiers "large" and "huge": their shapes, and their elements, which can be generated in memory
 * that is given.
 */
#ifndef SCATTER_LARGE_INPUTS_H
#define SCATTER_LARGE_INPUTS_H

#include "arena.h"
#include "large_values.h"
#include "node.h"
#include "status.h"
#include "tensor.h"

#include <stdint.h>

/*
 * Sets data, indices and updates, with everything but their elements, which are NULL. Extents are in the arena. Fails only
 * with STATUS_OUT_OF_MEMORY.
 */
enum status large_inputs_describe(const struct large_geometry *geometry, struct tensor inputs[INPUT_SLOTS],
                                  struct arena *arena, struct error *error);

/* Writes the elements of inputs that are described and point to memory of their sizes. */
void large_inputs_fill(const struct large_geometry *geometry, const struct tensor inputs[INPUT_SLOTS]);

/*
 * The memory, in bytes, that a process needs for a call with these inputs: for the inputs, the output, and one copy of the
 * output, which an implementation may make.
 */
uint64_t large_inputs_memory(const struct tensor inputs[INPUT_SLOTS]);

#endif
