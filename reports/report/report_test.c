/* Tests of what reports know of runs, and of the drawings of causes. */
#include "case_page.h"
#include "case_source.h"
#include "judge_fixture.h"
#include "large_values.h"
#include "record.h"
#include "record_members.h"
#include "reported_fixture.h"
#include "result_reader.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

static struct reported_fixture fixture;

static void begin(void)
{
    reported_fixture_begin(&fixture);
}

static void end(void)
{
    reported_fixture_end(&fixture);
}

TestSuite(report, .init = begin, .fini = end);

static const struct reported_run *read_run(const char *text)
{
    cr_assert(eq(int, (int)reported_fixture_read(&fixture, text), STATUS_OK), "%s", fixture.error.message);
    return &fixture.report.runs[fixture.report.count - 1];
}

/* The number of a clause in the clause set. */
static size_t clause_number(const char *id)
{
    const struct operator_version *version;
    return (size_t)(clause_find(fixture_judging()->clauses, id, &version) -
                    fixture_judging()->clauses->clauses);
}

/* The member of a footer for refusals that are not shown. */
#define SETTLED(ids) \
    ", \"settled\": [{\"standing\": \"not_shown\", \"of_pair\": true, \"ids\": [\"" ids "\"]}]"

Test(report, an_implementation_has_its_declared_name)
{
    const struct reported_run *run = read_run(HEADER FOOTER("0"));
    cr_expect(eq(str, (char *)reported_title(run, &fixture.arena), "lib 1.2"));
}

Test(report, an_implementation_without_a_declared_name_is_named_by_its_specification)
{
    const struct reported_run *run =
        read_run("{\"type\": \"header\", \"format\": 3, \"implementation\": {\"specification\": "
                 "\"lib.so\"}}\n" FOOTER("0"));
    cr_expect(eq(str, (char *)reported_title(run, &fixture.arena), "lib.so"));
}

#define AT(specification)                                                                            \
    "{\"type\": \"header\", \"format\": 3, \"implementation\": {\"specification\": \"" specification \
    "\", \"name\": \"lib\", \"version\": \"1.2\"}}\n" FOOTER("0")

Test(report, a_long_path_that_distinguishes_a_run_is_cut_at_its_beginning)
{
    (void)read_run(AT("/a/folder/whose/name/is/so/long/that/it/is/no/title/build-1/lib.so"));
    (void)read_run(AT("/a/folder/whose/name/is/so/long/that/it/is/no/title/build-2/lib.so"));
    cr_expect(eq(str, (char *)reported_title_among(&fixture.report, 1, &fixture.arena),
                 "lib 1.2 (...name/is/so/long/that/it/is/no/title/build-2/lib.so)"));
}

Test(report, a_case_is_found_by_its_id)
{
    const struct reported_run *run =
        read_run(HEADER CASE("a", "pass", ", \"dtype\": \"int8\", \"reduction\": \"add\"")
                     CASE("b", "fail", ", \"seconds\": 0.25") FOOTER("2"));
    const struct reported_case *found = reported_case_named(run, "c/b");
    cr_assert(found == &run->cases[1]);
    cr_expect(found->verdict == VERDICT_FAIL && found->seconds == 0.25);
    cr_expect(reported_case_named(run, "c/c") == NULL);
}

Test(report, a_case_has_the_row_type_and_reduction_of_its_record)
{
    const struct reported_run *run =
        read_run(HEADER CASE("a", "pass", ", \"dtype\": \"int8\", \"reduction\": \"odd\"") FOOTER("1"));
    cr_expect(eq(str, (char *)operator_versions[run->cases[0].row].id, "ScatterND-18"));
    cr_expect(eq(int, run->cases[0].dtype, DTYPE_INT8));
    cr_expect(eq(str, (char *)run->cases[0].reduction, "odd"));
    cr_expect(run->cases[0].seconds < 0);
}

Test(report, a_reduction_that_is_an_empty_attribute_is_not_taken_for_none)
{
    cr_assert(reported_fixture_read(&fixture, HEADER CASE("a", "pass", ", \"reduction\": \"\"")
                                                  CASE("b", "pass", "") FOOTER("2")) == STATUS_OK);
    cr_expect(eq(str, (char *)fixture.report.runs[0].cases[0].reduction, ""));
    cr_expect(eq(str, (char *)fixture.report.runs[0].cases[1].reduction, "none"));
}

