/* Tests of the lines and numbers of random cases. */
#include "dtype.h"
#include "random_numbers.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1024, DRAWS = 50, PATTERNS = LINE_ANY + 1 };

static int32_t line[ROOM + 1];

/* Every list of each pattern, for some lengths and extents. */
static void for_each_list(enum line_pattern pattern, void (*check)(int64_t length, int64_t extent))
{
    static const int64_t sizes[] = {1, 2, 3, 7, 8, 16, 33, 64, 100, 1000};
    enum { SIZES = sizeof sizes / sizeof *sizes };
    struct random_stream stream = {42};
    for (int a = 0; a < SIZES; a++)
        for (int b = 0; b < SIZES; b++)
            for (int draw = 0; draw < DRAWS; draw++) {
                line[sizes[a]] = -7;
                random_line_fill(&stream, pattern, line, sizes[a], sizes[b]);
                cr_assert_eq(line[sizes[a]], -7);
                check(sizes[a], sizes[b]);
            }
}

static void check_range(int64_t length, int64_t extent)
{
    for (int64_t j = 0; j < length; j++)
        cr_assert(line[j] >= 0 && line[j] < extent, "%d of %d", (int)line[j], (int)extent);
}

Test(random_lines, all_positions_are_below_the_extent)
{
    for (int pattern = 0; pattern < PATTERNS; pattern++)
        for_each_list((enum line_pattern)pattern, check_range);
}

static void check_different(int64_t length, int64_t extent)
{
    static bool seen[ROOM];
    if (length > extent)
        return;
    for (int64_t i = 0; i < extent; i++)
        seen[i] = false;
    for (int64_t j = 0; j < length; j++) {
        cr_assert(!seen[line[j]], "%d of %d in %d", (int)line[j], (int)extent, (int)length);
        seen[line[j]] = true;
    }
}

Test(random_lines, patterns_without_repeats_have_none_where_the_extent_allows)
{
    for_each_list(LINE_IDENTITY, check_different);
    for_each_list(LINE_RANGE, check_different);
    for_each_list(LINE_RISING, check_different);
    for_each_list(LINE_REVERSED, check_different);
    for_each_list(LINE_PERMUTATION, check_different);
}

static void check_stride(int64_t length, int64_t extent)
{
    if (length < 2 || 2 * (length - 1) >= extent)
        return;
    cr_assert(line[1] - line[0] >= 2);
    for (int64_t j = 2; j < length; j++)
        cr_assert_eq(line[j] - line[j - 1], line[1] - line[0]);
}

Test(random_lines, a_stride_does_not_begin_again_where_the_extent_allows)
{
    for_each_list(LINE_STRIDE, check_stride);
}

static void check_sorted(int64_t length, int64_t extent)
{
    (void)extent;
    for (int64_t j = 1; j < length; j++)
        cr_assert(line[j] >= line[j - 1]);
}

Test(random_lines, what_is_sorted_never_falls)
{
    for_each_list(LINE_SORTED, check_sorted);
    for_each_list(LINE_RISING, check_sorted);
    for_each_list(LINE_CONSTANT, check_sorted);
}

static void check_pairs(int64_t length, int64_t extent)
{
    for (int64_t j = 1; j < length; j++) {
        cr_assert(j % 2 == 0 || line[j] == line[j - 1]);
        cr_assert(j % 2 != 0 || line[j] != line[j - 1] || length > extent);
    }
}

Test(random_lines, pairs_are_pairs)
{
    for_each_list(LINE_PAIRS, check_pairs);
}

static int most_repeats;
static int64_t least_distance;

static void note_repeats(int64_t length, int64_t extent)
{
    int repeats = 0;
    if (length != 64 || extent < length)
        return;
    for (int64_t j = 0; j < length; j++)
        for (int64_t i = 0; i < j; i++)
            if (line[i] == line[j]) {
                repeats++;
                least_distance = j - i < least_distance ? j - i : least_distance;
            }
    most_repeats = repeats > most_repeats ? repeats : most_repeats;
}

Test(random_lines, near_are_few_repeats_in_a_row_and_far_are_repeats_further_apart)
{
    least_distance = ROOM;
    for_each_list(LINE_NEAR, note_repeats);
    cr_expect_eq(least_distance, 1);
    cr_expect(most_repeats > 0 && most_repeats <= 6, "%d", most_repeats);
    least_distance = ROOM;
    most_repeats = 0;
    for_each_list(LINE_FAR, note_repeats);
    cr_expect(least_distance >= 10 && least_distance < 64, "%d", (int)least_distance);
    cr_expect(most_repeats > 32, "%d", most_repeats);
}

static const int32_t floating[] = {DTYPE_FLOAT16, DTYPE_BFLOAT16, DTYPE_FLOAT, DTYPE_DOUBLE};
enum { FLOATING = sizeof floating / sizeof *floating };

static double value_of(int32_t dtype, uint64_t bits)
{
    const uint16_t two = (uint16_t)bits;
    const uint32_t four = (uint32_t)bits;
    return floating_value(dtype, dtype_size(dtype) == 2   ? (const void *)&two
                                 : dtype_size(dtype) == 4 ? (const void *)&four
                                                          : (const void *)&bits);
}

