#include "judge_fixture.h"
#include "vector.h"
#include "vector_json.h"

#include <criterion/criterion.h>
#include <string.h>

enum { MOST = 4096 };

static struct judge_fixture fixture;
static struct vector vector;

static void set_up(void)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
}

static void tear_down(void)
{
    judge_end(&fixture);
}

TestSuite(vector, .init = set_up, .fini = tear_down);

static void describe(void)
{
    static const char *const clauses[] = {"ScatterND.target"};
    fixture.the_case.why = "A reason.";
    fixture.the_case.clauses = clauses;
    fixture.the_case.clause_count = 1;
}

/* Two of three float cells are updated. */
static void use(const int64_t *indices, const char *reduction)
{
    struct node_fixture *node = &fixture.node;
    fixture_input(node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3), DIMS(3));
    fixture_input(node, INPUT_INDICES, DTYPE_INT64, indices, DIMS(2, 1));
    fixture_input(node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 8, 9), DIMS(2));
    fixture_text(node, "reduction", reduction);
    judge_derive(&fixture);
    describe();
}

static void make(int64_t most_bytes)
{
    cr_assert(vector_make(&vector, &fixture.settings, &fixture.the_case, &fixture.derived, most_bytes,
                          &fixture.node.arena, &fixture.node.error) == STATUS_OK);
}

static const char *test_text(void)
{
    json_t *test = vector_test_json(&vector, &fixture.the_case, &fixture.derived, &fixture.node.arena);
    char *text = json_dumps(test, JSON_COMPACT);
    const char *copy = arena_format(&fixture.node.arena, "%s", text);
    free(text);
    json_decref(test);
    return copy;
}

static void expect_part(const char *part)
{
    const char *text = test_text();
    cr_expect(strstr(text, part) != NULL, "%s", text);
}

Test(vector, a_valid_case_has_its_stored_output)
{
    use(VALUES(int64_t, 2, 0), "add");
    judge_store(&fixture, VALUES(float, 10, 2, 11));
    make(MOST);
    cr_expect(vector.obstacle == OBSTACLE_NONE && vector.result == VECTOR_VALID && vector.entry_count == 0);
    expect_part("\"attributes\":{\"reduction\":\"add\"}");
    expect_part("\"data\":{\"type\":\"float\",\"shape\":[3],\"hex\":\"0000803f0000004000004040\"}");
    expect_part("\"result\":\"valid\",\"output\":\"000020410000004000003041\"}");
}

Test(vector, the_other_update_of_a_cell_is_an_allowed_value)
{
    use(VALUES(int64_t, 2, 2), "none");
    judge_store(&fixture, VALUES(float, 1, 2, 9));
    make(MOST);
    expect_part("\"result\":\"acceptable\"");
    expect_part("\"allowed\":[{\"cells\":[2],\"values\":[\"00000041\"]}]");
}

Test(vector, a_value_that_is_allowed_in_two_cells_is_listed_for_both)
{
    struct node_fixture *node = &fixture.node;
    fixture_input(node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3), DIMS(3));
    fixture_input(node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 0, 1, 1), DIMS(4, 1));
    fixture_input(node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 8, 9, 8, 7), DIMS(4));
    judge_derive(&fixture);
    describe();
    judge_store(&fixture, VALUES(float, 9, 7, 3));
    make(MOST);
    expect_part("\"allowed\":[{\"cells\":[0,1],\"values\":[\"00000041\"]}]");
}

Test(vector, a_cell_may_have_both_allowed_and_tolerated_values)
{
    use(VALUES(int64_t, 2, 0), "add");
    judge_store(&fixture, VALUES(float, 10, 2, 11));
    make(MOST);
    vector.entries = (struct vector_entry[]){
        {.layer = LAYER_ALLOWED, .kind = ENTRY_VALUES, .elements = VALUES(float, 8), .count = 1},
        {.layer = LAYER_TOLERATED, .kind = ENTRY_VALUES, .elements = VALUES(float, 1), .count = 1}};
    vector.entry_count = 2;
    expect_part("\"allowed\":[{\"cells\":[0],\"values\":[\"00000041\"]}],"
                "\"tolerated\":[{\"cells\":[0],\"values\":[\"0000803f\"]}]");
}

