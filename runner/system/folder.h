/*
 * The entries of a folder, in a fixed order, and the numbered names of ONNX's test data.
 */
#ifndef SCATTER_FOLDER_H
#define SCATTER_FOLDER_H

#include "arena.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

/* A symbolic link is ENTRY_LINK, whatever it points to. */
enum entry_kind { ENTRY_FILE, ENTRY_FOLDER, ENTRY_LINK, ENTRY_OTHER };

struct folder_entry {
    const char *name;
    enum entry_kind kind;
};

/*
 * The entries of a folder without "." and "..", sorted by name (bytewise). STATUS_NOT_FOUND if the folder
 * does not exist, STATUS_SYSTEM if it cannot be read; the message names it.
 */
enum status folder_read(const char *path, struct folder_entry **entries, size_t *count, struct arena *arena,
                        struct error *error);

/*
 * Creates a folder; its parent must exist. STATUS_SYSTEM with the reason on failure, or if the folder already
 * exists.
 */
enum status folder_create(const char *path, struct error *error);

/* Creates a folder and its missing parents, unless it already exists. STATUS_SYSTEM on failure. */
enum status folder_create_with_parents(const char *path, struct error *error);

/*
 * Whether a name is PREFIX, a number, SUFFIX, as in "input_12.pb". The number is decimal without sign or
 * leading zeros, so that each number has one name, and fits *number.
 */
bool numbered_name(const char *name, const char *prefix, const char *suffix, int *number);

/*
 * Where the running program is, and the folders of an installed one: its data, which is read-only, and a cache for each user.
 */

/* Writes the absolute path of the running program. False if it is unknown or does not fit. */
bool own_path(char *path, size_t size);

/*
 * The data folder of an installed program at the absolute path `program`: share/scatter-cts next to its bin,
 * whether it exists or not. Links are not followed: `program` comes from own_path. NULL without memory.
 */
const char *data_folder(const char *program, struct arena *arena);

/*
 * The cache folder of this version for the user, whether it exists or not:
 * $XDG_CACHE_HOME/scatter-cts/VERSION if that is an absolute path, else ~/.cache/scatter-cts/VERSION (XDG
 * Base Directory Specification). Without HOME, the home folder comes from the user database. NULL without
 * memory, or if the user has no home folder. implementations/installation.py implements the same rule.
 */
const char *cache_folder(struct arena *arena);

#endif
