#include "plugin_call.h"

#include "message.h"
#include "scatter.h"
#include "tensor_proto.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

/* Room for the extents of a result of another rank than data's. */
enum { SPARE_DIMENSIONS = 32 };

/* The length of a string that the plugin has not written. */
#define UNWRITTEN SIZE_MAX

/* ---- laying the request out ---------------------------------------------------------------------------------- */

/* A decoded tensor on its way into guarded memory: one buffer for elements, one for the bytes of strings. */
struct placed_tensor {
    struct tensor tensor;
    struct guarded_buffer *elements;
    struct guarded_buffer *string_bytes; /* NULL unless it holds strings */
};

static size_t alignment_of(int32_t dtype)
{
    switch (dtype) {
    case DTYPE_STRING:
        return sizeof(void *);
    case DTYPE_COMPLEX64:
    case DTYPE_COMPLEX128:
        return dtype_size(dtype) / 2;
    default:
        return dtype_size(dtype) == 0 ? 1 : dtype_size(dtype);
    }
}

static enum status decode_inputs(struct placed_tensor *placed, const ProtobufCBinaryData *messages,
                                 size_t count, struct arena *arena, struct error *error)
{
    for (size_t i = 0; i < count; i++) {
        enum status status =
            tensor_from_bytes(&placed[i].tensor, messages[i].data, messages[i].len, NULL, arena, error);
        if (status != STATUS_OK)
            return status;
    }
    return STATUS_OK;
}

static size_t string_bytes_of(const struct tensor *tensor)
{
    const struct string_element *strings = tensor->elements;
    size_t bytes = 0;
    for (int64_t i = 0; i < tensor->count; i++)
        bytes += strings[i].size;
    return bytes;
}

/* Claims the buffers that an input needs; returns the next free one. */
static struct guarded_buffer *claim_buffers(struct placed_tensor *placed, int slot,
                                            struct guarded_buffer *next)
{
    const struct tensor *tensor = &placed->tensor;
    size_t size = tensor->dtype == DTYPE_STRING ? (size_t)tensor->count * sizeof(struct scatter_cts_string)
                                                : tensor->size;
    *next = (struct guarded_buffer){
        .size = size, .alignment = alignment_of(tensor->dtype), .read_only = true, .slot = slot};
    placed->elements = next++;
    if (tensor->dtype == DTYPE_STRING) {
        *next = (struct guarded_buffer){
            .size = string_bytes_of(tensor), .alignment = 1, .read_only = true, .slot = slot};
        placed->string_bytes = next++;
    }
    return next;
}

static void fill_buffers(const struct placed_tensor *placed)
{
    const struct tensor *tensor = &placed->tensor;
    if (tensor->dtype != DTYPE_STRING) {
        if (tensor->size > 0)
            memcpy(placed->elements->address, tensor->elements, tensor->size);
        return;
    }
    const struct string_element *strings = tensor->elements;
    struct scatter_cts_string *copies = placed->elements->address;
    char *bytes = placed->string_bytes->address;
    for (int64_t i = 0; i < tensor->count; i++) {
        if (strings[i].size > 0)
            memcpy(bytes, strings[i].bytes, strings[i].size);
        copies[i] = (struct scatter_cts_string){bytes, strings[i].size};
        bytes += strings[i].size;
    }
}

static struct scatter_cts_tensor public_tensor(const struct placed_tensor *placed)
{
    const struct tensor *tensor = &placed->tensor;
    return (struct scatter_cts_tensor){.size = sizeof(struct scatter_cts_tensor),
                                       .name = tensor->name,
                                       .dtype = tensor->dtype,
                                       .rank = tensor->rank,
                                       .dims = tensor->dims,
                                       .count = tensor->count,
                                       .elements = placed->elements->address,
                                       .byte_size = placed->elements->size};
}

