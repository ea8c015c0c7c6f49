/*
 * A process of the implementation that executes ranges of a world, slice by slice (sweep_worker.h), and the page that it shares
 * with the runner.
 */
#ifndef SCATTER_SWEEP_PROCESS_H
#define SCATTER_SWEEP_PROCESS_H

#include "sweep_page.h"
#include "sweep_piece.h"
#include "sweep_search.h"

struct sweep_process {
    const struct sweep_search *search; /* borrowed */
    struct session
        session; /* created, started and ended by one thread: a process ends with the thread that started it */
    struct shared_page shared;
    struct arena arena;               /* of one exchange */
    struct relation_counts relations; /* of one slice, where relations are checked */
    uint64_t from, to, most_found;    /* of the last slice */
    struct sweep_account account;     /* of the last slice; possible after SLICE_DONE */
    /* After SLICE_LOST: */
    bool names_case; /* account.current may be the case in which it was lost; the account is possible */
    char how[LOSS_HOW_SIZE]; /* a predicate */
};

/* The outcome of a slice. */
enum slice_outcome {
    SLICE_DONE,        /* the account has its end */
    SLICE_LOST,        /* the process died, hung, sent something else than an answer, or damaged the page */
    SLICE_INTERRUPTED, /* by the user, or the time is over */
    SLICE_FAILED       /* the error says why */
};

/* Makes the shared page, but no process yet. STATUS_SYSTEM. Destroy it in either case. */
enum status sweep_process_create(struct sweep_process *process, const struct sweep_search *search,
                                 struct error *error);
void sweep_process_destroy(struct sweep_process *process);

/*
 * Lets the process execute the wanted cases from `from` on, which is one, before `to`, until about
 * SWEEP_SLICE_MILLISECONDS have passed or most_found cases are found. Starts the process if none is running. The result is
 * in process->account.
 */
enum slice_outcome sweep_process_slice(struct sweep_process *process, uint64_t from, uint64_t to,
                                       uint64_t most_found, struct error *error);

/*
 * Gives the process, which need not be running, the case account.current as an ordinary request and counts it. A lost
 * process is blamed on the case as in a run: on the answer of a fresh process (session.h).
 */
enum slice_outcome sweep_process_ask(struct sweep_process *process, struct error *error);

/*
 * What sweep_process_slice does if each case is asked, or relations are checked, by ordinary requests: from account.current on,
 * with a running process. A case is found if the judge fails its answer, or a relation is violated. A process that is lost
 * while relations are checked is started again: its case cannot be compared.
 */
enum slice_outcome sweep_process_ask_each(struct sweep_process *process, uint64_t to, uint64_t most_found,
                                          struct error *error);

/*
 * Ends the process, after search->late_milliseconds: whether a late end is noticed, by a thread or a timer that a case
 * left behind, must not depend on how many cases follow.
 */
void sweep_process_end(struct sweep_process *process);

#endif
