#include "waivers_fixture.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

TestSuite(waivers, .init = waivers_set_up, .fini = waivers_tear_down);

/* ---- what is covered ----------------------------------------------------------------------------------- */

Test(waivers, a_named_failure_is_covered)
{
    read_waivers(LIST(BY_CASES("s/a", "fail")));
    apply_waivers(LIST("s/a fail " NEGATIVE, "s/b pass"));
    expect_waived("s/a:r0");
    expect_reported("");
    cr_expect(waivers.waived == 1);
}

Test(waivers, other_failures_are_not_covered)
{
    read_waivers(LIST(BY_CASES("s/a", "fail")));
    apply_waivers(LIST("s/a fail", "s/b fail"));
    expect_waived("s/a:r0");
    expect_reported("");
}

Test(waivers, a_glob_is_matched_against_the_whole_id)
{
    read_waivers(LIST(BY_CASES("s/?", "crash")));
    apply_waivers(LIST("s/a crash", "s/b crash", "s/long crash", "t/s/a crash"));
    expect_waived("s/a:r0|s/b:r0");
}

Test(waivers, every_verdict_of_a_failure_can_be_waived)
{
    read_waivers(LIST(BY_CASES("f", "fail"), BY_CASES("c", "crash"), BY_CASES("t", "timeout"),
                      BY_CASES("m", "memory")));
    apply_waivers(LIST("f fail", "c crash", "t timeout", "m memory"));
    expect_waived("f:r0|c:r1|t:r2|m:r3");
    expect_reported("");
}

Test(waivers, a_clause_is_matched_with_and_without_its_version)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    apply_waivers(LIST("a fail " NEGATIVE, "b fail ScatterND-16.index-negative", "c fail " UNTOUCHED));
    expect_waived("a:r0|b:r0");
    read_waivers(LIST(BY_CLAUSE(NEGATIVE, "fail")));
    apply_waivers(LIST("a fail " NEGATIVE, "b fail ScatterND-16.index-negative", "c fail " UNTOUCHED));
    expect_waived("a:r0");
}

#define IN_TIME "ScatterND-18.ends-in-time"

Test(waivers, a_timeout_is_covered_by_its_clause)
{
    read_waivers(LIST(BY_CLAUSE("*.ends-in-time", "timeout")));
    apply_waivers(LIST("a timeout " IN_TIME, "b timeout " NEGATIVE));
    expect_waived("a:r0");
    expect_reported("");
}

Test(waivers, a_timeout_is_covered_by_memory_safety_as_in_older_waivers)
{
    static const char *const clauses[] = {"*.memory-safety", "Scatter*.memory-*", "ScatterND.memory-safety",
                                          "ScatterND-18.memory-safety"};
    for (size_t i = 0; i < sizeof clauses / sizeof *clauses; i++) {
        char by_clause[100], by_both[200];
        (void)snprintf(by_clause, sizeof by_clause, "\"clause\": \"%s\", \"verdict\": \"timeout\"",
                       clauses[i]);
        (void)snprintf(by_both, sizeof by_both, "\"cases\": \"*\", %s", by_clause);
        read_waivers(LIST(by_clause));
        apply_waivers(LIST("a timeout " IN_TIME));
        expect_waived("a:r0");
        expect_reported("");
        read_waivers(LIST(by_both));
        apply_waivers(LIST("a timeout " IN_TIME));
        expect_waived("a:r0");
        expect_reported("");
    }
}

Test(waivers, memory_safety_with_another_verdict_covers_no_timeout)
{
    read_waivers(LIST(BY_CLAUSE("*.memory-safety", "crash")));
    apply_waivers(LIST("a timeout " IN_TIME, "b crash ScatterND-18.memory-safety"));
    expect_waived("b:r0");
    expect_reported("");
}

Test(waivers, memory_safety_covers_no_failure_of_other_clauses)
{
    read_waivers(LIST(BY_CLAUSE("*.memory-safety", "timeout")));
    apply_waivers(LIST("a timeout " NEGATIVE));
    expect_waived("");
}

Test(waivers, ends_in_time_covers_no_failure_of_memory_safety)
{
    read_waivers(LIST(BY_CLAUSE("*.ends-in-time", "crash")));
    apply_waivers(LIST("a crash ScatterND-18.memory-safety"));
    expect_waived("");
}

/* The reason for which the case of a record is waived, or NULL. */
static const char *reason_for(const json_t *record)
{
    const struct recorded_case item = recorded_case_of(record, &waivers_arena);
    return waivers_apply(&waivers, &item);
}

