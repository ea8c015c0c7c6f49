/*
 * Text for a person in lines of 80 columns.
 */
#ifndef SCATTER_WRAPPED_TEXT_H
#define SCATTER_WRAPPED_TEXT_H

#include <stdio.h>

enum { TEXT_COLUMNS = 80 };

/*
 * Prints a text, made harmless (print_text.h), in lines of at most TEXT_COLUMNS characters: the first begins in column
 * `column`, where `stream` stands, the others after `indent` blanks. Lines end at blanks alone, so that ids stay whole: a
 * word that is too long for a line has one of its own. What an arena makes of a format is to be given here, NULL is "".
 * Ends with a line feed.
 */
void print_wrapped(FILE *stream, int column, int indent, const char *text);

#endif
