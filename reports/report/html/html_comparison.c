/* The differences between two runs: a section, and a page of its own. */
#include "html_comparison.h"

#include "comparison_page.h"
#include "html_parts.h"
#include "page.h"
#include "short_text.h"

#include <string.h>

enum { TEXT_SHOWN = 160, LOSSES_SHOWN = 2000 };

/* On its own page, at most this many differences of each kind are shown, unless all are requested. */
enum { DIFFERENCES_SHOWN = 200 };

/* The document's maximum memory, in bytes. */
#define COMPARISON_LIMIT ((size_t)384 << 20)

/* Kinds of differences whose cases are named; the others are counted. */
static bool is_named(enum change change)
{
    return change == CHANGE_REGRESSION || change == CHANGE_NEW_FAILURE || change == CHANGE_REPAIR ||
           change == CHANGE_REASON;
}

static void add_kind(struct html_page *page, const struct comparison *comparison, enum change change,
                     size_t most)
{
    static const char *const heads[] = {"case", "before", "after", NULL};
    size_t shown = 0;
    html_open_details(page, "", change == CHANGE_REGRESSION || change == CHANGE_NEW_FAILURE);
    markup_element(page->markup, "summary",
                   arena_format(page->arena, "%s %s", number_text(comparison->counts[change], page->arena),
                                change_heading(change, comparison->counts[change])));
    html_table(page, "changes", change_heading(change, comparison->counts[change]));
    html_head_row(page, heads);
    for (size_t i = 0; i < comparison->count && shown < most; i++) {
        const struct difference *item = &comparison->items[i];
        if (item->change != change)
            continue;
        shown++;
        markup_open(page->markup, "tr");
        html_row_head(page, arena_format(page->arena, "%s%s", text_cut(item->id, TEXT_SHOWN, page->arena),
                                         item->case_changed ? " (the case has changed)" : ""));
        html_element(page, "td", "",
                     item->before == NULL ? "not present" : text_cut(item->before, TEXT_SHOWN, page->arena));
        html_element(page, "td", "",
                     item->after == NULL ? "not present" : text_cut(item->after, TEXT_SHOWN, page->arena));
        markup_close(page->markup);
    }
    html_table_end(page);
    if ((int64_t)shown < comparison->counts[change])
        html_format(page, "p", "note", "%s more: scatter-cts compare names them.",
                    number_text(comparison->counts[change] - (int64_t)shown, page->arena));
    markup_close(page->markup);
}

void html_comparison(struct html_page *page, const struct comparison *comparison, const char *older,
                     const char *newer, bool unfolded, size_t most)
{
    enum mark mark = comparison_is_worse(comparison)         ? MARK_BAD
                     : comparison->counts[CHANGE_REPAIR] > 0 ? MARK_GOOD
                                                             : MARK_NONE;
    html_open_details(page, "change", unfolded);
    markup_open(page->markup, "summary");
    html_mark(page, "b", mark, arena_format(page->arena, "%s \xe2\x86\x92 %s", older, newer), "");
    html_format(page, "span", "", ": %s, %s of new or changed cases, %s, %s",
                count_text(comparison->counts[CHANGE_REGRESSION], "regression", page->arena),
                count_text(comparison->counts[CHANGE_NEW_FAILURE], "failure", page->arena),
                count_text(comparison->counts[CHANGE_REPAIR], "repair", page->arena),
                count_text(comparison->counts[CHANGE_REASON], "other reason", page->arena));
    markup_close(page->markup);
    if (!comparison_is_judged_alike(comparison))
        html_element(page, "p", "note",
                     "The two were judged differently: by different editions, or with different strictness.");
    if (strcmp(comparison->older->corpora, comparison->newer->corpora) != 0)
        html_element(page, "p", "note", "The two runs used different corpora.");
    if (comparison_loses_processes(comparison))
        html_format(page, "p", "note", "Lost processes (none in the old run): %s",
                    text_cut(comparison->newer->losses, LOSSES_SHOWN, page->arena));
    for (int change = 0; change < CHANGE_COUNT; change++) {
        if (comparison->counts[change] > 0 && is_named((enum change)change))
            add_kind(page, comparison, (enum change)change, most);
        else if (comparison->counts[change] > 0)
            html_format(page, "p", "", "%s %s", number_text(comparison->counts[change], page->arena),
                        change_heading((enum change)change, comparison->counts[change]));
    }
    markup_close(page->markup);
}

/* ---- a page of its own -------------------------------------------------------------------------------------------------- */

/* "onnxruntime 1.31.1". */
static const char *run_title(const struct compared_run *run, struct arena *arena)
{
    const char *name = run->name[0] == '\0' ? run->specification : run->name;
    const char *title =
        arena_format(arena, "%s%s%s", text_cut(name, TEXT_SHOWN, arena), run->version[0] == '\0' ? "" : " ",
                     text_cut(run->version, TEXT_SHOWN, arena));
    return title == NULL ? "" : title;
}

static void add_pair(struct html_page *page, const struct comparison *comparison, bool all)
{
    const struct compared_run *runs[] = {comparison->older, comparison->newer};
    html_open(page, "ul", "facts");
    for (int i = 0; i < 2; i++)
        html_fact(page, i == 0 ? "old" : "new",
                  arena_format(page->arena, "%s, %s (%s)", run_title(runs[i], page->arena),
                               count_text((int64_t)runs[i]->count, "case", page->arena),
                               text_cut(runs[i]->path, TEXT_SHOWN, page->arena)));
    html_fact(page, "unchanged", count_text(comparison->alike, "case", page->arena));
    markup_close(page->markup);
    html_comparison(page, comparison, run_title(comparison->older, page->arena),
                    run_title(comparison->newer, page->arena), true, all ? SIZE_MAX : DIFFERENCES_SHOWN);
}

enum status comparison_page(const struct comparison *comparisons, size_t count, bool all, FILE *out,
                            struct arena *arena, struct error *error)
{
    struct html_page page = {.prefix = "", .level = 1, .arena = arena};
    const char *text;
    enum status status = markup_create(&page.markup, MARKUP_HTML, COMPARISON_LIMIT, error);
    if (status != STATUS_OK)
        return status;
    html_begin(&page, "ONNX scatter conformance, compared");
    html_element(&page, "p", "kind", "Conformance to ONNX's scatter operators");
    html_heading(&page, 0, "top", "Differences");
    for (size_t i = 0; i < count; i++)
        add_pair(&page, &comparisons[i], all);
    page_script(page.markup, &report_script_files[0]);
    status = markup_save(page.markup, &text, error);
    if (status == STATUS_OK)
        (void)fputs(text, out);
    markup_destroy(page.markup);
    return status;
}
