/* Sums and products of integers that saturate where they overflow. */
#include "dtype.h"
#include "order_search.h"

#include <stdlib.h>
#include <string.h>

/* An integer of any type as a magnitude with a sign. */
struct integer {
    uint64_t magnitude;
    bool negative;
};

/* The range of a type: from -least to greatest. */
struct limits {
    uint64_t least, greatest;
};

static struct limits limits_of(int32_t dtype)
{
    uint64_t all = UINT64_MAX >> (64 - 8 * dtype_size(dtype));
    return dtype_kind(dtype) == DTYPE_KIND_SIGNED ? (struct limits){all / 2 + 1, all / 2}
                                                  : (struct limits){0, all};
}

static struct integer integer_of(int32_t dtype, const void *element)
{
    uint64_t bits = integer_bits(dtype, element);
    bool negative = dtype_kind(dtype) == DTYPE_KIND_SIGNED && bits >> 63 != 0;
    return (struct integer){negative ? 0 - bits : bits, negative};
}

static uint64_t bits_of(struct integer number)
{
    return number.negative ? 0 - number.magnitude : number.magnitude;
}

static struct integer operand(const struct integer_reduction *integers, int64_t i)
{
    return integer_of(integers->dtype, integers->operands + (size_t)i * dtype_size(integers->dtype));
}

