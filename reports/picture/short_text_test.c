#include "view.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

static struct arena arena;

static void begin(void)
{
    arena = arena_create((size_t)1 << 20);
}

static void end(void)
{
    arena_destroy(&arena);
}

TestSuite(short_text, .init = begin, .fini = end);

/* Checks the short text of one element, and the full value if that differs ("" otherwise). */
static void expect_short(int32_t dtype, const void *element, const char *expected, const char *expected_whole)
{
    struct tensor tensor = {.dtype = dtype, .count = 1, .elements = (void *)element, .name = ""};
    const char *whole;
    const char *text = short_text(&tensor, 0, &whole, &arena);
    cr_expect(eq(str, (char *)text, (char *)expected));
    cr_expect(eq(str, (char *)(whole == NULL ? "" : whole), (char *)expected_whole));
}

#define VALUE(type, value) (&(const type){value})

Test(short_text, a_short_number_is_whole)
{
    expect_short(DTYPE_FLOAT, VALUE(float, -1.5f), "-1.5", "");
    expect_short(DTYPE_INT64, VALUE(int64_t, 1234567), "1234567", "");
    expect_short(DTYPE_BOOL, VALUE(unsigned char, 1), "true", "");
    expect_short(DTYPE_FLOAT, VALUE(float, -0.0f), "-0", "");
}

Test(short_text, a_long_number_has_as_many_digits_as_there_is_room_for)
{
    expect_short(DTYPE_FLOAT, VALUE(float, 0.1f), "0.1", "0.100000001");
    expect_short(DTYPE_FLOAT, VALUE(float, 3.40282347e38f), "3.4e38", "3.40282347e+38");
    expect_short(DTYPE_FLOAT, VALUE(float, -1.17549435e-38f), "-1e-38", "-1.17549435e-38");
    expect_short(DTYPE_DOUBLE, VALUE(double, -2.2250738585072014e-308), "-2e-308",
                 "-2.2250738585072014e-308");
    expect_short(DTYPE_INT64, VALUE(int64_t, INT64_MIN), "-9.2e18", "-9223372036854775808");
    expect_short(DTYPE_UINT64, VALUE(uint64_t, UINT64_MAX), "1.84e19", "18446744073709551615");
}

Test(short_text, a_long_string_is_cut)
{
    const struct string_element element = {"some text", 9};
    expect_short(DTYPE_STRING, &element, "\"some …", "\"some text\"");
}

Test(short_text, the_full_value_has_a_limit_too)
{
    char letters[300];
    for (size_t i = 0; i < sizeof letters; i++)
        letters[i] = 'x';
    const struct string_element element = {letters, sizeof letters};
    struct tensor tensor = {.dtype = DTYPE_STRING, .count = 1, .elements = (void *)&element, .name = ""};
    const char *whole;
    (void)short_text(&tensor, 0, &whole, &arena);
    cr_expect(eq(sz, strlen(whole), 79 + strlen("…")));
}

Test(short_text, complex_numbers_lose_digits_before_they_are_cut)
{
    expect_short(DTYPE_COMPLEX64, ((const float[]){1, -2}), "1-2i", "");
    expect_short(DTYPE_COMPLEX64, ((const float[]){0.123f, 0.456f}), "0.1+0.…", "0.123000003+0.456i");
    expect_short(DTYPE_COMPLEX64, ((const float[]){100, 1.234567f}), "1e2+1i", "100+1.23456705i");
}

Test(short_text, a_text_is_cut_between_characters)
{
    cr_expect(
        eq(str, (char *)text_cut("\xc3\xa9\xc3\xa9\xc3\xa9", 3, &arena), (char *)"\xc3\xa9\xc3\xa9\xc3\xa9"));
    cr_expect(eq(str, (char *)text_cut("\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9", 3, &arena),
                 (char *)"\xc3\xa9\xc3\xa9\xe2\x80\xa6"));
}

/* Checks the text of the first of two numbers, and of the second. */
static void expect_distinct(int32_t dtype, const void *one, const void *two, const char *expected,
                            const char *other)
{
    const struct tensor first = {.dtype = dtype, .count = 1, .elements = (void *)(uintptr_t)one},
                        second = {.dtype = dtype, .count = 1, .elements = (void *)(uintptr_t)two};
    const char *whole;
    cr_expect_str_eq(distinct_text(&first, 0, &second, 0, &whole, &arena), expected);
    cr_expect_str_eq(distinct_text(&second, 0, &first, 0, &whole, &arena), other);
}

Test(short_text, numbers_that_differ_in_late_digits_are_told_apart)
{
    expect_distinct(DTYPE_INT64, VALUE(int64_t, 3074457345618258602), VALUE(int64_t, 3074457345618258603),
                    "…602", "…603");
    expect_distinct(DTYPE_INT64, VALUE(int64_t, 3074457345618258602), VALUE(int64_t, 3074417345618258602),
                    "…44573…", "…44173…");
    expect_distinct(DTYPE_FLOAT, VALUE(float, 16777216.0f), VALUE(float, 16777218.0f), "…216", "…218");
}

Test(short_text, two_nan_with_other_bits_are_told_apart_by_them)
{
    expect_distinct(DTYPE_FLOAT, VALUE(uint32_t, 0x7fc00000), VALUE(uint32_t, 0x7fa00000), "7fc000…",
                    "7fa000…");
    expect_distinct(DTYPE_FLOAT16, VALUE(uint16_t, 0x7e00), VALUE(uint16_t, 0x7e01), "…e00", "…e01");
    expect_distinct(DTYPE_FLOAT, VALUE(uint32_t, 0x7fc00000), VALUE(uint32_t, 0x7fc00000), "nan", "nan");
    const struct tensor one = {.dtype = DTYPE_FLOAT, .count = 1, .elements = &(uint32_t){0x7fc00000}},
                        two = {.dtype = DTYPE_FLOAT, .count = 1, .elements = &(uint32_t){0x7fa00000}};
    const char *whole;
    (void)distinct_text(&one, 0, &two, 0, &whole, &arena);
    cr_expect_str_eq(whole, "nan (0x7fc00000)");
}

Test(short_text, numbers_that_are_equal_or_have_other_short_texts_are_not_changed)
{
    expect_distinct(DTYPE_INT64, VALUE(int64_t, INT64_MIN), VALUE(int64_t, INT64_MIN), "-9.2e18", "-9.2e18");
    expect_distinct(DTYPE_INT64, VALUE(int64_t, INT64_MIN), VALUE(int64_t, 5), "-9.2e18", "5");
}
