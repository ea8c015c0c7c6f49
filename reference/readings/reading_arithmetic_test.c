/* Readings that compute in another way: vectors of four elements, and outputs derived by hand. */
#include "misreading.h"
#include "node_fixture.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

enum { COUNT = 4 };

static struct node_fixture fixture;
static struct misreading_set found;

static void finish(void)
{
    fixture_end(&fixture);
}

TestSuite(reading_arithmetic, .fini = finish);

/* Finds what explains an output of data and updates, where update i aims at cell targets[i]. */
static void find(int32_t dtype, const char *reduction, const void *data, const void *updates,
                 const int64_t *targets, const void *output)
{
    struct arena scratch = arena_create((size_t)1 << 22);
    bool wrong[COUNT];
    const size_t size = dtype_size(dtype);
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture, INPUT_DATA, dtype, data, DIMS(COUNT));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, targets, DIMS(COUNT, 1));
    fixture_input(&fixture, INPUT_UPDATES, dtype, updates, DIMS(COUNT));
    fixture_text(&fixture, "reduction", reduction);
    cr_assert(fixture_run(&fixture) == STATUS_OK);
    struct tensor actual = fixture.output;
    actual.elements = (void *)(uintptr_t)output;
    for (size_t i = 0; i < COUNT; i++)
        wrong[i] = memcmp((const char *)output + i * size, (const char *)fixture.output.elements + i * size,
                          size) != 0;
    const struct misread_output misread = {.node = &fixture.node,
                                           .preparation = &fixture.preparation,
                                           .expected = &fixture.output,
                                           .actual = &actual,
                                           .wrong = wrong};
    (void)misreadings_find(&misread, &found, &scratch);
    arena_destroy(&scratch);
}

static const int64_t each[COUNT] = {0, 1, 2, 3}, one[COUNT] = {1, 1, 1, 1}, two[COUNT] = {0, 1, 0, 1};

Test(reading_arithmetic, updates_of_0_of_either_sign_are_skipped)
{
    find(DTYPE_FLOAT, "none", VALUES(float, 1, 2, 3, 4), VALUES(float, 5, 0, -0.0F, 6), each,
         VALUES(float, 5, 2, 3, 6));
    cr_expect(found.has[MISREADING_ZERO_SKIPPED]);
}

Test(reading_arithmetic, updates_of_1_are_skipped)
{
    find(DTYPE_INT32, "max", VALUES(int32_t, -1, -2, -3, -4), VALUES(int32_t, 5, 1, 1, 6), each,
         VALUES(int32_t, 5, -2, -3, 6));
    cr_expect(found.has[MISREADING_ONE_SKIPPED]);
}

Test(reading_arithmetic, updates_are_conjugated)
{
    const float data[2 * COUNT] = {1, 2}, updates[2 * COUNT] = {3, 4, 0, 1},
                         output[2 * COUNT] = {4, -2, 0, -1};
    find(DTYPE_COMPLEX64, "add", data, updates, each, output);
    cr_expect(found.has[MISREADING_CONJUGATED]);
}

Test(reading_arithmetic, updates_lose_their_sign)
{
    find(DTYPE_INT8, "add", VALUES(int8_t, 1, 2, 3, 4), VALUES(int8_t, -1, 2, -3, 4), each,
         VALUES(int8_t, 2, 4, 6, 8));
    cr_expect(found.has[MISREADING_SIGN_LOST]);
    fixture_end(&fixture);
    find(DTYPE_FLOAT, "none", VALUES(float, 1, 2, 3, 4), VALUES(float, -1, 2, -0.0F, 4), each,
         VALUES(float, 1, 2, 0, 4));
    cr_expect(found.has[MISREADING_SIGN_LOST]);
}

Test(reading_arithmetic, the_low_bits_of_integers_are_compared)
{
    const int64_t big = (int64_t)1 << 32;
    find(DTYPE_INT64, "max", VALUES(int64_t, big, 2, 3, 4), VALUES(int64_t, 5, 1, big + 7, 3), each,
         VALUES(int64_t, 5, 2, big + 7, 4));
    cr_expect(found.has[MISREADING_COMPARED_NARROW] && found.number[MISREADING_COMPARED_NARROW] == 32);
    cr_expect(!found.has[MISREADING_COMPUTED_NARROW]);
}

