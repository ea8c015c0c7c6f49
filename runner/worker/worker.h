/*
 * The child process that serves the protocol for shared libraries and built-in implementations:
 * `scatter-cts worker [--guard end] SPECIFICATION`, started by the runner with the two dedicated descriptors.
 */
#ifndef SCATTER_WORKER_H
#define SCATTER_WORKER_H

#include "plugin_host.h"

#include <stdbool.h>

/* At its end a worker waits so long for threads that its plugin left behind, beyond the time that the runner gives it. */
enum { WORKER_PATIENCE_MILLISECONDS = 100 };

/*
 * Serves until the request channel ends, the answer channel is closed, or there is no memory for a request or an
 * answer; the last answer (not_run) then says so. If the implementation cannot be loaded, the answer to every message
 * says so. Returns the process's exit status, 0.
 *
 * Nothing here is bounded in time: a plugin, or a thread that it left behind, can block forever what it shares with
 * the worker (the allocator, standard output, the loader). The runner's deadlines then kill the worker.
 */
int worker_main(const char *specification, bool flush_to_end);

#endif
