/*
 * The request of a generated case, for a plugin in the same process: no message is encoded. Its memory is not read-only: copies
 * show after each call whether the plugin changed it.
 */
#ifndef SCATTER_GENERATED_REQUEST_H
#define SCATTER_GENERATED_REQUEST_H

#include "plugin_call.h"
#include "world.h"

/*
 * Lays out the request of a case. The plugin gets the same as after protocol_request and plugin_call_prepare: `node` is
 * that of `made`. Both must live as long as the call. STATUS_OUT_OF_MEMORY, STATUS_SYSTEM.
 */
enum status generated_request_lay_out(struct plugin_call *call, const struct world_case *made,
                                      const struct world_node *node, struct guarded_memory *memory,
                                      struct arena *arena, struct error *error);

/*
 * Copies of everything that a plugin receives and must not change: the elements, strings and extents of inputs, the
 * attributes, the model, the structures that describe them.
 */
struct kept_buffer {
    void *address; /* of the buffer that the plugin receives */
    void *copy;
    size_t size; /* at least 1 */
};

/* Everything is in the arena. */
struct kept_inputs {
    struct kept_buffer *buffers;
    size_t count;
};

/* Copies the contents of the read-only buffers of a request. STATUS_OUT_OF_MEMORY only. */
enum status kept_inputs_take(struct kept_inputs *kept, const struct guarded_memory *memory,
                             struct arena *arena, struct error *error);

/* Writes `size` bytes to the buffer at `address`, which has that size, and to its copy. */
void kept_inputs_write(const struct kept_inputs *kept, const void *address, const void *bytes, size_t size);

/* Whether all buffers still hold what was copied. */
bool kept_inputs_are_unchanged(const struct kept_inputs *kept);

#endif
