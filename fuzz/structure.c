#include "structure.h"

#include "arena.h"
#include "message.h"
#include "shuffle.h"
#include "target.h"

#include <stdbool.h>
#include <string.h>

/* Messages within messages, those in bytes included, deeper than this are left alone. */
enum { DEEPEST = 12, LONGEST_TEXT = 256, LONGEST_BYTES = 1 << 16, MOST_ENTRIES = 4096 };

struct mutation {
    structure_holder *holder;
    uint64_t state;
    struct arena *arena;
    bool done; /* there was memory for it */
};

/* A place that can be changed: a field of a message. */
struct place {
    ProtobufCMessage *message;
    const ProtobufCFieldDescriptor *field;
};

static uint64_t draw(struct mutation *mutation, uint64_t limit)
{
    return splitmix64(&mutation->state) % limit;
}

static void *at(const struct place *place)
{
    return (char *)place->message + place->field->offset;
}

/* has_X of optional fields, n_X of repeated ones, X_case of a oneof. */
static void *quantifier(const struct place *place)
{
    return (char *)place->message + place->field->quantifier_offset;
}

/* ---- values -------------------------------------------------------------------------------------------------------- */

static size_t size_of(ProtobufCType type)
{
    switch (type) {
    case PROTOBUF_C_TYPE_SINT32:
    case PROTOBUF_C_TYPE_INT32:
    case PROTOBUF_C_TYPE_UINT32:
    case PROTOBUF_C_TYPE_SFIXED32:
    case PROTOBUF_C_TYPE_FIXED32:
    case PROTOBUF_C_TYPE_FLOAT:
    case PROTOBUF_C_TYPE_ENUM:
        return 4;
    case PROTOBUF_C_TYPE_SINT64:
    case PROTOBUF_C_TYPE_INT64:
    case PROTOBUF_C_TYPE_UINT64:
    case PROTOBUF_C_TYPE_SFIXED64:
    case PROTOBUF_C_TYPE_FIXED64:
    case PROTOBUF_C_TYPE_DOUBLE:
        return 8;
    case PROTOBUF_C_TYPE_BOOL:
        return sizeof(protobuf_c_boolean);
    case PROTOBUF_C_TYPE_STRING:
    case PROTOBUF_C_TYPE_MESSAGE:
        return sizeof(void *);
    case PROTOBUF_C_TYPE_BYTES:
        return sizeof(ProtobufCBinaryData);
    }
    return 0;
}

/* Extents, types, opsets, and the ends of what integers hold. */
static uint64_t draw_number(struct mutation *mutation, uint64_t before)
{
    static const uint64_t numbers[] = {
        UINT64_MAX,
        INT64_MAX,
        (uint64_t)INT64_MIN,
        INT32_MAX,
        (uint64_t)INT32_MIN,
        UINT32_MAX,
        1ull << 31,
        1ull << 32,
        1ull << 62,
        1ull << 61,
        (1ull << 32) + 1,
        UINT64_MAX - 1,
        0x5555555555555556u,
        (uint64_t)-128,
        255,
        256,
        65535,
        65536,
        0x7f800000,
        0x7fc00000,
    };
    switch (draw(mutation, 6)) {
    case 0:
        return numbers[draw(mutation, sizeof numbers / sizeof *numbers)];
    case 1:
        return before + 1;
    case 2:
        return before - 1;
    case 3:
        return 0 - before;
    case 4:
        return before ^ 1ull << draw(mutation, 64);
    default:
        return draw(mutation, 32); /* an element type, an opset, an extent */
    }
}