/* Sum and product of magnitudes, capped at the greatest number. */
static uint64_t add_capped(uint64_t a, uint64_t b)
{
    return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

static uint64_t multiply_capped(uint64_t a, uint64_t b)
{
    return b != 0 && a > UINT64_MAX / b ? UINT64_MAX : a * b;
}

static bool is_beyond(struct limits limits, uint64_t magnitude, bool negative)
{
    return magnitude > (negative ? limits.least : limits.greatest);
}

/* ---- whether it can overflow --------------------------------------------------------------------------- */

/* The greatest partial sum is the sum of the positive numbers, the least is the sum of the negative ones. For
 * 64-bit unsigned numbers the cap is in range, so the carry is checked. */
static bool sum_can_overflow(const struct integer_reduction *integers)
{
    struct limits limits = limits_of(integers->dtype);
    uint64_t sums[2] = {0, 0};
    for (int64_t i = 0; i < integers->count; i++) {
        struct integer number = operand(integers, i);
        if (number.magnitude > UINT64_MAX - sums[number.negative])
            return true;
        sums[number.negative] += number.magnitude;
    }
    return is_beyond(limits, sums[0], false) || is_beyond(limits, sums[1], true);
}

/* The greatest magnitude of a partial product is the product of all magnitudes above 1. If this is exactly
 * the magnitude of the least number, a negative product is in range unless a -1 can change its sign. */
static bool product_can_overflow(const struct integer_reduction *integers)
{
    struct limits limits = limits_of(integers->dtype);
    uint64_t product = 1;
    bool negative = false, minus_one = false;
    for (int64_t i = 0; i < integers->count; i++) {
        struct integer number = operand(integers, i);
        minus_one |= number.negative && number.magnitude == 1;
        if (number.magnitude <= 1)
            continue;
        if (product > UINT64_MAX / number.magnitude)
            return true;
        product *= number.magnitude;
        negative ^= number.negative;
    }
    return is_beyond(limits, product, negative) || (minus_one && is_beyond(limits, product, false));
}

bool reduction_can_overflow(const struct integer_reduction *integers)
{
    return integers->reduction == REDUCTION_MUL ? product_can_overflow(integers) : sum_can_overflow(integers);
}

/* ---- the exact result ---------------------------------------------------------------------------------- */

/* A sum of magnitudes in two words. */
struct long_sum {
    uint64_t high, low;
};

static void add_long(struct long_sum *sum, uint64_t magnitude)
{
    sum->low += magnitude;
    sum->high += sum->low < magnitude;
}

/* Whether the exact sum is out of range, and its sign. */
static bool sum_is_beyond(const struct integer_reduction *integers, bool *negative)
{
    struct long_sum sums[2] = {{0, 0}, {0, 0}};
    for (int64_t i = 0; i < integers->count; i++) {
        struct integer number = operand(integers, i);
        add_long(&sums[number.negative], number.magnitude);
    }
    *negative = sums[1].high > sums[0].high || (sums[1].high == sums[0].high && sums[1].low > sums[0].low);
    struct long_sum greater = sums[*negative], smaller = sums[!*negative];
    uint64_t high = greater.high - smaller.high - (greater.low < smaller.low);
    return high > 0 || is_beyond(limits_of(integers->dtype), greater.low - smaller.low, *negative);
}

static bool product_is_beyond(const struct integer_reduction *integers, bool *negative)
{
    uint64_t product = 1;
    bool zero = false, over = false;
    *negative = false;
    for (int64_t i = 0; i < integers->count; i++) {
        struct integer number = operand(integers, i);
        zero |= number.magnitude == 0;
        *negative ^= number.negative;
        over |= number.magnitude != 0 && product > UINT64_MAX / number.magnitude;
        product = multiply_capped(product, number.magnitude);
    }
    return !zero && (over || is_beyond(limits_of(integers->dtype), product, *negative));
}

static bool exact_is_beyond(const struct integer_reduction *integers, bool *negative)
{
    return integers->reduction == REDUCTION_MUL ? product_is_beyond(integers, negative)
                                                : sum_is_beyond(integers, negative);
}

static void store_limit(int32_t dtype, bool negative, void *element)
{
    struct limits limits = limits_of(dtype);
    store_bits(element, dtype_size(dtype), negative ? 0 - limits.least : limits.greatest);
}

bool is_exact_saturated(const struct integer_reduction *integers, const void *actual)
{
    bool negative;
    unsigned char limit[sizeof(uint64_t)];
    if (!exact_is_beyond(integers, &negative))
        return false;
    store_limit(integers->dtype, negative, limit);
    return memcmp(limit, actual, dtype_size(integers->dtype)) == 0;
}

bool is_indefinite_integer(const struct integer_reduction *integers, const void *actual)
{
    static const uint64_t indefinite[] = {UINT64_C(0x80000000), UINT64_C(0x8000000000000000),
                                          UINT64_C(0x8000)};
    bool negative;
    if (!exact_is_beyond(integers, &negative))
        return false;
    for (size_t i = 0; i < (integers->dtype == DTYPE_INT16 ? 3 : 2); i++) {
        unsigned char element[sizeof(uint64_t)];
        store_bits(element, dtype_size(integers->dtype), indefinite[i]);
        if (memcmp(element, actual, dtype_size(integers->dtype)) == 0)
            return true;
    }
    return false;
}

/* ---- steps that saturate ------------------------------------------------------------------------------- */

/* The exact result of one step if it is in range; else the limit on its side. */
static struct integer saturated(int32_t dtype, enum reduction reduction, struct integer a, struct integer b)
{
    struct limits limits = limits_of(dtype);
    struct integer result;
    if (reduction == REDUCTION_MUL)
        result = (struct integer){multiply_capped(a.magnitude, b.magnitude), a.negative != b.negative};
    else if (a.negative == b.negative)
        result = (struct integer){add_capped(a.magnitude, b.magnitude), a.negative};
    else if (a.magnitude >= b.magnitude)
        result = (struct integer){a.magnitude - b.magnitude, a.negative};
    else
        result = (struct integer){b.magnitude - a.magnitude, b.negative};
    if (is_beyond(limits, result.magnitude, result.negative))
        result.magnitude = result.negative ? limits.least : limits.greatest;
    return result;
}

static size_t wrap_or_saturate(const void *context, const unsigned char *a, const unsigned char *b,
                               step_value results[STEP_MOST_RESULTS])
{
    const struct integer_reduction *integers = context;
    int32_t dtype = integers->dtype;
    uint64_t left = integer_bits(dtype, a), right = integer_bits(dtype, b);
    store_bits(results[0], dtype_size(dtype),
               integers->reduction == REDUCTION_MUL ? left * right : left + right);
    store_bits(results[1], dtype_size(dtype),
               bits_of(saturated(dtype, integers->reduction, integer_of(dtype, a), integer_of(dtype, b))));
    return memcmp(results[0], results[1], dtype_size(dtype)) == 0 ? 1 : 2;
}

enum order_search_answer search_saturated(const struct integer_reduction *integers, const void *actual,
                                          struct arena *arena)
{
    const struct reduction_steps steps = {
        .size = dtype_size(integers->dtype), .combine = wrap_or_saturate, .context = integers};
    return search_steps(&steps, integers->operands, (size_t)integers->count, actual, arena);
}

/* ---- saturation without a search ----------------------------------------------------------------------- */

static int ascending(const void *a, const void *b)
{
    struct integer x, y;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    if (x.negative != y.negative)
        return x.negative ? -1 : 1;
    int order = (x.magnitude > y.magnitude) - (x.magnitude < y.magnitude);
    return x.negative ? -order : order;
}

/* Combines neighbours until one number is left; the last of an odd count waits. */
static struct integer saturate_pairs(const struct integer_reduction *integers, struct integer *numbers)
{
    for (int64_t count = integers->count; count > 1; count = (count + 1) / 2) {
        for (int64_t i = 0; i < count / 2; i++)
            numbers[i] = saturated(integers->dtype, integers->reduction, numbers[2 * i], numbers[2 * i + 1]);
        if (count % 2 != 0)
            numbers[count / 2] = numbers[count - 1];
    }
    return numbers[0];
}

bool is_saturated_in_fixed_orders(const struct integer_reduction *integers, const void *actual,
                                  struct arena *arena)
{
    int64_t count = integers->count;
    struct integer *numbers = arena_allocate(arena, 2 * (size_t)count * sizeof *numbers);
    uint64_t right = integer_bits(integers->dtype, actual);
    if (numbers == NULL)
        return true;
    struct integer *sorted = numbers + count;
    for (int64_t i = 0; i < count; i++)
        sorted[i] = numbers[i] = operand(integers, i);
    qsort(sorted + 1, (size_t)count - 1, sizeof *sorted, ascending);
    for (int order = 0; order < FIXED_ORDER_COUNT; order++) {
        const struct integer *source = fixed_order_is_sorted((enum fixed_order)order) ? sorted : numbers;
        struct integer result = source[fixed_order_operand((enum fixed_order)order, 0, count)];
        for (int64_t i = 1; i < count; i++)
            result = saturated(integers->dtype, integers->reduction, result,
                               source[fixed_order_operand((enum fixed_order)order, i, count)]);
        if (bits_of(result) == right)
            return true;
    }
    return bits_of(saturate_pairs(integers, numbers)) == right;
}

bool has_factor_zero(const struct integer_reduction *integers)
{
    bool zero = false;
    for (int64_t i = 0; i < integers->count; i++)
        zero |= operand(integers, i).magnitude == 0;
    return zero && integers->reduction == REDUCTION_MUL;
}
