#include "generated_case.h"
#include "judge_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

/* Rows as small as those of the tier "huge" are large. */
static const struct large_row cells = {.version = "ScatterND-18",
                                       .slug = "cells",
                                       .is_huge = true,
                                       .why = "",
                                       .clauses = "",
                                       .dtype = DTYPE_UINT8,
                                       .rank = 2,
                                       .dims = {3, 4},
                                       .tuple = 2,
                                       .count = 2,
                                       .start = 11,
                                       .step = 5};
static const struct large_row sums = {.version = "ScatterND-18",
                                      .slug = "sums",
                                      .is_huge = true,
                                      .why = "",
                                      .clauses = "",
                                      .dtype = DTYPE_INT32,
                                      .rank = 1,
                                      .dims = {4},
                                      .tuple = 1,
                                      .count = 2,
                                      .start = 3,
                                      .step = 3,
                                      .reduction = REDUCTION_ADD};
/* Negative indices have no stated meaning in this version. */
static const struct large_row unstated = {.version = "Scatter-9",
                                          .slug = "unstated",
                                          .is_huge = true,
                                          .why = "",
                                          .clauses = "",
                                          .dtype = DTYPE_INT32,
                                          .rank = 1,
                                          .dims = {4},
                                          .count = 2,
                                          .start = 3,
                                          .step = 3,
                                          .negative = true};

static struct judge_fixture fixture;

static void set_up(void)
{
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
}

static void tear_down(void)
{
    judge_end(&fixture);
}

TestSuite(judge_huge, .init = set_up, .fini = tear_down);

/* An answer with an output that the worker found equal. */
static void take(const struct large_row *row)
{
    struct error error;
    struct arena *arena = &fixture.node.arena;
    cr_assert(large_case_make(&fixture.the_case, "huge/a/b", row, arena, &error) == STATUS_OK);
    cr_assert(derive_expectation(&fixture.the_case, &fixture.derived, arena, &error) == STATUS_OK);
    fixture.answer = (struct answer){.kind = ANSWER_OUTPUT,
                                     .message = "",
                                     .text = "",
                                     .is_compared = true,
                                     .output = fixture.the_case.inputs[INPUT_DATA]};
}

Test(judge_huge, an_equal_output_passes_and_is_compared)
{
    take(&cells);
    cr_expect(judge_now(&fixture) == VERDICT_PASS);
    cr_expect(fixture.judgement.compared && fixture.judgement.level == LEVEL_MUST);
    cr_expect(fixture.judgement.findings.count == 0, "%s", judge_findings_text(&fixture));
}

Test(judge_huge, a_wrong_update_fails_with_its_place_and_values)
{
    take(&cells);
    fixture.answer.comparison.updated =
        (struct wrong_cells){.count = 2, .first = 11, .expected = {128}, .actual = {11}};
    cr_expect(judge_now(&fixture) == VERDICT_FAIL);
    cr_expect(judge_found(&fixture, "failure: bits-kept: none of the allowed values"), "%s",
              judge_findings_text(&fixture));
    cr_expect(judge_finding(&fixture, "bits-kept")->cells == 2);
    cr_expect(judge_explains(&fixture, "output[2,3], the first of 2 such cells of 12"), "%s",
              fixture.judgement.explanation);
    cr_expect(judge_explains(&fixture, "expected  128\n  actual    11\n"), "%s",
              fixture.judgement.explanation);
    cr_expect(judge_explains(&fixture, "node      ScatterND"), "%s", fixture.judgement.explanation);
}

Test(judge_huge, a_changed_cell_without_an_update_fails_as_untouched)
{
    take(&cells);
    fixture.answer.comparison.untouched =
        (struct wrong_cells){.count = 1, .first = 0, .expected = {0}, .actual = {7}};
    cr_expect(judge_now(&fixture) == VERDICT_FAIL);
    cr_expect(judge_found(&fixture, "failure: untouched"), "%s", judge_findings_text(&fixture));
}

Test(judge_huge, a_wrong_sum_fails_under_the_clause_of_the_reduction)
{
    take(&sums);
    fixture.answer.comparison.updated = (struct wrong_cells){.count = 1, .first = 3};
    cr_expect(judge_now(&fixture) == VERDICT_FAIL);
    cr_expect(judge_found(&fixture, "failure: reduction-add"), "%s", judge_findings_text(&fixture));
}

Test(judge_huge, a_refusal_is_a_limit_with_an_observation)
{
    static const enum answer_kind refusals[] = {ANSWER_UNSUPPORTED, ANSWER_REJECTED, ANSWER_FAILED};
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        take(&cells);
        judge_answer_of(&fixture, refusals[i]);
        cr_expect(judge_now(&fixture) == VERDICT_UNSUPPORTED, "%s", answer_name(refusals[i]));
        cr_expect(judge_found(&fixture, "observation: accepts-valid: refused more than 2^31 - 1 bytes"), "%s",
                  judge_findings_text(&fixture));
        const struct beyond_limit *beyond = &fixture.judgement.beyond;
        cr_expect(beyond->is_beyond && !beyond->is_declared && beyond->limit == LIMIT_BYTES);
    }
}

Test(judge_huge, exhausted_memory_is_a_limit_of_its_own)
{
    take(&cells);
    judge_answer_of(&fixture, ANSWER_MEMORY);
    cr_expect(judge_now(&fixture) == VERDICT_UNSUPPORTED);
    cr_expect(judge_found(&fixture, "observation: accepts-valid: more than 2^31 - 1 bytes: out of memory"),
              "%s", judge_findings_text(&fixture));
}

Test(judge_huge, a_case_that_is_not_declared_gives_no_observation)
{
    take(&cells);
    judge_answer_of(&fixture, ANSWER_UNSUPPORTED);
    fixture.answer.is_undeclared = true;
    fixture.answer.beyond =
        (struct beyond_limit){.is_beyond = true, .is_declared = true, .limit = LIMIT_ELEMENTS, .greatest = 9};
    cr_expect(judge_now(&fixture) == VERDICT_UNSUPPORTED);
    cr_expect(fixture.judgement.findings.count == 0 && fixture.judgement.beyond.limit == LIMIT_ELEMENTS);
}

Test(judge_huge, a_crash_and_a_timeout_are_not_limits)
{
    take(&cells);
    judge_answer_of(&fixture, ANSWER_CRASH);
    cr_expect(judge_now(&fixture) == VERDICT_CRASH);
    take(&cells);
    judge_answer_of(&fixture, ANSWER_TIMEOUT);
    cr_expect(judge_now(&fixture) == VERDICT_TIMEOUT);
}

Test(judge_huge, an_output_of_another_shape_fails)
{
    static const int64_t others[] = {4, 3};
    take(&cells);
    fixture.answer.is_compared = false;
    fixture.answer.output.dims = others;
    cr_expect(judge_now(&fixture) == VERDICT_FAIL);
    cr_expect(judge_found(&fixture, "failure: output-shape"), "%s", judge_findings_text(&fixture));
}

Test(judge_huge, an_unstated_value_is_not_compared)
{
    take(&unstated);
    fixture.answer.comparison.updated = (struct wrong_cells){.count = 1, .first = 3};
    cr_expect(judge_now(&fixture) == VERDICT_PASS && !fixture.judgement.compared);
}
