/* The cases that are not plain passes, one row each, and the names of those that are. */
#include "html_parts.h"
#include "record.h"
#include "short_text.h"

#include <string.h>

enum {
    ID_SHOWN = 200,
    REASON_SHOWN = 60,      /* in the row itself */
    ROW_SIZE = 200,         /* of a row without its texts, approximately, in bytes */
    DETAIL_SIZE = 4 << 10,  /* of the details that a row unfolds to */
    PASSED_SIZE = 32 << 10, /* of the rest of the page */
};

static bool is_listed(const struct reported_case *item)
{
    return item->text != NULL;
}

/* The part of an id after the folder of the operator version, which has its own column; otherwise the whole id. */
static const char *short_id(const struct reported_case *item)
{
    const char *slash = strchr(item->id, '/');
    if (item->row < 0 || slash == NULL)
        return item->id;
    const char *version = operator_versions[item->row].id;
    size_t length = strlen(version);
    bool is_below =
        strncmp(slash + 1, version, length) == 0 && slash[1 + length] == '/' && slash[2 + length] != '\0';
    return is_below ? slash + 2 + length : item->id;
}

/* The approximate size of the row of a case, in bytes. */
static size_t row_size(const struct reported_case *item)
{
    size_t id = strlen(item->id), shown = strlen(short_id(item));
    return ROW_SIZE + (id < MARKUP_ID_SIZE ? id : MARKUP_ID_SIZE) + (shown < ID_SHOWN ? shown : ID_SHOWN);
}

size_t html_cases_size(const struct reported_run *run)
{
    size_t size = 0;
    for (size_t i = 0; i < run->case_count; i++)
        size += is_listed(&run->cases[i]) ? row_size(&run->cases[i]) : 0;
    return size;
}

/* ---- rows ----------------------------------------------------------------------------------------------------------------- */

static void add_version(struct html_page *page, const struct reported_case *item)
{
    json_t *record = item->row < 0 ? reported_record(item) : NULL;
    const char *name =
        item->row < 0 ? record_text(record, "operator_version") : operator_versions[item->row].id;
    markup_element(page->markup, "td", text_cut(name, ID_SHOWN, page->arena));
    json_decref(record);
}

/* Whether a row unfolds: cases that do not pass have details; for unsupported cases the reason is everything. */
static bool has_detail(const struct html_page *page, const struct reported_case *item)
{
    return item->verdict != VERDICT_UNSUPPORTED && !html_case_is_shown(page, item->id) &&
           html_has_room(page, DETAIL_SIZE);
}

static void add_reason(struct html_page *page, const struct reported_case *item, bool unfolds)
{
    const struct reason *reason = &item->reason;
    const char *text =
        arena_format(page->arena, "%s%s%s", reason->clause, reason->clause[0] == '\0' ? "" : ": ",
                     text_cut(reason->text, REASON_SHOWN, page->arena));
    markup_open(page->markup, "td");
    if (unfolds) {
        markup_open(page->markup, "details");
        markup_element(page->markup, "summary", text == NULL ? "" : text);
        html_case(page, item, false);
        markup_close(page->markup);
    } else if (html_case_is_shown(page, item->id)) {
        html_link(page, html_place(page, item->id), text == NULL ? "" : text);
    } else {
        markup_text(page->markup, text == NULL ? "" : text);
    }
    markup_close(page->markup);
}

/* What was left out because there was no room. */
struct left_out {
    size_t explanations, rows;
};

static void add_row(struct html_page *page, const struct reported_case *item, struct left_out *left_out)
{
    bool is_shown = html_case_is_shown(page, item->id), unfolds = has_detail(page, item);
    left_out->explanations += !is_shown && !unfolds && item->verdict != VERDICT_UNSUPPORTED;
    markup_open(page->markup, "tr");
    if (!is_shown)
        markup_id(page->markup, item->id);
    markup_element(page->markup, "td", text_cut(short_id(item), ID_SHOWN, page->arena));
    html_mark(page, "td", mark_of_case(item), verdict_word(item), "");
    add_version(page, item);
    markup_element(page->markup, "td", dtype_name(item->dtype));
    markup_element(page->markup, "td", text_cut(item->reduction, REASON_SHOWN, page->arena));
    add_reason(page, item, unfolds);
    markup_close(page->markup);
}

/* ---- the filter, which only the script makes visible ---------------------------------------------------------------------- */

