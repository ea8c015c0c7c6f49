#include "waivers_fixture.h"

#include <criterion/criterion.h>

TestSuite(waivers_stale, .init = waivers_set_up, .fini = waivers_tear_down);

/* ---- stale: by cases ----------------------------------------------------------------------------------- */

Test(waivers_stale, a_waived_case_that_passes_is_an_error)
{
    read_waivers(LIST(BY_CASES("a", "fail")));
    apply_waivers(LIST("a pass"));
    expect_reported("waivers[0] (\"r0\"): a passes: remove the waiver");
}

Test(waivers_stale, a_glob_whose_cases_all_pass_is_one_error)
{
    read_waivers(LIST(BY_CASES("x", "fail"), BY_CASES("s/*", "fail")));
    apply_waivers(LIST("x fail", "s/a pass", "s/b pass", "s/c pass"));
    expect_reported("waivers[1] (\"r1\"): s/a and 2 others pass: remove the waiver");
}

Test(waivers_stale, a_glob_must_be_narrowed_if_one_of_its_cases_passes)
{
    read_waivers(LIST(BY_CASES("s/*", "fail")));
    apply_waivers(LIST("s/a fail", "s/b pass"));
    expect_waived("s/a:r0");
    expect_reported("waivers[0] (\"r0\"): s/b passes: narrow \"cases\" so that it does not match this case");
}

Test(waivers_stale, a_glob_must_be_narrowed_and_not_removed_if_some_of_its_cases_were_not_run)
{
    read_waivers(LIST(BY_CASES("s/*", "fail")));
    apply_waivers(LIST("s/a pass", "s/b pass", "s/c"));
    expect_reported("waivers[0] (\"r0\"): s/a and 1 other pass: narrow \"cases\" so that it does not match "
                    "these cases");
}

Test(waivers_stale, a_long_glob_is_truncated_in_messages)
{
    const char *entry = arena_format(&waivers_arena, "\"cases\": \"%0400d\", \"verdict\": \"fail\"", 0);
    read_waivers(LIST(entry));
    apply_waivers(LIST("x pass"));
    expect_reported(arena_format(
        &waivers_arena,
        "waivers[0] (\"r0\"): \"cases\": %0300d matches no case: correct it or remove the waiver", 0));
}

Test(waivers_stale, a_waiver_of_unknown_cases_is_not_stale)
{
    read_waivers(LIST(BY_CASES("a", "fail"), "\"cases\": [\"b\", \"c\"], \"verdict\": \"fail\"",
                      BY_CLAUSE("ScatterND.untouched", "fail")));
    lacks_cases = true;
    apply_waivers(LIST("x pass"));
    expect_reported("");
}

Test(waivers_stale, a_case_that_passes_makes_a_waiver_stale_even_if_other_cases_are_unknown)
{
    read_waivers(LIST(BY_CASES("s/*", "fail")));
    lacks_cases = true;
    apply_waivers(LIST("s/a pass"));
    expect_reported("waivers[0] (\"r0\"): s/a passes: narrow \"cases\" so that it does not match this case");
}

Test(waivers_stale, a_verdict_that_changed_is_an_error_and_not_covered)
{
    read_waivers(LIST(BY_CASES("a", "fail")));
    apply_waivers(LIST("a crash"));
    expect_waived("");
    expect_reported(
        "waivers[0] (\"r0\"): a fails with \"crash\", not \"fail\": change \"verdict\" to \"crash\"");
}

Test(waivers_stale, a_verdict_that_changed_for_some_cases_needs_another_waiver)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    apply_waivers(LIST("a fail", "b timeout", "c crash"));
    expect_waived("a:r0");
    expect_reported(
        "waivers[0] (\"r0\"): b and 1 other fail with \"timeout\", not \"fail\": narrow it, or add a "
        "waiver with \"verdict\": \"timeout\"");
}

Test(waivers_stale, verdicts_that_changed_to_different_ones_need_another_waiver)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    apply_waivers(LIST("a timeout", "b crash"));
    expect_reported(
        "waivers[0] (\"r0\"): a and 1 other fail with \"timeout\", not \"fail\": narrow it, or add a "
        "waiver with \"verdict\": \"timeout\"");
}

