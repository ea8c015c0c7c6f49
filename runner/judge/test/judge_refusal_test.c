/* Tests of the judgement of refusals, and of what was claimed. */
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

TestSuite(judge_claim, .fini = finish);

/* data [1,2,3] of the given rank, whose first element becomes 7. */
static void use_rank(enum scatter_operator op, int64_t opset, int rank)
{
    static const int64_t data[] = {1, 1, 1, 1, 1, 1, 1, 1, 3}, one[] = {1, 1, 1, 1, 1, 1, 1, 1, 1};
    judge_start(&fixture, op, opset);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3), data + 9 - rank, rank);
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0), one, rank);
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 7), one, rank);
    judge_derive(&fixture);
}

static enum verdict refuse(enum claim claim, const char *executed_by)
{
    judge_answer_of(&fixture, ANSWER_UNSUPPORTED);
    fixture.answer.claim = claim;
    fixture.answer.executed_by = executed_by;
    return judge_now(&fixture);
}

static size_t warnings(void)
{
    size_t count = 0;
    for (size_t i = 0; i < fixture.judgement.findings.count; i++)
        count += fixture.judgement.findings.items[i].severity == SEVERITY_WARNING;
    return count;
}

/* ---- claims -------------------------------------------------------------------------------------------- */

Test(judge_claim, a_combination_that_is_declared_and_refused_is_unsupported_with_a_warning)
{
    use_plain();
    cr_expect(refuse(CLAIM_TOGETHER, NULL) == VERDICT_UNSUPPORTED);
    cr_expect(judge_found(&fixture, "warning: claimed-then-refused: declared together, then refused"), "%s",
              judge_findings_text(&fixture));
    cr_expect(judge_explains(&fixture, "declared this combination, and refused it: the message"));
}

Test(judge_claim, a_backend_that_got_the_node_and_refused_it_gives_a_warning_whatever_was_declared)
{
    static const enum claim claims[] = {CLAIM_NONE, CLAIM_LISTED, CLAIM_TOGETHER};
    for (size_t i = 0; i < 3; i++) {
        use_plain();
        cr_expect(refuse(claims[i], "npu") == VERDICT_UNSUPPORTED);
        cr_expect(judge_found(&fixture, "warning: claimed-then-refused: assigned, then refused"), "%s",
                  judge_findings_text(&fixture));
        cr_expect(judge_explains(&fixture, "npu got the node, and refused it: the message"));
        judge_end(&fixture);
    }
    use_plain();
}

Test(judge_claim, three_lists_give_an_observation_and_no_claim_gives_nothing)
{
    use_plain();
    cr_expect(refuse(CLAIM_LISTED, NULL) == VERDICT_UNSUPPORTED && warnings() == 0);
    cr_expect(judge_found(&fixture, "observation: claimed-then-refused: "));
    cr_expect(refuse(CLAIM_NONE, NULL) == VERDICT_UNSUPPORTED);
    cr_expect(fixture.judgement.findings.count == 0);
    cr_expect_str_eq(fixture.judgement.explanation, "  the message\n");
}

Test(judge_claim, a_strict_claim_fails)
{
    static const char *const strict[] = {"*.claimed-then-refused", NULL};
    use_plain();
    fixture.settings.strict = strict;
    cr_expect(refuse(CLAIM_TOGETHER, NULL) == VERDICT_FAIL);
    cr_expect(judge_found(&fixture, "failure: claimed-then-refused: "));
    cr_expect(refuse(CLAIM_LISTED, NULL) == VERDICT_UNSUPPORTED);
}

Test(judge_claim, refusals_that_are_permitted_contradict_no_claim)
{
    use_rank(OPERATOR_SCATTER, 11, 1); /* deprecated */
    cr_expect(refuse(CLAIM_TOGETHER, "npu") == VERDICT_UNSUPPORTED && warnings() == 0);
    judge_end(&fixture);
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18); /* the sum of truth values */
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_BOOL, NULL, DIMS(3));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_BOOL, NULL, DIMS(1));
    fixture_text(&fixture.node, "reduction", "add");
    judge_derive(&fixture);
    cr_expect(refuse(CLAIM_TOGETHER, "npu") == VERDICT_UNSUPPORTED && warnings() == 0);
}

Test(judge_claim, an_invalid_input_may_be_called_unsupported)
{
    use_plain();
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 9), DIMS(1));
    judge_derive(&fixture);
    cr_expect(refuse(CLAIM_TOGETHER, NULL) == VERDICT_UNSUPPORTED && warnings() == 0);
}

/* ---- limits -------------------------------------------------------------------------------------------- */