Test(report, only_cases_that_are_not_plain_passes_keep_their_record)
{
    const struct reported_run *run = read_run(HEADER CASE("a", "pass", "") CASE("b", "unsupported", "") CASE(
        "c", "pass", FINDING("warnings", "ScatterND-18.nan-order", "should", "x")) FOOTER("3"));
    cr_expect(run->cases[0].record == NULL && !run->cases[0].warned);
    cr_expect(run->cases[1].record != NULL);
    cr_expect(run->cases[2].record != NULL && run->cases[2].warned);
}

Test(report, every_case_has_its_hash)
{
    const struct reported_run *run =
        read_run(HEADER CASE("a", "pass", ", \"case_hash\": \"4f\"") CASE("b", "pass", "") FOOTER("2"));
    cr_expect(eq(str, (char *)run->cases[0].hash, "4f"));
    cr_expect(eq(str, (char *)run->cases[1].hash, ""));
}

Test(report, a_case_has_the_standing_that_the_footer_settles)
{
    const struct reported_run *run = read_run(
        HEADER CASE("a", "pass", ", \"level\": \"must-reject\", \"answer\": \"rejected\"") CASE("b", "pass",
                                                                                                ANSWERED)
            CASE("d", "pass", ", \"level\": \"must-reject\", \"answer\": \"rejected\", \"sibling\": \"c/x\"")
                FOOTER_WITH("3", SETTLED("c/d")));
    cr_expect(eq(int, (int)run->cases[0].standing, STANDING_REFUSED));
    cr_expect(eq(int, (int)run->cases[1].standing, STANDING_ANSWERED));
    cr_expect(eq(int, (int)run->cases[2].standing, STANDING_NOT_SHOWN));
}

Test(report, a_case_knows_the_clauses_that_it_is_about)
{
    const struct reported_run *run = read_run(
        HEADER CASE("a", "pass", ", \"clauses\": [\"ScatterND.target\", \"no clause\"]") FOOTER("1"));
    cr_expect(reported_has(run->cases[0].about, clause_number("ScatterND.target")));
    cr_expect(not(reported_has(run->cases[0].about, clause_number("ScatterND.untouched"))));
}

Test(report, cases_with_the_same_clauses_share_them)
{
    const struct reported_run *run =
        read_run(HEADER CASE("a", "pass", ", \"clauses\": [\"ScatterND.target\", \"ScatterND.untouched\"]")
                     CASE("b", "pass", ", \"clauses\": [\"ScatterND.target\"]")
                         CASE("d", "pass", ", \"clauses\": [\"ScatterND.untouched\", \"ScatterND.target\"]")
                             FOOTER("3"));
    cr_expect(run->cases[0].about == run->cases[2].about && run->cases[0].about != run->cases[1].about);
}

static void take(const char *line)
{
    static const struct recorded_implementation implementation = {.specification = "lib.so"};
    static const struct recorded_header header = {.implementation = &implementation};
    json_t *json = json_loads(line, 0, NULL);
    struct result_record record;
    cr_assert(result_record_read(&record, json, &header, &fixture.arena, &fixture.error) == STATUS_OK, "%s",
              fixture.error.message);
    cr_assert(report_take(&fixture.report, "", &record, &fixture.error) == STATUS_OK, "%s",
              fixture.error.message);
    json_decref(json);
}

Test(report, cases_are_found_by_their_ids_after_one_that_occurs_twice)
{
    take(HEADER); /* a run of this process: folders whose names are printed alike have the same id */
    take(CASE("a", "pass", ""));
    take(CASE("a", "pass", ""));
    take(CASE("b", "pass", ""));
    cr_expect(reported_case_named(&fixture.report.runs[0], "c/b") == &fixture.report.runs[0].cases[2]);
}

Test(report, a_case_knows_the_clauses_of_its_failures_and_warnings)
{
    const struct reported_run *run =
        read_run(HEADER CASE("a", "fail",
                             FINDING("failures", "ScatterND-18.untouched", "must", "x")
                                 FINDING("warnings", "ScatterND-18.target", "must", "x")) FOOTER("1"));
    cr_expect(reported_has(run->cases[0].found, clause_number("ScatterND.target")));
    cr_expect(reported_has(run->cases[0].found, clause_number("ScatterND.untouched")));
    cr_expect(not(reported_has(run->cases[0].found, clause_number("ScatterND.bits-kept"))));
}

