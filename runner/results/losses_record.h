/*
 * Conversion of lost processes (process_losses.h) to and from the footer of results.
 */
#ifndef SCATTER_LOSSES_RECORD_H
#define SCATTER_LOSSES_RECORD_H

#include "process_losses.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>

/* An array of objects (results.schema.json). NULL when there is no memory. */
json_t *losses_record(const struct process_losses *losses);

/*
 * Counts the losses of such an array; NULL is an empty one. `of_cases`: only losses in a case or between cases, because
 * start and end of the implementation happen again. STATUS_UNREADABLE, naming the member, when the array is malformed.
 */
enum status losses_take(struct process_losses *losses, const json_t *array, bool of_cases,
                        struct error *error);

#endif