/* The reason for which a case that fails under two clauses is waived, or NULL. */
static const char *reason_for_two_failures(void)
{
    json_t *record = json_pack("{s:s, s:s, s:s, s:[{s:s}, {s:s}]}", "type", "case", "id", "a", "verdict",
                               "fail", "failures", "clause", UNTOUCHED, "clause", NEGATIVE);
    const char *reason = reason_for(record);
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

Test(waivers, a_misreading_does_not_change_which_waiver_covers_a_failure)
{
    json_t *record = misread_record();
    read_waivers(LIST(BY_CLAUSE(UNTOUCHED, "fail")));
    const char *reason = reason_for(record);
    cr_expect(reason != NULL && strcmp(reason, "r0") == 0);
    read_waivers(LIST(BY_CLAUSE(NEGATIVE, "fail")));
    cr_expect(reason_for(record) == NULL, "the blamed clause is not the clause of a failure");
    json_decref(record);
}

Test(waivers, a_case_is_not_waived_if_one_of_its_failures_is_not_covered)
{
    read_waivers(LIST(BY_CLAUSE(NEGATIVE, "fail")));
    cr_expect(reason_for_two_failures() == NULL);
}

Test(waivers, a_case_is_waived_if_every_failure_is_covered)
{
    read_waivers(LIST(BY_CLAUSE(NEGATIVE, "fail"), BY_CLAUSE(UNTOUCHED, "fail")));
    const char *reason = reason_for_two_failures();
    cr_expect(reason != NULL && strcmp(reason, "r0") == 0);
}

Test(waivers, a_failure_is_not_covered_by_a_waiver_for_its_clause_with_another_verdict)
{
    read_waivers(LIST(BY_CLAUSE(NEGATIVE, "crash"), BY_CLAUSE(UNTOUCHED, "fail")));
    cr_expect(reason_for_two_failures() == NULL);
}

Test(waivers, a_failure_is_not_covered_by_a_waiver_for_its_case_with_another_verdict)
{
    read_waivers(LIST(BY_CLAUSE(NEGATIVE, "fail"), BY_CASES("*", "crash")));
    cr_expect(reason_for_two_failures() == NULL);
}

Test(waivers, a_warning_under_the_clause_is_not_a_failure)
{
    read_waivers(LIST(BY_CLAUSE(NEGATIVE, "fail")));
    json_t *record = json_pack("{s:s, s:s, s:s, s:[{s:s}]}", "type", "case", "id", "a", "verdict", "fail",
                               "warnings", "clause", NEGATIVE);
    cr_expect(reason_for(record) == NULL);
    json_decref(record);
}

Test(waivers, if_both_patterns_are_given_both_must_match)
{
    read_waivers(LIST(BY_BOTH("s/*", "ScatterND.*", "fail")));
    apply_waivers(LIST("s/a fail " NEGATIVE, "t/a fail " NEGATIVE));
    expect_waived("s/a:r0");
    expect_reported("");
}

Test(waivers, the_reason_is_that_of_the_first_of_several_waivers)
{
    read_waivers(LIST(BY_CASES("a", "fail"), BY_CLAUSE("ScatterND.*", "fail")));
    apply_waivers(LIST("a fail " NEGATIVE));
    expect_waived("a:r0");
    expect_reported("");
    cr_expect(waivers.waived == 1);
}

Test(waivers, only_failures_are_covered)
{
    read_waivers(LIST(BY_CASES("*", "fail"), BY_CASES("*", "crash")));
    apply_waivers(
        LIST("a pass", "b unsupported", "c disputed", "d not-run", "e unreadable", "f error", "g skipped"));
    expect_waived("");
}

Test(waivers, without_waivers_nothing_is_covered_and_nothing_stale)
{
    waivers = (struct waivers){0};
    apply_waivers(LIST("a fail"));
    expect_waived("");
    expect_reported("");
}

/* ---- the rest ------------------------------------------------------------------------------------------ */

Test(waivers, a_restart_forgets_the_records)
{
    read_waivers(LIST(BY_CASES("a", "fail")));
    apply_waivers(LIST("a pass"));
    apply_waivers(LIST("a fail"));
    expect_reported("");
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

/* ---- several verdicts, and unsteady waivers ------------------------------------------------------------ */

Test(waivers, a_waiver_covers_each_of_its_verdicts)
{
    read_waivers(LIST("\"cases\": \"c/*\", \"verdict\": [\"fail\", \"crash\"]"));
    apply_waivers(LIST("c/a fail", "c/b crash"));
    expect_waived("c/a:r0|c/b:r0");
    expect_reported("");
}

Test(waivers, a_verdict_that_a_waiver_lacks_makes_it_stale)
{
    read_waivers(LIST("\"cases\": \"c/*\", \"verdict\": [\"fail\", \"crash\"]"));
    apply_waivers(LIST("c/a fail", "c/b timeout"));
    expect_waived("c/a:r0");
    expect_reported(
        "waivers[0] (\"r0\"): c/b fails with \"timeout\", not [\"fail\", \"crash\"]: narrow it, or "
        "add a waiver "
        "with \"verdict\": \"timeout\"");
}

Test(waivers, an_unsteady_waiver_covers_failures)
{
    read_waivers(LIST("\"cases\": \"c/*\", \"verdict\": \"crash\", \"unsteady\": true"));
    apply_waivers(LIST("c/a crash", "c/b fail"));
    expect_waived("c/a:r0");
    expect_reported("");
}

Test(waivers, passing_cases_do_not_make_an_unsteady_waiver_stale_in_a_short_run)
{
    read_waivers(LIST("\"cases\": \"c/*\", \"verdict\": \"crash\", \"unsteady\": true",
                      "\"clause\": \"*.memory-safety\", \"verdict\": \"crash\", \"unsteady\": true"));
    repetitions = UNSTEADY_REPETITIONS - 1;
    apply_waivers(LIST("c/a pass", "c/b pass"));
    expect_reported("");
}

Test(waivers, passing_cases_make_an_unsteady_waiver_stale_in_a_long_run)
{
    read_waivers(LIST("\"cases\": \"c/*\", \"verdict\": \"crash\", \"unsteady\": true"));
    repetitions = UNSTEADY_REPETITIONS;
    apply_waivers(LIST("c/a pass", "c/b pass"));
    expect_reported("waivers[0] (\"r0\"): c/a and 1 other pass: remove the waiver");
}
