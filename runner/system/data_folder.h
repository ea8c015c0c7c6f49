/*
 * Where the running program is, and the folders of an installed one: its data, which is read-only, and a cache for each user.
 */
#ifndef SCATTER_DATA_FOLDER_H
#define SCATTER_DATA_FOLDER_H

#include "arena.h"

#include <stdbool.h>
#include <stddef.h>

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
