/*
 * The child process that serves the protocol for shared libraries and built-in implementations:
 * `scatter-cts worker [--guard end] SPECIFICATION`, started by the runner with the two dedicated descriptors.
 */
#ifndef SCATTER_WORKER_H
#define SCATTER_WORKER_H

#include "plugin_host.h"

#include <stdbool.h>

/*
 * Serves until the request channel ends, nobody takes the answers, or there is no memory for a request or an answer,
 * which the last answer (not_run) then says. An implementation that cannot be loaded is told of in the answer to every
 * message. Returns the process's exit status, 0.
 *
 * `sweep`, which may be NULL, serves ranges of sweeps; its context is `sweep_context`.
 *
 * Nothing here has a bound in time: a plugin, or a thread that it has left behind, can hold up what it shares with the
 * worker (the allocator, standard output, the loader) for ever. The runner's deadlines kill the worker then.
 */
int worker_main(const char *specification, bool flush_to_end, sweep_server *sweep, void *sweep_context);

#endif
