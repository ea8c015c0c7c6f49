#include "explanation.h"
#include "judge_fixture.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
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

TestSuite(explanation, .init = set_up, .fini = tear_down);

/* Two cells in a column; the second receives `count` updates. */
static void use(int32_t dtype, const char *reduction, const void *data, const void *updates, int64_t count)
{
    fixture_input(&fixture.node, INPUT_DATA, dtype, data, DIMS(2, 1));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(count, 1));
    int64_t *indices = fixture.node.tensors[INPUT_INDICES].elements;
    for (int64_t i = 0; i < count; i++)
        indices[i] = 1;
    fixture_input(&fixture.node, INPUT_UPDATES, dtype, updates, DIMS(count, 1));
    fixture_text(&fixture.node, "reduction", reduction);
    judge_derive(&fixture);
}

/* The explanation of the first finding about an output with these elements. */
static const char *explanation_of(const void *elements, const char *label)
{
    judge_output(&fixture, elements);
    const struct tensor *actual = &fixture.answer.output;
    cr_assert(judge_values(&fixture.derived, actual, &findings, &fixture.node.arena, &fixture.node.error) ==
              STATUS_OK);
    cr_assert(findings.count > 0);
    return explain_cell(&fixture.derived, actual, &findings, &findings.items[0], label, &fixture.node.arena);
}

static void expect_line(const char *text, const char *line)
{
    cr_expect(strstr(text, line) != NULL, "\"%s\" is not in\n%s", line, text);
}

/* ---- the cell ------------------------------------------------------------------------------------------ */

Test(explanation, a_cell_is_shown_with_all_that_determines_it_in_decimal_and_hexadecimal)
{
    use(DTYPE_FLOAT, "none", VALUES(float, 1, 2), VALUES(float, 9), 1);
    cr_expect_str_eq(explanation_of(VALUES(float, 1, 0.5f), "actual"),
                     "  in output[1,0], the only such cell of 2:\n"
                     "    data      2 (0x40000000)\n"
                     "    updates   updates[0,0] = 9 (0x41100000) by indices[0] = [1]\n"
                     "    allowed   9 (0x41100000)\n"
                     "    actual    0.5 (0x3f000000): none of the allowed values\n");
}

Test(explanation, a_cell_without_updates_should_be_as_in_data)
{
    use(DTYPE_INT32, "none", VALUES(int32_t, 1, 2), VALUES(int32_t, 9), 1);
    const char *text = explanation_of(VALUES(int32_t, -1, 9), "actual");
    expect_line(text, "    updates   none\n");
    expect_line(text, "    allowed   1, as in data\n");
    expect_line(text, "    actual    -1: none of the allowed values\n");
}

Test(explanation, the_first_of_several_cells_is_shown_with_their_number)
{
    use(DTYPE_INT32, "none", VALUES(int32_t, 1, 2), NULL, 0);
    expect_line(explanation_of(VALUES(int32_t, 7, 7), "actual"),
                "  in output[0,0], the first of 2 such cells of 2:\n");
}

Test(explanation, a_stored_output_is_labelled_as_such)
{
    use(DTYPE_INT32, "none", VALUES(int32_t, 1, 2), VALUES(int32_t, 9), 1);
    expect_line(explanation_of(VALUES(int32_t, 1, 2), "stored"), "    stored    2: kept the old value\n");
}

Test(explanation, several_updates_are_shown_on_separate_lines)
{
    use(DTYPE_UINT8, "none", VALUES(uint8_t, 1, 2), VALUES(uint8_t, 8, 9), 2);
    expect_line(explanation_of(VALUES(uint8_t, 1, 17), "actual"),
                "    updates   updates[0,0] = 8 by indices[0] = [1]\n"
                "              updates[1,0] = 9 by indices[1] = [1]\n"
                "    allowed   any one of the updates\n");
}

Test(explanation, of_many_updates_the_first_are_shown_and_the_others_counted)
{
    use(DTYPE_UINT8, "none", VALUES(uint8_t, 1, 2), VALUES(uint8_t, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19),
        10);
    const char *text = explanation_of(VALUES(uint8_t, 1, 99), "actual");
    expect_line(
        text, "              updates[7,0] = 17 by indices[7] = [1]\n              and 2 more\n    allowed ");
    cr_expect(strstr(text, "updates[8,0]") == NULL);
}

