/*
 * Third-party text made harmless: ids, paths, names, messages, what processes print. What is shown to people passes
 * the one table in printable.c, by these functions or by those of print_text.h.
 *
 * Each byte of a harmful character, and of what is not UTF-8, becomes '?': so a glob of the result, in which '?' stands
 * for any byte, still matches the original. Harmful are control characters (of ASCII, DEL, U+0080 to U+009F) and
 * characters that are not seen but change what is (line and paragraph separators, directions, the byte order mark).
 */
#ifndef SCATTER_PRINTABLE_H
#define SCATTER_PRINTABLE_H

#include "arena.h"

#include <stdbool.h>
#include <stddef.h>

/* A harmless copy of the text in the arena, which is one line: "" when the arena has no room. */
const char *printable(const char *text, struct arena *arena);

/* The same for text of several lines: line feeds and tabs stay. */
const char *printable_lines(const char *text, struct arena *arena);

/*
 * The length in bytes, at least 1, of the first character of a text that is not empty; *harmless says whether it may be
 * shown in one line. Bytes that are not UTF-8 are each a character that may not.
 */
size_t printable_character(const char *text, bool *harmless);

#endif
