/*
 * The shortest run of cases that shows a fault of state: a case that is answered wrongly behind others, and rightly alone.
 */
#ifndef SCATTER_SHORTEST_RUN_H
#define SCATTER_SHORTEST_RUN_H

#include "sweep_search.h"

/* No run is longer. */
enum { SHORTEST_RUN_MOST = 1 << 16 };

/*
 * Looks for the case from which on a fresh process has to be given the cases of a search, in their order, to answer `number`
 * wrongly: *from receives its number, or `number` + 1 where no run of up to SHORTEST_RUN_MOST numbers shows it again. The
 * run is the shortest where longer ones show it, too. The world, the kinds, the judge and `from` of the search count.
 * Errors as those of sweep_search.
 */
enum status find_shortest_run(struct implementation *implementation, const struct sweep_search *search,
                              uint64_t number, uint64_t *from, struct error *error);

#endif
