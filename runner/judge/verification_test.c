#include "generated_case.h"
#include "judge_fixture.h"
#include "verification.h"

#include <criterion/criterion.h>
#include <string.h>

static struct judge_fixture fixture;
static const char *complaints, *warnings;

/* A vector of three elements; elements 0 and 2 are replaced: [10, 2, 30], exact. */
static void set_up(void)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_INT32, VALUES(int32_t, 1, 2, 3), DIMS(3));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 2), DIMS(2, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_INT32, VALUES(int32_t, 10, 30), DIMS(2));
}

static void tear_down(void)
{
    judge_end(&fixture);
}

TestSuite(verification, .init = set_up, .fini = tear_down);

/* Derives the case, with the author's statements; `stored` has the elements of the stored output, NULL:
 * none. */
static void describe(enum expectation expectation, const void *stored, const char *const *clauses,
                     size_t clause_count)
{
    judge_derive(&fixture);
    if (stored != NULL)
        judge_store(&fixture, stored);
    fixture.the_case.expectation = expectation;
    fixture.the_case.clauses = clauses;
    fixture.the_case.clause_count = clause_count;
}

#define NO_CLAUSES NULL, 0
#define CLAUSES(...) \
    ((const char *const[]){__VA_ARGS__}), sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *)

static void verify(void)
{
    enum status status = verify_case(&fixture.settings, &fixture.the_case, &complaints, &warnings,
                                     &fixture.node.arena, &fixture.node.error);
    cr_assert(status == STATUS_OK);
}

static void expect_agreement(void)
{
    verify();
    cr_expect(complaints[0] == '\0', "%s", complaints);
}

static void expect_complaint(const char *text)
{
    verify();
    cr_expect(strstr(complaints, text) != NULL, "%s", complaints);
}

#define RESULT VALUES(int32_t, 10, 2, 30)

Test(verification, an_exact_case_with_its_result_agrees)
{
    describe(EXPECT_EXACT, RESULT, CLAUSES("ScatterND.target", "ScatterND.untouched"));
    expect_agreement();
}

Test(verification, a_plain_case_with_its_result_agrees)
{
    describe(EXPECT_UNSTATED, RESULT, NO_CLAUSES);
    expect_agreement();
}

/* ---- the stored output --------------------------------------------------------------------------------- */

Test(verification, an_exact_output_with_other_bits_does_not_agree)
{
    describe(EXPECT_EXACT, VALUES(int32_t, 10, 2, 31), NO_CLAUSES);
    expect_complaint("the stored output is not what the reference computes\n");
}

Test(verification, an_output_that_is_not_among_the_allowed_does_not_agree)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 0), DIMS(2, 1));
    describe(EXPECT_ALLOWED, VALUES(int32_t, 20, 2, 3), NO_CLAUSES);
    expect_complaint("the stored output is not allowed\n");
}

Test(verification, another_of_the_allowed_outputs_agrees)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 0), DIMS(2, 1));
    describe(EXPECT_ALLOWED, VALUES(int32_t, 10, 2, 3), NO_CLAUSES);
    expect_agreement();
}

Test(verification, a_plain_output_that_is_wrong_does_not_agree)
{
    describe(EXPECT_UNSTATED, VALUES(int32_t, 10, 2, 31), NO_CLAUSES);
    expect_complaint("the stored output is not allowed\n");
}

/* ---- the kind ------------------------------------------------------------------------------------------ */

Test(verification, an_exact_case_with_an_open_cell_does_not_agree)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 1), DIMS(2, 1));
    describe(EXPECT_EXACT, VALUES(int32_t, 1, 30, 3), NO_CLAUSES);
    expect_complaint(
        "case.json expects \"exact\", but the case deserves \"allowed\": at cell [1] of data, several "
        "different updates aim at it\n");
}

