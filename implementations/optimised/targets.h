/* From indices to targets: every index is checked and wrapped, and the offsets of the plan are added. */
#ifndef OPTIMISED_TARGETS_H
#define OPTIMISED_TARGETS_H

#include "plan.h"

/* Writes the target of each slot, in cells of data, to `targets`. Returns SCATTER_CTS_REJECTED with a message
 * if an index is out of range. */
enum scatter_cts_result targets_find(const struct node *node, const struct plan *plan, int64_t *targets,
                                     struct scatter_cts_message *message);

/* Only the check, for nodes whose updates have no elements. */
enum scatter_cts_result targets_check(const struct node *node, struct scatter_cts_message *message);

#endif
