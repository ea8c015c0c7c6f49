#include "number.h"

#include "dtype.h"

#include <math.h>

#define FORMAT(constant, precision, least, overflow) \
    const struct number_format NUMBER_##constant = {precision, least, overflow};
NUMBER_FORMAT_TABLE(FORMAT)
#undef FORMAT

enum { WORD = 64 };

/* A magnitude before rounding: (high, low) as a 128-bit integer with the highest bit set, times
 * 2^exponent. */
struct wide {
    uint64_t high, low;
    int32_t exponent;
    bool more; /* some lower bits are not 0 */
};

static struct number zero(bool negative)
{
    return (struct number){.kind = NUMBER_ZERO, .negative = negative};
}

static struct number special(enum number_kind kind, bool negative)
{
    return (struct number){.kind = kind, .negative = negative};
}

/* The number of leading zero bits. Requires word != 0. */
static int leading_zeros(uint64_t word)
{
    int count = 0;
    for (int step = WORD / 2; step > 0; step /= 2) {
        if (word >> (WORD - step) == 0) {
            word <<= step;
            count += step;
        }
    }
    return count;
}

const struct number_format *number_format_of(int32_t dtype)
{
    switch (part_dtype(dtype)) {
    case DTYPE_FLOAT16:
        return &NUMBER_FLOAT16;
    case DTYPE_BFLOAT16:
        return &NUMBER_BFLOAT16;
    case DTYPE_FLOAT:
        return &NUMBER_FLOAT;
    default:
        return &NUMBER_DOUBLE;
    }
}

struct number number_of(double value)
{
    enum { DOUBLE_DIGITS = 53 };
    bool negative = signbit(value) != 0;
    if (isnan(value))
        return special(NUMBER_NAN, negative);
    if (isinf(value))
        return special(NUMBER_INFINITE, negative);
    if (value == 0)
        return zero(negative);
    int exponent;
    double fraction = frexp(fabs(value), &exponent);
    uint64_t digits = (uint64_t)ldexp(fraction, DOUBLE_DIGITS) << (WORD - DOUBLE_DIGITS);
    return (struct number){NUMBER_FINITE, negative, exponent - WORD, digits};
}

double number_to_double(struct number number)
{
    double sign = number.negative ? -1 : 1;
    switch (number.kind) {
    case NUMBER_ZERO:
        return copysign(0, sign);
    case NUMBER_FINITE:
        return sign * ldexp((double)number.digits, number.exponent);
    case NUMBER_INFINITE:
        return copysign(INFINITY, sign);
    case NUMBER_NAN:
        break;
    }
    return NAN;
}

struct number number_negate(struct number number)
{
    number.negative = !number.negative;
    return number;
}

struct number number_largest(const struct number_format *format, bool negative)
{
    uint64_t digits = UINT64_MAX << (WORD - format->precision);
    return (struct number){NUMBER_FINITE, negative, format->overflow - WORD, digits};
}

struct number number_smallest_normal(const struct number_format *format, bool negative)
{
    uint64_t digits = UINT64_C(1) << (WORD - 1);
    return (struct number){NUMBER_FINITE, negative, format->least + format->precision - WORD, digits};
}

/* -1, 0 or 1 for the magnitudes of numbers that are not NaN. */
static int compare_magnitudes(struct number a, struct number b)
{
    if (a.kind != b.kind)
        return a.kind < b.kind ? -1 : 1;
    if (a.kind != NUMBER_FINITE)
        return 0;
    if (a.exponent != b.exponent)
        return a.exponent < b.exponent ? -1 : 1;
    return a.digits < b.digits ? -1 : a.digits > b.digits;
}

int number_compare(struct number a, struct number b)
{
    if (a.kind == NUMBER_ZERO && b.kind == NUMBER_ZERO)
        return 0;
    bool a_below = a.negative && a.kind != NUMBER_ZERO, b_below = b.negative && b.kind != NUMBER_ZERO;
    if (a_below != b_below)
        return a_below ? -1 : 1;
    return a_below ? -compare_magnitudes(a, b) : compare_magnitudes(a, b);
}

/* ---- rounding ------------------------------------------------------------------------------------------ */

