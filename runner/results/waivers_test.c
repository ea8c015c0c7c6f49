#include "waivers.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

enum { CASES = 16, TEXT = 2048 };

static struct arena arena;
static struct clause_set clauses;
static struct waivers waivers;
static struct case_location locations[CASES];
static struct case_list cases;
static char waived[TEXT], told[TEXT];
static int64_t repetitions;

static void set_up(void)
{
    struct error error;
    arena = arena_create((size_t)64 << 20);
    repetitions = 1;
    cr_assert(clauses_load(&clauses, &arena, &error) == STATUS_OK, "%s", error.message);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(waivers, .init = set_up, .fini = tear_down);

/* ---- a run in words ---------------------------------------------------------------------------------------------------- */

/* Reads waivers without file and reasons: the first has the reason "r0". */
static void read_waivers(const char *const *texts)
{
    char document[TEXT] = "{\"implementation\": \"backend\", \"waivers\": [";
    struct error error;
    for (size_t i = 0; texts[i] != NULL; i++) {
        size_t length = strlen(document);
        (void)snprintf(document + length, sizeof document - length, "%s{%s, \"reason\": \"r%zu\"}",
                       i == 0 ? "" : ", ", texts[i], i);
    }
    strcat(document, "]}");
    enum status status = waivers_parse(&waivers, "w.json", document, strlen(document), &arena, &error);
    cr_assert(status == STATUS_OK, "%s", error.message);
}

static json_t *failure_of(const char *clause)
{
    return json_pack("[{s:s, s:s, s:s}]", "clause", clause, "level", "must", "policy", "wrong");
}

/*
 * The record of a case in words: "id verdict" or "id verdict CLAUSE"; "id skipped" for a folder that is no scatter
 * case; NULL for "id", a case that was not selected.
 */
static json_t *record_of(const char *words, char id[TEXT])
{
    char verdict[64] = "", clause[128] = "";
    cr_assert(sscanf(words, "%2000s %60s %120s", id, verdict, clause) > 0);
    if (verdict[0] == '\0')
        return NULL;
    if (strcmp(verdict, "skipped") == 0)
        return json_pack("{s:s, s:s}", "type", "skipped", "id", id);
    json_t *record = json_pack("{s:s, s:s, s:s}", "type", "case", "id", id, "verdict", verdict);
    if (clause[0] != '\0')
        cr_assert(json_object_set_new(record, "failures", failure_of(clause)) == 0);
    return record;
}

static void join(char text[TEXT], const char *word)
{
    cr_assert(strlen(text) + strlen(word) + 2 < TEXT);
    strcat(strcat(text, text[0] == '\0' ? "" : "|"), word);
}

/* Keeps what follows the file's name. */
static void on_stale(size_t index, const char *message, void *context)
{
    char number[32];
    (void)snprintf(number, sizeof number, "waivers[%zu]", index);
    cr_assert(strstr(message, number) != NULL, "%s", message);
    (void)context;
    cr_assert(strncmp(message, "w.json: ", 8) == 0, "%s", message);
    join(told, message + 8);
}

/* Lets the waivers see a run; `waived` becomes "id:reason" of every case that is covered, `told` the messages. */
static void see(const char *const *texts)
{
    waived[0] = told[0] = '\0';
    waivers_restart(&waivers);
    for (cases = (struct case_list){.locations = locations}; texts[cases.count] != NULL; cases.count++) {
        char id[TEXT], covered[TEXT + 64];
        json_t *record = record_of(texts[cases.count], id);
        const char *reason = record == NULL ? NULL : waivers_apply(&waivers, record);
        json_decref(record);
        locations[cases.count].id = arena_copy_text(&arena, id, strlen(id));
        (void)snprintf(covered, sizeof covered, "%s:%s", id, reason == NULL ? "" : reason);
        if (reason != NULL)
            join(waived, covered);
    }
    size_t count = waivers_tell_stale(&waivers, &cases, repetitions, &clauses, on_stale, NULL),
           messages = told[0] != '\0';
    for (const char *bar = strchr(told, '|'); bar != NULL; bar = strchr(bar + 1, '|'))
        messages++;
    cr_expect(count == messages, "%zu messages, %zu told", messages, count);
}

#define LIST(...) ((const char *const[]){__VA_ARGS__, NULL})

static void expect_waived(const char *expected)
{
    cr_expect(strcmp(waived, expected) == 0, "waived: %s", waived);
}

static void expect_told(const char *expected)
{
    cr_expect(strcmp(told, expected) == 0, "told: %s", told);
}

#define BY_CASES(glob, verdict)            "\"cases\": \"" glob "\", \"verdict\": \"" verdict "\""
#define BY_CLAUSE(glob, verdict)           "\"clause\": \"" glob "\", \"verdict\": \"" verdict "\""
#define BY_BOTH(cases_glob, glob, verdict) "\"cases\": \"" cases_glob "\", " BY_CLAUSE(glob, verdict)

#define NEGATIVE  "ScatterND-18.index-negative"
#define UNTOUCHED "ScatterND-18.untouched"

/* ---- what is covered ----------------------------------------------------------------------------------------------------- */

Test(waivers, a_failure_that_is_named_is_covered)
{
    read_waivers(LIST(BY_CASES("s/a", "fail")));
    see(LIST("s/a fail " NEGATIVE, "s/b pass"));
    expect_waived("s/a:r0");
    expect_told("");
    cr_expect(waivers.waived == 1);
}

Test(waivers, a_failure_that_is_not_named_is_not_covered)
{
    read_waivers(LIST(BY_CASES("s/a", "fail")));
    see(LIST("s/a fail", "s/b fail"));
    expect_waived("s/a:r0");
    expect_told("");
}

Test(waivers, a_glob_is_matched_against_the_whole_id)
{
    read_waivers(LIST(BY_CASES("s/?", "crash")));
    see(LIST("s/a crash", "s/b crash", "s/long crash", "t/s/a crash"));
    expect_waived("s/a:r0|s/b:r0");
}

Test(waivers, every_verdict_of_a_failure_can_be_waived)
{
    read_waivers(LIST(BY_CASES("f", "fail"), BY_CASES("c", "crash"), BY_CASES("t", "timeout"),
                      BY_CASES("m", "memory")));
    see(LIST("f fail", "c crash", "t timeout", "m memory"));
    expect_waived("f:r0|c:r1|t:r2|m:r3");
    expect_told("");
}

Test(waivers, a_clause_is_matched_with_and_without_its_version)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    see(LIST("a fail " NEGATIVE, "b fail ScatterND-16.index-negative", "c fail " UNTOUCHED));
    expect_waived("a:r0|b:r0");
    read_waivers(LIST(BY_CLAUSE(NEGATIVE, "fail")));
    see(LIST("a fail " NEGATIVE, "b fail ScatterND-16.index-negative", "c fail " UNTOUCHED));
    expect_waived("a:r0");
}