static void change_text(struct mutation *mutation, char **text)
{
    static const char *const words[] = {
        "",
        "Scatter",
        "ScatterElements",
        "ScatterND",
        "Constant",
        "ai.onnx",
        "axis",
        "reduction",
        "add",
        "mul",
        "max",
        "min",
        "none",
        "data",
        "indices",
        "updates",
        "output",
        "value",
        "value_ints",
        "location",
        "offset",
        "length",
        "0",
        "-1",
        "../x",
        "/x",
        "x",
        "__x",
        "model.onnx",
        "case.json",
        "test_data_set_0",
        "test_data_set_1/input_0.pb",
        "18446744073709551615",
    };
    const char *before = *text == NULL ? "" : *text;
    size_t size = strlen(before);
    if (size >= LONGEST_TEXT || draw(mutation, 2) == 0) {
        *text = message_text(words[draw(mutation, sizeof words / sizeof *words)]);
        return;
    }
    char *changed = arena_allocate_zeroed(mutation->arena, LONGEST_TEXT + 1, 1);
    if (changed == NULL)
        return;
    memcpy(changed, before, size);
    size = LLVMFuzzerMutate((uint8_t *)changed, size, LONGEST_TEXT);
    changed[size] = '\0';
    *text = changed;
}

static bool mutate_held(struct mutation *mutation, ProtobufCBinaryData *data,
                        const ProtobufCMessageDescriptor *held, int depth);

static void change_bytes(struct mutation *mutation, ProtobufCBinaryData *data,
                         const ProtobufCMessageDescriptor *held, int depth)
{
    if (held != NULL && draw(mutation, 8) != 0 && mutate_held(mutation, data, held, depth))
        return;
    size_t capacity = data->len + 64;
    uint8_t *changed = data->len > LONGEST_BYTES ? NULL : arena_allocate_zeroed(mutation->arena, capacity, 1);
    if (changed == NULL)
        return;
    if (data->len > 0)
        memcpy(changed, data->data, data->len);
    size_t size = data->len;
    switch (draw(mutation, 4)) {
    case 0: /* shorter */
        size = size == 0 ? 0 : draw(mutation, size);
        break;
    case 1: /* longer, by zeroes */
        size += 1 + draw(mutation, 16);
        break;
    default:
        size = LLVMFuzzerMutate(changed, size, capacity);
    }
    *data = (ProtobufCBinaryData){.data = changed, .len = size};
}

/* Changes one value of a field, or an entry of a repeated one. */
static void change_value(struct mutation *mutation, const struct place *place, void *value, int depth)
{
    const ProtobufCFieldDescriptor *field = place->field;
    size_t size = size_of(field->type);
    uint64_t number = 0;
    switch (field->type) {
    case PROTOBUF_C_TYPE_STRING:
        change_text(mutation, value);
        return;
    case PROTOBUF_C_TYPE_BYTES:
        change_bytes(mutation, value, mutation->holder(place->message, field), depth);
        return;
    case PROTOBUF_C_TYPE_MESSAGE: {
        const ProtobufCMessageDescriptor *descriptor = field->descriptor;
        ProtobufCMessage *message = arena_allocate_zeroed(mutation->arena, 1, descriptor->sizeof_message);
        if (message == NULL)
            return;
        protobuf_c_message_init(descriptor, message);
        memcpy(value, &message, sizeof message);
        return;
    }
    case PROTOBUF_C_TYPE_BOOL:
        *(protobuf_c_boolean *)value = !*(protobuf_c_boolean *)value;
        return;
    default: /* numbers, in the byte order of those who need little of them */
        memcpy(&number, value, size);
        number = draw_number(mutation, number);
        memcpy(value, &number, size);
    }
}

/* ---- fields -------------------------------------------------------------------------------------------------------- */

