/*
 * Reads JSON files of a known form, which third parties may have written: takes values from their places, and
 * reports the first one that is wrong with its file and its place. What is taken after that may be lacking.
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
    const char *file; /* its name in messages; NULL: the caller adds it */
    struct arena *arena;
    struct error *error;
    enum status status; /* after the first error STATUS_UNREADABLE, STATUS_OUT_OF_MEMORY or one of the form */
};

/* A place in a document, such as `waivers[0].cases`, and the value there. */
struct json_place {
    const struct json_place *outer; /* NULL: the whole document */
    const char *key;                /* of a member; NULL: of an item */
    size_t index;
    json_t *value; /* NULL: it is missing */
};

struct json_place json_member(const struct json_place *object, const char *key);
struct json_place json_item(const struct json_place *array, size_t index);

/*
 * Reads a document of at most `limit` bytes, calls `take` for it, and releases it: the arena has copies.
 * Duplicate members are an error, and the message has the line of what is not JSON. Returns the status of the
 * reader.
 */
typedef void json_taker(struct json_reader *reader, const struct json_place *document, void *context);
enum status json_read(struct json_reader *reader, const void *bytes, size_t size, size_t limit,
                      json_taker *take, void *context);

/* Reports what is wrong at a place, in printf's format, if nothing was wrong before. */
void json_refuse(struct json_reader *reader, const struct json_place *place, const char *format, ...);

/* Reports a lack of memory, if nothing was wrong before. */
void json_lacks_memory(struct json_reader *reader);

/* Refuses a value that is not an object, or that has a member not in the NULL-terminated list. */
void json_check_members(struct json_reader *reader, const struct json_place *place, const char *const *keys);

/* `count` zeroed structures of `size` bytes. NULL without memory, which is reported. */
void *json_room(struct json_reader *reader, size_t count, size_t size);

/* A copy of a text; NULL without memory, which is reported. */
const char *json_copied(struct json_reader *reader, const char *text);

/* Copies a string. */
void json_take_text(struct json_reader *reader, const struct json_place *place, bool may_be_empty,
                    const char **text);

/* Copies a member that is a string and not empty. If it is optional and missing, *text is unchanged. */
void json_take_member(struct json_reader *reader, const struct json_place *object, const char *key,
                      bool is_optional, const char **text);

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
