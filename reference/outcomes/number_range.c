#include "range_search.h"

#include <string.h>

void range_reach(struct number *value, bool *known, struct number candidate, enum range_end end)
{
    int order = *known ? number_compare(candidate, *value) : 0;
    if (!*known || (end == RANGE_LEAST ? order < 0 : order > 0))
        *value = candidate;
    *known = true;
}

void range_widen(struct number_range *range, struct number least, struct number greatest)
{
    bool known = range->finite;
    range_reach(&range->least, &known, least, RANGE_LEAST);
    known = range->finite;
    range_reach(&range->greatest, &known, greatest, RANGE_GREATEST);
    range->finite = true;
}

/* Joins the ranges from number `first` to `last`. */
static void join(struct number_ranges *ranges, size_t first, size_t last)
{
    range_widen(&ranges->items[first], ranges->items[last].least, ranges->items[last].greatest);
    memmove(&ranges->items[first + 1], &ranges->items[last + 1],
            (ranges->count - last - 1) * sizeof *ranges->items);
    ranges->count -= last - first;
}

void ranges_add(struct number_ranges *ranges, struct number least, struct number greatest)
{
    size_t place = 0, end;
    while (place < ranges->count && number_compare(ranges->items[place].greatest, least) < 0)
        place++;
    for (end = place; end < ranges->count && number_compare(ranges->items[end].least, greatest) <= 0; end++)
        continue;
    if (end > place) {
        range_widen(&ranges->items[place], least, greatest);
        join(ranges, place, end - 1);
        return;
    }
    memmove(&ranges->items[place + 1], &ranges->items[place],
            (ranges->count - place) * sizeof *ranges->items);
    ranges->items[place] = (struct number_range){true, least, greatest};
    if (++ranges->count > MOST_NUMBER_RANGES)
        join(ranges, ranges->count - 2, ranges->count - 1);
}

struct number_range ranges_hull(const struct number_ranges *ranges)
{
    if (ranges->count == 0)
        return (struct number_range){.finite = false};
    return (struct number_range){true, ranges->items[0].least, ranges->items[ranges->count - 1].greatest};
}