Test(reading_arithmetic, of_numbers_that_are_equal_in_another_type_either_is_taken)
{
    const double big = 1 << 24;
    find(DTYPE_DOUBLE, "max", VALUES(double, big, 2, 3, 4), VALUES(double, big + 1, 1, 4, 3), each,
         VALUES(double, big, 2, 4, 4));
    cr_expect(found.has[MISREADING_COMPARED_FLOAT] && !found.has[MISREADING_COMPARED_DOUBLE]);
    fixture_end(&fixture);
    find(DTYPE_DOUBLE, "max", VALUES(double, big + 1, 2, 3, 4), VALUES(double, big, 1, 4, 3), each,
         VALUES(double, big, 2, 4, 4));
    cr_expect(found.has[MISREADING_COMPARED_FLOAT]);
}

Test(reading_arithmetic, moved_numbers_keep_only_their_low_bits)
{
    find(DTYPE_INT16, "none", VALUES(int16_t, 1, 2, 3, 4), VALUES(int16_t, 300, 2, 3, 200), each,
         VALUES(int16_t, 44, 2, 3, -56));
    cr_expect(found.has[MISREADING_COMPUTED_NARROW]);
}

Test(reading_arithmetic, a_blend_gives_nan_for_an_infinite_old_value_and_loses_the_sign_of_0)
{
    find(DTYPE_FLOAT, "none", VALUES(float, INFINITY, 2, 3, 4), VALUES(float, 5, -0.0F, 7, 8), each,
         VALUES(float, NAN, 0, 7, 8));
    cr_expect(found.has[MISREADING_BLENDED]);
}

Test(reading_arithmetic, subnormal_updates_are_flushed_and_subnormal_data_perhaps)
{
    find(DTYPE_FLOAT, "none", VALUES(float, 1, 2, 3, 4), VALUES(float, 1e-40F, -1e-40F, 7, 8), each,
         VALUES(float, 0, -0.0F, 7, 8));
    cr_expect(found.has[MISREADING_COPY_FLUSHED]);
    fixture_end(&fixture);
    find(DTYPE_FLOAT, "none", VALUES(float, 1, 2, 1e-40F, 4), VALUES(float, 1e-40F, 6, 7, 8), two,
         VALUES(float, 7, 8, 0, 4));
    cr_expect(found.has[MISREADING_COPY_FLUSHED]);
}

Test(reading_arithmetic, strings_end_at_their_first_nul)
{
    static const struct string_element data[] = {{"a", 1}, {"b", 1}, {"c\0d", 3}, {"", 0}};
    static const struct string_element updates[] = {{"x\0y", 3}, {"z", 1}, {"v\0w", 3}, {"", 0}};
    static const struct string_element cut[] = {{"x", 1}, {"z", 1}, {"v", 1}, {"", 0}};
    find(DTYPE_STRING, "none", data, updates, each, cut);
    cr_expect(found.has[MISREADING_STRING_CUT]);
}

Test(reading_arithmetic, bits_are_compared_as_integers)
{
    find(DTYPE_FLOAT, "max", VALUES(float, -1, -2, 3, 4), VALUES(float, -2, -1, 2, 5), each,
         VALUES(float, -1, -1, 3, 5));
    cr_expect(!found.has[MISREADING_COMPARED_SIGNED] && !found.has[MISREADING_COMPARED_UNSIGNED]);
    fixture_end(&fixture);
    find(DTYPE_FLOAT, "max", VALUES(float, -1, -2, 3, 4), VALUES(float, -2, -1, 2, 5), each,
         VALUES(float, -2, -2, 3, 5));
    cr_expect(found.has[MISREADING_COMPARED_UNSIGNED] && found.has[MISREADING_COMPARED_SIGNED]);
    fixture_end(&fixture);
    find(DTYPE_UINT8, "min", VALUES(uint8_t, 1, 200, 3, 4), VALUES(uint8_t, 255, 2, 2, 5), each,
         VALUES(uint8_t, 255, 200, 2, 4));
    cr_expect(found.has[MISREADING_COMPARED_SIGNED] && !found.has[MISREADING_COMPARED_UNSIGNED]);
}

Test(reading_arithmetic, nan_counts_as_an_infinity)
{
    find(DTYPE_FLOAT, "max", VALUES(float, 1, 2, 3, 4), VALUES(float, NAN, 6, 7, NAN), each,
         VALUES(float, INFINITY, 6, 7, INFINITY));
    cr_expect(found.has[MISREADING_NAN_AS_INFINITY]);
}

Test(reading_arithmetic, sums_are_kept_in_fewer_bits)
{
    find(DTYPE_INT16, "add", VALUES(int16_t, 100, 1, 2, 3), VALUES(int16_t, 100, 1, 1, 1), each,
         VALUES(int16_t, -56, 2, 3, 4));
    cr_expect(found.has[MISREADING_COMPUTED_NARROW] && found.number[MISREADING_COMPUTED_NARROW] == 8);
}

