/* Whether a case can be used: its author's expectation, and its stored output. */
#include "judge_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct judge_fixture fixture;

static void tear_down(void)
{
    judge_end(&fixture);
}

TestSuite(judge_stored, .fini = tear_down);

/* Three cells in a column, one update of the second; without an expectation of its author. */
static void start(enum scatter_operator op, int64_t opset, int64_t index)
{
    judge_start(&fixture, op, opset);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3), DIMS(3, 1));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, &index, DIMS(1, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 9), DIMS(1, 1));
    judge_derive(&fixture);
}

static void start_two_updates(enum scatter_operator op, int64_t opset)
{
    start(op, opset, 1);
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 1), DIMS(2, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 8, 9), DIMS(2, 1));
    judge_derive(&fixture);
}

/* 1 + 2^24 + 1 in float: 2^24 in order, 2^24 + 2 in others. */
static void start_sum(void)
{
    start_two_updates(OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 1, 3), DIMS(3, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 0x1p24f, 1), DIMS(2, 1));
    fixture_text(&fixture.node, "reduction", "add");
    judge_derive(&fixture);
}

/* The verdict if `stored` is the stored output and the reference's output is the answer. */
static enum verdict verdict_with(const float *stored, enum expectation expectation)
{
    judge_store(&fixture, stored);
    fixture.the_case.expectation = expectation;
    return judge_elements(&fixture, fixture.derived.output.elements);
}

/* ---- allowed stored outputs ---------------------------------------------------------------------------- */

Test(judge_stored, the_reference_s_output_changes_nothing)
{
    start(OPERATOR_SCATTER_ELEMENTS, 18, 1);
    cr_expect(verdict_with(VALUES(float, 1, 9, 3), EXPECT_UNSTATED) == VERDICT_PASS);
    cr_expect(verdict_with(VALUES(float, 1, 9, 3), EXPECT_EXACT) == VERDICT_PASS);
    cr_expect(judge_elements(&fixture, VALUES(float, 1, 2, 3)) == VERDICT_FAIL);
}

Test(judge_stored, another_winning_update_is_not_disputed)
{
    start_two_updates(OPERATOR_SCATTER_ELEMENTS, 18);
    cr_expect(verdict_with(VALUES(float, 1, 8, 3), EXPECT_UNSTATED) == VERDICT_PASS);
    cr_expect(verdict_with(VALUES(float, 1, 8, 3), EXPECT_ALLOWED) == VERDICT_PASS);
}

Test(judge_stored, another_order_of_a_sum_is_not_disputed)
{
    start_sum();
    cr_expect(verdict_with(VALUES(float, 1, 0x1p24f + 2, 3), EXPECT_UNSTATED) == VERDICT_PASS);
    cr_expect(verdict_with(VALUES(float, 1, 0x1p24f + 2, 3), EXPECT_ALLOWED) == VERDICT_PASS);
}

Test(judge_stored, findings_about_the_stored_output_are_not_findings_about_the_answer)
{
    start_two_updates(OPERATOR_SCATTER_ELEMENTS, 18);
    verdict_with(VALUES(float, 1, 8, 3), EXPECT_UNSTATED);
    cr_expect(judge_found(&fixture, "observation: duplicates-none: the last"), "%s",
              judge_findings_text(&fixture));
    cr_expect(!judge_found(&fixture, "observation: duplicates-none: the first"));
}

Test(judge_stored, a_value_against_a_convention_does_not_make_a_third_party_case_disputed)
{
    start_two_updates(OPERATOR_SCATTER_ND, 13);
    cr_expect(verdict_with(VALUES(float, 1, 17, 3), EXPECT_UNSTATED) == VERDICT_PASS, "%s",
              fixture.judgement.explanation);
    cr_expect_str_eq(fixture.judgement.explanation, "");
}

