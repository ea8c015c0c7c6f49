/* Stored outputs of third parties whose values look like decimals typed by hand. */
#include "judge_fixture.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static struct judge_fixture fixture;

static void tear_down(void)
{
    judge_end(&fixture);
}

TestSuite(judge_decimal, .fini = tear_down);

/* Two cells; all updates aim at the second one. */
static void start(int32_t dtype, const char *reduction, const void *data, const void *updates, int64_t count)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, dtype, data, DIMS(2));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(count, 1));
    for (int64_t i = 0; i < count; i++)
        ((int64_t *)fixture.node.tensors[INPUT_INDICES].elements)[i] = 1;
    fixture_input(&fixture.node, INPUT_UPDATES, dtype, updates, DIMS(count));
    fixture_text(&fixture.node, "reduction", reduction);
    judge_derive(&fixture);
}

/* 3 · 1.2 = 0x1.cccccep+1 in float, the only allowed value. */
static void start_product(void)
{
    start(DTYPE_FLOAT, "mul", VALUES(float, 1, 3), VALUES(float, 1.2f), 1);
    float product = 0;
    memcpy(&product, (const float *)fixture.derived.output.elements + 1, sizeof product);
    cr_assert(product == 0x1.cccccep+1f);
}

/* The verdict on the reference's output if these elements are the stored output. */
static enum verdict verdict_with(const void *stored)
{
    judge_store(&fixture, stored);
    return judge_elements(&fixture, fixture.derived.output.elements);
}

static void expect_typed(const void *stored)
{
    cr_expect(verdict_with(stored) == VERDICT_PASS, "%s", fixture.judgement.explanation);
    cr_expect(strstr(fixture.judgement.file_warnings, "by at most 8 units in the last place") != NULL, "%s",
              fixture.judgement.file_warnings);
}

static void expect_disputed(const void *stored)
{
    cr_expect(verdict_with(stored) == VERDICT_DISPUTED, "%s", fixture.judgement.file_warnings);
}

Test(judge_decimal, a_decimal_typed_by_hand_is_a_warning_about_the_file_that_names_the_cell)
{
    static const char *const strict[] = {"*", NULL};
    start_product();
    fixture.settings.strict = strict;
    expect_typed(VALUES(float, 1, 3.6f));
    cr_expect_str_eq(
        fixture.judgement.file_warnings,
        "test_data_set_0/output_0.pb: the stored output deviates from ScatterND-18.reduction-mul "
        "(must) by at most 8 units in the last place in output[1], the only such cell of 2: "
        "3.5999999 (0x40666666), not 3.60000014 (0x40666667)\n");
    cr_expect(!findings_have(&fixture.judgement.findings, SEVERITY_WARNING));
    cr_expect_str_eq(fixture.judgement.explanation, "");
}

Test(judge_decimal, the_implementation_is_judged_by_the_derived_expectation)
{
    start_product();
    judge_store(&fixture, VALUES(float, 1, 3.6f));
    cr_expect(judge_elements(&fixture, VALUES(float, 1, 3.6f)) == VERDICT_FAIL);
    judge_answer_of(&fixture, ANSWER_REJECTED);
    cr_expect(judge_now(&fixture) == VERDICT_FAIL);
}

Test(judge_decimal, the_case_itself_gets_the_same_warning)
{
    start_product();
    expect_typed(VALUES(float, 1, 3.6f));
    struct judgement of_case =
        judge_case(&fixture.settings, &fixture.the_case, &fixture.derived, &fixture.node.arena);
    cr_expect(of_case.verdict == VERDICT_PASS);
    cr_expect_str_eq(of_case.file_warnings, fixture.judgement.file_warnings);
}

Test(judge_decimal, eight_units_in_the_last_place_are_the_limit)
{
    start_product();
    for (int units = -9; units <= 9; units++) {
        const float stored[] = {1, 0x1.cccccep+1f + (float)units * 0x1p-22f};
        if (units == 0)
            continue;
        if (abs(units) <= 8)
            expect_typed(stored);
        else
            expect_disputed(stored);
    }
}

