/* Tests of the counts of a run and of its footer. */
#include "record.h"
#include "result.h"
#include "tally.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct tally tally;
static struct arena arena;

static void set_up(void)
{
    tally = (struct tally){0};
    arena = arena_create((size_t)1 << 20);
}

static void tear_down(void)
{
    tally_destroy(&tally);
    arena_destroy(&arena);
}

TestSuite(tally, .init = set_up, .fini = tear_down);

/* Counts a record and releases it. */
static void add(json_t *record)
{
    cr_assert(record != NULL);
    const struct recorded_case item = recorded_case_of(record, &arena);
    tally_add(&tally, &item);
    json_decref(record);
}

static json_t *case_of(const char *id, enum verdict verdict, const char *answer)
{
    return json_pack("{s:s, s:s, s:s, s:b, s:s, s:s}", "type", "case", "id", id, "verdict",
                     verdict_name(verdict), "compared", 0, "operator_version", "ScatterND-18", "answer",
                     answer);
}

static void count(const char *id, enum verdict verdict)
{
    add(case_of(id, verdict, "output"));
}

/* Adds a finding to a record, under a member that is created on first use. */
static json_t *with(json_t *record, const char *member, const char *clause, const char *point,
                    const char *policy)
{
    if (json_object_get(record, member) == NULL)
        (void)json_object_set_new(record, member, json_array());
    json_t *finding = json_pack("{s:s, s:s}", "clause", clause, "policy", policy);
    if (point[0] != '\0')
        (void)json_object_set_new(finding, "point", json_string(point));
    (void)json_array_append_new(json_object_get(record, member), finding);
    return record;
}

static void expect_group(const struct counted_texts *groups, const char *likeness, int cases,
                         const char *first)
{
    const struct counted_text *group = counted_texts_find(groups, likeness);
    cr_assert(group != NULL, "%s is missing", likeness);
    cr_expect(group->count == cases, "%s", likeness);
    cr_expect(first == NULL ? group->first == NULL : strcmp(group->first, first) == 0, "%s", likeness);
}

/* ---- counts -------------------------------------------------------------------------------------------- */

Test(tally, every_verdict_is_counted_as_itself)
{
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        for (int times = 0; times <= verdict; times++)
            count("cases/a", (enum verdict)verdict);
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        cr_expect(tally.verdicts[verdict] == verdict + 1, "%s", verdict_name((enum verdict)verdict));
    cr_expect(tally.cases == VERDICT_COUNT * (VERDICT_COUNT + 1) / 2);
}

Test(tally, compared_cases_are_counted_separately)
{
    count("cases/a", VERDICT_UNSUPPORTED);
    json_t *record = case_of("cases/b", VERDICT_PASS, "output");
    (void)json_object_set_new(record, "compared", json_true());
    add(record);
    cr_expect(tally.cases == 2 && tally.compared == 1);
}

Test(tally, cases_are_counted_by_their_source)
{
    count("cases/a", VERDICT_PASS);
    count("cases/b/c#1", VERDICT_PASS);
    count("one", VERDICT_PASS);
    count("other#2", VERDICT_PASS);
    cr_expect(tally.by_source.count == 3);
    expect_group(&tally.by_source, "cases", 2, NULL);
    expect_group(&tally.by_source, "one", 1, NULL);
    expect_group(&tally.by_source, "other", 1, NULL);
}

static void skip(const char *id, const char *reason, bool nearly_scatter)
{
    add(recorded_case_json(skipped_record(id, reason, nearly_scatter, &arena)));
}

Test(tally, folders_without_a_scatter_operator_are_one_sentence)
{
    for (int i = 0; i < 20; i++)
        skip("cases/relu", "model.onnx: the only node is Relu", false);
    skip("cases/add", "model.onnx: the only node is Add", false);
    cr_expect(tally.skipped == 21 && tally.cases == 0 && tally.compared == 0);
    const char *text =
        passed_over_text(PASSED_OVER_OPERATOR, &tally.passed_over[PASSED_OVER_OPERATOR], &arena);
    cr_expect(strcmp(text, "21 folders without a scatter operator were passed over (first: cases/relu)") == 0,
              "%s", text);
}

