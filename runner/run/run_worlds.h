/*
 * The cases of the worlds among the sources of a plan (case_source.h), which are in no list, since there may be millions. A
 * world is run in pieces of consecutive numbers. Each piece is a complete run (run.h): its processes are fresh, and its
 * failures are checked, related and reported before the next piece begins.
 */
#ifndef SCATTER_RUN_WORLDS_H
#define SCATTER_RUN_WORLDS_H

#include "execution_plan.h"

/* The most cases of a piece. */
enum { WORLD_PIECE = 20000 };

/* Whether the plan has worlds. */
bool plan_has_worlds(const struct execution_plan *plan);

/* The number of cases of all sources, selected or not; of worlds, those of this shard. */
size_t plan_case_count(const struct execution_plan *plan);

/*
 * Runs them in the session, and tells the listeners; plan->ranges receives what was executed. *complete is cleared if a run
 * ends before its last case. Fails like run_cases.
 */
enum status run_worlds(struct execution_plan *plan, struct session *session,
                       const struct execution_plan_listeners *listeners,
                       const struct run_listeners *run_listeners, struct tally *tally, bool *complete,
                       struct error *error);

/*
 * Lists those cases of a range of a world that have records in an object id -> record, in the order of their numbers.
 * STATUS_OUT_OF_MEMORY only.
 */
enum status list_recorded(struct case_list *list, const json_t *records, const struct case_source *source,
                          uint64_t from, uint64_t end, struct arena *arena, struct error *error);

#endif
