/*
 * A call in a process of its own, forked from this one.
 *
 * OpenVINO writes outside its memory for some inputs, and goes on. What is damaged then is not found out before
 * something else uses it: often with a later case, which would be blamed.
 */
#ifndef OPENVINO_ISOLATION_H
#define OPENVINO_ISOLATION_H

#include <scatter_cts/plugin.h>

/* What is called: as a plugin's `run`. */
typedef enum scatter_cts_result isolated_function(void *state, const struct scatter_cts_request *request,
                                                  struct scatter_cts_output *output,
                                                  struct scatter_cts_message *message);

/*
 * Calls `function` in a child and brings back what it answered: the result, the output with what lies next to it in its pages,
 * the message. A child that
 * is killed, or that exits, takes this process with it in the same way. Not for strings.
 */
enum scatter_cts_result isolated_call(isolated_function *function, void *state,
                                      const struct scatter_cts_request *request,
                                      struct scatter_cts_output *output, struct scatter_cts_message *message);

#endif
