/* Finds what makes a message unreadable, and where. */
#include "message.h"

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* Deeper messages, and messages with more fields, are not examined: no message of ONNX or of this project has
 * so many. */
enum { MOST_DEPTH = 50, MOST_FIELDS = 64, PATH_SIZE = 256 };

/* The wire types in use. */
enum { WIRE_VARINT = 0, WIRE_64 = 1, WIRE_LENGTH = 2, WIRE_32 = 5 };

/* The search in one message, which is at the bytes from `at` to `end`. */
struct search {
    const uint8_t *bytes;
    size_t at, end;
    char path[PATH_SIZE]; /* of the current field */
    size_t begin;         /* of the current field */
    char *text;
    size_t room;
};

static bool report(const struct search *search, const char *what)
{
    (void)snprintf(search->text, search->room, "%s%sbyte %zu: %s", search->path,
                   search->path[0] == '\0' ? "" : " at ", search->begin, what);
    return true;
}

static bool read_varint(struct search *search, uint64_t *value)
{
    *value = 0;
    for (int shift = 0; shift < 70 && search->at < search->end; shift += 7) {
        uint8_t byte = search->bytes[search->at++];
        *value |= shift < 64 ? (uint64_t)(byte & 0x7f) << shift : 0;
        if (byte < 0x80)
            return true;
    }
    return false;
}

/* Whether a field may have a wire type; repeated numbers may also be one packed block. */
static bool fits(const ProtobufCFieldDescriptor *field, uint64_t wire)
{
    switch (field->type) {
    case PROTOBUF_C_TYPE_STRING:
    case PROTOBUF_C_TYPE_BYTES:
    case PROTOBUF_C_TYPE_MESSAGE:
        return wire == WIRE_LENGTH;
    case PROTOBUF_C_TYPE_SFIXED32:
    case PROTOBUF_C_TYPE_FIXED32:
    case PROTOBUF_C_TYPE_FLOAT:
        return wire == WIRE_32 || (wire == WIRE_LENGTH && field->label == PROTOBUF_C_LABEL_REPEATED);
    case PROTOBUF_C_TYPE_SFIXED64:
    case PROTOBUF_C_TYPE_FIXED64:
    case PROTOBUF_C_TYPE_DOUBLE:
        return wire == WIRE_64 || (wire == WIRE_LENGTH && field->label == PROTOBUF_C_LABEL_REPEATED);
    default:
        return wire == WIRE_VARINT || (wire == WIRE_LENGTH && field->label == PROTOBUF_C_LABEL_REPEATED);
    }
}

/* The width of a packed number; 0 for a varint. */
static size_t packed_width(const ProtobufCFieldDescriptor *field)
{
    return fits(field, WIRE_32) ? 4 : fits(field, WIRE_64) ? 8 : 0;
}

static bool find_in_message(struct search *search, const ProtobufCMessageDescriptor *descriptor, int depth);

/* Searches a field with a length, which has been checked to be within the message. */
static bool find_in_value(const struct search *search, const ProtobufCFieldDescriptor *field, size_t length,
                          int depth)
{
    struct search inner = *search;
    inner.end = search->at + length;
    if (field->type == PROTOBUF_C_TYPE_MESSAGE)
        return depth < MOST_DEPTH && find_in_message(&inner, field->descriptor, depth + 1);
    if (field->type == PROTOBUF_C_TYPE_STRING || field->type == PROTOBUF_C_TYPE_BYTES)
        return false;
    size_t width = packed_width(field);
    if (width > 0)
        return length % width != 0 && report(search, "its packed numbers are truncated");
    for (uint64_t ignored; inner.at < inner.end;)
        if (!read_varint(&inner, &ignored))
            return report(search, "its packed numbers are truncated");
    return false;
}

/* Searches the value of a field; `field` is NULL if it is not in the descriptor. */
static bool find_in_field(struct search *search, const ProtobufCFieldDescriptor *field, uint64_t wire,
                          int depth)
{
    char what[96];
    uint64_t length = wire == WIRE_64 ? 8 : wire == WIRE_32 ? 4 : 0;
    if (field != NULL && !fits(field, wire)) {
        (void)snprintf(what, sizeof what, "it has the wire type %" PRIu64 ", which does not fit the field",
                       wire);
        return report(search, what);
    }
    if (wire == WIRE_VARINT)
        return !read_varint(search, &length) && report(search, "its number is truncated");
    if (wire == WIRE_LENGTH && !read_varint(search, &length))
        return report(search, "its length is truncated");
    if (length > search->end - search->at) {
        (void)snprintf(what, sizeof what, "%" PRIu64 " bytes reach past the end at byte %zu", length,
                       search->end);
        return report(search, what);
    }
    if (field != NULL && wire == WIRE_LENGTH && find_in_value(search, field, (size_t)length, depth))
        return true;
    search->at += (size_t)length;
    return false;
}

/* Appends the name of a field to the path of its message; `count` is the number of earlier entries of the
 * field. */
static void name_field(char path[PATH_SIZE], const char *above, const ProtobufCFieldDescriptor *field,
                       uint64_t number, size_t count)
{
    char name[80];
    if (field == NULL)
        (void)snprintf(name, sizeof name, "field %" PRIu64, number);
    else if (field->label == PROTOBUF_C_LABEL_REPEATED)
        (void)snprintf(name, sizeof name, "%s[%zu]", field->name, count);
    else
        (void)snprintf(name, sizeof name, "%s", field->name);
    (void)snprintf(path, PATH_SIZE, "%s%s%s", above, above[0] == '\0' ? "" : ".", name);
}

static bool find_in_message(struct search *search, const ProtobufCMessageDescriptor *descriptor, int depth)
{
    size_t counts[MOST_FIELDS] = {0};
    char above[PATH_SIZE];
    memcpy(above, search->path, sizeof above);
    while (search->at < search->end) {
        uint64_t tag;
        search->begin = search->at;
        memcpy(search->path, above, sizeof above);
        if (!read_varint(search, &tag))
            return report(search, "the field number is truncated");
        uint64_t number = tag >> 3, wire = tag & 7;
        if (number == 0 || number > 0x1fffffff)
            return report(search, "the field number is invalid");
        const ProtobufCFieldDescriptor *field =
            protobuf_c_message_descriptor_get_field(descriptor, (unsigned)number);
        size_t place = field == NULL ? 0 : (size_t)(field - descriptor->fields);
        name_field(search->path, above, field, number, place < MOST_FIELDS ? counts[place]++ : 0);
        if (wire != WIRE_VARINT && wire != WIRE_64 && wire != WIRE_LENGTH && wire != WIRE_32)
            return report(search, "its wire type is unknown");
        if (find_in_field(search, field, wire, depth))
            return true;
    }
    return false;
}

bool message_fault(const ProtobufCMessageDescriptor *descriptor, const void *bytes, size_t size, char *text,
                   size_t room)
{
    struct search search = {.bytes = bytes, .end = size, .path = "", .text = text, .room = room};
    return find_in_message(&search, descriptor, 0);
}
