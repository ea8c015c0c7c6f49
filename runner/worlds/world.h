/*
 * A world: numbered cases, made on demand. Its name identifies it:
 *
 *   small-E-R           the exhaustive small world of E elements and R dimensions (small_world.h)
 *   random-SEED         the random world of a seed (random_world.h)
 *   small-forms-E-R     the cases of small-E-R, the model of each frame in a form that is drawn for it (random_form_apart)
 *   random-forms-SEED   the random world of a seed with forms and thin places (random_world.h)
 */
#ifndef SCATTER_WORLD_H
#define SCATTER_WORLD_H

#include "random_world.h"
#include "small_world.h"

enum { WORLD_NAME_SIZE = 48 };

/* So many cases of a random world have numbers. */
#define RANDOM_WORLD_CASES ((uint64_t)10000000000)

struct world {
    char name[WORLD_NAME_SIZE];
    bool is_random;
    bool has_forms; /* of models (written_form.h); in other worlds all are plain */
    struct random_world random;
    struct small_world small; /* where it is not random */
    uint64_t cases;           /* they have the numbers 0 to cases - 1 */
    int digits;               /* of the greatest number */
};

/* Makes the world with a name, in the arena. STATUS_USAGE when there is no such world, STATUS_OUT_OF_MEMORY. */
enum status world_create(struct world *world, const char *name, struct arena *arena, struct error *error);

/* The kinds of its cases. */
const struct world_kinds *world_kinds(const struct world *world);

/* The place of the kind of a case among them. Requires number < world->cases. */
size_t world_kind_of(const struct world *world, uint64_t number);

/*
 * The number of the first case from `from` on, and before `to`, whose kind is wanted; `to`: there is none. `wanted` has a
 * character for each kind, '1' for one that is wanted. Requires to <= world->cases.
 */
uint64_t world_next_wanted(const struct world *world, uint64_t from, uint64_t to, const char *wanted);

/* How many cases there are of these. */
uint64_t world_count_wanted(const struct world *world, uint64_t from, uint64_t to, const char *wanted);

/* Makes a case in the arena. Requires number < world->cases. STATUS_OUT_OF_MEMORY only. */
enum status world_case_make(const struct world *world, uint64_t number, struct world_case *made,
                            struct arena *arena, struct error *error);

/*
 * Consecutive cases that differ only in values, so that each can be made from the one before it, in place: values that are not
 * in the model.
 */
struct world_frame {
    struct small_frame small;
    uint64_t end; /* the number after its last case */
};
struct world_frame world_frame_of(const struct world *world, uint64_t number);

/* Whether data and updates also change from a case of a frame to the next; never those of strings. */
bool world_values_change(const struct world_frame *frame, uint64_t number);

/* Turns a case of a frame into the next one, in place. Requires number + 1 < frame->end. */
void world_case_next(const struct world_frame *frame, uint64_t number, struct world_case *made);

/* The node of a case, with the attributes that its kind has. It points into itself and to the case: do not copy it. */
struct world_node {
    struct attribute attributes[2];
    const struct tensor *inputs[INPUT_SLOTS];
    struct scatter_node node;
};
void world_node_make(struct world_node *made, const struct world_case *of);

#endif
