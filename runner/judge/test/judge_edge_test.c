/* Answers that look wrong and must pass, and answers that look right and must not. */
#include "judge_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct judge_fixture fixture;

static void finish(void)
{
    judge_end(&fixture);
}

TestSuite(judge_edge, .fini = finish);

static enum verdict judge_answer(enum answer_kind kind)
{
    judge_answer_of(&fixture, kind);
    return judge_now(&fixture);
}

Test(judge_edge, equal_tuples_of_slices_without_elements_may_be_refused)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(2, 0));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, -2, 0), DIMS(2, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(2, 0));
    judge_derive(&fixture);
    cr_expect(judge_answer(ANSWER_REJECTED) == VERDICT_PASS);
}

Test(judge_edge, tuples_of_slices_without_elements_are_equal_if_the_later_one_has_the_negative_index)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(2, 0));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, -2), DIMS(2, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(2, 0));
    judge_derive(&fixture);
    cr_expect(judge_answer(ANSWER_REJECTED) == VERDICT_PASS);
}

Test(judge_edge, different_tuples_of_slices_without_elements_may_not_be_refused)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(2, 0));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, -1, 0), DIMS(2, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(2, 0));
    judge_derive(&fixture);
    cr_expect(judge_answer(ANSWER_REJECTED) == VERDICT_FAIL);
}

/* It has no byte that could hold the pattern. */
Test(judge_edge, an_empty_answer_to_an_invalid_input_is_not_one_that_was_left_unwritten)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(2, 0));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 2), DIMS(1, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(1, 0));
    judge_derive(&fixture);
    (void)judge_elements(&fixture, NULL);
    cr_expect(strstr(judge_findings_text(&fixture), "index-bounds") != NULL, "%s",
              judge_findings_text(&fixture));
    cr_expect(strstr(judge_findings_text(&fixture), "unwritten") == NULL, "%s",
              judge_findings_text(&fixture));
}

Test(judge_edge, an_overflowing_number_of_empty_tuples_counts_as_repeated)
{
    static const int64_t huge[] = {INT64_C(1) << 40, INT64_C(1) << 40, 0};
    static const int64_t updates[] = {INT64_C(1) << 40, INT64_C(1) << 40, 0};
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(0));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, NULL, huge, 3);
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, NULL, updates, 3);
    judge_derive(&fixture);
    cr_expect(fixture.derived.preparation.outcome == OUTCOME_COMPUTED);
    cr_expect(judge_answer(ANSWER_REJECTED) == VERDICT_PASS);
    cr_expect(judge_found(&fixture, "observation: duplicates-none: refused"), "%s",
              judge_findings_text(&fixture));
}

/* Bools with an update whose index is out of range. */
static void use_bool_out_of_range(void)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_BOOL, VALUES(uint8_t, 0, 1), DIMS(2));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 5), DIMS(1, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_BOOL, VALUES(uint8_t, 1), DIMS(1));
    judge_derive(&fixture);
}

Test(judge_edge, bool_bytes_are_not_judged_for_an_invalid_input)
{
    use_bool_out_of_range();
    judge_output(&fixture, VALUES(uint8_t, 0, 1));
    fixture.answer.output.odd_bools = VALUES(bool, false, true);
    cr_expect(judge_now(&fixture) == VERDICT_PASS);
    cr_expect(judge_found(&fixture, "warning: index-bounds: "), "%s", judge_findings_text(&fixture));
    cr_expect(judge_finding(&fixture, "bool-bytes") == NULL);
}

Test(judge_edge, a_moved_truth_value_may_be_stored_as_any_byte_except_0)
{
    static const bool all_odd[] = {true, true, true};
    static const struct {
        const char *reduction;
        bool odd[3];
    } rows[] = {{NULL, {true, true, true}}, {"add", {true, false, true}}};
    for (size_t row = 0; row < 2; row++) {
        judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
        fixture_input(&fixture.node, INPUT_DATA, DTYPE_BOOL, VALUES(uint8_t, 1, 0, 1), DIMS(3));
        fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1));
        fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_BOOL, VALUES(uint8_t, 1), DIMS(1));
        if (rows[row].reduction != NULL)
            fixture_text(&fixture.node, "reduction", rows[row].reduction);
        judge_derive(&fixture);
        judge_output(&fixture, VALUES(uint8_t, 1, 1, 1));
        fixture.answer.output.odd_bools = rows[row].odd;
        cr_expect(judge_now(&fixture) == VERDICT_PASS && judge_finding(&fixture, "bool-bytes") == NULL, "%s",
                  judge_findings_text(&fixture));
        fixture.answer.output.odd_bools = all_odd;
        const struct finding *finding =
            judge_now(&fixture) == VERDICT_PASS ? judge_finding(&fixture, "bool-bytes") : NULL;
        cr_expect((finding != NULL) == (rows[row].reduction != NULL), "%s", judge_findings_text(&fixture));
        cr_expect(finding == NULL || finding->cells == 1);
        judge_end(&fixture);
    }
}

