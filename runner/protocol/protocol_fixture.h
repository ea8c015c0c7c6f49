/* Messages of the protocol: answers of an implementation, and how the runner reads them. */
#ifndef SCATTER_PROTOCOL_FIXTURE_H
#define SCATTER_PROTOCOL_FIXTURE_H

#include "answer.h"
#include "arena.h"
#include "protocol.pb-c.h"

#include <stddef.h>

/* The number of every message, above 32 bits. */
#define MESSAGE_NUMBER ((uint64_t)5 << 32 | 3)

/* A message to the implementation, unpacked in the arena. */
const ScatterCts__ToImplementation *unpack_to_implementation(const void *bytes, size_t size,
                                                             struct arena *arena);

/* A message from the implementation with MESSAGE_NUMBER and nothing else. */
ScatterCts__ToRunner numbered_message(void);

/* What the result of a case should be: two elements of this type. */
struct tensor expected_data(int32_t dtype);

/* How the runner reads a message as the answer to such a case. */
struct answer read_as_answer(const ScatterCts__ToRunner *message, int32_t dtype, struct arena *arena);

#endif
