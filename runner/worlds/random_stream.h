/*
 * Random numbers by a counter: number n of a stream is a function of its key and n, the same on every machine. Compilers
 * choose in which order the parts of an expression are evaluated: none may draw twice.
 */
#ifndef SCATTER_RANDOM_STREAM_H
#define SCATTER_RANDOM_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What the generator SplitMix64 adds from one number to the next. */
#define MIX_STEP 0x9e3779b97f4a7c15u

/*
 * What SplitMix64 makes of its state (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014, with the
 * constants of Vigna's public domain implementation; text/shuffle.h). One to one. Inline, since loops over elements use it.
 */
static inline uint64_t mix(uint64_t number)
{
    number += MIX_STEP;
    number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9u;
    number = (number ^ number >> 27) * 0x94d049bb133111ebu;
    return number ^ number >> 31;
}

/* Begins as its key. */
struct random_stream {
    uint64_t state;
};

/* 64 random bits. */
static inline uint64_t random_next(struct random_stream *stream)
{
    uint64_t bits = mix(stream->state);
    stream->state += MIX_STEP;
    return bits;
}

/* Random bits brought below `limit`; 0 for 0. Some numbers are more likely than others, by limit in 2^32. */
static inline uint32_t random_scale(uint64_t bits, uint32_t limit)
{
    return (uint32_t)((bits >> 32) * limit >> 32);
}

/* A number from 0 to limit - 1; 0 for 0. `limit` is below 2^32. */
static inline int64_t random_below(struct random_stream *stream, int64_t limit)
{
    return random_scale(random_next(stream), (uint32_t)limit);
}

/* A number from `least` to `most`. */
static inline int64_t random_between(struct random_stream *stream, int64_t least, int64_t most)
{
    return least + random_below(stream, most - least + 1);
}

/* True once in so many times. */
static inline bool random_once_in(struct random_stream *stream, int64_t times)
{
    return random_below(stream, times) == 0;
}

/* The weights of a choice add up to this. */
enum { RANDOM_WEIGHTS = 64 };

/* The number of an item, each as likely as its weight says. */
static inline int random_choice(struct random_stream *stream, const uint8_t *weights)
{
    int64_t rest = random_below(stream, RANDOM_WEIGHTS);
    int item = 0;
    while (rest >= weights[item])
        rest -= weights[item++];
    return item;
}

static inline int64_t random_lesser(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline int64_t random_greater(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* Lists of positions with a pattern, as optimised implementations look for them. */

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
