/*
 * The shortest run of consecutive cases that shows a fault of state: a case that is answered wrongly after other cases and
 * correctly alone.
 */
#ifndef SCATTER_SHORTEST_RUN_H
#define SCATTER_SHORTEST_RUN_H

#include "sweep_search.h"

/* The most cases of a run. */
enum { SHORTEST_RUN_MOST = 1 << 16 };

/*
 * Finds the first case of the shortest run of cases, in the order of the search, after which a fresh process answers `number`
 * wrongly: *from receives its number, or `number` + 1 if no run of up to SHORTEST_RUN_MOST cases reproduces the failure.
 * The run is the shortest if all longer runs also reproduce it. Of the search, the world, the kinds, the judge and `from`
 * are used. Errors: those of sweep_search.
 */
enum status find_shortest_run(struct implementation *implementation, const struct sweep_search *search,
                              uint64_t number, uint64_t *from, struct error *error);

/*
 * Whether a fresh process answers `number` wrongly after the cases from `from` on if it is given each as an ordinary
 * request: then the runner sees the answer, and does not depend on what the process reports. Errors: those of sweep_search.
 */
enum status run_is_confirmed(struct implementation *implementation, const struct sweep_search *search,
                             uint64_t from, uint64_t number, bool *confirmed, struct error *error);

#endif
