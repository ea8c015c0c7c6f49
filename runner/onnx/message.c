#include "message.h"

#include <stdint.h>

/* Arenas with a limit of at least this size count as unlimited. */
#define NO_LIMIT (SIZE_MAX / 2)

static void free_nothing(void *data, void *pointer)
{
    (void)data;
    (void)pointer;
}

/* protobuf-c returns NULL both for a malformed message and if memory runs out; this records which one it
 * was. */
struct watched_arena {
    struct arena *arena;
    bool exhausted;
};

static void *allocate_watched(void *data, size_t size)
{
    struct watched_arena *watched = data;
    void *memory = arena_allocate(watched->arena, size);
    if (memory == NULL)
        watched->exhausted = true;
    return memory;
}

enum status message_unpack(ProtobufCMessage **message, const ProtobufCMessageDescriptor *descriptor,
                           const void *bytes, size_t size, struct arena *arena, struct error *error)
{
    if (size > MESSAGE_SIZE_LIMIT)
        return error_set(error, STATUS_UNREADABLE, "%zu bytes are too many for a %s", size,
                         descriptor->short_name);
    struct watched_arena watched = {.arena = arena, .exhausted = false};
    ProtobufCAllocator allocator = {
        .alloc = allocate_watched, .free = free_nothing, .allocator_data = &watched};
    *message = protobuf_c_message_unpack(descriptor, &allocator, size, bytes);
    if (*message != NULL)
        return STATUS_OK;
    if (watched.exhausted && arena->limit >= NO_LIMIT)
        return error_set(error, STATUS_OUT_OF_MEMORY,
                         "the %s of %zu bytes expands to more memory than is available",
                         descriptor->short_name, size);
    if (watched.exhausted)
        return error_set(error, STATUS_OUT_OF_MEMORY,
                         "the %s of %zu bytes expands to more than the memory limit of %zu bytes",
                         descriptor->short_name, size, arena->limit);
    char fault[400] = "";
    bool found = message_fault(descriptor, bytes, size, fault, sizeof fault);
    return error_set(error, STATUS_UNREADABLE, "the %zu bytes are not a well-formed %s%s%s", size,
                     descriptor->short_name, found ? ": " : "", fault);
}

char *message_text(const char *text)
{
    union {
        const char *given;
        char *wanted;
    } pointer = {.given = text};
    return pointer.wanted;
}

enum status message_pack(const ProtobufCMessage *message, void **bytes, size_t *size, struct arena *arena,
                         struct error *error)
{
    size_t packed_size = protobuf_c_message_get_packed_size(message);
    if (packed_size > MESSAGE_SIZE_LIMIT)
        return error_set(error, STATUS_OUT_OF_MEMORY, "a %s of %zu bytes is too large for a message",
                         message->descriptor->short_name, packed_size);
    *bytes = arena_allocate(arena, packed_size);
    if (*bytes == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for a %s of %zu bytes",
                         message->descriptor->short_name, packed_size);
    *size = protobuf_c_message_pack(message, *bytes);
    return STATUS_OK;
}
