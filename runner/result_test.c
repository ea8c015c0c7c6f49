#include "case_fixture.h"
#include "result.h"

#include <criterion/criterion.h>
#include <string.h>

static struct node_fixture fixture;
static struct scatter_case the_case;
static struct answer answer;
static struct judgement judgement;
static struct case_result result;
static json_t *record;

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
                                  .command = "scatter-cts run"};
    record = NULL;
}

static void tear_down(void)
{
    json_decref(record);
    fixture_end(&fixture);
}

TestSuite(result, .init = set_up, .fini = tear_down);

static void make(void)
{
    json_decref(record);
    record = case_record(&result, &fixture.arena);
    cr_assert(record != NULL);
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

/* ---- cases ------------------------------------------------------------------------------------------------------------- */

Test(result, a_plain_pass_has_these_members)
{
    make();
    expect_members(MEMBERS("type", "id", "implementation", "verdict", "compared", "operator_version", "opset",
                           "dtype", "reduction", "expectation", "answer", "command"));
}

Test(result, the_facts_of_the_case_are_told)
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

Test(result, what_the_author_says_is_told)
{
    static const char *const clauses[] = {"ScatterND.one", "ScatterND.two"};
    the_case.clauses = clauses;
    the_case.clause_count = 2;
    the_case.why = "because";
    the_case.expectation = EXPECT_EXACT;
    make();
    expect_array("clauses", "ScatterND.one|ScatterND.two");
    expect_text("why", "because");
    expect_text("expectation", "exact");
}

Test(result, warnings_about_the_files_are_told)
{
    static const char *const warnings[] = {"input_0.pb: odd"};
    the_case.warnings = warnings;
    the_case.warning_count = 1;
    make();
    expect_array("file_warnings", "input_0.pb: odd");
}

Test(result, an_explanation_is_told_line_by_line)
{
    judgement.verdict = VERDICT_FAIL;
    judgement.explanation = "one\n\n  two\n";
    make();
    expect_array("explanation", "one||  two");
}

Test(result, a_last_line_without_an_end_is_a_line)
{
    judgement.explanation = "one\ntwo";
    make();
    expect_array("explanation", "one|two");
}

Test(result, the_message_of_an_answer_is_told)
{
    answer.kind = ANSWER_REJECTED;
    answer.message = "index out of range";
    make();
    expect_text("answer", "rejected");
    expect_text("message", "index out of range");
}

Test(result, what_was_printed_is_told_unless_all_is_well)
{
    answer.text = "one\ntwo\n";
    make();
    cr_expect(json_object_get(record, "printed") == NULL);
    judgement.verdict = VERDICT_CRASH;
    make();
    expect_array("printed", "one|two");
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

Test(result, texts_of_strangers_are_made_printable)
{
    answer.message = "\x1b[2J\xff";
    result.id = "cases/\xff";
    judgement.explanation = "a\x07\n";
    make();
    expect_text("message", "?[2J?");
    expect_text("id", "cases/?");
    expect_array("explanation", "a?");
}

/* ---- other records ------------------------------------------------------------------------------------------------------ */

Test(result, a_skipped_folder_has_a_record)
{
    record = skipped_record("cases/relu", "Relu", &fixture.arena);
    expect_members(MEMBERS("type", "id", "reason"));
    expect_text("type", "skipped");
    expect_text("id", "cases/relu");
    expect_text("reason", "Relu");
}

Test(result, a_skipped_folder_with_an_odd_name_has_a_record)
{
    record = skipped_record("cases/\xff\n\x1b", "Re\xfflu", &fixture.arena);
    cr_assert(record != NULL);
    expect_text("id", "cases/?\n?");
    expect_text("reason", "Re?lu");
}

static json_t *make_header(const char *specification, const char *value)
{
    static struct option options[1];
    static struct execution_settings settings;
    static struct implementation implementation;
    static struct session session;
    static const struct case_source sources[] = {{.name = "cases", .count = 3},
                                                 {.name = "mi\xffne", .count = 1}};
    options[0] = (struct option){"key", value};
    settings = (struct execution_settings){.options = options, .option_count = 1};
    implementation.specification = specification;
    implementation.settings = &settings;
    session.implementation = &implementation;
    session.declaration = (struct declaration){.name = "backend", .version = "1.0"};
    return header_record(&session, fixture_judging(), sources, 2, &fixture.arena);
}

Test(result, the_header_says_what_is_run_with_what)
{
    record = make_header("lib.so", "value");
    cr_assert(record != NULL);
    expect_members(MEMBERS("type", "program", "version", "format", "implementation", "limits", "sources"));
    expect_text("type", "header");
    expect_text("program", "scatter-cts");
    cr_expect(strlen(record_text(record, "version")) > 0);
    const json_t *implementation = json_object_get(record, "implementation");
    cr_expect(strcmp(record_text(implementation, "specification"), "lib.so") == 0);
    cr_expect(strcmp(record_text(implementation, "name"), "backend") == 0);
    cr_expect(strcmp(record_text(implementation, "version"), "1.0") == 0);
    cr_expect(strcmp(record_text(json_object_get(implementation, "options"), "key"), "value") == 0);
    const json_t *sources = json_object_get(record, "sources");
    cr_assert(json_array_size(sources) == 2);
    cr_expect(json_integer_value(json_object_get(json_array_get(sources, 0), "cases")) == 3);
}

Test(result, a_header_with_odd_texts_is_a_header)
{
    record = make_header("lib\xff.so", "v\xff");
    cr_assert(record != NULL);
    const json_t *implementation = json_object_get(record, "implementation");
    cr_expect(strcmp(record_text(implementation, "specification"), "lib?.so") == 0);
    cr_expect(strcmp(record_text(json_object_get(implementation, "options"), "key"), "v?") == 0);
    cr_expect(json_array_size(json_object_get(record, "sources")) == 2);
}

Test(result, a_member_that_is_no_text_reads_as_none)
{
    make();
    expect_text("opset", "");
    expect_text("nothing", "");
}

/* ---- counting ------------------------------------------------------------------------------------------------------------ */

static struct tally tally;

static void count(const char *id, enum verdict verdict, bool compared)
{
    result.id = id;
    judgement.verdict = verdict;
    judgement.compared = compared;
    make();
    tally_add(&tally, record);
}

Test(result, every_verdict_is_counted_as_itself)
{
    tally = (struct tally){0};
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        for (int times = 0; times <= verdict; times++)
            count("cases/a", (enum verdict)verdict, false);
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        cr_expect(tally.verdicts[verdict] == verdict + 1, "%s", verdict_name((enum verdict)verdict));
    cr_expect(tally.cases == VERDICT_COUNT * (VERDICT_COUNT + 1) / 2);
    tally_destroy(&tally);
}

Test(result, compared_cases_are_counted_apart)
{
    tally = (struct tally){0};
    count("cases/a", VERDICT_PASS, true);
    count("cases/b", VERDICT_UNSUPPORTED, false);
    cr_expect(tally.cases == 2 && tally.compared == 1);
    tally_destroy(&tally);
}

Test(result, cases_are_counted_by_their_source)
{
    tally = (struct tally){0};
    count("cases/a", VERDICT_PASS, true);
    count("cases/b/c#1", VERDICT_PASS, true);
    count("one", VERDICT_PASS, true);
    count("other#2", VERDICT_PASS, true);
    cr_expect(json_object_size(tally.by_source) == 3);
    cr_expect(json_integer_value(json_object_get(tally.by_source, "cases")) == 2);
    cr_expect(json_integer_value(json_object_get(tally.by_source, "one")) == 1);
    cr_expect(json_integer_value(json_object_get(tally.by_source, "other")) == 1);
    tally_destroy(&tally);
}

Test(result, skipped_folders_are_counted_and_the_first_few_named)
{
    tally = (struct tally){0};
    for (int i = 0; i < 20; i++) {
        json_t *skipped = skipped_record("cases/relu", "Relu", &fixture.arena);
        tally_add(&tally, skipped);
        json_decref(skipped);
    }
    cr_expect(tally.skipped == 20 && tally.cases == 0 && tally.compared == 0);
    size_t named = json_array_size(tally.skipped_names);
    cr_expect(named > 0 && named < 20, "%zu names", named);
    cr_expect(strcmp(json_string_value(json_array_get(tally.skipped_names, 0)), "cases/relu") == 0);
    tally_destroy(&tally);
}

Test(result, the_footer_repeats_the_counts)
{
    tally = (struct tally){0};
    count("cases/a", VERDICT_PASS, true);
    count("cases/b", VERDICT_CRASH, false);
    json_decref(record);
    record = footer_record(&tally, true);
    expect_members(MEMBERS("type", "cases", "compared", "skipped", "verdicts", "complete"));
    cr_expect(json_integer_value(json_object_get(record, "cases")) == 2);
    cr_expect(json_integer_value(json_object_get(record, "compared")) == 1);
    cr_expect(json_integer_value(json_object_get(record, "skipped")) == 0);
    cr_expect(json_is_true(json_object_get(record, "complete")));
    const json_t *verdicts = json_object_get(record, "verdicts");
    cr_expect(json_object_size(verdicts) == VERDICT_COUNT);
    cr_expect(json_integer_value(json_object_get(verdicts, "crash")) == 1);
    cr_expect(json_integer_value(json_object_get(verdicts, "fail")) == 0);
    tally_destroy(&tally);
}

Test(result, the_footer_says_when_a_run_is_not_complete)
{
    tally = (struct tally){0};
    record = footer_record(&tally, false);
    cr_expect(json_is_false(json_object_get(record, "complete")));
}

Test(result, a_destroyed_tally_is_empty)
{
    tally = (struct tally){0};
    count("cases/a", VERDICT_PASS, true);
    tally_destroy(&tally);
    cr_expect(tally.cases == 0 && tally.by_source == NULL && tally.skipped_names == NULL);
    tally_destroy(&tally);
}
