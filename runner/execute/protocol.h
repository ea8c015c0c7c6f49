/*
 * The messages of the protocol (protocol.proto), made and taken apart.
 */
#ifndef SCATTER_PROTOCOL_H
#define SCATTER_PROTOCOL_H

#include "answer.h"
#include "arena.h"
#include "case.h"
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

/* What an implementation says of itself. Strings and lists are borrowed from the arena that read them. */
struct declaration {
    const char *name;
    const char *version;
    const char *const *operators; /* empty: all */
    size_t operator_count;
    const int32_t *dtypes; /* empty: all */
    size_t dtype_count;
    const char *const *reductions; /* empty: all */
    size_t reduction_count;
};

/* The first message, with this number, as bytes in the arena. NULL when it has no room. */
void *protocol_hello(uint64_t number, const struct option *options, size_t count, size_t *size,
                     struct arena *arena);

/* A case as a request that is not packed, for who is in this process: in the arena, and borrowed from the case. */
enum status protocol_request_message(const struct scatter_case *the_case, ScatterCts__Request **request,
                                     struct arena *arena, struct error *error);

/* A case as a message with this number, as bytes in the arena. */
enum status protocol_request(uint64_t number, const struct scatter_case *the_case, void **bytes, size_t *size,
                             struct arena *arena, struct error *error);

/*
 * Reads the answer to the first message, which had this number. STATUS_PROTOCOL when it is none; the message says what
 * it is, or what it lacks.
 */
enum status protocol_read_hello(uint64_t number, const void *bytes, size_t size,
                                struct declaration *declaration, struct arena *arena, struct error *error);

/*
 * Reads the answer to a case that was sent with this number. `data` is the tensor whose dtype and shape a result
 * should have: elements of another one that cannot be read are left out. Bytes that are not an answer, or one to another message, give
 * ANSWER_CRASH with a message.
 */
struct answer protocol_read_answer(uint64_t number, const void *bytes, size_t size, const struct tensor *data,
                                   struct arena *arena);

/*
 * Whether an implementation declares that it implements what the case asks for. A declaration speaks of the
 * operators, the element types of T and the five reductions; whatever lies outside of these is not a
 * matter of declaration and is always sent. When it does not, `reason` says what is not declared.
 */
bool declaration_covers(const struct declaration *declaration, const struct scatter_case *the_case,
                        const char **reason, struct arena *arena);

#endif
