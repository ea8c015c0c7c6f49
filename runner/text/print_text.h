/*
 * Printing for users: every text argument of a format is made harmless (below), wherever it comes
 * from. So the name of a folder or a tensor, or a text from a backend, cannot print additional lines or
 * control the terminal.
 */
#ifndef SCATTER_PRINT_TEXT_H
#define SCATTER_PRINT_TEXT_H

#include "arena.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/*
 * As fprintf, with these conversions: %d, %i, %u, %x, %c, %zu, those of PRId64 and PRIu64, %g, %f, %s and %%,
 * with flags, width and precision. The format itself is printed unchanged; each text for %s is printed as one
 * line. NULL is printed as "". Returns the number of bytes.
 */
int print_text(FILE *stream, const char *format, ...);

/* Prints text of several lines; each starts with `indent` and ends with a line feed. Tabs are kept. Returns
 * whether there was a line. */
bool print_lines(FILE *stream, const char *indent, const char *lines);

/* Prints "scatter-cts: MESSAGE" to standard error, for remarks about the suite or the message of a `struct
 * error`. Further lines of the message, which are the output of a process, begin with "    | ". */
void print_complaint(const char *message);

/* The ending of a noun after a number: "" for 1, otherwise "s". */
const char *plural(int64_t count);

enum { TEXT_COLUMNS = 80, TEXT_COLUMNS_LEAST = 40, TEXT_COLUMNS_MOST = 200 };

/* The number of columns from now on: that of a terminal, but at least TEXT_COLUMNS_LEAST and at most
 * TEXT_COLUMNS_MOST; 0 is TEXT_COLUMNS, as without a call. Not to be called while another thread prints. */
void wrapped_text_set_columns(int columns);

/*
 * Prints a text, made harmless (print_text.h), in lines of at most that many characters. The first line
 * starts in column `column`, the current position of `stream`; the others are indented by `indent` spaces.
 * Lines break only at spaces, so that ids stay whole: a word that is too long gets its own line. `text` may
 * be the result of arena_format; NULL is printed as "". Ends with a line feed.
 */
void print_wrapped(FILE *stream, int column, int indent, const char *text);

enum { TEXT_TABLE_COLUMNS = 5 };

struct text_row {
    const char *cells[TEXT_TABLE_COLUMNS]; /* UTF-8 without control characters; NULL: empty */
};

struct text_table {
    struct text_row *rows;
    size_t count;
};

/* Prints each row as a line, with two spaces between columns. Columns that are empty in all rows are omitted;
 * lines have no trailing spaces. */
void text_table_print(const struct text_table *table, FILE *stream);

/*
 * Makes third-party text harmless: ids, paths, names, messages, the output of processes. All text shown to
 * users is filtered by the table in printable.c, through the functions of this file.
 *
 * Each byte of a harmful character or of invalid UTF-8 becomes '?'. So the result, used as a glob, in which
 * '?' matches any byte, still matches the original. Harmful characters are control characters (ASCII, DEL,
 * U+0080 to U+009F) and invisible characters that change how others are shown (line and paragraph separators,
 * directional marks, the byte order mark), and the first one of what a CI service executes as a command when
 * it stands in a log.
 */

/* A harmless copy of the text in the arena, as one line; "" if the arena has no room. */
const char *printable(const char *text, struct arena *arena);

/* The same for text of several lines: line feeds and tabs are kept. */
const char *printable_lines(const char *text, struct arena *arena);

/* The length in bytes, at least 1, of the first character of a text that is not empty; *harmless tells
 * whether it may be shown in one line. Each byte of invalid UTF-8 counts as a harmful character. */
size_t printable_character(const char *text, bool *harmless);

/* Whether a command of GitHub, Azure or TeamCity begins at `at` in a text: "##[" or "##name[" anywhere, or
 * "::" at the start of a word, which may become the start of a line. */
bool printable_is_command(const char *text, const char *at);

/* Whether a text is UTF-8 by RFC 3629: no overlong form, no surrogate, nothing above U+10FFFF. */
bool is_utf8(const char *text);

/* The text as one word of a POSIX shell, quoted only where it must be; in the arena, "" without memory. */
const char *shell_word(const char *text, struct arena *arena);

/* The same for a glob that matches exactly this text. */
const char *shell_glob_word(const char *text, struct arena *arena);

/* Writes a text for XML and HTML, also for a value of an attribute between '"': & < > " as their entities. It
 * is not made harmless. */
void print_escaped(FILE *stream, const char *text);

/* Third-party texts in Markdown: as code, which cannot contain markup, links or HTML. */

/*
 * The text as inline code, `between backticks`, made harmless (print_text.h); backticks become apostrophes. A
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
