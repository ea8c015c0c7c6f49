#include "case_fixture.h"
#include "judge_fixture.h"
#include "process_tree.h"
#include "record.h"
#include "record_members.h"
#include "result.h"

#include <criterion/criterion.h>
#include <string.h>

static struct node_fixture fixture;
static struct scatter_case the_case;
static struct answer answer;
static struct judgement judgement;
static struct case_result result;
static json_t *record;
static struct implementation tested;

static void set_up(void)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT16, NULL, DIMS(2));
    fixture_text(&fixture, "reduction", "add");
    the_case = case_from_node(&fixture);
    answer = (struct answer){.kind = ANSWER_OUTPUT, .message = "", .text = ""};
    judgement = (struct judgement){.verdict = VERDICT_PASS, .compared = true, .explanation = ""};
    result = (struct case_result){.id = "cases/ScatterND-18/a",
                                  .specification = "lib.so",
                                  .the_case = &the_case,
                                  .answer = &answer,
                                  .judgement = &judgement,
                                  .command = "scatter-cts run",
                                  .seconds = -1};
    record = NULL;
}

static void tear_down(void)
{
    json_decref(record);
    fixture_end(&fixture);
}

TestSuite(result, .init = set_up, .fini = tear_down);

/* The record as it is written. */
static void take(const struct recorded_case *item)
{
    cr_assert(item != NULL);
    json_decref(record);
    record = recorded_case_json(item);
}

static void make(void)
{
    take(case_record(&result, &fixture.arena));
}

static void expect_text(const char *member, const char *expected)
{
    cr_expect(strcmp(record_text(record, member), expected) == 0, "%s: %s", member,
              record_text(record, member));
}

/* Whether the record has exactly these members, in any order. */
static void expect_members(const char *const *members)
{
    size_t count = 0;
    for (; members[count] != NULL; count++)
        cr_expect(json_object_get(record, members[count]) != NULL, "%s is missing", members[count]);
    cr_expect(json_object_size(record) == count, "%zu members instead of %zu", json_object_size(record),
              count);
}

#define MEMBERS(...) ((const char *const[]){__VA_ARGS__, NULL})

/* The texts of an array, joined by "|". */
static void expect_array(const char *member, const char *expected)
{
    char joined[256] = "";
    size_t index;
    const json_t *text;
    json_array_foreach(json_object_get(record, member), index, text)
    {
        cr_assert(strlen(joined) + strlen(json_string_value(text)) + 2 < sizeof joined);
        strcat(strcat(joined, index == 0 ? "" : "|"), json_string_value(text));
    }
    cr_expect(strcmp(joined, expected) == 0, "%s: %s", member, joined);
}

/* ---- cases --------------------------------------------------------------------------------------------- */

Test(result, a_plain_pass_has_these_members)
{
    make();
    expect_members(MEMBERS("type", "id", "implementation", "verdict", "compared", "case_hash",
                           "operator_version", "opset", "dtype", "reduction", "expectation", "answer",
                           "command"));
}

Test(result, the_properties_of_the_case_are_recorded)
{
    make();
    expect_text("type", "case");
    expect_text("id", "cases/ScatterND-18/a");
    expect_text("implementation", "lib.so");
    expect_text("verdict", "pass");
    expect_text("operator_version", "ScatterND-18");
    expect_text("dtype", "float16");
    expect_text("reduction", "add");
    expect_text("expectation", "unstated");
    expect_text("answer", "output");
    expect_text("command", "scatter-cts run");
    cr_expect(json_integer_value(json_object_get(record, "opset")) == 18);
    cr_expect(json_is_true(json_object_get(record, "compared")));
}

Test(result, the_statements_of_the_author_are_recorded)
{
    static const char *const clauses[] = {"ScatterND.one", "ScatterND.two"};
    the_case.clauses = clauses;
    the_case.clause_count = 2;
    the_case.why = "because";
    the_case.expectation = EXPECT_EXACT;
    the_case.tier = TIER_CORE;
    make();
    expect_array("clauses", "ScatterND.one|ScatterND.two");
    expect_text("why", "because");
    expect_text("expectation", "exact");
    expect_text("tier", "core");
}

Test(result, warnings_about_the_files_are_recorded)
{
    static const char *const warnings[] = {"input_0.pb: odd"};
    the_case.warnings = warnings;
    the_case.warning_count = 1;
    make();
    expect_array("file_warnings", "input_0.pb: odd");
}

