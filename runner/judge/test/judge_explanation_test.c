/* What a judgement contains in addition to the verdict: levels and messages, all of it on one screen. */
#include "judge_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct judge_fixture fixture;

/* Data 1, 2, 3 in a column; the second receives 9. */
static void set_up(void)
{
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3), DIMS(3, 1));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 9), DIMS(1, 1));
    judge_derive(&fixture);
}

static void tear_down(void)
{
    judge_end(&fixture);
}

TestSuite(judge_explanation, .init = set_up, .fini = tear_down);

static void expect_explanation(const char *text)
{
    cr_expect(judge_explains(&fixture, text), "%s is not in\n%s", text, fixture.judgement.explanation);
}

/* ---- plain judgements ---------------------------------------------------------------------------------- */

Test(judge_explanation, a_plain_pass_has_no_explanation)
{
    cr_expect(judge_elements(&fixture, VALUES(float, 1, 9, 3)) == VERDICT_PASS);
    cr_expect(fixture.judgement.findings.count == 0);
    cr_expect_str_eq(fixture.judgement.explanation, "");
    cr_expect(fixture.judgement.level == LEVEL_MUST && fixture.judgement.compared);
}

Test(judge_explanation, a_wrong_value_is_shown_with_the_allowed_one)
{
    judge_elements(&fixture, VALUES(float, 1, 7, 3));
    cr_expect_str_eq(fixture.judgement.explanation,
                     "ScatterElements-18.bits-kept (must): A value that is only copied keeps every\n"
                     "    bit: the sign of zero, subnormal numbers, infinities, integers of all\n"
                     "    magnitudes, the bytes of strings.\n"
                     "    see DECISIONS.md: moved-values\n"
                     "  in output[1,0], the only such cell of 3:\n"
                     "    data      2 (0x40000000)\n"
                     "    updates   updates[0,0] = 9 (0x41100000) by indices[0,0] = 1\n"
                     "    allowed   9 (0x41100000)\n"
                     "    actual    7 (0x40e00000): none of the allowed values\n"
                     "  node      ScatterElements, opset 18: no attributes\n"
                     "  inputs    data float [3,1], indices int64 [1,1], updates float [1,1]\n");
}

Test(judge_explanation, a_wrong_shape_is_shown_with_that_of_data)
{
    judge_other_output(&fixture, DTYPE_FLOAT, NULL, DIMS(3));
    judge_now(&fixture);
    expect_explanation("  expected  float [3,1]\n  actual    float [3]\n");
}

Test(judge_explanation, a_malformed_output_is_explained)
{
    judge_output(&fixture, NULL);
    fixture.answer.output_problem = "raw_data has 3 bytes, not 12";
    judge_now(&fixture);
    expect_explanation("malformed: raw_data has 3 bytes, not 12\n");
}

Test(judge_explanation, the_message_of_an_implementation_is_shown)
{
    judge_answer_of(&fixture, ANSWER_REJECTED);
    judge_now(&fixture);
    expect_explanation("ScatterElements-18.accepts-valid (must): ");
    expect_explanation("  rejected a valid input: the message\n");
    judge_answer_of(&fixture, ANSWER_FAILED);
    judge_now(&fixture);
    expect_explanation("  failed on a valid input: the message\n");
}

Test(judge_explanation, a_refusal_without_a_message_says_so)
{
    judge_answer_of(&fixture, ANSWER_REJECTED);
    fixture.answer.message = "";
    judge_now(&fixture);
    expect_explanation("rejected a valid input: (no message)\n");
}

Test(judge_explanation, a_refusal_that_mentions_indices_shows_them_and_what_is_allowed)
{
    judge_answer_of(&fixture, ANSWER_REJECTED);
    fixture.answer.message = "index 1 is out of bounds";
    judge_now(&fixture);
    expect_explanation("    axis 0    extent 3: -3 to 2 is allowed\n              indices[0,0] = 1\n");
}

