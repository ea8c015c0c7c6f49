#include "exit_status.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct tally tally;
static struct run_circumstances circumstances;
static const char *why;

/* A run of ten cases that all pass. */
static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
    tally = (struct tally){.cases = 10, .compared = 10, .outputs_compared = 8, .outputs_due = 8};
    tally.verdicts[VERDICT_PASS] = 10;
    circumstances = (struct run_circumstances){.complete = true};
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(exit_status, .init = set_up, .fini = tear_down);

static enum exit_code outcome(void)
{
    return exit_status_of_run(&tally, &circumstances, &why, &arena);
}

static void expect_why(const char *expected)
{
    cr_expect(why != NULL && strstr(why, expected) != NULL, "%s", why == NULL ? "" : why);
}

Test(exit_status, a_run_in_which_all_pass_is_as_expected)
{
    cr_expect(outcome() == EXIT_AS_EXPECTED);
    cr_expect(why == NULL);
}

Test(exit_status, every_failure_is_a_nonconformity)
{
    static const enum verdict failures[] = {VERDICT_FAIL, VERDICT_CRASH, VERDICT_TIMEOUT, VERDICT_MEMORY};
    for (size_t i = 0; i < sizeof failures / sizeof *failures; i++) {
        tally.verdicts[failures[i]] = 1;
        cr_expect(outcome() == EXIT_NOT_CONFORMING, "%s", verdict_name(failures[i]));
        tally.verdicts[failures[i]] = 0;
    }
}

Test(exit_status, unsupported_and_disputed_cases_do_not_count)
{
    tally.verdicts[VERDICT_UNSUPPORTED] = tally.verdicts[VERDICT_DISPUTED] = 3;
    cr_expect(outcome() == EXIT_AS_EXPECTED);
}

Test(exit_status, a_shard_may_have_no_case_and_compare_nothing)
{
    tally = (struct tally){0};
    cr_expect(outcome() == EXIT_HARNESS);
    circumstances.is_shard = true;
    cr_expect(outcome() == EXIT_AS_EXPECTED && why == NULL);
    tally = (struct tally){.cases = 1, .outputs_due = 1};
    cr_expect(outcome() == EXIT_AS_EXPECTED && why == NULL);
}

Test(exit_status, a_shard_that_was_stopped_early_is_not_a_result)
{
    tally = (struct tally){0};
    circumstances = (struct run_circumstances){.is_shard = true};
    cr_expect(outcome() == EXIT_HARNESS);
}

Test(exit_status, with_a_baseline_failures_count_only_where_it_is_worse)
{
    tally.verdicts[VERDICT_FAIL] = 1;
    circumstances.has_baseline = true;
    cr_expect(outcome() == EXIT_AS_EXPECTED);
    circumstances.is_worse = true;
    cr_expect(outcome() == EXIT_NOT_CONFORMING);
}

Test(exit_status, with_a_baseline_a_lost_process_counts_only_where_it_is_worse)
{
    circumstances.lost_processes = 1;
    cr_expect(outcome() == EXIT_NOT_CONFORMING);
    circumstances.has_baseline = true;
    cr_expect(outcome() == EXIT_AS_EXPECTED);
    circumstances.is_worse = true;
    cr_expect(outcome() == EXIT_NOT_CONFORMING);
}

Test(exit_status, a_dispute_about_a_case_of_our_corpus_is_a_fault_of_the_suite)
{
    tally.verdicts[VERDICT_DISPUTED] = 3;
    circumstances.disputed = 1;
    cr_expect(outcome() == EXIT_HARNESS);
    expect_why("disputed");
}

Test(exit_status, a_fault_of_the_suite_takes_precedence_over_a_failure)
{
    static const enum verdict faults[] = {VERDICT_ERROR, VERDICT_UNREADABLE, VERDICT_NOT_RUN};
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        tally.verdicts[faults[i]] = tally.verdicts[VERDICT_FAIL] = 1;
        cr_expect(outcome() == EXIT_HARNESS, "%s", verdict_name(faults[i]));
        tally.verdicts[faults[i]] = 0;
    }
}

Test(exit_status, a_run_in_which_all_failures_are_waived_is_as_expected)
{
    tally.verdicts[VERDICT_FAIL] = tally.verdicts[VERDICT_CRASH] = 2;
    circumstances.waived = 4;
    cr_expect(outcome() == EXIT_AS_EXPECTED);
}

Test(exit_status, one_failure_that_is_not_waived_is_a_nonconformity)
{
    tally.verdicts[VERDICT_FAIL] = 4;
    circumstances.waived = 3;
    cr_expect(outcome() == EXIT_NOT_CONFORMING);
}

Test(exit_status, a_stale_waiver_is_a_nonconformity)
{
    circumstances.stale = 1;
    cr_expect(outcome() == EXIT_NOT_CONFORMING);
}

