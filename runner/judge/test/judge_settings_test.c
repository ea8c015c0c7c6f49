/* The settings of the judge: the edition of the text, and --strict. */
#include "clause_rows.h"

#include <criterion/criterion.h>
#include <string.h>

/* ---- editions ------------------------------------------------------------------------------------------ */

#define ONE_AT(...) \
    .data = FLOATS((3, 1), 1, 2, 3), .indices = INDICES((1, 1), __VA_ARGS__), .updates = FLOATS((1, 1), 9)
#define MIDDLE(value) .deviates = {.elements = VALUES(float, 1, value, 3)}

/* One deviating answer in several editions: fail, warning, or only an observation. */
static const struct {
    const char *name;
    const char *in_1_6, *in_1_11, *in_1_13, *in_1_23;
    struct clause_row row;
} changes[] = {
    {"ScatterND-11, a negative index",
     "observation: index-negative",
     "observation: index-negative",
     "failure: bits-kept",
     "failure: bits-kept",
     {.operators = ND, .opset = 11, ONE_AT(-2), MIDDLE(2)}},
    {"ScatterND-13, a negative index",
     "observation: index-negative",
     "observation: index-negative",
     "failure: bits-kept",
     "failure: bits-kept",
     {.operators = ND, .opset = 13, ONE_AT(-2), MIDDLE(2)}},
    {"ScatterND-16, a negative index",
     "observation: index-negative",
     "observation: index-negative",
     "failure: bits-kept",
     "failure: bits-kept",
     {.operators = ND, .opset = 16, ONE_AT(-2), MIDDLE(2)}},
    {"ScatterND-18, a negative index",
     "failure: bits-kept",
     "failure: bits-kept",
     "failure: bits-kept",
     "failure: bits-kept",
     {.operators = ND, ONE_AT(-2), MIDDLE(2)}},
    {"ScatterElements-11, a negative index",
     "failure: bits-kept",
     "failure: bits-kept",
     "failure: bits-kept",
     "failure: bits-kept",
     {.operators = ELEMENTS, .opset = 11, ONE_AT(-2), MIDDLE(2)}},
    {"ScatterND-16, an index out of range",
     "observation: index-bounds",
     "observation: index-bounds",
     "warning: index-bounds",
     "warning: index-bounds",
     {.operators = ND, .opset = 16, ONE_AT(7), MIDDLE(9)}},
    {"ScatterElements-11, an index out of range",
     "failure: index-bounds",
     "failure: index-bounds",
     "failure: index-bounds",
     "failure: index-bounds",
     {.operators = ELEMENTS, .opset = 11, ONE_AT(7), MIDDLE(9)}},
    {"ScatterND-13, duplicates",
     "warning: duplicates-none",
     "warning: duplicates-none",
     "warning: duplicates-none",
     "warning: duplicates-none",
     {.operators = ND, .opset = 13, TWO_UPDATES, MIDDLE(17)}},
    {"ScatterND-16, duplicates",
     "warning: duplicates-none",
     "warning: duplicates-none",
     "failure: duplicates-none",
     "failure: duplicates-none",
     {.operators = ND, .opset = 16, TWO_UPDATES, MIDDLE(17)}},
    {"ScatterND-16, duplicates refused",
     "observation: duplicates-none: refused",
     "observation: duplicates-none: refused",
     "observation: duplicates-none: refused",
     "observation: duplicates-none: refused",
     {.operators = ND, .opset = 16, TWO_UPDATES, .deviates = {.kind = ANSWER_REJECTED}}},
    {"ScatterND-16, duplicates under add refused",
     "observation: duplicates-reduced: refused",
     "observation: duplicates-reduced: refused",
     "failure: accepts-valid: refused",
     "failure: accepts-valid: refused",
     {.operators = ND, .opset = 16, TWO_UPDATES, .reduction = "add", .deviates = {.kind = ANSWER_REJECTED}}},
    {"ScatterND-18, duplicates under add refused",
     "failure: accepts-valid: refused",
     "failure: accepts-valid: refused",
     "failure: accepts-valid: refused",
     "failure: accepts-valid: refused",
     {.operators = ND, TWO_UPDATES, .reduction = "add", .deviates = {.kind = ANSWER_REJECTED}}},
    {"ScatterElements-16, duplicates under add refused",
     "failure: accepts-valid: refused",
     "failure: accepts-valid: refused",
     "failure: accepts-valid: refused",
     "failure: accepts-valid: refused",
     {.operators = ELEMENTS,
      .opset = 16,
      TWO_UPDATES,
      .reduction = "add",
      .deviates = {.kind = ANSWER_REJECTED}}},
};
enum { CHANGE_COUNT = sizeof changes / sizeof *changes };