Test(tally, a_single_folder_without_a_scatter_operator_is_told_with_its_reason)
{
    skip("relu", "model.onnx: the only node is Relu", false);
    const char *text =
        passed_over_text(PASSED_OVER_OPERATOR, &tally.passed_over[PASSED_OVER_OPERATOR], &arena);
    cr_expect(strcmp(text, "1 folder without a scatter operator was passed over: relu: model.onnx: the only "
                           "node is Relu") == 0,
              "%s", text);
}

Test(tally, cases_that_lack_memory_are_one_sentence_with_the_reason_of_the_first)
{
    add(recorded_case_json(lacking_record("huge/a", (uint64_t)13 << 30, (uint64_t)3 << 30, &arena)));
    add(recorded_case_json(lacking_record("huge/b", (uint64_t)15 << 30, (uint64_t)3 << 30, &arena)));
    cr_expect(tally.skipped == 2 && tally.passed_over[PASSED_OVER_MEMORY].folders == 2 && tally.cases == 0);
    cr_expect(tally.passed_over[PASSED_OVER_OPERATOR].folders == 0);
    const char *text = passed_over_text(PASSED_OVER_MEMORY, &tally.passed_over[PASSED_OVER_MEMORY], &arena);
    cr_expect(strcmp(text,
                     "2 cases were skipped for lack of memory (first: huge/a: needs 13.0 GiB of memory, 3.0 "
                     "GiB are available)") == 0,
              "%s", text);
}

Test(tally, folders_that_are_nearly_scatter_cases_are_counted_by_their_reasons)
{
    skip("s/a", "two models", true);
    skip("s/b", "two models", true);
    skip("s/c", "no model", true);
    cr_expect(tally.skipped == 3 && tally.passed_over[PASSED_OVER_OPERATOR].folders == 0);
    expect_group(&tally.nearly_scatter, "two models", 2, "s/a");
    cr_expect(tally.nearly_scatter.count == 2);
}

Test(tally, too_many_different_reasons_are_only_counted)
{
    for (int i = 0; i < 100; i++)
        skip("s/a", arena_format(&arena, "reason %d", i), true);
    cr_expect(tally.skipped == 100);
    cr_expect(tally.nearly_scatter.count + (size_t)tally.nearly_left_out == 100);
    cr_expect(tally.nearly_left_out > 0);
}

Test(tally, statements_are_computed_from_the_counted_records)
{
    count("cases/a", VERDICT_PASS);
    cr_expect(tally.conformance.versions[OPERATOR_VERSION_COUNT - 1].cases == 1);
}

Test(tally, a_destroyed_tally_is_empty)
{
    count("cases/a", VERDICT_PASS);
    tally_destroy(&tally);
    cr_expect(tally.cases == 0 && tally.by_source.count == 0);
}

/* ---- warnings ------------------------------------------------------------------------------------------ */

Test(tally, findings_of_one_operator_point_and_policy_are_alike)
{
    char text[LIKENESS_SIZE];
    struct recorded_finding finding = {
        .clause = "ScatterND-18.nan-order", .point = "NaN in data", .policy = "NaN wins"};
    finding_likeness(&finding, text);
    cr_expect(strcmp(text, "ScatterND.nan-order (NaN in data): NaN wins") == 0, "%s", text);
    finding.point = "";
    finding_likeness(&finding, text);
    cr_expect(strcmp(text, "ScatterND.nan-order: NaN wins") == 0, "%s", text);
}

Test(tally, the_likeness_of_a_long_finding_is_truncated)
{
    char text[LIKENESS_SIZE], policy[2 * LIKENESS_SIZE];
    memset(policy, 'x', sizeof policy);
    policy[sizeof policy - 1] = '\0';
    const struct recorded_finding finding = {.clause = "ScatterND-18.a", .point = "", .policy = policy};
    finding_likeness(&finding, text);
    cr_expect(strlen(text) == LIKENESS_SIZE - 1);
}

