#include "structure.h"

#include "arena.h"
#include "message.h"
#include "structure_values.h"
#include "target.h"

#include <string.h>

enum { MOST_ENTRIES = 4096 };

static void *at(const struct place *place)
{
    return (char *)place->message + place->field->offset;
}

/* has_X of optional fields, n_X of repeated ones, X_case of a oneof. */
static void *quantifier(const struct place *place)
{
    return (char *)place->message + place->field->quantifier_offset;
}

/* ---- fields -------------------------------------------------------------------------------------------- */

/* Adds an entry, a copy of another one if there is one. */
static void add_entry(struct mutation *mutation, const struct place *place, int depth)
{
    size_t *count = quantifier(place), size = structure_value_size(place->field->type);
    char *entries = arena_allocate_zeroed(mutation->arena, *count + 1, size);
    if (entries == NULL || *count >= MOST_ENTRIES)
        return;
    char *before = *(char **)at(place);
    size_t position = structure_draw(mutation, *count + 1);
    if (*count > 0) {
        memcpy(entries, before, position * size);
        memcpy(entries + (position + 1) * size, before + position * size, (*count - position) * size);
        memcpy(entries + position * size, before + structure_draw(mutation, *count) * size, size);
    }
    if (*count == 0 || (place->field->type != PROTOBUF_C_TYPE_MESSAGE && structure_draw(mutation, 2) == 0))
        structure_change_value(mutation, place, entries + position * size, depth);
    *(char **)at(place) = entries;
    ++*count;
}

static void change_entries(struct mutation *mutation, const struct place *place, int depth)
{
    size_t *count = quantifier(place), size = structure_value_size(place->field->type);
    uint64_t choice = structure_draw(mutation, 8);
    if (*count == 0 || choice < 2) {
        add_entry(mutation, place, depth);
        return;
    }
    char *entries = *(char **)at(place);
    char *one = entries + structure_draw(mutation, *count) * size,
         *other = entries + structure_draw(mutation, *count) * size;
    char kept[sizeof(ProtobufCBinaryData)];
    switch (choice) {
    case 2: /* remove an entry */
        memmove(one, one + size, (size_t)(entries + *count * size - one) - size);
        --*count;
        return;
    case 3:
        memcpy(kept, one, size);
        memmove(one, other, size);
        memcpy(other, kept, size);
        return;
    case 4:
        *count = structure_draw(mutation, *count + 1);
        return;
    default:
        if (place->field->type != PROTOBUF_C_TYPE_MESSAGE)
            structure_change_value(mutation, place, one, depth);
    }
}

static void change_field(struct mutation *mutation, const struct place *place, int depth)
{
    const ProtobufCFieldDescriptor *field = place->field;
    bool is_pointer = field->type == PROTOBUF_C_TYPE_STRING || field->type == PROTOBUF_C_TYPE_MESSAGE;
    if (field->label == PROTOBUF_C_LABEL_REPEATED) {
        change_entries(mutation, place, depth);
        return;
    }
    bool in_oneof = (field->flags & PROTOBUF_C_FIELD_FLAG_ONEOF) != 0;
    bool is_set = in_oneof     ? *(uint32_t *)quantifier(place) == field->id
                  : is_pointer ? *(void **)at(place) != NULL
                               : *(protobuf_c_boolean *)quantifier(place) != 0;
    bool unset = is_set && structure_draw(mutation, 6) == 0;
    if (unset || (in_oneof && !is_set)) /* the memory may hold another member of the oneof */
        memset(at(place), 0, structure_value_size(field->type));
    if (in_oneof)
        *(uint32_t *)quantifier(place) = unset ? 0 : field->id;
    else if (!is_pointer)
        *(protobuf_c_boolean *)quantifier(place) = !unset;
    if (!unset && !(is_set && field->type == PROTOBUF_C_TYPE_MESSAGE))
        structure_change_value(mutation, place, at(place), depth);
}

/* ---- messages ------------------------------------------------------------------------------------------ */

/* Selects a field of a message, or of the messages below it, as `chosen`, each with the same probability. */
static void choose(struct mutation *mutation, ProtobufCMessage *message, int depth, uint64_t *seen,
                   struct place *chosen, int *chosen_depth)
{
    const ProtobufCMessageDescriptor *descriptor = message->descriptor;
    for (unsigned i = 0; i < descriptor->n_fields; i++) {
        struct place place = {.message = message, .field = &descriptor->fields[i]};
        bool repeated = place.field->label == PROTOBUF_C_LABEL_REPEATED;
        /* A field that holds messages counts as several fields. */
        bool holds =
            place.field->type == PROTOBUF_C_TYPE_BYTES && mutation->holder(message, place.field) != NULL;
        uint64_t weight = !holds ? 1 : repeated ? 8 * (1 + *(size_t *)quantifier(&place)) : 8;
        *seen += weight;
        if (structure_draw(mutation, *seen) < weight) {
            *chosen = place;
            *chosen_depth = depth;
        }
        if (place.field->type != PROTOBUF_C_TYPE_MESSAGE || depth >= STRUCTURE_DEEPEST)
            continue;
        if ((place.field->flags & PROTOBUF_C_FIELD_FLAG_ONEOF) != 0 &&
            *(uint32_t *)quantifier(&place) != place.field->id)
            continue;
        size_t count = repeated ? *(size_t *)quantifier(&place) : *(void **)at(&place) != NULL;
        ProtobufCMessage **below =
            repeated ? *(ProtobufCMessage ***)at(&place) : (ProtobufCMessage **)at(&place);
        for (size_t j = 0; j < count; j++)
            choose(mutation, below[j], depth + 1, seen, chosen, chosen_depth);
    }
}

bool structure_change_held(struct mutation *mutation, ProtobufCBinaryData *data,
                           const ProtobufCMessageDescriptor *held, int depth)
{
    ProtobufCMessage *message;
    struct error ignored;
    void *bytes;
    size_t size, length = data->len;
    if (depth >= STRUCTURE_DEEPEST ||
        message_unpack(&message, held, length == 0 ? "" : (const char *)data->data, length, mutation->arena,
                       &ignored) != STATUS_OK)
        return false;
    for (uint64_t rounds = 1 + structure_draw(mutation, 3); rounds > 0; rounds--) {
        struct place place = {.message = NULL};
        uint64_t seen = 0;
        int chosen_depth = depth;
        choose(mutation, message, depth, &seen, &place, &chosen_depth);
        if (place.message != NULL)
            change_field(mutation, &place, chosen_depth + 1);
    }
    if (message_pack(message, &bytes, &size, mutation->arena, &ignored) != STATUS_OK)
        return false;
    *data = (ProtobufCBinaryData){.data = bytes, .len = size};
    return true;
}

size_t structure_mutate(uint8_t *bytes, size_t size, size_t largest, unsigned int seed,
                        const ProtobufCMessageDescriptor *descriptor, structure_holder *holder)
{
    struct arena arena = arena_create((size_t)64 << 20);
    struct mutation mutation = {.holder = holder, .state = seed, .arena = &arena};
    ProtobufCBinaryData data = {.data = bytes, .len = size};
    bool by_structure =
        structure_draw(&mutation, 8) != 0 && structure_change_held(&mutation, &data, descriptor, 0);
    if (by_structure && data.len <= largest) {
        if (data.len > 0)
            memcpy(bytes, data.data, data.len);
        size = data.len;
    } else {
        size = LLVMFuzzerMutate(bytes, size, largest);
    }
    arena_destroy(&arena);
    return size;
}