/* One entry more, like another if there is one. */
static void add_entry(struct mutation *mutation, const struct place *place, int depth)
{
    size_t *count = quantifier(place), size = size_of(place->field->type);
    char *entries = arena_allocate_zeroed(mutation->arena, *count + 1, size);
    if (entries == NULL || *count >= MOST_ENTRIES)
        return;
    char *before = *(char **)at(place);
    size_t position = draw(mutation, *count + 1);
    if (*count > 0) {
        memcpy(entries, before, position * size);
        memcpy(entries + (position + 1) * size, before + position * size, (*count - position) * size);
        memcpy(entries + position * size, before + draw(mutation, *count) * size, size);
    }
    if (*count == 0 || (place->field->type != PROTOBUF_C_TYPE_MESSAGE && draw(mutation, 2) == 0))
        change_value(mutation, place, entries + position * size, depth);
    *(char **)at(place) = entries;
    ++*count;
}

static void change_entries(struct mutation *mutation, const struct place *place, int depth)
{
    size_t *count = quantifier(place), size = size_of(place->field->type);
    uint64_t choice = draw(mutation, 8);
    if (*count == 0 || choice < 2) {
        add_entry(mutation, place, depth);
        return;
    }
    char *entries = *(char **)at(place);
    char *one = entries + draw(mutation, *count) * size, *other = entries + draw(mutation, *count) * size;
    char kept[sizeof(ProtobufCBinaryData)];
    switch (choice) {
    case 2: /* one less */
        memmove(one, one + size, (size_t)(entries + *count * size - one) - size);
        --*count;
        return;
    case 3:
        memcpy(kept, one, size);
        memmove(one, other, size);
        memcpy(other, kept, size);
        return;
    case 4:
        *count = draw(mutation, *count + 1);
        return;
    default:
        if (place->field->type != PROTOBUF_C_TYPE_MESSAGE)
            change_value(mutation, place, one, depth);
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
    bool unset = is_set && draw(mutation, 6) == 0;
    if (unset || (in_oneof && !is_set)) /* what another member of the oneof had there is none of this one */
        memset(at(place), 0, size_of(field->type));
    if (in_oneof)
        *(uint32_t *)quantifier(place) = unset ? 0 : field->id;
    else if (!is_pointer)
        *(protobuf_c_boolean *)quantifier(place) = !unset;
    if (!unset && !(is_set && field->type == PROTOBUF_C_TYPE_MESSAGE))
        change_value(mutation, place, at(place), depth);
}

/* ---- messages ------------------------------------------------------------------------------------------------------ */

/* Puts each field of a message and of those below it in place of `chosen` with the same probability. */
static void choose(struct mutation *mutation, ProtobufCMessage *message, int depth, uint64_t *seen,
                   struct place *chosen, int *chosen_depth)
{
    const ProtobufCMessageDescriptor *descriptor = message->descriptor;
    for (unsigned i = 0; i < descriptor->n_fields; i++) {
        struct place place = {.message = message, .field = &descriptor->fields[i]};
        bool repeated = place.field->label == PROTOBUF_C_LABEL_REPEATED;
        /* What holds messages is as good as several fields. */
        bool holds =
            place.field->type == PROTOBUF_C_TYPE_BYTES && mutation->holder(message, place.field) != NULL;
        uint64_t weight = !holds ? 1 : repeated ? 8 * (1 + *(size_t *)quantifier(&place)) : 8;
        *seen += weight;
        if (draw(mutation, *seen) < weight) {
            *chosen = place;
            *chosen_depth = depth;
        }
        if (place.field->type != PROTOBUF_C_TYPE_MESSAGE || depth >= DEEPEST)
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

static bool mutate_held(struct mutation *mutation, ProtobufCBinaryData *data,
                        const ProtobufCMessageDescriptor *held, int depth)
{
    ProtobufCMessage *message;
    struct error ignored;
    void *bytes;
    size_t size, length = data->len;
    if (depth >= DEEPEST || message_unpack(&message, held, length == 0 ? "" : (const char *)data->data,
                                           length, mutation->arena, &ignored) != STATUS_OK)
        return false;
    for (uint64_t rounds = 1 + draw(mutation, 3); rounds > 0; rounds--) {
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
    bool by_structure = draw(&mutation, 8) != 0 && mutate_held(&mutation, &data, descriptor, 0);
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