Test(tally, equal_warnings_are_counted_together_with_the_first_case)
{
    add(with(case_of("cases/a", VERDICT_PASS, "output"), "warnings", "ScatterND-18.rounding", "", "odd"));
    add(with(case_of("cases/b", VERDICT_PASS, "output"), "warnings", "ScatterND-16.rounding", "", "odd"));
    add(with(case_of("cases/c", VERDICT_PASS, "output"), "warnings", "ScatterND-16.rounding", "", "other"));
    cr_expect(tally.warnings.count == 2);
    expect_group(&tally.warnings, "ScatterND.rounding: odd", 2, "cases/a");
    expect_group(&tally.warnings, "ScatterND.rounding: other", 1, "cases/c");
}

Test(tally, several_warnings_under_one_clause_count_a_case_once)
{
    json_t *record =
        with(case_of("cases/a", VERDICT_PASS, "output"), "warnings", "ScatterND-18.rounding", "", "one");
    add(with(record, "warnings", "ScatterND-18.rounding", "", "other"));
    add(with(case_of("cases/b", VERDICT_PASS, "output"), "warnings", "ScatterND-16.rounding", "", "third"));
    cr_expect(tally.warned_clauses.count == 1);
    expect_group(&tally.warned_clauses, "ScatterND.rounding", 2, "cases/a");
}

Test(tally, warnings_under_one_clause_at_two_versions_count_a_case_once)
{
    json_t *record =
        with(case_of("cases/a", VERDICT_PASS, "output"), "warnings", "ScatterND-18.rounding", "", "one");
    add(with(record, "warnings", "ScatterND-16.rounding", "", "other"));
    expect_group(&tally.warned_clauses, "ScatterND.rounding", 1, "cases/a");
}

static json_t *with_file_warning(const char *id, const char *text)
{
    json_t *record = case_of(id, VERDICT_PASS, "output");
    (void)json_object_set_new(record, "file_warnings", json_pack("[s]", text));
    return record;
}

Test(tally, warnings_about_files_are_counted_by_their_text)
{
    add(with_file_warning("cases/a", "model.onnx: odd"));
    add(with_file_warning("cases/b", "model.onnx: odd"));
    expect_group(&tally.file_warnings, "model.onnx: odd", 2, "cases/a");
}

Test(tally, of_many_different_warnings_about_files_only_some_are_kept)
{
    char text[32];
    for (int i = 0; i < 1000; i++) {
        (void)snprintf(text, sizeof text, "odd in its own way: %d", i);
        add(with_file_warning("cases/a", text));
    }
    cr_expect(tally.file_warnings.count < 100);
    cr_expect(tally.file_warnings.count + (size_t)tally.file_warnings_left_out == 1000);
}

Test(tally, observations_are_not_warnings)
{
    add(with(case_of("cases/a", VERDICT_PASS, "output"), "observations", "ScatterND-18.rounding", "", "odd"));
    cr_expect(tally.warnings.count == 0);
    cr_expect(tally.passed_with_warnings == 0);
}

Test(tally, a_case_that_passed_with_several_warnings_counts_once)
{
    json_t *record = case_of("cases/a", VERDICT_PASS, "output");
    add(with(with(record, "warnings", "ScatterND-18.a", "", "x"), "warnings", "ScatterND-18.b", "", "y"));
    cr_expect(tally.passed_with_warnings == 1);
}

Test(tally, a_warning_of_a_failing_case_is_not_counted)
{
    add(with(case_of("cases/a", VERDICT_FAIL, "output"), "warnings", "ScatterND-18.a", "", "x"));
    cr_expect(tally.passed_with_warnings == 0);
    cr_expect(tally.warnings.count == 0);
}

Test(tally, a_warning_of_a_case_that_is_not_supported_is_counted)
{
    add(with(case_of("cases/a", VERDICT_UNSUPPORTED, "unsupported"), "warnings", "ScatterND-18.a", "", "x"));
    cr_expect(tally.warnings.count == 1);
}

/* ---- version gates ------------------------------------------------------------------------------------- */

