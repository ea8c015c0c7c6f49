/*
 * A process of the implementation that executes ranges of a world, slice by slice (sweep_range.h), and the page that it shares
 * with the runner.
 */
#ifndef SCATTER_SWEEP_PROCESS_H
#define SCATTER_SWEEP_PROCESS_H

#include "sweep_page.h"
#include "sweep_search.h"

struct sweep_process {
    const struct sweep_search *search; /* borrowed */
    struct session
        session; /* created, started and ended by one thread: a process ends with the thread that started it */
    struct shared_page shared;
    struct arena arena;               /* of one exchange */
    struct relation_counts relations; /* of one slice, where relations are checked */
};

/* The outcome of a slice. */
enum slice_outcome {
    SLICE_DONE, /* the page has its end */
    SLICE_LOST, /* the process died, hung, or sent something else than an answer, in the case that the page names */
    SLICE_INTERRUPTED, /* by the user */
    SLICE_FAILED       /* the error says why */
};

/* Makes the shared page, but no process yet. STATUS_SYSTEM. Destroy it in either case. */
enum status sweep_process_create(struct sweep_process *process, const struct sweep_search *search,
                                 struct error *error);
void sweep_process_destroy(struct sweep_process *process);

/*
 * Lets the process execute the wanted cases from `from` on, before `to`, until about SWEEP_SLICE_MILLISECONDS have passed or
 * most_found cases are found. Starts the process if none is running. The result is in process->shared.page.
 */
enum slice_outcome sweep_process_slice(struct sweep_process *process, uint64_t from, uint64_t to,
                                       uint64_t most_found, struct error *error);

#endif
