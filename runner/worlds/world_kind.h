/*
 * Kinds of cases of a world: everything except shapes, axis, indices and values. Their order is part of the numbering of worlds.
 */
#ifndef SCATTER_WORLD_KIND_H
#define SCATTER_WORLD_KIND_H

#include "arena.h"
#include "operator_version.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct world_kind {
    const struct operator_version *version;
    int32_t dtype;       /* of data, updates and output */
    int32_t index_dtype; /* int32 or int64 */
    enum reduction reduction;
    bool names_reduction; /* the attribute is there: in every version that has it */
};

/* The kinds in their order; made by world_kinds_create. */
struct world_kinds {
    const struct world_kind *items;
    size_t count;
};

/*
 * All kinds: by operator version (the order of its table), then element type (the order of its numbers), then reduction,
 * then type of indices. In the arena; STATUS_OUT_OF_MEMORY only.
 */
enum status world_kinds_create(struct world_kinds *kinds, struct arena *arena, struct error *error);

#endif
