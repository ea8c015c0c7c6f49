/* Tests of the facts of a case and of its hash. */
#include "case.h"
#include "case_fixture.h"
#include "generated_case.h"

#include <criterion/criterion.h>
#include <string.h>

static struct node_fixture fixture;

static void set_up(void)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
}

static void tear_down(void)
{
    fixture_end(&fixture);
}

TestSuite(case_facts, .init = set_up, .fini = tear_down);

static void expect_reduction(const char *expected)
{
    struct scatter_case the_case = case_from_node(&fixture);
    const char *actual = case_reduction(&the_case, &fixture.arena);
    cr_expect(strcmp(actual, expected) == 0, "expected %s, got %s", expected, actual);
}

Test(case_facts, the_operator_version_follows_from_the_opset)
{
    static const struct {
        enum scatter_operator op;
        int64_t opset;
        const char *expected;
    } rows[] = {
        {OPERATOR_SCATTER, 10, "Scatter-9"},
        {OPERATOR_SCATTER_ELEMENTS, 17, "ScatterElements-16"},
        {OPERATOR_SCATTER_ND, 12, "ScatterND-11"},
        {OPERATOR_SCATTER_ND, 1000, "ScatterND-18"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        fixture.node.op = rows[i].op;
        fixture.node.opset = rows[i].opset;
        struct scatter_case the_case = case_from_node(&fixture);
        cr_expect(strcmp(case_operator_version(&the_case), rows[i].expected) == 0, "%s",
                  case_operator_version(&the_case));
    }
}

Test(case_facts, an_operator_that_the_opset_lacks_has_only_its_name)
{
    fixture.node.opset = 10;
    struct scatter_case the_case = case_from_node(&fixture);
    cr_expect(strcmp(case_operator_version(&the_case), "ScatterND") == 0);
}

Test(case_facts, the_dtype_is_that_of_data)
{
    fixture_input(&fixture, INPUT_DATA, DTYPE_BFLOAT16, NULL, DIMS(2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(2));
    struct scatter_case the_case = case_from_node(&fixture);
    cr_expect(strcmp(case_dtype_name(&the_case), "bfloat16") == 0);
}

Test(case_facts, without_data_the_dtype_is_undefined)
{
    struct scatter_case the_case = case_from_node(&fixture);
    cr_expect(strcmp(case_dtype_name(&the_case), "undefined") == 0);
}

Test(case_facts, omitted_data_has_the_dtype_undefined)
{
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(2));
    struct scatter_case the_case = case_from_node(&fixture);
    cr_expect(strcmp(case_dtype_name(&the_case), "undefined") == 0);
}

Test(case_facts, without_the_attribute_the_reduction_is_none)
{
    expect_reduction("none");
}

Test(case_facts, the_reduction_is_that_of_the_node)
{
    fixture_integer(&fixture, "axis", 1);
    fixture_text(&fixture, "reduction", "max");
    expect_reduction("max");
}

Test(case_facts, an_invalid_reduction_is_returned_unchanged)
{
    fixture_text(&fixture, "reduction", "Add");
    expect_reduction("Add");
}

Test(case_facts, a_reduction_that_is_not_a_string_does_not_count)
{
    fixture_integer(&fixture, "reduction", 1);
    expect_reduction("none");
}

Test(case_facts, an_invalid_reduction_is_made_printable)
{
    fixture_text(&fixture, "reduction", "a\x1b[2J");
    expect_reduction("a?[2J");
}

Test(case_facts, a_reduction_does_not_end_at_a_nul_byte)
{
    fixture_text(&fixture, "reduction", "add");
    fixture.attributes[0].string = (struct string_element){"add\0x", 5};
    expect_reduction("add?x");
}

Test(case_facts, a_sibling_is_next_to_its_case_wherever_that_is)
{
    struct scatter_case the_case = case_from_node(&fixture);
    the_case.id = "mine/deep/ScatterND-18/refused#3";
    the_case.sibling = "ScatterND-18/plain#1";
    const char *sibling = case_sibling(&the_case, &fixture.arena);
    cr_expect(strcmp(sibling, "mine/deep/ScatterND-18/plain#1") == 0, "%s", sibling);
}

Test(case_facts, a_case_without_a_folder_above_it_has_no_sibling)
{
    struct scatter_case the_case = case_from_node(&fixture);
    the_case.id = "refused";
    the_case.sibling = "ScatterND-18/plain";
    cr_expect(strcmp(case_sibling(&the_case, &fixture.arena), "") == 0);
    the_case.sibling = NULL;
    the_case.id = "cases/refused";
    cr_expect(strcmp(case_sibling(&the_case, &fixture.arena), "") == 0);
}

Test(case_facts, a_case_is_newer_when_its_opset_is_above_the_first_of_its_version)
{
    static const struct {
        int64_t opset;
        bool newer;
    } rows[] = {{10, false}, {11, false}, {12, true}, {16, false}, {17, true}, {18, false}, {1000, true}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        fixture.node.opset = rows[i].opset;
        struct scatter_case the_case = case_from_node(&fixture);
        the_case.model.ir_version = 4;
        cr_expect(case_is_newer(&the_case) == rows[i].newer, "opset %d", (int)rows[i].opset);
    }
}

Test(case_facts, a_case_is_newer_when_its_ir_version_is_above_what_its_opset_and_types_need)
{
    static const struct {
        int32_t dtype;
        int64_t ir_version;
        bool newer;
    } rows[] = {{DTYPE_FLOAT, 8, false},        {DTYPE_FLOAT, 9, true},      {DTYPE_FLOAT8E4M3FN, 9, false},
                {DTYPE_FLOAT8E4M3FN, 10, true}, {DTYPE_BFLOAT16, 8, false},  {DTYPE_INT4, 10, false},
                {DTYPE_FLOAT6E3M2, 14, false},  {DTYPE_FLOAT6E3M2, 15, true}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct scatter_case the_case = case_from_node(&fixture);
        struct tensor data = {.dtype = rows[i].dtype};
        the_case.inputs = &data;
        the_case.input_count = 1;
        the_case.model.ir_version = rows[i].ir_version; /* opset 18 needs 8 */
        cr_expect(case_is_newer(&the_case) == rows[i].newer, "%zu", i);
    }
}

static char before[SHA256_TEXT_SIZE], after[SHA256_TEXT_SIZE];

static void set_up_hash(void)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT32, VALUES(int32_t, 1, 2, 3), DIMS(3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0), DIMS(1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT32, VALUES(int32_t, 9), DIMS(1));
    struct scatter_case the_case = case_from_node(&fixture);
    case_hash(&the_case, before);
}

