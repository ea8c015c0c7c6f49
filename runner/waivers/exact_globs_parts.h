/*
 * The parts of an id, and globs that replace some of them by "*" (exact_globs.h).
 */
#ifndef SCATTER_EXACT_GLOBS_PARTS_H
#define SCATTER_EXACT_GLOBS_PARTS_H

#include <stdbool.h>
#include <stddef.h>

/* An id with more words in its slug or group, or with more bytes, is not bounded. GLOB_SIZE holds a glob of a bounded id. */
enum { MOST_WORDS = 16, LONGEST_ID = 512, GLOB_SIZE = 3 * LONGEST_ID + 8 };

/* Offsets in the id, which is borrowed. */
struct parts {
    const char *id;
    size_t group, group_end; /* the group, empty if there is none */
    size_t slug, end;
    size_t starts[MOST_WORDS + 1], ends[MOST_WORDS + 1]; /* of words of the slug */
    size_t words;
    bool is_bounded, is_plain; /* is_plain: needs no escaping */
};

/* The ranges of an id that a glob replaces: [group, group_end) and [slug, slug_end); an empty one only if `…_star`. */
struct gaps {
    size_t group, group_end, slug, slug_end;
    bool group_star, slug_star;
};

struct parts parts_of(const char *id);

/* The offset of the version of a group, "18" of "ScatterND-18"; the end of the group if it has none. */
size_t version_of(const struct parts *parts);

size_t slashes_in(const char *id);

/* Writes a glob of a bounded id, with NUL; returns its length. */
size_t write_glob(char glob[GLOB_SIZE], const struct parts *parts, const struct gaps *gaps);

/* Writes escaped text, at most three times as long and without NUL; returns the new length. */
size_t write_escaped(char *glob, size_t length, const char *text, size_t size);

#endif
