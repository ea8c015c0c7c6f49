/*
 * Reading JSON files of ours: members that are there and of the right kind, errors that name file and field. Every
 * refusal is STATUS_UNREADABLE, and a lack of memory STATUS_OUT_OF_MEMORY; `field` is the path of an object in its file,
 * "" for the file itself.
 */
#ifndef SCATTER_JSON_READER_H
#define SCATTER_JSON_READER_H

#include "arena.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>

/* What the reading of one file needs everywhere. */
struct json_reader {
    const char *file;
    struct arena *arena;
    struct error *error;
};

/* Reads a whole file, in which no member stands twice. The caller owns the document. The message has the line. */
enum status json_read_document(json_t **document, const void *bytes, size_t size, struct error *error);

/* Says what is wrong with a field. */
enum status json_refuse(const struct json_reader *reader, const char *field, const char *what);

/* Copies a member that is a string and not empty. One that is absent stays as it was where it is optional. */
enum status json_take_text(const struct json_reader *reader, const json_t *object, const char *key,
                           bool optional, const char *field, const char **text);

/* Refuses a value that is not an object, or that has a member other than those of the list, which ends with NULL. */
enum status json_check_members(const struct json_reader *reader, json_t *value, const char *const *keys,
                               const char *field);

#endif
