#include "judge_fixture.h"
#include "judge_values.h"

#include <criterion/criterion.h>
#include <float.h>
#include <string.h>

static struct judge_fixture fixture;
static struct value_findings findings;

static void set_up(void)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
}

static void tear_down(void)
{
    judge_end(&fixture);
}

TestSuite(judge_values, .init = set_up, .fini = tear_down);

/* `count` updates of `cells` float cells. */
static void use(const char *reduction, const float *data, int64_t cells, const int64_t *indices,
                const float *updates, int64_t count)
{
    struct node_fixture *node = &fixture.node;
    fixture_input(node, INPUT_DATA, DTYPE_FLOAT, data, DIMS(cells));
    fixture_input(node, INPUT_INDICES, DTYPE_INT64, indices, DIMS(count, 1));
    fixture_input(node, INPUT_UPDATES, DTYPE_FLOAT, updates, DIMS(count));
    fixture_text(node, "reduction", reduction);
    judge_derive(&fixture);
}

/* Judges an output; returns how many findings there are. */
static size_t judge_output_of(const void *elements)
{
    judge_output(&fixture, elements);
    cr_assert(judge_values(&fixture.derived, &fixture.answer.output, &findings, &fixture.node.arena,
                           &fixture.node.error) == STATUS_OK);
    return findings.count;
}

/* The set of policies of the only finding. */
static trait_set only_policies(enum cell_clause clause)
{
    cr_assert(findings.count == 1 && findings.items[0].clause == clause, "%zu findings, the first by %s",
              findings.count, cell_clause_name(findings.items[0].clause));
    return findings.items[0].policies;
}

/* ---- no findings --------------------------------------------------------------------------------------- */

Test(judge_values, cells_with_only_one_possible_value_give_no_findings)
{
    use("none", VALUES(float, 1, 2, 3), 3, VALUES(int64_t, 0, 2), VALUES(float, 8, 9), 2);
    cr_expect(judge_output_of(VALUES(float, 8, 2, 9)) == 0);
    cr_expect(!findings.has_aims);
}

Test(judge_values, sums_that_are_exact_in_every_order_show_no_order)
{
    use("add", VALUES(float, 1, 2, 3), 3, VALUES(int64_t, 1, 1, 1), VALUES(float, 7, 8, 9), 3);
    cr_expect(judge_output_of(VALUES(float, 1, 26, 3)) == 0);
}

Test(judge_values, a_value_that_would_fail_is_searched_even_if_no_budget_is_left)
{
    enum { ROUNDED = 3000, CELLS = ROUNDED + 1 };
    static float data[CELLS], updates[2 * CELLS], output[CELLS];
    static int64_t indices[2 * CELLS];
    for (int i = 0; i < CELLS; i++) {
        data[i] = 1;
        updates[i] = 0x1.8p-24F;
        updates[CELLS + i] = 0;
        output[i] = 1; /* rounded to a neighbour */
        indices[i] = indices[CELLS + i] = i;
    }
    /* Toward zero, the first sum is -FLT_MAX. The result looks like a lost update. */
    data[ROUNDED] = -FLT_MAX;
    updates[ROUNDED] = -0x1p110F;
    updates[CELLS + ROUNDED] = FLT_MAX;
    output[ROUNDED] = 0;
    use("add", data, CELLS, indices, updates, 2 * CELLS);
    judge_output_of(output);
    for (size_t i = 0; i < findings.count; i++)
        cr_expect(findings.items[i].clause != CELL_CLAUSE_REDUCTION_ADD);
    output[ROUNDED] = -FLT_MAX / 2;
    judge_output_of(output);
    bool fails = false;
    for (size_t i = 0; i < findings.count; i++)
        fails |= findings.items[i].clause == CELL_CLAUSE_REDUCTION_ADD && !findings.items[i].complies;
    cr_expect(fails);
}

Test(judge_values, equal_updates_do_not_show_which_of_them_was_taken)
{
    use("none", VALUES(float, 1, 2, 3), 3, VALUES(int64_t, 1, 1), VALUES(float, 9, 9), 2);
    cr_expect(judge_output_of(VALUES(float, 1, 9, 3)) == 0);
}

