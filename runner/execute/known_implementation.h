/*
 * Implementations that are known by name: the folders of implementations/ that have a manifest (known_manifest.h).
 * The folder implementations/ is in the current folder, that of an installed program (folder.h), or next to or
 * above the program's file, as in a checkout. A version is installed in ../build/implementations/NAME@VERSION
 * relative to that folder; for an installed program, in implementations/NAME@VERSION in the user's cache.
 */
#ifndef SCATTER_KNOWN_IMPLEMENTATION_H
#define SCATTER_KNOWN_IMPLEMENTATION_H

#include "arena.h"
#include "known_manifest.h"
#include "status.h"

#include <stddef.h>

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
 * Finds out how NAME or NAME@VERSION is started. STATUS_USAGE if there is no such name or version, with the existing
 * ones; STATUS_NOT_FOUND if it is not installed, with the command that installs it; STATUS_UNREADABLE if its manifest
 * is damaged.
 */
enum status known_implementation_start(struct known_start *start, const char *specification,
                                       const char *program, struct arena *arena, struct error *error);

#endif
