/*
 * A request as a plugin is given it, in guarded memory: each tensor's elements, extents and strings in read-only
 * buffers of their own, the model in another, and all that is left (structures, names, attributes) in one; the output's
 * elements and extents in two that can be written to.
 */
#ifndef SCATTER_REQUEST_LAYOUT_H
#define SCATTER_REQUEST_LAYOUT_H

#include "arena.h"
#include "guarded_memory.h"
#include "protocol.pb-c.h"
#include "status.h"
#include "tensor.h"

#include <scatter_cts/plugin.h>

/*
 * The slots of guarded buffers that are not a part of an input. The node's inputs have their own numbers from 0 on,
 * omitted ones too; inputs that the node does not read have numbers from INPUT_SLOTS on, so that they have no name.
 */
enum { OUTPUT_SLOT = -1, MODEL_SLOT = -2, REQUEST_SLOT = -3 };

/* Room for the extents of a result of another rank than data's. */
enum { SPARE_DIMENSIONS = 32 };

struct request_layout {
    const struct scatter_cts_request *request;
    struct tensor data; /* the first input, its extents in the arena; undefined if there is none */
    /* For the output: as large as data, and extents for data's rank and SPARE_DIMENSIONS more. */
    const struct guarded_buffer *output, *output_dims;
};

/*
 * Decodes a request and lays it out, all writable until guarded_memory_seal. Fails when the request is not a sound
 * message (STATUS_UNREADABLE, STATUS_PROTOCOL) or there is no room for it (STATUS_OUT_OF_MEMORY).
 */
enum status request_lay_out(struct request_layout *layout, const ScatterCts__Request *request,
                            struct guarded_memory *memory, struct arena *arena, struct error *error);

#endif
