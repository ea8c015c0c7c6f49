/* Encodes TensorProto; the table of encodings. */
#include "dtype.h"
#include "little_endian.h"
#include "message.h"
#include "tensor_proto.h"

#include <limits.h>

/* Casts const away: protobuf-c's structures have no const members, although packing only reads them. */
static void *writable(const void *borrowed)
{
    return (void *)borrowed;
}

static enum status encode_strings(Onnx__TensorProto *proto, const struct tensor *tensor, struct arena *arena,
                                  struct error *error)
{
    const struct string_element *elements = tensor->elements;
    size_t count = (size_t)tensor->count;
    proto->string_data = arena_allocate_zeroed(arena, count, sizeof *proto->string_data);
    if (proto->string_data == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory to encode %zu strings", count);
    proto->n_string_data = count;
    size_t bytes = 0;
    for (size_t position = 0; position < count; position++) {
        /* protobuf-c does not check the sum for overflow. */
        if (elements[position].size > MESSAGE_SIZE_LIMIT - bytes)
            return error_set(error, STATUS_OUT_OF_MEMORY,
                             "the strings exceed the limit of %zu bytes of a message", MESSAGE_SIZE_LIMIT);
        bytes += elements[position].size;
        proto->string_data[position] =
            (ProtobufCBinaryData){.len = elements[position].size, .data = writable(elements[position].bytes)};
    }
    return STATUS_OK;
}

static enum status encode_raw(Onnx__TensorProto *proto, const struct tensor *tensor,
                              const struct tensor_encoding *encoding, struct arena *arena,
                              struct error *error)
{
    size_t unit = encoding == NULL ? 1 : encoding->unit;
    uint8_t *bytes = arena_allocate(arena, tensor->size);
    if (bytes == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory to encode %zu bytes", tensor->size);
    little_endian_copy(bytes, tensor->elements, tensor->size, unit);
    proto->has_raw_data = 1;
    proto->raw_data = (ProtobufCBinaryData){.len = tensor->size, .data = bytes};
    return STATUS_OK;
}

enum status tensor_to_proto(Onnx__TensorProto *proto, const struct tensor *tensor, struct arena *arena,
                            struct error *error)
{
    onnx__tensor_proto__init(proto);
    proto->n_dims = (size_t)tensor->rank;
    proto->dims = writable(tensor->dims);
    proto->has_data_type = 1;
    proto->data_type = tensor->dtype;
    if (tensor->name != NULL && tensor->name[0] != '\0')
        proto->name = writable(tensor->name);
    if (tensor->dtype == DTYPE_STRING)
        return encode_strings(proto, tensor, arena, error);
    return encode_raw(proto, tensor, tensor_encoding(tensor->dtype), arena, error);
}

enum status tensor_to_bytes(const struct tensor *tensor, void **bytes, size_t *size, struct arena *arena,
                            struct error *error)
{
    Onnx__TensorProto proto;
    enum status status = tensor_to_proto(&proto, tensor, arena, error);
    return status == STATUS_OK ? message_pack(&proto.base, bytes, size, arena, error) : status;
}

/* Types whose field has entries of the same width need no range: every entry is valid. */
static const struct tensor_encoding encodings[] = {
    [DTYPE_FLOAT] = {VALUE_FIELD_FLOAT, 1, 4, 0, 0},
    [DTYPE_UINT8] = {VALUE_FIELD_INT32, 1, 1, 0, UINT8_MAX},
    [DTYPE_INT8] = {VALUE_FIELD_INT32, 1, 1, INT8_MIN, INT8_MAX},
    [DTYPE_UINT16] = {VALUE_FIELD_INT32, 1, 2, 0, UINT16_MAX},
    [DTYPE_INT16] = {VALUE_FIELD_INT32, 1, 2, INT16_MIN, INT16_MAX},
    [DTYPE_INT32] = {VALUE_FIELD_INT32, 1, 4, INT32_MIN, INT32_MAX},
    [DTYPE_INT64] = {VALUE_FIELD_INT64, 1, 8, 0, 0},
    [DTYPE_STRING] = {VALUE_FIELD_STRING, 1, 0, 0, 0},
    [DTYPE_BOOL] = {VALUE_FIELD_INT32, 1, 1, INT32_MIN, INT32_MAX},
    [DTYPE_FLOAT16] = {VALUE_FIELD_INT32, 1, 2, 0, UINT16_MAX},
    [DTYPE_DOUBLE] = {VALUE_FIELD_DOUBLE, 1, 8, 0, 0},
    [DTYPE_UINT32] = {VALUE_FIELD_UINT64, 1, 4, 0, UINT32_MAX},
    [DTYPE_UINT64] = {VALUE_FIELD_UINT64, 1, 8, 0, 0},
    [DTYPE_COMPLEX64] = {VALUE_FIELD_FLOAT, 2, 4, 0, 0},
    [DTYPE_COMPLEX128] = {VALUE_FIELD_DOUBLE, 2, 8, 0, 0},
    [DTYPE_BFLOAT16] = {VALUE_FIELD_INT32, 1, 2, 0, UINT16_MAX},
};

const struct tensor_encoding *tensor_encoding(int32_t dtype)
{
    return dtype_size(dtype) == 0 ? NULL : &encodings[dtype];
}

const char *value_field_name(enum value_field field)
{
    switch (field) {
#define NAME(constant, its_field) \
    case VALUE_FIELD_##constant:  \
        return #its_field;
        VALUE_FIELD_TABLE(NAME)
#undef NAME
    }
    return "unknown";
}

size_t value_field_size(const Onnx__TensorProto *proto, enum value_field field)
{
    switch (field) {
    case VALUE_FIELD_RAW:
        return proto->has_raw_data ? proto->raw_data.len : 0;
    case VALUE_FIELD_FLOAT:
        return proto->n_float_data;
    case VALUE_FIELD_INT32:
        return proto->n_int32_data;
    case VALUE_FIELD_STRING:
        return proto->n_string_data;
    case VALUE_FIELD_INT64:
        return proto->n_int64_data;
    case VALUE_FIELD_DOUBLE:
        return proto->n_double_data;
    case VALUE_FIELD_UINT64:
        return proto->n_uint64_data;
    }
    return 0;
}