Test(explanation, a_negative_index_is_shown_with_its_normalised_value)
{
    use(DTYPE_UINT8, "none", VALUES(uint8_t, 1, 2), VALUES(uint8_t, 8), 1);
    *(int64_t *)fixture.node.tensors[INPUT_INDICES].elements = -1;
    judge_derive(&fixture);
    expect_line(explanation_of(VALUES(uint8_t, 1, 17), "actual"),
                "    updates   updates[0,0] = 8 by indices[0] = [-1] -> [1]\n");
    fixture.node.node.op = OPERATOR_SCATTER_ELEMENTS;
    judge_derive(&fixture);
    expect_line(explanation_of(VALUES(uint8_t, 1, 17), "actual"),
                "    updates   updates[0,0] = 8 by indices[0,0] = -1 -> 1\n");
}

/* ---- the actual value ---------------------------------------------------------------------------------- */

/* The second of two cells, 1000, with the updates 1, 20, 300 and 4000. */
static const char *with_four_updates(int32_t actual)
{
    use(DTYPE_INT32, "add", VALUES(int32_t, 1, 1000), VALUES(int32_t, 1, 20, 300, 4000), 4);
    return explanation_of(VALUES(int32_t, 1, actual), "actual");
}

Test(explanation, updates_that_are_left_out_are_named)
{
    expect_line(with_four_updates(5301), "it is the result without updates[1,0]\n");
}

Test(explanation, several_updates_that_are_left_out_are_named)
{
    expect_line(with_four_updates(1021), "it is the result without updates[2,0] and updates[3,0]\n");
}

Test(explanation, an_update_that_is_applied_twice_is_named)
{
    expect_line(with_four_updates(5621), "it is the result with updates[2,0] twice\n");
}

Test(explanation, one_of_several_equal_updates_may_be_the_one_that_is_left_out)
{
    use(DTYPE_INT32, "add", VALUES(int32_t, 1, 10), VALUES(int32_t, 100, 7, 7), 3);
    expect_line(explanation_of(VALUES(int32_t, 1, 117), "actual"), "it is the result without updates[1,0]\n");
}

Test(explanation, updates_are_not_named_if_other_ones_give_the_value_too)
{
    use(DTYPE_INT32, "add", VALUES(int32_t, 1, 10), VALUES(int32_t, 1, 2, 3, 4, 90), 5);
    cr_expect(strstr(explanation_of(VALUES(int32_t, 1, 105), "actual"), "without") == NULL);
}

/* Data 1, 2 and 3; the update 8 aims at the second cell, 9 at the third. */
static void use_three_cells(const char *reduction)
{
    use(DTYPE_UINT8, reduction, VALUES(uint8_t, 1, 2), VALUES(uint8_t, 8, 9), 2);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_UINT8, VALUES(uint8_t, 1, 2, 3), DIMS(3, 1));
    ((int64_t *)fixture.node.tensors[INPUT_INDICES].elements)[1] = 2;
    judge_derive(&fixture);
}

Test(explanation, an_update_that_aims_at_another_cell_is_recognised)
{
    use_three_cells("none");
    expect_line(explanation_of(VALUES(uint8_t, 1, 9, 9), "actual"),
                "it is updates[1,0], which aims at output[2,0]\n              by indices[1] = [2]\n");
}

Test(explanation, the_value_of_another_cell_is_recognised)
{
    use_three_cells("none");
    expect_line(explanation_of(VALUES(uint8_t, 1, 3, 9), "actual"), "it is the value of data[2,0]\n");
}

Test(explanation, an_update_that_should_be_reduced_in_another_cell_is_recognised)
{
    use_three_cells("add");
    ((uint8_t *)fixture.node.tensors[INPUT_UPDATES].elements)[1] = 40;
    judge_derive(&fixture);
    expect_line(explanation_of(VALUES(uint8_t, 9, 10, 43), "actual"),
                "it is data reduced with updates[0,0], which aims at output[1,0]\n");
}

