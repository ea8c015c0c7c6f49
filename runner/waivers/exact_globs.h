/*
 * Few globs (id_glob.h) that match each of some sets of ids, and no id outside of the set. An id is
 * SOURCE/GROUP/SLUG or SOURCE/GROUP/SLUG#N; a glob leaves out words of the slug that follow each other ("-" and "#"
 * separate words), as cases/ScatterND-18/nan-*-float; or the version of the group, as "ScatterND-*" for "ScatterND-18",
 * or the whole group; or both.
 *
 * The globs are chosen one after the other: the one that matches most of the ids that are left; of such globs one
 * without "*", then the longest.
 */
#ifndef SCATTER_EXACT_GLOBS_H
#define SCATTER_EXACT_GLOBS_H

#include "arena.h"
#include "status.h"

#include <stddef.h>

/* The set of ids that are in none: no glob may match them. */
#define GLOB_SET_NONE ((size_t)-1)

struct id_in_set {
    const char *id; /* each id once */
    size_t set;
};

struct exact_glob {
    const char *glob; /* special characters of ids are escaped in it */
    size_t set;
    size_t count; /* ids of the set that it matches */
};

/*
 * Finds the globs of all sets, sorted by set, then by glob. Everything is in the arena but what is only needed meanwhile.
 * The work grows with the ids times the globs of each, of which there are at most some hundred: an id with more than
 * 16 words, or longer than 512 bytes, is matched by globs of others or by itself alone. STATUS_OUT_OF_MEMORY.
 */
enum status exact_globs_find(const struct id_in_set *ids, size_t count, struct exact_glob **globs,
                             size_t *glob_count, struct arena *arena, struct error *error);

#endif
