/*
 * Third-party texts in Markdown: as code, which cannot contain markup, links or HTML.
 */
#ifndef SCATTER_MARKDOWN_TEXT_H
#define SCATTER_MARKDOWN_TEXT_H

#include "arena.h"

#include <stddef.h>

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
