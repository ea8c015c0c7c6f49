#include "element_bits.h"
#include "floating_format.h"
#include "vector_cells.h"

#include <math.h>
#include <string.h>

enum { DOWN, UP, DIRECTIONS };

/* A part of a cell whose interval is looked for: a number of a real type, or a part of a complex one. */
struct part {
    struct cell_survey *survey;
    int64_t position;
    int32_t dtype;             /* of the part */
    size_t size, offset;       /* of the part; where it is in the element */
    uint64_t least, greatest;  /* the keys of the infinities */
    unsigned char element[16]; /* the stored value, in which the part is replaced */
};

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

static struct part part_of(struct cell_survey *survey, int64_t position, int index)
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

static uint64_t stored_key(const struct part *part)
{
    return key_of_bits(load_bits(part->element + part->offset, part->size), part->size);
}

static enum vector_layer layer_of_key(const struct part *part, uint64_t key)
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

/* For each layer the first and the last key around the stored value. */
struct edges {
    uint64_t keys[LAYER_WRONG][DIRECTIONS];
};

static struct edges edges_of(const struct part *part)
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

static bool is_wider(const struct edges *edges, enum vector_layer layer, uint64_t stored)
{
    const uint64_t *keys = edges->keys[layer];
    if (layer == LAYER_ALLOWED)
        return keys[DOWN] != stored || keys[UP] != stored;
    return memcmp(keys, edges->keys[layer - 1], sizeof edges->keys[layer]) != 0;
}

/* ---- real numbers ------------------------------------------------------------------------------------------------------- */

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

