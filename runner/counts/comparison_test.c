#include "comparison.h"
#include "record.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct comparison comparison;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(comparison, .init = set_up, .fini = tear_down);

static const char *const none[] = {NULL};
static const struct compared_case good = {.id = "a",
                                          .hash = "1",
                                          .verdict = VERDICT_PASS,
                                          .standing = STANDING_ANSWERED,
                                          .reasons = "",
                                          .choices = none};

static struct compared_case with(enum verdict verdict, const char *reasons)
{
    struct compared_case item = good;
    item.verdict = verdict;
    item.reasons = reasons;
    return item;
}

static struct compared_run runs[2];
static struct recorded_header headers[2];

static void compare_cases(const struct compared_case *before, const struct compared_case *after)
{
    static struct compared_case copies[2];
    static const struct recorded_implementation lib = {.specification = "lib", .name = "lib", .version = "1"};
    headers[0] = headers[1] = (struct recorded_header){.implementation = &lib, .version = ""};
    const struct compared_case *items[] = {before, after};
    for (int i = 0; i < 2; i++) {
        runs[i] = (struct compared_run){.path = i == 0 ? "old" : "new",
                                        .header = &headers[i],
                                        .footer = &recorded_no_footer,
                                        .corpora = "",
                                        .judging = "",
                                        .losses = ""};
        if (items[i] != NULL) {
            copies[i] = *items[i];
            runs[i].cases = &copies[i];
            runs[i].count = 1;
        }
    }
    cr_assert(compare_runs(&comparison, &runs[0], &runs[1], &arena, &error) == STATUS_OK);
}

/* Expects one difference of a kind, and whether the newer run is worse. */
static void expect_change(const struct compared_case *before, const struct compared_case *after,
                          enum change change, bool worse)
{
    compare_cases(before, after);
    cr_assert(comparison.count == 1, "%zu", comparison.count);
    cr_expect(comparison.items[0].change == change, "%s", change_kinds[comparison.items[0].change].name);
    cr_expect(comparison.counts[change] == 1);
    cr_expect(comparison_is_worse(&comparison) == worse);
}

Test(comparison, equal_cases_are_not_a_difference)
{
    compare_cases(&good, &good);
    cr_expect(comparison.count == 0 && comparison.alike == 1);
    cr_expect(!comparison_is_worse(&comparison));
}

Test(comparison, a_pass_that_fails_is_a_regression)
{
    static const enum verdict verdicts[] = {VERDICT_FAIL, VERDICT_CRASH, VERDICT_TIMEOUT, VERDICT_MEMORY};
    for (size_t i = 0; i < sizeof verdicts / sizeof *verdicts; i++) {
        struct compared_case after = with(verdicts[i], "target");
        expect_change(&good, &after, CHANGE_REGRESSION, true);
    }
}

Test(comparison, a_pass_that_becomes_unsupported_or_untested_is_a_regression)
{
    static const enum verdict verdicts[] = {VERDICT_UNSUPPORTED, VERDICT_NOT_RUN, VERDICT_UNREADABLE,
                                            VERDICT_ERROR};
    for (size_t i = 0; i < sizeof verdicts / sizeof *verdicts; i++) {
        struct compared_case after = with(verdicts[i], "");
        expect_change(&good, &after, CHANGE_REGRESSION, true);
    }
}

Test(comparison, an_unsupported_case_that_fails_is_a_regression)
{
    struct compared_case before = with(VERDICT_UNSUPPORTED, ""), after = with(VERDICT_FAIL, "target");
    expect_change(&before, &after, CHANGE_REGRESSION, true);
}

Test(comparison, a_failure_that_passes_is_a_repair)
{
    struct compared_case before = with(VERDICT_FAIL, "target");
    expect_change(&before, &good, CHANGE_REPAIR, false);
}

