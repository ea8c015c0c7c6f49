/*
 * The manifest of an implementation that is known by its name: implementations/NAME/manifest.json, of the form that
 * implementations/manifest.schema.json describes. Read here is what starting and listing need; what its steps do is
 * a matter of set-up.
 */
#ifndef SCATTER_KNOWN_MANIFEST_H
#define SCATTER_KNOWN_MANIFEST_H

#include "arena.h"
#include "protocol.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* What the texts of `start` and `options` may contain; the paths take their place when it is started. */
#define FOLDER_PLACEHOLDER "{folder}"
#define BUILD_PLACEHOLDER  "{build}"

/* A manifest that is larger is refused: the JSON library has no memory limit of its own. */
#define KNOWN_FILE_LIMIT ((size_t)1 << 20)

struct known_version {
    const char *version;
    const char *pins; /* the whole entry as text, the same for equal entries: json_as_text */
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

/* Whether a text can be the name of a known implementation: a-z, 0-9 and, within, -. */
bool is_known_name(const char *text);

/*
 * Reads a manifest. STATUS_UNREADABLE when it is larger than 1 MiB, no JSON, has other members, or belongs to
 * another folder than `name`: the message names `file` and the member.
 */
enum status known_manifest_parse(struct known_manifest *manifest, const char *name, const char *file,
                                 const void *bytes, size_t size, struct arena *arena, struct error *error);

/* Reads it from a file; STATUS_NOT_FOUND when there is none. */
enum status known_manifest_read(struct known_manifest *manifest, const char *name, const char *file,
                                struct arena *arena, struct error *error);

/* A JSON value as text: equal values, whatever the order of their members, give equal texts. NULL without memory. */
const char *json_as_text(const json_t *value, struct arena *arena);

#endif
