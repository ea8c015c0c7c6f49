/*
 * Which of many globs (id_glob.h) match a text, found without trying all of them: only those are tried whose beginning,
 * up to the first character that is not plain, is that of the text, and so is their end.
 */
#ifndef SCATTER_GLOB_INDEX_H
#define SCATTER_GLOB_INDEX_H

#include "arena.h"

#include <stdbool.h>
#include <stddef.h>

/* The last characters of a glob, those after the last that is not plain; in the glob. */
struct glob_end {
    const char *text;
    size_t size;
};

/* Begin with glob_index_make. Globs are borrowed, the rest is in the arena. */
struct glob_index {
    const char *const *globs;
    size_t *first;         /* by hash of a beginning: a glob that begins so, count: none */
    struct glob_end *ends; /* by glob */
    size_t *next;          /* by glob: the next one with the same beginning, count: none */
    size_t count, mask;
};

/* Prepares `count` globs, each of which may be NULL: it matches nothing. False when there is no memory. */
bool glob_index_make(struct glob_index *index, const char *const *globs, size_t count, struct arena *arena);

/*
 * Writes the numbers of the globs that match a text to `found`, which has room for all, and returns how many they are;
 * they are in no order.
 */
size_t glob_index_matches(const struct glob_index *index, const char *text, size_t *found);

#endif
