#include "judge_fixture.h"
#include "scatter.h"
#include "vector_cells.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static struct judge_fixture fixture;
static struct cell_survey survey;

static void set_up(void)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
}

static void tear_down(void)
{
    arena_destroy(&survey.probes);
    judge_end(&fixture);
}

TestSuite(vector_cells, .init = set_up, .fini = tear_down);

/* Surveys the only cell, which is updated `count` times; the stored value is the reference's. */
static void use(int32_t dtype, const char *reduction, const void *data, const void *updates, int64_t count)
{
    static const int64_t zeros[8];
    struct node_fixture *node = &fixture.node;
    struct scatter_plan plan;
    fixture_input(node, INPUT_DATA, dtype, data, DIMS(1));
    fixture_input(node, INPUT_INDICES, DTYPE_INT64, zeros, DIMS(count, 1));
    fixture_input(node, INPUT_UPDATES, dtype, updates, DIMS(count));
    if (reduction != NULL)
        fixture_text(node, "reduction", reduction);
    judge_derive(&fixture);
    survey = (struct cell_survey){.settings = &fixture.settings,
                                  .derived = &fixture.derived,
                                  .stored = &fixture.derived.output,
                                  .probes = arena_create((size_t)1 << 30),
                                  .arena = &node->arena};
    cr_assert(scatter_plan_create(&plan, &fixture.derived.node, &fixture.derived.preparation, &node->arena,
                                  &node->error) == STATUS_OK);
    cr_assert(aims_create(&survey.aims, &plan, &node->arena, &node->error) == STATUS_OK);
    survey_cell(&survey, 0);
}

static const struct vector_entry *only_entry(enum vector_layer layer, enum vector_kind kind)
{
    cr_assert(survey.entry_count == 1 && survey.entries[0].layer == layer && survey.entries[0].kind == kind,
              "%zu entries", survey.entry_count);
    return &survey.entries[0];
}

static void expect_layer(enum vector_layer layer, const void *element)
{
    cr_expect(layer_by_entries(&survey, 0, element) == layer && layer_of_value(&survey, 0, element) == layer);
}

/* ---- keys ---------------------------------------------------------------------------------------------------------------- */

Test(vector_cells, keys_rise_with_the_numbers_and_negative_zero_is_below_zero)
{
    const float numbers[] = {-INFINITY, -2, -1e-45f, -0.0f, 0, 1e-45f, 1, INFINITY};
    uint64_t last = 0;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        uint32_t bits;
        memcpy(&bits, &numbers[i], sizeof bits);
        const uint64_t key = key_of_bits(bits, sizeof bits);
        cr_expect(key > last && bits_of_key(key, sizeof bits) == bits);
        last = key;
    }
}

/* ---- one value ----------------------------------------------------------------------------------------------------------- */

Test(vector_cells, a_moved_number_has_one_value)
{
    use(DTYPE_FLOAT, "none", VALUES(float, 1), VALUES(float, 2), 1);
    cr_expect(survey.obstacle == OBSTACLE_NONE && survey.entry_count == 0);
    expect_layer(LAYER_WRONG, VALUES(float, 1));
}

Test(vector_cells, an_exact_sum_has_one_value)
{
    use(DTYPE_FLOAT, "add", VALUES(float, 1), VALUES(float, 2, 4), 2);
    cr_expect(survey.obstacle == OBSTACLE_NONE && survey.entry_count == 0);
}

Test(vector_cells, a_stored_value_that_is_not_allowed_is_an_obstacle)
{
    use(DTYPE_FLOAT, "none", VALUES(float, 1), VALUES(float, 2), 1);
    *(float *)survey.stored->elements = 5;
    survey_cell(&survey, 0);
    cr_expect(survey.obstacle == OBSTACLE_UNSOUND);
}

/* ---- several values -------------------------------------------------------------------------------------------------------- */

Test(vector_cells, one_of_several_updates_is_allowed)
{
    use(DTYPE_INT32, "none", VALUES(int32_t, 1), VALUES(int32_t, 2, 3, 4), 3);
    expect_layer(LAYER_ALLOWED, VALUES(int32_t, 2));
    expect_layer(LAYER_ALLOWED, VALUES(int32_t, 3));
    expect_layer(LAYER_WRONG, VALUES(int32_t, 1));
}

Test(vector_cells, any_nan_is_as_good_as_the_moved_one)
{
    use(DTYPE_FLOAT, "none", VALUES(float, 1), VALUES(float, NAN), 1);
    cr_expect(survey.entry_count == 1 && survey.entries[0].kind == ENTRY_NAN);
    expect_layer(survey.entries[0].layer, VALUES(float, -NAN));
}

Test(vector_cells, a_sum_that_rounds_has_an_interval)
{
    use(DTYPE_FLOAT, "add", VALUES(float, 1), VALUES(float, 0x1p-24f, 0x1p-24f, 3e-8f), 3);
    cr_expect(survey.obstacle == OBSTACLE_NONE);
    expect_layer(LAYER_ALLOWED, VALUES(float, 1));
    expect_layer(LAYER_ALLOWED, VALUES(float, 0x1.000002p0f));
    expect_layer(LAYER_WRONG, VALUES(float, 1.5f));
    expect_layer(LAYER_WRONG, VALUES(float, NAN));
}

Test(vector_cells, a_sum_of_one_update_may_be_rounded_to_the_other_neighbour)
{
    use(DTYPE_FLOAT, "add", VALUES(float, 1), VALUES(float, 0x1p-25f), 1);
    const float *ends = only_entry(LAYER_TOLERATED, ENTRY_INTERVAL)->elements;
    cr_expect(ends[0] == 1 && ends[1] == 0x1.000002p0f);
}

