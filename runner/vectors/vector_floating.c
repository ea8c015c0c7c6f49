#include "dtype.h"
#include "element_bits.h"
#include "vector_cells.h"

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

/* The element of an operand of a cell: the old value is number 0, then come the updates. */
static const void *operand_of(const struct part *part, int64_t number)
{
    const struct cell_survey *survey = part->survey;
    return number == 0 ? element_at(survey->derived->node.inputs[INPUT_DATA], part->position)
                       : element_at(survey->derived->node.inputs[INPUT_UPDATES],
                                    aims_update_position(&survey->aims, part->position, number - 1));
}

static int64_t operand_count(const struct part *part)
{
    return aims_count(&part->survey->aims, part->position) + 1;
}

static void try_operand_keys(const struct part *part)
{
    for (int64_t i = 0; i < operand_count(part); i++)
        try_key(part, key_of_bits(load_bits(operand_of(part, i), part->size), part->size));
}

/* Whether judge and entries agree about a number, which is rounded to the type. */
static bool is_agreed(const struct part *part, double number)
{
    unsigned char element[sizeof(uint64_t)];
    floating_store(part->dtype, number, element);
    return isnan(number) || layer_of_value(part->survey, part->position, element) ==
                                layer_by_entries(part->survey, part->position, element);
}

/* The sum or product of all operands, of which one counts `times` times. */
static double result_with(const struct part *part, int64_t one, int times)
{
    const bool is_product =
        reduction_kind(part->survey->derived->preparation.reduction) == REDUCES_TO_PRODUCT;
    double result = is_product ? 1 : 0;
    for (int64_t i = 0; i < operand_count(part); i++)
        for (int n = i == one ? times : 1; n > 0; n--) {
            const double operand = floating_value(part->dtype, operand_of(part, i));
            result = is_product ? result * operand : result + operand;
        }
    return result;
}

/* The same for the results of common mistakes: an operand is left out, or applied twice. */
static bool agrees_with_mistakes(const struct part *part)
{
    enum { MOST_OPERANDS = 16 };
    for (int64_t i = 0; i < operand_count(part) && i < MOST_OPERANDS; i++)
        if (!is_agreed(part, result_with(part, i, 0)) || !is_agreed(part, result_with(part, i, 2)))
            return false;
    return true;
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
    if (!is_regular(&part, &edges) || !agrees_with_mistakes(&part))
        survey->obstacle = OBSTACLE_IRREGULAR;
}
