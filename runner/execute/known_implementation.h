/*
 * Implementations that are known by name: the folders of implementations/ that have a manifest.
 * The folder implementations/ is in the current folder, that of an installed program (file.h), or next to
 * or above the program's file, as in a checkout. A version is installed in
 * ../build/implementations/NAME@VERSION relative to that folder; for an installed program, in
 * implementations/NAME@VERSION in the user's cache.
 */
#ifndef SCATTER_KNOWN_IMPLEMENTATION_H
#define SCATTER_KNOWN_IMPLEMENTATION_H

#include "arena.h"
#include "protocol.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/*
 * The manifest of an implementation that is known by name: implementations/NAME/manifest.json, in the format
 * that implementations/manifest.schema.json describes. Only what starting and listing need is read here; the
 * steps are for implementations/setup.
 */

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

/* Reads a manifest. STATUS_UNREADABLE if it is larger than 1 MiB, is not JSON, has other members, or belongs
 * to a folder other than `name`: the message names `file` and the member. */
enum status known_manifest_parse(struct known_manifest *manifest, const char *name, const char *file,
                                 const void *bytes, size_t size, struct arena *arena, struct error *error);

/* Reads it from a file; STATUS_NOT_FOUND if there is none. */
enum status known_manifest_read(struct known_manifest *manifest, const char *name, const char *file,
                                struct arena *arena, struct error *error);

/* A JSON value as text: equal values give equal texts, whatever the order of their members. NULL if there is
 * no memory. */
const char *json_as_text(const json_t *value, struct arena *arena);

/* Everything is in an arena. */
struct known_implementations {
    const char *folder;       /* NULL if there is none; then there are no names either */
    const char *build_folder; /* where versions are installed */
    const char **names;       /* sorted */
    size_t count;
};

enum known_state { KNOWN_ABSENT, KNOWN_OUTDATED, KNOWN_INSTALLED };

/* How an installed version is started: as in known_manifest, with the placeholders replaced by paths. */
struct known_start {
    const char *library;
    const char *const *program;
    const struct option *options;
    const struct option *written_options; /* as in the manifest, with "{build}" not replaced */
    size_t option_count;
};

/* Finds them; `program` is the path of scatter-cts. Fails only if there is no memory. */
enum status known_implementations_find(struct known_implementations *known, const char *program,
                                       struct arena *arena, struct error *error);

/* Reads the manifest of one of the names. */
enum status known_implementation_read(const struct known_implementations *known, const char *name,
                                      struct known_manifest *manifest, struct arena *arena,
                                      struct error *error);

/* Whether a version is installed, and with the current pins of its manifest. */
enum known_state known_version_state(const struct known_implementations *known,
                                     const struct known_manifest *manifest,
                                     const struct known_version *version, struct arena *arena);

/* The names as a list to be shown to the user, "none" if there are none. */
const char *known_names(const struct known_implementations *known, struct arena *arena);

/*
 * Finds out how NAME or NAME@VERSION is started. STATUS_USAGE if there is no such name or version, with the
 * existing ones; STATUS_NOT_FOUND if it is not installed, with the command that installs it;
 * STATUS_UNREADABLE if its manifest is damaged.
 */
enum status known_implementation_start(struct known_start *start, const char *specification,
                                       const char *program, struct arena *arena, struct error *error);

#endif