/* ---- which update -------------------------------------------------------------------------------------- */

/* Two cells with three updates each, and a third with two equal ones. */
static void use_writers(void)
{
    use("none", VALUES(float, 1, 2, 3), 3, VALUES(int64_t, 0, 1, 2, 0, 1, 2, 0, 1),
        VALUES(float, 10, 20, 30, 11, 21, 30, 12, 22), 8);
}

Test(judge_values, if_every_cell_is_its_last_update_the_last_wins)
{
    use_writers();
    judge_output_of(VALUES(float, 12, 22, 30));
    cr_expect(only_policies(CELL_CLAUSE_DUPLICATES_NONE) == TRAIT_BIT(POLICY_LAST_WINS));
    cr_expect(findings.items[0].complies && findings.items[0].cells > 0);
    cr_expect_str_eq(findings.items[0].point, "which update");
}

Test(judge_values, if_every_cell_is_its_first_update_the_first_wins)
{
    use_writers();
    judge_output_of(VALUES(float, 10, 20, 30));
    cr_expect(only_policies(CELL_CLAUSE_DUPLICATES_NONE) == TRAIT_BIT(POLICY_FIRST_WINS));
    cr_expect(findings.items[0].cells == 3);
}

Test(judge_values, if_every_cell_is_a_middle_update_one_between_wins)
{
    use("none", VALUES(float, 1, 2), 2, VALUES(int64_t, 0, 1, 0, 1, 0, 1),
        VALUES(float, 10, 20, 11, 21, 12, 22), 6);
    judge_output_of(VALUES(float, 11, 21));
    cr_expect(only_policies(CELL_CLAUSE_DUPLICATES_NONE) == TRAIT_BIT(POLICY_OTHER_WINS));
}

Test(judge_values, if_the_cells_differ_no_policy_remains)
{
    use_writers();
    judge_output_of(VALUES(float, 10, 22, 30));
    cr_expect(only_policies(CELL_CLAUSE_DUPLICATES_NONE) == 0);
}

Test(judge_values, an_ambiguous_cell_does_not_exclude_the_policy_of_the_other_cells)
{
    use("none", VALUES(float, 1, 2), 2, VALUES(int64_t, 0, 0, 1, 1), VALUES(float, 9, 9, 8, 7), 4);
    judge_output_of(VALUES(float, 9, 8));
    cr_expect(only_policies(CELL_CLAUSE_DUPLICATES_NONE) == TRAIT_BIT(POLICY_FIRST_WINS));
}

/* ---- slices -------------------------------------------------------------------------------------------- */

/* Three rows of two: two updates of the first and of the last. */
static void use_slices(const char *reduction)
{
    struct node_fixture *node = &fixture.node;
    fixture_input(node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4, 5, 6), DIMS(3, 2));
    fixture_input(node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 2, 0, 2), DIMS(4, 1));
    fixture_input(node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 10, 11, 20, 21, 30, 31, 40, 41),
                  DIMS(4, 2));
    fixture_text(node, "reduction", reduction);
    judge_derive(&fixture);
}

Test(judge_values, slices_that_are_one_update_each_are_whole)
{
    use_slices("none");
    judge_output_of(VALUES(float, 10, 11, 3, 4, 40, 41));
    cr_expect(findings.whole_slices == 2 && findings.torn_slices == 0);
}

Test(judge_values, a_slice_with_pieces_of_several_updates_is_torn)
{
    use_slices("none");
    judge_output_of(VALUES(float, 10, 31, 3, 4, 40, 41));
    cr_expect(findings.whole_slices == 1 && findings.torn_slices == 1);
    cr_expect(findings.items[0].complies && findings.items[0].policies == 0);
}

Test(judge_values, the_slices_of_the_reference_are_examined_too)
{
    use_slices("none");
    judge_output_of(VALUES(float, 30, 31, 3, 4, 40, 41));
    cr_expect(findings.whole_slices > 0 && findings.torn_slices == 0);
    cr_expect(only_policies(CELL_CLAUSE_DUPLICATES_NONE) == TRAIT_BIT(POLICY_LAST_WINS));
}

