/*
 * A case as a page: its drawing, its facts and its tensors.
 */
#ifndef SCATTER_CASE_PAGE_H
#define SCATTER_CASE_PAGE_H

#include "clause.h"
#include "picture.h"

#include <stdio.h>

/* Writes the page. Errors of the stream are left to the caller, who checks ferror. STATUS_OUT_OF_MEMORY. */
enum status case_page_write(const struct picture_subject *subject, const struct clause_set *clauses,
                            FILE *out, struct arena *arena, struct error *error);

#endif