Test(judge_decimal, every_real_floating_type_counts)
{
    start(DTYPE_FLOAT16, "add", VALUES(uint16_t, 0, 0x3c00), VALUES(uint16_t, 0x3c00), 1); /* 1 + 1 */
    expect_typed(VALUES(uint16_t, 0, 0x4008));
    expect_disputed(VALUES(uint16_t, 0, 0x4009));
    judge_end(&fixture);
    start(DTYPE_BFLOAT16, "add", VALUES(uint16_t, 0, 0x3f80), VALUES(uint16_t, 0x3f80), 1);
    expect_typed(VALUES(uint16_t, 0, 0x4008));
    expect_disputed(VALUES(uint16_t, 0, 0x4009));
    judge_end(&fixture);
    start(DTYPE_DOUBLE, "mul", VALUES(double, 1, 3), VALUES(double, 1.5), 1);
    expect_typed(VALUES(double, 1, 4.5 + 0x8p-50));
    expect_disputed(VALUES(double, 1, 4.5 + 0x9p-50));
}

Test(judge_decimal, numbers_on_both_sides_of_zero_are_near_each_other)
{
    start(DTYPE_FLOAT, "add", VALUES(float, 1, -0x1p-149f), VALUES(float, 0x1p-148f), 1);
    expect_typed(VALUES(float, 1, -0x1p-147f));
    expect_disputed(VALUES(float, 1, -0x1p-146f));
}

/* Whether a value is allowed as an answer, and whether it is wrong without a known mistake or misreading. */
struct standing {
    bool allowed, foreign;
};

static struct standing standing_of(uint16_t value)
{
    const uint16_t elements[] = {0, value};
    enum verdict verdict = judge_elements(&fixture, elements);
    return (struct standing){
        .allowed = verdict == VERDICT_PASS && !findings_have(&fixture.judgement.findings, SEVERITY_WARNING),
        .foreign = judge_found(&fixture, "failure: reduction-mul: none of the allowed values") &&
                   fixture.judgement.misreading_count == 0};
}

/*
 * Products of seven bfloat16 numbers below 2, of which orders and trees give different results. Every value
 * near the reference's is tried, as a stored output and as an answer. Returns how many far from the
 * reference's are typed decimals.
 */
static int try_all_near(uint32_t *state)
{
    enum { UPDATES = 6, REACH = 20, VALUES_TRIED = 2 * REACH + 1 };
    uint16_t updates[UPDATES], data[] = {0, 0x3f9d};
    struct standing standings[VALUES_TRIED];
    int far = 0;
    for (int i = 0; i < UPDATES; i++, *state = *state * 1664525 + 1013904223)
        updates[i] = (uint16_t)(0x3f81 + (*state >> 24) % 0x18);
    start(DTYPE_BFLOAT16, "mul", data, updates, UPDATES);
    uint16_t right = ((const uint16_t *)fixture.derived.output.elements)[1];
    for (int i = 0; i < VALUES_TRIED; i++)
        standings[i] = standing_of((uint16_t)(right - REACH + i));
    for (int i = 0; i < VALUES_TRIED; i++) {
        const uint16_t stored[] = {0, (uint16_t)(right - REACH + i)};
        bool near = false;
        for (int k = i - 8; k <= i + 8; k++)
            near |= k >= 0 && k < VALUES_TRIED && standings[k].allowed;
        if (!standings[i].foreign)
            continue;
        if (near)
            expect_typed(stored);
        else
            expect_disputed(stored);
        far += near && abs(i - REACH) > 8;
    }
    judge_end(&fixture);
    return far;
}

Test(judge_decimal, the_distance_is_that_to_the_nearest_allowed_value)
{
    enum { DRAWS = 3 };
    uint32_t state = 1;
    int far = 0;
    for (int i = 0; i < DRAWS; i++)
        far += try_all_near(&state);
    cr_expect(far > 0);
    start_product(); /* for tear_down */
}

/* 1 + 2u and 1 + 5u, where u is a unit in the last place. */
static void start_two_sums(void)
{
    start(DTYPE_FLOAT, "add", VALUES(float, 1, 1), VALUES(float, 0x2p-23f, 0x5p-23f), 2);
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 1), DIMS(2, 1));
    judge_derive(&fixture);
}

