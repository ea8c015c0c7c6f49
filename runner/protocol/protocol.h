/* Writes and reads the messages of the protocol (protocol.proto). */
#ifndef SCATTER_PROTOCOL_H
#define SCATTER_PROTOCOL_H

#include "answer.h"
#include "arena.h"
#include "case.h"
#include "declaration.h"
#include "operator_version.h"
#include "protocol.pb-c.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PROTOCOL_VERSION = 1 };

/* One --option KEY=VALUE. */
struct option {
    const char *key;
    const char *value;
};

/* The first message, with this number, as bytes in the arena. NULL if the arena has no room. */
void *protocol_hello(uint64_t number, const struct option *options, size_t count, size_t *size,
                     struct arena *arena);

/* A case as a message with this number, as bytes in the arena. */
enum status protocol_request(uint64_t number, const struct scatter_case *the_case, void **bytes, size_t *size,
                             struct arena *arena, struct error *error);

/* The message with this number that asks the worker for a case of the tier "huge"; the same. */
enum status protocol_generated(uint64_t number, const struct scatter_case *the_case, void **bytes,
                               size_t *size, struct arena *arena, struct error *error);

/* Reads the answer to the first message, which had this number. STATUS_PROTOCOL if it is not a valid answer;
 * the error message says what it is or what it lacks. */
enum status protocol_read_hello(uint64_t number, const void *bytes, size_t size,
                                struct declaration *declaration, struct arena *arena, struct error *error);

/*
 * Reads the answer to a case that was sent with this number. `data` is the tensor whose dtype and shape a
 * result should have; elements of a result with another dtype or shape are omitted if they cannot be read.
 * Bytes that are not an answer, or an answer to another message, give ANSWER_CRASH with a message.
 */
struct answer protocol_read_answer(uint64_t number, const void *bytes, size_t size, const struct tensor *data,
                                   struct arena *arena);

/* The same for a case that was sent with protocol_generated: a result with the dtype and shape of `data` is a
 * comparison. */
struct answer protocol_read_comparison(uint64_t number, const void *bytes, size_t size,
                                       const struct tensor *data, struct arena *arena);

/* Whether a message is `prepared`, after which the answer follows. */
bool protocol_is_prepared(uint64_t number, const void *bytes, size_t size, struct arena *arena);

/* A forbidden memory access as the worker reports it: the message for a person. Also the messages of the
 * deaths by SIGSEGV that do not violate a rule about memory, which only the fault reporter detects. */

/*
 * Sets the kind, the fault and the message of an answer from a Fault: ANSWER_FAULT, or ANSWER_CRASH without a
 * fault for the deaths. An unknown kind is treated as OUTSIDE_OUTPUT. The message is in the arena or static;
 * NULL if the arena has no room.
 */
void fault_message_read(const ScatterCts__Fault *fault, struct answer *answer, struct arena *arena);

#endif
