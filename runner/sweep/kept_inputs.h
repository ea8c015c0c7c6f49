/*
 * Copies of everything that a plugin receives and must not change: the elements, strings and extents of inputs, the attributes,
 * the model, the structures that describe them. In a sweep this memory is not read-only; it is compared after each call.
 */
#ifndef SCATTER_KEPT_INPUTS_H
#define SCATTER_KEPT_INPUTS_H

#include "arena.h"
#include "guarded_memory.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

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
