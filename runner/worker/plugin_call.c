#include "plugin_call.h"

#include "message.h"
#include "tensor_proto.h"

#include <float.h>
#include <inttypes.h>
#include <string.h>

/* The length of a string that the plugin has not written. */
#define UNWRITTEN SIZE_MAX

/* ---- decoding ------------------------------------------------------------------------------------------ */

static enum status decode_inputs(struct tensor *inputs, const ProtobufCBinaryData *messages, size_t count,
                                 struct arena *arena, struct error *error)
{
    for (size_t i = 0; i < count; i++) {
        enum status status =
            tensor_from_bytes(&inputs[i], messages[i].data, messages[i].len, NULL, arena, error);
        if (status != STATUS_OK)
            return status;
    }
    return STATUS_OK;
}

static enum status decode_attributes(struct attribute *attributes, const ScatterCts__Node *node,
                                     struct arena *arena, struct error *error)
{
    for (size_t i = 0; i < node->n_attributes; i++) {
        ProtobufCMessage *message;
        enum status status = message_unpack(&message, &onnx__attribute_proto__descriptor,
                                            node->attributes[i].data, node->attributes[i].len, arena, error);
        if (status != STATUS_OK)
            return status;
        const Onnx__AttributeProto *attribute = (const Onnx__AttributeProto *)message;
        attributes[i] = (struct attribute){.name = attribute->name,
                                           .type = (int32_t)attribute->type,
                                           .integer = attribute->i,
                                           .string = {(const char *)attribute->s.data, attribute->s.len}};
    }
    return STATUS_OK;
}

/* Decodes a request, in the arena. Fails if it is not a valid message (STATUS_UNREADABLE, STATUS_PROTOCOL) or
 * there is no room for it (STATUS_OUT_OF_MEMORY). */
static enum status decode_request(struct request_contents *contents, const ScatterCts__Request *request,
                                  struct arena *arena, struct error *error)
{
    const ScatterCts__Node *node = request->node;
    if (node == NULL)
        return error_set(error, STATUS_PROTOCOL, "the request has no node");
    struct tensor *inputs = arena_allocate(arena, request->n_inputs * sizeof *inputs);
    struct tensor *unread_inputs = arena_allocate(arena, request->n_unread_inputs * sizeof *unread_inputs);
    struct attribute *attributes = arena_allocate(arena, node->n_attributes * sizeof *attributes);
    if (inputs == NULL || unread_inputs == NULL || attributes == NULL)
        return error_no_memory(error, "the request");
    *contents = (struct request_contents){.model = request->model.data,
                                          .model_size = request->model.len,
                                          .op_type = node->op_type,
                                          .domain = node->domain,
                                          .output_name = node->output_name,
                                          .opset = node->opset,
                                          .attributes = attributes,
                                          .attribute_count = node->n_attributes,
                                          .inputs = inputs,
                                          .input_count = request->n_inputs,
                                          .unread_inputs = unread_inputs,
                                          .unread_input_count = request->n_unread_inputs,
                                          .output_count = node->output_count};
    enum status status = decode_inputs(inputs, request->inputs, request->n_inputs, arena, error);
    if (status == STATUS_OK)
        status = decode_inputs(unread_inputs, request->unread_inputs, request->n_unread_inputs, arena, error);
    return status == STATUS_OK ? decode_attributes(attributes, node, arena, error) : status;
}

/* ---- preparing ----------------------------------------------------------------------------------------- */

static void mark_strings_unwritten(struct plugin_call *call)
{
    struct scatter_cts_string *strings = call->output->elements;
    if (call->expected.dtype != DTYPE_STRING)
        return;
    for (int64_t i = 0; i < call->expected.count; i++)
        strings[i] = (struct scatter_cts_string){NULL, UNWRITTEN};
}

static void set_dims(struct plugin_call *call, int64_t *dims, size_t size)
{
    const struct tensor *data = &call->expected;
    memset(dims, 0, size);
    if (data->rank > 0)
        memcpy(dims, data->dims, (size_t)data->rank * sizeof *dims);
}

static void begin_text(struct plugin_call *call)
{
    call->text[0] = '\0';
    *call->message = (struct scatter_cts_message){call->text, CALL_MESSAGE_SIZE};
}

void plugin_call_end_text(struct plugin_call *call)
{
    call->text[CALL_MESSAGE_SIZE - 1] = '\0';
}

static void prepare_output(struct plugin_call *call, const struct request_layout *layout)
{
    const struct tensor *data = &layout->data;
    call->expected = *data;
    call->output_dims = layout->output_dims->address;
    set_dims(call, call->output_dims, layout->output_dims->size);
    call->output = &layout->answer->output;
    call->message = &layout->answer->message;
    call->text = layout->answer->text;
    *call->output = (struct scatter_cts_output){
        .size = sizeof(struct scatter_cts_output),
        .dtype = data->dtype,
        .rank = data->rank,
        .dims = call->output_dims,
        .dims_capacity = (int32_t)(layout->output_dims->size / sizeof *call->output_dims),
        .count = data->count,
        .elements = layout->output->address,
        .byte_size = layout->output->size};
    call->prepared = *call->output;
    begin_text(call);
    mark_strings_unwritten(call);
}

