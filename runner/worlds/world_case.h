/*
 * A case of a world: a node with its inputs, made by the program. And its kind: everything except shapes, axis, indices and
 * values. The order of kinds is part of the numbering of worlds.
 */
#ifndef SCATTER_WORLD_CASE_H
#define SCATTER_WORLD_CASE_H

#include "arena.h"
#include "node.h"
#include "operator_version.h"
#include "scatter_model.h"
#include "status.h"
#include "tensor.h"

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

/* The node imports the first opset that has its operator version. Everything is in the arena of the function that made it. */
struct world_case {
    struct world_kind kind;
    int64_t axis; /* as the attribute says, for versions that have it */
    struct tensor inputs
        [INPUT_SLOTS]; /* with the names "data", "indices" and "updates"; of one value the first of these */
    struct written_form form; /* of its model; possible (written_form_settle) */
};

/* Gives a case a form, and its inputs the names that they have in it. Inputs that are one value must be equal. */
void world_case_take_form(struct world_case *made, const struct written_form *form);

#endif
