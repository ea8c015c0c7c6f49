/* The changes from version to version of one implementation. */
#include "html_comparison.h"
#include "html_parts.h"
#include "scoreboard.h"

#include <string.h>

/* At most this many differences of each kind are shown. */
enum { DIFFERENCES_SHOWN = 30 };

/* ---- runs in the form of comparison.h -------------------------------------------------------------------------- */

/* For a case without a record, it is known that it passed, and its hash. */
static enum status take_case(struct compared_case *item, const struct reported_case *reported,
                             struct arena *arena, struct error *error)
{
    json_t *record = reported_record(reported);
    if (reported->text != NULL) {
        enum status status = record == NULL ? error_no_memory(error, "a comparison")
                                            : compared_case_read(item, record, arena, error);
        json_decref(record);
        return status;
    }
    *item = (struct compared_case){.id = reported->id,
                                   .hash = reported->hash,
                                   .verdict = reported->verdict,
                                   .reasons = "",
                                   .warnings = ""};
    return STATUS_OK;
}

static enum status take_run(struct compared_run *compared, const struct reported_run *run,
                            struct arena *arena, struct error *error)
{
    enum status status = compared_run_begin(compared, run->path, run->header, arena, error);
    if (status == STATUS_OK)
        status = compared_run_end(compared, run->footer, arena, error);
    if (status != STATUS_OK)
        return status;
    compared->cases = arena_allocate_zeroed(arena, run->case_count + 1, sizeof *compared->cases);
    if (compared->cases == NULL)
        return error_no_memory(error, "a comparison");
    for (size_t i = 0; status == STATUS_OK && i < run->case_count; i++)
        status = take_case(&compared->cases[compared->count++], &run->cases[i], arena, error);
    compared_run_sort(compared);
    return status;
}

/* ---- pairs of versions ------------------------------------------------------------------------------------------------- */

/* Compares two runs by their numbers. */
static void add_pair(struct html_page *page, size_t before, size_t after)
{
    struct arena arena = arena_create((size_t)512 << 20);
    struct compared_run older, newer;
    struct comparison comparison;
    struct error error;
    enum status status = take_run(&older, &page->report->runs[before], &arena, &error);
    if (status == STATUS_OK)
        status = take_run(&newer, &page->report->runs[after], &arena, &error);
    if (status == STATUS_OK)
        status = compare_runs(&comparison, &older, &newer, &arena, &error);
    if (status == STATUS_OK)
        html_comparison(page, &comparison, html_title(page, before), html_title(page, after), false,
                        DIFFERENCES_SHOWN);
    else
        html_element(page, "p", "note", error.message);
    arena_destroy(&arena);
}

static bool are_versions_of_one(const struct reported_run *a, const struct reported_run *b)
{
    return strcmp(a->name, b->name) == 0 && strcmp(a->version, b->version) != 0;
}

/*
 * Visits the pairs of consecutive versions, and adds their comparisons if `adds`; returns whether there is a pair.
 */
static bool go_through_pairs(struct html_page *page, bool adds)
{
    const struct report *report = page->report;
    size_t *order = arena_allocate_zeroed(page->arena, report->count + 1, sizeof *order);
    bool has_any = false;
    if (order == NULL)
        return false;
    scoreboard_order(report, order);
    for (size_t i = 1; i < report->count; i++) {
        if (!are_versions_of_one(&report->runs[order[i - 1]], &report->runs[order[i]]))
            continue;
        has_any = true;
        if (adds)
            add_pair(page, order[i - 1], order[i]);
    }
    return has_any;
}

bool html_has_changes(struct html_page *page)
{
    return go_through_pairs(page, false);
}

void html_changes(struct html_page *page)
{
    if (!html_has_changes(page))
        return;
    html_heading(page, 1, "changes", "Changes between versions");
    (void)go_through_pairs(page, true);
}
