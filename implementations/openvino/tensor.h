/*
 * Tensors between scatter-cts and OpenVINO.
 */
#ifndef OPENVINO_TENSOR_H
#define OPENVINO_TENSOR_H

#include "openvino_library.h"

/* The element types that OpenVINO's C interface carries, as numbers of TensorProto.DataType; 0 ends them. */
extern const int32_t tensor_dtypes[];

/*
 * Makes a tensor of OpenVINO's whose elements are where they are. Returns SCATTER_CTS_OK, or another result with
 * a message: SCATTER_CTS_UNSUPPORTED for an element type that cannot be handed over.
 */
enum scatter_cts_result tensor_of_input(const struct openvino *openvino,
                                        const struct scatter_cts_tensor *input, ov_tensor_t **tensor,
                                        struct scatter_cts_message *message);

/* The same for the memory of the output, with the element type and the shape that it has to have. */
enum scatter_cts_result tensor_of_output(const struct openvino *openvino,
                                         const struct scatter_cts_output *output, ov_tensor_t **tensor,
                                         struct scatter_cts_message *message);

/*
 * Takes what OpenVINO calls its result: copies it unless it is in the output's memory already. A result of
 * another element type or shape than data's is reported as it is, without elements.
 */
enum scatter_cts_result tensor_take(const struct openvino *openvino, const ov_tensor_t *tensor,
                                    struct scatter_cts_output *output, struct scatter_cts_message *message);

#endif
