/* The pattern of the targets of a call, which determines the algorithm. */
#ifndef OPTIMISED_PATTERN_H
#define OPTIMISED_PATTERN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum pattern {
    PATTERN_IDENTITY,  /* the slots aim at all cells of data in order */
    PATTERN_RANGE,     /* the slots aim at consecutive cells in order */
    PATTERN_REVERSE,   /* the same in reverse order */
    PATTERN_CONSTANT,  /* all the same */
    PATTERN_ASCENDING, /* each higher than the one before */
    PATTERN_SORTED,    /* none lower than the one before */
    PATTERN_UNORDERED
};

/* `count` targets, at least one, of slots of `slice` elements, in data of `cells` elements. */
enum pattern pattern_of(const int64_t *targets, int64_t count, int64_t slice, int64_t cells);

/* Whether the pattern implies that all targets are distinct. */
bool pattern_is_distinct(enum pattern pattern);

#endif