Test(comparison, a_pass_is_a_repair_only_if_it_shows_more_than_before)
{
    static const struct {
        enum verdict before;
        enum standing after;
        enum change change;
    } rows[] = {{VERDICT_FAIL, STANDING_REFUSED, CHANGE_REPAIR},
                {VERDICT_FAIL, STANDING_PERMITTED, CHANGE_PASS},
                {VERDICT_FAIL, STANDING_NOT_SHOWN, CHANGE_PASS},
                {VERDICT_UNSUPPORTED, STANDING_ANSWERED, CHANGE_REPAIR},
                {VERDICT_UNSUPPORTED, STANDING_REFUSED, CHANGE_PASS},
                {VERDICT_UNSUPPORTED, STANDING_UNSTATED, CHANGE_PASS},
                {VERDICT_DISPUTED, STANDING_ACCEPTED, CHANGE_PASS},
                {VERDICT_PASS, STANDING_PERMITTED, CHANGE_PASS}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct compared_case before = with(rows[i].before, ""), after = good;
        after.standing = rows[i].after;
        expect_change(&before, &after, rows[i].change, false);
    }
}

Test(comparison, a_failure_under_another_clause_has_another_reason)
{
    struct compared_case before = with(VERDICT_FAIL, "target"), after = with(VERDICT_FAIL, "index-negative");
    expect_change(&before, &after, CHANGE_REASON, false);
}

Test(comparison, a_failure_that_becomes_a_crash_has_another_reason)
{
    struct compared_case before = with(VERDICT_FAIL, "target"), after = with(VERDICT_CRASH, "target");
    expect_change(&before, &after, CHANGE_REASON, false);
}

Test(comparison, a_failure_that_becomes_waived_is_neither_a_repair_nor_worse)
{
    struct compared_case before = with(VERDICT_FAIL, "target"), after = before;
    after.waived = true;
    expect_change(&before, &after, CHANGE_REASON, false);
}

Test(comparison, a_waived_failure_that_loses_its_waiver_is_a_regression)
{
    struct compared_case after = with(VERDICT_FAIL, "target"), before = after;
    before.waived = true;
    expect_change(&before, &after, CHANGE_REGRESSION, true);
}

Test(comparison, a_pass_with_other_warnings_is_not_worse)
{
    struct compared_case after = good;
    after.reasons = "nan-bits: changed";
    expect_change(&good, &after, CHANGE_WARNING, false);
}

Test(comparison, a_changed_case_that_fails_is_not_a_regression)
{
    struct compared_case after = with(VERDICT_FAIL, "target");
    after.hash = "2";
    expect_change(&good, &after, CHANGE_NEW_FAILURE, true);
    cr_expect(comparison.items[0].case_changed);
}

Test(comparison, a_changed_case_that_passes_is_a_changed_case)
{
    struct compared_case after = good;
    after.hash = "2";
    expect_change(&good, &after, CHANGE_CHANGED, false);
}

Test(comparison, a_case_with_an_unknown_hash_counts_as_unchanged)
{
    struct compared_case before = good;
    before.hash = "";
    compare_cases(&before, &good);
    cr_expect(comparison.count == 0);
}

Test(comparison, a_new_case_that_fails_makes_the_run_worse)
{
    struct compared_case after = with(VERDICT_FAIL, "target");
    expect_change(NULL, &after, CHANGE_NEW_FAILURE, true);
}

Test(comparison, a_new_case_that_passes_is_new)
{
    expect_change(NULL, &good, CHANGE_NEW, false);
}

Test(comparison, a_failure_that_is_not_run_is_not_run_any_more)
{
    struct compared_case before = with(VERDICT_FAIL, "target"), after = with(VERDICT_NOT_RUN, "");
    expect_change(&before, &after, CHANGE_NOT_RUN, true);
}

Test(comparison, a_missing_case_is_not_run_any_more)
{
    expect_change(&good, NULL, CHANGE_NOT_RUN, true);
}

Test(comparison, a_case_of_a_source_that_the_newer_run_did_not_have_is_excused_as_unselected)
{
    const struct recorded_source source = {.name = "c", .corpus_version = ""};
    struct compared_case before = good;
    before.id = "c/a";
    for (int sources = 0; sources < 2; sources++) {
        compare_cases(&before, NULL);
        headers[1].sources = (struct recorded_sources){(size_t)sources, &source};
        comparison_excuse_unselected(&comparison, NULL);
        cr_expect(comparison.excluded == 1 - sources);
        cr_expect(comparison_is_worse(&comparison) == (sources == 1));
    }
}

