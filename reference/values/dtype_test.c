/* Tests of element types and their formats. */
#include "dtype.h"
#include "node_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>
#include <string.h>

/* TensorProto.DataType, written down from onnx.proto: the name and the bytes of an element by number. */
static const struct {
    const char *name;
    size_t size;
} expected[] = {
    {"undefined", 0},      {"float", 4},    {"uint8", 1},        {"int8", 1},           {"uint16", 2},
    {"int16", 2},          {"int32", 4},    {"int64", 8},        {"string", 16},        {"bool", 1},
    {"float16", 2},        {"double", 8},   {"uint32", 4},       {"uint64", 8},         {"complex64", 8},
    {"complex128", 16},    {"bfloat16", 2}, {"float8e4m3fn", 0}, {"float8e4m3fnuz", 0}, {"float8e5m2", 0},
    {"float8e5m2fnuz", 0}, {"uint4", 0},    {"int4", 0},         {"float4e2m1", 0},     {"float8e8m0", 0},
    {"uint2", 0},          {"int2", 0},     {"float6e2m3", 0},   {"float6e3m2", 0}};
enum { KNOWN = sizeof expected / sizeof *expected };

Test(dtype, every_number_has_the_name_that_onnx_gives_it)
{
    for (int number = 0; number < KNOWN; number++)
        cr_expect(eq(str, (char *)dtype_name(number), (char *)expected[number].name));
}

Test(dtype, every_name_is_converted_back_to_its_number)
{
    for (int number = 0; number < KNOWN; number++)
        cr_expect(eq(int, (int)dtype_from_name(expected[number].name), number), "%s", expected[number].name);
}

Test(dtype, names_are_compared_exactly)
{
    cr_expect(eq(int, (int)dtype_from_name("Float"), DTYPE_UNDEFINED), "capital letter");
    cr_expect(eq(int, (int)dtype_from_name("float "), DTYPE_UNDEFINED), "space");
    cr_expect(eq(int, (int)dtype_from_name(""), DTYPE_UNDEFINED), "empty");
}

Test(dtype, only_the_types_of_the_constraint_have_a_size)
{
    for (int number = 0; number < KNOWN; number++) {
        size_t size = number == DTYPE_STRING ? sizeof(struct string_element) : expected[number].size;
        cr_expect(eq(sz, dtype_size(number), size), "%s", expected[number].name);
    }
}

Test(dtype, numbers_that_onnx_does_not_define_are_unknown)
{
    static const int32_t unknown[] = {-1, KNOWN, 31, 32, 1000, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
        cr_expect(not(dtype_is_known(unknown[i])), "%d", (int)unknown[i]);
        cr_expect(eq(str, (char *)dtype_name(unknown[i]), "unknown"), "%d", (int)unknown[i]);
        cr_expect(eq(sz, dtype_size(unknown[i]), 0), "%d", (int)unknown[i]);
    }
    cr_expect(dtype_is_known(DTYPE_UNDEFINED), "undefined is a number of ONNX");
}

Test(dtype, a_set_holds_its_members_and_nothing_else)
{
    dtype_set set = DTYPE_BIT(FLOAT) | DTYPE_BIT(BFLOAT16);
    for (int number = -2; number < 70; number++) {
        bool member = number == DTYPE_FLOAT || number == DTYPE_BFLOAT16;
        cr_expect(eq(int, dtype_in(set, number), member), "%d", number);
    }
}

Test(dtype, every_type_of_the_constraint_is_of_one_kind)
{
    static const dtype_set members[] = {
        [DTYPE_KIND_SIGNED] = DTYPE_BIT(INT8) | DTYPE_BIT(INT16) | DTYPE_BIT(INT32) | DTYPE_BIT(INT64),
        [DTYPE_KIND_UNSIGNED] = DTYPE_BIT(UINT8) | DTYPE_BIT(UINT16) | DTYPE_BIT(UINT32) | DTYPE_BIT(UINT64),
        [DTYPE_KIND_FLOATING] =
            DTYPE_BIT(FLOAT16) | DTYPE_BIT(BFLOAT16) | DTYPE_BIT(FLOAT) | DTYPE_BIT(DOUBLE),
        [DTYPE_KIND_COMPLEX] = DTYPE_BIT(COMPLEX64) | DTYPE_BIT(COMPLEX128),
        [DTYPE_KIND_BOOL] = DTYPE_BIT(BOOL),
        [DTYPE_KIND_STRING] = DTYPE_BIT(STRING)};
    for (int number = -2; number < 70; number++) {
        const enum dtype_kind kind = dtype_kind(number);
        cr_expect(eq(int, kind == DTYPE_KIND_FOREIGN, dtype_size(number) == 0), "%d", number);
        cr_expect(kind == DTYPE_KIND_FOREIGN || dtype_in(members[kind], number), "%d", number);
    }
}

Test(dtype, integers_are_the_signed_and_the_unsigned_ones)
{
    cr_expect(dtype_is_integer(DTYPE_INT8));
    cr_expect(dtype_is_integer(DTYPE_UINT64));
    cr_expect(not(dtype_is_integer(DTYPE_BOOL)));
    cr_expect(not(dtype_is_integer(DTYPE_FLOAT)));
    cr_expect(not(dtype_is_integer(DTYPE_UINT4)), "not a type of T");
}

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