TestSuite(case_hash, .init = set_up_hash, .fini = tear_down);

static void expect_change(bool wanted)
{
    struct scatter_case the_case = case_from_node(&fixture);
    case_hash(&the_case, after);
    cr_expect((strcmp(before, after) != 0) == wanted);
}

Test(case_hash, the_same_case_has_the_same_hash)
{
    expect_change(false);
}

Test(case_hash, an_input_value_changes_it)
{
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT32, VALUES(int32_t, 8), DIMS(1));
    expect_change(true);
}

Test(case_hash, a_shape_changes_it)
{
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT32, VALUES(int32_t, 1, 2, 3), DIMS(3, 1));
    expect_change(true);
}

Test(case_hash, an_element_type_changes_it)
{
    fixture_input(&fixture, INPUT_DATA, DTYPE_UINT32, VALUES(int32_t, 1, 2, 3), DIMS(3));
    expect_change(true);
}

Test(case_hash, the_model_changes_it)
{
    struct scatter_case the_case = case_from_node(&fixture);
    the_case.model.bytes = "another model";
    the_case.model.size = sizeof "another model";
    case_hash(&the_case, after);
    cr_expect_str_neq(before, after);
}

Test(case_hash, a_stored_output_changes_it)
{
    struct scatter_case the_case = case_from_node(&fixture);
    the_case.output = &the_case.inputs[INPUT_DATA];
    case_hash(&the_case, after);
    cr_expect_str_neq(before, after);
}

Test(case_hash, texts_about_the_case_do_not_change_it)
{
    struct scatter_case the_case = case_from_node(&fixture);
    the_case.why = "Another reason.";
    the_case.id = "elsewhere/slices";
    case_hash(&the_case, after);
    cr_expect_str_eq(before, after);
}

static void hash_of_row(int64_t start, char text[SHA256_TEXT_SIZE])
{
    const struct large_row row = {.version = "ScatterND-18",
                                  .slug = "a",
                                  .is_huge = true,
                                  .why = "",
                                  .clauses = "",
                                  .dtype = DTYPE_UINT8,
                                  .rank = 1,
                                  .dims = {9},
                                  .tuple = 1,
                                  .count = 2,
                                  .start = start,
                                  .step = 1};
    struct scatter_case the_case;
    cr_assert(large_case_make(&the_case, "huge/a/b", &row, &fixture.arena, &fixture.error) == STATUS_OK);
    case_hash(&the_case, text);
}

Test(case_hash, the_row_of_a_case_without_elements_changes_it)
{
    hash_of_row(3, before);
    hash_of_row(3, after);
    cr_expect(strcmp(before, after) == 0);
    hash_of_row(4, after);
    cr_expect(strcmp(before, after) != 0);
}
