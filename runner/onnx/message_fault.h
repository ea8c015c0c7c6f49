/*
 * Locates the fault in bytes that are not a valid message; the parser reports only that they are invalid.
 */
#ifndef SCATTER_MESSAGE_FAULT_H
#define SCATTER_MESSAGE_FAULT_H

#include <protobuf-c/protobuf-c.h>
#include <stdbool.h>
#include <stddef.h>

/*
 * Writes the field, the byte offset at which it begins and what is wrong, such as "graph.node[0].input[1] at
 * byte 23: 200 bytes reach past the end at byte 41". Follows the wire format (protobuf's "Encoding"); false
 * if there is no fault.
 */
bool message_fault(const ProtobufCMessageDescriptor *descriptor, const void *bytes, size_t size, char *text,
                   size_t room);

#endif
