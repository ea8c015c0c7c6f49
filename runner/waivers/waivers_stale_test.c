#include "waivers_fixture.h"

#include <criterion/criterion.h>

TestSuite(waivers_stale, .init = waivers_set_up, .fini = waivers_tear_down);

/* ---- stale: by cases ------------------------------------------------------------------------------------------------------ */

Test(waivers_stale, a_waived_case_that_passes_is_an_error)
{
    read_waivers(LIST(BY_CASES("a", "fail")));
    see(LIST("a pass"));
    expect_told("waivers[0] (\"r0\"): a passes: remove the waiver");
}

Test(waivers_stale, a_glob_whose_cases_all_pass_is_one_error)
{
    read_waivers(LIST(BY_CASES("x", "fail"), BY_CASES("s/*", "fail")));
    see(LIST("x fail", "s/a pass", "s/b pass", "s/c pass"));
    expect_told("waivers[1] (\"r1\"): s/a and 2 others pass: remove the waiver");
}

Test(waivers_stale, a_glob_of_which_one_case_passes_is_to_be_narrowed)
{
    read_waivers(LIST(BY_CASES("s/*", "fail")));
    see(LIST("s/a fail", "s/b pass"));
    expect_waived("s/a:r0");
    expect_told("waivers[0] (\"r0\"): s/b passes: narrow \"cases\" so that it no longer matches that");
}

Test(waivers_stale, a_glob_of_which_some_cases_were_not_run_is_to_be_narrowed_and_not_removed)
{
    read_waivers(LIST(BY_CASES("s/*", "fail")));
    see(LIST("s/a pass", "s/b pass", "s/c"));
    expect_told("waivers[0] (\"r0\"): s/a and 1 other pass: narrow \"cases\" so that it no longer matches "
                "them");
}

Test(waivers_stale, a_long_glob_is_told_cut)
{
    const char *entry = arena_format(&waivers_arena, "\"cases\": \"%0400d\", \"verdict\": \"fail\"", 0);
    read_waivers(LIST(entry));
    see(LIST("x pass"));
    expect_told(arena_format(&waivers_arena,
                             "waivers[0] (\"r0\"): \"cases\": no case is called %0300d: correct it or remove "
                             "the waiver",
                             0));
}

Test(waivers_stale, a_waiver_of_cases_that_are_not_known_is_not_stale)
{
    read_waivers(LIST(BY_CASES("a", "fail"), "\"cases\": [\"b\", \"c\"], \"verdict\": \"fail\"",
                      BY_CLAUSE("ScatterND.untouched", "fail")));
    lacks_cases = true;
    see(LIST("x pass"));
    expect_told("");
}

Test(waivers_stale, a_case_that_passes_makes_stale_where_others_are_not_known)
{
    read_waivers(LIST(BY_CASES("s/*", "fail")));
    lacks_cases = true;
    see(LIST("s/a pass"));
    expect_told("waivers[0] (\"r0\"): s/a passes: narrow \"cases\" so that it no longer matches that");
}

Test(waivers_stale, a_verdict_that_changed_is_an_error_and_not_covered)
{
    read_waivers(LIST(BY_CASES("a", "fail")));
    see(LIST("a crash"));
    expect_waived("");
    expect_told("waivers[0] (\"r0\"): a fails with \"crash\", not \"fail\": change \"verdict\" to \"crash\"");
}

Test(waivers_stale, a_verdict_that_changed_for_some_cases_needs_another_waiver)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    see(LIST("a fail", "b timeout", "c crash"));
    expect_waived("a:r0");
    expect_told("waivers[0] (\"r0\"): b and 1 other fail with \"timeout\", not \"fail\": narrow it, or add a "
                "waiver with \"verdict\": \"timeout\"");
}

Test(waivers_stale, verdicts_that_changed_to_different_ones_need_another_waiver)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    see(LIST("a timeout", "b crash"));
    expect_told("waivers[0] (\"r0\"): a and 1 other fail with \"timeout\", not \"fail\": narrow it, or add a "
                "waiver with \"verdict\": \"timeout\"");
}

Test(waivers_stale, the_other_waiver_makes_a_changed_verdict_right)
{
    read_waivers(LIST(BY_CASES("*", "fail"), BY_CASES("b", "crash")));
    see(LIST("a fail", "b crash"));
    expect_waived("a:r0|b:r1");
    expect_told("");
}

Test(waivers_stale, a_waiver_whose_cases_are_all_covered_by_others_is_stale)
{
    read_waivers(LIST(BY_CASES("a", "crash"), BY_CASES("*", "fail")));
    see(LIST("a fail", "b fail"));
    expect_waived("a:r1|b:r1");
    expect_told("waivers[0] (\"r0\"): a is covered by another waiver: remove the waiver");
}

Test(waivers_stale, a_glob_that_matches_no_case_is_an_error)
{
    read_waivers(LIST(BY_CASES("s/gone", "fail")));
    see(LIST("s/a fail"));
    expect_told("waivers[0] (\"r0\"): \"cases\": no case is called s/gone: correct it or remove the waiver");
}

Test(waivers_stale, a_folder_that_is_no_scatter_case_is_none)
{
    read_waivers(LIST(BY_CASES("s/relu", "fail")));
    see(LIST("s/relu skipped"));
    expect_told("waivers[0] (\"r0\"): s/relu is not a scatter case: remove the waiver");
}

Test(waivers_stale, a_case_that_was_not_selected_says_nothing)
{
    read_waivers(LIST(BY_CASES("s/a", "fail"), BY_CASES("s/*", "fail")));
    see(LIST("s/a", "s/b fail"));
    expect_told("");
}