Test(verification, an_allowed_case_without_an_open_cell_does_not_agree)
{
    describe(EXPECT_ALLOWED, RESULT, NO_CLAUSES);
    expect_complaint("\"allowed\", but the case deserves \"exact\": every cell has only one value\n");
}

Test(verification, a_valid_case_that_expects_a_refusal_does_not_agree)
{
    describe(EXPECT_REFUSE, NULL, NO_CLAUSES);
    expect_complaint("case.json expects \"refuse\", but the reference computes it\n");
}

/* ---- clauses ------------------------------------------------------------------------------------------- */

Test(verification, an_unknown_clause_does_not_agree)
{
    describe(EXPECT_EXACT, RESULT, CLAUSES("ScatterND.targets"));
    expect_complaint("names ScatterND.targets: there is no such clause\n");
}

Test(verification, a_clause_of_another_operator_does_not_agree)
{
    describe(EXPECT_EXACT, RESULT, CLAUSES("ScatterElements.target"));
    expect_complaint("names ScatterElements.target, which is not a clause of ScatterND-18\n");
}

Test(verification, a_clause_of_a_later_version_does_not_agree)
{
    fixture.node.node.opset = 13;
    describe(EXPECT_EXACT, RESULT, CLAUSES("ScatterND.reduction-none"));
    expect_complaint("names ScatterND.reduction-none, which is not a clause of ScatterND-13\n");
}

Test(verification, a_refusal_that_names_all_violated_rules_agrees)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT32, VALUES(int32_t, 0, 3), DIMS(2, 1));
    describe(EXPECT_REFUSE, NULL, CLAUSES("ScatterND.index-bounds", "ScatterND.indices-type"));
    expect_agreement();
}

Test(verification, a_violated_rule_that_is_not_named_does_not_agree)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT32, VALUES(int32_t, 0, 3), DIMS(2, 1));
    describe(EXPECT_REFUSE, NULL, CLAUSES("ScatterND.indices-type"));
    expect_complaint("does not name ScatterND.index-bounds, the reason for the refusal: ");
}

Test(verification, a_rule_that_is_named_and_not_violated_does_not_agree)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 3), DIMS(2, 1));
    describe(EXPECT_REFUSE, NULL, CLAUSES("ScatterND.index-bounds", "ScatterND.indices-type"));
    expect_complaint("names ScatterND.indices-type, which is not a reason for the refusal\n");
}

Test(verification, a_clause_that_is_not_a_rule_is_not_a_reason_for_a_refusal)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 3), DIMS(2, 1));
    describe(EXPECT_REFUSE, NULL, CLAUSES("ScatterND.index-bounds", "ScatterND.target"));
    expect_complaint("names ScatterND.target, which is not a reason for the refusal\n");
}

Test(verification, an_operator_that_the_opset_lacks_has_the_clauses_of_its_oldest_version)
{
    fixture.node.node.opset = 10;
    describe(EXPECT_REFUSE, NULL, CLAUSES("ScatterND.operator-absent"));
    expect_agreement();
}

/* ---- generated cases ----------------------------------------------------------------------------------- */

/* Makes the row with this slug the current case. */
static void describe_row(const char *slug)
{
    size_t i = 0;
    while (i < large_row_count && strcmp(large_rows[i].slug, slug) != 0)
        i++;
    cr_assert(i < large_row_count);
    cr_assert(large_case_make(&fixture.the_case, "large/of/a-test", &large_rows[i], &fixture.node.arena,
                              &fixture.node.error) == STATUS_OK);
}

Test(verification, a_large_case_agrees_with_its_closed_form)
{
    describe_row("permutation-2-16");
    expect_agreement();
}

Test(verification, a_large_case_with_other_updates_than_the_closed_form_does_not_agree)
{
    describe_row("permutation-2-16");
    uint16_t *updates = fixture.the_case.inputs[INPUT_UPDATES].elements;
    updates[65535] ^= 1;
    expect_complaint("the output in closed form differs in 1 cells; the first is [");
}
