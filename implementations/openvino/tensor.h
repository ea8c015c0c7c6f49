/* Tensors between scatter-cts and OpenVINO. */
#ifndef OPENVINO_TENSOR_H
#define OPENVINO_TENSOR_H

#include "openvino_library.h"

/* The element types that OpenVINO's C interface supports, as numbers of TensorProto.DataType, terminated by
 * 0. */
extern const int32_t tensor_dtypes[];

/* Creates an OpenVINO tensor that uses the elements in place. Returns SCATTER_CTS_OK, or another result with
 * a message: SCATTER_CTS_UNSUPPORTED for an element type that cannot be passed on. */
enum scatter_cts_result tensor_of_input(const struct openvino *openvino,
                                        const struct scatter_cts_tensor *input, ov_tensor_t **tensor,
                                        struct scatter_cts_message *message);

/* The same for the memory of the output, with the required element type and shape. */
enum scatter_cts_result tensor_of_output(const struct openvino *openvino,
                                         const struct scatter_cts_output *output, ov_tensor_t **tensor,
                                         struct scatter_cts_message *message);

/* Reads OpenVINO's result: copies it unless it is already in the output's memory. A result of another element
 * type or shape than data's is reported with these, without elements. */
enum scatter_cts_result tensor_take(const struct openvino *openvino, const ov_tensor_t *tensor,
                                    struct scatter_cts_output *output, struct scatter_cts_message *message);

#endif
