/*
 * A call in a separate process, forked from this one.
 *
 * For some inputs, OpenVINO writes outside its memory and continues. The damage is not detected before
 * something else uses that memory: often in a later case, which would be blamed.
 */
#ifndef OPENVINO_ISOLATION_H
#define OPENVINO_ISOLATION_H

#include <scatter_cts/plugin.h>

/* The function to call: like a plugin's `run`. */
typedef enum scatter_cts_result isolated_function(void *state, const struct scatter_cts_request *request,
                                                  struct scatter_cts_output *output,
                                                  struct scatter_cts_message *message);

/*
 * Calls `function` in a child and copies back its answer: the result, the message, and the output including
 * the memory next to it in its pages. If the child is killed or exits, this process ends in the same way. Not
 * for strings.
 */
enum scatter_cts_result isolated_call(isolated_function *function, void *state,
                                      const struct scatter_cts_request *request,
                                      struct scatter_cts_output *output, struct scatter_cts_message *message);

#endif
