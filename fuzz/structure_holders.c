/* Which bytes of a message hold another message, so that a mutation changes its fields. */
#include "input.pb-c.h"
#include "onnx.pb-c.h"
#include "protocol.pb-c.h"
#include "structure.h"

#include <string.h>

static const ProtobufCMessageDescriptor *held_by_file(const Fuzz__File *file)
{
    const char *dot = file->name == NULL ? NULL : strrchr(file->name, '.');
    if (dot == NULL)
        return NULL;
    if (strcmp(dot, ".onnx") == 0)
        return &onnx__model_proto__descriptor;
    return strcmp(dot, ".pb") == 0 ? &onnx__tensor_proto__descriptor : NULL;
}

const ProtobufCMessageDescriptor *structure_of_project(const ProtobufCMessage *message,
                                                       const ProtobufCFieldDescriptor *field)
{
    static const struct {
        const ProtobufCMessageDescriptor *message;
        const char *field;
        const ProtobufCMessageDescriptor *held;
    } table[] = {
        {&scatter_cts__request__descriptor, "model", &onnx__model_proto__descriptor},
        {&scatter_cts__request__descriptor, "inputs", &onnx__tensor_proto__descriptor},
        {&scatter_cts__request__descriptor, "unread_inputs", &onnx__tensor_proto__descriptor},
        {&scatter_cts__node__descriptor, "attributes", &onnx__attribute_proto__descriptor},
        {&scatter_cts__to_runner__descriptor, "output", &onnx__tensor_proto__descriptor},
        {&fuzz__input__descriptor, "answer", &scatter_cts__to_runner__descriptor},
    };
    if (message->descriptor == &fuzz__file__descriptor && strcmp(field->name, "contents") == 0)
        return held_by_file((const Fuzz__File *)message);
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].message == message->descriptor && strcmp(table[i].field, field->name) == 0)
            return table[i].held;
    return NULL;
}