/* Expects a pass with a warning about the file. */
static void expect_file_warning(const void *stored, const char *text)
{
    judge_store(&fixture, stored);
    cr_expect(judge_elements(&fixture, fixture.derived.output.elements) == VERDICT_PASS, "%s",
              fixture.judgement.explanation);
    cr_expect_str_eq(fixture.judgement.file_warnings, text);
    cr_expect(!findings_have(&fixture.judgement.findings, SEVERITY_WARNING), "%s",
              judge_findings_text(&fixture));
}

Test(judge_stored, a_value_against_a_convention_is_a_warning_about_the_file)
{
    static const char *const strict[] = {"*", NULL};
    start_two_updates(OPERATOR_SCATTER_ND, 13);
    fixture.settings.strict = strict;
    expect_file_warning(VALUES(float, 1, 9, 3), "");
    expect_file_warning(VALUES(float, 1, 17, 3),
                        "test_data_set_0/output_0.pb: the stored output deviates from "
                        "ScatterND-13.duplicates-none (should): none of the allowed values\n");
}

Test(judge_stored, a_wrong_reduction_of_truth_values_is_a_warning_about_the_file)
{
    start(OPERATOR_SCATTER_ND, 18, 1);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_BOOL, VALUES(uint8_t, 1, 1, 0), DIMS(3, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_BOOL, VALUES(uint8_t, 1), DIMS(1, 1));
    fixture_text(&fixture.node, "reduction", "add");
    judge_derive(&fixture);
    expect_file_warning(VALUES(uint8_t, 1, 0, 0),
                        "test_data_set_0/output_0.pb: the stored output deviates from "
                        "ScatterND-18.reduction-bool (should): none of the allowed values\n");
}

Test(judge_stored, judging_a_case_itself_gives_the_same_file_warning)
{
    start_two_updates(OPERATOR_SCATTER_ND, 13);
    verdict_with(VALUES(float, 1, 17, 3), EXPECT_ALLOWED);
    struct judgement of_case =
        judge_case(&fixture.settings, &fixture.the_case, &fixture.derived, &fixture.node.arena);
    cr_expect(of_case.verdict == VERDICT_PASS, "%s", of_case.explanation);
    cr_expect_str_eq(of_case.file_warnings, fixture.judgement.file_warnings);
    cr_expect(of_case.file_warnings[0] != '\0');
}

Test(judge_stored, a_stored_output_is_ignored_if_the_text_states_nothing)
{
    start(OPERATOR_SCATTER, 9, -2);
    cr_expect(verdict_with(VALUES(float, 0, 0, 0), EXPECT_UNSTATED) == VERDICT_PASS, "%s",
              fixture.judgement.explanation);
}

/* ---- stored outputs that are not allowed --------------------------------------------------------------- */

Test(judge_stored, a_disputed_case_says_what_the_implementation_did)
{
    start(OPERATOR_SCATTER_ELEMENTS, 18, 1);
    const void *stored = VALUES(float, 1, 2, 3);
    verdict_with(stored, EXPECT_UNSTATED);
    judge_elements(&fixture, stored);
    cr_expect(judge_explains(&fixture, "output is the stored output\n"), "%s", fixture.judgement.explanation);
    judge_elements(&fixture, fixture.derived.output.elements);
    cr_expect(judge_explains(&fixture, "output is what the reference computes\n"));
    judge_elements(&fixture, VALUES(float, 7, 7, 7));
    cr_expect(judge_explains(&fixture, "output is neither the stored output nor what the\n"));
    judge_answer_of(&fixture, ANSWER_REJECTED);
    judge_now(&fixture);
    cr_expect(judge_explains(&fixture, "the implementation rejects it: the message\n"));
    judge_answer_of(&fixture, ANSWER_FAILED);
    judge_now(&fixture);
    cr_expect(judge_explains(&fixture, "the implementation gives no answer: the message\n"));
}

Test(judge_stored, a_third_party_case_with_a_wrong_value_is_disputed)
{
    start(OPERATOR_SCATTER_ELEMENTS, 18, 1);
    cr_expect(verdict_with(VALUES(float, 1, 2, 3), EXPECT_UNSTATED) == VERDICT_DISPUTED);
    cr_expect(judge_explains(&fixture, "untouched") || judge_explains(&fixture, "bits-kept"));
    cr_expect(judge_explains(&fixture, "stored    2 (0x40000000)"), "%s", fixture.judgement.explanation);
}