#define TARGET(policy) \
    "{\"clause\": \"ScatterND-18.target\", \"level\": \"must\", \"policy\": \"" policy "\"}"

Test(report, similar_choices_are_merged_and_their_cases_counted)
{
    const struct reported_run *run = read_run(
        HEADER CASE("a", "pass", FINDING("observations", "ScatterND-18.nan-order", "any", "NaN wins"))
            CASE("b", "pass", FINDING("observations", "ScatterND-16.nan-order", "any", "NaN wins"))
                CASE("c", "pass", FINDING("observations", "ScatterND-18.nan-order", "any", "NaN loses"))
                    FOOTER("3"));
    cr_assert(eq(sz, run->choice_count, 2));
    cr_expect(eq(str, (char *)run->choices[0].likeness, "ScatterND.nan-order: NaN wins"));
    cr_expect(eq(i64, run->choices[0].cases, 2));
    cr_expect(eq(str, (char *)run->choices[0].first, "c/a"));
    cr_expect(eq(i64, run->choices[1].cases, 1));
}

Test(report, a_case_with_the_same_choice_twice_is_one_case)
{
    const struct reported_run *run = read_run(
        HEADER CASE("a", "pass",
                    FINDING("warnings", "ScatterND-18.nan-order", "any", "NaN wins")
                        FINDING("observations", "ScatterND-18.nan-order", "any", "NaN wins")) FOOTER("1"));
    cr_assert(eq(sz, run->choice_count, 1));
    cr_expect(eq(i64, run->choices[0].cases, 1));
}

Test(report, the_runs_of_several_files_keep_their_order)
{
    (void)read_run(HEADER CASE("a", "pass", "") FOOTER("1"));
    (void)read_run(HEADER FOOTER("0") HEADER CASE("b", "pass", "") FOOTER("1"));
    cr_assert(eq(sz, fixture.report.count, 3));
    cr_expect(eq(sz, fixture.report.runs[0].case_count, 1));
    cr_expect(eq(sz, fixture.report.runs[1].case_count, 0));
    cr_expect(eq(str, (char *)fixture.report.runs[2].cases[0].id, "c/b"));
}

#define REFUSED_INT8 ", \"level\": \"must-reject\", \"answer\": \"rejected\", \"dtype\": \"int8\""

Test(report, the_counts_of_a_run_are_settled_once_by_its_footer)
{
    const struct reported_run *run = read_run(
        HEADER CASE("a", "pass", REFUSED_INT8 ", \"reduction\": \"add\"") CASE("b", "pass", REFUSED_INT8)
            FOOTER_WITH("2", SETTLED("c/a\", \"c/a\", \"c/b\", \"c/unknown")));
    const struct version_cases *version = &run->tally.conformance.versions[run->cases[0].row];
    cr_expect(eq(i64, version->standings.counts[STANDING_NOT_SHOWN], 2));
    cr_expect(eq(i64, version->standings.counts[STANDING_REFUSED], 0));
    cr_expect(eq(i64, version->pairs[DTYPE_INT8][REDUCTION_ADD].counts[STANDING_NOT_SHOWN], 1));
    cr_expect(eq(i64, version->pairs[DTYPE_INT8][REDUCTION_ADD].counts[STANDING_REFUSED], 0));
    cr_expect(
        eq(i64, version->pairs[DTYPE_INT8][REDUCTION_NONE].counts[STANDING_REFUSED], 0)); /* never below */
}

Test(report, a_run_that_was_stopped_is_not_complete)
{
    const struct reported_run *run =
        read_run(HEADER "{\"type\": \"footer\", \"cases\": 0, \"skipped\": 0, \"complete\": false}\n");
    cr_expect(run->footer != NULL && !run->complete);
}

/* The message must begin with the file and end with `ending`. */
static void expect_unreadable(const char *text, const char *message)
{
    cr_assert(eq(int, (int)reported_fixture_read(&fixture, text), STATUS_UNREADABLE), "%s", text);
    cr_assert(strncmp(fixture.error.message, fixture.path, strlen(fixture.path)) == 0, "%s",
              fixture.error.message);
    cr_expect(eq(str, fixture.error.message + strlen(fixture.path), (char *)message));
}

Test(report, a_file_that_was_cut_off_is_refused)
{
    expect_unreadable(HEADER CASE("a", "pass", ""),
                      ": was cut off: a run in it has no footer, or its process was killed");
}

