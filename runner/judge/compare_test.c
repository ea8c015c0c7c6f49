/* Tests of the comparison of two tensors, bit by bit. */
#include "expectation.h"

#include <criterion/criterion.h>
#include <string.h>

/* A tensor of `count` elements over memory of the test. */
static struct tensor tensor_over(int32_t dtype, int64_t count, void *elements)
{
    static int64_t extent;
    extent = count;
    return (struct tensor){.dtype = dtype,
                           .rank = 1,
                           .dims = &extent,
                           .count = count,
                           .elements = elements,
                           .size = (size_t)count * dtype_size(dtype),
                           .name = ""};
}

/* The number of elements that differ between two arrays. */
static int64_t differences(int32_t dtype, int64_t count, const void *expected, const void *actual,
                           bool any_nan)
{
    struct tensor left = tensor_over(dtype, count, (void *)expected);
    struct tensor right = tensor_over(dtype, count, (void *)actual);
    return tensor_differences(&left, &right, any_nan, NULL);
}

static const int32_t numeric_dtypes[] = {
    DTYPE_FLOAT,  DTYPE_UINT8,  DTYPE_INT8,      DTYPE_UINT16,     DTYPE_INT16,
    DTYPE_INT32,  DTYPE_INT64,  DTYPE_BOOL,      DTYPE_FLOAT16,    DTYPE_DOUBLE,
    DTYPE_UINT32, DTYPE_UINT64, DTYPE_COMPLEX64, DTYPE_COMPLEX128, DTYPE_BFLOAT16,
};
enum { NUMERIC_DTYPES = sizeof numeric_dtypes / sizeof *numeric_dtypes };

Test(compare, every_single_bit_counts_in_every_type)
{
    for (size_t row = 0; row < NUMERIC_DTYPES; row++) {
        int32_t dtype = numeric_dtypes[row];
        size_t size = dtype_size(dtype);
        for (size_t bit = 0; bit < 8 * size; bit++) {
            unsigned char expected[48] = {0}, actual[48] = {0};
            actual[size + bit / 8] = (unsigned char)(1u << bit % 8);
            cr_expect(differences(dtype, 3, expected, actual, false) == 1, "%s, bit %zu", dtype_name(dtype),
                      bit);
            cr_expect(differences(dtype, 3, actual, actual, false) == 0, "%s, bit %zu", dtype_name(dtype),
                      bit);
        }
    }
}

Test(compare, the_first_difference_and_their_number_are_reported)
{
    int16_t expected[] = {0, 1, 2, 3, 4}, actual[] = {0, 1, 7, 3, 9};
    struct tensor left = tensor_over(DTYPE_INT16, 5, expected), right = tensor_over(DTYPE_INT16, 5, actual);
    int64_t first = -1;
    cr_expect(tensor_differences(&left, &right, false, &first) == 2);
    cr_expect(first == 2, "%lld", (long long)first);
}

Test(compare, first_is_unchanged_if_nothing_differs)
{
    int64_t elements[] = {5, 6};
    struct tensor tensor = tensor_over(DTYPE_INT64, 2, elements);
    int64_t first = -1;
    cr_expect(tensor_differences(&tensor, &tensor, false, &first) == 0);
    cr_expect(first == -1);
}

Test(compare, empty_tensors_are_equal)
{
    unsigned char nothing[1] = {0};
    cr_expect(differences(DTYPE_FLOAT, 0, nothing, nothing, true) == 0);
    cr_expect(differences(DTYPE_STRING, 0, nothing, nothing, true) == 0);
}

/* Two different NaN, the infinity next to them, and zeros of both signs. */
static const struct float_row {
    int32_t dtype;
    uint64_t nan, other_nan, infinity, negative_zero;
} float_rows[] = {
    {DTYPE_FLOAT, 0x7fc00000, 0xff800001, 0x7f800000, 0x80000000},
    {DTYPE_DOUBLE, 0x7ff8000000000000, 0xfff0000000000001, 0x7ff0000000000000, 0x8000000000000000},
    {DTYPE_FLOAT16, 0x7e00, 0xfc01, 0x7c00, 0x8000},
    {DTYPE_BFLOAT16, 0x7fc0, 0xff81, 0x7f80, 0x8000},
};
enum { FLOAT_ROWS = sizeof float_rows / sizeof *float_rows };

/* One element from its bits; the bytes of a little-endian uint64_t begin with the low ones. */
static int64_t float_differences(int32_t dtype, uint64_t expected, uint64_t actual, bool any_nan)
{
    uint8_t left[8], right[8];
    for (size_t i = 0; i < 8; i++) {
        size_t shift = 8 * i;
        left[i] = (uint8_t)(expected >> shift);
        right[i] = (uint8_t)(actual >> shift);
    }
    return differences(dtype, 1, left, right, any_nan);
}

Test(compare, nan_of_any_payload_and_sign_are_equal_with_any_nan)
{
    for (size_t i = 0; i < FLOAT_ROWS; i++) {
        const struct float_row *row = &float_rows[i];
        cr_expect(float_differences(row->dtype, row->nan, row->other_nan, true) == 0, "%s",
                  dtype_name(row->dtype));
    }
}