Test(exit_status, a_fault_of_the_suite_takes_precedence_over_a_stale_waiver)
{
    circumstances.stale = 1;
    tally.verdicts[VERDICT_UNREADABLE] = 1;
    cr_expect(outcome() == EXIT_HARNESS);
}

Test(exit_status, a_run_without_cases_never_succeeds)
{
    tally = (struct tally){0};
    cr_expect(outcome() == EXIT_HARNESS);
    expect_why("no case was selected");
}

Test(exit_status, an_interrupted_single_case_is_not_reported_as_an_empty_selection)
{
    tally = (struct tally){0};
    circumstances.complete = false;
    cr_expect(outcome() == EXIT_HARNESS);
    expect_why("interrupted before the first case was finished");
}

Test(exit_status, a_run_that_compares_nothing_never_succeeds)
{
    tally.compared = 0;
    cr_expect(outcome() == EXIT_HARNESS);
    expect_why("no answer was compared");
}

Test(exit_status, refusals_alone_never_succeed_if_outputs_are_required)
{
    tally.outputs_compared = 0;
    tally.verdicts[VERDICT_UNSUPPORTED] = 8;
    cr_expect(outcome() == EXIT_HARNESS);
    expect_why("no output was compared, although 8 of the selected cases require one");
}

Test(exit_status, refusals_alone_succeed_if_nothing_else_is_required)
{
    tally.outputs_compared = tally.outputs_due = 0;
    cr_expect(outcome() == EXIT_AS_EXPECTED);
}

Test(exit_status, a_failure_is_a_nonconformity_even_if_no_output_was_compared)
{
    tally.outputs_compared = 0;
    tally.verdicts[VERDICT_FAIL] = 1;
    cr_expect(outcome() == EXIT_NOT_CONFORMING);
}

Test(exit_status, crashes_compare_nothing_but_are_failures)
{
    tally.compared = 0;
    tally.verdicts[VERDICT_CRASH] = 1;
    cr_expect(outcome() == EXIT_NOT_CONFORMING);
}

Test(exit_status, waived_crashes_alone_do_not_succeed)
{
    tally.compared = 0;
    tally.verdicts[VERDICT_CRASH] = 1;
    circumstances.waived = 1;
    cr_expect(outcome() == EXIT_HARNESS);
    expect_why("no answer was compared");
}

Test(exit_status, fewer_answers_than_required_are_not_enough)
{
    circumstances.least_compared = 10;
    cr_expect(outcome() == EXIT_AS_EXPECTED);
    circumstances.least_compared = 11;
    cr_expect(outcome() == EXIT_HARNESS);
    expect_why("only 10 answers were compared, but --require-compared requires 11");
}

Test(exit_status, a_run_that_was_stopped_early_does_not_succeed)
{
    circumstances.complete = false;
    cr_expect(outcome() == EXIT_HARNESS);
    tally.verdicts[VERDICT_FAIL] = 1;
    cr_expect(outcome() == EXIT_HARNESS);
}

Test(exit_status, stopping_after_a_failure_as_requested_is_a_nonconformity)
{
    circumstances.complete = false;
    circumstances.stops_at_failures = true;
    tally.verdicts[VERDICT_FAIL] = 1;
    cr_expect(outcome() == EXIT_NOT_CONFORMING);
}

Test(exit_status, stopping_with_all_failures_waived_is_a_fault_of_the_suite)
{
    circumstances.complete = false;
    circumstances.stops_at_failures = true;
    tally.verdicts[VERDICT_FAIL] = circumstances.waived = 1;
    cr_expect(outcome() == EXIT_HARNESS);
}

Test(exit_status, a_run_that_stops_in_time_is_judged_by_its_failures)
{
    circumstances = (struct run_circumstances){.stops_in_time = true};
    cr_expect(outcome() == EXIT_AS_EXPECTED && why == NULL);
    tally.verdicts[VERDICT_FAIL] = 1;
    cr_expect(outcome() == EXIT_NOT_CONFORMING);
    tally = (struct tally){0};
    cr_expect(outcome() == EXIT_HARNESS, "the time was over before a case was run");
}

Test(exit_status, a_run_that_cannot_be_compared_with_its_baseline_is_a_fault_of_the_suite)
{
    circumstances.has_baseline = circumstances.is_incomparable = true;
    cr_expect(outcome() == EXIT_HARNESS);
}

Test(exit_status, cases_that_lack_memory_do_not_count)
{
    tally.skipped = tally.passed_over[PASSED_OVER_MEMORY].folders = 3;
    cr_expect(outcome() == EXIT_AS_EXPECTED);
}

Test(exit_status, a_run_in_which_every_case_lacks_memory_tested_nothing)
{
    tally = (struct tally){.skipped = 3, .passed_over[PASSED_OVER_MEMORY].folders = 3};
    cr_expect(outcome() == EXIT_HARNESS);
    expect_why("needs more memory than is available");
}
