/*
 * Ranges of a world with a program behind the protocol: the runner makes each case, sends it as an ordinary request, compares
 * the answer with the reference, and judges it where it differs.
 */
#ifndef SCATTER_SWEEP_DIALOGUE_H
#define SCATTER_SWEEP_DIALOGUE_H

#include "sweep_process.h"

/*
 * As sweep_process_slice, for an implementation that is a program, whose process is running: from the case on that the page says
 * comes next.
 */
enum slice_outcome sweep_dialogue_slice(struct sweep_process *process, uint64_t to, uint64_t most_found,
                                        struct error *error);

#endif