Test(compare, nan_with_different_bits_differ_without_any_nan)
{
    for (size_t i = 0; i < FLOAT_ROWS; i++) {
        const struct float_row *row = &float_rows[i];
        cr_expect(float_differences(row->dtype, row->nan, row->other_nan, false) == 1, "%s",
                  dtype_name(row->dtype));
    }
}

Test(compare, a_nan_differs_from_numbers_and_infinities)
{
    for (size_t i = 0; i < FLOAT_ROWS; i++) {
        const struct float_row *row = &float_rows[i];
        cr_expect(float_differences(row->dtype, row->nan, 0, true) == 1, "%s", dtype_name(row->dtype));
        cr_expect(float_differences(row->dtype, row->other_nan, row->infinity, true) == 1, "%s",
                  dtype_name(row->dtype));
        cr_expect(float_differences(row->dtype, row->infinity, row->other_nan, true) == 1, "%s",
                  dtype_name(row->dtype));
    }
}

Test(compare, zeros_of_different_sign_differ_also_with_any_nan)
{
    for (size_t i = 0; i < FLOAT_ROWS; i++) {
        const struct float_row *row = &float_rows[i];
        cr_expect(float_differences(row->dtype, 0, row->negative_zero, true) == 1, "%s",
                  dtype_name(row->dtype));
    }
}

Test(compare, integers_with_the_bits_of_a_nan_are_compared_as_integers)
{
    const int32_t a[] = {0x7fc00000}, b[] = {0x7fc00001};
    const uint16_t c[] = {0x7e00}, d[] = {0x7e01};
    cr_expect(differences(DTYPE_INT32, 1, a, b, true) == 1);
    cr_expect(differences(DTYPE_UINT16, 1, c, d, true) == 1);
}

Test(compare, complex_numbers_are_compared_part_by_part)
{
    const uint32_t nan_one[] = {0x7fc00000, 0x3f800000}, other_nan_one[] = {0xffc00001, 0x3f800000};
    const uint32_t nan_two[] = {0x7fc00000, 0x40000000}, one_nan[] = {0x3f800000, 0x7fc00000};
    cr_expect(differences(DTYPE_COMPLEX64, 1, nan_one, other_nan_one, true) == 0, "payload of the real part");
    cr_expect(differences(DTYPE_COMPLEX64, 1, nan_one, other_nan_one, false) == 1, "bits count");
    cr_expect(differences(DTYPE_COMPLEX64, 1, nan_one, nan_two, true) == 1, "the imaginary part differs");
    cr_expect(differences(DTYPE_COMPLEX64, 1, nan_one, one_nan, true) == 1, "NaN in the other part");
}

Test(compare, the_parts_of_complex128_are_doubles)
{
    const uint64_t a[] = {0x7ff8000000000000, 0x7ff8000000000001},
                   b[] = {0x7ff8000000000002, 0xfff8000000000000};
    const uint64_t zero[] = {0, 0}, negative_zero[] = {0, 0x8000000000000000};
    cr_expect(differences(DTYPE_COMPLEX128, 1, a, b, true) == 0);
    cr_expect(differences(DTYPE_COMPLEX128, 1, zero, negative_zero, true) == 1);
}

Test(compare, strings_are_compared_by_all_their_bytes)
{
    static const struct {
        struct string_element expected, actual;
        int64_t differences;
    } rows[] = {
        {{"ab", 2}, {"ab", 2}, 0},     {{"ab", 2}, {"ac", 2}, 1},  {{"ab", 2}, {"a", 1}, 1},
        {{"a\0b", 3}, {"a\0c", 3}, 1}, {{"a\0b", 3}, {"a", 1}, 1}, {{"", 0}, {NULL, 0}, 0},
        {{"nan", 3}, {"NaN", 3}, 1},   {{"a", 1}, {"ab", 2}, 1},   {{"", 0}, {"x", 1}, 1},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        cr_expect(differences(DTYPE_STRING, 1, &rows[i].expected, &rows[i].actual, true) ==
                      rows[i].differences,
                  "row %zu", i);
}

Test(compare, strings_are_compared_by_content_and_not_by_address)
{
    char copy[] = "abc";
    const struct string_element expected = {"abc", 3}, actual = {copy, 3};
    cr_expect(differences(DTYPE_STRING, 1, &expected, &actual, false) == 0);
}

Test(compare, elements_of_an_unknown_type_differ_all_or_none)
{
    enum { UNKNOWN = 3 + (1 << 20) };
    int64_t first = -1, count = (int64_t)1 << 56;
    char bytes[] = "abc", others[] = "abd";
    struct tensor left = tensor_over(UNKNOWN, count, bytes), right = tensor_over(UNKNOWN, count, others);
    left.size = right.size = 3;
    cr_expect(tensor_differences(&left, &left, false, &first) == 0 && first == -1);
    cr_expect(tensor_differences(&left, &right, false, &first) == count && first == 0);
    right.size = 2;
    cr_expect(tensor_differences(&left, &right, false, NULL) == count);
}