static void try_key(const struct part *part, uint64_t key)
{
    unsigned char element[16];
    memcpy(element, part->element, sizeof element);
    store_bits(element + part->offset, part->size, bits_of_key(key, part->size));
    const enum vector_layer layer = layer_of_value(part->survey, part->position, element);
    if (layer < layer_by_entries(part->survey, part->position, element))
        add_entry(part->survey, (struct vector_entry){.layer = layer,
                                                      .kind = ENTRY_VALUES,
                                                      .cell = part->position,
                                                      .elements = element,
                                                      .count = 1});
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

static uint64_t random_key(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *state ^ *state >> 29;
}

/* Whether judge and entries agree about numbers in the intervals, next to their ends, and anywhere. */
static bool is_regular(const struct part *part, const struct edges *edges)
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

/* ---- complex numbers ---------------------------------------------------------------------------------------------------- */

static bool is_finite(const struct part *part)
{
    return isfinite(floating_value(part->dtype, part->element + part->offset));
}

/* Adds the box of both parts. */
static void add_box(const struct part parts[2], const struct edges edges[2], enum vector_layer layer)
{
    unsigned char ends[4 * sizeof(uint64_t)];
    const size_t size = parts[0].size;
    for (int direction = DOWN; direction < DIRECTIONS; direction++)
        for (int i = 0; i < 2; i++)
            store_bits(ends + (size_t)(2 * direction + i) * size, size,
                       bits_of_key(edges[i].keys[layer][direction], size));
    add_entry(
        parts[0].survey,
        (struct vector_entry){
            .layer = layer, .kind = ENTRY_INTERVAL, .cell = parts[0].position, .elements = ends, .count = 2});
}

/* A zero of the other sign in one part; overflow and flushing are not looked for, since is_regular finds them. */
static void try_zeros(const struct part *part)
{
    const uint64_t negative_zero = key_of_bits(UINT64_C(1) << (8 * part->size - 1), part->size);
    try_key(part, negative_zero);
    try_key(part, negative_zero + 1);
}

/* ---- products of complex numbers ----------------------------------------------------------------------------------------- */

/* The distance of a number from the stored one in a part. */
static double distance_of_key(const struct part *part, uint64_t key)
{
    unsigned char number[sizeof(uint64_t)];
    store_bits(number, part->size, bits_of_key(key, part->size));
    return fabs(floating_value(part->dtype, number) -
                floating_value(part->dtype, part->element + part->offset));
}

/* The layer of the stored value moved by a distance in one of 16 directions. */
static enum vector_layer layer_at(const struct part parts[2], double distance, int direction)
{
    const double angle = 0.3926990816987241 * direction + 0.1, moves[2] = {cos(angle), sin(angle)};
    unsigned char element[16];
    memcpy(element, parts[0].element, sizeof element);
    for (int i = 0; i < 2; i++)
        floating_store(parts[i].dtype,
                       floating_value(parts[i].dtype, element + parts[i].offset) + distance * moves[i],
                       element + parts[i].offset);
    return layer_of_value(parts[0].survey, parts[0].position, element);
}

/* Tries all values up to two steps from the stored one in both parts: the forms of one product. */
static void try_neighbours(const struct part parts[2])
{
    enum { STEPS = 2 };
    struct part moved = parts[1];
    for (int64_t i = -STEPS; i <= STEPS; i++) {
        const uint64_t real = stored_key(&parts[0]) + (uint64_t)i;
        store_bits(moved.element + parts[0].offset, moved.size, bits_of_key(real, moved.size));
        for (int64_t k = -STEPS; k <= STEPS; k++)
            try_key(&moved, stored_key(&parts[1]) + (uint64_t)k);
    }
}

/* The norm that a layer allows: the least distance from the stored value to one of four edges. */
static double radius_of(const struct part parts[2], const struct edges edges[2], enum vector_layer layer)
{
    double least = INFINITY;
    for (int i = 0; i < 2; i++)
        for (int direction = DOWN; direction < DIRECTIONS; direction++)
            least = fmin(least, distance_of_key(&parts[i], edges[i].keys[layer][direction]));
    return least;
}

/* Whether a circle is where a layer ends, as far as 16 directions tell. */
static bool is_circle(const struct part parts[2], double radius, enum vector_layer layer)
{
    for (int direction = 0; direction < 16; direction++)
        if (layer_at(parts, 0.9 * radius, direction) > layer ||
            layer_at(parts, 1.5 * radius, direction) <= layer)
            return false;
    return true;
}

static void survey_product(struct cell_survey *survey, const struct part parts[2])
{
    const struct edges edges[2] = {edges_of(&parts[0]), edges_of(&parts[1])};
    for (enum vector_layer layer = LAYER_ALLOWED; layer < LAYER_WRONG; layer++) {
        const double radius = radius_of(parts, edges, layer);
        if (radius == 0)
            continue;
        if (!isfinite(radius) || !is_circle(parts, radius, layer)) {
            survey->obstacle = OBSTACLE_COMPLEX;
            return;
        }
        add_entry(survey, (struct vector_entry){.layer = layer,
                                                .kind = ENTRY_NORM,
                                                .cell = parts[0].position,
                                                .elements = parts[0].element,
                                                .count = 1,
                                                .radius = radius});
    }
    try_neighbours(parts);
}

/* clause: complex-reduction */
void survey_complex(struct cell_survey *survey, int64_t position)
{
    const struct part parts[2] = {part_of(survey, position, 0), part_of(survey, position, 1)};
    const enum reduction reduction = survey->derived->preparation.reduction;
    if (is_moved(survey, position))
        return;
    if (!is_finite(&parts[0]) || !is_finite(&parts[1])) {
        survey->obstacle = OBSTACLE_COMPLEX;
        return;
    }
    if (reduction_kind(reduction) == REDUCES_TO_PRODUCT) {
        survey_product(survey, parts);
        return;
    }
    const struct edges edges[2] = {edges_of(&parts[0]), edges_of(&parts[1])};
    for (enum vector_layer layer = LAYER_ALLOWED; layer < LAYER_WRONG; layer++)
        if (is_wider(&edges[0], layer, stored_key(&parts[0])) ||
            is_wider(&edges[1], layer, stored_key(&parts[1])))
            add_box(parts, edges, layer);
    for (int i = 0; i < 2; i++) {
        try_zeros(&parts[i]);
        if (!is_regular(&parts[i], &edges[i]))
            survey->obstacle = OBSTACLE_COMPLEX;
    }
}
