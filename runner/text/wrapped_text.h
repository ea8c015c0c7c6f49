/*
 * Text wrapped to 80 columns.
 */
#ifndef SCATTER_WRAPPED_TEXT_H
#define SCATTER_WRAPPED_TEXT_H

#include <stdio.h>

enum { TEXT_COLUMNS = 80 };

/*
 * Prints a text, made harmless (print_text.h), in lines of at most TEXT_COLUMNS characters. The first line
 * starts in column `column`, the current position of `stream`; the others are indented by `indent` spaces.
 * Lines break only at spaces, so that ids stay whole: a word that is too long gets its own line. `text` may
 * be the result of arena_format; NULL is printed as "". Ends with a line feed.
 */
void print_wrapped(FILE *stream, int column, int indent, const char *text);

#endif
