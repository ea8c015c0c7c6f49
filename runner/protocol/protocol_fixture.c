#include "protocol_fixture.h"

#include "message.h"
#include "model_builder_fixture.h"
#include "protocol.h"

#include <criterion/criterion.h>

const ScatterCts__ToImplementation *unpack_to_implementation(const void *bytes, size_t size,
                                                             struct arena *arena)
{
    ProtobufCMessage *message = NULL;
    struct error error;
    cr_assert(message_unpack(&message, &scatter_cts__to_implementation__descriptor, bytes, size, arena,
                             &error) == STATUS_OK);
    return (const ScatterCts__ToImplementation *)message;
}

ScatterCts__ToRunner numbered_message(void)
{
    ScatterCts__ToRunner message = SCATTER_CTS__TO_RUNNER__INIT;
    message.has_number = 1;
    message.number = MESSAGE_NUMBER;
    return message;
}

struct tensor expected_data(int32_t dtype)
{
    static const int64_t two[] = {2};
    return (struct tensor){.dtype = dtype, .rank = 1, .dims = two, .count = 2, .name = ""};
}

struct answer read_as_answer(const ScatterCts__ToRunner *message, int32_t dtype, struct arena *arena)
{
    struct built_bytes built = build_bytes(arena, &message->base);
    struct tensor data = expected_data(dtype);
    return protocol_read_answer(MESSAGE_NUMBER, built.bytes, built.size, &data, arena);
}
