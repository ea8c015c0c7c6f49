#include "dtype.h"
#include "element_bits.h"
#include "vector_cells.h"

#include <string.h>

uint64_t key_of_bits(uint64_t bits, size_t size)
{
    const uint64_t sign = UINT64_C(1) << (8 * size - 1), all = sign | (sign - 1);
    return (bits & sign) != 0 ? bits ^ all : bits | sign;
}

uint64_t bits_of_key(uint64_t key, size_t size)
{
    const uint64_t sign = UINT64_C(1) << (8 * size - 1), all = sign | (sign - 1);
    return (key & sign) != 0 ? key ^ sign : key ^ all;
}

struct part part_of(struct cell_survey *survey, int64_t position, int index)
{
    const int32_t dtype = part_dtype(survey->stored->dtype);
    const size_t size = dtype_size(dtype), element = dtype_size(survey->stored->dtype);
    const uint64_t sign = UINT64_C(1) << (8 * size - 1), infinity = floating_infinity_bits(dtype);
    struct part part = {.survey = survey,
                        .position = position,
                        .dtype = dtype,
                        .size = size,
                        .offset = (size_t)index * size,
                        .least = key_of_bits(infinity | sign, size),
                        .greatest = key_of_bits(infinity, size)};
    memcpy(part.element, (const char *)survey->stored->elements + (size_t)position * element, element);
    return part;
}

uint64_t stored_key(const struct part *part)
{
    return key_of_bits(load_bits(part->element + part->offset, part->size), part->size);
}

enum vector_layer layer_of_key(const struct part *part, uint64_t key)
{
    unsigned char element[16];
    memcpy(element, part->element, sizeof element);
    store_bits(element + part->offset, part->size, bits_of_key(key, part->size));
    return layer_of_value(part->survey, part->position, element);
}

/* The key `step` farther in a direction, at most that of the infinity there. */
static uint64_t farther(const struct part *part, uint64_t key, int direction, uint64_t step)
{
    if (direction == UP)
        return part->greatest - key < step ? part->greatest : key + step;
    return key - part->least < step ? part->least : key - step;
}

/* The last key from `from` on in a direction up to which all asked keys have at most a layer: steps double, then halve. */
static uint64_t edge(const struct part *part, uint64_t from, int direction, enum vector_layer most)
{
    uint64_t good = from, step = 1;
    for (;;) {
        const uint64_t next = farther(part, good, direction, step);
        if (next == good)
            return good;
        if (layer_of_key(part, next) > most)
            break;
        good = next;
        step *= 2;
    }
    while (step > 1) {
        step /= 2;
        const uint64_t next = farther(part, good, direction, step);
        if (layer_of_key(part, next) <= most)
            good = next;
    }
    return good;
}

struct edges edges_of(const struct part *part)
{
    struct edges edges;
    const uint64_t stored = stored_key(part);
    for (int direction = DOWN; direction < DIRECTIONS; direction++) {
        edges.keys[LAYER_ALLOWED][direction] = edge(part, stored, direction, LAYER_ALLOWED);
        edges.keys[LAYER_TOLERATED][direction] =
            edge(part, edges.keys[LAYER_ALLOWED][direction], direction, LAYER_TOLERATED);
    }
    return edges;
}

bool is_wider(const struct edges *edges, enum vector_layer layer, uint64_t stored)
{
    const uint64_t *keys = edges->keys[layer];
    if (layer == LAYER_ALLOWED)
        return keys[DOWN] != stored || keys[UP] != stored;
    return memcmp(keys, edges->keys[layer - 1], sizeof edges->keys[layer]) != 0;
}

void try_key(const struct part *part, uint64_t key)
{
    unsigned char element[16];
    memcpy(element, part->element, sizeof element);
    store_bits(element + part->offset, part->size, bits_of_key(key, part->size));
    try_value(part->survey, part->position, element);
}

static uint64_t random_key(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *state ^ *state >> 29;
}

bool is_regular(const struct part *part, const struct edges *edges)
{
    enum { SAMPLES = 6 };
    const uint64_t span = part->greatest - part->least + 1;
    uint64_t state = (uint64_t)part->position + 1;
    unsigned char element[16];
    memcpy(element, part->element, sizeof element);
    for (int i = 0; i < 3 * SAMPLES; i++) {
        const uint64_t *keys = edges->keys[i % LAYER_WRONG];
        const uint64_t inside = keys[UP] - keys[DOWN] + 1, drawn = random_key(&state);
        uint64_t key = part->least + (span == 0 ? drawn : drawn % span);
        if (i < SAMPLES)
            key = keys[DOWN] + (inside == 0 ? drawn : drawn % inside);
        else if (i < 2 * SAMPLES)
            key =
                farther(part, keys[i / 2 % DIRECTIONS], i / 2 % DIRECTIONS, UINT64_C(1) << (i - SAMPLES) % 8);
        store_bits(element + part->offset, part->size, bits_of_key(key, part->size));
        if (layer_of_value(part->survey, part->position, element) !=
            layer_by_entries(part->survey, part->position, element))
            return false;
    }
    return true;
}
