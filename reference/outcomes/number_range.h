/*
 * Ranges of numbers, and lists of ranges with gaps between them.
 */
#ifndef SCATTER_NUMBER_RANGE_H
#define SCATTER_NUMBER_RANGE_H

#include "number.h"

#include <stdbool.h>
#include <stddef.h>

enum range_end { RANGE_LEAST, RANGE_GREATEST };

/* From `least` to `greatest`, which are finite; if not `finite`, the range is empty. Initialise with zeros. */
struct number_range {
    bool finite;
    struct number least, greatest;
};

/* Moves one end of a range to a number that is farther out; if it is not `known`, to any number. */
void range_reach(struct number *value, bool *known, struct number candidate, enum range_end end);

/* Widens a range to include all numbers from `least` to `greatest`. */
void range_widen(struct number_range *range, struct number least, struct number greatest);

enum { MOST_NUMBER_RANGES = 8 };

/* Ranges in ascending order. Initialise with zeros. */
struct number_ranges {
    size_t count;
    struct number_range items[MOST_NUMBER_RANGES + 1];
};

/*
 * Adds a range. It is joined with those that it overlaps; if there are too many, the two greatest are joined, and the
 * numbers between them are included.
 */
void ranges_add(struct number_ranges *ranges, struct number least, struct number greatest);

/* The range from the least to the greatest number. */
struct number_range ranges_hull(const struct number_ranges *ranges);

#endif