/* Whether a magnitude truncated to `kept` must be rounded up by one unit in the last place. */
static bool rounds_up(uint64_t kept, uint64_t rest, bool more, bool negative, enum rounding_mode mode)
{
    const uint64_t half = UINT64_C(1) << (WORD - 1);
    bool exact = rest == 0 && !more;
    switch (mode) {
    case ROUND_NEAREST:
        return rest > half || (rest == half && (more || (kept & 1) != 0));
    case ROUND_DOWN:
        return negative && !exact;
    case ROUND_UP:
        return !negative && !exact;
    }
    return false;
}

/* The first `count` bits of a magnitude as an integer, and the rest: the next 64 bits and whether there are
 * more. */
static uint64_t split(const struct wide *wide, int count, uint64_t *rest, bool *more)
{
    *more = wide->more;
    if (count <= 0) { /* 0 bits: everything is the rest; less: the rest is below half of the last bit */
        int shift = -count;
        *rest = shift < WORD ? wide->high >> shift : 0;
        bool lost = shift < WORD ? (wide->high & ~(UINT64_MAX << shift)) != 0 : true;
        *more = *more || lost || wide->low != 0;
        return 0;
    }
    *rest = count == WORD ? wide->low : wide->high << count | wide->low >> (WORD - count);
    *more = *more || (count < WORD && wide->low << count != 0);
    return count == WORD ? wide->high : wide->high >> (WORD - count);
}

static struct rounded round_wide(struct wide wide, bool negative, const struct number_format *format,
                                 enum rounding_mode mode)
{
    /* The exponent of the highest bit, and the number of kept bits: fewer in the subnormal range. */
    int top = wide.exponent + 2 * WORD - 1;
    int kept_bits = top - format->least + 1;
    bool tiny = kept_bits < format->precision;
    if (!tiny)
        kept_bits = format->precision;
    uint64_t rest;
    bool more;
    uint64_t kept = split(&wide, kept_bits, &rest, &more);
    struct rounded result = {.exact = rest == 0 && !more, .tiny = tiny};
    int exponent = top - kept_bits + 1;
    if (rounds_up(kept, rest, more, negative, mode)) {
        kept++;
        if (kept == 0) { /* rounding up carried into 2^64 */
            kept = UINT64_C(1) << (WORD - 1);
            exponent++;
        }
    }
    if (kept == 0) {
        result.number = zero(negative);
        return result;
    }
    int shift = leading_zeros(kept);
    result.number = (struct number){NUMBER_FINITE, negative, exponent - shift, kept << shift};
    if (result.number.exponent + WORD > format->overflow) {
        bool largest = mode != ROUND_NEAREST && (mode == ROUND_DOWN) != negative;
        result.number = largest ? number_largest(format, negative) : special(NUMBER_INFINITE, negative);
        result.exact = false;
    }
    return result;
}

static struct rounded exactly(struct number number)
{
    return (struct rounded){.number = number, .exact = true};
}

struct rounded number_round(struct number number, const struct number_format *format, enum rounding_mode mode)
{
    if (number.kind != NUMBER_FINITE)
        return exactly(number);
    struct wide wide = {.high = number.digits, .exponent = number.exponent - WORD};
    return round_wide(wide, number.negative, format, mode);
}

/* ---- operations ---------------------------------------------------------------------------------------- */

/* Shifts the highest set bit to the top. The magnitude is not 0. */
static struct wide normalised(struct wide wide)
{
    if (wide.high == 0) {
        wide.high = wide.low;
        wide.low = 0;
        wide.exponent -= WORD;
    }
    int shift = leading_zeros(wide.high);
    if (shift > 0) {
        wide.high = wide.high << shift | wide.low >> (WORD - shift);
        wide.low <<= shift;
        wide.exponent -= shift;
    }
    return wide;
}

/* The magnitude of a number, shifted down by `shift` bits to align with a wide magnitude of the given
 * exponent. */
static struct wide moved_down(uint64_t digits, int32_t shift, int32_t exponent)
{
    struct wide wide = {.exponent = exponent};
    if (shift >= 2 * WORD) {
        wide.more = true;
    } else if (shift >= WORD) {
        wide.low = digits >> (shift - WORD);
        wide.more = shift > WORD && digits << (2 * WORD - shift) != 0;
    } else {
        wide.high = digits >> shift;
        wide.low = shift == 0 ? 0 : digits << (WORD - shift);
    }
    return wide;
}

