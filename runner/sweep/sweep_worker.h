/*
 * What `scatter-cts worker` does with the ranges of a sweep (protocol.proto, SweepRange).
 */
#ifndef SCATTER_SWEEP_WORKER_H
#define SCATTER_SWEEP_WORKER_H

#include "plugin_host.h"
#include "sweep_page.h"
#include "sweep_range.h"

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
