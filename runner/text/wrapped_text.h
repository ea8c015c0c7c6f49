/*
 * Text wrapped to 80 columns, or to the width of the terminal.
 */
#ifndef SCATTER_WRAPPED_TEXT_H
#define SCATTER_WRAPPED_TEXT_H

#include <stdio.h>

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

#endif
