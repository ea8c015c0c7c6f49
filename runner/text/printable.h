/*
 * Text of strangers made harmless for terminals and JSON.
 */
#ifndef SCATTER_PRINTABLE_H
#define SCATTER_PRINTABLE_H

#include "arena.h"

/*
 * A copy of the text in the arena in which each byte of a control character other than newline and tab is '?',
 * and, unless the whole is valid UTF-8, every byte outside ASCII, too. "" when the arena has no room.
 */
const char *printable(const char *text, struct arena *arena);

#endif
