#include "dtype.h"
#include "element_bits.h"
#include "vector_cells.h"

#include <math.h>
#include <string.h>

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