Test(result, an_explanation_is_recorded_line_by_line)
{
    judgement.verdict = VERDICT_FAIL;
    judgement.explanation = "one\n\n  two\n";
    make();
    expect_array("explanation", "one||  two");
}

Test(result, the_output_of_a_plain_pass_is_not_recorded)
{
    make();
    cr_expect(json_object_get(record, "output") == NULL);
}

Test(result, the_output_of_a_failure_is_recorded)
{
    answer.output = the_case.inputs[INPUT_DATA];
    judgement.verdict = VERDICT_FAIL;
    make();
    cr_expect_str_eq(record_text(json_object_get(record, "output"), "dtype"), "float16");
}

Test(result, the_output_of_a_pass_with_a_warning_is_recorded)
{
    answer.output = the_case.inputs[INPUT_DATA];
    struct finding finding = {.severity = SEVERITY_WARNING, .clause = "nan-bits", .policy = "changed"};
    findings_add(&judgement.findings, finding);
    make();
    cr_expect_str_eq(record_text(json_object_get(record, "output"), "dtype"), "float16");
}

Test(result, the_time_of_a_case_that_was_run_is_recorded)
{
    result.seconds = 0.25;
    make();
    cr_expect(json_real_value(json_object_get(record, "seconds")) == 0.25);
}

Test(result, the_time_of_a_case_has_the_digits_that_its_file_has)
{
    result.seconds = 0.123456789;
    make();
    cr_expect(json_real_value(json_object_get(record, "seconds")) == 0.123457);
}

Test(result, a_last_line_without_a_newline_is_a_line)
{
    judgement.explanation = "one\ntwo";
    make();
    expect_array("explanation", "one|two");
}

Test(result, the_message_of_an_answer_is_recorded)
{
    answer.kind = ANSWER_REJECTED;
    answer.message = "index out of range";
    make();
    expect_text("answer", "rejected");
    expect_text("message", "index out of range");
}

Test(result, printed_text_is_recorded_except_for_a_plain_pass)
{
    answer.text = "one\ntwo\n";
    make();
    cr_expect(json_object_get(record, "printed") == NULL);
    judgement.verdict = VERDICT_CRASH;
    make();
    expect_array("printed", "one|two");
}

Test(result, without_memory_for_its_id_a_case_has_no_record)
{
    struct arena small = arena_create(1);
    cr_expect(case_record(&result, &small) == NULL);
    arena_destroy(&small);
}

Test(result, a_case_that_could_not_be_read_has_fewer_members)
{
    result.the_case = NULL;
    result.answer = NULL;
    judgement = (struct judgement){.verdict = VERDICT_UNREADABLE, .explanation = "model.onnx: no graph\n"};
    make();
    expect_members(MEMBERS("type", "id", "implementation", "verdict", "compared", "explanation", "command"));
    expect_text("verdict", "unreadable");
    cr_expect(json_is_false(json_object_get(record, "compared")));
}

Test(result, third_party_texts_are_made_printable)
{
    answer.message = "\x1b[2J\xff";
    result.id = "cases/\xff";
    judgement.explanation = "a\x07\n";
    make();
    expect_text("message", "?[2J?");
    expect_text("id", "cases/?");
    expect_array("explanation", "a?");
}

/* ---- findings ------------------------------------------------------------------------------------------ */

/* Creates the record of a case of ScatterND-18 with one finding and returns the finding's object. */
static const json_t *make_finding(struct finding finding, const char *member)
{
    result.version = operator_version_resolve(OPERATOR_SCATTER_ND, 18);
    judgement.findings = (struct findings){.items = {finding}, .count = 1};
    make();
    cr_assert(json_array_size(json_object_get(record, member)) == 1, "%s", member);
    return json_array_get(json_object_get(record, member), 0);
}

static const struct finding plain_finding = {.severity = SEVERITY_OBSERVATION,
                                             .level = LEVEL_ANY,
                                             .clause = "nan-order",
                                             .point = "",
                                             .policy = "NaN wins"};

