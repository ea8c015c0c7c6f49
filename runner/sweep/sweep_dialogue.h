/*
 * Ranges of a world case by case: the runner makes each case, sends it as an ordinary request, compares the answer with the
 * reference, and judges it where it differs. What is found in this way does not depend on what the implementation reports of itself.
 */
#ifndef SCATTER_SWEEP_DIALOGUE_H
#define SCATTER_SWEEP_DIALOGUE_H

#include "sweep_process.h"

/*
 * Gives the process, which need not be running, the case account.current and counts it. A lost process is blamed on the case as in
 * a run: on the answer of a fresh process (session.h).
 */
enum slice_outcome sweep_dialogue_ask(struct sweep_process *process, struct error *error);

/* As sweep_process_slice, with a running process: from account.current on. */
enum slice_outcome sweep_dialogue_slice(struct sweep_process *process, uint64_t to, uint64_t most_found,
                                        struct error *error);

#endif