Test(judge_decimal, a_value_that_a_mistake_gives_is_disputed)
{
    start_two_sums();
    expect_disputed(VALUES(float, 1 + 0x2p-23f, 1 + 0xap-23f)); /* the update is applied twice */
    cr_expect(fixture.judgement.misreading_count == 0);
    expect_typed(VALUES(float, 1 + 0x2p-23f, 1 + 0x9p-23f));
}

Test(judge_decimal, values_that_a_misreading_gives_are_disputed)
{
    start_two_sums();
    expect_disputed(VALUES(float, 1 + 0x5p-23f, 1 + 0x2p-23f)); /* the updates in reverse order */
    cr_expect(judge_explains(&fixture, "misreading: "), "%s", fixture.judgement.explanation);
    expect_typed(VALUES(float, 1 + 0x5p-23f, 1 + 0x3p-23f));
}

Test(judge_decimal, one_other_wrong_cell_makes_the_case_disputed)
{
    start_product();
    expect_disputed(VALUES(float, 1 + 0x1p-23f, 3.6f)); /* a cell that no update aims at */
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 1), DIMS(2, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 5, 1.2f), DIMS(2));
    judge_derive(&fixture);
    expect_typed(VALUES(float, 5 + 0x1p-20f, 3.6f));
    expect_disputed(VALUES(float, 5.5f, 3.6f));
}

Test(judge_decimal, moved_cells_other_reductions_and_other_types_are_disputed)
{
    const float beside[] = {1, 0x1.cccccep+1f - 0x1p-22f};
    start(DTYPE_FLOAT, "none", VALUES(float, 1, 3), VALUES(float, 0x1.cccccep+1f), 1);
    expect_disputed(beside);
    judge_end(&fixture);
    start(DTYPE_FLOAT, "max", VALUES(float, 1, 3), VALUES(float, 0x1.cccccep+1f), 1);
    expect_disputed(beside);
    judge_end(&fixture);
    start(DTYPE_INT32, "add", VALUES(int32_t, 1, 3), VALUES(int32_t, 4), 1);
    expect_disputed(VALUES(int32_t, 1, 8));
    judge_end(&fixture);
    start(DTYPE_COMPLEX64, "add", VALUES(float, 1, 1, 3, 1), VALUES(float, 4, 1), 1);
    expect_disputed(VALUES(float, 1, 1, 7 + 0x1p-20f, 2));
}

Test(judge_decimal, infinities_and_nan_are_disputed)
{
    start_product();
    expect_disputed(VALUES(float, 1, INFINITY));
    expect_disputed(VALUES(float, 1, NAN));
    judge_end(&fixture);
    start(DTYPE_FLOAT, "mul", VALUES(float, 1, -1), VALUES(float, -0x1.fffffep+127f), 1);
    expect_disputed(VALUES(float, 1, INFINITY));
    expect_typed(VALUES(float, 1, 0x1.fffffcp+127f));
    judge_end(&fixture);
    start(DTYPE_FLOAT, "mul", VALUES(float, 1, INFINITY), VALUES(float, 2), 1);
    expect_disputed(VALUES(float, 1, 0x1.fffffep+127f));
}

Test(judge_decimal, our_corpus_and_exact_expectations_are_not_excused)
{
    start_product();
    judge_store(&fixture, VALUES(float, 1, 3.6f));
    fixture.the_case.ours = true;
    cr_expect(judge_elements(&fixture, fixture.derived.output.elements) == VERDICT_DISPUTED);
    fixture.the_case.expectation = EXPECT_ALLOWED;
    cr_expect(judge_elements(&fixture, fixture.derived.output.elements) == VERDICT_ERROR);
    fixture.the_case.ours = false;
    cr_expect(judge_elements(&fixture, fixture.derived.output.elements) == VERDICT_PASS);
    fixture.the_case.expectation = EXPECT_EXACT;
    cr_expect(judge_elements(&fixture, fixture.derived.output.elements) == VERDICT_ERROR);
}
