/*
 * The folders of an installed program: its data, which nobody writes to, and what it makes for one user.
 */
#ifndef SCATTER_DATA_FOLDER_H
#define SCATTER_DATA_FOLDER_H

#include "arena.h"

/*
 * Where a program at the absolute path `program` has its data when it is installed: share/scatter-cts next to its bin,
 * whether it exists or not. No links are followed: `program` is what own_path says. NULL without memory.
 */
const char *data_folder(const char *program, struct arena *arena);

/*
 * Where an installed program of this version keeps for a user what can be made again, whether it exists or not:
 * $XDG_CACHE_HOME/scatter-cts/VERSION, where that is an absolute path, else ~/.cache/scatter-cts/VERSION (XDG Base
 * Directory Specification). Without HOME the home folder is that of the user database. NULL without memory, or where
 * the user has no home folder. implementations/installation.py has the same rule.
 */
const char *cache_folder(struct arena *arena);

#endif
