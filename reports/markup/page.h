/*
 * HTML pages: one self-contained file each, which needs no network. Light or dark according to the reader's system.
 */
#ifndef SCATTER_PAGE_H
#define SCATTER_PAGE_H

#include "markup.h"

/*
 * Begins a page in an empty document of MARKUP_HTML: its head, with the style shared by all pages and `style_count`
 * further files, and its main element, which stays open for the content. Its policy forbids everything that is not in the
 * file, and every script except `script` (NULL: none is allowed), which is allowed by its hash.
 */
void page_begin(struct markup *markup, const char *title, const struct embedded_file *styles,
                size_t style_count, const struct embedded_file *script);

/* Adds the script that page_begin allows, as the last element of main. */
void page_script(struct markup *markup, const struct embedded_file *script);

#endif
