/*
 * Printing for users: every text argument of a format is made harmless by printable.h, wherever it comes
 * from. So the name of a folder or a tensor, or a text from a backend, cannot print additional lines or
 * control the terminal.
 */
#ifndef SCATTER_PRINT_TEXT_H
#define SCATTER_PRINT_TEXT_H

#include <stdbool.h>
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

#endif
