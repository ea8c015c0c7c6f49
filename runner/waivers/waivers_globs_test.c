#include "waivers_fixture.h"

#include <criterion/criterion.h>

TestSuite(waivers_globs, .init = waivers_set_up, .fini = waivers_tear_down);

/* A waiver with several globs. */
#define BY_GLOBS(globs, verdict) "\"cases\": [" globs "], \"verdict\": \"" verdict "\""

Test(waivers_globs, a_case_is_covered_if_one_of_the_globs_matches_it)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b*\"", "fail")));
    see(LIST("s/a fail", "s/b1 fail", "s/b2 fail", "s/c fail"));
    expect_waived("s/a:r0|s/b1:r0|s/b2:r0");
    expect_told("");
}

Test(waivers_globs, a_case_that_several_globs_match_is_covered_once)
{
    read_waivers(LIST(BY_GLOBS("\"s/*\", \"*/a\"", "fail")));
    see(LIST("s/a fail", "t/a fail"));
    expect_waived("s/a:r0|t/a:r0");
    cr_expect(waivers.waived == 2 && waivers.items[0].notes[WAIVER_COVERED].count == 2);
    expect_told("");
}

Test(waivers_globs, a_glob_that_matches_no_case_is_stale_beside_others_that_are_not)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/gone\"", "fail")));
    see(LIST("s/a fail"));
    expect_told(
        "waivers[0] (\"r0\"): cases[1] (s/gone): no case is called so: correct it or remove the glob");
}

Test(waivers_globs, a_glob_that_matches_no_case_is_stale_whatever_was_selected)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/gone\"", "fail")));
    see(LIST("s/a", "s/b pass"));
    expect_told(
        "waivers[0] (\"r0\"): cases[1] (s/gone): no case is called so: correct it or remove the glob");
}

Test(waivers_globs, globs_that_all_match_no_case_are_one_error)
{
    read_waivers(LIST(BY_GLOBS("\"s/gone\", \"s/away\", \"s/lost\"", "fail")));
    see(LIST("s/a fail"));
    expect_told(
        "waivers[0] (\"r0\"): \"cases\": no case is called s/gone and 2 other globs: correct it or remove "
        "the waiver");
}

Test(waivers_globs, a_glob_whose_cases_pass_is_stale_beside_others_that_are_not)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b*\"", "fail")));
    see(LIST("s/a fail", "s/b1 pass", "s/b2 pass"));
    expect_told("waivers[0] (\"r0\"): cases[1] (s/b*): s/b1 and 1 other pass: remove the glob");
}

Test(waivers_globs, a_glob_of_which_one_case_passes_is_to_be_narrowed)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b*\"", "fail")));
    see(LIST("s/a fail", "s/b1 pass", "s/b2 fail"));
    expect_told("waivers[0] (\"r0\"): cases[1] (s/b*): s/b1 passes: narrow the glob so that it no longer "
                "matches that");
}

Test(waivers_globs, globs_whose_cases_all_pass_are_one_error)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b*\"", "fail")));
    see(LIST("s/a pass", "s/b1 pass", "s/b2 pass"));
    expect_told("waivers[0] (\"r0\"): s/a and 2 others pass: remove the waiver");
}

Test(waivers_globs, a_verdict_that_changed_for_all_is_an_edit_of_the_waiver)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail")));
    see(LIST("s/a crash", "s/b crash"));
    expect_told("waivers[0] (\"r0\"): s/a and 1 other fail with \"crash\", not \"fail\": change \"verdict\" "
                "to \"crash\"");
}

Test(waivers_globs, a_verdict_that_changed_for_the_cases_of_one_glob_needs_another_waiver)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail")));
    see(LIST("s/a fail", "s/b crash"));
    expect_told(
        "waivers[0] (\"r0\"): cases[1] (s/b): s/b fails with \"crash\", not \"fail\": narrow it, or add a "
        "waiver with \"verdict\": \"crash\"");
}

Test(waivers_globs, a_glob_whose_cases_fail_under_another_clause_needs_another_waiver)
{
    read_waivers(LIST("\"cases\": [\"s/a\", \"s/b\"], " BY_CLAUSE("ScatterND.index-negative", "fail")));
    see(LIST("s/a fail " NEGATIVE, "s/b fail " UNTOUCHED));
    expect_waived("s/a:r0");
    expect_told("waivers[0] (\"r0\"): cases[1] (s/b): s/b fails under " UNTOUCHED
                ": narrow it, or add a waiver with \"clause\": \"" UNTOUCHED "\"");
}

Test(waivers_globs, a_glob_whose_cases_are_all_unsupported_is_stale)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail")));
    see(LIST("s/a fail", "s/b unsupported"));
    expect_told("waivers[0] (\"r0\"): cases[1] (s/b): s/b is unsupported, and no other case is left: remove "
                "the glob");
}

Test(waivers_globs, a_glob_whose_cases_another_waiver_covers_is_stale)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail"), BY_CASES("s/b", "crash")));
    see(LIST("s/a fail", "s/b crash"));
    expect_waived("s/a:r0|s/b:r1");
    expect_told("waivers[0] (\"r0\"): cases[1] (s/b): s/b is covered by another waiver: remove the glob");
}

Test(waivers_globs, a_glob_whose_cases_were_not_run_says_nothing)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail")));
    see(LIST("s/a fail", "s/b"));
    expect_told("");
}

Test(waivers_globs, a_glob_of_an_unsteady_waiver_is_stale_in_a_long_run_alone)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail") ", \"unsteady\": true"));
    see(LIST("s/a fail", "s/b pass"));
    expect_told("");
    repetitions = UNSTEADY_REPETITIONS;
    see(LIST("s/a fail", "s/b pass"));
    expect_told("waivers[0] (\"r0\"): cases[1] (s/b): s/b passes: remove the glob");
}

Test(waivers_globs, a_restart_forgets_what_was_seen)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail")));
    see(LIST("s/a fail", "s/b pass"));
    see(LIST("s/a fail", "s/b fail"));
    expect_told("");
}
