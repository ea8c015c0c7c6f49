#include "cell.h"
#include "expectation.h"
#include "judge_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct judge_fixture fixture;

/* One cell of data with `count` updates. */
static void use(int32_t dtype, enum reduction reduction, const void *data, const void *updates, int64_t count)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, dtype, data, DIMS(1));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(count, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, dtype, updates, DIMS(count));
    fixture_text(&fixture.node, "reduction", reduction_name(reduction));
    judge_derive(&fixture);
}

static bool is_interesting(int32_t dtype, enum reduction reduction, const void *data, const void *updates,
                           int64_t count)
{
    use(dtype, reduction, data, updates, count);
    bool interesting = single_values_may_be_open(&fixture.derived, count > 1);
    judge_end(&fixture);
    return interesting;
}

/* ---- signed sums and products -------------------------------------------------------------------------- */

static bool leaves_int8(enum reduction reduction, int old, int update)
{
    int result = reduction == REDUCTION_ADD ? old + update : old * update;
    return result < INT8_MIN || result > INT8_MAX;
}

/* The number of pairs of int8 that overflow but were not found open. */
static int count_missed(enum reduction reduction)
{
    int8_t old = 0, update = 0;
    int missed = 0;
    use(DTYPE_INT8, reduction, &old, &update, 1);
    int8_t *data = fixture.node.tensors[INPUT_DATA].elements;
    int8_t *updates = fixture.node.tensors[INPUT_UPDATES].elements;
    for (int a = INT8_MIN; a <= INT8_MAX; a++) {
        for (int b = INT8_MIN; b <= INT8_MAX; b++) {
            data[0] = (int8_t)a;
            updates[0] = (int8_t)b;
            missed += leaves_int8(reduction, a, b) && !single_values_may_be_open(&fixture.derived, false);
        }
    }
    judge_end(&fixture);
    return missed;
}

Test(open_values, no_sum_of_two_int8_that_overflows_is_missed)
{
    cr_expect(count_missed(REDUCTION_ADD) == 0);
}

Test(open_values, no_product_of_two_int8_that_overflows_is_missed)
{
    cr_expect(count_missed(REDUCTION_MUL) == 0);
}

Test(open_values, small_numbers_leave_nothing_open)
{
    cr_expect(!is_interesting(DTYPE_INT8, REDUCTION_ADD, &(int8_t){31}, &(int8_t){-32}, 1));
    cr_expect(!is_interesting(DTYPE_INT8, REDUCTION_MUL, &(int8_t){7}, &(int8_t){-8}, 1));
    cr_expect(!is_interesting(DTYPE_INT16, REDUCTION_ADD, &(int16_t){8191}, VALUES(int16_t, 1, 2, 3), 3));
    cr_expect(!is_interesting(DTYPE_INT64, REDUCTION_MUL, &(int64_t){INT64_C(1) << 30},
                              &(int64_t){INT64_C(1) << 30}, 1));
}

/* Whether the exact check of the reference's own value shows a policy. */
static bool shows_something(void)
{
    struct scatter_plan plan;
    struct aims aims;
    struct node_fixture *node = &fixture.node;
    cr_assert(scatter_plan_create(&plan, &fixture.derived.node, &fixture.derived.preparation, &node->arena,
                                  &node->error) == STATUS_OK);
    cr_assert(aims_create(&aims, &plan, &node->arena, &node->error) == STATUS_OK);
    const struct cell cell = {.data = &node->tensors[INPUT_DATA],
                              .updates = &node->tensors[INPUT_UPDATES],
                              .aims = &aims,
                              .reduction = fixture.derived.preparation.reduction,
                              .expected = fixture.derived.output.elements,
                              .actual = fixture.derived.output.elements};
    return judge_cell_value(&cell, false, &node->arena).trait != POLICY_EXPECTED;
}

/* A number of a type with this many bits: of any magnitude, often at the limit of its bits. */
static int64_t draw(uint64_t *state, int bits)
{
    uint64_t end = (UINT64_C(1) << fixture_random(state) % (uint32_t)bits) - 1;
    uint64_t random = (uint64_t)fixture_random(state) << 32 | fixture_random(state);
    int64_t magnitude = (int64_t)(fixture_random(state) % 4 == 0 ? end : random & end);
    return fixture_random(state) % 2 == 0 ? magnitude : -magnitude - 1;
}

static void store(int32_t dtype, void *elements, int64_t position, int64_t value)
{
    char *element = (char *)elements + (size_t)position * dtype_size(dtype);
    memcpy(element, &value, dtype_size(dtype)); /* little-endian: the lower bytes */
}

