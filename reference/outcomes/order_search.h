/*
 * Searches the values that a reduction can give if its updates come in another order or are combined as a
 * tree. The search is exact, up to a fixed number of states.
 *
 * Equal updates count as one update with a multiplicity, so a state is the number of each that have been
 * used. Each possible value of a state is kept once.
 */
#ifndef SCATTER_ORDER_SEARCH_H
#define SCATTER_ORDER_SEARCH_H

#include "arena.h"
#include "operator_version.h"

#include <stddef.h>
#include <stdint.h>

/* The maximum number of (state, value) pairs that one search keeps, and of combinations that it tries. */
enum { ORDER_SEARCH_VALUES = 1 << 16, ORDER_SEARCH_STEPS = 1 << 20 };

enum order_search_answer {
    ORDER_NOT_SEARCHED, /* too many states, or out of memory: no answer */
    ORDER_NOT_FOUND,    /* no order, or no tree, gives the value */
    ORDER_FOUND
};

/*
 * Whether applying the updates to `old` one after the other, in some order, gives `actual`; two NaN are
 * equal. `old`, `actual` and each of `count` >= 1 updates are elements of `dtype` (not strings), contiguous.
 * If found, `witness` (room for `count` numbers, may be NULL) receives such an order as numbers of updates.
 */
enum order_search_answer search_orders(int32_t dtype, enum reduction reduction, const void *old,
                                       const void *updates, size_t count, const void *actual, size_t *witness,
                                       struct arena *arena);

/*
 * Whether combining `old` and the updates in some tree gives `actual`: sums of partial sums, as in parallel
 * implementations. Orders are also trees. The reduction must be commutative.
 */
enum order_search_answer search_trees(int32_t dtype, enum reduction reduction, const void *old,
                                      const void *updates, size_t count, const void *actual,
                                      struct arena *arena);

enum { STEP_VALUE_SIZE = 16, STEP_MOST_RESULTS = 4 };

typedef unsigned char step_value[STEP_VALUE_SIZE];

/*
 * Steps of a commutative reduction that may give one of several values, such as a sum that wraps or
 * saturates. Values have `size` bytes, at most STEP_VALUE_SIZE, and are equal if their bytes are equal.
 */
struct reduction_steps {
    size_t size;
    /* Combines two partial results: writes up to STEP_MOST_RESULTS values and returns their number. */
    size_t (*combine)(const void *context, const unsigned char *a, const unsigned char *b,
                      step_value results[STEP_MOST_RESULTS]);
    /* Converts an operand before it is combined; NULL: no conversion. */
    size_t (*read)(const void *context, const unsigned char *operand, step_value results[STEP_MOST_RESULTS]);
    const void *context;
};

/* The same limits for such steps; they are lower because the number of values grows fast. */
enum { STEP_SEARCH_VALUES = 1 << 13, STEP_SEARCH_STEPS = 1 << 17 };

/* Whether such steps combine `count` >= 1 operands to `actual` in some order or tree. */
enum order_search_answer search_steps(const struct reduction_steps *steps, const void *operands, size_t count,
                                      const void *actual, struct arena *arena);

#endif
