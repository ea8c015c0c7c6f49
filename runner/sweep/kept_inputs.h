/*
 * What a plugin is given and must not change, kept to be compared afterwards: the elements, strings and extents of inputs,
 * the attributes, the model, the structures that describe them. In a sweep this memory is not read-only.
 */
#ifndef SCATTER_KEPT_INPUTS_H
#define SCATTER_KEPT_INPUTS_H

#include "arena.h"
#include "guarded_memory.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

struct kept_buffer {
    void *address; /* of the plugin's */
    void *copy;
    size_t size; /* at least 1 */
};

/* Everything is in the arena. */
struct kept_inputs {
    struct kept_buffer *buffers;
    size_t count;
};

/* Copies what the read-only buffers of a request hold. STATUS_OUT_OF_MEMORY only. */
enum status kept_inputs_take(struct kept_inputs *kept, const struct guarded_memory *memory,
                             struct arena *arena, struct error *error);

/* Writes other bytes to the buffer at an address, which has so many, and to its copy. */
void kept_inputs_write(const struct kept_inputs *kept, const void *address, const void *bytes, size_t size);

/* Whether all of it is as it was. */
bool kept_inputs_are_unchanged(const struct kept_inputs *kept);

#endif
