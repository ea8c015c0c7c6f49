/* One call of a plugin's `run`: the request's tensors and the output in guarded memory, and the result. */
#ifndef SCATTER_PLUGIN_CALL_H
#define SCATTER_PLUGIN_CALL_H

#include "arena.h"
#include "guarded_memory.h"
#include "large_values.h"
#include "node.h"
#include "protocol.pb-c.h"
#include "status.h"
#include "tensor.h"

#include <fenv.h>
#include <scatter_cts/plugin.h>
#include <stdbool.h>
#include <stddef.h>

/*
 * A request as a plugin receives it, in guarded memory. The elements, extents and strings of each tensor are
 * in separate read-only buffers, the model in another, and everything else (structures, names, attributes) in
 * one; the output's elements, its extents, and what else the plugin fills in are in three writable buffers.
 */

/* What a plugin gets of a node and its model, as values in memory. Everything is borrowed. */
struct request_contents {
    const void *model; /* the ModelProto */
    size_t model_size;
    const char *op_type, *domain, *output_name; /* NULL means "" */
    int64_t opset;
    const struct attribute *attributes;
    size_t attribute_count;
    /* Of the node, DTYPE_UNDEFINED for one that is omitted. Numbers without elements (NULL): the memory is
     * not filled. */
    const struct tensor *inputs;
    size_t input_count;
    const struct tensor *unread_inputs;
    size_t unread_input_count;
    size_t output_count;
};

/*
 * The slots of guarded buffers that are not part of an input. The node's inputs, including omitted ones, are
 * numbered from 0; inputs that the node does not read are numbered from INPUT_SLOTS, so that they have no
 * name.
 */
enum { OUTPUT_SLOT = -1, MODEL_SLOT = -2, REQUEST_SLOT = -3, ANSWER_SLOT = -4 };

/* Room for the extents of a result whose rank differs from that of data. */
enum { SPARE_DIMENSIONS = 32 };

enum { CALL_MESSAGE_SIZE = 1024 };

/* What the plugin fills in besides the elements and extents of the output. */
struct call_answer {
    struct scatter_cts_output output;
    struct scatter_cts_message message; /* for `text` */
    char text[CALL_MESSAGE_SIZE];       /* the last member: what is written beyond it is beyond all */
};

struct request_layout {
    const struct scatter_cts_request *request;
    struct call_answer *answer; /* not initialised */
    struct tensor data;         /* the first input, its extents borrowed; undefined if there is none */
    /* For the output: elements as large as those of data, and room for data's rank plus SPARE_DIMENSIONS
     * extents. */
    const struct guarded_buffer *output, *output_dims;
};

/* Lays a request out, all writable until guarded_memory_seal. STATUS_OUT_OF_MEMORY if there is no room for
 * it. */
enum status request_lay_out(struct request_layout *layout, const struct request_contents *contents,
                            struct guarded_memory *memory, struct arena *arena, struct error *error);

/*
 * Which buffer a forbidden access was about, in the form of the protocol (protocol.h reads it): sets kind,
 * slot, part and offset, but not the kind of access. The slot is 0 if the buffer does not belong to an input.
 * An access far from every buffer is reported for the nearest one (guarded_memory_owner), which need not be
 * the intended one. `unmapped`: nothing is mapped at the address. Safe to call in a signal handler.
 */
void memory_fault_describe(ScatterCts__Fault *fault, const struct guarded_buffer *buffer, const void *address,
                           bool unmapped);

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

/* Decodes a request and lays it out. Fails if the request is not a valid message (STATUS_UNREADABLE,
 * STATUS_PROTOCOL) or there is no room for it (STATUS_OUT_OF_MEMORY). */
enum status plugin_call_prepare(struct plugin_call *call, const ScatterCts__Request *request,
                                struct guarded_memory *memory, struct arena *arena, struct error *error);

/*
 * The same for a request that is not encoded. What it borrows must live as long as the call. If its inputs
 * have no elements, `fill` writes them, to the memory that the plugin gets, before it becomes read-only; its
 * argument are the inputs of `contents`, with elements. NULL: they have elements. STATUS_OUT_OF_MEMORY,
 * STATUS_SYSTEM.
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
 * Turns an output that the plugin declared complete into a serialised TensorProto. If the plugin gave it
 * another dtype or shape, the TensorProto holds these and no elements. Fails with STATUS_PROTOCOL if the data
 * of the plugin are not a valid output, such as a string without bytes; the error message says why.
 */
enum status plugin_call_output(const struct plugin_call *call, void **bytes, size_t *size,
                               struct arena *arena, struct error *error);

/* The same for a malformed output: the dtype and the shape of data, no elements. */
enum status plugin_call_no_output(const struct plugin_call *call, void **bytes, size_t *size,
                                  struct arena *arena, struct error *error);

/* The floating-point environment around a call: the rounding mode, traps, and whether subnormals are flushed.
 * A library built with unsafe optimisations changes it when it is loaded. */

/* Saves the environment of this thread. */
void floating_point_environment_save(fenv_t *saved);

/* Restores it. True if the rounding mode or the treatment of subnormals had been changed. */
bool floating_point_environment_restore(const fenv_t *saved);

/*
 * A call of a plugin with a case of the tier "huge": the inputs are generated in the memory that the plugin
 * gets, and the output is compared where it is (large_values.h). So none of them needs a second tensor of its
 * size.
 */

/* Finds the row with this id among `count` rows, and prepares the call as plugin_call_prepare does; *geometry
 * receives that of the row. STATUS_NOT_FOUND if there is no such row, STATUS_OUT_OF_MEMORY, STATUS_SYSTEM. */
enum status generated_call_prepare(struct plugin_call *call, struct large_geometry *geometry, const char *id,
                                   const struct large_row *rows, size_t count, struct guarded_memory *memory,
                                   struct arena *arena, struct error *error);

/* Whether the output that the plugin declared complete has the dtype and the shape of data, and can be
 * compared. */
bool generated_call_is_comparable(const struct plugin_call *call);

/* Compares such an output. The answer is in the arena. STATUS_OUT_OF_MEMORY only. */
enum status generated_call_compare(const struct plugin_call *call, const struct large_geometry *geometry,
                                   ScatterCts__Comparison **compared, struct arena *arena,
                                   struct error *error);

#endif
