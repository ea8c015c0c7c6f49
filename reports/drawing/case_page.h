/*
 * A case as a document: the drawing alone, or a page with the drawing and the facts of the case.
 */
#ifndef SCATTER_CASE_PAGE_H
#define SCATTER_CASE_PAGE_H

#include "drawing.h"

/* The maximum size of a document of one case, in bytes. */
#define CASE_DOCUMENT_LIMIT ((size_t)64 << 20)

/* Fills an empty document of MARKUP_HTML. Errors as in drawing_add. */
enum status case_page_add(struct markup *markup, const struct drawing_subject *subject, struct arena *arena,
                          struct error *error);

#endif