/* The reason for which a case that fails under two clauses is waived, or NULL. */
static const char *reason_for_two_failures(void)
{
    json_t *record = json_pack("{s:s, s:s, s:s, s:[{s:s}, {s:s}]}", "type", "case", "id", "a", "verdict",
                               "fail", "failures", "clause", UNTOUCHED, "clause", NEGATIVE);
    const char *reason = waivers_apply(&waivers, record);
    json_decref(record);
    return reason;
}

/* The record of a case that fails under UNTOUCHED, and that a misreading blames on NEGATIVE. */
static json_t *misread_record(void)
{
    return json_pack("{s:s, s:s, s:s, s:o, s:s, s:[s], s:s}", "type", "case", "id", "s/a", "verdict", "fail",
                     "failures", failure_of(UNTOUCHED), "misreading", "negative-index-as-0", "misreadings",
                     "negative-index-as-0", "blamed", NEGATIVE);
}

Test(waivers, a_misreading_changes_nothing_about_which_waiver_covers_a_failure)
{
    json_t *record = misread_record();
    read_waivers(LIST(BY_CLAUSE(UNTOUCHED, "fail")));
    const char *reason = waivers_apply(&waivers, record);
    cr_expect(reason != NULL && strcmp(reason, "r0") == 0);
    read_waivers(LIST(BY_CLAUSE(NEGATIVE, "fail")));
    cr_expect(waivers_apply(&waivers, record) == NULL, "the clause that is blamed is not that of a failure");
    json_decref(record);
}

