/*
 * Protocol-buffer messages in and out, with their memory in an arena.
 */
#ifndef SCATTER_MESSAGE_H
#define SCATTER_MESSAGE_H

#include "arena.h"
#include "status.h"

#include <protobuf-c/protobuf-c.h>
#include <stddef.h>
#include <stdint.h>

/* Larger messages are neither read nor written: protocol buffers count lengths in 31 bits. */
#define MESSAGE_SIZE_LIMIT ((size_t)INT32_MAX)

/* An allocator for protobuf-c that takes from the arena and frees nothing. */
ProtobufCAllocator arena_protobuf_allocator(struct arena *arena);

/*
 * Parses a serialised message of the type that `descriptor` describes; *message may be cast to the generated
 * structure. STATUS_UNREADABLE when the bytes are no such message, STATUS_OUT_OF_MEMORY when it does not fit
 * into the arena: small hostile input can unfold to much more than its own size.
 */
enum status message_unpack(ProtobufCMessage **message, const ProtobufCMessageDescriptor *descriptor,
                           const void *bytes, size_t size, struct arena *arena, struct error *error);

/*
 * A text for a field of a message that is packed: protobuf-c's generated structures hold `char *` for what
 * packing only reads. The text is borrowed and must not be changed through the result.
 */
char *message_text(const char *text);

/*
 * Serialises a message: fields in the order of their numbers, then the fields that the schema does not know.
 * STATUS_OUT_OF_MEMORY when the arena refuses or the message would pass MESSAGE_SIZE_LIMIT.
 */
enum status message_pack(const ProtobufCMessage *message, void **bytes, size_t *size, struct arena *arena,
                         struct error *error);

#endif
