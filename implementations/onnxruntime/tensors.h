/* Converts tensors of a request to onnxruntime's values, and its results to outputs. */
#ifndef ONNXRUNTIME_TENSORS_H
#define ONNXRUNTIME_TENSORS_H

#include "session.h"

#include <scatter_cts/plugin.h>
#include <stdbool.h>

/*
 * A value with the elements of a tensor of the request: in place, or copied for strings. Returns
 * SCATTER_CTS_OK, or onnxruntime's answer if it refuses the tensor; SCATTER_CTS_UNSUPPORTED for strings that
 * contain NUL if the version of onnxruntime accepts only NUL-terminated text.
 */
enum scatter_cts_result tensor_to_value(const struct runtime *runtime,
                                        const struct scatter_cts_request *request,
                                        const struct scatter_cts_tensor *tensor, struct OrtValue **value,
                                        struct scatter_cts_message *message);

/* A value over the elements of `output`, for onnxruntime to write its result into; NULL if onnxruntime must
 * allocate the value. */
struct OrtValue *value_over_output(const struct runtime *runtime, const struct scatter_cts_output *output);

/*
 * Copies a result. If its element type or shape differs from `output`, only these are copied; otherwise the
 * elements as well, unless `in_place` says that they are there already. Returns SCATTER_CTS_OK, or
 * SCATTER_CTS_FAILED with a message.
 */
enum scatter_cts_result value_to_output(const struct runtime *runtime, struct OrtValue *value, bool in_place,
                                        struct scatter_cts_output *output,
                                        struct scatter_cts_message *message);

#endif