Test(waivers, a_case_of_which_one_failure_is_not_covered_is_not_waived)
{
    read_waivers(LIST(BY_CLAUSE(NEGATIVE, "fail")));
    cr_expect(reason_for_two_failures() == NULL);
}

Test(waivers, a_case_of_which_every_failure_is_covered_is_waived)
{
    read_waivers(LIST(BY_CLAUSE(NEGATIVE, "fail"), BY_CLAUSE(UNTOUCHED, "fail")));
    const char *reason = reason_for_two_failures();
    cr_expect(reason != NULL && strcmp(reason, "r0") == 0);
}

Test(waivers, a_warning_under_the_clause_is_no_failure)
{
    read_waivers(LIST(BY_CLAUSE(NEGATIVE, "fail")));
    json_t *record = json_pack("{s:s, s:s, s:s, s:[{s:s}]}", "type", "case", "id", "a", "verdict", "fail",
                               "warnings", "clause", NEGATIVE);
    cr_expect(waivers_apply(&waivers, record) == NULL);
    json_decref(record);
}

Test(waivers, with_both_patterns_both_have_to_match)
{
    read_waivers(LIST(BY_BOTH("s/*", "ScatterND.*", "fail")));
    see(LIST("s/a fail " NEGATIVE, "t/a fail " NEGATIVE));
    expect_waived("s/a:r0");
    expect_told("");
}

Test(waivers, the_reason_is_that_of_the_first_of_several_waivers)
{
    read_waivers(LIST(BY_CASES("a", "fail"), BY_CLAUSE("ScatterND.*", "fail")));
    see(LIST("a fail " NEGATIVE));
    expect_waived("a:r0");
    expect_told("");
    cr_expect(waivers.waived == 1);
}

Test(waivers, only_failures_are_covered)
{
    read_waivers(LIST(BY_CASES("*", "fail"), BY_CASES("*", "crash")));
    see(LIST("a pass", "b unsupported", "c disputed", "d not-run", "e unreadable", "f error", "g skipped"));
    expect_waived("");
}

Test(waivers, without_waivers_nothing_is_covered_and_nothing_stale)
{
    waivers = (struct waivers){0};
    see(LIST("a fail"));
    expect_waived("");
    expect_told("");
}

/* ---- stale: by cases ------------------------------------------------------------------------------------------------------ */

Test(waivers, a_waived_case_that_passes_is_an_error)
{
    read_waivers(LIST(BY_CASES("a", "fail")));
    see(LIST("a pass"));
    expect_told("waivers[0] (\"r0\"): a passes: remove the waiver");
}

Test(waivers, a_glob_whose_cases_all_pass_is_one_error)
{
    read_waivers(LIST(BY_CASES("x", "fail"), BY_CASES("s/*", "fail")));
    see(LIST("x fail", "s/a pass", "s/b pass", "s/c pass"));
    expect_told("waivers[1] (\"r1\"): s/a and 2 others pass: remove the waiver");
}

Test(waivers, a_glob_of_which_one_case_passes_is_to_be_narrowed)
{
    read_waivers(LIST(BY_CASES("s/*", "fail")));
    see(LIST("s/a fail", "s/b pass"));
    expect_waived("s/a:r0");
    expect_told("waivers[0] (\"r0\"): s/b passes: narrow \"cases\" so that it no longer matches that");
}

