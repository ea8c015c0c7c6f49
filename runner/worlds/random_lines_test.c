#include "random_numbers.h"

#include <criterion/criterion.h>

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