Test(waivers_stale, another_waiver_with_the_changed_verdict_covers_the_case)
{
    read_waivers(LIST(BY_CASES("*", "fail"), BY_CASES("b", "crash")));
    apply_waivers(LIST("a fail", "b crash"));
    expect_waived("a:r0|b:r1");
    expect_reported("");
}

Test(waivers_stale, a_waiver_whose_cases_are_all_covered_by_others_is_stale)
{
    read_waivers(LIST(BY_CASES("a", "crash"), BY_CASES("*", "fail")));
    apply_waivers(LIST("a fail", "b fail"));
    expect_waived("a:r1|b:r1");
    expect_reported("waivers[0] (\"r0\"): a is covered by another waiver: remove the waiver");
}

Test(waivers_stale, a_glob_that_matches_no_case_is_an_error)
{
    read_waivers(LIST(BY_CASES("s/gone", "fail")));
    apply_waivers(LIST("s/a fail"));
    expect_reported(
        "waivers[0] (\"r0\"): \"cases\": s/gone matches no case: correct it or remove the waiver");
}

Test(waivers_stale, a_folder_that_is_not_a_scatter_case_makes_a_waiver_stale)
{
    read_waivers(LIST(BY_CASES("s/relu", "fail")));
    apply_waivers(LIST("s/relu skipped"));
    expect_reported("waivers[0] (\"r0\"): s/relu is not a scatter case: remove the waiver");
}

Test(waivers_stale, a_case_that_was_not_selected_makes_no_waiver_stale)
{
    read_waivers(LIST(BY_CASES("s/a", "fail"), BY_CASES("s/*", "fail")));
    apply_waivers(LIST("s/a", "s/b fail"));
    expect_reported("");
}

Test(waivers_stale, a_case_that_could_not_be_judged_makes_no_waiver_stale)
{
    read_waivers(LIST(BY_CASES("a", "fail"), BY_CASES("b", "fail"), BY_CASES("c", "fail")));
    apply_waivers(LIST("a not-run", "b unreadable", "c error"));
    expect_reported("");
}

Test(waivers_stale, unsupported_and_disputed_cases_count_neither_way)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    apply_waivers(LIST("a fail", "b unsupported", "c disputed"));
    expect_reported("");
}

Test(waivers_stale, a_waiver_of_only_unsupported_cases_is_stale)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    apply_waivers(LIST("b unsupported", "c disputed"));
    expect_reported("waivers[0] (\"r0\"): b is unsupported, and no other case remains: remove the waiver");
}

Test(waivers_stale, unsupported_cases_make_no_waiver_stale_if_other_cases_were_not_run)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    apply_waivers(LIST("b unsupported", "c"));
    expect_reported("");
}

Test(waivers_stale, several_errors_of_one_waiver_are_reported_separately)
{
    read_waivers(LIST(BY_CASES("*", "fail")));
    apply_waivers(LIST("a fail", "b pass", "c crash"));
    expect_reported(
        "waivers[0] (\"r0\"): b passes: narrow \"cases\" so that it does not match this case|"
        "waivers[0] (\"r0\"): c fails with \"crash\", not \"fail\": narrow it, or add a waiver with "
        "\"verdict\": \"crash\"");
}

/* ---- stale: with a clause ------------------------------------------------------------------------------ */

Test(waivers_stale, a_clause_under_which_no_case_fails_is_an_error)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    apply_waivers(LIST("a pass", "b fail " UNTOUCHED));
    expect_reported("waivers[0] (\"r0\"): no case fails under ScatterND.index-negative: remove the waiver");
}

Test(waivers_stale, one_case_that_fails_under_the_clause_is_enough)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    apply_waivers(LIST("a pass", "b fail " NEGATIVE, "c pass", "d crash " NEGATIVE));
    expect_waived("b:r0");
    expect_reported("");
}

