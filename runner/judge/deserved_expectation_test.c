#include "judge_fixture.h"
#include "verification.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static struct judge_fixture fixture;
static struct deserved_expectation kind;

/* One cell of data with `count` updates, under a reduction of ScatterND-18. */
static void derive(int32_t dtype, const char *reduction, const void *data, const void *updates, int64_t count)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, dtype, data, DIMS(1));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(count, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, dtype, updates, DIMS(count));
    fixture_text(&fixture.node, "reduction", reduction);
    judge_derive(&fixture);
    cr_assert(find_deserved_expectation(&fixture.derived, &kind, &fixture.node.arena, &fixture.node.error) ==
              STATUS_OK);
    judge_end(&fixture);
}

static void expect_exact(int32_t dtype, const char *reduction, const void *data, const void *updates,
                         int64_t count)
{
    derive(dtype, reduction, data, updates, count);
    cr_expect(kind.kind == EXPECT_EXACT, "%s: %s", reduction, kind.reason);
    cr_expect(kind.open_cell == -1 && kind.reason[0] == '\0');
}

static void expect_open(int32_t dtype, const char *reduction, const void *data, const void *updates,
                        int64_t count, const char *reason)
{
    derive(dtype, reduction, data, updates, count);
    cr_expect(kind.kind == EXPECT_ALLOWED && kind.open_cell == 0, "%s", reduction);
    cr_expect(strstr(kind.reason, reason) != NULL, "%s: %s", reduction, kind.reason);
}

#define STRING(text)             \
    {                            \
        (text), sizeof(text) - 1 \
    }

/* ---- no reduction -------------------------------------------------------------------------------------- */

Test(deserved_expectation, one_update_leaves_nothing_open)
{
    expect_exact(DTYPE_FLOAT, "none", VALUES(float, 1), VALUES(float, NAN), 1);
}

Test(deserved_expectation, without_updates_nothing_is_open)
{
    expect_exact(DTYPE_FLOAT, "none", VALUES(float, 1), NULL, 0);
}

Test(deserved_expectation, several_updates_that_differ_are_open)
{
    expect_open(DTYPE_INT8, "none", VALUES(int8_t, 1), VALUES(int8_t, 2, 2, 3), 3, "different updates");
}

Test(deserved_expectation, several_updates_with_the_same_bits_are_not_open)
{
    expect_exact(DTYPE_INT8, "none", VALUES(int8_t, 1), VALUES(int8_t, 2, 2), 2);
    expect_exact(DTYPE_STRING, "none", VALUES(struct string_element, STRING("a")),
                 VALUES(struct string_element, STRING("bc"), STRING("bc")), 2);
}

Test(deserved_expectation, zeros_of_different_sign_are_different_updates)
{
    expect_open(DTYPE_FLOAT, "none", VALUES(float, 1), VALUES(float, 0.0f, -0.0f), 2, "different updates");
}

Test(deserved_expectation, strings_of_different_length_are_different_updates)
{
    expect_open(DTYPE_STRING, "none", VALUES(struct string_element, STRING("a")),
                VALUES(struct string_element, STRING("b"), STRING("bc")), 2, "different updates");
}

/* ---- integers and truth values ------------------------------------------------------------------------- */

Test(deserved_expectation, integers_are_never_open_under_a_reduction)
{
    expect_exact(DTYPE_INT8, "add", VALUES(int8_t, 100), VALUES(int8_t, 100, 100), 2);
    expect_exact(DTYPE_UINT64, "mul", VALUES(uint64_t, UINT64_MAX), VALUES(uint64_t, 3, 5), 2);
    expect_exact(DTYPE_INT16, "max", VALUES(int16_t, 1), VALUES(int16_t, 3, 5), 2);
    expect_exact(DTYPE_BOOL, "add", VALUES(uint8_t, 0), VALUES(uint8_t, 1, 0), 2);
}

/* ---- sums and products --------------------------------------------------------------------------------- */

