/*
 * What the parts of the mutator of messages (structure.h) share: the state of one mutation, and values.
 */
#ifndef SCATTER_FUZZ_STRUCTURE_VALUES_H
#define SCATTER_FUZZ_STRUCTURE_VALUES_H

#include "arena.h"
#include "structure.h"

#include <stdbool.h>

/* Messages within messages, those in bytes included, deeper than this are left alone. */
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

/* How many bytes a value of a type takes in its structure. */
size_t structure_value_size(ProtobufCType type);

/* Changes one value of a field, or an entry of a repeated one. Without memory it stays. */
void structure_change_value(struct mutation *mutation, const struct place *place, void *value, int depth);

/* Mutates the message that bytes hold; false when they hold none, or there is no memory. */
bool structure_change_held(struct mutation *mutation, ProtobufCBinaryData *data,
                           const ProtobufCMessageDescriptor *held, int depth);

#endif
