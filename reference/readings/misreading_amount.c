/* Misreadings of the reduction, of the number of updates, and of the width of offsets. */
#include "misreading_kinds.h"

/* ---- reductions ---------------------------------------------------------------------------------------------------- */

static bool reduce_as(struct reading *reading, enum reduction reduction)
{
    bool other = reading->reduction != reduction;
    reading->reduction = reduction;
    return other;
}

bool misread_reduction(struct reading *reading, enum misreading misreading)
{
    bool computes = reading->reduction != REDUCTION_NONE;
    switch (misreading) {
    case MISREADING_AS_NONE:
        return reduce_as(reading, REDUCTION_NONE);
    case MISREADING_AS_ADD:
        return reduce_as(reading, REDUCTION_ADD);
    case MISREADING_AS_MUL:
        return reduce_as(reading, REDUCTION_MUL);
    case MISREADING_AS_MAX:
        return reduce_as(reading, REDUCTION_MAX);
    case MISREADING_AS_MIN:
        return reduce_as(reading, REDUCTION_MIN);
    case MISREADING_OLD_IGNORED:
        reading->start = START_FIRST_UPDATE;
        return computes;
    case MISREADING_OLD_AS_ZERO:
        reading->start = START_AT_ZERO;
        return computes;
    case MISREADING_OLD_TWICE:
        reading->start = START_DATA_TWICE;
        return computes;
    case MISREADING_REPEATS_FIRST:
        reading->repeats = REPEATS_FIRST;
        return computes;
    case MISREADING_REPEATS_LAST:
        reading->repeats = REPEATS_LAST;
        return computes;
    default:
        reading->twice = true;
        return computes;
    }
}

/* ---- selection of updates ------------------------------------------------------------------------------------------ */

/* The power of two of a variant: 2, 4, 8 and so on, below a count; 0 if there is none. */
static int64_t power_below(int variant, int64_t count)
{
    int64_t power = variant < 40 ? (int64_t)2 << variant : INT64_MAX;
    return power < count ? power : 0;
}

/* The greatest multiple of a power of two below a count that is not a multiple of it; 0 if there is none. */
static int64_t multiple_below(int variant, int64_t count)
{
    int64_t power = power_below(variant, count);
    while (power > 0 && count % power == 0 && power < count)
        power *= 2; /* the next variants are the same */
    return power == 0 || power >= count ? 0 : count - count % power;
}

/*
 * Ends after a power of two of updates. Further variants count elements of updates, if these differ from
 * updates.
 */
static bool end_at_power(struct reading *reading, int variant, int64_t *number)
{
    int64_t count = reading_updates(reading), elements = reading->updates->count;
    int of_updates = 0;
    while (power_below(of_updates, count) > 0)
        of_updates++;
    if (variant < of_updates) {
        reading->end = *number = power_below(variant, count);
        return true;
    }
    reading->element_end = *number = power_below(variant - of_updates, elements);
    return *number > 0 && count < elements;
}

static int64_t inner_extent(const struct reading *reading)
{
    return reading->tuples ? reading->slice : reading->indices->dims[reading->indices->rank - 1];
}

bool misread_extent(struct reading *reading, enum misreading misreading, int variant, int64_t *number)
{
    int64_t count = reading_updates(reading);
    switch (misreading) {
    case MISREADING_TAIL_LOST:
        reading->end = *number = multiple_below(variant, count);
        return *number > 0;
    case MISREADING_BEYOND_POWER_LOST:
        return end_at_power(reading, variant, number);
    case MISREADING_INNER_TAIL_LOST:
        reading->inner_end = *number = multiple_below(variant, inner_extent(reading));
        return *number > 0;
    case MISREADING_INNER_BEYOND_POWER_LOST:
        reading->inner_end = *number = power_below(variant, inner_extent(reading));
        return *number > 0;
    case MISREADING_TARGETS_BEYOND_POWER_LOST:
        reading->offset_end = *number = power_below(variant, reading->data->count);
        return *number > 0;
    default:
        break;
    }
    if (misreading == MISREADING_FIRST_ONLY && variant == 1 && reading->tuples) {
        reading->element_end = 1;
        return reading->slice > 1;
    }
    if (variant > 0 || count < 2)
        return false;
    switch (misreading) {
    case MISREADING_FIRST_ONLY:
        reading->end = 1;
        break;
    case MISREADING_LAST_ONLY:
        reading->first = count - 1;
        break;
    case MISREADING_LAST_LOST:
        reading->end = count - 1;
        break;
    case MISREADING_FIRST_LOST:
        reading->first = 1;
        break;
    default:
        reading->end = count / 2;
    }
    return true;
}

/* The number of low bits of offsets and positions that a narrow type keeps: 8 or 16. */
bool misread_width(struct reading *reading, enum misreading misreading, int variant, int64_t *number)
{
    static const int bits[] = {8, 16};
    if (misreading == MISREADING_OFFSET_FLOAT) {
        reading->offset_float = true;
        return variant == 0 && reading->data->count > (int64_t)1 << 24;
    }
    if (variant >= (int)(sizeof bits / sizeof *bits))
        return false;
    int64_t mask = ((int64_t)1 << bits[variant]) - 1;
    *number = bits[variant];
    switch (misreading) {
    case MISREADING_OFFSET_CUT:
        reading->offset_mask = mask;
        return reading->data->count > mask;
    case MISREADING_SOURCE_CUT:
        reading->source_mask = mask;
        return reading->updates->count > mask;
    default:
        reading->position_mask = mask;
        return reading->indices->count > mask;
    }
}