Test(reading_arithmetic, integers_are_computed_in_floating_types)
{
    const int64_t big = (int64_t)1 << 53;
    find(DTYPE_INT64, "add", VALUES(int64_t, big, big / 2 + 1, INT64_MAX, 3), VALUES(int64_t, 1, 1, 0, 1),
         each, VALUES(int64_t, big, big / 2 + 2, INT64_MAX, 4));
    cr_expect(found.has[MISREADING_COMPUTED_DOUBLE] && !found.has[MISREADING_COMPUTED_FLOAT]);
    fixture_end(&fixture);
    find(DTYPE_INT32, "add", VALUES(int32_t, 1 << 24, INT32_MAX, 2, 3), VALUES(int32_t, 1, 0, 1, 1), each,
         VALUES(int32_t, 1 << 24, INT32_MIN, 3, 4)); /* out of range: as on x86 */
    cr_expect(found.has[MISREADING_COMPUTED_FLOAT]);
}

Test(reading_arithmetic, products_of_short_integers_lose_low_bits_in_float)
{
    find(DTYPE_INT16, "mul", VALUES(int16_t, 3331, 2, 3, 4), VALUES(int16_t, 5557, 1, 1, 1), each,
         VALUES(int16_t, 29216, 2, 3, 4)); /* 18510367 becomes 18510368, of which the low 16 bits are kept */
    cr_expect(found.has[MISREADING_COMPUTED_FLOAT]);
}

Test(reading_arithmetic, numbers_out_of_range_keep_low_bits_of_a_wider_conversion)
{
    find(DTYPE_UINT32, "add", VALUES(uint32_t, UINT32_MAX, 2, 3, 4), VALUES(uint32_t, 257, 1, 1, 1), each,
         VALUES(uint32_t, 512, 3, 4, 5)); /* 2^32 + 257 becomes 2^32 + 512 */
    cr_expect(found.has[MISREADING_COMPUTED_FLOAT]);
}

Test(reading_arithmetic, updates_alone_are_added_up_in_another_type)
{
    const int64_t big = (int64_t)1 << 62;
    find(DTYPE_INT64, "add", VALUES(int64_t, 1, 2 - big, 3, 4), VALUES(int64_t, big, 1, 1, 1), one,
         VALUES(int64_t, 1, 2, 3, 4));
    cr_expect(found.has[MISREADING_COMPUTED_DOUBLE]);
}

/* 2^24 + 1 + 1: each sum rounded to float stays, the sum rounded once does not. */
Test(reading_arithmetic, a_sum_is_rounded_after_each_update_or_at_the_end)
{
    const double big = 1 << 24;
    find(DTYPE_DOUBLE, "add", VALUES(double, 0, big, 2, 3), VALUES(double, 1, 1, 1, 1), one,
         VALUES(double, 0, big, 2, 3));
    cr_expect(found.has[MISREADING_COMPUTED_FLOAT]);
    cr_expect(!found.has[MISREADING_COMPUTED_DOUBLE]);
}

Test(reading_arithmetic, floats_are_computed_in_narrower_types)
{
    find(DTYPE_FLOAT, "add", VALUES(float, 2048, 2, 3, 4), VALUES(float, 1, 1, 1, 1), each,
         VALUES(float, 2048, 3, 4, 5));
    cr_expect(found.has[MISREADING_COMPUTED_FLOAT16]);
    fixture_end(&fixture);
    find(DTYPE_FLOAT, "add", VALUES(float, 256, 2, 3, 4), VALUES(float, 1, 1, 1, 1), each,
         VALUES(float, 256, 3, 4, 5));
    cr_expect(found.has[MISREADING_COMPUTED_BFLOAT16] && !found.has[MISREADING_COMPUTED_FLOAT16]);
}

Test(reading_arithmetic, sums_in_fixed_point_lose_small_parts)
{
    find(DTYPE_FLOAT, "add", VALUES(float, 1, 2, 3, 4), VALUES(float, 0.001F, 0.5F, 1, 1), each,
         VALUES(float, 1, 2.5F, 4, 5));
    cr_expect(found.has[MISREADING_COMPUTED_FIXED] && found.number[MISREADING_COMPUTED_FIXED] == 8);
}

Test(reading_arithmetic, complex_products_may_be_rounded_in_another_way)
{
    const float data[2 * COUNT] = {1, 2}, updates[2 * COUNT] = {0.1F, 0.7F, 1, 0, 1, 0, 1, 0};
    const float sums[2 * COUNT] = {1.1F, 2.7F};
    float output[2 * COUNT] = {0};
    memcpy(output, sums, sizeof output);
    output[2] = output[4] = output[6] = 1;
    find(DTYPE_COMPLEX64, "mul", data, updates, each, output);
    cr_expect(found.has[MISREADING_AS_ADD]);
}