/* The inputs with the memory of their elements, which can still be written; in the arena. NULL without
 * memory. */
static struct tensor *writable_inputs(const struct request_contents *contents,
                                      const struct guarded_memory *memory, struct arena *arena)
{
    struct tensor *inputs = arena_allocate(arena, contents->input_count * sizeof *inputs);
    for (size_t slot = 0; inputs != NULL && slot < contents->input_count; slot++)
        inputs[slot] = contents->inputs[slot];
    for (size_t i = 0; inputs != NULL && i < memory->buffer_count; i++) {
        const struct guarded_buffer *buffer = &memory->buffers[i];
        if (buffer->slot >= 0 && (size_t)buffer->slot < contents->input_count &&
            buffer->part == SCATTER_CTS__FAULT__PART__ELEMENTS)
            inputs[buffer->slot].elements = buffer->address;
    }
    return inputs;
}

enum status plugin_call_lay_out(struct plugin_call *call, const struct request_contents *contents,
                                input_filler *fill, void *context, struct guarded_memory *memory,
                                struct arena *arena, struct error *error)
{
    struct request_layout layout;
    memset(call, 0, sizeof *call);
    enum status status = request_lay_out(&layout, contents, memory, arena, error);
    if (status != STATUS_OK)
        return status;
    struct tensor *inputs = fill == NULL ? NULL : writable_inputs(contents, memory, arena);
    if (fill != NULL && inputs == NULL)
        return error_no_memory(error, "the request");
    if (fill != NULL)
        fill(inputs, context);
    call->request = layout.request;
    prepare_output(call, &layout);
    return guarded_memory_seal(memory, error);
}

enum status plugin_call_prepare(struct plugin_call *call, const ScatterCts__Request *request,
                                struct guarded_memory *memory, struct arena *arena, struct error *error)
{
    struct request_contents contents;
    enum status status = decode_request(&contents, request, arena, error);
    return status == STATUS_OK ? plugin_call_lay_out(call, &contents, NULL, NULL, memory, arena, error)
                               : status;
}

/* ---- taking the output --------------------------------------------------------------------------------- */

bool plugin_call_is_as_prepared(const struct plugin_call *call)
{
    const struct scatter_cts_output *output = call->output;
    return output->dtype == call->expected.dtype && output->rank == call->expected.rank &&
           (output->rank == 0 ||
            memcmp(output->dims, call->expected.dims, (size_t)output->rank * sizeof *output->dims) == 0);
}

static enum status take_strings(const struct plugin_call *call, struct tensor *tensor, struct arena *arena,
                                struct error *error)
{
    const struct scatter_cts_string *strings = call->output->elements;
    struct string_element *copies = arena_allocate(arena, (size_t)call->expected.count * sizeof *copies);
    if (copies == NULL)
        return error_no_memory(error, "the output");
    size_t bytes = 0;
    for (int64_t i = 0; i < call->expected.count; i++) {
        if (strings[i].size == UNWRITTEN)
            return error_set(error, STATUS_PROTOCOL, "returned OK without writing string %" PRId64, i);
        if (strings[i].bytes == NULL && strings[i].size > 0)
            return error_set(error, STATUS_PROTOCOL, "string %" PRId64 " of the output has %zu bytes at NULL",
                             i, strings[i].size);
        /* Checked one by one: wrong sizes could overflow to a small sum. */
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
        return error_no_memory(error, "the output's extents");
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
    const struct scatter_cts_output *output = call->output;
    if (output->rank < 0 || output->rank > output->dims_capacity ||
        (output->rank > 0 && output->dims == NULL))
        return error_set(error, STATUS_PROTOCOL, "gave the output the rank %" PRId32, output->rank);
    if (!plugin_call_is_as_prepared(call))
        return pack_type(output->dtype, output->rank, output->dims, bytes, size, arena, error);
    struct tensor tensor = call->expected;
    tensor.elements = output->elements;
    tensor.name = call->request->output_name;
    if (tensor.dtype == DTYPE_STRING) {
        enum status status = take_strings(call, &tensor, arena, error);
        if (status != STATUS_OK)
            return status;
    }
    return tensor_to_bytes(&tensor, bytes, size, arena, error);
}

/* ---- the floating-point environment -------------------------------------------------------------------- */

/* Volatile, so that the operations are executed at run time and in the current environment. */
static bool flushes_subnormals(void)
{
    volatile double smallest_normal = DBL_MIN;
    volatile double half = smallest_normal / 2;
    return half == 0 || half * 2 != smallest_normal;
}

void floating_point_environment_save(fenv_t *saved)
{
    (void)fegetenv(saved);
}

bool floating_point_environment_restore(const fenv_t *saved)
{
    int rounding = fegetround();
    fenv_t left_behind;
    (void)feholdexcept(&left_behind); /* a trap that the call enabled must not fire here */
    bool flushed = flushes_subnormals();
    (void)fesetenv(saved);
    return rounding != fegetround() || flushed != flushes_subnormals();
}
