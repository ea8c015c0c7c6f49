/*
 * Which values a reduction can give when its updates come in another order, or are combined as a tree: searched
 * exactly, up to a fixed number of states.
 *
 * Equal updates are one update with a multiplicity, so that a state is how many of each have been used; of the
 * values that a state can have each is kept once.
 */
#ifndef SCATTER_ORDER_SEARCH_H
#define SCATTER_ORDER_SEARCH_H

#include "arena.h"
#include "operator_version.h"

#include <stddef.h>
#include <stdint.h>

/* The most (state, value) pairs that one search keeps, and the most combinations that it tries. */
enum { ORDER_SEARCH_VALUES = 1 << 16, ORDER_SEARCH_STEPS = 1 << 20 };

enum order_search_answer {
    ORDER_NOT_SEARCHED, /* too many states, or no memory: nothing is known */
    ORDER_NOT_FOUND,    /* no order, or no tree, gives the value */
    ORDER_FOUND
};

/*
 * Whether applying the updates one after the other to `old`, in some order, gives `actual`; two NaN are equal.
 * `old`, `actual` and each of `count` >= 1 updates are elements of `dtype` (not strings), contiguous. When found,
 * `witness` (room for `count` numbers, may be NULL) receives such an order: numbers of updates.
 */
enum order_search_answer search_orders(int32_t dtype, enum reduction reduction, const void *old,
                                       const void *updates, size_t count, const void *actual, size_t *witness,
                                       struct arena *arena);

/*
 * Whether combining `old` and the updates in some tree gives `actual`: sums of partial sums, as parallel
 * implementations make them. Orders are trees, too. The reduction must be commutative.
 */
enum order_search_answer search_trees(int32_t dtype, enum reduction reduction, const void *old,
                                      const void *updates, size_t count, const void *actual,
                                      struct arena *arena);

#endif
