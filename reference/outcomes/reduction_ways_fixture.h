/* Sums and products as implementations compute them, for tests: difficult operands, and many correct ways to
 * combine them that give different results. */
#ifndef SCATTER_REDUCTION_WAYS_FIXTURE_H
#define SCATTER_REDUCTION_WAYS_FIXTURE_H

#include "operator_version.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { WAYS_MOST_OPERANDS = 3001, WAYS_ELEMENT = 16 };

/* The operands of a cell, the old value first. */
struct way_operands {
    int32_t dtype; /* floating or complex */
    enum reduction reduction;
    size_t size; /* of an element */
    size_t count;
    bool finite; /* all of them */
    _Alignas(16) unsigned char elements[WAYS_MOST_OPERANDS * WAYS_ELEMENT];
};

/* X(constant, name): kinds of lists of operands. */
#define MANNER_TABLE(X)                              \
    X(ORDINARY, "near one another")                  \
    X(SPREAD, "of very different size")              \
    X(CANCELLING, "cancelling")                      \
    X(HUGE, "near overflow")                         \
    X(TINY, "around the smallest normal number")     \
    X(SUBNORMAL, "subnormal numbers and zeros")      \
    X(ZERO, "zeros of both signs and a few numbers") \
    X(EXTREME, "from both ends of the range")        \
    X(POWERS, "powers of two near one")              \
    X(INFINITE, "with infinities")                   \
    X(LOST, "below the last bits of a large first")  \
    X(BITS, "any bits")

enum manner {
#define MANNER_CONSTANT(constant, name) MANNER_##constant,
    MANNER_TABLE(MANNER_CONSTANT) MANNER_COUNT
#undef MANNER_CONSTANT
};
const char *manner_name(enum manner manner);

/* Draws `count` operands of dtype; some are repeats. */
void draw_operands(struct way_operands *operands, int32_t dtype, enum reduction reduction, size_t count,
                   enum manner manner, uint64_t *state);

/* X(constant, name): correct ways; the last four flush subnormal numbers or round in one direction. */
#define WAY_TABLE(X)                                     \
    X(SHUFFLED, "one after the other in another order")  \
    X(TREE, "a random tree")                             \
    X(PAIRS, "pairs of neighbours")                      \
    X(FLOAT, "accumulated in float, rounded once")       \
    X(DOUBLE, "accumulated in double, rounded once")     \
    X(LONG_DOUBLE, "accumulated in long double")         \
    X(FUSED, "a tree with fused operations")             \
    X(OTHER_FUSED, "a tree with other fused operations") \
    X(ANNEX_G, "a tree with the multiplication of C")    \
    X(FLUSHED, "in order, subnormal numbers flushed")    \
    X(FLUSHED_TREE, "a tree, subnormal numbers flushed") \
    X(DOWNWARD, "in order, each step rounded down")      \
    X(TOWARD_ZERO, "in order, each step toward zero")

enum way {
#define WAY_CONSTANT(constant, name) WAY_##constant,
    WAY_TABLE(WAY_CONSTANT) WAY_COUNT
#undef WAY_CONSTANT
};
const char *way_name(enum way way);

/* Whether the way flushes subnormal numbers. */
static inline bool way_flushes(enum way way)
{
    return way == WAY_FLUSHED || way == WAY_FLUSHED_TREE;
}

/* Combines the operands; false if the way does not differ from others or narrows the type. */
bool combine_operands(const struct way_operands *operands, enum way way, uint64_t *state, void *result);

#endif
