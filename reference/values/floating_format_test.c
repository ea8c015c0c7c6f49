#include "dtype.h"
#include "node_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>
#include <string.h>

static const int32_t dtypes[] = {DTYPE_FLOAT16, DTYPE_BFLOAT16, DTYPE_FLOAT, DTYPE_DOUBLE};
enum { DTYPE_COUNT = sizeof dtypes / sizeof *dtypes };

/* A number after rounding to a dtype. */
static double stored(int32_t dtype, double value)
{
    unsigned char element[8];
    floating_store(dtype, value, element);
    return floating_value(dtype, element);
}

Test(floating_format, only_floating_and_complex_types_have_a_format)
{
    for (int32_t dtype = 0; dtype < 27; dtype++) {
        bool floating = dtype_in(DTYPE_BIT(FLOAT) | DTYPE_BIT(DOUBLE) | DTYPE_BIT(FLOAT16) |
                                     DTYPE_BIT(BFLOAT16) | DTYPE_BIT(COMPLEX64) | DTYPE_BIT(COMPLEX128),
                                 dtype);
        cr_expect(eq(int, floating_format_of(dtype) != NULL, floating), "%s", dtype_name(dtype));
    }
}

Test(floating_format, the_unit_is_half_the_distance_from_1_to_the_next_number)
{
    for (int i = 0; i < DTYPE_COUNT; i++) {
        double unit = floating_format_of(dtypes[i])->unit;
        cr_expect(eq(dbl, stored(dtypes[i], 1 + 2 * unit), 1 + 2 * unit), "%s", dtype_name(dtypes[i]));
        cr_expect(eq(dbl, stored(dtypes[i], 1 + unit), 1), "%s", dtype_name(dtypes[i]));
        cr_expect(eq(dbl, stored(dtypes[i], 1 - unit), 1 - unit), "%s", dtype_name(dtypes[i]));
    }
}

Test(floating_format, overflow_begins_at_the_threshold)
{
    for (int i = 0; i < DTYPE_COUNT - 1; i++) {
        double threshold = floating_format_of(dtypes[i])->overflow;
        cr_expect(isinf(stored(dtypes[i], threshold)), "%s", dtype_name(dtypes[i]));
        cr_expect(isfinite(stored(dtypes[i], nextafter(threshold, 0))), "%s", dtype_name(dtypes[i]));
    }
    cr_expect(eq(dbl, floating_format_of(DTYPE_DOUBLE)->overflow, nextafter(INFINITY, 0)));
}

Test(floating_format, the_smallest_numbers_are_what_they_are_called)
{
    for (int i = 0; i < DTYPE_COUNT; i++) {
        const struct floating_format *format = floating_format_of(dtypes[i]);
        cr_expect(eq(dbl, stored(dtypes[i], format->smallest_subnormal), format->smallest_subnormal), "%s",
                  dtype_name(dtypes[i]));
        cr_expect(eq(dbl, stored(dtypes[i], format->smallest_subnormal / 2), 0), "%s", dtype_name(dtypes[i]));
        cr_expect(eq(dbl, format->smallest_normal * 2 * format->unit, format->smallest_subnormal), "%s",
                  dtype_name(dtypes[i]));
    }
}

/* The nearest pattern of 16 bits by bisection of all patterns: independent of the rounding code. */
static uint16_t nearest(int32_t dtype, double value, uint16_t infinity)
{
    uint16_t low = 0, high = infinity;
    while (high - low > 1) {
        uint16_t middle = (uint16_t)((low + high) / 2);
        if (floating_value(dtype, &middle) <= value)
            low = middle;
        else
            high = middle;
    }
    double threshold = floating_format_of(dtype)->overflow;
    double above =
        high == infinity ? 2 * threshold - floating_value(dtype, &low) : floating_value(dtype, &high);
    double to_low = value - floating_value(dtype, &low), to_high = above - value;
    return to_low < to_high || (to_low == to_high && low % 2 == 0) ? low : high;
}

Test(floating_format, sixteen_bits_are_rounded_once_from_double)
{
    uint64_t state = 5;
    long wrong = 0;
    for (int i = 0; i < 400000; i++) {
        int32_t dtype = i % 2 == 0 ? DTYPE_FLOAT16 : DTYPE_BFLOAT16;
        uint16_t infinity = dtype == DTYPE_FLOAT16 ? 0x7c00 : 0x7f80, bits;
        /* Halfway between two neighbours, and next to it by less than float can resolve. */
        uint16_t low = (uint16_t)(fixture_random(&state) % infinity), high = (uint16_t)(low + 1);
        double above = high == infinity ? floating_format_of(dtype)->overflow : floating_value(dtype, &high);
        double middle = (floating_value(dtype, &low) + above) / 2;
        double value = middle * (1 + ((double)(fixture_random(&state) % 3) - 1) * 0x1p-45);
        floating_store(dtype, value, &bits);
        wrong += bits != nearest(dtype, value, infinity);
    }
    cr_expect(eq(long, wrong, 0));
}

Test(floating_format, signs_of_zero_infinity_and_nan_are_kept)
{
    for (int i = 0; i < DTYPE_COUNT; i++) {
        cr_expect(signbit(stored(dtypes[i], -0.0)), "%s", dtype_name(dtypes[i]));
        cr_expect(signbit(stored(dtypes[i], -1e-320)), "%s", dtype_name(dtypes[i]));
        cr_expect(eq(dbl, stored(dtypes[i], -INFINITY), -INFINITY), "%s", dtype_name(dtypes[i]));
        cr_expect(isnan(stored(dtypes[i], NAN)), "%s", dtype_name(dtypes[i]));
    }
}

Test(floating_format, infinity_has_the_bits_of_the_format)
{
    for (size_t i = 0; i < DTYPE_COUNT; i++) {
        unsigned char element[8];
        floating_store(dtypes[i], INFINITY, element);
        cr_expect(load_bits(element, dtype_size(dtypes[i])) == floating_infinity_bits(dtypes[i]), "%s",
                  dtype_name(dtypes[i]));
    }
    cr_expect(floating_infinity_bits(DTYPE_INT32) == 0, "not a floating type");
}
