/* The operators, for nodes that check() has accepted. */
#ifndef EXAMPLE_SCATTER_H
#define EXAMPLE_SCATTER_H

#include "node.h"

/*
 * Copies data to the output and applies every update to it, in row-major order of updates. Returns
 * SCATTER_CTS_OK; SCATTER_CTS_UNSUPPORTED with a message for valid input that is not implemented; or
 * SCATTER_CTS_FAILED with a message if out of memory for strings.
 */
enum scatter_cts_result scatter(const struct node *node, struct scatter_cts_output *output,
                                struct scatter_cts_message *message);

#endif
