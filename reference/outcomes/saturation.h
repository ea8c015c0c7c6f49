/*
 * Sums and products of integers that overflow: the results of saturation and of conversions from floating
 * point (decision `integers-wrap`).
 */
#ifndef SCATTER_SATURATION_H
#define SCATTER_SATURATION_H

#include "arena.h"
#include "operator_version.h"
#include "order_search.h"

#include <stdbool.h>
#include <stdint.h>

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

/*
 * Whether the exact result is out of range and `actual` is the result of x86's conversion of such a number
 * from floating point: 0x80000000 or 0x8000000000000000, truncated to the type's width; 0x8000 for int16.
 */
bool is_indefinite_integer(const struct integer_reduction *integers, const void *actual);

/* Whether steps that wrap or saturate, in some order or tree, give `actual`. */
enum order_search_answer search_saturated(const struct integer_reduction *integers, const void *actual,
                                          struct arena *arena);

/*
 * Whether steps that saturate give `actual` in a few orders (fixed_orders.h) or in pairs of neighbours (decision
 * `integers-wrap`). True if memory runs out: the value is not blamed.
 */
bool is_saturated_in_fixed_orders(const struct integer_reduction *integers, const void *actual,
                                  struct arena *arena);

/* Whether a factor is 0, so that the product is 0 in every order and tree. */
bool has_factor_zero(const struct integer_reduction *integers);

#endif
