/*
 * Ranges of a world in which relations between answers are checked (relation.h), by ordinary requests. What is found are cases
 * for which a relation is violated.
 */
#ifndef SCATTER_SWEEP_RELATIONS_H
#define SCATTER_SWEEP_RELATIONS_H

#include "sweep_process.h"

/*
 * As sweep_process_slice, with the relations of each case, whose results are in process->relations. A process that is lost is
 * started again: its case cannot be compared.
 */
enum slice_outcome sweep_relations_slice(struct sweep_process *process, uint64_t to, uint64_t most_found,
                                         struct error *error);

#endif
