/* Shared by the parts of the mutator of messages (structure.h): the state of one mutation, and values. */
#ifndef SCATTER_FUZZ_STRUCTURE_VALUES_H
#define SCATTER_FUZZ_STRUCTURE_VALUES_H

#include "arena.h"
#include "structure.h"

#include <stdbool.h>

/* Messages nested deeper than this, including messages in bytes, are not mutated. */
enum { STRUCTURE_DEEPEST = 12 };

struct mutation {
    structure_holder *holder;
    uint64_t state;
    struct arena *arena;
};

/* A place that can be changed: a field of a message. */
struct place {
    ProtobufCMessage *message;
    const ProtobufCFieldDescriptor *field;
};

/* A number below the limit. */
uint64_t structure_draw(struct mutation *mutation, uint64_t limit);

/* The size in bytes of a value of a type in the C struct. */
size_t structure_value_size(ProtobufCType type);

/* Changes one value of a field, or an entry of a repeated field. Without memory, the value stays
 * unchanged. */
void structure_change_value(struct mutation *mutation, const struct place *place, void *value, int depth);

/* Mutates the message in bytes; false if the bytes are not a message or memory runs out. */
bool structure_change_held(struct mutation *mutation, ProtobufCBinaryData *data,
                           const ProtobufCMessageDescriptor *held, int depth);

#endif
