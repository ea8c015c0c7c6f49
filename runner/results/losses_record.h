/*
 * Processes that were lost (process_losses.h) as the footer of results tells them, and back.
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
 * Counts what such an array tells, NULL being an empty one. `of_cases`: only what was lost in a case or between cases, since
 * the start and the end of an implementation come again. STATUS_UNREADABLE, naming the member, when it is of another form.
 */
enum status losses_take(struct process_losses *losses, const json_t *array, bool of_cases,
                        struct error *error);

#endif
