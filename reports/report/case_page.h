/* A case as a page: its drawing, its facts and its tensors. */
#ifndef SCATTER_CASE_PAGE_H
#define SCATTER_CASE_PAGE_H

#include "case_source.h"
#include "causes.h"
#include "clause.h"
#include "picture.h"

#include <stdio.h>

/* Writes the page. Errors of the stream are left to the caller, who checks ferror. STATUS_OUT_OF_MEMORY. */
enum status case_page_write(const struct picture_subject *subject, const struct clause_set *clauses,
                            FILE *out, struct arena *arena, struct error *error);

/* Drawings of the cases of a cause, which the footer of a run has, so that a report needs no cases. */

/* The bytes that the drawings of a run take together. */
enum { CAUSE_DRAWINGS_SIZE = 1 << 20 };

/*
 * Draws the examples of the causes, the most telling case of each first, from a list of cases and from
 * worlds: records of causes (causes_record) get the member `drawings`, in the arena, with ids borrowed from
 * the causes. A case that cannot be loaded or drawn, or is huge, is left out, and so are all others when the
 * next drawing does not fit. Returns the number of those that are left out.
 */
size_t causes_draw(struct recorded_causes *recorded, const struct causes *causes,
                   const struct case_list *cases, struct arena *arena);

#endif