Test(result, a_finding_names_the_clause_at_the_version_its_level_and_the_policy)
{
    const json_t *finding = make_finding(plain_finding, "observations");
    cr_expect(strcmp(record_text(finding, "clause"), "ScatterND-18.nan-order") == 0);
    cr_expect(strcmp(record_text(finding, "level"), "any") == 0);
    cr_expect(strcmp(record_text(finding, "policy"), "NaN wins") == 0);
    cr_expect(json_object_size(finding) == 3);
}

Test(result, a_finding_has_its_optional_members)
{
    struct finding whole = plain_finding;
    whole.point = "NaN in data";
    whole.detail = "for example";
    whole.cells = 5;
    whole.unsearched = 2;
    const json_t *finding = make_finding(whole, "observations");
    cr_expect(strcmp(record_text(finding, "point"), "NaN in data") == 0);
    cr_expect(strcmp(record_text(finding, "detail"), "for example") == 0);
    cr_expect(json_integer_value(json_object_get(finding, "cells")) == 5);
    cr_expect(json_integer_value(json_object_get(finding, "unsearched")) == 2);
}

Test(result, findings_are_grouped_by_severity)
{
    struct finding finding = plain_finding;
    finding.severity = SEVERITY_WARNING;
    (void)make_finding(finding, "warnings");
    cr_expect(json_object_get(record, "observations") == NULL);
    finding.severity = SEVERITY_FAILURE;
    (void)make_finding(finding, "failures");
    cr_expect(json_object_get(record, "warnings") == NULL);
}

Test(result, misreadings_are_recorded_with_the_clause_that_the_first_breaks)
{
    result.version = operator_version_resolve(OPERATOR_SCATTER_ND, 18);
    judgement.verdict = VERDICT_FAIL;
    judgement.misreadings.has[MISREADING_TUPLE_REVERSED] = judgement.misreadings.has[MISREADING_LAST_LOST] =
        true;
    judgement.misreading_count = 2;
    judgement.blamed = "tuple";
    make();
    expect_text("misreading", "tuple-reversed");
    expect_array("misreadings", "tuple-reversed|last-update-lost");
    expect_text("blamed", "ScatterND-18.tuple");
}

Test(result, without_a_misreading_none_is_recorded)
{
    result.version = operator_version_resolve(OPERATOR_SCATTER_ND, 18);
    judgement.verdict = VERDICT_FAIL;
    make();
    cr_expect(json_object_get(record, "misreading") == NULL &&
              json_object_get(record, "misreadings") == NULL && json_object_get(record, "blamed") == NULL);
}

Test(result, the_level_of_a_verdict_is_that_of_the_clause_that_decided)
{
    static const enum verdict decided[] = {VERDICT_PASS, VERDICT_FAIL, VERDICT_CRASH, VERDICT_TIMEOUT,
                                           VERDICT_MEMORY};
    result.version = operator_version_resolve(OPERATOR_SCATTER_ND, 18);
    judgement.level = LEVEL_SHOULD_REJECT;
    for (size_t i = 0; i < sizeof decided / sizeof decided[0]; i++) {
        judgement.verdict = decided[i];
        make();
        expect_text("level", "should-reject");
    }
}

Test(result, a_verdict_that_no_clause_decided_has_no_level)
{
    static const enum verdict undecided[] = {VERDICT_DISPUTED, VERDICT_NOT_RUN, VERDICT_UNREADABLE,
                                             VERDICT_ERROR};
    result.version = operator_version_resolve(OPERATOR_SCATTER_ND, 18);
    for (size_t i = 0; i < sizeof undecided / sizeof undecided[0]; i++) {
        judgement.verdict = undecided[i];
        make();
        cr_expect(json_object_get(record, "level") == NULL, "%s", verdict_name(undecided[i]));
    }
}

/* ---- other records ------------------------------------------------------------------------------------- */

Test(result, a_skipped_folder_has_a_record)
{
    take(skipped_record("cases/relu", "Relu", false, &fixture.arena));
    expect_members(MEMBERS("type", "id", "reason"));
    expect_text("type", "skipped");
    expect_text("id", "cases/relu");
    expect_text("reason", "Relu");
}

Test(result, a_skipped_folder_that_is_nearly_a_scatter_case_says_so)
{
    take(skipped_record("cases/two", "two models", true, &fixture.arena));
    expect_members(MEMBERS("type", "id", "reason", "nearly_scatter"));
    cr_expect(json_is_true(json_object_get(record, "nearly_scatter")));
}

