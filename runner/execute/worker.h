/*
 * The child process that serves the protocol for shared libraries and built-in implementations:
 * `scatter-cts worker [--guard end] SPECIFICATION`, started by the runner with the two dedicated descriptors.
 */
#ifndef SCATTER_WORKER_H
#define SCATTER_WORKER_H

#include <stdbool.h>

/*
 * Serves until the request channel ends. Returns the process's exit status: 0, or 3 when the implementation
 * cannot be loaded (which the answer to hello has then said).
 */
int worker_main(const char *specification, bool flush_to_end);

#endif