static enum scatter_operator operator_of(const struct clause_row *row)
{
    return row->operators == ND ? OPERATOR_SCATTER_ND : OPERATOR_SCATTER_ELEMENTS;
}

static void expect_found(size_t number, enum edition edition, const char *expected)
{
    struct judge_fixture fixture;
    const struct clause_row *row = &changes[number].row;
    clause_row_start(&fixture, row, operator_of(row));
    fixture.settings.edition = edition;
    enum verdict verdict = clause_row_judge(&fixture, &row->deviates);
    bool fails = strncmp(expected, "failure", strlen("failure")) == 0;
    cr_expect(judge_found(&fixture, expected) && (verdict == VERDICT_FAIL) == fails, "%s in %s: %s",
              changes[number].name, edition_name(edition), judge_findings_text(&fixture));
    judge_end(&fixture);
}

Test(judge_settings, a_deviation_is_as_grave_as_the_edition_says)
{
    for (size_t i = 0; i < CHANGE_COUNT; i++) {
        expect_found(i, EDITION_1_6, changes[i].in_1_6);
        expect_found(i, EDITION_1_11, changes[i].in_1_11);
        expect_found(i, EDITION_1_13, changes[i].in_1_13);
        expect_found(i, EDITION_1_23, changes[i].in_1_23);
    }
}

Test(judge_settings, a_judgement_by_another_edition_than_the_requested_one_says_so)
{
    struct judge_fixture fixture;
    for (size_t i = 0; i < CHANGE_COUNT; i++) {
        for (int edition = 0; edition < EDITION_COUNT; edition++) {
            const struct clause_row *row = &changes[i].row;
            clause_row_start(&fixture, row, operator_of(row));
            fixture.settings.edition = (enum edition)edition;
            clause_row_judge(&fixture, &row->deviates);
            enum edition first = edition_first(fixture.derived.preparation.version);
            const struct finding *finding = judge_finding(&fixture, "version");
            cr_expect((finding != NULL) == (first > (enum edition)edition), "%s in %s: %s", changes[i].name,
                      edition_name((enum edition)edition), judge_findings_text(&fixture));
            cr_expect(finding == NULL || strcmp(finding->detail, edition_name(first)) == 0, "%s",
                      changes[i].name);
            judge_end(&fixture);
        }
    }
}

/* ---- strict -------------------------------------------------------------------------------------------- */

/* An answer that passes with a warning of ScatterElements-18.axis-range, or of another clause. */
static const struct clause_row wrapped_axis = {
    .operators = ELEMENTS, ONE_AT(1), .axis = VALUES(int64_t, -4), MIDDLE(9)};
static const struct clause_row foreign_value = {.operators = ND, .opset = 13, TWO_UPDATES, MIDDLE(17)};

static struct judge_fixture fixture;

static void end(void)
{
    judge_end(&fixture);
}

TestSuite(judge_strict, .fini = end);

static enum verdict strict_verdict(const struct clause_row *row, const char *first, const char *second)
{
    const char *const globs[] = {first, second, NULL};
    clause_row_start(&fixture, row, operator_of(row));
    fixture.settings.strict = globs;
    enum verdict verdict = clause_row_judge(&fixture, &row->deviates);
    fixture.settings.strict = NULL;
    return verdict;
}

Test(judge_strict, without_strict_a_warning_passes)
{
    cr_expect(strict_verdict(&wrapped_axis, NULL, NULL) == VERDICT_PASS);
    cr_expect(judge_found(&fixture, "warning: axis-range"));
}

