/* Tensors between scatter-cts and tract. */
#ifndef TRACT_TENSOR_H
#define TRACT_TENSOR_H

#include "tract.h"

/* The element types that tract's C interface supports, as numbers of TensorProto.DataType, terminated by
 * 0. */
extern const int32_t tensor_dtypes[];

/*
 * Creates a tract tensor from a tensor of a request; its elements are copied. Returns SCATTER_CTS_OK, or
 * another result with a message: SCATTER_CTS_UNSUPPORTED for an element type that tract's C interface lacks.
 */
enum scatter_cts_result tensor_create(const struct tract *tract, const struct scatter_cts_tensor *source,
                                      struct tract_tensor **tensor, struct scatter_cts_message *message);

/* Copies tract's result into the output. A result of another element type or shape than data's is reported
 * with these, without elements. */
enum scatter_cts_result tensor_copy(const struct tract *tract, const struct tract_tensor *tensor,
                                    struct scatter_cts_output *output, struct scatter_cts_message *message);

#endif
