/*
 * Makes third-party text harmless: ids, paths, names, messages, the output of processes. All text shown to
 * users is filtered by the table in printable.c, through these functions or those of print_text.h.
 *
 * Each byte of a harmful character or of invalid UTF-8 becomes '?'. So the result, used as a glob, in which
 * '?' matches any byte, still matches the original. Harmful characters are control characters (ASCII, DEL,
 * U+0080 to U+009F) and invisible characters that change how others are shown (line and paragraph separators,
 * directional marks, the byte order mark), and the first one of what a CI service executes as a command when it stands in
 * a log.
 */
#ifndef SCATTER_PRINTABLE_H
#define SCATTER_PRINTABLE_H

#include "arena.h"

#include <stdbool.h>
#include <stddef.h>

/* A harmless copy of the text in the arena, as one line; "" if the arena has no room. */
const char *printable(const char *text, struct arena *arena);

/* The same for text of several lines: line feeds and tabs are kept. */
const char *printable_lines(const char *text, struct arena *arena);

/*
 * The length in bytes, at least 1, of the first character of a text that is not empty; *harmless tells
 * whether it may be shown in one line. Each byte of invalid UTF-8 counts as a harmful character.
 */
size_t printable_character(const char *text, bool *harmless);

/*
 * Whether a command of GitHub, Azure or TeamCity begins at `at` in a text: "##[" or "##name[" anywhere, or "::" at the start
 * of a word, which may become the start of a line.
 */
bool printable_is_command(const char *text, const char *at);

/* Whether a text is UTF-8 by RFC 3629: no overlong form, no surrogate, nothing above U+10FFFF. */
bool is_utf8(const char *text);

/* The text as one word of a POSIX shell, quoted only where it must be; in the arena, "" without memory. */
const char *shell_word(const char *text, struct arena *arena);

/* The same for a glob that matches exactly this text. */
const char *shell_glob_word(const char *text, struct arena *arena);

/* Third-party texts in Markdown: as code, which cannot contain markup, links or HTML. */

/*
 * The text as inline code, `between backticks`, made harmless (printable.h); backticks become apostrophes. A
 * text of more than `most` bytes is cut and ends with "…"; an empty text becomes `(none)`. Not for tables,
 * where '|' would end a cell. In the arena; "" without memory.
 */
const char *markdown_code(const char *text, size_t most, struct arena *arena);

/*
 * Lines as a code block: each is indented by four spaces, so that no text in it can end the block. At most
 * `most_lines` lines of at most `most` bytes; omissions are marked by "…". Put it between empty lines. In the
 * arena; "" without memory or lines.
 */
const char *markdown_block(const char *lines, size_t most_lines, size_t most, struct arena *arena);

#endif
