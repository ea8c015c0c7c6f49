/*
 * Ranges of a world in which relations between answers are checked (relation.h), by ordinary requests. What is found are cases
 * for which a relation is violated.
 */
#ifndef SCATTER_SWEEP_RELATIONS_H
#define SCATTER_SWEEP_RELATIONS_H

#include "relation.h"
#include "sweep_process.h"

#include <stdatomic.h>

/* How many cases had which result, by relation; added to by several threads. */
struct relation_counts {
    _Atomic uint64_t held[RELATION_COUNT], violated[RELATION_COUNT], not_comparable[RELATION_COUNT];
    _Atomic uint64_t permitted[RELATION_COUNT]; /* of those that are violated: all answers pass the judge */
    _Atomic uint64_t not_conforming; /* cases with a violation in which an answer does not pass the judge */
};

/*
 * As sweep_process_slice, with the relations of each case, which are added to the counts of the search. A process that is lost is
 * started again: its case cannot be compared.
 */
enum slice_outcome sweep_relations_slice(struct sweep_process *process, uint64_t to, uint64_t most_found,
                                         struct error *error);

#endif
