/* Parses and serialises Protocol Buffers messages, with memory from an arena. */
#ifndef SCATTER_MESSAGE_H
#define SCATTER_MESSAGE_H

#include "arena.h"
#include "status.h"

#include <protobuf-c/protobuf-c.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Larger messages are neither read nor written: Protocol Buffers limits lengths to 31 bits. */
#define MESSAGE_SIZE_LIMIT ((size_t)INT32_MAX)

/*
 * Parses a serialised message of the type that `descriptor` describes; *message may be cast to the generated
 * structure. STATUS_UNREADABLE if the bytes are not such a message, STATUS_OUT_OF_MEMORY if it does not fit
 * into the arena: small hostile input can expand to much more than its own size.
 */
enum status message_unpack(ProtobufCMessage **message, const ProtobufCMessageDescriptor *descriptor,
                           const void *bytes, size_t size, struct arena *arena, struct error *error);

/* Casts a text for a field of a message to be packed: protobuf-c's generated structures have `char *` members
 * although packing only reads them. The text is borrowed and must not be changed through the result. */
char *message_text(const char *text);

/* Serialises a message: fields in the order of their numbers, followed by fields that are not in the schema.
 * STATUS_OUT_OF_MEMORY if the arena has no memory or the message would exceed MESSAGE_SIZE_LIMIT. */
enum status message_pack(const ProtobufCMessage *message, void **bytes, size_t *size, struct arena *arena,
                         struct error *error);

/*
 * Locates the fault in bytes that are not a valid message; the parser reports only that they are invalid
 * (message_fault.c). Writes the field, the byte offset at which it begins and what is wrong, such as
 * "graph.node[0].input[1] at byte 23: 200 bytes reach past the end at byte 41". Follows the wire format
 * (protobuf's "Encoding"); false if there is no fault.
 */
bool message_fault(const ProtobufCMessageDescriptor *descriptor, const void *bytes, size_t size, char *text,
                   size_t room);

#endif