Test(vector_cells, products_of_which_some_orders_overflow_have_no_interval)
{
    use(DTYPE_FLOAT, "mul", VALUES(float, 0x1p100f), VALUES(float, 0x1p100f, 0x1p-100f, 0x1.8p-3f), 3);
    cr_expect(survey.obstacle == OBSTACLE_IRREGULAR);
}

Test(vector_cells, a_zero_of_either_sign_is_told_apart)
{
    use(DTYPE_FLOAT, "max", VALUES(float, -0.0f), VALUES(float, 0), 1);
    const enum vector_layer layer = layer_of_value(&survey, 0, VALUES(float, -0.0f));
    expect_layer(layer, VALUES(float, -0.0f));
    expect_layer(LAYER_ALLOWED, VALUES(float, 0));
}

Test(vector_cells, a_wrapped_byte_may_saturate)
{
    use(DTYPE_UINT8, "add", VALUES(uint8_t, 250), VALUES(uint8_t, 10), 1);
    cr_expect(survey.obstacle == OBSTACLE_NONE);
    expect_layer(LAYER_ALLOWED, VALUES(uint8_t, 4));
    cr_expect(layer_by_entries(&survey, 0, VALUES(uint8_t, 255)) < LAYER_WRONG);
    expect_layer(LAYER_WRONG, VALUES(uint8_t, 5));
}

Test(vector_cells, partial_sums_that_may_saturate_are_an_obstacle)
{
    use(DTYPE_INT32, "add", VALUES(int32_t, INT32_MAX), VALUES(int32_t, 1, -1), 2);
    cr_expect(survey.obstacle == OBSTACLE_INTEGERS);
}

Test(vector_cells, true_may_be_any_byte_except_0)
{
    use(DTYPE_BOOL, "none", VALUES(bool, false), VALUES(bool, true), 1);
    (void)only_entry(LAYER_ALLOWED, ENTRY_NONZERO);
}

Test(vector_cells, false_is_0_only)
{
    use(DTYPE_BOOL, "none", VALUES(bool, true), VALUES(bool, false), 1);
    cr_expect(survey.entry_count == 0);
}

Test(vector_cells, texts_may_be_appended_in_each_order)
{
    use(DTYPE_STRING, "add", VALUES(struct string_element, {"a", 1}),
        VALUES(struct string_element, {"b", 1}, {"c", 1}), 2);
    expect_layer(LAYER_ALLOWED, VALUES(struct string_element, {"abc", 3}));
    expect_layer(LAYER_ALLOWED, VALUES(struct string_element, {"acb", 3}));
    expect_layer(LAYER_TOLERATED, VALUES(struct string_element, {"bca", 3}));
}

Test(vector_cells, where_true_is_tolerated_each_byte_of_it_is)
{
    use(DTYPE_BOOL, "min", VALUES(bool, false), VALUES(bool, true), 1);
    cr_assert(survey.entry_count == 2 && survey.entries[1].kind == ENTRY_NONZERO);
    cr_expect(survey.entries[1].layer == LAYER_TOLERATED);
    expect_layer(LAYER_TOLERATED, VALUES(bool, true));
}

Test(vector_cells, the_sum_of_truth_values_is_only_a_convention)
{
    use(DTYPE_BOOL, "add", VALUES(bool, false), VALUES(bool, true), 1);
    expect_layer(LAYER_ALLOWED, VALUES(bool, true));
    expect_layer(LAYER_TOLERATED, VALUES(bool, false));
}

Test(vector_cells, where_only_a_convention_names_the_updates_any_value_is_tolerated)
{
    judge_end(&fixture);
    judge_start(&fixture, OPERATOR_SCATTER_ND, 11);
    use(DTYPE_FLOAT, NULL, VALUES(float, 1), VALUES(float, 2, 3), 2);
    expect_layer(LAYER_ALLOWED, VALUES(float, 2));
    expect_layer(LAYER_TOLERATED, VALUES(float, 7));
    expect_layer(LAYER_TOLERATED, VALUES(float, NAN));
}

/* ---- complex numbers ---------------------------------------------------------------------------------------------------- */

Test(vector_cells, a_sum_of_complex_numbers_has_an_interval_for_each_part)
{
    use(DTYPE_COMPLEX64, "add", VALUES(float, 1, 2), VALUES(float, 0x1p-24f, 0, 0x1p-24f, 0), 2);
    cr_expect(survey.obstacle == OBSTACLE_NONE);
    expect_layer(LAYER_ALLOWED, VALUES(float, 0x1.000002p0f, 2));
    expect_layer(LAYER_WRONG, VALUES(float, 1, 2.5f));
}

Test(vector_cells, a_product_of_complex_numbers_that_rounds_has_a_norm)
{
    use(DTYPE_COMPLEX64, "mul", VALUES(float, 1.1f, 2.3f), VALUES(float, 0.7f, 1.9f, 1.3f, -0.3f), 2);
    cr_expect(survey.obstacle == OBSTACLE_NONE);
    cr_assert(survey.entry_count > 0 && survey.entries[0].kind == ENTRY_NORM);
    cr_expect(survey.entries[0].radius > 0 && survey.entries[0].radius < 1e-4);
    expect_layer(LAYER_WRONG, VALUES(float, 1, 1));
}

Test(vector_cells, a_complex_product_that_is_not_finite_is_an_obstacle)
{
    use(DTYPE_COMPLEX64, "mul", VALUES(float, INFINITY, 0), VALUES(float, 2, 1), 1);
    cr_expect(survey.obstacle == OBSTACLE_COMPLEX);
}
