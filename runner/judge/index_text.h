/*
 * The index or tuple that aims an update, as text.
 */
#ifndef SCATTER_INDEX_TEXT_H
#define SCATTER_INDEX_TEXT_H

#include "arena.h"
#include "node.h"

#include <stdint.h>

/*
 * The index of the element of updates at `position`, and where it is negative how it is read, such as
 * "indices[2,0] = -1 -> 4"; for ScatterND the tuple, such as "indices[2] = [1,-4] -> [1,0]". The node is valid. NULL
 * without memory.
 */
const char *index_text(const struct scatter_node *node, int64_t position, struct arena *arena);

#endif
