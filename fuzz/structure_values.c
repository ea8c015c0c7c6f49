#include "structure_values.h"

#include "message.h"
#include "shuffle.h"
#include "target.h"

#include <string.h>

enum { LONGEST_TEXT = 256, LONGEST_BYTES = 1 << 16 };

uint64_t structure_draw(struct mutation *mutation, uint64_t limit)
{
    return splitmix64(&mutation->state) % limit;
}

size_t structure_value_size(ProtobufCType type)
{
    switch (type) {
    case PROTOBUF_C_TYPE_SINT32:
    case PROTOBUF_C_TYPE_INT32:
    case PROTOBUF_C_TYPE_UINT32:
    case PROTOBUF_C_TYPE_SFIXED32:
    case PROTOBUF_C_TYPE_FIXED32:
    case PROTOBUF_C_TYPE_FLOAT:
    case PROTOBUF_C_TYPE_ENUM:
        return 4;
    case PROTOBUF_C_TYPE_SINT64:
    case PROTOBUF_C_TYPE_INT64:
    case PROTOBUF_C_TYPE_UINT64:
    case PROTOBUF_C_TYPE_SFIXED64:
    case PROTOBUF_C_TYPE_FIXED64:
    case PROTOBUF_C_TYPE_DOUBLE:
        return 8;
    case PROTOBUF_C_TYPE_BOOL:
        return sizeof(protobuf_c_boolean);
    case PROTOBUF_C_TYPE_STRING:
    case PROTOBUF_C_TYPE_MESSAGE:
        return sizeof(void *);
    case PROTOBUF_C_TYPE_BYTES:
        return sizeof(ProtobufCBinaryData);
    }
    return 0;
}

/* Extents, types, opsets, and the limits of integer types. */
static uint64_t draw_number(struct mutation *mutation, uint64_t before)
{
    static const uint64_t numbers[] = {UINT64_MAX,
                                       INT64_MAX,
                                       (uint64_t)INT64_MIN,
                                       INT32_MAX,
                                       (uint64_t)INT32_MIN,
                                       UINT32_MAX,
                                       1ull << 31,
                                       1ull << 32,
                                       1ull << 62,
                                       1ull << 61,
                                       (1ull << 32) + 1,
                                       UINT64_MAX - 1,
                                       0x5555555555555556u,
                                       (uint64_t)-128,
                                       255,
                                       256,
                                       65535,
                                       65536,
                                       0x7f800000,
                                       0x7fc00000};
    switch (structure_draw(mutation, 6)) {
    case 0:
        return numbers[structure_draw(mutation, sizeof numbers / sizeof *numbers)];
    case 1:
        return before + 1;
    case 2:
        return before - 1;
    case 3:
        return 0 - before;
    case 4:
        return before ^ 1ull << structure_draw(mutation, 64);
    default:
        return structure_draw(mutation, 32); /* an element type, an opset, an extent */
    }
}

static void change_text(struct mutation *mutation, char **text)
{
    static const char *const words[] = {"",
                                        "Scatter",
                                        "ScatterElements",
                                        "ScatterND",
                                        "Constant",
                                        "ai.onnx",
                                        "axis",
                                        "reduction",
                                        "add",
                                        "mul",
                                        "max",
                                        "min",
                                        "none",
                                        "data",
                                        "indices",
                                        "updates",
                                        "output",
                                        "value",
                                        "value_ints",
                                        "location",
                                        "offset",
                                        "length",
                                        "0",
                                        "-1",
                                        "../x",
                                        "/x",
                                        "x",
                                        "__x",
                                        "model.onnx",
                                        "case.json",
                                        "test_data_set_0",
                                        "test_data_set_1/input_0.pb",
                                        "18446744073709551615"};
    const char *before = *text == NULL ? "" : *text;
    size_t size = strlen(before);
    if (size >= LONGEST_TEXT || structure_draw(mutation, 2) == 0) {
        *text = message_text(words[structure_draw(mutation, sizeof words / sizeof *words)]);
        return;
    }
    char *changed = arena_allocate_zeroed(mutation->arena, LONGEST_TEXT + 1, 1);
    if (changed == NULL)
        return;
    memcpy(changed, before, size);
    size = LLVMFuzzerMutate((uint8_t *)changed, size, LONGEST_TEXT);
    changed[size] = '\0';
    *text = changed;
}

static void change_bytes(struct mutation *mutation, ProtobufCBinaryData *data,
                         const ProtobufCMessageDescriptor *held, int depth)
{
    if (held != NULL && structure_draw(mutation, 8) != 0 &&
        structure_change_held(mutation, data, held, depth))
        return;
    size_t capacity = data->len + 64;
    uint8_t *changed = data->len > LONGEST_BYTES ? NULL : arena_allocate_zeroed(mutation->arena, capacity, 1);
    if (changed == NULL)
        return;
    if (data->len > 0)
        memcpy(changed, data->data, data->len);
    size_t size = data->len;
    switch (structure_draw(mutation, 4)) {
    case 0: /* shorter */
        size = size == 0 ? 0 : structure_draw(mutation, size);
        break;
    case 1: /* longer, padded with zeros */
        size += 1 + structure_draw(mutation, 16);
        break;
    default:
        size = LLVMFuzzerMutate(changed, size, capacity);
    }
    *data = (ProtobufCBinaryData){.data = changed, .len = size};
}

void structure_change_value(struct mutation *mutation, const struct place *place, void *value, int depth)
{
    const ProtobufCFieldDescriptor *field = place->field;
    size_t size = structure_value_size(field->type);
    uint64_t number = 0;
    switch (field->type) {
    case PROTOBUF_C_TYPE_STRING:
        change_text(mutation, value);
        return;
    case PROTOBUF_C_TYPE_BYTES:
        change_bytes(mutation, value, mutation->holder(place->message, field), depth);
        return;
    case PROTOBUF_C_TYPE_MESSAGE: {
        const ProtobufCMessageDescriptor *descriptor = field->descriptor;
        ProtobufCMessage *message = arena_allocate_zeroed(mutation->arena, 1, descriptor->sizeof_message);
        if (message == NULL)
            return;
        protobuf_c_message_init(descriptor, message);
        memcpy(value, &message, sizeof message);
        return;
    }
    case PROTOBUF_C_TYPE_BOOL:
        *(protobuf_c_boolean *)value = !*(protobuf_c_boolean *)value;
        return;
    default: /* narrower numbers use the low bytes (on a big-endian machine, the high bytes) */
        memcpy(&number, value, size);
        number = draw_number(mutation, number);
        memcpy(value, &number, size);
    }
}
