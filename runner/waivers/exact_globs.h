/*
 * A small number of globs (id_glob.h) for each of several sets of ids: together they match all ids of the set and no
 * other id. An id is SOURCE/GROUP/SLUG or SOURCE/GROUP/SLUG#N. A glob replaces consecutive words of the slug ("-" and
 * "#" separate words), as in cases/ScatterND-18/nan-*-float; or the version of the group, as in "ScatterND-*" for
 * "ScatterND-18", or the whole group; or both.
 *
 * The algorithm is greedy: the next glob is the one that matches most of the remaining ids; among equals one without
 * "*", then the longest.
 */
#ifndef SCATTER_EXACT_GLOBS_H
#define SCATTER_EXACT_GLOBS_H

#include "arena.h"
#include "status.h"

#include <stddef.h>

/* The set of the ids that belong to no set: no glob may match them. */
#define GLOB_SET_NONE ((size_t)-1)

struct id_in_set {
    const char *id; /* each id once */
    size_t set;
};

struct exact_glob {
    const char *glob; /* special characters of ids are escaped */
    size_t set;
    size_t count; /* ids of the set that it matches */
};

/*
 * Finds the globs of all sets, sorted by set, then by glob. The result is in the arena. The time is proportional to the
 * number of ids times the number of globs of each, which is at most several hundred: no globs are derived from an id
 * with more than 16 words or more than 512 bytes except the id itself. STATUS_OUT_OF_MEMORY.
 */
enum status exact_globs_find(const struct id_in_set *ids, size_t count, struct exact_glob **globs,
                             size_t *glob_count, struct arena *arena, struct error *error);

#endif
