/*
 * The least and the greatest value that a sum or a product of real numbers can have over all orders and all
 * trees, with each partial result in the type or in a wider one. The search is exact, up to a fixed number of
 * states and steps (decisions `orders-trees-wider-types`, `complete-search`).
 *
 * Adding, multiplying magnitudes and rounding are monotonic. So the least value of a tree comes from the
 * least values of its two branches, and for each state (order_search.h) the two ends of the range suffice.
 * If the widest type does not overflow, this also holds for the finite values alone; if it may overflow, the
 * search gives up.
 */
#ifndef SCATTER_RANGE_SEARCH_H
#define SCATTER_RANGE_SEARCH_H

#include "arena.h"
#include "number.h"
#include "operator_version.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Ranges of numbers, and lists of ranges with gaps between them. */

enum range_end { RANGE_LEAST, RANGE_GREATEST };

/* From `least` to `greatest`, which are finite; if not `finite`, the range is empty. Initialise with
 * zeros. */
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

/* Adds a range. It is joined with those that it overlaps; if there are too many, the two greatest are joined,
 * and the numbers between them are included. */
void ranges_add(struct number_ranges *ranges, struct number least, struct number greatest);

/* The range from the least to the greatest number. */
struct number_range ranges_hull(const struct number_ranges *ranges);

/* The maximum number of states of one search, and of pairs of partial results that it combines. */
enum { RANGE_SEARCH_STATES = 1 << 11, RANGE_SEARCH_STEPS = 1 << 15 };

/*
 * What a step may do; the flags can be combined:
 * STEPS_TO_NEAREST   round to the nearest number, as specified
 * STEPS_FLUSHED      replace by 0 an operand, a partial result or a result that is subnormal before or after
 * rounding
 * STEPS_TO_EITHER    round to either neighbour; the largest number and infinity are neighbours STEPS_DOWN,
 * STEPS_UP  alone: round all steps in this direction, without subnormal numbers: an operand may become 0,
 *                    every subnormal result in the type is 0 or the smallest normal number, as the direction
 *                    demands
 *
 * A product of which a part was flushed is 0, or NaN with an infinity. It is not the product of the other
 * factors, so flushing does not widen the range of a product (decision `subnormals-flushed`).
 */
enum { STEPS_TO_NEAREST = 0, STEPS_FLUSHED = 1, STEPS_TO_EITHER = 2, STEPS_DOWN = 4, STEPS_UP = 8 };

/* Finite values from `least` to `greatest`; if not `finite`, there are none. */
struct value_range {
    bool finite;
    double least, greatest;
};

struct reduction_range {
    bool searched;             /* the search was complete; otherwise the other members have no meaning */
    struct value_range values; /* in the type; without a flushed product */
    struct value_range
        raised[MOST_NUMBER_RANGES]; /* products with a part that is the smallest normal number */
    size_t raised_count;
    bool plus_infinity, minus_infinity, nan;
    bool vanished; /* a flushed product, 0 of either sign, is possible */
};

/*
 * The range for `count` >= 2 operands in the format of `dtype` (float, double, float16, bfloat16) under add
 * or mul; the operands are values of that format. The wider types are float and double for float16 and
 * bfloat16, double for float, and the 80-bit format of x87 for double.
 */
struct reduction_range search_range(int32_t dtype, enum reduction reduction, const double *operands,
                                    int64_t count, int allowed_steps, struct arena *arena);

/* Whether a value is in the range: an infinity, NaN or flushed product that was found, or a value between the
 * finite ends. */
bool range_holds(const struct reduction_range *range, double value);

/*
 * Sums and products of real numbers by processors that round every step in one direction, in a few orders:
 * values that look like mistakes, because updates far below the last bit of the old value are lost (decision
 * `order-of-questions`).
 */

/*
 * Whether rounding every step down, up or toward zero gives the finite value `actual`, up to the sign of a
 * zero: in the format of `dtype` (float, double, float16, bfloat16), for the two narrow ones also if each
 * step is rounded to the nearest float first. The `count` >= 2 operands are finite. True if memory runs out:
 * the value is not blamed.
 */
bool is_directed_evaluation(int32_t dtype, enum reduction reduction, const double *operands, int64_t count,
                            double actual, struct arena *arena);

/*
 * Whether the form of complex products with three multiplications (complex_forms.h) gives the value, up to
 * the sign of a zero, if all steps round down, up or toward zero: then a product in it that overflows may be
 * the largest number. Operands are finite.
 */
bool is_directed_three(int32_t part, const double x[2], const double y[2], const double actual[2]);

#endif
