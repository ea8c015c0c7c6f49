/*
 * One call of a plugin's `run`: the request's tensors and the output in guarded memory, and the result.
 */
#ifndef SCATTER_PLUGIN_CALL_H
#define SCATTER_PLUGIN_CALL_H

#include "arena.h"
#include "guarded_memory.h"
#include "protocol.pb-c.h"
#include "request_layout.h"
#include "status.h"
#include "tensor.h"

#include <fenv.h>
#include <scatter_cts/plugin.h>
#include <stdbool.h>

/* Everything is in the arena and in guarded memory. */
struct plugin_call {
    const struct scatter_cts_request *request;
    struct scatter_cts_output *output;
    struct scatter_cts_message *message;
    struct scatter_cts_output prepared; /* the output as it was before the call */
    int64_t *output_dims;
    struct tensor expected; /* the output according to data: dtype, dims, count */
    char *text;             /* CALL_MESSAGE_SIZE bytes: the plugin's message */
};

/*
 * Decodes a request and lays it out. Fails if the request is not a valid message (STATUS_UNREADABLE, STATUS_PROTOCOL)
 * or there is no room for it (STATUS_OUT_OF_MEMORY).
 */
enum status plugin_call_prepare(struct plugin_call *call, const ScatterCts__Request *request,
                                struct guarded_memory *memory, struct arena *arena, struct error *error);

/*
 * The same for a request that is not encoded. What it borrows must live as long as the call. If its inputs have no elements,
 * `fill` writes them, to the memory that the plugin gets, before it becomes read-only; its argument are the inputs of
 * `contents`, with elements. NULL: they have elements. STATUS_OUT_OF_MEMORY, STATUS_SYSTEM.
 */
typedef void input_filler(const struct tensor *inputs, void *context);
enum status plugin_call_lay_out(struct plugin_call *call, const struct request_contents *contents,
                                       input_filler *fill, void *context, struct guarded_memory *memory,
                                       struct arena *arena, struct error *error);

/* After the call: ends the plugin's message. */
void plugin_call_end_text(struct plugin_call *call);

/* Whether the plugin left the dtype and the shape of the output as they were prepared. */
bool plugin_call_is_as_prepared(const struct plugin_call *call);

/*
 * Turns an output that the plugin declared complete into a serialised TensorProto. If the plugin gave it another
 * dtype or shape, the TensorProto holds these and no elements. Fails with STATUS_PROTOCOL if the data of the plugin
 * are not a valid output, such as a string without bytes; the error message says why.
 */
enum status plugin_call_output(const struct plugin_call *call, void **bytes, size_t *size,
                               struct arena *arena, struct error *error);

/* The same for a malformed output: the dtype and the shape of data, no elements. */
enum status plugin_call_no_output(const struct plugin_call *call, void **bytes, size_t *size,
                                  struct arena *arena, struct error *error);

/*
 * The floating-point environment around a call: the rounding mode, traps, and whether subnormals are flushed. A library built
 * with unsafe optimisations changes it when it is loaded.
 */

/* Saves the environment of this thread. */
void floating_point_environment_save(fenv_t *saved);

/* Restores it. True if the rounding mode or the treatment of subnormals had been changed. */
bool floating_point_environment_restore(const fenv_t *saved);

#endif
