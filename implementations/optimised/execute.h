/* From a validated node to its output: plan, targets, pattern, and the matching algorithm. */
#ifndef OPTIMISED_EXECUTE_H
#define OPTIMISED_EXECUTE_H

#include "node.h"

/* Every result except SCATTER_CTS_OK has a message. */
enum scatter_cts_result execute(const struct node *node, struct scatter_cts_output *output,
                                struct scatter_cts_message *message);

#endif
