/* Serves the protocol for a shared library or a built-in implementation: messages in, messages out. Used in a
 * worker process and, for debugging, in the runner itself. */
#ifndef SCATTER_PLUGIN_HOST_H
#define SCATTER_PLUGIN_HOST_H

#include "arena.h"
#include "declaration.h"
#include "guarded_memory.h"
#include "large_values.h"
#include "protocol.pb-c.h"
#include "status.h"

#include <fenv.h>
#include <scatter_cts/plugin.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Begin with zeroes. */
struct plugin_host {
    const char *refusal; /* why it cannot serve, borrowed: the answer to every message; NULL: it can */
    const struct scatter_cts_plugin *plugin;
    void *state;
    bool is_open;
    bool environment_changed; /* by loading or opening it */
    fenv_t environment;
    uint64_t number; /* of the current message, or of the last one */
    struct guarded_memory memory;
    struct arena *arena;          /* of the current call of `run`, or NULL */
    const struct large_row *rows; /* the cases that it generates, borrowed; NULL: none */
    size_t row_count;
};

/*
 * Loads an implementation: `specification` is "reference" or the path of a shared library. Checks that the
 * library implements this version of the interface. STATUS_NOT_FOUND if it cannot be loaded or exports no
 * plugin, STATUS_PROTOCOL if the plugin is for another version or incomplete.
 */
enum status plugin_host_load(struct plugin_host *host, const char *specification, struct error *error);

/* Serves one message (ToImplementation): opens the plugin for hello, runs it for a request. The answer
 * (ToRunner) is in the arena; NULL only if the arena has no room for it. */
void *plugin_host_serve(struct plugin_host *host, const void *message, size_t message_size,
                        size_t *answer_size, struct arena *arena);

/* The number of a message (ToImplementation) as the runner writes it, in its last 8 bytes (protocol.proto):
 * it can be read without memory for the message. 0 for a shorter message. */
uint64_t plugin_host_number_at_end(const unsigned char *message, size_t size);

/* Closes the plugin. The library and the memory of its cases stay: its threads may still be running. */
void plugin_host_close_plugin(struct plugin_host *host);

/* The same, and releases the memory. */
void plugin_host_close(struct plugin_host *host);

/* The reference as a plugin. */
extern const struct scatter_cts_plugin reference_plugin;

/* What a plugin's structure declares, as the answer to hello. Members that the structure is too short for
 * count as absent: it may come from an older version of the interface. */

/* Whether the plugin declares limits in a structure that is shorter than that of their first version. */
bool plugin_declaration_is_short(const struct scatter_cts_plugin *plugin);

/* Fills the answer to hello, whose parts are in the arena. False without memory. */
bool plugin_declaration_take(const struct scatter_cts_plugin *plugin, ScatterCts__HelloToRunner *hello,
                             struct arena *arena);

/* The child process that serves the protocol for shared libraries and built-in implementations: `scatter-cts
 * worker [--guard end] SPECIFICATION`, started by the runner with the two dedicated descriptors. */

/* At its end a worker waits so long for threads that its plugin left behind, beyond the time that the runner
 * gives it. */
enum { WORKER_PATIENCE_MILLISECONDS = 100 };

/*
 * Serves until the request channel ends, the answer channel is closed, or there is no memory for a request or
 * an answer; the last answer (not_run) then says so. If the implementation cannot be loaded, the answer to
 * every message says so. Returns the process's exit status, 0.
 *
 * Nothing here is bounded in time: a plugin, or a thread that it left behind, can block forever what it
 * shares with the worker (the allocator, standard output, the loader). The runner's deadlines then kill the
 * worker.
 */
int worker_main(const char *specification, bool flush_to_end);

#endif