Test(waivers, a_glob_of_which_some_cases_were_not_run_is_to_be_narrowed_and_not_removed)
{
    read_waivers(LIST(BY_CASES("s/*", "fail")));
    see(LIST("s/a pass", "s/b pass", "s/c"));
    expect_told("waivers[0] (\"r0\"): s/a and 1 other pass: narrow \"cases\" so that it no longer matches "
                "them");
}

Test(waivers, a_verdict_that_changed_is_an_error_and_not_covered)
{
    read_waivers(LIST(BY_CASES("a", "fail")));
    see(LIST("a crash"));
    expect_waived("");
    expect_told("waivers[0] (\"r0\"): a fails with \"crash\", not \"fail\": change \"verdict\" to \"crash\"");
}

Test(waivers, a_verdict_that_changed_for_some_cases_needs_another_waiver)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    see(LIST("a fail", "b timeout", "c crash"));
    expect_waived("a:r0");
    expect_told("waivers[0] (\"r0\"): b and 1 other fail with \"timeout\", not \"fail\": narrow it, or add a "
                "waiver with \"verdict\": \"timeout\"");
}

Test(waivers, verdicts_that_changed_to_different_ones_need_another_waiver)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    see(LIST("a timeout", "b crash"));
    expect_told("waivers[0] (\"r0\"): a and 1 other fail with \"timeout\", not \"fail\": narrow it, or add a "
                "waiver with \"verdict\": \"timeout\"");
}

Test(waivers, the_other_waiver_makes_a_changed_verdict_right)
{
    read_waivers(LIST(BY_CASES("*", "fail"), BY_CASES("b", "crash")));
    see(LIST("a fail", "b crash"));
    expect_waived("a:r0|b:r1");
    expect_told("");
}

Test(waivers, a_waiver_whose_cases_are_all_covered_by_others_is_stale)
{
    read_waivers(LIST(BY_CASES("a", "crash"), BY_CASES("*", "fail")));
    see(LIST("a fail", "b fail"));
    expect_waived("a:r1|b:r1");
    expect_told("waivers[0] (\"r0\"): a is covered by another waiver: remove the waiver");
}

Test(waivers, a_glob_that_matches_no_case_is_an_error)
{
    read_waivers(LIST(BY_CASES("s/gone", "fail")));
    see(LIST("s/a fail"));
    expect_told("waivers[0] (\"r0\"): \"cases\": no case is called s/gone: correct it or remove the waiver");
}

Test(waivers, a_folder_that_is_no_scatter_case_is_none)
{
    read_waivers(LIST(BY_CASES("s/relu", "fail")));
    see(LIST("s/relu skipped"));
    expect_told("waivers[0] (\"r0\"): s/relu is no scatter case: remove the waiver");
}

Test(waivers, a_case_that_was_not_selected_says_nothing)
{
    read_waivers(LIST(BY_CASES("s/a", "fail"), BY_CASES("s/*", "fail")));
    see(LIST("s/a", "s/b fail"));
    expect_told("");
}

Test(waivers, a_case_that_could_not_be_judged_says_nothing)
{
    read_waivers(LIST(BY_CASES("a", "fail"), BY_CASES("b", "fail"), BY_CASES("c", "fail")));
    see(LIST("a not-run", "b unreadable", "c error"));
    expect_told("");
}

Test(waivers, unsupported_and_disputed_cases_count_neither_way)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    see(LIST("a fail", "b unsupported", "c disputed"));
    expect_told("");
}

Test(waivers, a_waiver_with_nothing_but_unsupported_cases_left_is_stale)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    see(LIST("b unsupported", "c disputed"));
    expect_told("waivers[0] (\"r0\"): b is unsupported, and no other case is left: remove the waiver");
}

Test(waivers, unsupported_cases_say_nothing_while_others_were_not_run)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    see(LIST("b unsupported", "c"));
    expect_told("");
}

