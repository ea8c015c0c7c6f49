/* Decodes TensorProto. */
#include "little_endian.h"
#include "tensor.h"
#include "tensor_proto.h"

#include <inttypes.h>
#include <limits.h>
#include <string.h>

static enum status check_shape(const Onnx__TensorProto *proto, struct error *error)
{
    if (proto->n_dims > INT_MAX)
        return error_set(error, STATUS_UNREADABLE, "dims: %zu dimensions are too many", proto->n_dims);
    char text[128];
    int rank = (int)proto->n_dims;
    int64_t count = shape_element_count(proto->dims, rank);
    /* complex128 is the widest element type, so the size in bytes cannot overflow after this check. */
    if (count < 0 || (uint64_t)count > SIZE_MAX / 2 / 16)
        return error_set(error, STATUS_UNREADABLE, "dims: the shape %s has a negative or too large extent",
                         shape_text(proto->dims, rank, text, sizeof text));
    return STATUS_OK;
}

/* Elements must be in exactly one field, which must be the field of their type. */
static enum status check_fields(const Onnx__TensorProto *proto, const struct tensor_encoding *encoding,
                                struct error *error)
{
    const char *name = dtype_name(proto->data_type);
    if (encoding->unit == 0 && value_field_size(proto, VALUE_FIELD_RAW) > 0)
        return error_set(error, STATUS_UNREADABLE, "raw_data: cannot hold elements of type %s", name);
    const char *used = NULL;
    for (int candidate = 0; candidate < VALUE_FIELD_COUNT; candidate++) {
        enum value_field field = (enum value_field)candidate;
        if (value_field_size(proto, field) == 0)
            continue;
        if (field != VALUE_FIELD_RAW && field != encoding->field)
            return error_set(error, STATUS_UNREADABLE, "%s: cannot hold elements of type %s; use %s",
                             value_field_name(field), name, value_field_name(encoding->field));
        if (used != NULL)
            return error_set(error, STATUS_UNREADABLE, "%s: is set although %s is set too",
                             value_field_name(field), used);
        used = value_field_name(field);
    }
    return STATUS_OK;
}

/* The payload is compared with dims before anything is allocated for it. */
static enum status check_payload(const Onnx__TensorProto *proto, const struct tensor_encoding *encoding,
                                 struct error *error)
{
    char text[128];
    int rank = (int)proto->n_dims;
    size_t count = (size_t)shape_element_count(proto->dims, rank);
    bool raw = value_field_size(proto, VALUE_FIELD_RAW) > 0;
    enum value_field field = raw ? VALUE_FIELD_RAW : encoding->field;
    size_t needed = count * encoding->entries * (raw ? encoding->unit : 1);
    size_t present = value_field_size(proto, field);
    if (needed == present)
        return STATUS_OK;
    if (present == 0)
        return error_set(error, STATUS_UNREADABLE,
                         "dims: %s of shape %s has elements, but neither raw_data nor %s holds any",
                         dtype_name(proto->data_type), shape_text(proto->dims, rank, text, sizeof text),
                         value_field_name(encoding->field));
    return error_set(error, STATUS_UNREADABLE, "%s: holds %zu %s, but %s of shape %s needs %zu",
                     value_field_name(field), present, raw ? "bytes" : "entries",
                     dtype_name(proto->data_type), shape_text(proto->dims, rank, text, sizeof text), needed);
}

/* Stores an entry that is wider than the element: checks it against the element's range, then truncates
 * it. */
static enum status store_entry(void *elements, size_t position, int64_t entry, int32_t dtype,
                               const struct tensor_encoding *encoding, struct error *error)
{
    if (entry < encoding->least || entry > encoding->greatest)
        return error_set(error, STATUS_UNREADABLE, "%s[%zu]: %" PRId64 " is not a value of type %s",
                         value_field_name(encoding->field), position, entry, dtype_name(dtype));
    if (dtype == DTYPE_BOOL)
        ((uint8_t *)elements)[position] = entry != 0;
    else if (encoding->unit == 1)
        ((uint8_t *)elements)[position] = (uint8_t)entry;
    else if (encoding->unit == 2)
        ((uint16_t *)elements)[position] = (uint16_t)entry;
    else
        ((uint32_t *)elements)[position] = (uint32_t)entry;
    return STATUS_OK;
}

