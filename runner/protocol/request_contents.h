/*
 * The contents of a request, not encoded as a message.
 */
#ifndef SCATTER_REQUEST_CONTENTS_H
#define SCATTER_REQUEST_CONTENTS_H

#include "arena.h"
#include "node.h"
#include "protocol.pb-c.h"
#include "status.h"
#include "tensor.h"

/* What a plugin gets of a node and its model, as values in memory. Everything is borrowed. */
struct request_contents {
    const void *model; /* the ModelProto */
    size_t model_size;
    const char *op_type, *domain, *output_name; /* NULL means "" */
    int64_t opset;
    const struct attribute *attributes;
    size_t attribute_count;
    const struct tensor *inputs; /* of the node, DTYPE_UNDEFINED for one that is omitted */
    size_t input_count;
    const struct tensor *unread_inputs;
    size_t unread_input_count;
    size_t output_count;
};

/*
 * Decodes a request, in the arena. Fails if it is not a valid message (STATUS_UNREADABLE, STATUS_PROTOCOL) or there is no
 * room for it (STATUS_OUT_OF_MEMORY).
 */
enum status request_decode(struct request_contents *contents, const ScatterCts__Request *request,
                           struct arena *arena, struct error *error);

#endif