static void draw_integers(int32_t dtype, enum reduction reduction, uint64_t *state, int *missed, int *dull)
{
    int bits = (int)(8 * dtype_size(dtype));
    int64_t count = 1 + fixture_random(state) % 4;
    int64_t data = draw(state, bits), updates[4] = {0};
    for (int64_t i = 0; i < count; i++)
        store(dtype, updates, i, draw(state, bits));
    use(dtype, reduction, &data, updates, count);
    bool interesting = single_values_may_be_open(&fixture.derived, count > 1);
    *missed += !interesting && shows_something();
    *dull += !interesting;
    judge_end(&fixture);
}

Test(open_values, no_overflow_of_several_updates_is_missed_in_any_signed_type)
{
    static const int32_t dtypes[] = {DTYPE_INT8, DTYPE_INT16, DTYPE_INT32, DTYPE_INT64};
    uint64_t state = 4;
    for (size_t d = 0; d < sizeof dtypes / sizeof *dtypes; d++) {
        int missed = 0, dull = 0;
        for (int draws = 0; draws < 2000; draws++)
            draw_integers(dtypes[d], draws % 2 == 0 ? REDUCTION_ADD : REDUCTION_MUL, &state, &missed, &dull);
        cr_expect(missed == 0, "%s: %d missed", dtype_name(dtypes[d]), missed);
        cr_expect(dull > 100, "%s: %d of 2000 leave nothing open", dtype_name(dtypes[d]), dull);
    }
}

Test(open_values, the_limits_of_every_signed_range_are_detected)
{
    cr_expect(is_interesting(DTYPE_INT16, REDUCTION_ADD, &(int16_t){INT16_MAX}, &(int16_t){1}, 1));
    cr_expect(is_interesting(DTYPE_INT32, REDUCTION_ADD, &(int32_t){INT32_MIN}, &(int32_t){-1}, 1));
    cr_expect(is_interesting(DTYPE_INT32, REDUCTION_MUL, &(int32_t){INT32_MIN}, &(int32_t){-1}, 1));
    cr_expect(is_interesting(DTYPE_INT64, REDUCTION_ADD, &(int64_t){INT64_MAX}, &(int64_t){INT64_MAX}, 1));
    cr_expect(is_interesting(DTYPE_INT64, REDUCTION_MUL, &(int64_t){INT64_C(1) << 32},
                             &(int64_t){INT64_C(1) << 31}, 1));
}

Test(open_values, updates_that_overflow_only_together_are_detected)
{
    cr_expect(is_interesting(DTYPE_INT8, REDUCTION_ADD, &(int8_t){63}, VALUES(int8_t, 31, 31, 31), 3));
    cr_expect(is_interesting(DTYPE_INT8, REDUCTION_MUL, &(int8_t){1}, VALUES(int8_t, 7, 7, 7), 3));
}

Test(open_values, unsigned_sums_and_products_are_open_only_if_they_overflow)
{
    cr_expect(is_interesting(DTYPE_UINT8, REDUCTION_ADD, &(uint8_t){255}, &(uint8_t){255}, 1));
    cr_expect(
        is_interesting(DTYPE_UINT64, REDUCTION_MUL, &(uint64_t){UINT64_MAX}, &(uint64_t){UINT64_MAX}, 1));
    cr_expect(!is_interesting(DTYPE_UINT8, REDUCTION_ADD, &(uint8_t){127}, &(uint8_t){127}, 1));
    cr_expect(
        !is_interesting(DTYPE_UINT64, REDUCTION_MUL, &(uint64_t){UINT32_MAX}, &(uint64_t){UINT32_MAX}, 1));
}

Test(open_values, max_of_integers_leaves_nothing_open)
{
    cr_expect(!is_interesting(DTYPE_INT8, REDUCTION_MAX, &(int8_t){INT8_MAX}, &(int8_t){INT8_MIN}, 1));
}

/* ---- NaN and zeros ------------------------------------------------------------------------------------- */

/* Bits of each floating type: 1, infinity, the quiet NaN, the NaN with the smallest bits, -0. */
static const struct {
    int32_t dtype;
    uint64_t one, infinity, quiet, least_nan, minus_zero;
} formats[] = {
    {DTYPE_FLOAT16, 0x3c00, 0x7c00, 0x7e00, 0x7c01, 0x8000},
    {DTYPE_BFLOAT16, 0x3f80, 0x7f80, 0x7fc0, 0x7f81, 0x8000},
    {DTYPE_FLOAT, 0x3f800000, 0x7f800000, 0x7fc00000, 0x7f800001, 0x80000000},
    {DTYPE_DOUBLE, 0x3ff0000000000000, 0x7ff0000000000000, 0x7ff8000000000000, 0x7ff0000000000001,
     0x8000000000000000},
};
enum { FORMAT_COUNT = sizeof formats / sizeof *formats };

