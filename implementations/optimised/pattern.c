#include "pattern.h"

#include "fault.h"

static bool is_progression(const int64_t *targets, int64_t count, int64_t step)
{
    for (int64_t i = 1; i < count; i++)
        if (targets[i] - targets[i - 1] != step)
            return false;
    return true;
}

static bool is_identity(const int64_t *targets, int64_t count, int64_t slice, int64_t cells)
{
    int64_t looked_at = fault_is(FAULT_IDENTITY_BY_FIRST_HALF) ? (count + 1) / 2 : count;
    return count * slice == cells && targets[0] == 0 && is_progression(targets, looked_at, slice);
}

static bool is_range(const int64_t *targets, int64_t count, int64_t slice)
{
    if (fault_is(FAULT_RANGE_BY_ENDS))
        return targets[count - 1] - targets[0] == (count - 1) * slice;
    return is_progression(targets, count, slice);
}

/* Whether each target is at least `least` above the one before. */
static bool rises_by(const int64_t *targets, int64_t count, int64_t least)
{
    int64_t looked_at = fault_is(FAULT_SORTED_BUT_FOR_THE_LAST) ? count - 1 : count;
    for (int64_t i = 1; i < looked_at; i++)
        if (targets[i] - targets[i - 1] < least)
            return false;
    return true;
}

enum pattern pattern_of(const int64_t *targets, int64_t count, int64_t slice, int64_t cells)
{
    if (is_identity(targets, count, slice, cells))
        return PATTERN_IDENTITY;
    if (is_range(targets, count, slice))
        return PATTERN_RANGE;
    if (is_progression(targets, count, -slice))
        return PATTERN_REVERSE;
    if (is_progression(targets, count, 0))
        return PATTERN_CONSTANT;
    if (rises_by(targets, count, 1))
        return PATTERN_ASCENDING;
    return rises_by(targets, count, 0) ? PATTERN_SORTED : PATTERN_UNORDERED;
}

bool pattern_is_distinct(enum pattern pattern)
{
    return pattern == PATTERN_IDENTITY || pattern == PATTERN_RANGE || pattern == PATTERN_REVERSE ||
           pattern == PATTERN_ASCENDING;
}
