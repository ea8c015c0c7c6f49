/*
 * Structure-aware mutation of Protocol Buffers messages: a message is decoded, a few of its fields are
 * changed, and the project's own encoder writes it again. This reaches what mutation of bytes seldom reaches:
 * another value of a number, one entry more or less, the other member of a oneof, messages inside the bytes
 * of messages.
 */
#ifndef SCATTER_FUZZ_STRUCTURE_H
#define SCATTER_FUZZ_STRUCTURE_H

#include <protobuf-c/protobuf-c.h>
#include <stddef.h>
#include <stdint.h>

/* The message type that a field of type bytes contains, or NULL. */
typedef const ProtobufCMessageDescriptor *structure_holder(const ProtobufCMessage *message,
                                                           const ProtobufCFieldDescriptor *field);

/* The fields of this project's messages that contain messages: in requests, answers and files
 * (input.proto). */
structure_holder structure_of_project;

/*
 * Mutates a message in place, as LLVMFuzzerCustomMutator does; returns its new size, at most `largest`. Bytes
 * that are not such a message, and occasionally also valid messages, are mutated by LLVMFuzzerMutate. Except
 * for that function, the result depends only on the seed.
 */
size_t structure_mutate(uint8_t *bytes, size_t size, size_t largest, unsigned int seed,
                        const ProtobufCMessageDescriptor *descriptor, structure_holder *holder);

#endif