static void add_field(struct html_page *page, const char *element, const char *name, const char *words)
{
    markup_open(page->markup, "label");
    markup_text(page->markup, words);
    markup_text(page->markup, " ");
    markup_open(page->markup, element);
    if (strcmp(element, "input") == 0)
        markup_attribute(page->markup, "type", "search");
    markup_attribute(page->markup, "name", name);
    if (strcmp(element, "select") == 0) {
        markup_open(page->markup, "option");
        markup_attribute(page->markup, "value", "");
        markup_text(page->markup, "all");
        markup_close(page->markup);
    }
    markup_close(page->markup);
    markup_close(page->markup);
}

static void add_filter(struct html_page *page)
{
    html_open(page, "div", "filter");
    markup_attribute(page->markup, "role", "search");
    markup_attribute(page->markup, "aria-label", "Filter of the cases");
    markup_attribute(page->markup, "hidden", "hidden");
    add_field(page, "input", "text", "text");
    add_field(page, "select", "verdict", "verdict");
    add_field(page, "select", "version", "operator version");
    add_field(page, "select", "type", "type");
    add_field(page, "select", "clause", "clause");
    html_open(page, "output", "shown");
    markup_attribute(page->markup, "aria-live", "polite");
    markup_close(page->markup);
    markup_close(page->markup);
}

/* ---- cases that passed ----------------------------------------------------------------------------------------------------- */

/* Adds the list of passing cases of a row; for those of no operator version, row is -1. */
static void add_passed(struct html_page *page, int row)
{
    const struct reported_run *run = page->run;
    int64_t count = 0;
    size_t size = 0;
    for (size_t i = 0; i < run->case_count; i++)
        if (run->cases[i].row == row && !is_listed(&run->cases[i])) {
            count++;
            size += strlen(short_id(&run->cases[i])) + 2;
        }
    if (count == 0)
        return;
    const char *text =
        arena_format(page->arena, "%s: %s", row < 0 ? "no operator version" : operator_versions[row].id,
                     count_text(count, "case", page->arena));
    if (!html_has_room(page, size)) {
        html_element(page, "p", "", text);
        return;
    }
    markup_open(page->markup, "details");
    markup_element(page->markup, "summary", text == NULL ? "" : text);
    html_open(page, "p", "names");
    for (size_t i = 0, written = 0; i < run->case_count; i++)
        if (run->cases[i].row == row && !is_listed(&run->cases[i])) {
            markup_text(page->markup, written++ == 0 ? "" : ", ");
            markup_text(page->markup, text_cut(short_id(&run->cases[i]), ID_SHOWN, page->arena));
        }
    markup_close(page->markup);
    markup_close(page->markup);
}

/* ---- the section ----------------------------------------------------------------------------------------------------------- */

static void add_table(struct html_page *page)
{
    static const char *const heads[] = {"case", "verdict", "operator version", "type", "reduction",
                                        "why",  NULL};
    static const enum mark order[] = {MARK_BAD, MARK_FAIR, MARK_OFF}; /* of the listed cases */
    const struct reported_run *run = page->run;
    struct left_out left_out = {0, 0};
    size_t left = html_cases_size(run);
    add_filter(page);
    html_table(page, "cases", "Cases that did not pass, or passed with warnings");
    html_head_row(page, heads);
    for (size_t group = 0; group < sizeof order / sizeof *order; group++)
        for (size_t i = 0; i < run->case_count; i++)
            if (is_listed(&run->cases[i]) && mark_of_case(&run->cases[i]) == order[group]) {
                left -= row_size(&run->cases[i]);
                page->reserved = PASSED_SIZE;
                bool has_room = html_has_room(page, row_size(&run->cases[i]));
                page->reserved = left + PASSED_SIZE;
                if (has_room)
                    add_row(page, &run->cases[i], &left_out);
                else
                    left_out.rows++;
            }
    page->reserved = PASSED_SIZE;
    html_table_end(page);
    if (left_out.rows + left_out.explanations > 0)
        html_format(
            page, "p", "note",
            "Left out because the page would become too large: %s, and the explanations of %s. The results "
            "contain them.",
            count_text((int64_t)left_out.rows, "case", page->arena),
            count_text((int64_t)left_out.explanations, "other", page->arena));
}

void html_cases(struct html_page *page)
{
    const struct reported_run *run = page->run;
    size_t listed = 0;
    for (size_t i = 0; i < run->case_count; i++)
        listed += is_listed(&run->cases[i]);
    html_heading(page, 1, "cases", "Cases");
    if (listed > 0)
        add_table(page);
    else
        html_element(page, "p", "",
                     run->case_count == 0 ? "No case was run." : "Every case passed without a warning.");
    if (listed < run->case_count)
        html_heading(page, 2, "passed", "Cases that passed without a warning");
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        add_passed(page, row);
    add_passed(page, -1);
}