Test(judge_explanation, an_access_out_of_bounds_and_a_crash_show_indices_too)
{
    static const enum answer_kind kinds[] = {ANSWER_FAULT, ANSWER_CRASH};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        judge_answer_of(&fixture, kinds[i]);
        fixture.answer.fault = FAULT_OUTSIDE_OUTPUT;
        judge_now(&fixture);
        expect_explanation("    axis 0    extent 3: -3 to 2 is allowed\n              indices[0,0] = 1\n");
    }
    judge_answer_of(&fixture, ANSWER_FAULT);
    fixture.answer.fault = FAULT_WROTE_TO_INPUT;
    judge_now(&fixture);
    cr_expect(!judge_explains(&fixture, "is allowed"));
}

Test(judge_explanation, a_refusal_for_another_reason_does_not_show_indices)
{
    judge_answer_of(&fixture, ANSWER_REJECTED);
    fixture.answer.message = "unknown reduction";
    judge_now(&fixture);
    cr_expect(!judge_explains(&fixture, "is allowed"));
}

Test(judge_explanation, misreadings_of_a_common_value_are_not_claimed)
{
    judge_elements(&fixture,
                   VALUES(float, 1, 2, 3)); /* the old value: returned data unchanged, took the least, ... */
    expect_explanation("one wrong value, perhaps by chance that of: nothing-done");
    cr_expect(fixture.judgement.by_chance && fixture.judgement.blamed == NULL);
    cr_expect(!judge_explains(&fixture, "as if it"));
}

Test(judge_explanation, the_explanation_of_unsupported_is_the_message)
{
    judge_answer_of(&fixture, ANSWER_UNSUPPORTED);
    judge_now(&fixture);
    cr_expect_str_eq(fixture.judgement.explanation, "  the message\n");
    cr_expect(fixture.judgement.findings.count == 0);
}

/* ---- levels -------------------------------------------------------------------------------------------- */

Test(judge_explanation, the_level_is_that_of_the_most_severe_finding)
{
    fixture_integer(&fixture.node, "depth", 1);                       /* should-reject */
    ((int64_t *)fixture.node.tensors[INPUT_INDICES].elements)[0] = 3; /* must-reject */
    judge_derive(&fixture);
    judge_elements(&fixture, VALUES(float, 1, 2, 9));
    cr_expect(fixture.judgement.level == LEVEL_MUST_REJECT);
}

Test(judge_explanation, the_level_of_a_refusal_is_that_of_the_strictest_rule)
{
    fixture_integer(&fixture.node, "depth", 1);
    judge_derive(&fixture);
    judge_answer_of(&fixture, ANSWER_REJECTED);
    judge_now(&fixture);
    cr_expect(fixture.judgement.level == LEVEL_SHOULD_REJECT);
    ((int64_t *)fixture.node.tensors[INPUT_INDICES].elements)[0] = 3;
    judge_derive(&fixture);
    judge_now(&fixture);
    cr_expect(fixture.judgement.level == LEVEL_MUST_REJECT);
}

Test(judge_explanation, a_rule_without_consequences_does_not_weaken_the_others)
{
    fixture.node.node.op = OPERATOR_SCATTER_ND;
    fixture.node.node.opset = 16;
    fixture_integer(&fixture.node, "depth", 1); /* should-reject */
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 7),
                  DIMS(1, 1)); /* unspecified */
    fixture.settings.edition = EDITION_1_11;
    judge_derive(&fixture);
    judge_answer_of(&fixture, ANSWER_REJECTED);
    judge_now(&fixture);
    cr_expect(fixture.judgement.level == LEVEL_SHOULD_REJECT && fixture.judgement.compared);
}

/* The level of a refusal, by operator and element type under max. */
static enum level level_of_refusal(enum scatter_operator op, int32_t dtype)
{
    fixture.node.node.op = op;
    if (op != OPERATOR_SCATTER)
        fixture_text(&fixture.node, "reduction", "max");
    fixture_input(&fixture.node, INPUT_DATA, dtype, NULL, DIMS(3, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, dtype, NULL, DIMS(1, 1));
    judge_derive(&fixture);
    judge_answer_of(&fixture, ANSWER_REJECTED);
    judge_now(&fixture);
    return fixture.judgement.level;
}

Test(judge_explanation, without_a_defined_value_the_level_is_unspecified)
{
    cr_expect(level_of_refusal(OPERATOR_SCATTER_ELEMENTS, DTYPE_COMPLEX64) == LEVEL_UNSPECIFIED);
    cr_expect(!fixture.judgement.compared);
}

Test(judge_explanation, the_level_of_a_deprecated_operator_is_may_reject)
{
    cr_expect(level_of_refusal(OPERATOR_SCATTER, DTYPE_FLOAT) == LEVEL_MAY_REJECT);
}

/* ---- misreadings --------------------------------------------------------------------------------------- */

/* Two rows and columns; the only update aims at the last column by index -1, and is written to the first. */
static void judge_misread(void)
{
    fixture_integer(&fixture.node, "axis", 1);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4), DIMS(2, 2));
    ((int64_t *)fixture.node.tensors[INPUT_INDICES].elements)[0] = -1;
    judge_derive(&fixture);
    judge_elements(&fixture, VALUES(float, 9, 2, 3, 4));
}