Test(deserved_expectation, one_rounded_sum_or_product_is_not_open)
{
    expect_exact(DTYPE_FLOAT, "add", VALUES(float, 1), VALUES(float, 0x1p-30f), 1);
    expect_exact(DTYPE_FLOAT, "mul", VALUES(float, 1.1f), VALUES(float, 1.1f), 1);
}

Test(deserved_expectation, sums_and_products_of_small_integers_are_not_open)
{
    expect_exact(DTYPE_FLOAT, "add", VALUES(float, 1), VALUES(float, 2, -3, 0), 3);
    expect_exact(DTYPE_DOUBLE, "mul", VALUES(double, 3), VALUES(double, 0.5, -5), 2);
    expect_exact(DTYPE_FLOAT16, "add", VALUES(uint16_t, 0x3c00), VALUES(uint16_t, 0x3c00, 0x4000), 2);
    expect_exact(DTYPE_COMPLEX64, "add", VALUES(float, 1, 2), VALUES(float, 3, 4, 5, 6), 2);
}

Test(deserved_expectation, sums_and_products_that_round_in_some_order_are_open)
{
    expect_open(DTYPE_FLOAT, "add", VALUES(float, 1), VALUES(float, 0x1p-30f, -1), 2, "order");
    expect_open(DTYPE_FLOAT, "mul", VALUES(float, 1.1f), VALUES(float, 1.1f, 1.3f), 2, "order");
    expect_open(DTYPE_COMPLEX128, "add", VALUES(double, 1, 1), VALUES(double, 1, 1e-20, 1, -1), 2, "order");
}

Test(deserved_expectation, sums_and_products_that_overflow_in_some_order_are_open)
{
    expect_open(DTYPE_FLOAT, "add", VALUES(float, 0x1p127f), VALUES(float, 0x1p127f, -0x1p127f), 2, "order");
    expect_open(DTYPE_FLOAT, "mul", VALUES(float, 0x1p100f), VALUES(float, 0x1p100f, 0x1p-100f), 2, "order");
}

Test(deserved_expectation, infinities_and_nan_with_one_result_in_every_order_are_not_open)
{
    expect_exact(DTYPE_FLOAT, "add", VALUES(float, 1), VALUES(float, INFINITY, 0.1f), 2);
    expect_exact(DTYPE_FLOAT, "add", VALUES(float, 1), VALUES(float, INFINITY, -INFINITY), 2);
    expect_exact(DTYPE_FLOAT, "add", VALUES(float, NAN), VALUES(float, 0.1f, 0.3f), 2);
    expect_exact(DTYPE_FLOAT, "mul", VALUES(float, 0), VALUES(float, INFINITY, 2), 2);
    expect_exact(DTYPE_FLOAT, "mul", VALUES(float, -1.5f), VALUES(float, INFINITY, 1.1f), 2);
}

Test(deserved_expectation, infinities_that_meet_their_opposite_or_zero_in_some_order_are_open)
{
    expect_open(DTYPE_FLOAT, "add", VALUES(float, INFINITY), VALUES(float, -3e38f, -3e38f), 2, "order");
    expect_open(DTYPE_FLOAT, "mul", VALUES(float, INFINITY), VALUES(float, 1e-30f, 1e-30f), 2, "order");
}

Test(deserved_expectation, a_product_of_complex_numbers_is_always_open)
{
    expect_open(DTYPE_COMPLEX64, "mul", VALUES(float, 1, 0), VALUES(float, 2, 0), 1, "complex");
}

/* ---- max and min --------------------------------------------------------------------------------------- */

Test(deserved_expectation, nan_and_a_number_are_open_under_max_and_min)
{
    expect_open(DTYPE_FLOAT, "max", VALUES(float, NAN), VALUES(float, 1), 1, "NaN");
    expect_open(DTYPE_BFLOAT16, "min", VALUES(uint16_t, 0x3f80), VALUES(uint16_t, 0x7fc0), 1, "NaN");
}

Test(deserved_expectation, nan_alone_is_not_open)
{
    expect_exact(DTYPE_FLOAT, "max", VALUES(float, NAN), VALUES(float, NAN, -NAN), 2);
}

