/*
 * The filters of a run in the header of its results (results.schema.json, "selection"), so that a reader can tell a case
 * that was not selected from one that is missing.
 */
#ifndef SCATTER_SELECTION_RECORD_H
#define SCATTER_SELECTION_RECORD_H

#include "arena.h"
#include "selection.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>

/* The member for a selection that narrows. Of the ids in `only` it states that there are some. NULL without memory. */
json_t *selection_record(const struct selection *selection, struct arena *arena);

/*
 * Reads the member of a header that has its form (record_form.h), copying the texts to the arena; without it, everything is
 * selected. *listed receives whether only listed cases were. STATUS_UNREADABLE for a list without words;
 * STATUS_OUT_OF_MEMORY.
 */
enum status selection_take(struct selection *selection, bool *listed, const json_t *header,
                           struct arena *arena, struct error *error);

#endif