Test(waivers, several_things_that_are_wrong_with_one_waiver_are_told_one_by_one)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    see(LIST("a fail", "b pass", "c crash"));
    expect_told("waivers[0] (\"r0\"): b passes: narrow \"cases\" so that it no longer matches that|"
                "waivers[0] (\"r0\"): c fails with \"crash\", not \"fail\": narrow it, or add a waiver with "
                "\"verdict\": \"crash\"");
}

/* ---- stale: with a clause ---------------------------------------------------------------------------------------------------- */

Test(waivers, a_clause_that_no_case_fails_under_any_more_is_an_error)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    see(LIST("a pass", "b fail " UNTOUCHED));
    expect_told("waivers[0] (\"r0\"): no case fails under ScatterND.index-negative: remove the waiver");
}

Test(waivers, one_case_that_fails_under_the_clause_is_enough)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    see(LIST("a pass", "b fail " NEGATIVE, "c pass", "d crash " NEGATIVE));
    expect_waived("b:r0");
    expect_told("");
}

Test(waivers, a_clause_whose_cases_all_fail_with_another_verdict_is_an_error)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    see(LIST("a crash " NEGATIVE, "b crash " NEGATIVE));
    expect_waived("");
    expect_told("waivers[0] (\"r0\"): a and 1 other fail with \"crash\", not \"fail\": change \"verdict\" to "
                "\"crash\"");
}

Test(waivers, a_clause_says_nothing_while_cases_were_not_selected)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    see(LIST("a pass", "b"));
    expect_told("");
}

Test(waivers, a_clause_says_nothing_while_cases_could_not_be_judged)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    see(LIST("a pass", "b not-run"));
    expect_told("");
}

Test(waivers, a_clause_that_there_is_not_is_an_error_whatever_was_selected)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.no-such", "fail"), BY_BOTH("a", "*.no-such", "fail")));
    see(LIST("a", "b"));
    expect_told("waivers[0] (\"r0\"): \"clause\": no clause is called ScatterND.no-such: correct it "
                "(\"scatter-cts list clauses\" shows them) or remove the waiver|"
                "waivers[1] (\"r1\"): \"clause\": no clause is called *.no-such: correct it "
                "(\"scatter-cts list clauses\" shows them) or remove the waiver");
}

Test(waivers, a_named_case_that_fails_under_another_clause_is_an_error_and_not_covered)
{
    read_waivers(LIST(BY_BOTH("a", "ScatterND.index-negative", "fail")));
    see(LIST("a fail " UNTOUCHED));
    expect_waived("");
    expect_told("waivers[0] (\"r0\"): a fails under " UNTOUCHED ": change \"clause\" to \"" UNTOUCHED "\"");
}

Test(waivers, one_of_several_named_cases_that_fails_under_another_clause_needs_another_waiver)
{
    read_waivers(LIST(BY_BOTH("*", "ScatterND.index-negative", "fail")));
    see(LIST("a fail " UNTOUCHED, "b fail " NEGATIVE));
    expect_waived("b:r0");
    expect_told("waivers[0] (\"r0\"): a fails under " UNTOUCHED ": narrow it, or add a waiver with "
                "\"clause\": \"" UNTOUCHED "\"");
}

Test(waivers, named_cases_that_fail_under_different_other_clauses_need_another_waiver)
{
    read_waivers(LIST(BY_BOTH("*", "ScatterND.index-negative", "fail")));
    see(LIST("a fail " UNTOUCHED, "b fail ScatterND-16.untouched"));
    expect_told("waivers[0] (\"r0\"): a and 1 other fail under " UNTOUCHED
                ": narrow it, or add a waiver with "
                "\"clause\": \"" UNTOUCHED "\"");
}

Test(waivers, named_cases_that_all_fail_under_one_other_clause_are_an_edit_of_the_waiver)
{
    read_waivers(LIST(BY_BOTH("*", "ScatterND.index-negative", "fail")));
    see(LIST("a fail " UNTOUCHED, "b fail " UNTOUCHED));
    expect_told("waivers[0] (\"r0\"): a and 1 other fail under " UNTOUCHED
                ": change \"clause\" to \"" UNTOUCHED "\"");
}