Test(explanation, the_result_that_another_cell_should_have_is_recognised)
{
    use_three_cells("add");
    ((uint8_t *)fixture.node.tensors[INPUT_UPDATES].elements)[1] = 40;
    judge_derive(&fixture);
    expect_line(explanation_of(VALUES(uint8_t, 1, 43, 43), "actual"),
                "it is the value that output[2,0] should have\n");
}

Test(explanation, adding_or_multiplying_under_none_is_recognised)
{
    use_three_cells("none");
    expect_line(explanation_of(VALUES(uint8_t, 1, 10, 9), "actual"), "it is the result under add\n");
    expect_line(explanation_of(VALUES(uint8_t, 1, 16, 9), "actual"), "it is the result under mul\n");
}

Test(explanation, a_value_of_several_cells_is_not_attributed_to_one)
{
    use_three_cells("none");
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_UINT8, VALUES(uint8_t, 5, 2, 5, 5), DIMS(4, 1));
    judge_derive(&fixture);
    cr_expect(strstr(explanation_of(VALUES(uint8_t, 5, 5, 9, 5), "actual"), "it is") == NULL);
}

/* Data 1, 2 and 3; `nan` aims at the second cell, 9 at the third. */
static void use_nan(const char *reduction, uint32_t nan)
{
    use(DTYPE_FLOAT, reduction, VALUES(float, 1, 2), VALUES(float, 0, 9), 2);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3), DIMS(3, 1));
    memcpy(fixture.node.tensors[INPUT_UPDATES].elements, &nan, sizeof nan);
    ((int64_t *)fixture.node.tensors[INPUT_INDICES].elements)[1] = 2;
    judge_derive(&fixture);
}

/* The explanation of an output that is right except for a NaN in the first cell. */
static const char *explanation_of_nan(uint32_t nan)
{
    uint32_t bits[3];
    memcpy(bits, fixture.derived.output.elements, sizeof bits);
    bits[0] = nan;
    return explanation_of(bits, "actual");
}

Test(explanation, a_nan_is_an_update_only_with_equal_bits)
{
    use_nan("none", 0x7fc00001);
    expect_line(explanation_of_nan(0x7fc00001), "it is updates[0,0], which aims at output[1,0]\n");
    expect_line(explanation_of_nan(0x7fc12345), "it is a NaN\n");
    expect_line(explanation_of_nan(0xffc00001), "it is a NaN\n");
}

Test(explanation, a_nan_is_the_value_of_data_or_the_result_of_another_cell_only_with_equal_bits)
{
    use_nan("add", 0);
    const uint32_t nan = 0x7fc00001;
    memcpy((float *)fixture.node.tensors[INPUT_DATA].elements + 2, &nan, sizeof nan);
    judge_derive(&fixture);
    expect_line(explanation_of_nan(0x7fc00001), "it is the value of data[2,0]\n");
    expect_line(explanation_of_nan(0x7fc12345), "it is a NaN\n");
}

Test(explanation, any_nan_is_the_result_of_another_reduction)
{
    use_nan("none", 0x7f800000);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, -INFINITY, 3), DIMS(3, 1));
    judge_derive(&fixture);
    uint32_t bits[3];
    memcpy(bits, fixture.derived.output.elements, sizeof bits);
    bits[1] = 0x7fc12345;
    expect_line(explanation_of(bits, "actual"), "it is the result under add\n");
}

Test(explanation, a_complex_number_with_a_nan_is_compared_by_its_bits)
{
    use(DTYPE_COMPLEX64, "none", VALUES(float, 1, 2, 3, NAN), VALUES(float, 5, 6), 1);
    float elements[] = {3, NAN, 5, 6};
    expect_line(explanation_of(elements, "actual"), "it is the value of data[1,0]\n");
    elements[1] = -elements[1];
    expect_line(explanation_of(elements, "actual"), "it is a NaN\n");
}

/* ---- allowed values ------------------------------------------------------------------------------------ */

Test(explanation, a_sum_of_integers_has_one_allowed_value)
{
    use(DTYPE_INT32, "add", VALUES(int32_t, 1, 2), VALUES(int32_t, 3, 4), 2);
    expect_line(explanation_of(VALUES(int32_t, 1, 100), "actual"), "    allowed   9\n");
}

