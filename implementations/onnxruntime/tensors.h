/*
 * Tensors of a request as onnxruntime's values, and its results as outputs.
 */
#ifndef ONNXRUNTIME_TENSORS_H
#define ONNXRUNTIME_TENSORS_H

#include "session.h"

#include <scatter_cts/plugin.h>
#include <stdbool.h>

/*
 * A value with the elements of a tensor of the request: in place, or copied for strings. Returns SCATTER_CTS_OK, or what
 * onnxruntime says of the tensor; SCATTER_CTS_UNSUPPORTED for strings that contain NUL where the version of
 * onnxruntime takes only text that ends with one.
 */
enum scatter_cts_result tensor_to_value(const struct runtime *runtime,
                                        const struct scatter_cts_request *request,
                                        const struct scatter_cts_tensor *tensor, struct OrtValue **value,
                                        struct scatter_cts_message *message);

/*
 * A value over the elements of `output`, for onnxruntime to write its result into; NULL where it is to make the
 * value itself.
 */
struct OrtValue *value_over_output(const struct runtime *runtime, const struct scatter_cts_output *output);

/*
 * Takes a result over. With another element type or shape than `output` has, these alone; else the elements,
 * which are there already when `in_place` says so. Returns SCATTER_CTS_OK, or SCATTER_CTS_FAILED with a message.
 */
enum scatter_cts_result value_to_output(const struct runtime *runtime, struct OrtValue *value, bool in_place,
                                        struct scatter_cts_output *output,
                                        struct scatter_cts_message *message);

#endif
