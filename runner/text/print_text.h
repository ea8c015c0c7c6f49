/*
 * Printing for users: every text argument of a format is made harmless by printable.h, wherever it comes
 * from. So the name of a folder or a tensor, or a text from a backend, cannot print additional lines or
 * control the terminal.
 */
#ifndef SCATTER_PRINT_TEXT_H
#define SCATTER_PRINT_TEXT_H

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

/*
 * Prints text of several lines; each starts with `indent` and ends with a line feed. Tabs are kept. Returns
 * whether there was a line.
 */
bool print_lines(FILE *stream, const char *indent, const char *lines);

/*
 * Prints "scatter-cts: MESSAGE" to standard error, for remarks about the suite or the message of a `struct
 * error`. Further lines of the message, which are the output of a process, begin with "    | ".
 */
void print_complaint(const char *message);

/* The ending of a noun after a number: "" for 1, otherwise "s". */
const char *plural(int64_t count);

enum { TEXT_COLUMNS = 80, TEXT_COLUMNS_LEAST = 40, TEXT_COLUMNS_MOST = 200 };

/*
 * The number of columns from now on: that of a terminal, but at least TEXT_COLUMNS_LEAST and at most TEXT_COLUMNS_MOST; 0 is
 * TEXT_COLUMNS, as without a call. Not to be called while another thread prints.
 */
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

/*
 * Prints each row as a line, with two spaces between columns. Columns that are empty in all rows are omitted;
 * lines have no trailing spaces.
 */
void text_table_print(const struct text_table *table, FILE *stream);

#endif