Test(judge_stored, a_value_outside_the_set_of_allowed_ones_is_disputed)
{
    start_two_updates(OPERATOR_SCATTER_ELEMENTS, 18);
    cr_expect(verdict_with(VALUES(float, 1, 17, 3), EXPECT_UNSTATED) == VERDICT_DISPUTED);
}

Test(judge_stored, another_element_type_or_shape_is_disputed)
{
    const struct {
        int32_t dtype;
        const int64_t *dims;
        int rank;
    } others[] = {{DTYPE_INT32, DIMS(3, 1)}, {DTYPE_FLOAT, DIMS(2, 1)}, {DTYPE_FLOAT, DIMS(3)}};
    start(OPERATOR_SCATTER_ELEMENTS, 18, 1);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        judge_other_output(&fixture, others[i].dtype, NULL, others[i].dims, others[i].rank);
        fixture.stored = fixture.answer.output;
        fixture.the_case.output = &fixture.stored;
        cr_expect(judge_elements(&fixture, VALUES(float, 1, 9, 3)) == VERDICT_DISPUTED, "output %zu", i);
        cr_expect(judge_explains(&fixture, "instead of float [3,1]"), "%s", fixture.judgement.explanation);
    }
}

Test(judge_stored, an_answer_of_a_disputed_type_may_have_no_elements)
{
    start(OPERATOR_SCATTER_ELEMENTS, 18, 1);
    judge_other_output(&fixture, DTYPE_INT32, NULL, DIMS(3, 1));
    fixture.stored = fixture.answer.output;
    fixture.the_case.output = &fixture.stored;
    fixture.answer.output.elements = NULL;
    cr_expect(judge_now(&fixture) == VERDICT_DISPUTED);
    cr_expect(judge_explains(&fixture, "output is neither the stored output nor what the\n"));
}

Test(judge_stored, an_output_for_an_input_that_breaks_a_rule_is_disputed)
{
    start(OPERATOR_SCATTER_ELEMENTS, 18, 3);
    judge_store(&fixture, VALUES(float, 1, 2, 9));
    judge_answer_of(&fixture, ANSWER_REJECTED);
    cr_expect(judge_now(&fixture) == VERDICT_DISPUTED);
    cr_expect(judge_explains(&fixture, "  index-bounds: "), "%s", fixture.judgement.explanation);
}

Test(judge_stored, a_disputed_case_is_not_the_implementation_s_fault_whatever_it_answers)
{
    static const enum answer_kind kinds[] = {ANSWER_OUTPUT, ANSWER_UNSUPPORTED, ANSWER_REJECTED,
                                             ANSWER_FAILED, ANSWER_NOT_RUN};
    start(OPERATOR_SCATTER_ELEMENTS, 18, 1);
    judge_store(&fixture, VALUES(float, 1, 2, 3));
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        judge_output(&fixture, VALUES(float, 7, 7, 7));
        fixture.answer.kind = kinds[i];
        cr_expect(judge_now(&fixture) == VERDICT_DISPUTED, "%s", answer_name(kinds[i]));
        cr_expect(fixture.judgement.findings.count == 0 && !fixture.judgement.compared);
    }
}

Test(judge_stored, a_disputed_case_does_not_excuse_a_missing_answer)
{
    static const struct {
        enum answer_kind kind;
        enum verdict verdict;
    } missing_answers[] = {{ANSWER_CRASH, VERDICT_CRASH},
                           {ANSWER_TIMEOUT, VERDICT_TIMEOUT},
                           {ANSWER_MEMORY, VERDICT_MEMORY},
                           {ANSWER_FAULT, VERDICT_FAIL}};
    start(OPERATOR_SCATTER_ELEMENTS, 18, 1);
    judge_store(&fixture, VALUES(float, 1, 2, 3));
    for (size_t i = 0; i < sizeof missing_answers / sizeof *missing_answers; i++) {
        judge_answer_of(&fixture, missing_answers[i].kind);
        cr_expect(judge_now(&fixture) == missing_answers[i].verdict, "%s",
                  answer_name(missing_answers[i].kind));
    }
}