Test(comparison, a_case_that_made_no_difference_also_counts_as_unselected)
{
    const struct recorded_source source = {.name = "c", .corpus_version = ""};
    struct compared_case before = with(VERDICT_UNSUPPORTED, "");
    before.id = "c/a";
    for (int sources = 0; sources < 2; sources++) {
        compare_cases(&before, NULL);
        headers[1].sources = (struct recorded_sources){(size_t)sources, &source};
        cr_assert(compare_runs(&comparison, &runs[0], &runs[1], &arena, &error) == STATUS_OK);
        comparison_excuse_unselected(&comparison, NULL);
        cr_expect(comparison.excluded == 1 - sources);
    }
}

Test(comparison, a_case_that_exists_but_was_not_selected_is_excused)
{
    const struct recorded_source source = {.name = "c", .corpus_version = ""};
    struct compared_case before = good;
    struct text_numbers existing = {0};
    before.id = "c/a";
    (void)text_numbers_add(&existing, before.id, 0);
    compare_cases(&before, NULL);
    headers[1].sources = (struct recorded_sources){1, &source};
    comparison_excuse_unselected(&comparison, &existing);
    cr_expect(comparison.excluded == 1 && !comparison_is_worse(&comparison));
    text_numbers_free(&existing);
}

Test(comparison, a_process_that_is_newly_lost_makes_the_run_worse)
{
    static const struct {
        const char *older, *newer;
        bool worse;
    } rows[] = {{"", "1 at its end: crashed", true},
                {"1 in a case: crashed", "2 at its end: crashed", false},
                {"1 in a case: crashed", "", false}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        compare_cases(&good, &good);
        runs[0].losses = rows[i].older;
        runs[1].losses = rows[i].newer;
        cr_expect(comparison_loses_processes(&comparison) == rows[i].worse, "%zu", i);
        cr_expect(comparison_is_worse(&comparison) == rows[i].worse, "%zu", i);
    }
}

Test(comparison, the_record_has_the_counts_and_both_sides_of_a_difference)
{
    struct compared_case after = with(VERDICT_FAIL, "target: the first");
    compare_cases(&good, &after);
    json_t *record = comparison_record(&comparison, &arena);
    const json_t *difference = json_array_get(json_object_get(record, "differences"), 0);
    cr_expect_str_eq(record_text(difference, "change"), "regression");
    cr_expect_str_eq(record_text(difference, "before"), "pass");
    cr_expect_str_eq(record_text(difference, "after"), "fail: target: the first");
    cr_expect(json_is_true(json_object_get(record, "worse")));
    cr_expect(json_integer_value(json_object_get(json_object_get(record, "counts"), "regression")) == 1);
    json_decref(record);
}

Test(comparison, the_record_has_no_harmful_character)
{
    struct compared_case before = good, after = with(VERDICT_FAIL, "target: \x1b[2J\nb");
    before.id = after.id = "a\xe2\x80\xae";
    compare_cases(&before, &after);
    const struct recorded_implementation odd = {.specification = "lib", .name = "lib\x7f", .version = ""};
    headers[0].implementation = &odd;
    runs[1].losses = "1 at its end: \xc2\x9b";
    json_t *record = comparison_record(&comparison, &arena);
    const json_t *difference = json_array_get(json_object_get(record, "differences"), 0);
    cr_expect_str_eq(record_text(difference, "id"), "a???");
    cr_expect_str_eq(record_text(difference, "after"), "fail: target: ?[2J?b");
    cr_expect_str_eq(record_text(json_object_get(record, "older"), "name"), "lib?");
    cr_expect_str_eq(record_text(json_object_get(record, "newer"), "lost_processes"), "1 at its end: ??");
    json_decref(record);
}

/* ---- reading ------------------------------------------------------------------------------------------- */

/* The run of a header and of a case after it, which may be NULL. */
static const struct compared_run *taken(json_t *header, json_t *record)
{
    static struct compared_file file;
    struct recorded_header read = {.format = 0};
    struct result_record next = result_of_header(&read);
    file = (struct compared_file){.path = "new", .arena = &arena};
    cr_assert(record_fill(&read, header, &header_form, &arena));
    cr_assert(compared_file_take(&file, &next, &error) == STATUS_OK, "%s", error.message);
    const struct recorded_case item = recorded_case_of(record, &arena);
    next = result_of_case(&read, &item);
    cr_assert(record == NULL || compared_file_take(&file, &next, &error) == STATUS_OK, "%s", error.message);
    json_decref(header);
    json_decref(record);
    return &file.runs[0];
}

