/*
 * The least and the greatest value that a sum or a product of real numbers can have, over all orders and all trees,
 * each partial result in the type or in a wider one: exact, by states, up to a fixed number of steps (decisions
 * `orders-trees-wider-types`, `complete-search`).
 *
 * Adding, multiplying magnitudes and rounding are monotonic. So the least value of a tree comes from the least values
 * of its two branches, and of each state (operand_states.h) two ends are enough, whatever lies between. A wider type
 * that does not overflow makes this true of finite values alone; where it may overflow itself the search gives up.
 */
#ifndef SCATTER_RANGE_SEARCH_H
#define SCATTER_RANGE_SEARCH_H

#include "arena.h"
#include "operator_version.h"

#include <stdbool.h>
#include <stdint.h>

/* The most states of one search, and the most pairs of partial results that it combines. */
enum { RANGE_SEARCH_STATES = 1 << 11, RANGE_SEARCH_STEPS = 1 << 15 };

/*
 * What a step may do, together:
 * STEPS_TO_NEAREST   round to the nearest number, as it should
 * STEPS_FLUSHED      take for 0 an operand, a partial result or a result that is subnormal before or after rounding
 * STEPS_TO_EITHER    round to either neighbour; the largest number and infinity are neighbours
 */
enum { STEPS_TO_NEAREST = 0, STEPS_FLUSHED = 1, STEPS_TO_EITHER = 2 };

struct reduction_range {
    bool searched;          /* to the end; else nothing else is known */
    bool finite;            /* there are finite values */
    double least, greatest; /* of the finite values, in the type */
    bool plus_infinity, minus_infinity, nan;
};

/*
 * The range for `count` >= 2 operands in the format of `dtype` (float, double, float16, bfloat16) under add or mul; the
 * operands are values of that format. Wider than float16 and bfloat16 are float and double, wider than float is double,
 * wider than double the 80-bit format of x87.
 */
struct reduction_range search_range(int32_t dtype, enum reduction reduction, const double *operands,
                                    int64_t count, int license, struct arena *arena);

/* Whether a value is in the range: one of the infinities or NaN that were found, or between the finite ends. */
bool range_holds(const struct reduction_range *range, double value);

#endif