Test(judge_strict, a_warning_of_a_named_clause_fails)
{
    cr_expect(strict_verdict(&wrapped_axis, "ScatterElements.axis-range", NULL) == VERDICT_FAIL);
    cr_expect(judge_found(&fixture, "failure: axis-range"), "%s", judge_findings_text(&fixture));
}

Test(judge_strict, a_warning_of_a_named_clause_at_a_version_fails)
{
    cr_expect(strict_verdict(&wrapped_axis, "ScatterElements-18.axis-range", NULL) == VERDICT_FAIL);
}

Test(judge_strict, a_glob_names_many_clauses)
{
    cr_expect(strict_verdict(&wrapped_axis, "*", NULL) == VERDICT_FAIL);
}

Test(judge_strict, one_of_several_globs_is_enough)
{
    cr_expect(strict_verdict(&wrapped_axis, "ScatterND.*", "*.axis-*") == VERDICT_FAIL);
}

Test(judge_strict, a_warning_of_another_clause_stays_a_warning)
{
    cr_expect(strict_verdict(&wrapped_axis, "ScatterElements.index-*", "ScatterND.axis-range") ==
              VERDICT_PASS);
    cr_expect(judge_found(&fixture, "warning: axis-range"), "%s", judge_findings_text(&fixture));
}

Test(judge_strict, a_clause_at_another_version_is_not_named)
{
    cr_expect(strict_verdict(&wrapped_axis, "ScatterElements-16.axis-range", NULL) == VERDICT_PASS);
}

Test(judge_strict, a_warning_about_values_becomes_a_failure_too)
{
    cr_expect(strict_verdict(&foreign_value, "ScatterND-13.duplicates-none", NULL) == VERDICT_FAIL);
    cr_expect(judge_found(&fixture, "failure: duplicates-none"), "%s", judge_findings_text(&fixture));
}

Test(judge_strict, the_level_stays_that_of_the_clause)
{
    strict_verdict(&foreign_value, "*", NULL);
    cr_expect(fixture.judgement.level == LEVEL_SHOULD);
    cr_expect(judge_explains(&fixture, "ScatterND-13.duplicates-none (should): "), "%s",
              fixture.judgement.explanation);
}

Test(judge_strict, an_observation_stays_an_observation)
{
    const struct clause_row refused = {
        .operators = ELEMENTS, TWO_UPDATES, .deviates = {.kind = ANSWER_REJECTED}};
    cr_expect(strict_verdict(&refused, "*", NULL) == VERDICT_PASS);
    cr_expect(judge_found(&fixture, "observation: duplicates-none: refused"));
}

static enum verdict strict_verdict_with_stored(enum expectation expectation, float stored)
{
    static const char *const globs[] = {"*", NULL};
    clause_row_start(&fixture, &foreign_value, OPERATOR_SCATTER_ND);
    fixture.settings.strict = globs;
    fixture.the_case.expectation = expectation;
    judge_store(&fixture, VALUES(float, 1, stored, 3));
    return judge_elements(&fixture, VALUES(float, 1, 9, 3));
}

Test(judge_strict, a_stored_output_is_not_disputed_for_a_warning)
{
    cr_expect(strict_verdict_with_stored(EXPECT_UNSTATED, 17) == VERDICT_PASS, "%s",
              fixture.judgement.explanation);
    cr_expect(judge_elements(&fixture, VALUES(float, 1, 17, 3)) == VERDICT_FAIL);
}

Test(judge_strict, a_disputed_case_stays_disputed)
{
    strict_verdict_with_stored(EXPECT_UNSTATED, 17);
    judge_store(&fixture, VALUES(float, 0, 9, 3));
    cr_expect(judge_elements(&fixture, VALUES(float, 1, 17, 3)) == VERDICT_DISPUTED);
}

Test(judge_strict, an_unsupported_case_stays_unsupported)
{
    strict_verdict_with_stored(EXPECT_UNSTATED, 9);
    judge_answer_of(&fixture, ANSWER_UNSUPPORTED);
    cr_expect(judge_now(&fixture) == VERDICT_UNSUPPORTED);
}