Test(result, a_skipped_folder_with_an_odd_name_has_a_record)
{
    take(skipped_record("cases/\xff\n\x1b", "Re\xfflu", false, &fixture.arena));
    expect_text("id", "cases/???");
    expect_text("reason", "Re?lu");
}

/* A header as it is written. */
static json_t *written(const struct recorded_header *header)
{
    const struct result_record made = result_of_header(header);
    cr_assert(header != NULL);
    return result_record_json(&made);
}

static json_t *make_header(const char *specification, const char *value)
{
    static struct option options[1];
    static struct execution_settings settings;
    static struct session session;
    static const struct case_source sources[] = {{.argument = "cases", .name = "cases", .count = 3},
                                                 {.argument = "b=my dir", .name = "mi\xffne", .count = 1}};
    static const struct corpus_identity corpora[] = {{.hash = "0123", .version = "0.1.0"}, {0}};
    static const char *const filters[] = {"*/a", "*/b", NULL};
    static const char *const strict[] = {"ScatterND.index-*", "x\xff", NULL};
    static const struct selection selection = {.ids = filters, .tier = "core"};
    static struct judge_settings judging;
    options[0] = (struct option){"key", value};
    settings = (struct execution_settings){
        .options = options, .option_count = 1, .case_milliseconds = 10, .memory = 20, .largest_frame = 30};
    tested.specification = specification;
    tested.settings = &settings;
    session.implementation = &tested;
    session.declaration = (struct declaration){.name = "backend", .version = "1.0"};
    judging = *fixture_judging();
    judging.strict = strict;
    const struct run_description description = {.session = &session,
                                                .judge = &judging,
                                                .selection = &selection,
                                                .sources = sources,
                                                .corpora = corpora,
                                                .source_count = 2,
                                                .command = "scatter-cts run",
                                                .started = "2026-01-02T03:04:05Z"};
    return written(header_record(&description, &fixture.arena));
}

Test(result, the_header_has_the_implementation_and_its_settings)
{
    record = make_header("lib.so", "value");
    cr_assert(record != NULL);
    expect_members(MEMBERS("type", "program", "version", "format", "started", "command", "edition", "strict",
                           "implementation", "limits", "sources", "selection"));
    expect_text("type", "header");
    expect_text("program", "scatter-cts");
    cr_expect(strlen(record_text(record, "version")) > 0);
    const json_t *implementation = json_object_get(record, "implementation");
    cr_expect(strcmp(record_text(implementation, "specification"), "lib.so") == 0);
    cr_expect(strcmp(record_text(implementation, "name"), "backend") == 0);
    cr_expect(strcmp(record_text(implementation, "version"), "1.0") == 0);
    cr_expect(strcmp(record_text(json_object_get(implementation, "options"), "key"), "value") == 0);
}

Test(result, the_header_names_the_options_that_select_cases)
{
    struct selection taken;
    struct error error;
    bool listed;
    struct recorded_header header = {.format = 0};
    record = make_header("lib.so", "value");
    cr_assert(record_fill(&header, record, &header_form, &fixture.arena));
    cr_assert(selection_take(&taken, &listed, &header, &fixture.arena, &error) == STATUS_OK, "%s",
              error.message);
    cr_expect(taken.ids != NULL && strcmp(taken.ids[0], "*/a") == 0 && strcmp(taken.ids[1], "*/b") == 0);
    cr_expect(taken.ids[2] == NULL && strcmp(taken.tier, "core") == 0 && taken.operators == NULL && !listed);
}

Test(result, the_header_describes_the_isolation)
{
    record = make_header("lib.so", "value");
    const json_t *isolation = json_object_get(json_object_get(record, "implementation"), "isolation");
    cr_expect(json_is_true(json_object_get(isolation, "process")));
    cr_expect(json_is_true(json_object_get(isolation, "memory_watched")));
    cr_expect_str_eq(record_text(isolation, "guard"), "start");
}

Test(result, options_that_are_given_override_those_of_the_manifest)
{
    static const struct option written[] = {{"key", "of the manifest"}, {"library", "{build}/lib.so"}};
    tested.written_defaults = written;
    tested.default_count = 2;
    record = make_header("lib.so", "value");
    const json_t *options = json_object_get(json_object_get(record, "implementation"), "options_in_effect");
    cr_expect_str_eq(record_text(options, "key"), "value");
    cr_expect_str_eq(record_text(options, "library"), "{build}/lib.so");
}

