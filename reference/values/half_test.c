#include "dtype.h"
#include "effort_fixture.h"
#include "half.h"
#include "operator_version.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <float.h>
#include <math.h>

/*
 * The other method: a table of the values of all patterns, computed with ldexp, and of the points halfway
 * between neighbours. A result is correctly rounded if and only if the true value is between the halfway
 * points on its two sides; a value on such a point belongs to the even neighbour. All these numbers and all
 * comparisons are exact in double.
 */
enum { PATTERNS = 65536, SIGN = 0x8000 };

struct format {
    const char *name;
    int32_t dtype;
    int fraction_bits;
    int bias;
    uint16_t infinity;
    uint16_t (*narrow)(float);
    float (*widen)(uint16_t);
};

static const struct format formats[] = {
    {"float16", DTYPE_FLOAT16, 10, 15, 0x7c00, float16_from_float, float16_to_float},
    {"bfloat16", DTYPE_BFLOAT16, 7, 127, 0x7f80, bfloat16_from_float, bfloat16_to_float},
};
enum { FORMAT_COUNT = 2 };

/* The magnitude of a pattern; that of infinity is the power of two above the greatest finite value. */
static double magnitude(const struct format *format, int pattern)
{
    int exponent = pattern >> format->fraction_bits;
    int fraction = pattern & ((1 << format->fraction_bits) - 1);
    if (exponent == 0)
        return ldexp(fraction, 1 - format->bias - format->fraction_bits);
    return ldexp(fraction + (1 << format->fraction_bits), exponent - format->bias - format->fraction_bits);
}

static double signed_value(const struct format *format, int pattern)
{
    int absolute = pattern & (SIGN - 1);
    double value = absolute > format->infinity    ? (double)NAN
                   : absolute == format->infinity ? (double)INFINITY
                                                  : magnitude(format, absolute);
    return (pattern & SIGN) != 0 ? -value : value;
}

static double halfway_table[SIGN]; /* [p]: halfway between patterns p and p + 1 */

static void fill_halfway_table(const struct format *format)
{
    for (int pattern = 0; pattern < format->infinity; pattern++)
        halfway_table[pattern] = (magnitude(format, pattern) + magnitude(format, pattern + 1)) / 2;
}

static bool is_nan(const struct format *format, uint16_t pattern)
{
    return (pattern & (SIGN - 1)) > format->infinity;
}

/* Compares |value + rest| with `point`, where |rest| is at most half a unit in the last place of value. */
static int compare(double value, double rest, double point)
{
    double absolute = fabs(value);
    double tail = signbit(value) ? -rest : rest;
    if (absolute != point)
        return absolute < point ? -1 : 1;
    return (tail > 0) - (tail < 0);
}

/* Whether `result` is value + rest rounded to nearest, ties to even. */
static bool is_rounded(const struct format *format, uint16_t result, double value, double rest)
{
    if (isnan(value))
        return is_nan(format, result);
    int pattern = result & (SIGN - 1);
    if (signbit(value) != ((result & SIGN) != 0) || pattern > format->infinity)
        return false;
    if (isinf(value))
        return pattern == format->infinity;
    bool even = (pattern & 1) == 0;
    int lower = pattern == 0 ? 1 : compare(value, rest, halfway_table[pattern - 1]);
    int upper = pattern == format->infinity ? -1 : compare(value, rest, halfway_table[pattern]);
    return (lower > 0 || (lower == 0 && even)) && (upper < 0 || (upper == 0 && even));
}

Test(half, widening_gives_the_value_of_every_pattern)
{
    for (int f = 0; f < FORMAT_COUNT; f++) {
        int wrong = 0;
        for (int pattern = 0; pattern < PATTERNS; pattern++) {
            double widened = (double)formats[f].widen((uint16_t)pattern);
            double expected = signed_value(&formats[f], pattern);
            bool same = isnan(expected) ? isnan(widened) : widened == expected;
            wrong += !same || !signbit(widened) != !(pattern & SIGN);
        }
        cr_expect(eq(int, wrong, 0), "%s", formats[f].name);
    }
}

Test(half, widening_and_narrowing_again_gives_the_same_pattern_and_makes_nan_quiet)
{
    for (int f = 0; f < FORMAT_COUNT; f++) {
        const struct format *format = &formats[f];
        int quiet = 1 << (format->fraction_bits - 1);
        int wrong = 0;
        for (int pattern = 0; pattern < PATTERNS; pattern++) {
            int expected = is_nan(format, (uint16_t)pattern) ? pattern | quiet : pattern;
            wrong += format->narrow(format->widen((uint16_t)pattern)) != expected;
        }
        cr_expect(eq(int, wrong, 0), "%s", format->name);
    }
}

Test(half, narrowing_is_correctly_rounded_at_and_next_to_every_halfway_point)
{
    for (int f = 0; f < FORMAT_COUNT; f++) {
        const struct format *format = &formats[f];
        int wrong = 0;
        fill_halfway_table(format);
        for (int pattern = 0; pattern < format->infinity; pattern++) {
            float halfway = (float)halfway_table[pattern];
            float near[] = {halfway, nextafterf(halfway, 0.0f), nextafterf(halfway, INFINITY)};
            for (int i = 0; i < 3; i++) {
                wrong += !is_rounded(format, format->narrow(near[i]), (double)near[i], 0);
                wrong += !is_rounded(format, format->narrow(-near[i]), -(double)near[i], 0);
            }
        }
        cr_expect(eq(int, wrong, 0), "%s", format->name);
    }
}

