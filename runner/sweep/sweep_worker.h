/*
 * The worker's side of a sweep: a plugin is given the cases of a range of a world, in this process and without messages.
 * Its answers are compared with the reference, byte by byte; the judge sees those that differ. What is found here is
 * only suspected: it counts if an ordinary run confirms it.
 *
 * Unlike in an ordinary run inputs are not read-only, since the next case is written over them. That they are unchanged
 * is checked after each call.
 */
#ifndef SCATTER_SWEEP_WORKER_H
#define SCATTER_SWEEP_WORKER_H

#include "arena.h"
#include "plugin_host.h"
#include "status.h"
#include "sweep_page.h"

/* ---- a range (sweep_range.posix.c) ---------------------------------------------------------------------------------- */

/* A range as the message has it (protocol.proto, SweepRange). */
struct sweep_range {
    const char *world; /* its name (world.h) */
    uint64_t from, to; /* the cases from `from` on, before `to` */
    const char
        *wanted; /* by kind, in their order: '1' for one whose cases are executed, any other character: not */
    const char *edition;       /* of the clauses */
    const char *const *strict; /* NULL at the end */
    uint32_t most_found;       /* ends after so many found cases; at most SWEEP_FOUND_MOST */
};

/* What stays from one range to the next. Begin with zeroes, finish with sweeper_end. */
struct sweeper;

/*
 * Executes cases of the range until its end, or until SWEEP_SLICE_MILLISECONDS have passed or enough is found: page->current
 * says how far it came. `*sweeper` is made when it is NULL. STATUS_USAGE when there is no such world or edition,
 * STATUS_OUT_OF_MEMORY, STATUS_SYSTEM.
 */
enum status sweep_range(struct sweeper **sweeper, struct plugin_host *host, const struct sweep_range *range,
                        struct sweep_page *page, struct error *error);

void sweeper_end(struct sweeper *sweeper);

/* ---- what `scatter-cts worker` does with the messages --------------------------------------------------------------- */

/* What stays from one range to the next. Begin with zeroes, finish with sweep_worker_end. */
struct sweep_worker {
    struct sweeper *sweeper;
    struct shared_page shared; /* its path is that of the runner's */
};

/* A sweep_server (plugin_host.h); the context is a struct sweep_worker. */
enum status sweep_worker_serve(struct plugin_host *host, const ScatterCts__SweepRange *range, void *context,
                               struct error *error);

void sweep_worker_end(struct sweep_worker *worker);

#endif
