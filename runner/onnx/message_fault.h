/*
 * Where bytes stop being a message, for a person who has to find the fault: the parser tells only that they do.
 */
#ifndef SCATTER_MESSAGE_FAULT_H
#define SCATTER_MESSAGE_FAULT_H

#include <protobuf-c/protobuf-c.h>
#include <stdbool.h>
#include <stddef.h>

/*
 * Writes the field, the byte at which it begins (from 0, of all bytes) and what is wrong, such as
 * "graph.node[0].input[1] at byte 23: 200 bytes reach past the end at byte 41". Follows the wire format (protobuf's
 * "Encoding"); false when it finds no fault.
 */
bool message_fault(const ProtobufCMessageDescriptor *descriptor, const void *bytes, size_t size, char *text,
                   size_t room);

#endif
