/*
 * Drawings of the cases of a cause, which the footer of a run has, so that a report needs no cases.
 */
#ifndef SCATTER_CAUSE_DRAWINGS_H
#define SCATTER_CAUSE_DRAWINGS_H

#include "case_folder.h"
#include "causes.h"

/* The bytes that the drawings of a run take together. */
enum { CAUSE_DRAWINGS_SIZE = 1 << 20 };

/*
 * Draws the examples of the causes, the most telling case of each first, from a list of cases and from worlds: records of
 * causes (causes_record) get the member `drawings`, in the arena, with ids borrowed from the causes. A case that cannot be
 * loaded or drawn, or is huge, is left out, and so are all others when the next drawing does not fit.
 */
void causes_draw(struct recorded_causes *recorded, const struct causes *causes, const struct case_list *cases,
                 struct arena *arena);

#endif
