/*
 * Shrinking: from a case that an implementation answers wrongly to a small one that it answers wrongly in the same way, with the
 * same verdict, clause and misreading.
 *
 * Tried are edits (case_edit.h) in this order: extents of data, updates, dimensions, then indices, then values, then the kind
 * of the case; an edit after which the case still fails alike stays. Each try is judged as in a run. The result
 * depends on the case and the implementation alone.
 */
#ifndef SCATTER_SHRINK_H
#define SCATTER_SHRINK_H

#include "arena.h"
#include "judgement.h"
#include "session.h"
#include "status.h"
#include "world.h"

#include <stdbool.h>
#include <stdint.h>

struct shrunk_case {
    struct world_case *made; /* in the arena; the case itself where nothing smaller fails alike */
    int64_t tries;           /* cases that the implementation was given */
    bool is_alike;           /* the case fails alone, in a fresh process; if not, nothing was tried */
};

/*
 * Shrinks a case of a world with processes of the implementation. STATUS_OUT_OF_MEMORY; what session_start returns where a
 * process cannot be started. An interruption (interruption.h) ends it with the smallest case so far.
 */
enum status shrink_case(struct implementation *implementation, const struct judge_settings *judge,
                        const struct world *world, uint64_t number, struct shrunk_case *shrunk,
                        struct arena *arena, struct error *error);

#endif
