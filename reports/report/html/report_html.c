/* The page as a whole: its sections and their order. */
#include "html_parts.h"
#include "page.h"
#include "scoreboard.h"
#include "short_text.h"

#include <stdio.h>
#include <string.h>

/* The document's maximum memory, in bytes. */
#define PAGE_LIMIT ((size_t)384 << 20)

/*
 * The approximate size of the sections without drawings: of a page about one run, and of a run among several; and how
 * many runs may increase the size of a page.
 */
enum { TITLE_SHOWN = 120, SECTIONS_SIZE = 400 << 10, RUN_SIZE = 140 << 10, RUNS_MOST = 64 };

/* Style files: of drawings, and of reports. */
enum { STYLES_MOST = 8 };

bool html_has_room(const struct html_page *page, size_t size)
{
    size_t used = markup_size(page->markup) + page->reserved;
    return used < page->size && size < page->size - used;
}

/* Sections with their places, as in the table of contents. */
struct section {
    const char *place, *title;
};

static void add_contents(struct html_page *page, const struct section *sections)
{
    markup_open(page->markup, "nav");
    markup_attribute(page->markup, "aria-label", "Contents");
    markup_open(page->markup, "ul");
    for (; sections->place != NULL; sections++) {
        markup_open(page->markup, "li");
        html_link(page, sections->place, sections->title);
        markup_close(page->markup);
    }
    markup_close(page->markup);
    markup_close(page->markup);
}

const char *html_title(struct html_page *page, size_t number)
{
    return text_cut(reported_title_among(page->report, number, page->arena), TITLE_SHOWN, page->arena);
}

/* ---- one run --------------------------------------------------------------------------------------------------------------- */

static void add_only_run(struct html_page *page)
{
    static const struct section sections[] = {{"versions", "Operator versions"},
                                              {"causes", "Causes"},
                                              {"types", "Types"},
                                              {"questions", "Questions"},
                                              {"clauses", "Clauses"},
                                              {"gates", "Version gates"},
                                              {"choices", "Choices"},
                                              {"cases", "Cases"},
                                              {NULL, NULL}};
    html_element(page, "p", "kind", "Conformance to ONNX's scatter operators");
    html_heading(page, 0, "top", html_title(page, 0));
    html_summary(page);
    html_facts(page);
    add_contents(page, sections);
    page->reserved = SECTIONS_SIZE + html_cases_size(page->run);
    html_versions(page);
    html_causes(page);
    html_matrix(page);
    html_questions(page);
    html_clauses(page);
    html_gates(page);
    html_choices(page);
    html_remarks(page);
    page->reserved = 0;
    html_cases(page);
}

/* ---- several runs ---------------------------------------------------------------------------------------------------------- */

static void add_parts(struct html_page *page)
{
    markup_open(page->markup, "details");
    markup_element(page->markup, "summary", "Facts, operator versions, questions, causes and choices");
    html_facts(page);
    html_versions(page);
    html_matrix(page);
    html_questions(page);
    html_causes(page);
    html_choices(page);
    html_remarks(page);
    markup_close(page->markup);
}

static void add_run(struct html_page *page, size_t number)
{
    const char *prefix = arena_format(page->arena, "run-%zu/", number + 1);
    page->run = &page->report->runs[number];
    page->prefix = prefix == NULL ? "" : prefix;
    page->level = 3;
    markup_open(page->markup, "section");
    html_heading(page, 0, "summary/top", html_title(page, number));
    html_summary(page);
    if (html_has_room(page, RUN_SIZE))
        add_parts(page);
    else
        html_element(page, "p", "note", "The rest is left out because the page would become too large.");
    markup_close(page->markup);
    page->level = 1;
    page->prefix = "";
}

/* "20 runs of 11 implementations". */
static const char *runs_title(struct html_page *page)
{
    const struct report *report = page->report;
    int64_t names = 0;
    for (size_t i = 0; i < report->count; i++) {
        bool is_new = true;
        for (size_t before = 0; before < i; before++)
            is_new &= strcmp(report->runs[before].name, report->runs[i].name) != 0;
        names += is_new;
    }
    const char *title =
        arena_format(page->arena, "%s of %s", count_text((int64_t)report->count, "run", page->arena),
                     count_text(names, "implementation", page->arena));
    return title == NULL ? "" : title;
}

static void add_runs(struct html_page *page)
{
    static const struct section with_changes[] = {{"scoreboard", "Scoreboard"},
                                                  {"changes", "Changes between versions"},
                                                  {"differences", "Disputed cases"},
                                                  {"runs", "Implementations"},
                                                  {NULL, NULL}};
    static const struct section sections[] = {{"scoreboard", "Scoreboard"},
                                              {"differences", "Disputed cases"},
                                              {"runs", "Implementations"},
                                              {NULL, NULL}};
    size_t *order = arena_allocate_zeroed(page->arena, page->report->count + 1, sizeof *order);
    html_element(page, "p", "kind", "Conformance to ONNX's scatter operators");
    html_heading(page, 0, "top", runs_title(page));
    add_contents(page, html_has_changes(page) ? with_changes : sections);
    html_scoreboard(page);
    html_changes(page);
    html_differences(page);
    html_heading(page, 1, "runs", "Implementations");
    if (order == NULL)
        return;
    scoreboard_order(page->report, order);
    for (size_t i = 0; i < page->report->count; i++) {
        page->reserved = RUN_SIZE * (page->report->count - 1 - i);
        add_run(page, order[i]);
    }
}

/* ---- the page --------------------------------------------------------------------------------------------------------------- */

static const char *page_title(struct html_page *page)
{
    const char *title = page->report->count == 1
                            ? arena_format(page->arena, "%s: ONNX scatter conformance", html_title(page, 0))
                            : "ONNX scatter conformance";
    return title == NULL ? "ONNX scatter conformance" : title;
}

void html_begin(struct html_page *page, const char *title)
{
    struct embedded_file styles[STYLES_MOST] = {drawing_files[0]};
    size_t count = 1;
    for (size_t i = 0; i < report_style_files_count && count < STYLES_MOST; i++)
        styles[count++] = report_style_files[i];
    page_begin(page->markup, title, styles, count, &report_script_files[0]);
}

static void add_page(struct html_page *page)
{
    html_begin(page, page_title(page));
    if (page->report->count == 1)
        add_only_run(page);
    else
        add_runs(page);
    html_element(page, "p", "made",
                 "Generated by scatter-cts, the conformance test suite of ONNX's scatter operators, from its "
                 "results alone.");
    page_script(page->markup, &report_script_files[0]);
}

enum status report_html(const struct report *report, const struct report_cases *cases, FILE *out,
                        struct arena *arena, struct error *error)
{
    struct html_page page = {.report = report,
                             .cases = cases,
                             .run = report->count == 1 ? &report->runs[0] : NULL,
                             .prefix = "",
                             .level = 1,
                             .size = HTML_PAGE_SIZE,
                             .arena = arena};
    const char *text;
    enum status status = markup_create(&page.markup, MARKUP_HTML, PAGE_LIMIT, error);
    if (status != STATUS_OK)
        return status;
    if (report->count > 1)
        page.size += (report->count < RUNS_MOST ? report->count - 1 : RUNS_MOST) * HTML_RUN_SIZE;
    add_page(&page);
    status = markup_save(page.markup, &text, error);
    if (status == STATUS_OK)
        (void)fputs(text, out);
    markup_destroy(page.markup);
    return status;
}