Test(judge_explanation, a_misreading_that_explains_all_wrong_cells_is_named_under_the_clause_that_it_breaks)
{
    judge_misread();
    cr_expect_str_eq(fixture.judgement.blamed, "index-negative");
    cr_expect(strncmp(fixture.judgement.explanation, "ScatterElements-18.index-negative (must): ", 42) == 0);
    expect_explanation("\n  as if it read a negative index as 0\n"
                       "    misreading: negative-index-as-0 (explains every wrong cell)\n"
                       "    so do: ");
    expect_explanation("\n    a waiver names: *.untouched, *.bits-kept\n");
    expect_explanation("it is updates[0,0], which aims at output[0,1]\n"
                       "              by indices[0,0] = -1 -> 1\n");
}

Test(judge_explanation, a_misreading_changes_no_finding)
{
    judge_misread();
    cr_expect(judge_found(&fixture, "failure: untouched: "), "%s", judge_findings_text(&fixture));
    cr_expect(judge_found(&fixture, "failure: bits-kept: kept the old value"));
    cr_expect(judge_finding(&fixture, "index-negative") == NULL);
    cr_expect(fixture.judgement.findings.count == 2 && fixture.judgement.level == LEVEL_MUST);
}

Test(judge_explanation, if_a_misreading_explains_everything_no_other_line_is_about_cells)
{
    judge_misread();
    cr_expect(!judge_explains(&fixture, "also "), "%s", fixture.judgement.explanation);
}

Test(judge_explanation, without_a_misreading_the_other_findings_are_shown_with_their_first_cells)
{
    judge_misread();
    judge_elements(&fixture, VALUES(float, 7, 2, 8, 8));
    cr_expect(fixture.judgement.misreading_count == 0 && fixture.judgement.blamed == NULL);
    expect_explanation("\nalso ScatterElements-18.bits-kept (must): output[0,1]: 2 (0x40000000), not 9\n"
                       "    (0x41100000)\n");
}

Test(judge_explanation, a_right_answer_has_no_misreading)
{
    judge_misread();
    judge_elements(&fixture, VALUES(float, 1, 9, 3, 4));
    cr_expect(fixture.judgement.verdict == VERDICT_PASS && fixture.judgement.misreading_count == 0);
}

Test(judge_explanation, a_clause_that_the_operator_version_does_not_have_is_not_blamed)
{
    judge_misread();
    fixture.node.node.op = OPERATOR_SCATTER;
    fixture.node.node.opset = 9; /* which does not mention negative indices */
    judge_derive(&fixture);
    judge_elements(&fixture, VALUES(float, 9, 2, 3, 4));
    cr_expect(fixture.judgement.verdict == VERDICT_PASS && fixture.judgement.blamed == NULL);
}

/* ---- several findings ---------------------------------------------------------------------------------- */

Test(judge_explanation, the_most_severe_finding_is_first_and_others_follow)
{
    fixture_integer(&fixture.node, "depth", 1);
    ((int64_t *)fixture.node.tensors[INPUT_INDICES].elements)[0] = 3;
    judge_derive(&fixture);
    judge_elements(&fixture, VALUES(float, 1, 2, 9));
    const char *worst = strstr(fixture.judgement.explanation, "index-bounds (must-reject)");
    const char *other = strstr(fixture.judgement.explanation, "attribute-unknown (should-reject)");
    cr_expect(worst != NULL && other != NULL && worst < other, "%s", fixture.judgement.explanation);
}

