/* Tests of the hash of a case: what changes it, and what does not. */
#include "case.h"
#include "case_fixture.h"
#include "generated_case.h"

#include <criterion/criterion.h>
#include <string.h>

static struct node_fixture fixture;
static char before[SHA256_TEXT_SIZE], after[SHA256_TEXT_SIZE];

static void set_up(void)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT32, VALUES(int32_t, 1, 2, 3), DIMS(3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0), DIMS(1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT32, VALUES(int32_t, 9), DIMS(1));
    struct scatter_case the_case = case_from_node(&fixture);
    case_hash(&the_case, before);
}

static void tear_down(void)
{
    fixture_end(&fixture);
}

TestSuite(case_hash, .init = set_up, .fini = tear_down);

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
