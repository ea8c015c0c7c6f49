/*
 * The manifest of an implementation that is known by name: implementations/NAME/manifest.json, in the format that
 * implementations/manifest.schema.json describes. Only what starting and listing need is read here; the steps are for
 * implementations/setup.
 */
#ifndef SCATTER_KNOWN_MANIFEST_H
#define SCATTER_KNOWN_MANIFEST_H

#include "arena.h"
#include "protocol.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* Placeholders in the texts of `start` and `options`, which are replaced by paths at the start. */
#define FOLDER_PLACEHOLDER "{folder}"
#define BUILD_PLACEHOLDER  "{build}"

/* A larger manifest is refused: the JSON library has no memory limit. */
#define KNOWN_FILE_LIMIT ((size_t)1 << 20)

struct known_version {
    const char *version;
    const char *pins; /* the whole entry as text, identical for equal entries: json_as_text */
};

/* Everything is in the arena of the reader. */
struct known_manifest {
    const char *name, *description, *licence, *upstream;
    const char *library;        /* NULL for a program */
    const char *const *program; /* its arguments, NULL at the end; NULL for a library */
    struct option *options;
    size_t option_count;
    struct known_version *versions; /* at least one; the first is the default */
    size_t version_count;
};

/* Whether a text can be the name of a known implementation: a-z and 0-9, with - only inside. */
bool is_known_name(const char *text);

/*
 * Reads a manifest. STATUS_UNREADABLE if it is larger than 1 MiB, is not JSON, has other members, or belongs to a
 * folder other than `name`: the message names `file` and the member.
 */
enum status known_manifest_parse(struct known_manifest *manifest, const char *name, const char *file,
                                 const void *bytes, size_t size, struct arena *arena, struct error *error);

/* Reads it from a file; STATUS_NOT_FOUND if there is none. */
enum status known_manifest_read(struct known_manifest *manifest, const char *name, const char *file,
                                struct arena *arena, struct error *error);

/*
 * A JSON value as text: equal values give equal texts, whatever the order of their members. NULL if there is no
 * memory.
 */
const char *json_as_text(const json_t *value, struct arena *arena);

#endif
