/* Reads the external data of TensorProto. */
#include "file.h"
#include "tensor_proto.h"

#include <stdlib.h>
#include <string.h>

/* The keys of external_data that are used; others, such as checksum, are ignored. */
struct external_reference {
    const char *location;
    const char *offset;
    const char *length;
};

static enum status take_entry(struct external_reference *reference, const Onnx__StringStringEntryProto *entry,
                              struct error *error)
{
    const char *key = text_or_empty(entry->key);
    const char **member = NULL;
    if (strcmp(key, "location") == 0)
        member = &reference->location;
    else if (strcmp(key, "offset") == 0)
        member = &reference->offset;
    else if (strcmp(key, "length") == 0)
        member = &reference->length;
    if (member == NULL)
        return STATUS_OK;
    if (*member != NULL)
        return error_set(error, STATUS_UNREADABLE, "external_data: %s is given twice", key);
    *member = text_or_empty(entry->value);
    return STATUS_OK;
}

/* Parses a decimal number of bytes; `absent` if the key is missing. */
static enum status parse_bytes(const char *key, const char *text, uint64_t absent, uint64_t *number,
                               struct error *error)
{
    *number = absent;
    if (text == NULL)
        return STATUS_OK;
    size_t digits = strspn(text, "0123456789");
    unsigned long long value = strtoull(text, NULL, 10); /* ULLONG_MAX if it does not fit */
    if (digits == 0 || text[digits] != '\0' || value >= UINT64_MAX)
        return error_set(error, STATUS_UNREADABLE, "external_data: %s \"%.40s\" is not a number of bytes",
                         key, text);
    *number = value;
    return STATUS_OK;
}

static enum status check_allowed(const Onnx__TensorProto *proto, const struct external_data_scope *scope,
                                 struct error *error)
{
    if (proto->data_type == DTYPE_STRING)
        return error_set(error, STATUS_UNREADABLE, "data_location: strings cannot be external data");
    for (int field = 0; field < VALUE_FIELD_COUNT; field++)
        if (value_field_size(proto, (enum value_field)field) > 0)
            return error_set(error, STATUS_UNREADABLE, "%s: is set although data_location is EXTERNAL",
                             value_field_name((enum value_field)field));
    if (scope == NULL)
        return error_set(error, STATUS_UNREADABLE, "data_location: external data is not allowed here");
    return STATUS_OK;
}

static enum status read_reference(struct external_reference *reference, const Onnx__TensorProto *proto,
                                  struct error *error)
{
    for (size_t position = 0; position < proto->n_external_data; position++) {
        enum status status = take_entry(reference, proto->external_data[position], error);
        if (status != STATUS_OK)
            return status;
    }
    if (reference->location == NULL)
        return error_set(error, STATUS_UNREADABLE, "external_data: location is missing");
    return STATUS_OK;
}

static enum status fetch(const struct external_reference *reference, const struct external_data_scope *scope,
                         const void **bytes, size_t *size, struct arena *arena, struct error *error)
{
    uint64_t offset = 0;
    uint64_t length = UINT64_MAX;
    enum status status = parse_bytes("offset", reference->offset, 0, &offset, error);
    if (status == STATUS_OK)
        status = parse_bytes("length", reference->length, UINT64_MAX, &length, error);
    if (status != STATUS_OK)
        return status;
    void *content = NULL;
    status = scope->read == NULL ? file_read_contained(scope->folder, scope->boundary, reference->location,
                                                       offset, length, &content, size, arena, error)
                                 : scope->read(scope->context, scope->folder, reference->location, offset,
                                               length, bytes, size, arena, error);
    if (scope->read == NULL)
        *bytes = content;
    if (status == STATUS_OK)
        return STATUS_OK;
    (void)error_prefix(error, status, "external_data");
    /* A missing file also makes the tensor unreadable. */
    if (status == STATUS_NOT_FOUND) {
        status = STATUS_UNREADABLE;
        if (error != NULL)
            error->status = status;
    }
    return status;
}

enum status tensor_proto_inline(Onnx__TensorProto *proto, const struct external_data_scope *scope,
                                bool *inlined, struct arena *arena, struct error *error)
{
    if (!proto->has_data_location || proto->data_location == ONNX__TENSOR_PROTO__DATA_LOCATION__DEFAULT)
        return STATUS_OK;
    if (proto->data_location != ONNX__TENSOR_PROTO__DATA_LOCATION__EXTERNAL)
        return error_set(error, STATUS_UNREADABLE, "data_location: %d is unknown", (int)proto->data_location);
    struct external_reference reference = {0};
    const void *bytes = NULL;
    size_t size = 0;
    enum status status = check_allowed(proto, scope, error);
    if (status == STATUS_OK)
        status = read_reference(&reference, proto, error);
    if (status == STATUS_OK)
        status = fetch(&reference, scope, &bytes, &size, arena, error);
    if (status != STATUS_OK)
        return status;
    proto->has_data_location = 0;
    proto->n_external_data = 0;
    proto->has_raw_data = 1;
    proto->raw_data = (ProtobufCBinaryData){.len = size, .data = (uint8_t *)(uintptr_t)bytes};
    if (inlined != NULL)
        *inlined = true;
    return STATUS_OK;
}