Test(deserved_expectation, zeros_of_different_sign_are_open_if_they_are_the_extreme)
{
    expect_open(DTYPE_FLOAT, "max", VALUES(float, 0.0f), VALUES(float, -0.0f), 1, "zeros");
    expect_open(DTYPE_FLOAT, "min", VALUES(float, 5), VALUES(float, -0.0f, 0.0f), 2, "zeros");
    expect_exact(DTYPE_FLOAT, "max", VALUES(float, 0.0f), VALUES(float, -0.0f, 5), 2);
}

Test(deserved_expectation, zeros_of_one_sign_are_not_open)
{
    expect_exact(DTYPE_FLOAT, "max", VALUES(float, -0.0f), VALUES(float, -0.0f, -1), 2);
    expect_exact(DTYPE_FLOAT, "min", VALUES(float, 0.0f), VALUES(float, 0.0f, 1), 2);
}

/* ---- strings ------------------------------------------------------------------------------------------- */

Test(deserved_expectation, several_strings_that_are_added_are_open)
{
    expect_open(DTYPE_STRING, "add", VALUES(struct string_element, STRING("a")),
                VALUES(struct string_element, STRING("b"), STRING("c")), 2, "strings");
}

Test(deserved_expectation, strings_that_give_one_text_in_every_order_are_not_open)
{
    expect_exact(DTYPE_STRING, "add", VALUES(struct string_element, STRING("x")),
                 VALUES(struct string_element, STRING(""), STRING("ab"), STRING("abab")), 3);
    expect_exact(DTYPE_STRING, "add", VALUES(struct string_element, STRING("x")),
                 VALUES(struct string_element, STRING("ab")), 1);
}

Test(deserved_expectation, strings_under_max_are_not_open)
{
    expect_exact(DTYPE_STRING, "max", VALUES(struct string_element, STRING("a")),
                 VALUES(struct string_element, STRING("b"), STRING("c")), 2);
}

/* ---- no value ------------------------------------------------------------------------------------------ */

Test(deserved_expectation, a_case_without_a_value_deserves_invariants)
{
    derive(DTYPE_STRING, "mul", VALUES(struct string_element, STRING("a")),
           VALUES(struct string_element, STRING("b")), 1);
    cr_expect(kind.kind == EXPECT_INVARIANTS);
    derive(DTYPE_COMPLEX64, "max", VALUES(float, 1, 2), VALUES(float, 1, 2), 1);
    cr_expect(kind.kind == EXPECT_INVARIANTS);
}

Test(deserved_expectation, a_case_that_breaks_a_rule_deserves_refuse)
{
    derive(DTYPE_FLOAT, "mean", VALUES(float, 1), VALUES(float, 2), 1);
    cr_expect(kind.kind == EXPECT_REFUSE);
}

Test(deserved_expectation, a_case_whose_value_the_text_does_not_state_deserves_invariants)
{
    judge_start(&fixture, OPERATOR_SCATTER, 9);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2), DIMS(2));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, -1), DIMS(1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 3), DIMS(1));
    judge_derive(&fixture);
    cr_assert(find_deserved_expectation(&fixture.derived, &kind, &fixture.node.arena, &fixture.node.error) ==
              STATUS_OK);
    judge_end(&fixture);
    cr_expect(kind.kind == EXPECT_INVARIANTS);
}

/* ---- places -------------------------------------------------------------------------------------------- */

Test(deserved_expectation, the_first_open_cell_of_a_slice_is_found)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_INT32, NULL, DIMS(3, 2));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 2, -1), DIMS(3, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_INT32, VALUES(int32_t, 1, 2, 3, 4, 3, 5), DIMS(3, 2));
    judge_derive(&fixture);
    cr_assert(find_deserved_expectation(&fixture.derived, &kind, &fixture.node.arena, &fixture.node.error) ==
              STATUS_OK);
    judge_end(&fixture);
    cr_expect(kind.kind == EXPECT_ALLOWED && kind.open_cell == 5);
}