Test(comparison, findings_take_memory_in_proportion_to_their_number)
{
    enum { FINDINGS = 2000, LENGTH = 20 };
    json_t *findings = json_array();
    for (int i = 0; i < FINDINGS; i++)
        (void)json_array_append_new(findings,
                                    json_pack("{s:s, s:s}", "clause", "ScatterND-18.x", "policy", "0123"));
    const struct compared_run *run =
        taken(json_pack("{s:s}", "type", "header"), json_pack("{s:s, s:s, s:s, s:o}", "type", "case", "id",
                                                              "a", "verdict", "pass", "warnings", findings));
    cr_expect(strlen(run->cases[0].reasons) == FINDINGS * (LENGTH + strlen("; ")) - strlen("; "));
}

Test(comparison, a_run_is_judged_by_its_edition_and_all_globs_of_strict)
{
    const struct compared_run *run =
        taken(json_pack("{s:s, s:s, s:[s, s], s:[{s:s}, {s:s}]}", "type", "header", "edition", "onnx-1.13",
                        "strict", "*.a", "*.b", "sources", "corpus_hash", "1f", "corpus_hash", "2f"),
              NULL);
    cr_expect_str_eq(run->judging, "onnx-1.13, strict *.a, strict *.b");
    cr_expect_str_eq(run->corpora, "1f 2f");
}

/* ---- unsteady failures --------------------------------------------------------------------------------- */

static struct compared_case unsteady(void)
{
    struct compared_case item = with(VERDICT_FAIL, "target");
    item.unsteady = true;
    return item;
}

Test(comparison, an_unsteady_failure_that_passes_is_no_repair)
{
    struct compared_case before = unsteady();
    expect_change(&before, &good, CHANGE_UNSTEADY, false);
}

Test(comparison, a_first_unsteady_failure_is_a_regression)
{
    struct compared_case after = unsteady();
    expect_change(&good, &after, CHANGE_REGRESSION, true);
}

Test(comparison, a_further_unsteady_failure_of_an_unsteady_implementation_is_no_regression)
{
    struct compared_case after = unsteady();
    compare_cases(&good, &after);
    runs[0].is_unsteady = true;
    cr_assert(compare_runs(&comparison, &runs[0], &runs[1], &arena, &error) == STATUS_OK);
    cr_expect(comparison.items[0].change == CHANGE_UNSTEADY && !comparison_is_worse(&comparison));
}

Test(comparison, an_unsteady_case_that_fails_in_another_way_is_no_difference)
{
    struct compared_case before = unsteady(), after = with(VERDICT_FAIL, "untouched");
    compare_cases(&before, &after);
    cr_expect(comparison.count == 0 && comparison.alike == 1);
}

Test(comparison, a_run_with_a_case_that_does_not_fail_alone_is_unsteady)
{
    const struct compared_run *run = taken(json_pack("{s:s}", "type", "header"),
                                           json_pack("{s:s, s:s, s:s, s:s}", "type", "case", "id", "a",
                                                     "verdict", "fail", "circumstance", "only-after-others"));
    cr_expect(run->is_unsteady && run->cases[0].unsteady);
}

Test(comparison, choices_that_one_run_shows_are_counted_as_gone_or_new)
{
    static const char *const nan[] = {"ScatterND.nan-order: NaN wins", "ScatterND.zero-sign: keeps", NULL},
                             *const number[] = {"ScatterND.nan-order: the number wins",
                                                "ScatterND.zero-sign: keeps", NULL};
    struct compared_case older[2] = {good, good}, newer[2] = {good, good};
    older[1].id = newer[1].id = "b";
    older[0].choices = older[1].choices = nan;
    newer[0].choices = newer[1].choices = number;
    compare_cases(&good, &good);
    runs[0].cases = older;
    runs[1].cases = newer;
    runs[0].count = runs[1].count = 2;
    cr_assert(compare_runs(&comparison, &runs[0], &runs[1], &arena, &error) == STATUS_OK);
    cr_assert_eq(comparison.choice_count, 2);
    cr_expect_str_eq(comparison.choices[0].choice, "ScatterND.nan-order: NaN wins");
    cr_expect(!comparison.choices[0].is_new && comparison.choices[0].cases == 2);
    cr_expect(comparison.choices[1].is_new && comparison.choices[1].cases == 2);
    cr_expect_str_eq(comparison.choices[1].first, "a");
}
