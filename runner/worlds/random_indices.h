/*
 * The indices of cases of the random world.
 *
 * Of Scatter and ScatterElements a pattern (random_lines.h) goes along the axis, the same for every line of indices, moved
 * on from line to line, or another one of its kind in each; or through all indices as they stand. Of ScatterND it goes
 * through the cells (slices) that the tuples aim at, counted with the last component first or the first one first, or there
 * is one for each component. In three of eight cases one index then becomes another: early, in the middle or late.
 *
 * Some are negative: none, all, half of them, a single one, or those of one component. In one of 16 cases some are out of
 * range: one (first, in the middle, last, anywhere), several or all; by 1 or much, at the ends of int32 and int64, or so that
 * 16 or 32 bits of them are in range.
 */
#ifndef SCATTER_RANDOM_INDICES_H
#define SCATTER_RANDOM_INDICES_H

#include "arena.h"
#include "random_shapes.h"
#include "status.h"
#include "tensor.h"

#include <stdint.h>

/*
 * Fills the tensor of indices, which has the shape that `shapes` says. *idle is the position of the only index that is out
 * of range when its updates are to change nothing, else -1. Scratch memory from the arena; STATUS_OUT_OF_MEMORY only.
 */
enum status random_indices_fill(const struct random_shapes *shapes, uint64_t key,
                                const struct tensor *indices, int64_t *idle, struct arena *arena,
                                struct error *error);

#endif
