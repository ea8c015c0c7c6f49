/*
 * The index or tuple of an update, as text.
 */
#ifndef SCATTER_INDEX_TEXT_H
#define SCATTER_INDEX_TEXT_H

#include "arena.h"
#include "node.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The index of the element of updates at `position`, with the normalised index if it is negative, such as
 * "indices[2,0] = -1 -> 4"; for ScatterND the tuple, such as "indices[2] = [1,-4] -> [1,0]". Requires a valid node. NULL
 * without memory.
 */
const char *index_text(const struct scatter_node *node, int64_t position, struct arena *arena);

/*
 * The least and the greatest index for each dimension of data that indices address, in lines, with what is special about
 * them: negative, the lowest or the last that is allowed. Requires a valid node. `negatives`: whether the version says what a
 * negative index means. "" without memory.
 */
const char *index_ranges_text(const struct scatter_node *node, bool negatives, struct arena *arena);

#endif
