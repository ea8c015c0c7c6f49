/*
 * Helpers to read our own JSON files: they check that members exist and have the right type, and report
 * errors with file and field. Errors are STATUS_UNREADABLE or STATUS_OUT_OF_MEMORY; `field` is the path of an
 * object in its file, "" for the top level.
 */
#ifndef SCATTER_JSON_READER_H
#define SCATTER_JSON_READER_H

#include "arena.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* The context for reading one file. */
struct json_reader {
    const char *file;
    struct arena *arena;
    struct error *error;
};

/* Parses a whole file; duplicate members are an error. The caller owns the document. The message contains the
 * line. */
enum status json_read_document(json_t **document, const void *bytes, size_t size, struct error *error);

/* Reports what is wrong with a field. */
enum status json_refuse(const struct json_reader *reader, const char *field, const char *what);

/* Copies a member that is a non-empty string. If it is optional and missing, *text is unchanged. */
enum status json_take_text(const struct json_reader *reader, const json_t *object, const char *key,
                           bool optional, const char *field, const char **text);

/* Refuses a value that is not an object, or that has a member not in the NULL-terminated list. */
enum status json_check_members(const struct json_reader *reader, json_t *value, const char *const *keys,
                               const char *field);

/* Out-of-memory handling for JSON. Many functions build objects, and if memory runs out, a member is silently
 * missing. So failed allocations are recorded here; after one, no JSON that was built can be relied upon. */

/* Makes Jansson use allocation functions that record failures. Call once, before any JSON or thread is
 * created. */
void json_memory_watch(void);

/* Whether an allocation by Jansson has failed since then. */
bool json_out_of_memory(void);

/*
 * Replaces json_loadb, which continues to read after a failed allocation and then writes past the end of a
 * buffer
 * (jansson issue 362). This gives up immediately: it returns NULL, with line -1 and the text "out of memory"
 * in the reason, which may be NULL. Memory allocated until then is not released.
 */
json_t *json_read_bytes(const void *bytes, size_t size, size_t flags, json_error_t *reason);

#endif
