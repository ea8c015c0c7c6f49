/*
 * Implementations that are known by their names: the folders of implementations/ that have a manifest
 * (known_manifest.h). The folder is the one here, that of an installed program (data_folder.h), or one next to or above
 * the program's file, as in a checkout. A version is installed in ../build/implementations/NAME@VERSION, seen from there;
 * those of an installed program in implementations/NAME@VERSION in the cache of the user.
 */
#ifndef SCATTER_KNOWN_IMPLEMENTATION_H
#define SCATTER_KNOWN_IMPLEMENTATION_H

#include "arena.h"
#include "known_manifest.h"
#include "status.h"

#include <stddef.h>

/* Everything is in an arena. */
struct known_implementations {
    const char *folder;       /* NULL where there is none; then there are no names either */
    const char *build_folder; /* where versions are installed */
    const char **names;       /* in order */
    size_t count;
};

enum known_state { KNOWN_ABSENT, KNOWN_OUTDATED, KNOWN_INSTALLED };

/* How an installed version is started: as known_manifest says, with the paths in place. */
struct known_start {
    const char *library;
    const char *const *program;
    const struct option *options;
    const struct option *written_options; /* as the manifest writes them: "{build}" stays */
    size_t option_count;
};

/* Finds them; `program` is the path of scatter-cts. Fails for want of memory only. */
enum status known_implementations_find(struct known_implementations *known, const char *program,
                                       struct arena *arena, struct error *error);

/* Reads the manifest of one of the names. */
enum status known_implementation_read(const struct known_implementations *known, const char *name,
                                      struct known_manifest *manifest, struct arena *arena,
                                      struct error *error);

/* Whether a version is installed, and with what its manifest pins now. */
enum known_state known_version_state(const struct known_implementations *known,
                                     const struct known_manifest *manifest,
                                     const struct known_version *version, struct arena *arena);

/* The command that installs a version, for a person. */
const char *known_setup_command(const struct known_implementations *known,
                                const struct known_manifest *manifest, const struct known_version *version,
                                struct arena *arena);

/* The names as a list for a person, "none" where there are none. */
const char *known_names(const struct known_implementations *known, struct arena *arena);

/*
 * Finds out how NAME or NAME@VERSION is started. STATUS_USAGE when there is no such name or version, with those that
 * there are; STATUS_NOT_FOUND when it is not installed, with the command that installs it; STATUS_UNREADABLE when
 * its manifest is damaged.
 */
enum status known_implementation_start(struct known_start *start, const char *specification,
                                       const char *program, struct arena *arena, struct error *error);

#endif
