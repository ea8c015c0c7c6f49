/* Reads a request and refuses what ONNX's text or schema forbids, except the values of indices, which
 * targets.c checks. */
#ifndef OPTIMISED_VALIDATE_H
#define OPTIMISED_VALIDATE_H

#include "node.h"

/* Writes a message with printf's format, and returns `result`. */
enum scatter_cts_result say(enum scatter_cts_result result, struct scatter_cts_message *message,
                            const char *format, ...);

/* Fills `node`, which borrows from `request`. Returns SCATTER_CTS_OK, SCATTER_CTS_REJECTED or
 * SCATTER_CTS_UNSUPPORTED, the last two with a message. */
enum scatter_cts_result validate(const struct scatter_cts_request *request, struct node *node,
                                 struct scatter_cts_message *message);

#endif