Test(waivers_stale, a_clause_whose_cases_all_fail_with_another_verdict_is_an_error)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    apply_waivers(LIST("a crash " NEGATIVE, "b crash " NEGATIVE));
    expect_waived("");
    expect_reported(
        "waivers[0] (\"r0\"): a and 1 other fail with \"crash\", not \"fail\": change \"verdict\" to "
        "\"crash\"");
}

Test(waivers_stale, a_clause_is_not_stale_if_cases_were_not_selected)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    apply_waivers(LIST("a pass", "b"));
    expect_reported("");
}

Test(waivers_stale, a_clause_is_not_stale_if_cases_could_not_be_judged)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.index-negative", "fail")));
    apply_waivers(LIST("a pass", "b not-run"));
    expect_reported("");
}

Test(waivers_stale, an_unknown_clause_is_an_error_whatever_was_selected)
{
    read_waivers(LIST(BY_CLAUSE("ScatterND.no-such", "fail"), BY_BOTH("a", "*.no-such", "fail")));
    apply_waivers(LIST("a", "b"));
    expect_reported("waivers[0] (\"r0\"): \"clause\": no clause matches ScatterND.no-such: correct it "
                    "(\"scatter-cts list clauses\" shows them) or remove the waiver|"
                    "waivers[1] (\"r1\"): \"clause\": no clause matches *.no-such: correct it "
                    "(\"scatter-cts list clauses\" shows them) or remove the waiver");
}

Test(waivers_stale, a_named_case_that_fails_under_another_clause_is_an_error_and_not_covered)
{
    read_waivers(LIST(BY_BOTH("a", "ScatterND.index-negative", "fail")));
    apply_waivers(LIST("a fail " UNTOUCHED));
    expect_waived("");
    expect_reported("waivers[0] (\"r0\"): a fails under " UNTOUCHED ": change \"clause\" to \"" UNTOUCHED
                    "\"");
}

Test(waivers_stale, one_of_several_named_cases_that_fails_under_another_clause_needs_another_waiver)
{
    read_waivers(LIST(BY_BOTH("*", "ScatterND.index-negative", "fail")));
    apply_waivers(LIST("a fail " UNTOUCHED, "b fail " NEGATIVE));
    expect_waived("b:r0");
    expect_reported("waivers[0] (\"r0\"): a fails under " UNTOUCHED ": narrow it, or add a waiver with "
                    "\"clause\": \"" UNTOUCHED "\"");
}

Test(waivers_stale, named_cases_that_fail_under_different_other_clauses_need_another_waiver)
{
    read_waivers(LIST(BY_BOTH("*", "ScatterND.index-negative", "fail")));
    apply_waivers(LIST("a fail " UNTOUCHED, "b fail ScatterND-16.untouched"));
    expect_reported("waivers[0] (\"r0\"): a and 1 other fail under " UNTOUCHED
                    ": narrow it, or add a waiver with "
                    "\"clause\": \"" UNTOUCHED "\"");
}

Test(waivers_stale, named_cases_that_all_fail_under_one_other_clause_are_an_edit_of_the_waiver)
{
    read_waivers(LIST(BY_BOTH("*", "ScatterND.index-negative", "fail")));
    apply_waivers(LIST("a fail " UNTOUCHED, "b fail " UNTOUCHED));
    expect_reported("waivers[0] (\"r0\"): a and 1 other fail under " UNTOUCHED
                    ": change \"clause\" to \"" UNTOUCHED "\"");
}

Test(waivers_stale, a_named_case_that_fails_under_no_clause_can_be_waived_without_one)
{
    read_waivers(LIST(BY_BOTH("a", "ScatterND.index-negative", "fail")));
    apply_waivers(LIST("a fail"));
    expect_reported("waivers[0] (\"r0\"): a fails under no clause: remove \"clause\"");
}

Test(waivers_stale, a_named_case_that_passes_is_an_error_also_with_a_clause)
{
    read_waivers(LIST(BY_BOTH("*", "ScatterND.index-negative", "fail")));
    apply_waivers(LIST("a pass", "b fail " NEGATIVE));
    expect_reported("waivers[0] (\"r0\"): a passes: narrow \"cases\" so that it does not match this case");
}