Test(result, the_header_names_the_sources_with_their_hashes)
{
    record = make_header("lib.so", "value");
    const json_t *sources = json_object_get(record, "sources");
    cr_assert(json_array_size(sources) == 2);
    const json_t *first = json_array_get(sources, 0);
    cr_expect(strcmp(record_text(first, "name"), "cases") == 0);
    cr_expect(json_integer_value(json_object_get(first, "cases")) == 3);
    cr_expect(strcmp(record_text(first, "corpus_hash"), "0123") == 0);
}

Test(result, an_unknown_hash_is_null)
{
    record = make_header("lib.so", "value");
    const json_t *second = json_array_get(json_object_get(record, "sources"), 1);
    cr_expect(strcmp(record_text(second, "name"), "mi?ne") == 0);
    cr_expect(json_is_null(json_object_get(second, "corpus_hash")));
}

/* The first source of a header of a run, for one corpus. */
static const json_t *make_source(struct corpus_identity corpus)
{
    static const struct selection selection;
    static const struct execution_settings settings;
    static const struct implementation implementation = {.specification = "", .settings = &settings};
    static const struct session session = {.implementation = (struct implementation *)&implementation,
                                           .declaration = {.name = "", .version = ""}};
    const struct run_description description = {
        .session = &session,
        .judge = fixture_judging(),
        .selection = &selection,
        .sources =
            &(const struct case_source){.argument = "cases", .name = "cases", .folder = "", .count = 3},
        .corpora = &corpus,
        .source_count = 1,
        .command = "",
        .started = ""};
    record = written(header_record(&description, &fixture.arena));
    return json_array_get(json_object_get(record, "sources"), 0);
}

Test(result, the_header_has_the_version_of_a_corpus_that_matches_its_manifest)
{
    const json_t *source = make_source((struct corpus_identity){.hash = "0123", .version = "0.1.0"});
    cr_expect(strcmp(record_text(source, "corpus_version"), "0.1.0") == 0);
    cr_expect(json_is_true(json_object_get(source, "corpus_matches")));
}

Test(result, the_header_says_that_a_corpus_does_not_match_its_manifest)
{
    const json_t *source =
        make_source((struct corpus_identity){.hash = "0123", .version = "0.1.0", .problem = "a is changed"});
    cr_expect(json_is_false(json_object_get(source, "corpus_matches")));
}

Test(result, an_unreadable_manifest_gives_no_version)
{
    const json_t *source = make_source((struct corpus_identity){.version = "", .problem = "no JSON"});
    cr_expect(json_object_get(source, "corpus_version") == NULL);
    cr_expect(json_is_false(json_object_get(source, "corpus_matches")));
}

Test(result, a_source_without_a_manifest_has_only_a_hash)
{
    const json_t *source = make_source((struct corpus_identity){.hash = "0123"});
    cr_expect(json_object_get(source, "corpus_version") == NULL);
    cr_expect(json_object_get(source, "corpus_matches") == NULL);
}

Test(result, the_header_has_the_command_that_repeats_the_run)
{
    record = make_header("lib.so", "value");
    expect_text("command", "scatter-cts run --cases cases --cases 'b=my dir' --filter '*/a' --filter '*/b' "
                           "--tier core");
}

Test(result, the_header_has_the_settings_of_the_judge)
{
    record = make_header("lib.so", "value");
    expect_text("edition", "onnx-1.23");
    expect_array("strict", "ScatterND.index-*|x?");
}

Test(result, the_header_has_the_limits)
{
    record = make_header("lib.so", "value");
    const json_t *limits = json_object_get(record, "limits");
    cr_expect(json_integer_value(json_object_get(limits, "case_milliseconds")) == 10);
    cr_expect(json_integer_value(json_object_get(limits, "memory_bytes")) == 20);
    cr_expect(json_integer_value(json_object_get(limits, "frame_bytes")) == 30);
}

Test(result, the_header_says_what_counts_as_time)
{
    record = make_header("lib.so", "value");
    const char *expected = tree_meter_is_available() ? "wall-without-waiting" : "wall";
    cr_expect(strcmp(record_text(json_object_get(record, "limits"), "time"), expected) == 0);
}

