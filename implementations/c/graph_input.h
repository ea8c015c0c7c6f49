/* The value of a case for an input of its model's graph. */
#ifndef IMPLEMENTATIONS_GRAPH_INPUT_H
#define IMPLEMENTATIONS_GRAPH_INPUT_H

#include <scatter_cts/plugin.h>

/* The value of this name, whether the node reads it or not, or NULL: for a backend that executes the whole
 * model. Borrowed from the request. */
const struct scatter_cts_tensor *find_graph_input(const struct scatter_cts_request *request,
                                                  const char *name);

#endif