Test(judge_values, single_elements_are_not_slices)
{
    use_writers();
    judge_output_of(VALUES(float, 10, 22, 30));
    cr_expect(findings.whole_slices + findings.torn_slices == 0);
}

Test(judge_values, under_a_reduction_there_are_neither_whole_nor_torn_slices)
{
    use_slices("add");
    judge_output_of(VALUES(float, 10, 11, 3, 4, 40, 41));
    cr_expect(findings.whole_slices + findings.torn_slices == 0);
}

/* ---- orders -------------------------------------------------------------------------------------------- */

enum { MANY = 64 };

/* Cells of value 0, each with `count` updates: 2^24 and different numbers below 1, which are lost when they
 * are added to it in float one by one. The output is the sum in reverse order. */
static void judge_backwards(int64_t cells, int64_t count)
{
    static float data[MANY], updates[MANY * MANY], backwards[MANY];
    static int64_t indices[MANY * MANY];
    cr_assert(cells <= MANY && count <= MANY);
    for (int64_t i = 0; i < cells * count; i++) {
        indices[i] = i / count;
        updates[i] = i % count == 0 ? 0x1p24f : 0.5f + (float)(i % count) / (2 * MANY);
    }
    for (int64_t cell = 0; cell < cells; cell++) {
        backwards[cell] = 0;
        for (int64_t i = count - 1; i >= 0; i--)
            backwards[cell] += updates[cell * count + i];
    }
    use("add", data, cells, indices, updates, cells * count);
    cr_assert(memcmp(backwards, fixture.derived.output.elements, sizeof *backwards) != 0);
    judge_output_of(backwards);
}

Test(judge_values, a_sum_in_another_order_is_reported_with_that_order)
{
    judge_backwards(1, 4);
    trait_set policies = only_policies(CELL_CLAUSE_REDUCTION_ORDER);
    const struct value_finding *finding = &findings.items[0];
    cr_expect((policies & TRAIT_BIT(POLICY_OTHER_ORDER)) != 0 &&
              (policies & TRAIT_BIT(POLICY_IN_ORDER)) == 0);
    cr_assert(finding->witness != NULL);
    float sum = 0;
    const float *updates = fixture.node.tensors[INPUT_UPDATES].elements;
    for (int i = 0; i < 4; i++)
        sum += updates[finding->witness[i]];
    cr_expect(sum == ((const float *)fixture.answer.output.elements)[0]);
}

Test(judge_values, sums_that_equal_the_reference_s_are_in_order)
{
    use("add", VALUES(float, 0), 1, VALUES(int64_t, 0, 0, 0, 0), VALUES(float, 0x1p24f, 1, 1, 1), 4);
    judge_output_of(VALUES(float, 0x1p24f));
    trait_set policies = only_policies(CELL_CLAUSE_REDUCTION_ORDER);
    cr_expect((policies & TRAIT_BIT(POLICY_IN_ORDER)) != 0 && (policies & TRAIT_BIT(POLICY_WIDER)) == 0);
}

Test(judge_values, cells_in_order_and_cells_in_another_have_another_order_in_common)
{
    use("add", VALUES(float, 0, 0), 2, VALUES(int64_t, 0, 0, 0, 1, 1, 1),
        VALUES(float, 0x1p24f, 1, 1, 0x1p24f, 1, 1), 6);
    judge_output_of(VALUES(float, 0x1p24f, 0x1p24f + 2));
    trait_set policies = only_policies(CELL_CLAUSE_REDUCTION_ORDER);
    cr_expect((policies & TRAIT_BIT(POLICY_OTHER_ORDER)) != 0 &&
              (policies & (TRAIT_BIT(POLICY_IN_ORDER) | TRAIT_BIT(POLICY_WIDER))) == 0);
}

