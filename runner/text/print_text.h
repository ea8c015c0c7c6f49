/*
 * Printing for people: every text that is put into a format is made harmless by printable.h, whoever it comes from. So
 * a folder, a tensor or a backend cannot print lines of its own, nor speak to the terminal.
 */
#ifndef SCATTER_PRINT_TEXT_H
#define SCATTER_PRINT_TEXT_H

#include <stdbool.h>
#include <stdio.h>

/*
 * As fprintf, with these conversions: %d, %i, %u, %x, %c, %zu, those of PRId64 and PRIu64, %g, %f, %s and %%, with
 * flags, width and precision. The format is ours and printed as it is; of the texts for %s each is one line. NULL is "".
 * Returns the number of bytes.
 */
int print_text(FILE *stream, const char *format, ...);

/*
 * Prints text of several lines, each after `indent` and ended with a line feed; of none nothing. Tabs stay. Returns
 * whether there was a line.
 */
bool print_lines(FILE *stream, const char *indent, const char *lines);

/*
 * "scatter-cts: MESSAGE" on standard error, for a word about the suite or the message of a `struct error`. Further lines
 * of it, which are what a process printed, begin with "    | ".
 */
void print_complaint(const char *message);

#endif
