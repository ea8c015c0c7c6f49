/*
 * JSON and want of memory: whether it could be made in full, and how it is read. The functions that put an object
 * together are many, and a member that has no memory is simply missing: so it is noted here that some allocation failed,
 * and nothing that was made is to be relied upon.
 */
#ifndef SCATTER_JSON_MEMORY_H
#define SCATTER_JSON_MEMORY_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* Has jansson allocate by functions that take note. Once, before there is JSON and before there are threads. */
void json_memory_watch(void);

/* Whether an allocation of jansson has failed since. */
bool json_memory_lacked(void);

/*
 * json_loadb and json_load_callback. Those go on to read after an allocation failed, and then write past the end of a
 * buffer (jansson issue 362); these give up at once: NULL, with line -1 and the text "out of memory" in the reason, which
 * may be NULL. What had been read by then is not released.
 */
json_t *json_read_bytes(const void *bytes, size_t size, size_t flags, json_error_t *reason);
json_t *json_read_callback(json_load_callback_t callback, void *context, size_t flags, json_error_t *reason);

#endif