Test(vector, an_invalid_case_names_its_rules)
{
    use(VALUES(int64_t, 3, 0), "none");
    make(MOST);
    cr_expect(vector.result == VECTOR_INVALID && vector.accepted == LAYER_TOLERATED);
    expect_part("\"result\":\"invalid\",\"rules\":[\"index-bounds\"],\"due\":\"should\"}");
}

Test(vector, an_invalid_case_may_have_to_be_refused)
{
    judge_end(&fixture);
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    use(VALUES(int64_t, 3, 0), "none");
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 3, 0), DIMS(2));
    judge_derive(&fixture);
    describe();
    make(MOST);
    cr_expect(vector.result == VECTOR_INVALID && vector.accepted == LAYER_WRONG);
    expect_part("\"due\":\"must\"");
}

Test(vector, a_larger_tensor_is_an_obstacle)
{
    use(VALUES(int64_t, 2, 0), "none");
    judge_store(&fixture, VALUES(float, 9, 2, 8));
    make(15);
    cr_expect(vector.obstacle == OBSTACLE_SIZE && vector.bytes == 16);
    make(16);
    cr_expect(vector.obstacle == OBSTACLE_NONE);
}

Test(vector, a_case_without_a_stored_output_has_no_value)
{
    use(VALUES(int64_t, 2, 0), "none");
    make(MOST);
    cr_expect(vector.obstacle == OBSTACLE_UNSPECIFIED);
}

Test(vector, a_wrong_stored_output_is_an_obstacle)
{
    use(VALUES(int64_t, 2, 0), "none");
    judge_store(&fixture, VALUES(float, 9, 2, 7));
    make(MOST);
    cr_expect(vector.obstacle == OBSTACLE_UNSOUND);
}

Test(vector, other_attributes_are_an_obstacle)
{
    use(VALUES(int64_t, 2, 0), "none");
    fixture_integer(&fixture.node, "colour", 3);
    judge_derive(&fixture);
    describe();
    make(MOST);
    cr_expect(vector.obstacle == OBSTACLE_ATTRIBUTES);
}

Test(vector, a_missing_input_is_an_obstacle)
{
    use(VALUES(int64_t, 2, 0), "none");
    fixture.node.node.input_count = 2;
    judge_derive(&fixture);
    describe();
    make(MOST);
    cr_expect(vector.obstacle == OBSTACLE_INPUTS);
}

Test(vector, the_texts_of_strings_are_in_base64)
{
    struct node_fixture *node = &fixture.node;
    fixture_input(node, INPUT_DATA, DTYPE_STRING, VALUES(struct string_element, {"a\0b", 3}, {"", 0}),
                  DIMS(2));
    fixture_input(node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1, 1));
    fixture_input(node, INPUT_UPDATES, DTYPE_STRING, VALUES(struct string_element, {"\xff", 1}), DIMS(1));
    judge_derive(&fixture);
    describe();
    judge_store(&fixture, VALUES(struct string_element, {"a\0b", 3}, {"\xff", 1}));
    make(MOST);
    expect_part("\"base64\":[\"YQBi\",\"\"]");
    expect_part("\"output\":[\"YQBi\",\"/w==\"]");
}

Test(vector, a_case_that_nobody_describes_is_an_obstacle)
{
    use(VALUES(int64_t, 2, 0), "none");
    judge_store(&fixture, VALUES(float, 9, 2, 8));
    fixture.the_case.why = NULL;
    make(MOST);
    cr_expect(vector.obstacle == OBSTACLE_DESCRIPTION);
}

Test(vector, a_rank_beyond_common_limits_may_be_refused)
{
    struct node_fixture *node = &fixture.node;
    fixture_input(node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1), DIMS(1, 1, 1, 1, 1, 1, 1, 1, 1));
    fixture_input(node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0), DIMS(1, 1));
    fixture_input(node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 2), DIMS(1, 1, 1, 1, 1, 1, 1, 1, 1));
    judge_derive(&fixture);
    describe();
    judge_store(&fixture, VALUES(float, 2));
    make(MOST);
    cr_expect(vector.obstacle == OBSTACLE_NONE && vector.result == VECTOR_ACCEPTABLE);
}
