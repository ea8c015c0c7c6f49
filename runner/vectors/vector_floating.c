#include "element_bits.h"
#include "floating_format.h"
#include "vector_parts.h"

#include <math.h>

static void add_interval(const struct part *part, enum vector_layer layer, uint64_t low, uint64_t high)
{
    unsigned char ends[2 * sizeof(uint64_t)];
    if (low > high)
        return;
    store_bits(ends, part->size, bits_of_key(low, part->size));
    store_bits(ends + part->size, part->size, bits_of_key(high, part->size));
    add_entry(
        part->survey,
        (struct vector_entry){
            .layer = layer, .kind = ENTRY_INTERVAL, .cell = part->position, .elements = ends, .count = 2});
}

/* Adds an interval without the zeros in it that have another layer: the sign of zero is a question of its own. */
static void add_intervals(const struct part *part, enum vector_layer layer, const uint64_t keys[DIRECTIONS])
{
    uint64_t low = keys[DOWN];
    const uint64_t negative_zero = key_of_bits(UINT64_C(1) << (8 * part->size - 1), part->size);
    for (uint64_t zero = negative_zero; zero <= negative_zero + 1; zero++)
        if (keys[DOWN] <= zero && zero <= keys[UP] && layer_of_key(part, zero) > layer) {
            add_interval(part, layer, low, zero - 1);
            low = zero + 1;
        }
    add_interval(part, layer, low, keys[UP]);
}

/* Zeros, infinities, and the greatest and least numbers of both signs: what overflow, flushing and identities give. */
static void try_special(const struct part *part)
{
    const uint64_t sign = UINT64_C(1) << (8 * part->size - 1), infinity = floating_infinity_bits(part->dtype);
    const uint64_t normal = infinity & (~infinity + 1);
    const uint64_t bits[] = {0, infinity, infinity - 1, normal, normal - 1, 1};
    for (size_t i = 0; i < sizeof bits / sizeof *bits; i++) {
        try_key(part, key_of_bits(bits[i], part->size));
        try_key(part, key_of_bits(bits[i] | sign, part->size));
    }
}

static void try_operand_keys(const struct part *part)
{
    const struct cell_survey *survey = part->survey;
    const struct tensor *data = survey->derived->node.inputs[INPUT_DATA],
                        *updates = survey->derived->node.inputs[INPUT_UPDATES];
    const char *old = data->elements, *all = updates->elements;
    try_key(part, key_of_bits(load_bits(old + (size_t)part->position * part->size, part->size), part->size));
    for (int64_t i = 0; i < aims_count(&survey->aims, part->position); i++) {
        const size_t at = (size_t)aims_update_position(&survey->aims, part->position, i) * part->size;
        try_key(part, key_of_bits(load_bits(all + at, part->size), part->size));
    }
}

void survey_floating(struct cell_survey *survey, int64_t position)
{
    const struct part part = part_of(survey, position, 0);
    if (is_moved(survey, position))
        return;
    if (isnan(floating_value(part.dtype, part.element))) {
        try_special(&part);
        try_operand_keys(&part);
        return;
    }
    const struct edges edges = edges_of(&part);
    for (enum vector_layer layer = LAYER_ALLOWED; layer < LAYER_WRONG; layer++)
        if (is_wider(&edges, layer, stored_key(&part)))
            add_intervals(&part, layer, edges.keys[layer]);
    try_special(&part);
    try_operand_keys(&part);
    if (!is_regular(&part, &edges))
        survey->obstacle = OBSTACLE_IRREGULAR;
}
