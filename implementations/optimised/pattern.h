/*
 * What the targets of a call have in common, which decides the way that updates take.
 */
#ifndef OPTIMISED_PATTERN_H
#define OPTIMISED_PATTERN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum pattern {
    PATTERN_IDENTITY,  /* slot by slot all cells of data */
    PATTERN_RANGE,     /* slot by slot neighbouring cells */
    PATTERN_REVERSE,   /* the same from the end */
    PATTERN_CONSTANT,  /* always the same */
    PATTERN_ASCENDING, /* each higher than the one before */
    PATTERN_SORTED,    /* none lower than the one before */
    PATTERN_UNORDERED
};

/* `count` targets, at least one, of slots of `slice` elements, in data of `cells` elements. */
enum pattern pattern_of(const int64_t *targets, int64_t count, int64_t slice, int64_t cells);

/* Whether the pattern alone says that no two targets are the same. */
bool pattern_is_distinct(enum pattern pattern);

#endif
