/*
 * Words of a shell command that users can copy from a report.
 */
#ifndef SCATTER_SHELL_WORD_H
#define SCATTER_SHELL_WORD_H

#include "arena.h"

/* The text as one word of a POSIX shell, quoted only where it must be; in the arena, "" without memory. */
const char *shell_word(const char *text, struct arena *arena);

/* The same for a glob that matches exactly this text. */
const char *shell_glob_word(const char *text, struct arena *arena);

#endif
