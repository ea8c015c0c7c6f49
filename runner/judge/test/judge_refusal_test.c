/* Valid inputs that may be refused because of their models, not because of their values. */
#include "judge_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct judge_fixture fixture;

static void finish(void)
{
    judge_end(&fixture);
}

TestSuite(judge_refusal, .fini = finish);

/* data [1,2,3], whose first element becomes 7. */
static void use_plain_at(int64_t opset, int32_t dtype)
{
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, opset);
    fixture_input(&fixture.node, INPUT_DATA, dtype, dtype == DTYPE_FLOAT ? VALUES(float, 1, 2, 3) : NULL,
                  DIMS(3));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0), DIMS(1));
    fixture_input(&fixture.node, INPUT_UPDATES, dtype, dtype == DTYPE_FLOAT ? VALUES(float, 7) : NULL,
                  DIMS(1));
    judge_derive(&fixture);
}

static void use_plain(void)
{
    use_plain_at(18, DTYPE_FLOAT);
}

static enum verdict judge_answer(enum answer_kind kind)
{
    judge_answer_of(&fixture, kind);
    return judge_now(&fixture);
}

/* ---- a model that contradicts its tensors -------------------------------------------------------------- */

Test(judge_refusal, a_third_party_model_that_contradicts_its_tensors_may_be_refused)
{
    static const enum answer_kind refusals[] = {ANSWER_REJECTED, ANSWER_FAILED};
    for (size_t i = 0; i < 2; i++) {
        use_plain();
        fixture.the_case.contradiction = "graph.input \"data\" declares the shape [5], its tensor has [3]";
        cr_expect(judge_answer(refusals[i]) == VERDICT_PASS, "%s", judge_findings_text(&fixture));
        cr_expect(judge_found(&fixture, "observation: accepts-valid: refused"));
        cr_expect_str_eq(judge_finding(&fixture, "accepts-valid")->detail, fixture.the_case.contradiction);
        judge_end(&fixture);
    }
}

Test(judge_refusal, our_model_that_contradicts_its_tensors_may_not_be_refused)
{
    use_plain();
    fixture.the_case.contradiction = "graph.input \"data\" declares the shape [5], its tensor has [3]";
    fixture.the_case.ours = true;
    cr_expect(judge_answer(ANSWER_REJECTED) == VERDICT_FAIL);
}

Test(judge_refusal, an_answer_to_such_a_model_is_judged_as_usual)
{
    use_plain();
    fixture.the_case.contradiction = "graph.input \"data\" declares the shape [5], its tensor has [3]";
    cr_expect(judge_elements(&fixture, VALUES(float, 7, 2, 3)) == VERDICT_PASS);
    cr_expect(judge_elements(&fixture, VALUES(float, 1, 2, 3)) == VERDICT_FAIL);
    cr_expect(judge_answer(ANSWER_CRASH) == VERDICT_CRASH);
}

/* ---- a default value that the case overrides ----------------------------------------------------------- */

Test(judge_refusal, an_overridden_default_value_may_be_rejected_and_counts_in_an_answer)
{
    struct graph_input inputs[] = {{.name = "data"}, {.name = "indices", .overridden = true}};
    use_plain();
    fixture.the_case.model.graph_inputs = inputs;
    fixture.the_case.model.graph_input_count = 2;
    cr_assert(derive_expectation(&fixture.the_case, &fixture.derived, &fixture.node.arena,
                                 &fixture.node.error) == STATUS_OK);
    cr_expect(judge_answer(ANSWER_REJECTED) == VERDICT_PASS);
    cr_expect(judge_elements(&fixture, VALUES(float, 1, 2, 3)) == VERDICT_FAIL);
    inputs[1].overridden = false;
    cr_assert(derive_expectation(&fixture.the_case, &fixture.derived, &fixture.node.arena,
                                 &fixture.node.error) == STATUS_OK);
    cr_expect(judge_answer(ANSWER_REJECTED) == VERDICT_FAIL);
}

/* ---- a model of a newer opset or IR version ------------------------------------------------------------ */

/* The verdict on a rejection at an opset and an IR version. */
static enum verdict reject_at(int64_t opset, int64_t ir_version, int32_t dtype)
{
    struct arena *arena = &fixture.node.arena;
    use_plain_at(opset, dtype);
    fixture.the_case.model.ir_version = ir_version;
    cr_assert(derive_expectation(&fixture.the_case, &fixture.derived, arena, &fixture.node.error) ==
              STATUS_OK);
    enum verdict verdict = judge_answer(ANSWER_REJECTED);
    bool observed = judge_found(&fixture, "observation: version: refused");
    cr_expect(observed == (verdict == VERDICT_PASS), "%s", judge_findings_text(&fixture));
    judge_end(&fixture);
    return verdict;
}

Test(judge_refusal, an_opset_above_the_first_of_the_version_may_be_rejected)
{
    cr_expect(reject_at(18, 8, DTYPE_FLOAT) == VERDICT_FAIL, "the first of ScatterElements-18");
    cr_expect(reject_at(19, 9, DTYPE_FLOAT) == VERDICT_PASS, "the next");
    cr_expect(reject_at(25, 13, DTYPE_FLOAT) == VERDICT_PASS, "a later one");
    cr_expect(reject_at(13, 7, DTYPE_FLOAT) == VERDICT_FAIL, "the first of ScatterElements-13");
    cr_expect(reject_at(15, 8, DTYPE_FLOAT) == VERDICT_PASS, "the last of it");
}

Test(judge_refusal, an_ir_version_above_the_lowest_may_be_rejected)
{
    cr_expect(reject_at(18, 9, DTYPE_FLOAT) == VERDICT_PASS, "above that of opset 18");
    cr_expect(reject_at(18, 3, DTYPE_FLOAT) == VERDICT_FAIL, "below it");
    cr_expect(reject_at(13, 7, DTYPE_BFLOAT16) == VERDICT_FAIL, "bfloat16 demands no newer one");
    cr_expect(reject_at(18, 0, DTYPE_FLOAT) == VERDICT_FAIL, "none");
}

Test(judge_refusal, an_ir_version_that_an_element_type_demands_is_not_a_newer_one)
{
    static struct tensor unread = {.dtype = DTYPE_FLOAT8E5M2};
    use_plain();
    fixture.the_case.model.ir_version = 9;
    fixture.the_case.unread_inputs = &unread;
    fixture.the_case.unread_input_count = 1;
    cr_assert(derive_expectation(&fixture.the_case, &fixture.derived, &fixture.node.arena,
                                 &fixture.node.error) == STATUS_OK);
    cr_expect(judge_answer(ANSWER_REJECTED) == VERDICT_FAIL);
}

Test(judge_refusal, an_answer_to_a_newer_model_is_judged_as_usual)
{
    use_plain_at(25, DTYPE_FLOAT);
    cr_expect(judge_elements(&fixture, VALUES(float, 7, 2, 3)) == VERDICT_PASS);
    cr_expect(judge_found(&fixture, "observation: version: answered"), "%s", judge_findings_text(&fixture));
    cr_expect(judge_elements(&fixture, VALUES(float, 1, 2, 3)) == VERDICT_FAIL);
    cr_expect(judge_answer(ANSWER_FAILED) == VERDICT_PASS);
    cr_expect(judge_found(&fixture, "observation: version: refused with an unspecific error"));
    cr_expect(judge_answer(ANSWER_CRASH) == VERDICT_CRASH);
}
