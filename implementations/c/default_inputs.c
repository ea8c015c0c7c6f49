#include "default_inputs.h"

#include <stdint.h>
#include <string.h>

/* Numbers of onnx.proto. */
enum {
    MODEL_GRAPH = 7,
    GRAPH_INITIALIZER = 5,
    GRAPH_INPUT = 11,
    VALUE_NAME = 1,
    TENSOR_NAME = 8,
    TENSOR_RAW_DATA = 9,
};

/* Numbers of the protobuf encoding: how long the value of a field is. */
enum { WIRE_VARINT = 0, WIRE_64_BITS = 1, WIRE_BYTES = 2, WIRE_32_BITS = 5 };

struct bytes {
    const unsigned char *begin;
    size_t size;
};

static bool skip(struct bytes *rest, size_t size)
{
    if (size > rest->size)
        return false;
    rest->begin += size;
    rest->size -= size;
    return true;
}

static bool read_varint(struct bytes *rest, uint64_t *value)
{
    *value = 0;
    for (unsigned shift = 0; shift < 64 && rest->size > 0; shift += 7) {
        unsigned char byte = *rest->begin;
        (void)skip(rest, 1);
        *value |= (uint64_t)(byte & 0x7f) << shift;
        if (byte < 0x80)
            return true;
    }
    return false;
}

/* Takes the next field off a message; `value` receives its bytes when it has a length. */
static bool read_field(struct bytes *rest, uint64_t *number, struct bytes *value)
{
    uint64_t key = 0;
    uint64_t size = 0;
    *value = (struct bytes){0};
    if (!read_varint(rest, &key))
        return false;
    *number = key >> 3;
    switch (key & 7) {
    case WIRE_VARINT:
        return read_varint(rest, &size);
    case WIRE_64_BITS:
        return skip(rest, 8);
    case WIRE_32_BITS:
        return skip(rest, 4);
    case WIRE_BYTES:
        if (!read_varint(rest, &size) || size > rest->size)
            return false;
        *value = (struct bytes){.begin = rest->begin, .size = (size_t)size};
        return skip(rest, (size_t)size);
    default:
        return false;
    }
}

/* The bytes of a field of a message, the last one where there are several; none where there is none. */
static struct bytes find_field(struct bytes message, uint64_t wanted)
{
    struct bytes found = {0};
    struct bytes value;
    uint64_t number = 0;
    while (read_field(&message, &number, &value)) {
        if (number == wanted)
            found = value;
    }
    return found;
}

static bool is(struct bytes bytes, const void *expected, size_t size)
{
    return bytes.size == size && (size == 0 || memcmp(bytes.begin, expected, size) == 0);
}

bool default_is_replaced(const void *model, size_t model_size, const struct scatter_cts_tensor *value)
{
    struct bytes graph = find_field((struct bytes){.begin = model, .size = model_size}, MODEL_GRAPH);
    size_t name_size = strlen(value->name);
    bool is_input = false;
    bool is_other = false;
    uint64_t number = 0;
    struct bytes field;
    while (read_field(&graph, &number, &field)) {
        if (number == GRAPH_INPUT && is(find_field(field, VALUE_NAME), value->name, name_size))
            is_input = true;
        if (number == GRAPH_INITIALIZER && is(find_field(field, TENSOR_NAME), value->name, name_size)) {
            struct bytes raw_data = find_field(field, TENSOR_RAW_DATA);
            is_other = raw_data.size > 0 && !is(raw_data, value->elements, value->byte_size);
        }
    }
    return is_input && is_other;
}