Test(tally, the_gates_are_those_of_the_schema)
{
    cr_expect(is_version_gate("ScatterND-18.reduction-unlisted"));
    cr_expect(is_version_gate("Scatter-9.operator-absent"));
    cr_expect(is_version_gate("ScatterElements.updates-type"));
    cr_expect(is_version_gate("attribute-unknown"));
    cr_expect(!is_version_gate("ScatterND-18.index-bounds"));
    cr_expect(!is_version_gate("ScatterND-18.data-rank"));
    cr_expect(!is_version_gate(""));
}

Test(tally, a_refusal_at_a_gate_is_counted)
{
    add(with(case_of("cases/a", VERDICT_PASS, "rejected"), "observations", "ScatterND-18.data-type", "",
             "refused"));
    add(with(case_of("cases/b", VERDICT_PASS, "failed"), "observations", "ScatterND-18.data-type", "",
             "refused with an unspecific error"));
    cr_expect(tally.gates_refused == 2 && tally.gates_accepted == 0);
    cr_expect(tally.passed_gates.count == 0);
}

Test(tally, inputs_that_pass_a_gate_are_counted_separately_from_warnings)
{
    add(with(case_of("cases/a", VERDICT_PASS, "output"), "warnings", "ScatterND-16.reduction-unlisted", "",
             "ignored the reduction"));
    cr_expect(tally.gates_refused == 0 && tally.gates_accepted == 1);
    expect_group(&tally.passed_gates, "ScatterND.reduction-unlisted: ignored the reduction", 1, "cases/a");
    cr_expect(tally.warnings.count == 0);
    cr_expect(tally.passed_with_warnings == 1);
}

Test(tally, inputs_that_pass_a_gate_are_counted_under_strict_judgement_too)
{
    add(with(case_of("cases/a", VERDICT_FAIL, "output"), "failures", "ScatterND-16.reduction-unlisted", "",
             "ignored the reduction"));
    expect_group(&tally.passed_gates, "ScatterND.reduction-unlisted: ignored the reduction", 1, "cases/a");
}

Test(tally, an_input_that_two_gates_forbid_counts_once)
{
    json_t *record = case_of("cases/a", VERDICT_PASS, "output");
    add(with(with(record, "warnings", "ScatterND-18.data-type", "", "x"), "warnings",
             "ScatterND-18.updates-type", "", "x"));
    cr_expect(tally.gates_accepted == 1);
    cr_expect(tally.passed_gates.count == 2);
}

Test(tally, an_input_that_breaks_another_rule_is_not_about_gates)
{
    add(with(case_of("cases/a", VERDICT_PASS, "rejected"), "observations", "ScatterND-18.index-bounds", "",
             "refused"));
    cr_expect(tally.gates_refused == 0 && tally.gates_accepted == 0);
}

Test(tally, a_crash_at_a_gate_is_neither_refused_nor_accepted)
{
    add(with(case_of("cases/a", VERDICT_CRASH, "crash"), "failures", "ScatterND-18.data-type", "", "crash"));
    cr_expect(tally.gates_refused == 0 && tally.gates_accepted == 0);
}

/* ---- reasons of unsupported cases ---------------------------------------------------------------------- */

static json_t *unsupported(const char *message)
{
    json_t *record = case_of("cases/a", VERDICT_UNSUPPORTED, "unsupported");
    (void)json_object_set_new(record, "message", json_string(message));
    return record;
}

static json_t *limited(const char *message, bool declared)
{
    json_t *record = unsupported(message);
    (void)json_object_set_new(
        record, "limit", json_pack("{s:s, s:i, s:b}", "name", "rank", "greatest", 8, "declared", declared));
    return record;
}

static void expect_reason(const char *reason, int cases)
{
    size_t place = 0;
    while (place < tally.unsupported.count &&
           strcmp(tally_reason(&tally.unsupported.items[place]), reason) != 0)
        place++;
    cr_assert(place < tally.unsupported.count, "%s is missing", reason);
    cr_expect(tally.unsupported.items[place].count == cases, "%s", reason);
}

