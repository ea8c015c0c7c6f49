/*
 * The orders in which a sum or product that was not searched is evaluated after all (decision `order-of-questions`). Of
 * `count` operands the first is the old value; `sorted` orders read a copy whose updates ascend.
 */
#ifndef SCATTER_FIXED_ORDERS_H
#define SCATTER_FIXED_ORDERS_H

#include <stdbool.h>
#include <stdint.h>

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

#endif