Test(judge_values, few_cells_are_all_searched)
{
    judge_backwards(8, 4);
    cr_expect(only_policies(CELL_CLAUSE_REDUCTION_ORDER) != 0 && findings.items[0].unsearched == 0);
    cr_expect(findings.items[0].cells == 8);
}

Test(judge_values, of_many_cells_the_unsearched_ones_are_counted)
{
    judge_backwards(MANY, 10);
    trait_set policies = only_policies(CELL_CLAUSE_REDUCTION_ORDER);
    cr_expect(findings.items[0].cells == MANY);
    cr_expect(findings.items[0].unsearched > 0 && findings.items[0].unsearched < MANY, "%d",
              (int)findings.items[0].unsearched);
    cr_expect((policies & TRAIT_BIT(POLICY_OTHER_ORDER)) != 0);
}

Test(judge_values, if_no_cell_could_be_searched_nothing_is_reported_about_orders)
{
    judge_backwards(1, MANY);
    trait_set policies = only_policies(CELL_CLAUSE_REDUCTION_ORDER);
    cr_expect(findings.items[0].unsearched == 1 && findings.items[0].witness == NULL);
    cr_expect((policies & (TRAIT_BIT(POLICY_OTHER_ORDER) | TRAIT_BIT(POLICY_TREE))) == 0 && policies != 0);
}

Test(judge_values, strings_in_another_order_are_reported)
{
    const struct string_element data = {"a", 1}, updates[] = {{"b", 1}, {"c", 1}}, actual = {"acb", 3};
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_STRING, &data, DIMS(1));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 0), DIMS(2, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_STRING, updates, DIMS(2));
    fixture_text(&fixture.node, "reduction", "add");
    judge_derive(&fixture);
    judge_output_of(&actual);
    cr_expect(only_policies(CELL_CLAUSE_STRING_ADD) == TRAIT_BIT(POLICY_OTHER_ORDER));
}

Test(judge_values, equal_strings_do_not_show_their_order)
{
    const struct string_element data = {"a", 1}, updates[] = {{"b", 1}, {"b", 1}}, actual = {"abb", 3};
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_STRING, &data, DIMS(1));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 0), DIMS(2, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_STRING, updates, DIMS(2));
    fixture_text(&fixture.node, "reduction", "add");
    judge_derive(&fixture);
    cr_expect(judge_output_of(&actual) == 0);
}

/* ---- points and deviations ----------------------------------------------------------------------------- */

Test(judge_values, a_nan_in_data_and_one_in_an_update_are_different_points)
{
    use("max", VALUES(float, 1, 0.0f / 0.0f), 2, VALUES(int64_t, 0, 1), VALUES(float, 0.0f / 0.0f, 1), 2);
    judge_output_of(VALUES(float, 1, 1));
    cr_assert(findings.count == 2);
    cr_expect_str_eq(findings.items[0].point, "NaN in an update");
    cr_expect(findings.items[0].policies == TRAIT_BIT(POLICY_NAN_IN_UPDATE_LOSES));
    cr_expect_str_eq(findings.items[1].point, "NaN in data");
    cr_expect(findings.items[1].policies == TRAIT_BIT(POLICY_NAN_IN_DATA_LOSES));
}

Test(judge_values, a_zero_that_several_policies_explain_shows_none)
{
    use("max", VALUES(float, 0), 1, VALUES(int64_t, 0), VALUES(float, -0.0f), 1);
    cr_expect(judge_output_of(VALUES(float, 0)) == 0);
    judge_output_of(VALUES(float, -0.0f));
    cr_expect(only_policies(CELL_CLAUSE_ZERO_SIGN) == TRAIT_BIT(POLICY_ZERO_OTHER));
}

Test(judge_values, deviations_of_one_kind_are_one_finding_with_the_first_cell)
{
    use("none", VALUES(float, 1, 2, 3, 4), 4, VALUES(int64_t, 0), VALUES(float, 9), 1);
    judge_output_of(VALUES(float, 9, 2, 0, 0));
    cr_expect(only_policies(CELL_CLAUSE_UNTOUCHED) == TRAIT_BIT(MISTAKE_FOREIGN_VALUE));
    cr_expect(!findings.items[0].complies && findings.items[0].cells == 2 && findings.items[0].first == 2);
}