Test(report, a_run_before_another_that_was_cut_off_is_refused)
{
    expect_unreadable(HEADER HEADER FOOTER("0"),
                      ": was cut off: a run in it has no footer, or its process was killed");
}

Test(report, a_record_that_the_reader_refuses_is_named)
{
    expect_unreadable(HEADER CASE("a", "pass", "") CASE("a", "pass", ""), ", line 3: a second record of c/a");
    expect_unreadable(HEADER CASE("a", "fail", ", \"seconds\": \"x\""),
                      ", line 2: \"seconds\" is not a number of at least 0");
}

Test(report, a_report_without_memory_fails)
{
    arena_destroy(&fixture.arena);
    fixture.arena = arena_create((size_t)64 << 10);
    cr_expect(eq(int, (int)reported_fixture_read(&fixture, HEADER FOOTER("0")), STATUS_OUT_OF_MEMORY));
}

/* A case of a world, which needs no files. */
#define DRAWN "random-1/0000000001"

static struct arena arena;
static struct causes causes;
static char hash[SHA256_TEXT_SIZE];

static void set_up(void)
{
    struct case_location location;
    struct scatter_case the_case;
    struct error error;
    arena = arena_create((size_t)1 << 28);
    causes = (struct causes){0};
    cr_assert(case_of_world(DRAWN, &location, &arena));
    cr_assert(scatter_case_load(&the_case, &location, &arena, &error) == STATUS_OK, "%s", error.message);
    case_hash(&the_case, hash);
}

static void tear_down(void)
{
    causes_destroy(&causes);
    arena_destroy(&arena);
}

TestSuite(cause_drawings, .init = set_up, .fini = tear_down);

static size_t missing; /* what causes_draw returned last */

/* The drawings of one cause, which has a case with a hash. */
static struct recorded_drawings drawn_from(const char *id, const char *case_hash,
                                           const struct case_list *cases)
{
    const struct case_features features = {0};
    json_t *record = json_pack("{s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:[{s:s, s:s, s:s}]}", "type", "case",
                               "id", id, "verdict", "fail", "operator_version", "ScatterND-18", "dtype",
                               "float", "answer", "output", "case_hash", case_hash, "failures", "clause",
                               "ScatterND-18.bits-kept", "level", "must", "policy", "wrong");
    const struct recorded_case item = recorded_case_of(record, &arena);
    causes_add(&causes, &item, &features, NULL);
    json_decref(record); /* whose texts the record of the case borrows */
    causes_settle(&causes);
    struct recorded_causes recorded = causes_record(&causes, &arena);
    cr_assert(recorded.count == 1);
    missing = causes_draw(&recorded, &causes, cases, &arena);
    return recorded.items[0].drawings;
}

static struct recorded_drawings drawn(const char *case_hash)
{
    static const struct case_list none;
    return drawn_from(DRAWN, case_hash, &none);
}

Test(cause_drawings, a_case_of_a_cause_is_drawn_once)
{
    const struct recorded_drawings drawings = drawn(hash);
    cr_assert(drawings.count == 1 && missing == 0);
    cr_expect_str_eq(drawings.items[0].id, DRAWN);
    cr_expect(strstr(drawings.items[0].picture, "\"parts\":") != NULL);
}

Test(cause_drawings, a_case_whose_files_have_changed_is_not_drawn)
{
    cr_expect(drawn("0000000000000000000000000000000000000000000000000000000000000000").count == 0);
    cr_expect(eq(sz, missing, 1));
}

/* Its tensors have no elements here: only the worker makes them. */
Test(cause_drawings, a_huge_case_is_not_drawn)
{
    struct scatter_case the_case;
    struct error error;
    char hash_of_huge[SHA256_TEXT_SIZE];
    for (size_t row = 0; row < huge_row_count; row++) {
        struct case_location huge = {.id = "huge/a", .large = &huge_rows[row]};
        const struct case_list cases = {.locations = &huge, .count = 1};
        cr_assert(scatter_case_load(&the_case, &huge, &arena, &error) == STATUS_OK, "%s", error.message);
        case_hash(&the_case, hash_of_huge);
        cr_expect(drawn_from(huge.id, hash_of_huge, &cases).count == 0);
        causes_destroy(&causes);
        causes = (struct causes){0};
    }
}
