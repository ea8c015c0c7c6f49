/* Sums and products of 64-bit integers, either exact or known to be outside the range of every integer
 * type. */
#ifndef VARIANTS_WIDE_INTEGER_H
#define VARIANTS_WIDE_INTEGER_H

#include <stdbool.h>
#include <stdint.h>

/* high * 2^64 + low. For a product beyond 2^64, `low` and the sign of `high` are correct, `high` is not. */
struct wide_integer {
    int64_t high;
    uint64_t low;
};

static inline struct wide_integer wide_from_signed(int64_t value)
{
    return (struct wide_integer){.high = value < 0 ? -1 : 0, .low = (uint64_t)value};
}

static inline struct wide_integer wide_from_unsigned(uint64_t value)
{
    return (struct wide_integer){.high = 0, .low = value};
}

static inline bool wide_less(struct wide_integer a, struct wide_integer b)
{
    return a.high < b.high || (a.high == b.high && a.low < b.low);
}

/* For up to 2^62 summands. */
static inline struct wide_integer wide_sum(struct wide_integer a, struct wide_integer b)
{
    uint64_t low = a.low + b.low;
    int64_t carry = low < a.low ? 1 : 0;
    return (struct wide_integer){.high = a.high + b.high + carry, .low = low};
}

/* The magnitude of a value between -2^64 and 2^64, both excluded; false for others. */
static inline bool wide_magnitude(struct wide_integer value, uint64_t *magnitude)
{
    *magnitude = value.high < 0 ? 0 - value.low : value.low;
    return value.high == 0 || (value.high == -1 && value.low != 0);
}

static inline struct wide_integer wide_product(struct wide_integer a, struct wide_integer b)
{
    static const struct wide_integer zero;
    enum { BEYOND = 2 }; /* any `high` outside the values within 2^64 */
    uint64_t x, y;
    bool near = wide_magnitude(a, &x);
    near = wide_magnitude(b, &y) && near;
    bool negative = (a.high < 0) != (b.high < 0);
    uint64_t low = a.low * b.low;
    if ((a.high == 0 && a.low == 0) || (b.high == 0 && b.low == 0))
        return zero;
    if (!near || x > UINT64_MAX / y)
        return (struct wide_integer){.high = negative ? -BEYOND : BEYOND, .low = low};
    return (struct wide_integer){.high = negative ? -1 : 0, .low = low};
}

#endif
