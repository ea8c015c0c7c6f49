#include "node_fixture.h"
#include "number.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <float.h>
#include <math.h>
#include <string.h>

enum { DRAWS = 200000 };

static uint64_t draw_bits(uint64_t *state)
{
    return (uint64_t)fixture_random(state) << 32 | fixture_random(state);
}

/* Random bits, or numbers close to each other, so that sums cancel and carry. */
static double draw_double(uint64_t *state)
{
    uint64_t bits = draw_bits(state);
    if (fixture_random(state) % 2 == 0)
        bits = (bits & UINT64_C(0x80000000000fffff)) | ((1020 + bits % 8) << 52) | bits << 44 >> 12;
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static float draw_float(uint64_t *state)
{
    uint32_t bits = fixture_random(state);
    if (bits % 2 == 0)
        bits = (bits & 0x807fffffu) | (120 + bits % 8) << 23;
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static bool is_same(double a, double b)
{
    return isnan(a) ? isnan(b) : a == b && signbit(a) == signbit(b);
}

Test(number, every_double_survives_the_round_trip)
{
    uint64_t state = 1;
    for (int i = 0; i < DRAWS; i++) {
        double value = draw_double(&state);
        cr_assert(is_same(number_to_double(number_of(value)), value), "%a", value);
    }
}

Test(number, sums_and_products_in_double_are_those_of_the_host)
{
    uint64_t state = 2;
    for (int i = 0; i < DRAWS; i++) {
        double a = draw_double(&state), b = draw_double(&state);
        struct rounded sum = number_add(number_of(a), number_of(b), &NUMBER_DOUBLE, ROUND_NEAREST);
        struct rounded product = number_multiply(number_of(a), number_of(b), &NUMBER_DOUBLE, ROUND_NEAREST);
        cr_assert(is_same(number_to_double(sum.number), a + b), "%a + %a", a, b);
        cr_assert(is_same(number_to_double(product.number), a * b), "%a * %a", a, b);
    }
}

Test(number, sums_and_products_in_float_are_those_of_the_host)
{
    uint64_t state = 3;
    for (int i = 0; i < DRAWS; i++) {
        float a = draw_float(&state), b = draw_float(&state);
        struct number x = number_of((double)a), y = number_of((double)b);
        double sum = number_to_double(number_add(x, y, &NUMBER_FLOAT, ROUND_NEAREST).number);
        double product = number_to_double(number_multiply(x, y, &NUMBER_FLOAT, ROUND_NEAREST).number);
        cr_assert(is_same(sum, (double)(a + b)), "%a + %a", (double)a, (double)b);
        cr_assert(is_same(product, (double)(a * b)), "%a * %a", (double)a, (double)b);
    }
}

#if LDBL_MANT_DIG == 64
Test(number, sums_and_products_of_extended_numbers_are_those_of_x87)
{
    uint64_t state = 4;
    for (int i = 0; i < DRAWS; i++) {
        double a = draw_double(&state), b = draw_double(&state), c = draw_double(&state);
        struct number x = number_add(number_of(a), number_of(b), &NUMBER_EXTENDED, ROUND_NEAREST).number;
        x = number_multiply(x, number_of(c), &NUMBER_EXTENDED, ROUND_NEAREST).number;
        double stored = number_to_double(number_round(x, &NUMBER_DOUBLE, ROUND_NEAREST).number);
        long double host = ((long double)a + (long double)b) * (long double)c;
        cr_assert(is_same(stored, (double)host), "(%a + %a) * %a", a, b, c);
    }
}
#endif

Test(number, an_inexact_result_is_between_its_two_neighbours)
{
    uint64_t state = 5;
    for (int i = 0; i < DRAWS; i++) {
        struct number a = number_of((double)draw_float(&state)), b = number_of((double)draw_float(&state));
        struct rounded down = number_add(a, b, &NUMBER_FLOAT16, ROUND_DOWN);
        struct rounded up = number_add(a, b, &NUMBER_FLOAT16, ROUND_UP);
        struct rounded nearest = number_add(a, b, &NUMBER_FLOAT16, ROUND_NEAREST);
        if (nearest.number.kind == NUMBER_NAN || a.kind == NUMBER_INFINITE || b.kind == NUMBER_INFINITE)
            continue;
        cr_assert(eq(int, down.exact, up.exact));
        cr_assert(eq(int, number_compare(down.number, up.number) == 0, down.exact));
        cr_assert(number_compare(down.number, nearest.number) <= 0 &&
                  number_compare(nearest.number, up.number) <= 0);
    }
}

Test(number, directed_rounding_replaces_infinity_by_the_largest_number_on_one_side)
{
    struct number largest = number_of(65504), one = number_of(1);
    cr_expect(eq(dbl, number_to_double(number_add(largest, one, &NUMBER_FLOAT16, ROUND_DOWN).number), 65504));
    cr_expect(
        eq(dbl, number_to_double(number_add(largest, one, &NUMBER_FLOAT16, ROUND_UP).number), INFINITY));
    struct number minus = number_of(-65504), minus_one = number_of(-1);
    cr_expect(
        eq(dbl, number_to_double(number_add(minus, minus_one, &NUMBER_FLOAT16, ROUND_UP).number), -65504));
    cr_expect(eq(dbl, number_to_double(number_add(minus, minus_one, &NUMBER_FLOAT16, ROUND_DOWN).number),
                 -INFINITY));
}

/* 1 - 2^-65 is halfway between two numbers of 64 bits; the last bit of the operand is 2^-128. */
Test(number, a_bit_far_below_the_last_place_decides_a_tie)
{
    struct number half = {NUMBER_FINITE, true, -128, UINT64_C(1) << 63}, more = half;
    more.digits |= 1;
    struct number tie = number_add(number_of(1), half, &NUMBER_EXTENDED, ROUND_NEAREST).number;
    struct number below = number_add(number_of(1), more, &NUMBER_EXTENDED, ROUND_NEAREST).number;
    cr_expect(eq(int, number_compare(tie, number_of(1)), 0));
    cr_expect(eq(int, number_compare(below, number_of(1)), -1));
}

Test(number, a_result_is_tiny_if_it_is_subnormal_before_rounding)
{
    /* (1 - 2^-12) * 2^-14 is rounded up to the smallest normal number of float16. */
    struct rounded below =
        number_multiply(number_of(1 - 0x1p-12), number_of(0x1p-14), &NUMBER_FLOAT16, ROUND_NEAREST);
    cr_expect(eq(dbl, number_to_double(below.number), 0x1p-14));
    cr_expect(below.tiny && !below.exact);
    cr_expect(not(number_round(number_of(0x1p-14), &NUMBER_FLOAT16, ROUND_NEAREST).tiny));
    cr_expect(not(number_round(number_of(0), &NUMBER_FLOAT16, ROUND_NEAREST).tiny));
    cr_expect(number_round(number_of(0x1p-24), &NUMBER_FLOAT16, ROUND_NEAREST).exact);
    cr_expect(eq(
        dbl, number_to_double(number_round(number_of(0x1p-25), &NUMBER_FLOAT16, ROUND_NEAREST).number), 0));
    cr_expect(eq(dbl, number_to_double(number_round(number_of(0x1p-60), &NUMBER_FLOAT16, ROUND_UP).number),
                 0x1p-24));
}