Test(random_numbers, an_integer_and_a_power_of_two_make_that_floating_point_number)
{
    static const int64_t integers[] = {0, 1, -1, 2, 3, -5, 7, 100, 127, -128, 255};
    for (int type = 0; type < FLOATING; type++)
        for (size_t i = 0; i < sizeof integers / sizeof *integers; i++)
            for (int exponent = -5; exponent <= 5; exponent++)
                cr_assert_eq(value_of(floating[type],
                                      number_bits(number_type_of(floating[type]), integers[i], exponent)),
                             ldexp((double)integers[i], exponent), "%s %d %d", dtype_name(floating[type]),
                             (int)integers[i], exponent);
}

Test(random_numbers, an_integer_is_itself_modulo_the_range)
{
    cr_expect_eq(number_bits(number_type_of(DTYPE_INT8), -1, 0), 0xff);
    cr_expect_eq(number_bits(number_type_of(DTYPE_UINT16), 65537, 0), 1);
    cr_expect_eq(number_bits(number_type_of(DTYPE_INT64), -2, 0), UINT64_MAX - 1);
    cr_expect_eq(number_bits(number_type_of(DTYPE_BOOL), 2, 0), 0);
}

Test(random_numbers, what_is_special_are_zeros_infinities_subnormals_and_NaN_with_four_payloads)
{
    for (int row = 0; row < FLOATING; row++) {
        const struct number_type type = number_type_of(floating[row]);
        const struct floating_format *format = floating_format_of(floating[row]);
        int zeros = 0, infinities = 0, subnormal = 0, largest = 0, different = 0;
        uint64_t payloads[NUMBER_SPECIALS];
        for (uint32_t special = 0; special < NUMBER_SPECIALS; special++) {
            const uint64_t bits = number_special(type, special);
            const double value = fabs(value_of(floating[row], bits));
            zeros += value == 0;
            infinities += isinf(value);
            subnormal += value > 0 && value < format->smallest_normal;
            largest += value == format->largest;
            bool is_new = isnan(value);
            for (int i = 0; i < different; i++)
                is_new = is_new && payloads[i] != bits;
            if (is_new)
                payloads[different++] = bits;
        }
        cr_expect(zeros == 4 && infinities == 4 && subnormal == 4 && largest == 2 && different == 8, "%s",
                  dtype_name(floating[row]));
    }
}

static int compare(const void *a, const void *b)
{
    const uint64_t first = *(const uint64_t *)a, second = *(const uint64_t *)b;
    return (first > second) - (first < second);
}

Test(random_numbers, the_values_of_a_sequence_all_differ_and_are_normal_numbers)
{
    static const int32_t others[] = {DTYPE_INT8, DTYPE_UINT8, DTYPE_INT16, DTYPE_UINT32, DTYPE_INT64};
    static uint64_t values[50000];
    for (size_t row = 0; row < FLOATING + sizeof others / sizeof *others; row++) {
        const int32_t dtype = row < FLOATING ? floating[row] : others[row - FLOATING];
        const size_t count = dtype_size(dtype) == 1 ? 251 : 50000;
        struct number_sequence sequence = number_sequence_start(number_type_of(dtype), 0xfedcba9876543210);
        for (size_t i = 0; i < count; i++) {
            values[i] = number_sequence_next(&sequence);
            cr_assert(dtype_size(dtype) == 8 || values[i] >> (8 * dtype_size(dtype)) == 0, "%s",
                      dtype_name(dtype));
            cr_assert(row >= FLOATING || isnormal(value_of(dtype, values[i])), "%s", dtype_name(dtype));
        }
        qsort(values, count, sizeof *values, compare);
        for (size_t i = 1; i < count; i++)
            cr_assert_neq(values[i], values[i - 1], "%s", dtype_name(dtype));
    }
}

Test(random_numbers, a_number_near_one_is_within_its_spread)
{
    for (int row = 0; row < FLOATING; row++)
        for (uint64_t i = 0; i < 1000; i++) {
            const uint64_t bits = i * 0x9e3779b97f4a7c15;
            const double value =
                fabs(value_of(floating[row], number_near_one(number_type_of(floating[row]), bits, 3)));
            cr_assert(value >= 0.125 && value < 8, "%s: %g", dtype_name(floating[row]), value);
        }
}

Test(random_numbers, what_is_neutral_and_absorbing_is_so)
{
    const struct number_type integers = number_type_of(DTYPE_INT16), numbers = number_type_of(DTYPE_FLOAT);
    cr_expect_eq(number_neutral(integers, REDUCTION_ADD), 0);
    cr_expect_eq(number_neutral(integers, REDUCTION_MUL), 1);
    cr_expect_eq(number_neutral(integers, REDUCTION_MAX), 0x8000);
    cr_expect_eq(number_neutral(integers, REDUCTION_MIN), 0x7fff);
    cr_expect_eq(number_neutral(numbers, REDUCTION_MUL), 0x3f800000);
    cr_expect_eq(number_neutral(numbers, REDUCTION_MAX), 0xff800000);
    cr_expect_eq(number_absorbing(numbers, REDUCTION_MAX), 0x7f800000);
    cr_expect_eq(number_absorbing(numbers, REDUCTION_ADD), 0x7f800000);
    cr_expect_eq(number_absorbing(integers, REDUCTION_MUL), 0);
    cr_expect_eq(number_absorbing(integers, REDUCTION_MIN), 0x8000);
}