Test(judge_claim, a_refusal_of_rank_9_is_unsupported_with_an_observation)
{
    static const enum answer_kind refusals[] = {ANSWER_REJECTED, ANSWER_FAILED, ANSWER_UNSUPPORTED};
    use_rank(OPERATOR_SCATTER_ELEMENTS, 18, 9);
    for (size_t i = 0; i < 3; i++) {
        judge_answer_of(&fixture, refusals[i]);
        fixture.answer.claim = CLAIM_TOGETHER;
        cr_expect(judge_now(&fixture) == VERDICT_UNSUPPORTED && warnings() == 0, "%s",
                  judge_findings_text(&fixture));
        cr_expect(judge_found(&fixture, "observation: accepts-valid: refused a rank above 8"));
        const struct beyond_limit *beyond = &fixture.judgement.beyond;
        cr_expect(beyond->is_beyond && !beyond->is_declared && beyond->limit == LIMIT_RANK &&
                  beyond->greatest == 8);
    }
}

Test(judge_claim, a_refusal_of_rank_8_fails)
{
    use_rank(OPERATOR_SCATTER_ELEMENTS, 18, 8);
    judge_answer_of(&fixture, ANSWER_REJECTED);
    cr_expect(judge_now(&fixture) == VERDICT_FAIL && !fixture.judgement.beyond.is_beyond);
}

Test(judge_claim, a_wrong_answer_and_a_crash_at_rank_9_are_what_they_are)
{
    use_rank(OPERATOR_SCATTER_ELEMENTS, 18, 9);
    cr_expect(judge_elements(&fixture, VALUES(float, 7, 2, 3)) == VERDICT_PASS);
    cr_expect(judge_elements(&fixture, VALUES(float, 1, 2, 3)) == VERDICT_FAIL);
    judge_answer_of(&fixture, ANSWER_CRASH);
    cr_expect(judge_now(&fixture) == VERDICT_CRASH);
    judge_answer_of(&fixture, ANSWER_TIMEOUT);
    cr_expect(judge_now(&fixture) == VERDICT_TIMEOUT);
    judge_answer_of(&fixture, ANSWER_MEMORY);
    cr_expect(judge_now(&fixture) == VERDICT_MEMORY);
}

Test(judge_claim, a_refusal_of_an_extent_that_32_bits_do_not_hold_is_unsupported)
{
    static const int64_t extents[] = {INT32_MAX, 0}, beyond[] = {(int64_t)INT32_MAX + 1, 0};
    static const int64_t *const shapes[] = {extents, beyond};
    static const enum verdict verdicts[] = {VERDICT_FAIL, VERDICT_UNSUPPORTED};
    for (size_t i = 0; i < 2; i++) {
        judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
        fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, NULL, shapes[i], 2);
        fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(0, 0));
        fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(0, 0));
        judge_derive(&fixture);
        judge_answer_of(&fixture, ANSWER_FAILED);
        cr_expect(judge_now(&fixture) == verdicts[i], "%s", judge_findings_text(&fixture));
        if (i == 0)
            judge_end(&fixture);
    }
    cr_expect(judge_found(&fixture, "observation: accepts-valid: refused an extent above 2^31 - 1"));
}

Test(judge_claim, a_refusal_of_an_invalid_input_of_rank_9_is_a_refusal)
{
    use_rank(OPERATOR_SCATTER_ELEMENTS, 18, 9);
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 7), DIMS(1));
    judge_derive(&fixture);
    judge_answer_of(&fixture, ANSWER_REJECTED);
    cr_expect(judge_now(&fixture) == VERDICT_PASS && !fixture.judgement.beyond.is_beyond);
}

Test(judge_claim, a_case_beyond_a_declared_limit_is_unsupported_without_findings)
{
    use_plain();
    judge_answer_of(&fixture, ANSWER_UNSUPPORTED);
    fixture.answer.is_undeclared = true;
    fixture.answer.beyond = (struct beyond_limit){true, true, LIMIT_ELEMENTS, 2};
    cr_expect(judge_now(&fixture) == VERDICT_UNSUPPORTED && fixture.judgement.findings.count == 0);
    cr_expect(fixture.judgement.beyond.is_declared && fixture.judgement.beyond.greatest == 2);
}

Test(judge_claim, a_case_that_is_not_declared_is_beyond_no_limit)
{
    use_rank(OPERATOR_SCATTER_ELEMENTS, 18, 9);
    judge_answer_of(&fixture, ANSWER_UNSUPPORTED);
    fixture.answer.is_undeclared = true;
    cr_expect(judge_now(&fixture) == VERDICT_UNSUPPORTED && fixture.judgement.findings.count == 0);
    cr_expect(!fixture.judgement.beyond.is_beyond);
}