Test(explanation, one_rounded_sum_has_one_allowed_value)
{
    use(DTYPE_FLOAT, "add", VALUES(float, 1, 2), VALUES(float, 3), 1);
    expect_line(explanation_of(VALUES(float, 1, 100), "actual"), "    allowed   5 (0x40a00000)\n");
}

Test(explanation, several_sums_that_no_order_rounds_have_one_allowed_value)
{
    use(DTYPE_FLOAT, "add", VALUES(float, 1, 1), VALUES(float, 2, -4), 2);
    expect_line(explanation_of(VALUES(float, 1, 100), "actual"),
                "    allowed   -1 (0xbf800000), in every order\n");
}

/* 2 updates, u = 2^-24, magnitudes 3 + 2 + 2^-30 */
Test(explanation, several_rounded_sums_have_a_bound)
{
    use(DTYPE_FLOAT, "add", VALUES(float, 1, 3), VALUES(float, -2, 0x1p-30f), 2);
    expect_line(explanation_of(VALUES(float, 1, 100), "actual"),
                "    allowed   1 (0x3f800000), the same in another order or grouping, or within\n"
                "              5.96e-07 of the exact sum\n");
}

/* (1 + 2^-11)^2 - 1 */
Test(explanation, several_rounded_products_have_a_relative_bound)
{
    use(DTYPE_FLOAT16, "mul", VALUES(uint16_t, 0x3c00, 0x3c01), VALUES(uint16_t, 0x3c01, 0x3c01), 2);
    expect_line(explanation_of(VALUES(uint16_t, 0x3c00, 0x4000), "actual"),
                "    allowed   1.0029 (0x3c03), the same in another order or grouping, or\n"
                "              within 0.000977 of its magnitude\n");
}

/* (1 + 3 * 2^-24)^2 - 1 */
Test(explanation, the_bound_of_several_products_of_complex_numbers_is_that_of_their_norm)
{
    use(DTYPE_COMPLEX64, "mul", VALUES(float, 1, 2, 1.1f, 2), VALUES(float, 1.1f, 1, 2.1f, 3), 2);
    expect_line(explanation_of(VALUES(float, 1, 2, 50, 50), "actual"),
                "or within 3.58e-07 of its magnitude\n");
}

Test(explanation, several_strings_may_be_in_any_order)
{
    const struct string_element data[] = {{"x", 1}, {"a", 1}}, updates[] = {{"b", 1}, {"c", 1}},
                                actual[] = {{"x", 1}, {"bac", 3}};
    use(DTYPE_STRING, "add", data, updates, 2);
    const char *text = explanation_of(actual, "actual");
    expect_line(text, "    allowed   \"abc\", or the updates in another order\n");
    expect_line(text, "    actual    \"bac\": ");
}

Test(explanation, max_of_plain_numbers_does_not_mention_nan_and_zeros)
{
    use(DTYPE_FLOAT, "max", VALUES(float, 1, 2), VALUES(float, 3), 1);
    expect_line(explanation_of(VALUES(float, 1, 100), "actual"), "    allowed   3 (0x40400000)\n");
}

Test(explanation, max_with_nan_mentions_the_choice)
{
    use(DTYPE_FLOAT, "max", VALUES(float, 1, 2), VALUES(float, 3, NAN), 2);
    expect_line(explanation_of(VALUES(float, 1, -7), "actual"), ", NaN, or a number near it\n");
}

Test(explanation, max_with_zeros_of_different_sign_mentions_the_choice)
{
    use(DTYPE_FLOAT, "max", VALUES(float, 1, -0.0f), VALUES(float, -1, 0), 2);
    expect_line(explanation_of(VALUES(float, 1, -7), "actual"), "; a zero of either sign\n");
}

/* ---- memory that was never written --------------------------------------------------------------------- */

Test(explanation, the_pattern_from_before_the_call_is_recognised)
{
    unsigned char pattern[8];
    memset(pattern, UNWRITTEN_BYTE, sizeof pattern);
    use(DTYPE_FLOAT, "none", VALUES(float, 1, 2), VALUES(float, 9), 1);
    expect_line(explanation_of(pattern, "actual"), "as before the call: never written?\n");
}