static enum status read_attributes(struct plugin_call *call, const ScatterCts__Node *node,
                                   struct arena *arena, struct error *error)
{
    struct scatter_cts_attribute *attributes = arena_allocate(arena, node->n_attributes * sizeof *attributes);
    if (attributes == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the attributes");
    for (size_t i = 0; i < node->n_attributes; i++) {
        ProtobufCMessage *message;
        enum status status = message_unpack(&message, &onnx__attribute_proto__descriptor,
                                            node->attributes[i].data, node->attributes[i].len, arena, error);
        if (status != STATUS_OK)
            return status;
        const Onnx__AttributeProto *attribute = (const Onnx__AttributeProto *)message;
        const char *bytes = attribute->s.len == 0 ? "" : (const char *)attribute->s.data;
        attributes[i] = (struct scatter_cts_attribute){.size = sizeof(struct scatter_cts_attribute),
                                                       .name = attribute->name == NULL ? "" : attribute->name,
                                                       .type = (int32_t)attribute->type,
                                                       .integer = attribute->i,
                                                       .string = {bytes, attribute->s.len}};
    }
    call->request.attributes = attributes;
    call->request.attribute_count = node->n_attributes;
    return STATUS_OK;
}

static const char *text_or_empty(const char *text)
{
    return text == NULL ? "" : text;
}

/* The output is prepared for the dtype and shape of data; without data for a scalar of no type. */
static enum status prepare_output(struct plugin_call *call, const struct placed_tensor *inputs,
                                  size_t input_count, const struct guarded_buffer *buffer,
                                  struct arena *arena, struct error *error)
{
    static const struct tensor none = {.dtype = DTYPE_UNDEFINED, .name = ""};
    call->expected = input_count > INPUT_DATA ? inputs[INPUT_DATA].tensor : none;
    int capacity = call->expected.rank > INT_MAX - SPARE_DIMENSIONS ? call->expected.rank
                                                                    : call->expected.rank + SPARE_DIMENSIONS;
    int64_t *dims = arena_allocate_zeroed(arena, (size_t)capacity, sizeof *dims);
    if (dims == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the output's extents");
    if (call->expected.rank > 0)
        memcpy(dims, call->expected.dims, (size_t)call->expected.rank * sizeof *dims);
    call->output = (struct scatter_cts_output){.size = sizeof(struct scatter_cts_output),
                                               .dtype = call->expected.dtype,
                                               .rank = call->expected.rank,
                                               .dims = dims,
                                               .dims_capacity = capacity,
                                               .count = call->expected.count,
                                               .elements = buffer->address,
                                               .byte_size = buffer->size};
    if (call->expected.dtype == DTYPE_STRING) {
        struct scatter_cts_string *strings = buffer->address;
        for (int64_t i = 0; i < call->expected.count; i++)
            strings[i] = (struct scatter_cts_string){NULL, UNWRITTEN};
    }
    return STATUS_OK;
}

static enum status lay_out(struct plugin_call *call, struct placed_tensor *placed, size_t input_count,
                           size_t unread_count, struct guarded_memory *memory, struct arena *arena,
                           struct error *error)
{
    size_t count = input_count + unread_count;
    struct guarded_buffer *buffers = arena_allocate_zeroed(arena, 2 * count + 1, sizeof *buffers);
    struct scatter_cts_tensor *tensors = arena_allocate(arena, count * sizeof *tensors);
    if (buffers == NULL || tensors == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the inputs");
    struct guarded_buffer *next = buffers;
    for (size_t i = 0; i < count; i++)
        next = claim_buffers(&placed[i], (int)i, next);
    size_t output_size = input_count > INPUT_DATA ? placed[INPUT_DATA].elements->size : 0;
    size_t output_alignment = input_count > INPUT_DATA ? placed[INPUT_DATA].elements->alignment : 1;
    *next = (struct guarded_buffer){.size = output_size, .alignment = output_alignment, .slot = OUTPUT_SLOT};

    enum status status = guarded_memory_lay_out(memory, buffers, (size_t)(next - buffers) + 1, error);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < count; i++) {
        fill_buffers(&placed[i]);
        tensors[i] = public_tensor(&placed[i]);
    }
    call->request.inputs = tensors;
    call->request.input_count = input_count;
    call->request.unread_inputs = tensors + input_count;
    call->request.unread_input_count = unread_count;
    return prepare_output(call, placed, input_count, next, arena, error);
}

enum status plugin_call_prepare(struct plugin_call *call, const ScatterCts__Request *request,
                                struct guarded_memory *memory, struct arena *arena, struct error *error)
{
    memset(call, 0, sizeof *call);
    if (request->node == NULL)
        return error_set(error, STATUS_PROTOCOL, "the request has no node");
    size_t count = request->n_inputs + request->n_unread_inputs;
    struct placed_tensor *placed = arena_allocate_zeroed(arena, count, sizeof *placed);
    if (placed == NULL || count > INT_MAX)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for %zu inputs", count);
    enum status status = decode_inputs(placed, request->inputs, request->n_inputs, arena, error);
    if (status == STATUS_OK)
        status = decode_inputs(placed + request->n_inputs, request->unread_inputs, request->n_unread_inputs,
                               arena, error);
    if (status == STATUS_OK)
        status = read_attributes(call, request->node, arena, error);
    if (status != STATUS_OK)
        return status;
    call->request.size = sizeof call->request;
    call->request.model = request->model.data;
    call->request.model_size = request->model.len;
    call->request.op_type = text_or_empty(request->node->op_type);
    call->request.domain = text_or_empty(request->node->domain);
    call->request.opset = request->node->opset;
    call->request.output_name = text_or_empty(request->node->output_name);
    call->request.output_count = request->node->output_count;
    status = lay_out(call, placed, request->n_inputs, request->n_unread_inputs, memory, arena, error);
    return status == STATUS_OK ? guarded_memory_seal(memory, error) : status;
}

/* ---- taking the output ----------------------------------------------------------------------------------------- */

/* Whether the plugin left the dtype and the shape as they were prepared. */
static bool is_as_prepared(const struct plugin_call *call)
{
    const struct scatter_cts_output *output = &call->output;
    return output->dtype == call->expected.dtype && output->rank == call->expected.rank &&
           (output->rank == 0 ||
            memcmp(output->dims, call->expected.dims, (size_t)output->rank * sizeof *output->dims) == 0);
}

static enum status take_strings(const struct plugin_call *call, struct tensor *tensor, struct arena *arena,
                                struct error *error)
{
    const struct scatter_cts_string *strings = call->output.elements;
    struct string_element *copies = arena_allocate(arena, (size_t)call->expected.count * sizeof *copies);
    if (copies == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the output");
    size_t bytes = 0;
    for (int64_t i = 0; i < call->expected.count; i++) {
        if (strings[i].size == UNWRITTEN)
            return error_set(error, STATUS_PROTOCOL, "returned OK without writing string %" PRId64, i);
        if (strings[i].bytes == NULL && strings[i].size > 0)
            return error_set(error, STATUS_PROTOCOL, "string %" PRId64 " of the output has %zu bytes at NULL",
                             i, strings[i].size);
        /* Checked one by one: sizes that are no sizes could make up a small sum. */
        if (strings[i].size > MESSAGE_SIZE_LIMIT || bytes + strings[i].size > MESSAGE_SIZE_LIMIT)
            return error_set(error, STATUS_PROTOCOL,
                             "string %" PRId64
                             " of the output has %zu bytes: all strings together may have %zu",
                             i, strings[i].size, MESSAGE_SIZE_LIMIT);
        bytes += strings[i].size;
        copies[i] = (struct string_element){strings[i].bytes, strings[i].size};
    }
    tensor->elements = copies;
    tensor->size = (size_t)tensor->count * sizeof *copies;
    return STATUS_OK;
}

/* A message with a dtype and a shape, and no elements. */
static enum status pack_type(int32_t dtype, int32_t rank, const int64_t *dims, void **bytes, size_t *size,
                             struct arena *arena, struct error *error)
{
    Onnx__TensorProto proto = ONNX__TENSOR_PROTO__INIT;
    proto.has_data_type = 1;
    proto.data_type = dtype;
    proto.n_dims = (size_t)rank;
    proto.dims = arena_allocate(arena, proto.n_dims * sizeof *proto.dims);
    if (proto.dims == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the output's extents");
    if (rank > 0)
        memcpy(proto.dims, dims, proto.n_dims * sizeof *proto.dims);
    return message_pack(&proto.base, bytes, size, arena, error);
}

enum status plugin_call_no_output(const struct plugin_call *call, void **bytes, size_t *size,
                                  struct arena *arena, struct error *error)
{
    const struct tensor *expected = &call->expected;
    return pack_type(expected->dtype, expected->rank, expected->dims, bytes, size, arena, error);
}

enum status plugin_call_output(const struct plugin_call *call, void **bytes, size_t *size,
                               struct arena *arena, struct error *error)
{
    const struct scatter_cts_output *output = &call->output;
    if (output->rank < 0 || output->rank > output->dims_capacity ||
        (output->rank > 0 && output->dims == NULL))
        return error_set(error, STATUS_PROTOCOL, "gave the output the rank %" PRId32, output->rank);
    if (!is_as_prepared(call))
        return pack_type(output->dtype, output->rank, output->dims, bytes, size, arena, error);
    struct tensor tensor = call->expected;
    tensor.elements = output->elements;
    tensor.name = call->request.output_name;
    if (tensor.dtype == DTYPE_STRING) {
        enum status status = take_strings(call, &tensor, arena, error);
        if (status != STATUS_OK)
            return status;
    }
    return tensor_to_bytes(&tensor, bytes, size, arena, error);
}
