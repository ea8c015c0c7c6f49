/*
 * Out-of-memory handling for JSON. Many functions build objects, and if memory runs out, a member is silently
 * missing. So failed allocations are recorded here; after one, no JSON that was built can be relied upon.
 */
#ifndef SCATTER_JSON_MEMORY_H
#define SCATTER_JSON_MEMORY_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/*
 * Makes Jansson use allocation functions that record failures. Call once, before any JSON or thread is
 * created.
 */
void json_memory_watch(void);

/* Whether an allocation by Jansson has failed since then. */
bool json_out_of_memory(void);

/*
 * Replaces json_loadb, which continues to read after a failed allocation and then writes past the end of a buffer
 * (jansson issue 362). This gives up immediately: it returns NULL, with line -1 and the text "out of memory" in the
 * reason, which may be NULL. Memory allocated until then is not released.
 */
json_t *json_read_bytes(const void *bytes, size_t size, size_t flags, json_error_t *reason);

#endif