Test(tally, unsupported_cases_are_grouped_by_rule_and_by_message_only_without_one)
{
    static const char *const messages[] = {"node 17 is not for me", "node 18 is not for me"};
    for (size_t i = 0; i < 2; i++) {
        add(unsupported(messages[i]));
        add(with(unsupported(messages[i]), "warnings", "ScatterND-18.claimed-then-refused", "",
                 "assigned, then refused"));
        add(limited(messages[i], true));
        add(limited(messages[i], false));
    }
    add(unsupported("a ScatterND node has no kernel of MLFloat16"));
    add(unsupported("a ScatterElements node has no kernel of BFloat16"));
    add(unsupported("\nopset 27 is not for me"));
    add(unsupported("opset 27 is not for me"));
    add(unsupported(""));
    expect_reason("node N is not for me", 2);
    expect_reason("a Scatter* node has no kernel of T", 2);
    expect_reason("opset 27 is not for me", 2);
    expect_reason("no reason given", 1);
    expect_reason("assigned, then refused", 2);
    expect_reason("beyond the declared limit of rank 8", 2);
    expect_reason("beyond rank 8", 2);
}

Test(tally, there_is_no_choice_where_the_specification_calls_an_input_an_error)
{
    cr_expect(!is_choice(&(struct recorded_finding){.level = LEVEL_MUST_REJECT}));
    cr_expect(is_choice(&(struct recorded_finding){.level = LEVEL_SHOULD_REJECT}));
    cr_expect(is_choice(&(struct recorded_finding){.level = LEVEL_ANY}));
}

Test(tally, counts_the_cases_of_a_range_which_have_no_records)
{
    static const struct recorded_range ten = {.source = "random-1",
                                              .end = 10,
                                              .passed = 6,
                                              .passed_with_warnings = 1,
                                              .unsupported = 3,
                                              .compared = 6};
    struct tally counted = {0};
    executed_range_count(&ten, &counted);
    cr_expect(counted.cases == 9 && counted.compared == 6 && counted.passed_with_warnings == 1);
    cr_expect(counted.verdicts[VERDICT_PASS] == 6 && counted.verdicts[VERDICT_UNSUPPORTED] == 3);
    tally_destroy(&counted);
}

static struct recorded_footer *footer;

TestSuite(run_footer, .init = set_up, .fini = tear_down);

static void count_case(enum verdict verdict, bool compared)
{
    struct recorded_case item = recorded_case_of(NULL, &arena);
    item.id = "cases/ScatterND-18/a";
    item.operator_version = "ScatterND-18";
    item.dtype = "float16";
    item.reduction = "add";
    item.verdict = verdict;
    item.compared = compared;
    item.has_level = true;
    item.level = LEVEL_MUST;
    item.answer = ANSWER_OUTPUT;
    tally_add(&tally, &item);
}

static void make_footer(bool complete)
{
    footer = footer_record(&tally, complete, NULL, 1.5, &arena);
    cr_assert(footer != NULL);
}

Test(run_footer, repeats_the_counts)
{
    count_case(VERDICT_PASS, true);
    count_case(VERDICT_CRASH, false);
    make_footer(true);
    cr_expect(footer->cases == 2 && footer->compared == 1 && footer->skipped == 0 && footer->complete);
    cr_expect(footer->verdicts[VERDICT_CRASH] == 1 && footer->verdicts[VERDICT_FAIL] == 0);
    cr_expect(footer->of_no_version == NULL && footer->run_again == NULL && footer->nondeterminism == NULL);
}

Test(run_footer, states_the_conformance_of_each_version)
{
    count_case(VERDICT_PASS, true);
    make_footer(true);
    cr_assert(footer->statements.count == 1);
    cr_expect(strcmp(footer->statements.items[0].operator_version, "ScatterND-18") == 0);
    cr_expect(strcmp(footer->statements.items[0].statement, "complete") == 0);
}

Test(run_footer, says_when_a_run_is_not_complete)
{
    count_case(VERDICT_PASS, true);
    make_footer(false);
    cr_expect(!footer->complete);
    cr_expect(strcmp(footer->statements.items[0].statement, "incomplete") == 0);
}

Test(run_footer, is_missing_without_memory)
{
    struct arena none = arena_create(0);
    count_case(VERDICT_PASS, true);
    cr_expect(footer_record(&tally, true, NULL, 1.5, &none) == NULL);
}