Test(explanation, other_values_are_not_mistaken_for_the_pattern)
{
    use(DTYPE_UINT16, "none", VALUES(uint16_t, 1, 2), VALUES(uint16_t, 9), 1);
    cr_expect(strstr(explanation_of(VALUES(uint16_t, 0xa5a4, 9), "actual"), "never written") == NULL);
}

/* ---- witnesses ----------------------------------------------------------------------------------------- */

/* The sum of the updates in the order in which a text names them. */
static float sum_in_order(const char *text)
{
    const float *updates = fixture.node.tensors[INPUT_UPDATES].elements;
    float sum = 0;
    while ((text = strstr(text, "updates[")) != NULL) {
        text += strlen("updates[");
        sum += updates[strtol(text, NULL, 10)];
    }
    return sum;
}

Test(explanation, an_order_that_gives_the_value_is_one_line_without_a_newline)
{
    use(DTYPE_FLOAT, "add", VALUES(float, 1, 0), VALUES(float, 0x1p24f, 0.75f, 0.5f), 3);
    explanation_of(VALUES(float, 1, 0x1p24f + 2), "actual");
    const char *text = explain_witness(&fixture.derived, &findings, &findings.items[0], &fixture.node.arena);
    cr_assert(text != NULL);
    cr_expect(strncmp(text, "output[1,0]: updates[", strlen("output[1,0]: updates[")) == 0, "%s", text);
    cr_expect(strchr(text, '\n') == NULL);
    cr_expect(sum_in_order(text) == 0x1p24f + 2, "%s", text);
}

Test(explanation, without_an_order_there_is_no_witness)
{
    use(DTYPE_FLOAT, "none", VALUES(float, 1, 2), VALUES(float, 9), 1);
    explanation_of(VALUES(float, 1, 2), "actual");
    cr_expect(explain_witness(&fixture.derived, &findings, &findings.items[0], &fixture.node.arena) == NULL);
}

/* ---- headings ------------------------------------------------------------------------------------------ */

Test(explanation, a_clause_is_named_with_its_version_its_level_and_its_statement)
{
    const struct clause_set *clauses = fixture.settings.clauses;
    const struct operator_version *version = operator_version_resolve(OPERATOR_SCATTER_ND, 17);
    cr_expect_str_eq(explain_clause(clauses, version, "untouched", LEVEL_MUST, &fixture.node.arena),
                     "ScatterND-16.untouched (must): A cell that is the target of no update keeps\n"
                     "    the value of data, bit for bit.\n"
                     "    see DECISIONS.md: moved-values\n");
}

Test(explanation, a_type_is_named_with_its_shape)
{
    struct tensor tensor = {.dtype = DTYPE_BFLOAT16, .rank = 2, .dims = (const int64_t[]){2, 0}};
    cr_expect_str_eq(describe_type(&tensor, &fixture.node.arena), "bfloat16 [2,0]");
    tensor.rank = 0;
    cr_expect_str_eq(describe_type(&tensor, &fixture.node.arena), "bfloat16 []");
}

Test(explanation, without_memory_there_is_no_text)
{
    struct arena none = arena_create(0);
    use(DTYPE_FLOAT, "none", VALUES(float, 1, 2), VALUES(float, 9), 1);
    explanation_of(VALUES(float, 1, 2), "actual");
    const struct tensor *actual = &fixture.answer.output;
    cr_expect_str_eq(explain_cell(&fixture.derived, actual, &findings, &findings.items[0], "actual", &none),
                     "");
    cr_expect_str_eq(explain_clause(fixture.settings.clauses, fixture.derived.preparation.version,
                                    "untouched", LEVEL_MUST, &none),
                     "");
}

Test(explanation, four_other_misreadings_are_named_and_the_rest_is_counted)
{
    struct misreading_set set = {.has = {false}};
    for (int i = 0; i < 7; i++)
        set.has[i] = true;
    const char *text = explain_misreadings(&set, false, "untouched", &fixture.node.arena);
    expect_line(text, misreading_name((enum misreading)4));
    cr_expect(strstr(text, misreading_name((enum misreading)5)) == NULL, "%s", text);
    expect_line(text, " and 2 more\n");
}

