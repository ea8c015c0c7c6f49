/*
 * Mutation of protocol-buffer messages by their structure: a message is decoded, a few of its fields are changed, and the
 * project's own encoder writes it again. What mutation of bytes seldom reaches is reached so: another number where a
 * number stood, one entry more or less, the other member of a oneof, messages inside the bytes of messages.
 */
#ifndef SCATTER_FUZZ_STRUCTURE_H
#define SCATTER_FUZZ_STRUCTURE_H

#include <protobuf-c/protobuf-c.h>
#include <stddef.h>
#include <stdint.h>

/* Which message a field of type bytes holds, or NULL. */
typedef const ProtobufCMessageDescriptor *structure_holder(const ProtobufCMessage *message,
                                                           const ProtobufCFieldDescriptor *field);

/* The fields of the messages of this project that hold messages: of requests, answers and files (input.proto). */
structure_holder structure_of_ours;

/*
 * Mutates a message in place, as LLVMFuzzerCustomMutator does; returns its new size, at most `largest`. Bytes that are
 * no such message, and now and then those that are one, are mutated by LLVMFuzzerMutate. The seed decides all, but for
 * what that function does.
 */
size_t structure_mutate(uint8_t *bytes, size_t size, size_t largest, unsigned int seed,
                        const ProtobufCMessageDescriptor *descriptor, structure_holder *holder);

#endif
