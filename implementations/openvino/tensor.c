#include "tensor.h"

#include "refusal.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* X(number in TensorProto.DataType, in OpenVINO) */
#define TYPE_TABLE(X) \
    X(1, F32)         \
    X(2, U8)          \
    X(3, I8)          \
    X(4, U16)         \
    X(5, I16)         \
    X(6, I32)         \
    X(7, I64)         \
    X(9, BOOLEAN)     \
    X(10, F16)        \
    X(11, F64)        \
    X(12, U32)        \
    X(13, U64)        \
    X(16, BF16)

#define TYPE_DTYPE(dtype, type)    dtype,
#define TYPE_OPENVINO(dtype, type) type,
const int32_t tensor_dtypes[] = {TYPE_TABLE(TYPE_DTYPE) 0};
static const ov_element_type_e types[] = {TYPE_TABLE(TYPE_OPENVINO) DYNAMIC};

/* OpenVINO's number of an element type, or DYNAMIC. */
static ov_element_type_e openvino_type(int32_t dtype)
{
    size_t i = 0;
    while (tensor_dtypes[i] != 0 && tensor_dtypes[i] != dtype)
        i++;
    return types[i];
}

/* ONNX's number of an OpenVINO element type, or 0. */
static int32_t onnx_type(ov_element_type_e type)
{
    size_t i = 0;
    while (types[i] != DYNAMIC && types[i] != type)
        i++;
    return tensor_dtypes[i];
}

static enum scatter_cts_result create(const struct openvino *openvino, int32_t dtype, ov_shape_t shape,
                                      void *elements, ov_tensor_t **tensor,
                                      struct scatter_cts_message *message)
{
    ov_element_type_e type = openvino_type(dtype);
    if (type == DYNAMIC) {
        (void)snprintf(message->text, message->capacity,
                       "OpenVINO's C interface cannot be given elements of ONNX's type %d", (int)dtype);
        return SCATTER_CTS_UNSUPPORTED;
    }
    ov_status_e status = openvino->tensor_create_from_host_ptr(type, shape, elements, tensor);
    return status == OK ? SCATTER_CTS_OK : refusal(openvino, "making a tensor", status, message);
}

/* OpenVINO's functions take read-only arguments without const: the dims of a shape and an input's
 * elements. */
enum scatter_cts_result tensor_of_input(const struct openvino *openvino,
                                        const struct scatter_cts_tensor *input, ov_tensor_t **tensor,
                                        struct scatter_cts_message *message)
{
    ov_shape_t shape = {.rank = input->rank, .dims = (int64_t *)(uintptr_t)input->dims};
    return create(openvino, input->dtype, shape, (void *)(uintptr_t)input->elements, tensor, message);
}

enum scatter_cts_result tensor_of_output(const struct openvino *openvino,
                                         const struct scatter_cts_output *output, ov_tensor_t **tensor,
                                         struct scatter_cts_message *message)
{
    ov_shape_t shape = {.rank = output->rank, .dims = output->dims};
    return create(openvino, output->dtype, shape, output->elements, tensor, message);
}

static bool has_shape(const struct scatter_cts_output *output, const ov_shape_t *shape)
{
    if (output->rank != shape->rank)
        return false;
    for (int64_t axis = 0; axis < shape->rank; axis++) {
        if (output->dims[axis] != shape->dims[axis])
            return false;
    }
    return true;
}

/* The result has another type or shape than expected: reports the actual one. */
static enum scatter_cts_result take_form(int32_t dtype, const ov_shape_t *shape,
                                         struct scatter_cts_output *output,
                                         struct scatter_cts_message *message)
{
    if (dtype == 0 || shape->rank > output->dims_capacity) {
        (void)snprintf(message->text, message->capacity,
                       "the result has an element type that ONNX lacks, or %d dimensions", (int)shape->rank);
        return SCATTER_CTS_FAILED;
    }
    output->dtype = dtype;
    output->rank = (int32_t)shape->rank;
    for (int64_t axis = 0; axis < shape->rank; axis++)
        output->dims[axis] = shape->dims[axis];
    return SCATTER_CTS_OK;
}

enum scatter_cts_result tensor_take(const struct openvino *openvino, const ov_tensor_t *tensor,
                                    struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    ov_element_type_e type = DYNAMIC;
    void *elements = NULL;
    ov_shape_t shape = {0};
    ov_status_e status = openvino->tensor_get_element_type(tensor, &type);
    if (status == OK)
        status = openvino->tensor_data(tensor, &elements);
    if (status == OK)
        status = openvino->tensor_get_shape(tensor, &shape);
    if (status != OK)
        return refusal(openvino, "reading the result", status, message);

    enum scatter_cts_result result = SCATTER_CTS_OK;
    int32_t dtype = onnx_type(type);
    if (dtype != output->dtype || !has_shape(output, &shape))
        result = take_form(dtype, &shape, output, message);
    else if (elements != output->elements && output->byte_size > 0)
        memcpy(output->elements, elements, output->byte_size);
    (void)openvino->shape_free(&shape);
    return result;
}
