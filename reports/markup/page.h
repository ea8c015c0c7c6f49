/*
 * Pages in HTML: one file that needs no other, and no network. Light and dark as the reader's system has it.
 */
#ifndef SCATTER_PAGE_H
#define SCATTER_PAGE_H

#include "markup.h"

/*
 * Begins a page in an empty document of MARKUP_HTML: its head, with a style that all pages share and `style_count`
 * files more, and its main element, which stays open for the content. Its policy forbids whatever is not in the file,
 * and every script but `script` (NULL: none is allowed), which is known by its hash.
 */
void page_begin(struct markup *markup, const char *title, const struct embedded_file *styles,
                size_t style_count, const struct embedded_file *script);

/* Adds the script that page_begin allows, as the last of what is in main. */
void page_script(struct markup *markup, const struct embedded_file *script);

#endif