/* The smallest indentation of the lines of a text from its second line on, but not of the last one, and that
 * of the last one. */
static size_t least_indentation(const char *text, size_t *of_last)
{
    size_t least = SIZE_MAX;
    for (const char *line = strchr(text, '\n') + 1; *line != '\0'; line = strchr(line, '\n') + 1) {
        *of_last = strspn(line, " ");
        if (strchr(line, '\n')[1] != '\0' && *of_last < least)
            least = *of_last;
    }
    return least;
}

Test(explanation, misreadings_have_the_layout_by_which_they_are_withdrawn)
{
    for (int i = 0; i < MISREADING_COUNT; i++) {
        struct misreading_set set = {.has = {[0] = i % 2 == 0, [1] = true, [2] = true}};
        size_t last = 0;
        set.has[i] = true;
        const char *text = explain_misreadings(&set, false, "untouched", &fixture.node.arena);
        cr_expect(strspn(text, " ") == EXPLANATION_INDENT, "%s", text);
        cr_expect(least_indentation(text, &last) >= 2 * EXPLANATION_INDENT, "%s", text);
        cr_expect(last == 2 * EXPLANATION_INDENT, "%s", text);
        text = explain_misreadings(&set, true, "untouched", &fixture.node.arena);
        cr_expect(strspn(text, " ") == 2 * EXPLANATION_INDENT, "%s", text);
        cr_expect(least_indentation(text, &last) > 2 * EXPLANATION_INDENT, "%s", text);
        cr_expect(last == 2 * EXPLANATION_INDENT, "%s", text);
    }
}

/* ---- the node ------------------------------------------------------------------------------------------ */

Test(explanation, the_inputs_say_what_is_constant_and_what_is_one_value)
{
    const struct model_input inputs[] = {{.source = INPUT_FROM_GRAPH, .name = "x"},
                                         {.source = INPUT_FROM_MODEL, .name = "i"},
                                         {.source = INPUT_FROM_GRAPH, .name = "x"}};
    const struct declared_type declared = {.rank = 1, .dims = (const int64_t[]){EXTENT_OPEN}};
    const struct model model = {
        .inputs = inputs, .input_count = 3, .declared = &declared, .declared_count = 1};
    use(DTYPE_FLOAT, "add", VALUES(float, 1, 2), VALUES(float, 9), 1);
    const char *text = explain_node(&fixture.derived.node, &model, &fixture.node.arena);
    expect_line(text, "indices int64 [1,1] (constant)");
    expect_line(text, "updates float [1,1] (the value of data)");
    expect_line(text, "  extents   not declared as numbers\n");
}

Test(explanation, the_inputs_say_which_default_value_is_overridden)
{
    const struct model_input inputs[] = {{.source = INPUT_FROM_GRAPH, .name = "x", .graph_input = 0},
                                         {.source = INPUT_FROM_GRAPH, .name = "i", .graph_input = 1},
                                         {.source = INPUT_FROM_GRAPH, .name = "u", .graph_input = 2}};
    const struct tensor value = {.dtype = DTYPE_INT64};
    struct graph_input graph_inputs[] = {{.name = "x"},
                                         {.name = "i", .initializer = &value, .overridden = true},
                                         {.name = "u", .initializer = &value}};
    const struct model model = {
        .inputs = inputs, .input_count = 3, .graph_inputs = graph_inputs, .graph_input_count = 3};
    use(DTYPE_FLOAT, "add", VALUES(float, 1, 2), VALUES(float, 9), 1);
    const char *text = explain_node(&fixture.derived.node, &model, &fixture.node.arena);
    expect_line(text, "indices int64 [1,1] (its default value overridden)");
    expect_line(text, "updates float [1,1] (its default value)");
}

Test(explanation, the_inputs_of_a_plain_model_have_types_and_shapes_only)
{
    const struct model model = {.input_count = 0};
    use(DTYPE_FLOAT, "add", VALUES(float, 1, 2), VALUES(float, 9), 1);
    cr_expect(strstr(explain_node(&fixture.derived.node, &model, &fixture.node.arena), "(") == NULL);
}
