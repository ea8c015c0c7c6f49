/*
 * A case as a document: the drawing alone, or a page with what is known of the case.
 */
#ifndef SCATTER_CASE_PAGE_H
#define SCATTER_CASE_PAGE_H

#include "drawing.h"

/* What a document of one case takes at most, in bytes. */
#define CASE_DOCUMENT_LIMIT ((size_t)64 << 20)

/* Fills an empty document of MARKUP_HTML. Errors as those of drawing_add. */
enum status case_page_add(struct markup *markup, const struct drawing_subject *subject, struct arena *arena,
                          struct error *error);

#endif
