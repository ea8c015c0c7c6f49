/*
 * A request as a plugin receives it, in guarded memory. The elements, extents and strings of each tensor are in
 * separate read-only buffers, the model in another, and everything else (structures, names, attributes) in one; the
 * output's elements, its extents, and what else the plugin fills in are in three writable buffers.
 */
#ifndef SCATTER_REQUEST_LAYOUT_H
#define SCATTER_REQUEST_LAYOUT_H

#include "arena.h"
#include "guarded_memory.h"
#include "request_contents.h"
#include "status.h"
#include "tensor.h"

#include <scatter_cts/plugin.h>

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

#endif
