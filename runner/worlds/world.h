/*
 * A world: numbered cases, made on demand: a case for every seed and number, with sizes, patterns and values
 * for which optimised implementations have special code. Its name identifies it: "random-SEED";
 * "random-forms-SEED", whose models have forms; "random-graphs-SEED", whose models have other nodes.
 *
 * A case depends only on seed and number, and is the same on every machine: a counter-based generator
 * (random_numbers.h), and no floating-point arithmetic. That is a promise of WORLD_VERSION; whatever changes
 * the case of any number raises it. The kinds are those of world_kinds_create.
 *
 *   kinds      versions with more reductions more often, then all kinds of a version equally often;
 *   random_draw.c
 *   shapes     data of 1 to 8 dimensions, mostly few and small extents, extents of 0 and 1, counts of
 *   elements near powers
 *              of two and above thresholds; random_shapes.c
 *   indices    the patterns of random_numbers.h, whole or broken once; negative none, all, some or one of
 *   them; in one of 16
 *              cases some are out of range, and nothing else is ever wrong with a case; random_indices.c
 *   values     of random_values.c: identities, extremes, NaN, infinities, exact and rounding sums
 *
 * In random-forms-SEED each model has a form, all models of a run the same one, and about half of the cases
 * outside of runs have other inputs: what is rare without (THIN_PLACE_TABLE of random_parts.h), or inputs
 * that are one value. The inputs of all other cases are the same as without.
 *
 * In random-graphs-SEED other nodes compute most inputs (decision `whole-graphs`). Shapes and values are
 * those of random-SEED, but for data and updates that are one value (Expand) and indices that count
 * (Range).
 *
 * Numbers 8n to 8n+7 sometimes form a run: the cases differ from the first in one thing at most (axis, order
 * of extents, element type, type of indices, reduction, values of indices, or values), and the last is the
 * first once more.
 */
#ifndef SCATTER_WORLD_H
#define SCATTER_WORLD_H

#include "arena.h"
#include "node.h"
#include "operator_version.h"
#include "scatter_model.h"
#include "status.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A case of a world: a node with its inputs, made by the program. And its kind: everything except shapes,
 * axis, indices and values. The order of kinds is part of the numbering of worlds. */

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

/* All kinds: by operator version (the order of its table), then element type (the order of its numbers), then
 * reduction, then type of indices. In the arena; STATUS_OUT_OF_MEMORY only. */
enum status world_kinds_create(struct world_kinds *kinds, struct arena *arena, struct error *error);

/* The node imports the first opset that has its operator version. Everything is in the arena of the function
 * that made it. */
struct world_case {
    struct world_kind kind;
    int64_t axis; /* as the attribute says, for versions that have it */
    struct tensor inputs
        [INPUT_SLOTS]; /* with the names "data", "indices" and "updates"; of one value the first of these */
    struct written_form form; /* of its model; possible (written_form_settle) */
};

/* Gives a case a form, and its inputs the names that they have in it. Inputs that are one value must be
 * equal. */
void world_case_take_form(struct world_case *made, const struct written_form *form);

enum {
    WORLD_NAME_SIZE = 48,
    WORLD_VERSION = 1,
    /* The most elements of a tensor of a case: nearly always; of element types of one byte; of other types;
     * of strings. */
    RANDOM_USUAL_MOST = 4096 + 3,
    RANDOM_BYTES_MOST = 65536 + 3,
    RANDOM_WIDE_MOST = 32768 + 3,
    RANDOM_STRINGS_MOST = 1024 + 3
};

/* So many cases of a world have numbers, from 0, of so many digits. */
#define WORLD_CASES ((uint64_t)10000000000)
enum { WORLD_DIGITS = 10 };

struct world {
    char name[WORLD_NAME_SIZE];
    uint64_t seed;
    struct world_kinds kinds; /* of world_kinds_create */
    bool has_forms, has_graphs;
};

/* Makes the world with a name, in the arena. STATUS_USAGE when there is no such world,
 * STATUS_OUT_OF_MEMORY. */
enum status world_create(struct world *world, const char *name, struct arena *arena, struct error *error);

/* Makes the case of a number below WORLD_CASES in the arena, from which scratch memory also comes.
 * STATUS_OUT_OF_MEMORY only. */
enum status world_case_make(const struct world *world, uint64_t number, struct world_case *made,
                            struct arena *arena, struct error *error);

/* Stores small integers as elements, for generated cases. */

/*
 * Stores an integer as an element of any type of fixed size: in a complex number it is the real part, and the
 * imaginary part is the same with the other sign; a truth value is false for 0; integers take it modulo 2^n.
 * `element` need not be aligned.
 */
void element_store(int32_t dtype, int64_t value, void *element);

#endif