Test(judge_stored, a_disputed_case_stays_disputed_without_memory_for_the_reason)
{
    struct arena none = arena_create(0);
    start(OPERATOR_SCATTER_ELEMENTS, 18, 1);
    verdict_with(VALUES(float, 1, 2, 3), EXPECT_UNSTATED);
    cr_expect(judge(&fixture.settings, &fixture.the_case, &fixture.derived, &fixture.answer, &none).verdict ==
              VERDICT_DISPUTED);
}

/* ---- our cases ----------------------------------------------------------------------------------------- */

Test(judge_stored, an_exact_output_must_be_the_reference_s)
{
    start_two_updates(OPERATOR_SCATTER_ELEMENTS, 18);
    cr_expect(verdict_with(VALUES(float, 1, 9, 3), EXPECT_EXACT) == VERDICT_PASS);
    cr_expect(verdict_with(VALUES(float, 1, 8, 3), EXPECT_EXACT) == VERDICT_ERROR);
}

Test(judge_stored, an_allowed_output_must_be_allowed)
{
    start_two_updates(OPERATOR_SCATTER_ELEMENTS, 18);
    cr_expect(verdict_with(VALUES(float, 1, 17, 3), EXPECT_ALLOWED) == VERDICT_ERROR);
    cr_expect(judge_explains(&fixture, "the stored output is not allowed\n"), "%s",
              fixture.judgement.explanation);
}

Test(judge_stored, an_allowed_output_of_our_cases_must_be_free_of_warnings)
{
    start_two_updates(OPERATOR_SCATTER_ND, 13);
    fixture.the_case.ours = true;
    cr_expect(verdict_with(VALUES(float, 1, 17, 3), EXPECT_ALLOWED) == VERDICT_ERROR);
    start(OPERATOR_SCATTER_ELEMENTS, 18, 1);
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(uint32_t, 0x7f800001), DIMS(1, 1));
    judge_derive(&fixture);
    judge_store(&fixture, VALUES(uint32_t, 0x3f800000, 0x7fc00001, 0x40400000));
    fixture.the_case.expectation = EXPECT_ALLOWED;
    fixture.the_case.ours = true;
    cr_expect(judge_elements(&fixture, fixture.derived.output.elements) == VERDICT_ERROR);
}

Test(judge_stored, one_of_our_cases_is_an_error_even_if_the_implementation_crashed)
{
    start(OPERATOR_SCATTER_ELEMENTS, 18, 1);
    verdict_with(VALUES(float, 1, 2, 3), EXPECT_EXACT);
    judge_answer_of(&fixture, ANSWER_CRASH);
    cr_expect(judge_now(&fixture) == VERDICT_ERROR);
}

/* ---- author and reference ------------------------------------------------------------------------------ */

Test(judge_stored, a_disagreement_between_author_and_reference_names_both)
{
    start(OPERATOR_SCATTER_ELEMENTS, 18, 3);
    fixture.the_case.expectation = EXPECT_EXACT;
    judge_answer_of(&fixture, ANSWER_REJECTED);
    cr_expect(judge_now(&fixture) == VERDICT_ERROR);
    cr_expect(judge_explains(&fixture, "\"exact\", but the reference refuses it\n  index-bounds: "), "%s",
              fixture.judgement.explanation);
}

Test(judge_stored, an_unstated_value_that_its_author_calls_exact_is_reported_as_such)
{
    start(OPERATOR_SCATTER, 9, -2);
    fixture.the_case.expectation = EXPECT_EXACT;
    judge_elements(&fixture, VALUES(float, 1, 9, 3));
    cr_expect(judge_explains(&fixture, "finds its value unstated"), "%s", fixture.judgement.explanation);
}
