/*
 * Lists of positions with a pattern, as optimised implementations look for them.
 */
#ifndef SCATTER_RANDOM_LINES_H
#define SCATTER_RANDOM_LINES_H

#include "random_stream.h"

#include <stdint.h>

/*
 * X(constant, weight of RANDOM_WEIGHTS). Positions are taken modulo the extent if the list is longer.
 */
#define LINE_PATTERN_TABLE(X)                                                                             \
    X(CONSTANT, 4)                                                                                        \
    X(IDENTITY, 6)                                                                                        \
    X(RANGE, 5)  /* from some position on */                                                              \
    X(STRIDE, 5) /* by 2 or more */                                                                       \
    X(SORTED, 4) /* with repeats and gaps */                                                              \
    X(RISING, 4) /* with gaps but no repeats, if the extent allows */                                     \
    X(REVERSED, 4)                                                                                        \
    X(PERMUTATION, 6) /* without repeats, if the extent allows */                                         \
    X(BLOCKS, 4)      /* of consecutive positions, the blocks in any order */                             \
    X(PAIRS, 3)       /* a permutation, each position twice in a row */                                   \
    X(NEAR,                                                                                               \
      5) /* a permutation or the identity, except one to three positions that are repeated immediately */ \
    X(FAR, 4)      /* the same, but repeated tens or hundreds later */                                    \
    X(HALVES, 4)   /* the second half repeats the first */                                                \
    X(PERIODIC, 2) /* a few positions, repeated periodically */                                           \
    X(HOT, 2)      /* one position most of the time */                                                    \
    X(ANY, 2)

enum line_pattern {
#define LINE_PATTERN_CONSTANT(constant, weight) LINE_##constant,
    LINE_PATTERN_TABLE(LINE_PATTERN_CONSTANT)
#undef LINE_PATTERN_CONSTANT
};

enum line_pattern random_line_pattern(struct random_stream *stream);

/* Fills a list with positions from 0 to extent - 1. Requires extent >= 1, and both below 2^31. */
void random_line_fill(struct random_stream *stream, enum line_pattern pattern, int32_t *line, int64_t length,
                      int64_t extent);

#endif