Test(waivers, a_named_case_that_fails_under_no_clause_can_be_waived_without_one)
{
    read_waivers(LIST(BY_BOTH("a", "ScatterND.index-negative", "fail")));
    see(LIST("a fail"));
    expect_told("waivers[0] (\"r0\"): a fails, and under no clause: leave out \"clause\"");
}

Test(waivers, a_named_case_that_passes_is_an_error_with_a_clause_too)
{
    read_waivers(LIST(BY_BOTH("*", "ScatterND.index-negative", "fail")));
    see(LIST("a pass", "b fail " NEGATIVE));
    expect_told("waivers[0] (\"r0\"): a passes: narrow \"cases\" so that it no longer matches that");
}

/* ---- the rest ---------------------------------------------------------------------------------------------------------------- */

Test(waivers, a_restart_forgets_what_was_seen)
{
    read_waivers(LIST(BY_CASES("a", "fail")));
    see(LIST("a pass"));
    see(LIST("a fail"));
    expect_told("");
    cr_expect(waivers.waived == 1 && waivers.seen == 1);
}

Test(waivers, waivers_are_for_the_implementation_that_they_name)
{
    struct error error;
    read_waivers(LIST(BY_CASES("a", "fail")));
    cr_expect(waivers_check_name(&waivers, "backend", &error) == STATUS_OK);
    cr_expect(waivers_check_name(&waivers, "other", &error) == STATUS_UNREADABLE);
    cr_expect(strcmp(error.message,
                     "w.json: implementation: the waivers are for \"backend\", but this is \"other\"") == 0,
              "%s", error.message);
}

/* ---- several verdicts, and now and then --------------------------------------------------------------------------------- */

Test(waivers, a_waiver_covers_each_of_its_verdicts)
{
    read_waivers(LIST("\"cases\": \"c/*\", \"verdict\": [\"fail\", \"crash\"]"));
    see(LIST("c/a fail", "c/b crash"));
    expect_waived("c/a:r0|c/b:r0");
    expect_told("");
}

Test(waivers, another_verdict_than_those_of_a_waiver_makes_it_stale)
{
    read_waivers(LIST("\"cases\": \"c/*\", \"verdict\": [\"fail\", \"crash\"]"));
    see(LIST("c/a fail", "c/b timeout"));
    expect_waived("c/a:r0");
    expect_told("waivers[0] (\"r0\"): c/b fails with \"timeout\", not [\"fail\", \"crash\"]: narrow it, or "
                "add a waiver "
                "with \"verdict\": \"timeout\"");
}

Test(waivers, an_unsteady_waiver_covers_what_fails)
{
    read_waivers(LIST("\"cases\": \"c/*\", \"verdict\": \"crash\", \"unsteady\": true"));
    see(LIST("c/a crash", "c/b fail"));
    expect_waived("c/a:r0");
    expect_told("");
}

Test(waivers, an_unsteady_waiver_is_not_stale_for_what_passes_in_a_short_run)
{
    read_waivers(LIST("\"cases\": \"c/*\", \"verdict\": \"crash\", \"unsteady\": true",
                      "\"clause\": \"*.memory-safety\", \"verdict\": \"crash\", \"unsteady\": true"));
    repetitions = UNSTEADY_REPETITIONS - 1;
    see(LIST("c/a pass", "c/b pass"));
    expect_told("");
}

Test(waivers, an_unsteady_waiver_is_stale_for_what_passes_in_a_long_run)
{
    read_waivers(LIST("\"cases\": \"c/*\", \"verdict\": \"crash\", \"unsteady\": true"));
    repetitions = UNSTEADY_REPETITIONS;
    see(LIST("c/a pass", "c/b pass"));
    expect_told("waivers[0] (\"r0\"): c/a and 1 other pass: remove the waiver");
}