/* a + b of magnitudes with the same exponent; the sum is shifted down if it carries. */
static struct wide add_wide(struct wide a, struct wide b)
{
    uint64_t low = a.low + b.low;
    uint64_t carry = low < a.low;
    uint64_t high = a.high + b.high;
    bool over = high < a.high;
    uint64_t sum = high + carry;
    over = over || sum < high;
    struct wide wide = {sum, low, a.exponent, a.more || b.more};
    if (over) {
        wide.more = wide.more || (low & 1) != 0;
        wide.low = low >> 1 | sum << (WORD - 1);
        wide.high = sum >> 1 | UINT64_C(1) << (WORD - 1);
        wide.exponent++;
    }
    return wide;
}

/* a - b of magnitudes with the same exponent, where a is greater and has no lower bits. */
static struct wide subtract_wide(struct wide a, struct wide b)
{
    uint64_t borrow = b.more; /* the lost bits of b reduce the difference by less than one */
    uint64_t low = a.low - b.low - borrow;
    uint64_t taken = a.low < b.low || (a.low == b.low && borrow != 0);
    return (struct wide){a.high - b.high - taken, low, a.exponent, b.more};
}

struct rounded number_add(struct number a, struct number b, const struct number_format *format,
                          enum rounding_mode mode)
{
    if (a.kind == NUMBER_NAN || b.kind == NUMBER_NAN ||
        (a.kind == NUMBER_INFINITE && b.kind == NUMBER_INFINITE && a.negative != b.negative))
        return exactly(special(NUMBER_NAN, false));
    if (a.kind == NUMBER_INFINITE || b.kind == NUMBER_INFINITE)
        return exactly(a.kind == NUMBER_INFINITE ? a : b);
    if (a.kind == NUMBER_ZERO && b.kind == NUMBER_ZERO)
        return exactly(zero(a.negative && b.negative));
    if (a.kind == NUMBER_ZERO || b.kind == NUMBER_ZERO)
        return number_round(a.kind == NUMBER_ZERO ? b : a, format, mode);
    int order = compare_magnitudes(a, b);
    if (order == 0 && a.negative != b.negative)
        return exactly(zero(false));
    struct number greater = order < 0 ? b : a, smaller = order < 0 ? a : b;
    int32_t exponent = greater.exponent - WORD;
    struct wide x = moved_down(greater.digits, 0, exponent);
    struct wide y = moved_down(smaller.digits, greater.exponent - smaller.exponent, exponent);
    struct wide sum = a.negative == b.negative ? add_wide(x, y) : subtract_wide(x, y);
    return round_wide(normalised(sum), greater.negative, format, mode);
}

/* The product of two words. */
static struct wide multiply_words(uint64_t a, uint64_t b)
{
    const uint64_t mask = UINT32_MAX;
    uint64_t low = (a & mask) * (b & mask), middle = (a >> 32) * (b & mask), other = (a & mask) * (b >> 32);
    uint64_t carry = (low >> 32) + (middle & mask) + (other & mask);
    return (struct wide){.high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32) + (carry >> 32),
                         .low = (carry << 32) | (low & mask)};
}

struct rounded number_multiply(struct number a, struct number b, const struct number_format *format,
                               enum rounding_mode mode)
{
    bool negative = a.negative != b.negative;
    bool zeros = a.kind == NUMBER_ZERO || b.kind == NUMBER_ZERO;
    bool infinite = a.kind == NUMBER_INFINITE || b.kind == NUMBER_INFINITE;
    if (a.kind == NUMBER_NAN || b.kind == NUMBER_NAN || (zeros && infinite))
        return exactly(special(NUMBER_NAN, false));
    if (zeros || infinite)
        return exactly(zeros ? zero(negative) : special(NUMBER_INFINITE, negative));
    struct wide product = multiply_words(a.digits, b.digits);
    product.exponent = a.exponent + b.exponent;
    return round_wide(normalised(product), negative, format, mode);
}
