/* Reads a request and decides whether it is valid: everything that ONNX's text or schema forbids is rejected
 * here, before any element is written, so that the loops in scatter.c need no checks. */
#ifndef EXAMPLE_CHECK_H
#define EXAMPLE_CHECK_H

#include "node.h"

/*
 * Fills `node`, which borrows from `request`. Returns SCATTER_CTS_OK, SCATTER_CTS_REJECTED for an invalid
 * request, or SCATTER_CTS_UNSUPPORTED for a node that is not one of ONNX's scatter operators; the last two
 * with the reason in `message`. Nothing here depends on which element types are implemented.
 */
enum scatter_cts_result check(const struct scatter_cts_request *request, struct node *node,
                              struct scatter_cts_message *message);

#endif