Test(judge_edge, with_data_and_updates_of_two_types_a_third_type_or_another_shape_is_wrong)
{
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_INT32, VALUES(int32_t, 1, 2, 3), DIMS(3));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0), DIMS(1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_INT64, VALUES(int64_t, 7), DIMS(1));
    judge_derive(&fixture);
    judge_other_output(&fixture, DTYPE_INT64, NULL, DIMS(3));
    cr_expect(judge_now(&fixture) == VERDICT_PASS, "%s", judge_findings_text(&fixture));
    judge_other_output(&fixture, DTYPE_FLOAT, NULL, DIMS(3));
    cr_expect(judge_now(&fixture) == VERDICT_FAIL && judge_found(&fixture, "failure: output-type"));
    judge_other_output(&fixture, DTYPE_INT64, NULL, DIMS(1));
    cr_expect(judge_now(&fixture) == VERDICT_FAIL && judge_found(&fixture, "failure: output-type"));
}

/* data [1,2,3] with two updates of the first cell. */
static void use_duplicates(void)
{
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3), DIMS(3));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 0), DIMS(2));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 7, 8), DIMS(2));
    judge_derive(&fixture);
}

Test(judge_edge, unsupported_has_the_level_of_the_permission_to_refuse)
{
    use_duplicates();
    cr_expect(judge_answer(ANSWER_UNSUPPORTED) == VERDICT_UNSUPPORTED);
    cr_expect(fixture.judgement.level == LEVEL_MAY_REJECT, "%s", level_name(fixture.judgement.level));
}

Test(judge_edge, unsupported_has_the_level_must_if_an_answer_is_expected)
{
    use_duplicates();
    fixture_text(&fixture.node, "reduction", "add");
    judge_derive(&fixture);
    cr_expect(judge_answer(ANSWER_UNSUPPORTED) == VERDICT_UNSUPPORTED);
    cr_expect(fixture.judgement.level == LEVEL_MUST, "%s", level_name(fixture.judgement.level));
}

/* The maximum of complex numbers, which is undefined; the second cell has no update. */
static enum verdict judge_complex_maximum(const float *answer)
{
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_COMPLEX64, VALUES(float, 1, 2, 3, 4), DIMS(2));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0), DIMS(1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_COMPLEX64, VALUES(float, 9, 1), DIMS(1));
    fixture_text(&fixture.node, "reduction", "max");
    judge_derive(&fixture);
    return judge_elements(&fixture, answer);
}

Test(judge_edge, next_to_a_cell_without_a_value_the_others_keep_theirs)
{
    cr_expect(judge_complex_maximum(VALUES(float, 5, 5, 3, 5)) == VERDICT_FAIL);
    cr_expect(judge_found(&fixture, "failure: untouched"), "%s", judge_findings_text(&fixture));
}

Test(judge_edge, a_cell_without_a_defined_value_may_have_any_value)
{
    cr_expect(judge_complex_maximum(VALUES(float, 5, 5, 3, 4)) == VERDICT_PASS);
}

Test(judge_edge, a_sum_of_a_million_updates_is_judged)
{
    enum { COUNT = 1000000 };
    struct tensor *updates = &fixture.node.tensors[INPUT_UPDATES];
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 0), DIMS(1));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(COUNT));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(COUNT));
    for (int i = 0; i < COUNT; i++)
        ((float *)updates->elements)[i] = 1;
    memset(fixture.node.tensors[INPUT_INDICES].elements, 0, COUNT * sizeof(int64_t));
    fixture_text(&fixture.node, "reduction", "add");
    judge_derive(&fixture);
    cr_expect(judge_elements(&fixture, VALUES(float, 123)) == VERDICT_FAIL);
    cr_expect(judge_elements(&fixture, VALUES(float, 1000000)) == VERDICT_PASS);
}