Test(half, narrowing_is_correctly_rounded_over_the_whole_range_of_float)
{
    for (int f = 0; f < FORMAT_COUNT; f++) {
        int wrong = 0;
        fill_halfway_table(&formats[f]);
        for (uint64_t bits = 0; bits <= UINT32_MAX; bits += 509 * TEST_FRACTION) {
            float value = float_from_bits((uint32_t)bits);
            wrong += !is_rounded(&formats[f], formats[f].narrow(value), (double)value, 0);
        }
        cr_expect(eq(int, wrong, 0), "%s", formats[f].name);
    }
}

Test(half, narrowing_keeps_the_sign_and_the_upper_payload_of_nan)
{
    for (int f = 0; f < FORMAT_COUNT; f++) {
        const struct format *format = &formats[f];
        uint32_t quiet = UINT32_C(1) << (format->fraction_bits - 1);
        int wrong = 0;
        for (uint32_t payload = 1; payload < 0x800000; payload += 37 * TEST_FRACTION) {
            uint32_t upper = payload >> (23 - format->fraction_bits);
            uint32_t expected = format->infinity | quiet | upper;
            wrong += format->narrow(float_from_bits(0x7f800000u | payload)) != expected;
            wrong += format->narrow(float_from_bits(0xff800000u | payload)) != (SIGN | expected);
        }
        cr_expect(eq(int, wrong, 0), "%s", format->name);
    }
}

static uint16_t all_patterns[PATTERNS];
static uint16_t partners[PATTERNS];
static double all_values[PATTERNS];

/* The exact result of an operation on two values: the rounded result and the rounding error. */
static double exact(enum reduction reduction, double a, double b, double *rest)
{
    *rest = 0;
    if (reduction == REDUCTION_MUL)
        return a * b; /* at most 22 significant bits */
    double sum = a + b;
    if (isfinite(sum)) { /* Knuth's two-sum */
        double b_part = sum - a;
        *rest = (a - (sum - b_part)) + (b - b_part);
    }
    return sum;
}

/* How many results of all patterns combined with one partner are not correctly rounded. */
static int wrong_results(const struct format *format, enum reduction reduction, int partner)
{
    for (int pattern = 0; pattern < PATTERNS; pattern++) {
        all_patterns[pattern] = (uint16_t)pattern;
        partners[pattern] = (uint16_t)partner;
    }
    for (int pattern = 0; pattern < PATTERNS; pattern++)
        reduction_find(format->dtype, reduction)(format->dtype, &all_patterns[pattern], &partners[pattern]);
    int wrong = 0;
    for (int pattern = 0; pattern < PATTERNS; pattern++) {
        double rest;
        double value = exact(reduction, all_values[pattern], all_values[partner], &rest);
        wrong += !is_rounded(format, all_patterns[pattern], value, rest);
    }
    return wrong;
}

/* All patterns, with partners of every sign and exponent and of varied fractions, special values included. */
static int wrong_results_of_all(const struct format *format, enum reduction reduction)
{
    int wrong = 0;
    int last_fraction = (1 << format->fraction_bits) - 1;
    int step = format->fraction_bits == 10 ? 1 : 2; /* 32 exponents, or 256 */
    fill_halfway_table(format);
    for (int pattern = 0; pattern < PATTERNS; pattern++)
        all_values[pattern] = signed_value(format, pattern);
    for (int sign = 0; sign <= SIGN; sign += SIGN) {
        for (int first = 0; first <= format->infinity;
             first += step * TEST_FRACTION << format->fraction_bits) {
            wrong += wrong_results(format, reduction, sign | first);
            wrong += wrong_results(format, reduction, sign | (first + 1));
            wrong += wrong_results(format, reduction, sign | (first + (first / 3 * 7 & last_fraction)));
            wrong += wrong_results(format, reduction, sign | (first + last_fraction));
        }
        wrong += wrong_results(format, reduction, sign | format->infinity);
        wrong += wrong_results(format, reduction, sign | (format->infinity + last_fraction));
        wrong += wrong_results(format, reduction, sign | (format->infinity - 1));
    }
    return wrong;
}

Test(half, sums_of_float16_are_correctly_rounded)
{
    cr_expect(eq(int, wrong_results_of_all(&formats[0], REDUCTION_ADD), 0));
}

Test(half, products_of_float16_are_correctly_rounded)
{
    cr_expect(eq(int, wrong_results_of_all(&formats[0], REDUCTION_MUL), 0));
}

Test(half, sums_of_bfloat16_are_correctly_rounded)
{
    cr_expect(eq(int, wrong_results_of_all(&formats[1], REDUCTION_ADD), 0));
}

Test(half, products_of_bfloat16_are_correctly_rounded)
{
    cr_expect(eq(int, wrong_results_of_all(&formats[1], REDUCTION_MUL), 0));
}

Test(half, the_other_method_detects_a_wrong_neighbour)
{
    fill_halfway_table(&formats[0]);
    cr_expect(is_rounded(&formats[0], 0x3c00, 1 + 0x1p-11, 0), "a tie goes to the even neighbour");
    cr_expect(not(is_rounded(&formats[0], 0x3c01, 1 + 0x1p-11, 0)), "and not to the odd one");
    cr_expect(is_rounded(&formats[0], 0x3c01, 1 + 0x1p-11, 0x1p-60), "unless there is a remainder");
    cr_expect(not(is_rounded(&formats[0], 0x8000, 0.0, 0)), "zero has a sign");
}