Test(judge_explanation, the_first_of_equally_grave_findings_is_explained_and_the_others_are_named)
{
    fixture_integer(&fixture.node, "depth", 1);
    fixture_integer(&fixture.node, "axis", 5);
    judge_derive(&fixture);
    judge_elements(&fixture, VALUES(float, 1, 9, 3));
    expect_explanation("ScatterElements-18.attribute-unknown (should-reject): ");
    expect_explanation("\nalso ScatterElements-18.axis-range (should-reject): ");
}

/* Judges an answer for a row of two elements that receives two updates. */
static void judge_row(const float *row)
{
    fixture.node.node.op = OPERATOR_SCATTER_ND;
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2), DIMS(1, 2));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 0), DIMS(2, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 6, 7, 8, 9), DIMS(2, 2));
    judge_derive(&fixture);
    judge_elements(&fixture, row);
}

Test(judge_explanation, slices_are_observed_to_be_whole_or_torn)
{
    judge_row(VALUES(float, 6, 7));
    cr_expect(judge_found(&fixture, "observation: duplicates-none: whole"), "%s",
              judge_findings_text(&fixture));
    judge_row(VALUES(float, 6, 9));
    cr_expect(judge_found(&fixture, "observation: duplicates-none: torn"), "%s",
              judge_findings_text(&fixture));
    cr_expect(!judge_found(&fixture, "observation: duplicates-none: whole"));
}

Test(judge_explanation, cells_with_different_policies_are_observed_as_such)
{
    judge_row(VALUES(float, 6, 9));
    cr_expect(judge_found(&fixture, "observation: duplicates-none: not the same everywhere"), "%s",
              judge_findings_text(&fixture));
}

/* Breaks as many rules as one node can. */
static void break_everything(void)
{
    struct node_fixture *node = &fixture.node;
    node->node.opset = 10;
    node->node.output_count = 2;
    fixture_text(node, "axis", "0");
    fixture_text(node, "axis", "0");
    fixture_integer(node, "reduction", 1);
    fixture_integer(node, "depth", 1);
    fixture_input(node, INPUT_DATA, DTYPE_BFLOAT16, NULL, SCALAR);
    fixture_input(node, INPUT_INDICES, DTYPE_INT16, NULL, SCALAR);
    fixture_input(node, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(2, 2));
    fixture_input(node, INPUT_SLOTS, DTYPE_FLOAT, NULL, DIMS(1));
    judge_derive(&fixture);
}

static void expect_one_screen(const char *what)
{
    int lines = line_count(fixture.judgement.explanation);
    cr_expect(lines > 0 && lines <= FIXTURE_LINES, "%s: %d lines\n%s", what, lines,
              fixture.judgement.explanation);
}

Test(judge_explanation, an_explanation_of_many_broken_rules_fits_a_screen)
{
    break_everything();
    cr_assert(fixture.derived.preparation.violation_count >= 8);
    judge_output(&fixture, NULL);
    judge_now(&fixture);
    expect_one_screen("accepted");
    fixture.the_case.expectation = EXPECT_EXACT;
    judge_now(&fixture);
    expect_one_screen("expected to be computed");
    fixture.the_case.expectation = EXPECT_UNSTATED;
    judge_store(&fixture, NULL);
    judge_now(&fixture);
    expect_one_screen("stored");
}

Test(judge_explanation, an_explanation_of_many_updates_and_violated_clauses_fits_a_screen)
{
    enum { UPDATES = 100 };
    float updates[UPDATES];
    int64_t indices[UPDATES];
    for (int i = 0; i < UPDATES; i++) {
        updates[i] = (float)i;
        indices[i] = i < UPDATES - 1 ? 0 : 1;
    }
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, indices, DIMS(UPDATES, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, updates, DIMS(UPDATES, 1));
    judge_derive(&fixture);
    cr_expect(judge_elements(&fixture, VALUES(float, -1, -1, -1)) == VERDICT_FAIL);
    cr_expect(fixture.judgement.findings.count == 3, "%s", judge_findings_text(&fixture));
    expect_one_screen("a hundred updates");
}

