/*
 * Later changes of the explanations in the records of failing cases, when more is known of other cases.
 */
#ifndef SCATTER_RECORD_EXPLANATION_H
#define SCATTER_RECORD_EXPLANATION_H

#include "arena.h"

#include <jansson.h>

/*
 * Removes the misreadings of a record, and what explanation.h says about them, but not the names for a waiver: the heading, which
 * is the clause that the misreading breaks, and the misreading; or the line about those that are perhaps by chance.
 */
void record_withdraw_misreadings(json_t *record);

/* Makes a record that of a related failure (related_failures.h), of the cause with this misreading. */
void record_relate(json_t *record, const char *misreading, struct arena *arena);

#endif
