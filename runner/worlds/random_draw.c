/* Draws the kind of a case, and the keys of its shapes, indices and values. */
#include "operator_version.h"
#include "random_parts.h"

/* ---- keys ---------------------------------------------------------------------------------------------- */

enum part { PART_KIND, PART_SHAPES, PART_INDICES, PART_VALUES, PART_OTHER };

static uint64_t key_of_number(const struct world *world, uint64_t number)
{
    return mix(mix(world->seed) + number);
}

static uint64_t key_of_part(uint64_t key, enum part part)
{
    return mix(key ^ (uint64_t)part << 60);
}

static enum random_difference difference_of_block(const struct world *world, uint64_t block)
{
    static const uint8_t weights[] = {0, 11, 11, 10, 5, 11, 10, 6};
    struct random_stream stream = {key_of_number(world, ~block)};
    return random_once_in(&stream, RANDOM_RUNS_ONE_IN)
               ? (enum random_difference)random_choice(&stream, weights)
               : DIFFERS_IN_ALL;
}

/* ---- kinds --------------------------------------------------------------------------------------------- */

/* Versions with more reductions are drawn more often. */
static uint32_t weight_of_version(const struct operator_version *version)
{
    uint32_t reductions = 0;
    for (reduction_set rest = version->reductions; rest != 0; rest &= rest - 1)
        reductions++;
    return reductions == 0 ? 1 : reductions;
}

static const struct operator_version *draw_version(struct random_stream *stream)
{
    uint32_t weights = 0;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        weights += weight_of_version(&operator_versions[row]);
    uint32_t rest = (uint32_t)random_below(stream, weights);
    int row = 0;
    while (rest >= weight_of_version(&operator_versions[row]))
        rest -= weight_of_version(&operator_versions[row++]);
    return &operator_versions[row];
}

/* The first kind whose version is not before the given one. */
static size_t first_kind_of(const struct world_kinds *kinds, const struct operator_version *version)
{
    size_t low = 0, high = kinds->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (kinds->items[middle].version < version)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool has_value(const struct world_kind *kind)
{
    return reduction_is_defined(kind->dtype, kind->reduction);
}

/* A kind whose reduction is undefined is drawn again once. */
static const struct world_kind *draw_kind(const struct world_kinds *kinds, struct random_stream *stream)
{
    const struct operator_version *version = draw_version(stream);
    size_t begin = first_kind_of(kinds, version), end = first_kind_of(kinds, version + 1);
    const struct world_kind *kind =
        &kinds->items[begin + (size_t)random_below(stream, (int64_t)(end - begin))];
    if (!has_value(kind))
        kind = &kinds->items[begin + (size_t)random_below(stream, (int64_t)(end - begin))];
    return kind;
}

/* Whether the given difference is the only one between two kinds. */
static bool differs_only(const struct world_kind *kind, const struct world_kind *first,
                         enum random_difference difference)
{
    return kind->version == first->version && has_value(kind) &&
           (difference == DIFFERS_IN_DTYPE || kind->dtype == first->dtype) &&
           (difference == DIFFERS_IN_INDEX_DTYPE || kind->index_dtype == first->index_dtype) &&
           (difference == DIFFERS_IN_REDUCTION || kind->reduction == first->reduction);
}

/* Draws one of the kinds with the given difference; the first kind itself is possible. */
static const struct world_kind *draw_other_kind(const struct world_kinds *kinds,
                                                const struct world_kind *first,
                                                enum random_difference difference,
                                                struct random_stream *stream)
{
    const struct world_kind *drawn = first;
    uint32_t count = 0;
    for (size_t i = first_kind_of(kinds, first->version); i < kinds->count; i++) {
        if (kinds->items[i].version != first->version)
            break;
        if (differs_only(&kinds->items[i], first, difference) && random_once_in(stream, ++count))
            drawn = &kinds->items[i];
    }
    return drawn;
}

/* The difference, or another one if no two cases of the kind can have it. */
static enum random_difference possible_difference(enum random_difference difference,
                                                  const struct world_kind *kind)
{
    if (difference == DIFFERS_IN_AXIS && !kind->version->has_axis)
        return DIFFERS_IN_EXTENTS;
    if (difference == DIFFERS_IN_INDEX_DTYPE && kind->version->index_types == DTYPE_BIT(INT64))
        return DIFFERS_IN_INDICES;
    if (difference == DIFFERS_IN_REDUCTION && kind->version->reductions == 0)
        return DIFFERS_IN_VALUES;
    return difference;
}

/* ---- draws --------------------------------------------------------------------------------------------- */

static void make_other(struct random_draw *draw, const struct world *world, uint64_t own)
{
    struct random_stream stream = {key_of_part(own, PART_KIND)};
    draw->is_other = true;
    draw->other = key_of_part(own, PART_OTHER);
    switch (draw->differs) {
    case DIFFERS_IN_DTYPE:
    case DIFFERS_IN_INDEX_DTYPE:
    case DIFFERS_IN_REDUCTION:
        draw->kind = draw_other_kind(&world->kinds, draw->first_kind, draw->differs, &stream);
        break;
    case DIFFERS_IN_INDICES:
        draw->indices = key_of_part(own, PART_INDICES);
        break;
    case DIFFERS_IN_VALUES:
        draw->values = key_of_part(own, PART_VALUES);
        break;
    case DIFFERS_IN_ALL:
    case DIFFERS_IN_AXIS:
    case DIFFERS_IN_EXTENTS:
        break;
    }
}

struct random_draw random_draw_of(const struct world *world, uint64_t number)
{
    const uint64_t place = number % RANDOM_RUN;
    const enum random_difference difference = difference_of_block(world, number / RANDOM_RUN);
    const uint64_t own = key_of_number(world, number);
    const uint64_t first = difference == DIFFERS_IN_ALL ? own : key_of_number(world, number - place);
    struct random_stream stream = {key_of_part(first, PART_KIND)};
    const struct world_kind *kind = draw_kind(&world->kinds, &stream);
    struct random_draw draw = {.kind = kind,
                               .first_kind = kind,
                               .differs = possible_difference(difference, kind),
                               .shapes = key_of_part(first, PART_SHAPES),
                               .indices = key_of_part(first, PART_INDICES),
                               .values = key_of_part(first, PART_VALUES)};
    if (draw.differs != DIFFERS_IN_ALL && place != 0 && place != RANDOM_RUN - 1)
        make_other(&draw, world, own);
    return draw;
}
