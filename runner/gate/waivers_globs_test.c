/* Tests of waivers with globs: what they cover, and when one is stale. */
#include "waivers_fixture.h"

#include <criterion/criterion.h>

TestSuite(waivers_globs, .init = waivers_set_up, .fini = waivers_tear_down);

/* A waiver with several globs. */
#define BY_GLOBS(globs, verdict) "\"cases\": [" globs "], \"verdict\": \"" verdict "\""

Test(waivers_globs, a_case_is_covered_if_one_of_the_globs_matches_it)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b*\"", "fail")));
    apply_waivers(LIST("s/a fail", "s/b1 fail", "s/b2 fail", "s/c fail"));
    expect_waived("s/a:r0|s/b1:r0|s/b2:r0");
    expect_reported("");
}

Test(waivers_globs, a_case_that_several_globs_match_is_covered_once)
{
    read_waivers(LIST(BY_GLOBS("\"s/*\", \"*/a\"", "fail")));
    apply_waivers(LIST("s/a fail", "t/a fail"));
    expect_waived("s/a:r0|t/a:r0");
    cr_expect(waivers.waived == 2 && waivers.items[0].notes[WAIVER_COVERED].count == 2);
    expect_reported("");
}

Test(waivers_globs, one_of_several_globs_that_matches_no_case_is_stale)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/gone\"", "fail")));
    apply_waivers(LIST("s/a fail"));
    expect_reported("waivers[0] (\"r0\"): cases[1] (s/gone): matches no case: correct it or remove the glob");
}

Test(waivers_globs, a_glob_that_matches_no_case_is_stale_whatever_was_selected)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/gone\"", "fail")));
    apply_waivers(LIST("s/a", "s/b pass"));
    expect_reported("waivers[0] (\"r0\"): cases[1] (s/gone): matches no case: correct it or remove the glob");
}

Test(waivers_globs, globs_that_all_match_no_case_are_one_error)
{
    read_waivers(LIST(BY_GLOBS("\"s/gone\", \"s/away\", \"s/lost\"", "fail")));
    apply_waivers(LIST("s/a fail"));
    expect_reported("waivers[0] (\"r0\"): \"cases\": s/gone and 2 other globs match no case: correct it or "
                    "remove the waiver");
}

Test(waivers_globs, one_of_several_globs_whose_cases_pass_is_stale)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b*\"", "fail")));
    apply_waivers(LIST("s/a fail", "s/b1 pass", "s/b2 pass"));
    expect_reported("waivers[0] (\"r0\"): cases[1] (s/b*): s/b1 and 1 other pass: remove the glob");
}

Test(waivers_globs, a_glob_must_be_narrowed_if_one_of_its_cases_passes)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b*\"", "fail")));
    apply_waivers(LIST("s/a fail", "s/b1 pass", "s/b2 fail"));
    expect_reported(
        "waivers[0] (\"r0\"): cases[1] (s/b*): s/b1 passes: narrow the glob so that it does not match "
        "this case");
}

Test(waivers_globs, globs_whose_cases_all_pass_are_one_error)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b*\"", "fail")));
    apply_waivers(LIST("s/a pass", "s/b1 pass", "s/b2 pass"));
    expect_reported("waivers[0] (\"r0\"): s/a and 2 others pass: remove the waiver");
}

Test(waivers_globs, a_verdict_that_changed_for_all_cases_is_an_edit_of_the_waiver)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail")));
    apply_waivers(LIST("s/a crash", "s/b crash"));
    expect_reported(
        "waivers[0] (\"r0\"): s/a and 1 other fail with \"crash\", not \"fail\": change \"verdict\" "
        "to \"crash\"");
}

Test(waivers_globs, a_verdict_that_changed_for_the_cases_of_one_glob_needs_another_waiver)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail")));
    apply_waivers(LIST("s/a fail", "s/b crash"));
    expect_reported(
        "waivers[0] (\"r0\"): cases[1] (s/b): s/b fails with \"crash\", not \"fail\": narrow it, or add a "
        "waiver with \"verdict\": \"crash\"");
}

Test(waivers_globs, a_glob_whose_cases_fail_under_another_clause_needs_another_waiver)
{
    read_waivers(LIST("\"cases\": [\"s/a\", \"s/b\"], " BY_CLAUSE("ScatterND.index-negative", "fail")));
    apply_waivers(LIST("s/a fail " NEGATIVE, "s/b fail " UNTOUCHED));
    expect_waived("s/a:r0");
    expect_reported("waivers[0] (\"r0\"): cases[1] (s/b): s/b fails under " UNTOUCHED
                    ": narrow it, or add a waiver with \"clause\": \"" UNTOUCHED "\"");
}

Test(waivers_globs, a_glob_whose_cases_are_all_unsupported_is_stale)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail")));
    apply_waivers(LIST("s/a fail", "s/b unsupported"));
    expect_reported(
        "waivers[0] (\"r0\"): cases[1] (s/b): s/b is unsupported, and no other case remains: remove "
        "the glob");
}

Test(waivers_globs, a_glob_whose_cases_another_waiver_covers_is_stale)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail"), BY_CASES("s/b", "crash")));
    apply_waivers(LIST("s/a fail", "s/b crash"));
    expect_waived("s/a:r0|s/b:r1");
    expect_reported("waivers[0] (\"r0\"): cases[1] (s/b): s/b is covered by another waiver: remove the glob");
}

Test(waivers_globs, a_glob_whose_cases_were_not_run_is_not_stale)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail")));
    apply_waivers(LIST("s/a fail", "s/b"));
    expect_reported("");
}

Test(waivers_globs, a_glob_of_an_unsteady_waiver_is_stale_only_in_a_long_run)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail") ", \"unsteady\": true"));
    apply_waivers(LIST("s/a fail", "s/b pass"));
    expect_reported("");
    repetitions = UNSTEADY_REPETITIONS;
    apply_waivers(LIST("s/a fail", "s/b pass"));
    expect_reported("waivers[0] (\"r0\"): cases[1] (s/b): s/b passes: remove the glob");
}

Test(waivers_globs, a_restart_forgets_the_records)
{
    read_waivers(LIST(BY_GLOBS("\"s/a\", \"s/b\"", "fail")));
    apply_waivers(LIST("s/a fail", "s/b pass"));
    apply_waivers(LIST("s/a fail", "s/b fail"));
    expect_reported("");
}
