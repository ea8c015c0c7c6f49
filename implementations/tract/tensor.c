#include "tensor.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { RANK_MAX = 64 };

/* X(number in TensorProto.DataType, number in tract) */
#define TYPE_TABLE(X)         \
    X(1, 0x34)  /* float */   \
    X(2, 0x11)  /* uint8 */   \
    X(3, 0x21)  /* int8 */    \
    X(4, 0x12)  /* uint16 */  \
    X(5, 0x22)  /* int16 */   \
    X(6, 0x24)  /* int32 */   \
    X(7, 0x28)  /* int64 */   \
    X(9, 0x01)  /* bool */    \
    X(10, 0x32) /* float16 */ \
    X(11, 0x38) /* double */  \
    X(12, 0x14) /* uint32 */  \
    X(13, 0x18) /* uint64 */

#define TYPE_DTYPE(dtype, type) dtype,
#define TYPE_TRACT(dtype, type) type,
const int32_t tensor_dtypes[] = {TYPE_TABLE(TYPE_DTYPE) 0};
static const uint32_t tract_types[] = {TYPE_TABLE(TYPE_TRACT) 0};

/* tract's number of an element type, or 0. */
static uint32_t tract_type(int32_t dtype)
{
    size_t i = 0;
    while (tensor_dtypes[i] != 0 && tensor_dtypes[i] != dtype)
        i++;
    return tract_types[i];
}

/* ONNX's number of a tract element type, or 0. */
static int32_t onnx_type(uint32_t type)
{
    size_t i = 0;
    while (tract_types[i] != 0 && tract_types[i] != type)
        i++;
    return tensor_dtypes[i];
}

enum scatter_cts_result tensor_create(const struct tract *tract, const struct scatter_cts_tensor *source,
                                      struct tract_tensor **tensor, struct scatter_cts_message *message)
{
    uint32_t type = tract_type(source->dtype);
    size_t shape[RANK_MAX] = {0};
    if (type == 0 || source->rank > RANK_MAX) {
        (void)snprintf(
            message->text, message->capacity,
            "tract's C interface has no element type for '%.40s' (type %d of ONNX), or not its %d dimensions",
            source->name, (int)source->dtype, (int)source->rank);
        return SCATTER_CTS_UNSUPPORTED;
    }
    for (int32_t axis = 0; axis < source->rank; axis++)
        shape[axis] = (size_t)source->dims[axis];
    if (tract->tensor_from_bytes(type, (size_t)source->rank, shape, source->elements, tensor) == 0)
        return SCATTER_CTS_OK;
    (void)snprintf(message->text, message->capacity, "making a tensor: %s", tract->get_last_error());
    return SCATTER_CTS_FAILED;
}

static bool has_shape(const struct scatter_cts_output *output, const size_t *shape, size_t rank)
{
    if ((size_t)output->rank != rank)
        return false;
    for (size_t axis = 0; axis < rank; axis++) {
        if ((size_t)output->dims[axis] != shape[axis])
            return false;
    }
    return true;
}

enum scatter_cts_result tensor_copy(const struct tract *tract, const struct tract_tensor *tensor,
                                    struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    uint32_t type = 0;
    size_t rank = 0;
    const size_t *shape = NULL;
    const void *elements = NULL;
    if (tract->tensor_as_bytes(tensor, &type, &rank, &shape, &elements) != 0) {
        (void)snprintf(message->text, message->capacity, "reading the result: %s", tract->get_last_error());
        return SCATTER_CTS_FAILED;
    }

    int32_t dtype = onnx_type(type);
    if (dtype == output->dtype && has_shape(output, shape, rank)) {
        if (output->byte_size > 0)
            memcpy(output->elements, elements, output->byte_size);
        return SCATTER_CTS_OK;
    }
    if (dtype == 0 || rank > (size_t)output->dims_capacity) {
        (void)snprintf(message->text, message->capacity,
                       "the result has tract's element type 0x%02x and %zu dimensions", (unsigned)type, rank);
        return SCATTER_CTS_FAILED;
    }
    output->dtype = dtype;
    output->rank = (int32_t)rank;
    for (size_t axis = 0; axis < rank; axis++)
        output->dims[axis] = (int64_t)shape[axis];
    return SCATTER_CTS_OK;
}