Test(result, without_processes_no_time_counts)
{
    tested.kind = IMPLEMENTATION_ANSWERS;
    record = make_header("answers:folder", "value");
    cr_expect(json_object_get(json_object_get(record, "limits"), "time") == NULL);
}

Test(result, a_header_with_unprintable_texts_is_a_header)
{
    record = make_header("lib\xff.so", "v\xff");
    cr_assert(record != NULL);
    const json_t *implementation = json_object_get(record, "implementation");
    cr_expect(strcmp(record_text(implementation, "specification"), "lib?.so") == 0);
    cr_expect(strcmp(record_text(json_object_get(implementation, "options"), "key"), "v?") == 0);
    cr_expect(json_array_size(json_object_get(record, "sources")) == 2);
}

Test(result, a_member_that_is_not_a_string_is_read_as_missing)
{
    make();
    expect_text("opset", "");
    expect_text("nothing", "");
}

/* Expects a copy of the structure of this record to be equal to it, also when the original is overwritten. */
static void expect_copied(const char *text, const struct record_form *form)
{
    enum { WIPED = 24 * 1024 };
    static const char *const none[] = {NULL};
    struct arena arena = arena_create((size_t)1 << 20);
    struct error error;
    json_t *read = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    cr_assert(record_check(read, form, &error) == STATUS_OK, "%s", error.message);
    void *original = arena_allocate_zeroed(&arena, 1, form->size);
    cr_assert(record_fill(original, read, form, &arena));
    void *copy = record_copy(original, form, NULL);
    cr_assert(copy != NULL);
    cr_expect(record_difference(copy, original, form, none) == NULL);
    json_t *expected = record_json(original, form);
    json_decref(read);
    arena_reset(&arena);
    memset(arena_allocate(&arena, WIPED), 'x', WIPED);
    record = record_json(copy, form);
    cr_expect(json_equal(record, expected));
    json_decref(expected);
    free(copy);
    arena_destroy(&arena);
}

Test(result, a_copy_of_a_header_is_equal_and_independent)
{
    expect_copied("{\"format\": 3, \"edition\": \"onnx-1.23\", \"strict\": [\"*.a\", \"*.b\"], \"seed\": 0,"
                  "\"most_seconds\": 1.5, \"implementation\": {\"specification\": \"lib.so\", \"isolation\": "
                  "{\"process\": true, \"guard\": \"start\"}, \"options\": {\"a\": \"1\", \"b\": \"2\"}},"
                  "\"sources\": [{\"name\": \"one\", \"corpus_hash\": \"0123\", \"corpus_matches\": false},"
                  "{\"name\": \"two\", \"corpus_hash\": null}], \"selection\": {\"filter\": [\"*/a\"]}}",
                  &header_form);
}

Test(result, a_copy_of_a_footer_is_equal_and_independent)
{
    expect_copied("{\"cases\": 2, \"skipped\": 1, \"complete\": true, \"seconds\": 0.5, \"verdicts\": "
                  "{\"pass\": 1, \"fail\": 1}, \"statements\": [{\"operator_version\": \"ScatterND-18\","
                  "\"standings\": {\"answered\": 1}, \"complete_for\": [{\"dtype\": \"float\"}]}],"
                  "\"of_no_version\": {\"cases\": 1, \"verdicts\": {\"crash\": 1}}, \"causes\": [{\"ids\":"
                  "[\"a\", \"b\"], \"drawings\": [{\"id\": \"a\", \"picture\": {\"parts\": [[1]]}}], "
                  "\"suspect\": {\"feature\": \"opset 16\", \"coefficient\": 0.25}}],"
                  "\"shrunk\": [{\"data\": [2, 3], \"indices\": [1], \"updates\": []}], \"lost_processes\":"
                  "[{\"when\": \"in a case\", \"how\": \"exited\", \"count\": 2}]}",
                  &footer_form);
}

Test(result, a_skipped_folder_has_no_members_of_a_case)
{
    record = json_pack("{s:s, s:s, s:s, s:s, s:s}", "type", "skipped", "id", "c/a", "reason", "r",
                       "case_hash", "00", "verdict", "fail");
    const struct recorded_case item = recorded_case_of(record, &fixture.arena);
    cr_expect(item.is_skipped && !recorded_fails(&item));
    cr_expect_str_eq(item.case_hash, "");
    cr_expect_str_eq(item.reason, "r");
}