Test(judge_values, deviations_of_different_kinds_are_different_findings)
{
    use("none", VALUES(float, 1, 2, 3, 4), 4, VALUES(int64_t, 0, 1), VALUES(float, 8, 9), 2);
    judge_output_of(VALUES(float, 1, 7, 3, 0));
    cr_assert(findings.count == 3);
    cr_expect(findings.items[0].policies == TRAIT_BIT(MISTAKE_OLD_VALUE) && findings.items[0].first == 0);
    cr_expect(findings.items[1].policies == TRAIT_BIT(MISTAKE_FOREIGN_VALUE) && findings.items[1].first == 1);
    cr_expect(findings.items[2].clause == CELL_CLAUSE_UNTOUCHED && findings.items[2].first == 3);
}

Test(judge_values, without_updates_every_cell_must_be_as_in_data)
{
    use("none", VALUES(float, 1, 2), 2, NULL, NULL, 0);
    cr_expect(judge_output_of(VALUES(float, 1, 2)) == 0);
    judge_output_of(VALUES(float, 1, 0));
    cr_expect(only_policies(CELL_CLAUSE_UNTOUCHED) == TRAIT_BIT(MISTAKE_FOREIGN_VALUE));
}

/* ---- large outputs ------------------------------------------------------------------------------------- */

enum { LARGE = 6000 };

/* Each of many cells with two updates. */
static const float *use_large(void)
{
    static float data[LARGE], updates[2 * LARGE], last[LARGE];
    static int64_t indices[2 * LARGE];
    for (int i = 0; i < 2 * LARGE; i++) {
        indices[i] = i % LARGE;
        updates[i] = (float)(i + 1);
    }
    memcpy(last, updates + LARGE, sizeof last);
    use("none", data, LARGE, indices, updates, 2 * LARGE);
    return last;
}

Test(judge_values, only_some_of_the_cells_that_equal_the_reference_s_are_examined)
{
    judge_output_of(use_large());
    cr_expect(only_policies(CELL_CLAUSE_DUPLICATES_NONE) == TRAIT_BIT(POLICY_LAST_WINS));
    cr_expect(findings.items[0].cells > 0 && findings.items[0].cells < LARGE);
}

Test(judge_values, only_part_of_a_long_slice_is_examined)
{
    static float data[LARGE], updates[2 * LARGE];
    for (int i = 0; i < 2 * LARGE; i++)
        updates[i] = (float)i;
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, data, DIMS(1, LARGE));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 0), DIMS(2, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, updates, DIMS(2, LARGE));
    judge_derive(&fixture);
    judge_output_of(updates + LARGE);
    cr_expect(only_policies(CELL_CLAUSE_DUPLICATES_NONE) == TRAIT_BIT(POLICY_LAST_WINS));
    cr_expect(findings.items[0].cells > 0 && findings.items[0].cells < LARGE);
    cr_expect(findings.whole_slices == 1);
}

Test(judge_values, a_cell_that_differs_from_the_reference_s_is_found_at_any_position)
{
    static float actual[LARGE];
    memcpy(actual, use_large(), sizeof actual);
    actual[LARGE - 1] = LARGE; /* the first update of the last cell */
    judge_output_of(actual);
    cr_expect(only_policies(CELL_CLAUSE_DUPLICATES_NONE) == 0);
    actual[LARGE - 1] = -1;
    judge_output_of(actual);
    cr_assert(findings.count == 2);
    cr_expect(!findings.items[1].complies && findings.items[1].first == LARGE - 1);
}

/* ---- memory -------------------------------------------------------------------------------------------- */

Test(judge_values, without_memory_there_is_an_error)
{
    struct arena none = arena_create(0);
    use_writers();
    judge_output(&fixture, VALUES(float, 0, 0, 0));
    cr_expect(judge_values(&fixture.derived, &fixture.answer.output, &findings, &none, &fixture.node.error) ==
              STATUS_OUT_OF_MEMORY);
}