/* Marks a bool whose byte is neither 0 nor 1; *noted is NULL before the first. */
static enum status note_odd_bool(struct tensor *tensor, bool **noted, size_t position, struct arena *arena,
                                 struct error *error)
{
    if (*noted == NULL)
        *noted = arena_allocate_zeroed(arena, (size_t)tensor->count, sizeof **noted);
    if (*noted == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for %" PRId64 " bools", tensor->count);
    (*noted)[position] = true;
    tensor->odd_bools = *noted;
    return STATUS_OK;
}

static enum status decode_int32_data(struct tensor *tensor, const Onnx__TensorProto *proto,
                                     const struct tensor_encoding *encoding, struct arena *arena,
                                     struct error *error)
{
    bool *odd = NULL;
    for (size_t position = 0; position < proto->n_int32_data; position++) {
        int32_t entry = proto->int32_data[position];
        enum status status = store_entry(tensor->elements, position, entry, tensor->dtype, encoding, error);
        if (status == STATUS_OK && tensor->dtype == DTYPE_BOOL && entry != 0 && entry != 1)
            status = note_odd_bool(tensor, &odd, position, arena, error);
        if (status != STATUS_OK)
            return status;
    }
    return STATUS_OK;
}

static enum status decode_uint32(struct tensor *tensor, const Onnx__TensorProto *proto,
                                 const struct tensor_encoding *encoding, struct error *error)
{
    for (size_t position = 0; position < proto->n_uint64_data; position++) {
        uint64_t entry = proto->uint64_data[position];
        if (entry > UINT32_MAX)
            return error_set(error, STATUS_UNREADABLE,
                             "uint64_data[%zu]: %" PRIu64 " is not a value of type %s", position, entry,
                             dtype_name(tensor->dtype));
        enum status status =
            store_entry(tensor->elements, position, (int64_t)entry, tensor->dtype, encoding, error);
        if (status != STATUS_OK)
            return status;
    }
    return STATUS_OK;
}

static enum status decode_strings(struct tensor *tensor, const Onnx__TensorProto *proto, struct arena *arena,
                                  struct error *error)
{
    size_t total = 0;
    for (size_t position = 0; position < proto->n_string_data; position++)
        total += proto->string_data[position].len;
    char *bytes = arena_allocate(arena, total);
    if (bytes == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "string_data: no memory for %zu bytes", total);
    struct string_element *elements = tensor->elements;
    for (size_t position = 0; position < proto->n_string_data; position++) {
        const ProtobufCBinaryData *entry = &proto->string_data[position];
        if (entry->len > 0)
            memcpy(bytes, entry->data, entry->len);
        elements[position] = (struct string_element){.bytes = bytes, .size = entry->len};
        bytes += entry->len;
    }
    return STATUS_OK;
}

static enum status decode_raw_data(struct tensor *tensor, const Onnx__TensorProto *proto,
                                   const struct tensor_encoding *encoding, struct arena *arena,
                                   struct error *error)
{
    bool *odd = NULL;
    enum status status = STATUS_OK;
    little_endian_copy(tensor->elements, proto->raw_data.data, tensor->size, encoding->unit);
    uint8_t *elements = tensor->elements;
    size_t bools = tensor->dtype == DTYPE_BOOL ? tensor->size : 0;
    for (size_t position = 0; status == STATUS_OK && position < bools; position++) {
        if (elements[position] > 1)
            status = note_odd_bool(tensor, &odd, position, arena, error);
        elements[position] = elements[position] != 0;
    }
    return status;
}

static enum status decode_elements(struct tensor *tensor, const Onnx__TensorProto *proto,
                                   const struct tensor_encoding *encoding, struct arena *arena,
                                   struct error *error)
{
    if (tensor->count == 0)
        return STATUS_OK;
    if (value_field_size(proto, VALUE_FIELD_RAW) > 0)
        return decode_raw_data(tensor, proto, encoding, arena, error);
    switch (encoding->field) {
    case VALUE_FIELD_INT32:
        return decode_int32_data(tensor, proto, encoding, arena, error);
    case VALUE_FIELD_STRING:
        return decode_strings(tensor, proto, arena, error);
    case VALUE_FIELD_FLOAT:
        memcpy(tensor->elements, proto->float_data, tensor->size);
        return STATUS_OK;
    case VALUE_FIELD_DOUBLE:
        memcpy(tensor->elements, proto->double_data, tensor->size);
        return STATUS_OK;
    case VALUE_FIELD_INT64:
        memcpy(tensor->elements, proto->int64_data, tensor->size);
        return STATUS_OK;
    case VALUE_FIELD_UINT64:
        if (tensor->dtype == DTYPE_UINT32)
            return decode_uint32(tensor, proto, encoding, error);
        memcpy(tensor->elements, proto->uint64_data, tensor->size);
        return STATUS_OK;
    case VALUE_FIELD_RAW:
        break;
    }
    return STATUS_OK;
}

/* An element type outside T: keeps the stored bytes uninterpreted. */
static enum status keep_bytes(struct tensor *tensor, const Onnx__TensorProto *proto, struct arena *arena,
                              struct error *error)
{
    size_t raw_size = value_field_size(proto, VALUE_FIELD_RAW);
    size_t size = raw_size > 0 ? raw_size : proto->n_int32_data;
    uint8_t *bytes = arena_allocate(arena, size);
    if (bytes == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for %zu bytes of type %s", size,
                         dtype_name(tensor->dtype));
    if (raw_size > 0)
        memcpy(bytes, proto->raw_data.data, raw_size);
    for (size_t position = 0; raw_size == 0 && position < size; position++)
        bytes[position] = (uint8_t)proto->int32_data[position];
    tensor->elements = bytes;
    tensor->size = size;
    return STATUS_OK;
}

/* Decodes a self-contained message, without external data. */
static enum status decode(struct tensor *tensor, const Onnx__TensorProto *proto, struct arena *arena,
                          struct error *error)
{
    const struct tensor_encoding *encoding = tensor_encoding(proto->data_type);
    enum status status = encoding == NULL ? STATUS_OK : check_fields(proto, encoding, error);
    if (status == STATUS_OK)
        status = check_shape(proto, error);
    if (status == STATUS_OK && encoding != NULL)
        status = check_payload(proto, encoding, error);
    if (status == STATUS_OK)
        status = tensor_create(tensor, proto->data_type, proto->dims, (int)proto->n_dims, arena, error);
    if (status != STATUS_OK)
        return status;
    const char *name = text_or_empty(proto->name);
    tensor->name = arena_copy(arena, name);
    if (tensor->name == NULL)
        return error_no_memory(error, "name");
    if (encoding == NULL)
        return keep_bytes(tensor, proto, arena, error);
    return decode_elements(tensor, proto, encoding, arena, error);
}

enum status tensor_from_proto(struct tensor *tensor, const Onnx__TensorProto *proto,
                              const struct external_data_scope *scope, struct arena *arena,
                              struct error *error)
{
    if (!proto->has_data_type)
        return error_set(error, STATUS_UNREADABLE, "data_type: is missing");
    if (proto->segment != NULL)
        return error_set(error, STATUS_UNREADABLE, "segment: tensors in segments are not supported");
    Onnx__TensorProto whole = *proto;
    enum status status = tensor_proto_inline(&whole, scope, NULL, arena, error);
    if (status != STATUS_OK)
        return status;
    return decode(tensor, &whole, arena, error);
}

enum status tensor_from_bytes(struct tensor *tensor, const void *bytes, size_t size,
                              const struct external_data_scope *scope, struct arena *arena,
                              struct error *error)
{
    ProtobufCMessage *message = NULL;
    enum status status = message_unpack(&message, &onnx__tensor_proto__descriptor, bytes, size, arena, error);
    if (status != STATUS_OK)
        return status;
    return tensor_from_proto(tensor, (const Onnx__TensorProto *)message, scope, arena, error);
}