Test(judge_explanation, an_explanation_with_a_long_message_fits_a_screen)
{
    static const enum answer_kind kinds[] = {ANSWER_REJECTED, ANSWER_FAILED, ANSWER_CRASH,  ANSWER_TIMEOUT,
                                             ANSWER_MEMORY,   ANSWER_FAULT,  ANSWER_NOT_RUN};
    static char message[4096];
    for (size_t i = 0; i + 1 < sizeof message; i++)
        message[i] = i % 8 == 7 ? '\n' : 'x';
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        judge_answer_of(&fixture, kinds[i]);
        fixture.answer.message = message;
        judge_now(&fixture);
        expect_one_screen(answer_name(kinds[i]));
    }
}

/* ---- lack of memory ------------------------------------------------------------------------------------ */

Test(judge_explanation, with_any_amount_of_memory_it_consists_of_complete_lines)
{
    judge_output(&fixture, VALUES(float, 0, 2, 0));
    for (size_t limit = 0; limit < 8192; limit += 32) {
        struct arena arena = arena_create(limit);
        struct judgement judgement =
            judge(&fixture.settings, &fixture.the_case, &fixture.derived, &fixture.answer, &arena);
        cr_expect(judgement.verdict == VERDICT_FAIL, "%zu bytes", limit);
        cr_expect(line_count(judgement.explanation) >= 0 && strstr(judgement.explanation, "(null)") == NULL,
                  "%zu bytes: %s", limit, judgement.explanation);
        arena_destroy(&arena);
    }
}

/* ---- circumstances ------------------------------------------------------------------------------------- */

Test(judge_explanation, a_failed_answer_to_a_refusable_case_is_an_unspecific_error)
{
    fixture.node.node.op = OPERATOR_SCATTER;
    judge_derive(&fixture);
    judge_answer_of(&fixture, ANSWER_FAILED);
    judge_now(&fixture);
    cr_expect(judge_found(&fixture, "observation: deprecated: refused with an unspecific error"));
}

Test(judge_explanation, every_clause_that_allows_a_refusal_is_named)
{
    fixture.node.node.op = OPERATOR_SCATTER;
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, -2), DIMS(2, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 8, 9), DIMS(2, 1));
    judge_derive(&fixture);
    judge_answer_of(&fixture, ANSWER_REJECTED);
    judge_now(&fixture);
    cr_expect(judge_found(&fixture, "observation: deprecated: refused"));
    cr_expect(judge_found(&fixture, "observation: duplicates-none: refused"));
    cr_expect(!judge_found(&fixture, "observation: index-negative"), "%s", judge_findings_text(&fixture));
}

Test(judge_explanation, an_opset_newer_than_all_known_ones_is_observed)
{
    fixture.node.node.opset = OPSET_NEWEST + 1;
    judge_derive(&fixture);
    cr_expect(judge_elements(&fixture, VALUES(float, 1, 9, 3)) == VERDICT_PASS);
    cr_expect(judge_found(&fixture, "observation: version: judged as the newest known version"));
}

Test(judge_explanation, a_changed_floating_point_environment_is_observed_for_refusals_too)
{
    judge_answer_of(&fixture, ANSWER_REJECTED);
    fixture.answer.changed_floating_point_environment = true;
    judge_now(&fixture);
    cr_expect(judge_found(&fixture, "observation: floating-point-environment: changed"));
}

/* ---- deriving ------------------------------------------------------------------------------------------ */

Test(judge_explanation, deriving_without_memory_is_a_memory_error)
{
    struct arena none = arena_create(0);
    cr_expect(derive_expectation(&fixture.the_case, &fixture.derived, &none, &fixture.node.error) ==
              STATUS_OUT_OF_MEMORY);
}

Test(judge_explanation, a_case_without_any_input_can_be_judged)
{
    fixture.node.node.input_count = 0;
    judge_derive(&fixture);
    judge_answer_of(&fixture, ANSWER_REJECTED);
    cr_expect(judge_now(&fixture) == VERDICT_PASS);
    judge_other_output(&fixture, DTYPE_FLOAT, NULL, DIMS(3));
    cr_expect(judge_now(&fixture) == VERDICT_PASS && judge_found(&fixture, "warning: input-count"), "%s",
              judge_findings_text(&fixture));
}
