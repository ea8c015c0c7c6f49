/*
 * Third-party texts in Markdown: as code, which holds no markup, links or HTML.
 */
#ifndef SCATTER_MARKDOWN_TEXT_H
#define SCATTER_MARKDOWN_TEXT_H

#include "arena.h"

#include <stddef.h>

/*
 * The text as code in a line, `between backticks`, made harmless (printable.h): backticks become apostrophes. Of a text
 * of more than `most` bytes its beginning and "…"; an empty one is `(none)`. Not for tables, where '|' would end a cell.
 * In the arena; "" without memory.
 */
const char *markdown_code(const char *text, size_t most, struct arena *arena);

/*
 * Lines as a block of code: each after four blanks, which nothing in it can end. At most `most_lines` lines of at most
 * `most` bytes; what is left out is "…". Stands between empty lines. In the arena; "" without memory or lines.
 */
const char *markdown_block(const char *lines, size_t most_lines, size_t most, struct arena *arena);

#endif
