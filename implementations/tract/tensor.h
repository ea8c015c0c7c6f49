/*
 * Tensors between scatter-cts and tract.
 */
#ifndef TRACT_TENSOR_H
#define TRACT_TENSOR_H

#include "tract.h"

/* The element types that tract's C interface carries, as numbers of TensorProto.DataType; 0 ends them. */
extern const int32_t tensor_dtypes[];

/*
 * Makes a tensor of tract's from one of a request; its elements are copied. Returns SCATTER_CTS_OK, or
 * another result with a message: SCATTER_CTS_UNSUPPORTED for an element type that tract's C interface lacks.
 */
enum scatter_cts_result tensor_create(const struct tract *tract, const struct scatter_cts_tensor *source,
                                      struct tract_tensor **tensor, struct scatter_cts_message *message);

/*
 * Copies what tract gave into the output. A result of another element type or shape than data's is told as
 * it is, without elements.
 */
enum scatter_cts_result tensor_copy(const struct tract *tract, const struct tract_tensor *tensor,
                                    struct scatter_cts_output *output, struct scatter_cts_message *message);

#endif
