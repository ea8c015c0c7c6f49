/* The bits of numbers of every element type except string, by integer arithmetic only. */
#ifndef SCATTER_RANDOM_NUMBERS_H
#define SCATTER_RANDOM_NUMBERS_H

#include "operator_version.h"

#include <stdbool.h>
#include <stdint.h>

/* What the elements of a type consist of. */
struct number_type {
    uint8_t parts;     /* 2 for complex types */
    uint8_t bits;      /* of a part */
    uint8_t precision; /* of floating types: significant bits; 0 for integers and bool */
    bool is_signed;
    bool is_bool;
};

/* `dtype` is of T, and not DTYPE_STRING. */
struct number_type number_type_of(int32_t dtype);

/* ---- inline, since loops over elements use them ---- */

static inline uint64_t number_mask(int bits)
{
    return bits >= 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
}

/* The sign bit of a part. */
static inline uint64_t number_sign(struct number_type type)
{
    return (uint64_t)1 << (type.bits - 1);
}

/* The least normal number, and infinity. */
static inline uint64_t number_normal(struct number_type type)
{
    return (uint64_t)1 << (type.precision - 1);
}

/* Requires a number other than 0. */
static inline int number_highest_bit(uint64_t number)
{
    int highest = 0;
    for (int step = 32; step > 0; step /= 2)
        if (number >> (highest + step) != 0)
            highest += step;
    return highest;
}

/* value * 2^exponent. Of integers modulo 2^n, the exponent being 0; of bool whether it is odd. */
static inline uint64_t number_bits(struct number_type type, int64_t value, int exponent)
{
    if (type.is_bool)
        return (uint64_t)value & 1;
    if (type.precision == 0)
        return (uint64_t)value & number_mask(type.bits);
    if (value == 0)
        return 0;
    uint64_t digits = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    const int highest = number_highest_bit(digits);
    digits = highest < type.precision ? digits << (type.precision - 1 - highest)
                                      : digits >> (highest - type.precision + 1);
    const int bias = (1 << (type.bits - type.precision - 1)) - 1;
    const int biased = highest + exponent + bias;
    return (value < 0 ? number_sign(type) : 0) | (uint64_t)biased << (type.precision - 1) |
           (digits & (number_normal(type) - 1));
}

/* Any bits as a finite number: a floating type loses one bit of its exponent. */
static inline uint64_t number_finite(struct number_type type, uint64_t bits)
{
    if (type.is_bool)
        return bits & 1;
    if (type.precision != 0)
        bits &= ~(number_sign(type) >> 1);
    return bits & number_mask(type.bits);
}

/*
 * The special values of a type have the numbers from 0 on: both zeros, infinities, NaN with several payloads,
 * the largest and least numbers of both signs, normal and subnormal, those next to 1 and to powers of two at
 * which integers end.
 */
enum {
    NUMBER_SPECIALS = 32,
    /* Of floating types these are among them. */
    NUMBER_INFINITY = 4,
    NUMBER_NEGATIVE_INFINITY = 5,
    NUMBER_NAN = 8
};
uint64_t number_special(struct number_type type, uint32_t special);

/* The identity of a reduction, and an absorbing value; for none, 0. */
uint64_t number_neutral(struct number_type type, enum reduction reduction);
uint64_t number_absorbing(struct number_type type, enum reduction reduction);

/*
 * A sequence of values that differ as long as the type has enough: integers, or normal floating-point numbers
 * of both signs. Of types of 8 bits there are 251 and of integers of 16 bits 65521, so that what is a power
 * of two apart differs.
 */
struct number_sequence {
    struct number_type type;
    uint64_t ordinal, step, count; /* count 0: 2^64 */
};
struct number_sequence number_sequence_start(struct number_type type, uint64_t bits);

static inline uint64_t number_sequence_next(struct number_sequence *sequence)
{
    const struct number_type type = sequence->type;
    const uint64_t ordinal = sequence->ordinal, room = sequence->count - sequence->step;
    sequence->ordinal = sequence->count != 0 && ordinal >= room ? ordinal - room : ordinal + sequence->step;
    if (type.precision == 0)
        return ordinal;
    return (number_normal(type) + ordinal / 2) | (ordinal % 2 == 0 ? 0 : number_sign(type));
}

/* A number of 2^-spread to 2^spread of either sign with random digits, whose sums round; of integers any.
 * spread is 1 to 7. */
uint64_t number_near_one(struct number_type type, uint64_t bits, int spread);

/* Random numbers by a counter: number n of a stream is a function of its key and n, the same on every
 * machine. Compilers choose in which order the parts of an expression are evaluated: none may draw twice. */

/* What the generator SplitMix64 adds from one number to the next. */
#define MIX_STEP 0x9e3779b97f4a7c15u

/*
 * What SplitMix64 makes of its state (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators,
 * 2014, with the constants of Vigna's public domain implementation; text/shuffle.h). One to one. Inline,
 * since loops over elements use it.
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

/* X(constant, weight of RANDOM_WEIGHTS). Positions are taken modulo the extent if the list is longer. */
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