Test(waivers_stale, a_case_that_could_not_be_judged_says_nothing)
{
    read_waivers(LIST(BY_CASES("a", "fail"), BY_CASES("b", "fail"), BY_CASES("c", "fail")));
    see(LIST("a not-run", "b unreadable", "c error"));
    expect_told("");
}

Test(waivers_stale, unsupported_and_disputed_cases_count_neither_way)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    see(LIST("a fail", "b unsupported", "c disputed"));
    expect_told("");
}

Test(waivers_stale, a_waiver_with_nothing_but_unsupported_cases_left_is_stale)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    see(LIST("b unsupported", "c disputed"));
    expect_told("waivers[0] (\"r0\"): b is unsupported, and no other case is left: remove the waiver");
}

Test(waivers_stale, unsupported_cases_say_nothing_while_others_were_not_run)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    see(LIST("b unsupported", "c"));
    expect_told("");
}

Test(waivers_stale, several_things_that_are_wrong_with_one_waiver_are_told_one_by_one)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    see(LIST("a fail", "b pass", "c crash"));
    expect_told("waivers[0] (\"r0\"): b passes: narrow \"cases\" so that it no longer matches that|"
                "waivers[0] (\"r0\"): c fails with \"crash\", not \"fail\": narrow it, or add a waiver with "
                "\"verdict\": \"crash\"");
}

/* ---- stale: with a clause ---------------------------------------------------------------------------------------------------- */

Test(waivers_stale, a_clause_that_no_case_fails_under_any_more_is_an_error)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    see(LIST("a pass", "b fail " UNTOUCHED));
    expect_told("waivers[0] (\"r0\"): no case fails under ScatterND.index-negative: remove the waiver");
}

Test(waivers_stale, one_case_that_fails_under_the_clause_is_enough)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    see(LIST("a pass", "b fail " NEGATIVE, "c pass", "d crash " NEGATIVE));
    expect_waived("b:r0");
    expect_told("");
}

Test(waivers_stale, a_clause_whose_cases_all_fail_with_another_verdict_is_an_error)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    see(LIST("a crash " NEGATIVE, "b crash " NEGATIVE));
    expect_waived("");
    expect_told("waivers[0] (\"r0\"): a and 1 other fail with \"crash\", not \"fail\": change \"verdict\" to "
                "\"crash\"");
}

Test(waivers_stale, a_clause_says_nothing_while_cases_were_not_selected)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    see(LIST("a pass", "b"));
    expect_told("");
}

Test(waivers_stale, a_clause_says_nothing_while_cases_could_not_be_judged)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    see(LIST("a pass", "b not-run"));
    expect_told("");
}

Test(waivers_stale, a_clause_that_there_is_not_is_an_error_whatever_was_selected)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.no-such", "fail"), BY_BOTH("a", "*.no-such", "fail")));
    see(LIST("a", "b"));
    expect_told("waivers[0] (\"r0\"): \"clause\": no clause is called ScatterND.no-such: correct it "
                "(\"scatter-cts list clauses\" shows them) or remove the waiver|"
                "waivers[1] (\"r1\"): \"clause\": no clause is called *.no-such: correct it "
                "(\"scatter-cts list clauses\" shows them) or remove the waiver");
}

Test(waivers_stale, a_named_case_that_fails_under_another_clause_is_an_error_and_not_covered)
{
    read_waivers(LIST(BY_BOTH("a", "ScatterND.index-negative", "fail")));
    see(LIST("a fail " UNTOUCHED));
    expect_waived("");
    expect_told("waivers[0] (\"r0\"): a fails under " UNTOUCHED ": change \"clause\" to \"" UNTOUCHED "\"");
}

Test(waivers_stale, one_of_several_named_cases_that_fails_under_another_clause_needs_another_waiver)
{
    read_waivers(LIST(BY_BOTH("*", "ScatterND.index-negative", "fail")));
    see(LIST("a fail " UNTOUCHED, "b fail " NEGATIVE));
    expect_waived("b:r0");
    expect_told("waivers[0] (\"r0\"): a fails under " UNTOUCHED ": narrow it, or add a waiver with "
                "\"clause\": \"" UNTOUCHED "\"");
}

Test(waivers_stale, named_cases_that_fail_under_different_other_clauses_need_another_waiver)
{
    read_waivers(LIST(BY_BOTH("*", "ScatterND.index-negative", "fail")));
    see(LIST("a fail " UNTOUCHED, "b fail ScatterND-16.untouched"));
    expect_told("waivers[0] (\"r0\"): a and 1 other fail under " UNTOUCHED
                ": narrow it, or add a waiver with "
                "\"clause\": \"" UNTOUCHED "\"");
}

Test(waivers_stale, named_cases_that_all_fail_under_one_other_clause_are_an_edit_of_the_waiver)
{
    read_waivers(LIST(BY_BOTH("*", "ScatterND.index-negative", "fail")));
    see(LIST("a fail " UNTOUCHED, "b fail " UNTOUCHED));
    expect_told("waivers[0] (\"r0\"): a and 1 other fail under " UNTOUCHED
                ": change \"clause\" to \"" UNTOUCHED "\"");
}

Test(waivers_stale, a_named_case_that_fails_under_no_clause_can_be_waived_without_one)
{
    read_waivers(LIST(BY_BOTH("a", "ScatterND.index-negative", "fail")));
    see(LIST("a fail"));
    expect_told("waivers[0] (\"r0\"): a fails, and under no clause: leave out \"clause\"");
}

Test(waivers_stale, a_named_case_that_passes_is_an_error_with_a_clause_too)
{
    read_waivers(LIST(BY_BOTH("*", "ScatterND.index-negative", "fail")));
    see(LIST("a pass", "b fail " NEGATIVE));
    expect_told("waivers[0] (\"r0\"): a passes: narrow \"cases\" so that it no longer matches that");
}
