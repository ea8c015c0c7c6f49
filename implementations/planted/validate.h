/* What a node's types and shapes must satisfy, and then its indices. */
#ifndef PLANTED_VALIDATE_H
#define PLANTED_VALIDATE_H

#include "compile.h"

/* Returns SCATTER_CTS_OK, or SCATTER_CTS_REJECTED and a message. */
enum scatter_cts_result validate_node(const struct node *node, struct scatter_cts_message *message);
enum scatter_cts_result validate_indices(const struct plan *plan, const struct node *node,
                                         struct scatter_cts_message *message);

#endif
