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
#include "number.h"
#include "operator_version.h"

#include <stdbool.h>
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

/* Whether combining `old` and the updates in some tree gives `actual`: sums of partial sums, as in parallel
 * implementations. Orders are also trees. The reduction must be commutative. */
enum order_search_answer search_trees(int32_t dtype, enum reduction reduction, const void *old,
                                      const void *updates, size_t count, const void *actual,
                                      struct arena *arena);

enum { STEP_VALUE_SIZE = 16, STEP_MOST_RESULTS = 4 };

typedef unsigned char step_value[STEP_VALUE_SIZE];

/* Steps of a commutative reduction that may give one of several values, such as a sum that wraps or
 * saturates. Values have `size` bytes, at most STEP_VALUE_SIZE, and are equal if their bytes are equal. */
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

/* Whether a reduction of floating-point numbers rounds in some order or tree. If it never rounds, there is
 * one right value (decision `one-right-value`). */

struct exact_steps {
    bool exact; /* operands are finite, and each partial result of each order and tree is representable */
    bool tiny;  /* if exact: an operand or a partial result is subnormal */
};

/*
 * For a sum or product of `count` >= 2 real numbers in the format of `dtype` (float, double, float16,
 * bfloat16). Checks all partial results if there are few; otherwise uses a sufficient condition on the number
 * of digits, so `exact` may be false for exact reductions of many operands.
 */
struct exact_steps real_steps(int32_t dtype, enum reduction reduction, const double *operands, int64_t count,
                              struct arena *arena);

/*
 * The same for a product of complex numbers {real, imaginary}, whose parts have the format of `dtype`: exact
 * if both the plain form (ac - bd) + (ad + bc)i and the form with three multiplications, c(a + b), a(d - c)
 * and b(c + d), are exact.
 */
struct exact_steps complex_steps(int32_t dtype, const double (*operands)[2], int64_t count,
                                 struct arena *arena);

/*
 * Whether an exact sum or product of such operands gives `actual` if some subnormal operands, partial results
 * or results are replaced by 0 or, if rounded down or up, partial results and results by 0 or the smallest
 * normal number, as this direction demands (decision `subnormals-flushed`). The signs of zeros are not
 * compared.
 */
enum order_search_answer without_subnormals(int32_t dtype, enum reduction reduction, const double *operands,
                                            int64_t count, double actual, enum rounding_mode direction,
                                            struct arena *arena);

/*
 * The orders in which a sum or product that was not searched is evaluated after all (decision
 * `order-of-questions`). Of `count` operands the first is the old value; `sorted` orders read a copy whose
 * updates ascend.
 */

enum fixed_order {
    FIXED_BY_INDEX,
    FIXED_REVERSED,
    FIXED_OLD_LAST,
    FIXED_ASCENDING,
    FIXED_DESCENDING,
    FIXED_ORDER_COUNT
};

static inline bool fixed_order_is_sorted(enum fixed_order order)
{
    return order == FIXED_ASCENDING || order == FIXED_DESCENDING;
}

/* The operand that comes in place `i`. */
static inline int64_t fixed_order_operand(enum fixed_order order, int64_t i, int64_t count)
{
    if (order == FIXED_REVERSED)
        return count - 1 - i;
    if (order == FIXED_OLD_LAST)
        return (i + 1) % count;
    return order == FIXED_DESCENDING && i > 0 ? count - i : i;
}

/* Sums and products of integers that overflow: the results of saturation and of conversions from floating
 * point (decision `integers-wrap`). */

/* The reduction add or mul of `count` >= 2 integers: contiguous elements of `dtype`, the old value first. */
struct integer_reduction {
    int32_t dtype;
    enum reduction reduction;
    const unsigned char *operands;
    int64_t count;
};

/* Whether some partial result of some order or tree is out of the range of the type. */
bool reduction_can_overflow(const struct integer_reduction *integers);

/* Whether the exact result is out of range and `actual` is the limit on its side. */
bool is_exact_saturated(const struct integer_reduction *integers, const void *actual);

/* Whether the exact result is out of range and `actual` is the result of x86's conversion of such a number
 * from floating point: 0x80000000 or 0x8000000000000000, truncated to the type's width; 0x8000 for int16. */
bool is_indefinite_integer(const struct integer_reduction *integers, const void *actual);

/* Whether steps that wrap or saturate, in some order or tree, give `actual`. */
enum order_search_answer search_saturated(const struct integer_reduction *integers, const void *actual,
                                          struct arena *arena);

/* Whether steps that saturate give `actual` in a few orders or in pairs of neighbours (decision
 * `integers-wrap`). True if memory runs out: the value is not blamed. */
bool is_saturated_in_fixed_orders(const struct integer_reduction *integers, const void *actual,
                                  struct arena *arena);

/* Whether a factor is 0, so that the product is 0 in every order and tree. */
bool has_factor_zero(const struct integer_reduction *integers);

/* The subsets of a list of operands, for searches over all orders and trees of a reduction. A state is the
 * number of operands of each kind, so that equal operands do not create additional states. */

enum { MOST_KINDS = 64 };

/* Operands by kind. A state is the sum of held[kind] * strides[kind]: state 0 holds none, state_count - 1
 * holds all. */
struct operand_states {
    size_t size;                            /* of an operand in bytes */
    const unsigned char *kinds[MOST_KINDS]; /* the distinct operands; borrowed */
    size_t multiplicities[MOST_KINDS];
    size_t kind_count;
    int64_t strides[MOST_KINDS];
    int64_t state_count;
};

/* Groups `count` contiguous operands of `size` bytes into kinds; operands with the same bytes are of one
 * kind. False if there are more than MOST_KINDS kinds or `most_states` states. */
bool operand_states_create(struct operand_states *states, const void *operands, size_t count, size_t size,
                           int64_t most_states);

/* The number of operands of a kind in a state. */
size_t operand_states_held(const struct operand_states *states, int64_t state, size_t kind);

/*
 * Iterates over the parts of a state: the states that hold no more operands of any kind, so that `whole -
 * part` is the state of the rest. Returns the next greater part after `part`. Start with 0; the last part is
 * `whole`, and 0 follows it.
 */
int64_t operand_states_next_part(const struct operand_states *states, int64_t part, int64_t whole);

#endif
