/*
 * The numbers of cases, clauses and reasons in observed_results.h.
 */
#ifndef SCATTER_OBSERVED_NUMBERS_H
#define SCATTER_OBSERVED_NUMBERS_H

#include "observed_results.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* The number of a text: its earlier number, or `next`, with *is_new. False when there is no memory. */
bool observed_number_of(json_t *numbers, const char *text, size_t next, size_t *number, bool *is_new);

/* The numbers of the clauses of findings, or of an array of texts, without version: sorted, unique. STATUS_OUT_OF_MEMORY. */
enum status observed_number_clauses(struct observed_results *observed, const json_t *array, size_t **numbers,
                                    size_t *count, struct error *error);

/* The number of the reason of a failed record, and its text in the arena. STATUS_OUT_OF_MEMORY. */
enum status observed_number_reason(struct observed_results *observed, const json_t *record, size_t *number,
                                   const char **key, struct error *error);

#endif
