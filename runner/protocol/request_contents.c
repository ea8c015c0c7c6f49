#include "request_contents.h"

#include "message.h"
#include "tensor_proto.h"

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

enum status request_decode(struct request_contents *contents, const ScatterCts__Request *request,
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