/* Whether a number in data, or in the last of three updates, is detected; the others are 1. */
static bool is_detected(int format, enum reduction reduction, uint64_t bits, bool in_data)
{
    int32_t dtype = formats[format].dtype;
    uint64_t data = in_data ? bits : formats[format].one, updates[3] = {0};
    for (int i = 0; i < 3; i++)
        store(dtype, updates, i, (int64_t)(i == 2 && !in_data ? bits : formats[format].one));
    return is_interesting(dtype, reduction, &data, updates, 3);
}

static void expect_detected(int format, uint64_t bits, bool expected)
{
    for (int in_data = 0; in_data < 2; in_data++) {
        cr_expect(is_detected(format, REDUCTION_MAX, bits, in_data != 0) == expected, "max, %s, %#llx",
                  dtype_name(formats[format].dtype), (unsigned long long)bits);
        cr_expect(is_detected(format, REDUCTION_MIN, bits, in_data != 0) == expected, "min, %s, %#llx",
                  dtype_name(formats[format].dtype), (unsigned long long)bits);
    }
}

Test(open_values, every_nan_is_detected_at_any_position)
{
    for (int format = 0; format < FORMAT_COUNT; format++) {
        expect_detected(format, formats[format].quiet, true);
        expect_detected(format, formats[format].least_nan, true);
        expect_detected(format, formats[format].least_nan | formats[format].minus_zero, true);
    }
}

Test(open_values, a_negative_zero_is_detected_at_any_position)
{
    for (int format = 0; format < FORMAT_COUNT; format++)
        expect_detected(format, formats[format].minus_zero, true);
}

Test(open_values, infinities_subnormal_numbers_and_plus_zero_leave_nothing_open)
{
    for (int format = 0; format < FORMAT_COUNT; format++) {
        expect_detected(format, formats[format].infinity, false);
        expect_detected(format, formats[format].infinity | formats[format].minus_zero, false);
        expect_detected(format, 1, false);
        expect_detected(format, 1 | formats[format].minus_zero, false);
        expect_detected(format, 0, false);
    }
}

Test(open_values, nan_in_a_sum_leaves_nothing_open)
{
    for (int format = 0; format < FORMAT_COUNT; format++)
        cr_expect(!is_detected(format, REDUCTION_ADD, formats[format].quiet, true), "%s",
                  dtype_name(formats[format].dtype));
}

/* ---- several updates ----------------------------------------------------------------------------------- */

static bool is_open(int32_t dtype, enum reduction reduction)
{
    use(dtype, reduction, NULL, NULL, 1);
    bool open = values_are_open(&fixture.derived);
    judge_end(&fixture);
    return open;
}

Test(open_values, several_updates_without_a_reduction_are_open)
{
    for (int32_t dtype = DTYPE_FLOAT; dtype <= DTYPE_BFLOAT16; dtype++)
        cr_expect(is_open(dtype, REDUCTION_NONE), "%s", dtype_name(dtype));
}

Test(open_values, rounded_sums_and_products_are_open)
{
    static const int32_t rounded[] = {DTYPE_FLOAT16, DTYPE_BFLOAT16,  DTYPE_FLOAT,
                                      DTYPE_DOUBLE,  DTYPE_COMPLEX64, DTYPE_COMPLEX128};
    for (size_t i = 0; i < sizeof rounded / sizeof *rounded; i++)
        cr_expect(is_open(rounded[i], REDUCTION_ADD) && is_open(rounded[i], REDUCTION_MUL), "%s",
                  dtype_name(rounded[i]));
}

Test(open_values, sums_of_strings_are_open)
{
    cr_expect(is_open(DTYPE_STRING, REDUCTION_ADD));
}

Test(open_values, integers_and_truth_values_are_the_same_in_every_order)
{
    for (int reduction = REDUCTION_ADD; reduction <= REDUCTION_MIN; reduction++) {
        cr_expect(!is_open(DTYPE_INT32, (enum reduction)reduction));
        cr_expect(!is_open(DTYPE_UINT8, (enum reduction)reduction));
        cr_expect(!is_open(DTYPE_BOOL, (enum reduction)reduction));
    }
}

Test(open_values, max_and_min_are_the_same_in_every_order)
{
    cr_expect(!is_open(DTYPE_FLOAT, REDUCTION_MAX) && !is_open(DTYPE_FLOAT, REDUCTION_MIN));
    cr_expect(!is_open(DTYPE_STRING, REDUCTION_MAX) && !is_open(DTYPE_STRING, REDUCTION_MIN));
}
