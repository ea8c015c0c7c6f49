/*
 * A request as a plugin receives it, in guarded memory. The elements, extents and strings of each tensor are in
 * separate read-only buffers, the model in another, and everything else (structures, names, attributes) in one; the
 * output's elements, its extents, and what else the plugin fills in are in three writable buffers.
 */
#ifndef SCATTER_REQUEST_LAYOUT_H
#define SCATTER_REQUEST_LAYOUT_H

#include "arena.h"
#include "guarded_memory.h"
#include "node.h"
#include "protocol.pb-c.h"
#include "status.h"
#include "tensor.h"

#include <scatter_cts/plugin.h>

/* What a plugin gets of a node and its model, as values in memory. Everything is borrowed. */
struct request_contents {
    const void *model; /* the ModelProto */
    size_t model_size;
    const char *op_type, *domain, *output_name; /* NULL means "" */
    int64_t opset;
    const struct attribute *attributes;
    size_t attribute_count;
    /* Of the node, DTYPE_UNDEFINED for one that is omitted. Numbers without elements (NULL): the memory is not filled. */
    const struct tensor *inputs;
    size_t input_count;
    const struct tensor *unread_inputs;
    size_t unread_input_count;
    size_t output_count;
};

/*
 * The slots of guarded buffers that are not part of an input. The node's inputs, including omitted ones, are numbered
 * from 0; inputs that the node does not read are numbered from INPUT_SLOTS, so that they have no name.
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
    /*
     * For the output: elements as large as those of data, and room for data's rank plus SPARE_DIMENSIONS extents.
     */
    const struct guarded_buffer *output, *output_dims;
};

/* Lays a request out, all writable until guarded_memory_seal. STATUS_OUT_OF_MEMORY if there is no room for it. */
enum status request_lay_out(struct request_layout *layout, const struct request_contents *contents,
                            struct guarded_memory *memory, struct arena *arena, struct error *error);

/*
 * Which buffer a forbidden access was about, in the form of the protocol (protocol.h reads it): sets kind, slot, part and
 * offset, but not the kind of access, for an access at an address that belongs to a buffer of a request. The slot is 0 if the
 * buffer does not belong to an input. An access far from every buffer is reported for the nearest buffer
 * (guarded_memory_owner), which need not be the intended one. Safe to call in a signal handler.
 */
void memory_fault_describe(ScatterCts__Fault *fault, const struct guarded_buffer *buffer,
                           const void *address);

#endif
