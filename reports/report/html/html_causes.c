/* Probable causes of failures, each with its most telling case, and suspects. */
#include "html_parts.h"
#include "record.h"
#include "report_text.h"
#include "short_text.h"

#include <string.h>

/* The maximum length of a title, in characters; and the approximate size of a drawn case, in bytes. */
enum { TITLE_SHOWN = 240, DRAWN_SIZE = 64 << 10, CAUSES_SHOWN = 64, SUSPECTS_SHOWN = 8 };

static const json_t *causes_of(const struct reported_run *run)
{
    return json_object_get(run->footer, "causes");
}

/* The most telling case of a cause, if its record is in this report; otherwise NULL. */
static const struct reported_case *telling_case(const struct reported_run *run, const json_t *cause)
{
    const struct reported_case *item = reported_case_named(run, record_text(cause, "telling"));
    return item == NULL || item->text == NULL ? NULL : item;
}

bool html_case_is_shown(const struct html_page *page, const char *id)
{
    const json_t *causes = causes_of(page->run);
    for (size_t i = 0; i < CAUSES_SHOWN && i < json_array_size(causes); i++)
        if (strcmp(record_text(json_array_get(causes, i), "telling"), id) == 0)
            return true;
    return false;
}

/* "410 of 414 cases with elements of 2 bytes fail, and 0 of 3,890 without". */
static const char *suspect_text(struct html_page *page, const json_t *suspect)
{
    struct arena *arena = page->arena;
    const char *numbers[4];
    static const char *const members[] = {"failing_with", "with", "failing_without", "without"};
    for (int i = 0; i < 4; i++)
        numbers[i] = number_text(json_integer_value(json_object_get(suspect, members[i])), arena);
    const char *text = arena_format(arena, "%s: %s of %s cases with it fail, %s of %s without it",
                                    text_cut(record_text(suspect, "feature"), TITLE_SHOWN, arena), numbers[0],
                                    numbers[1], numbers[2], numbers[3]);
    return text == NULL ? "" : text;
}

/* Whether an earlier cause has the same most telling case. */
static bool is_told_before(const struct html_page *page, size_t number)
{
    const json_t *causes = causes_of(page->run);
    const char *telling = record_text(json_array_get(causes, number), "telling");
    for (size_t i = 0; i < number; i++)
        if (strcmp(record_text(json_array_get(causes, i), "telling"), telling) == 0)
            return true;
    return false;
}

static void add_telling(struct html_page *page, const struct reported_case *item, bool has_place)
{
    bool is_drawn = html_has_room(page, DRAWN_SIZE);
    markup_open(page->markup, "div");
    if (has_place)
        markup_id(page->markup, html_place(page, item->id));
    html_open(page, "p", "case");
    markup_text(page->markup, "The most telling case: ");
    markup_element(page->markup, "code", text_cut(item->id, TITLE_SHOWN, page->arena));
    markup_close(page->markup);
    html_case(page, item, is_drawn);
    if (!is_drawn)
        html_element(page, "p", "note", "Not drawn because the page would become too large.");
    markup_close(page->markup);
}

static void add_cause(struct html_page *page, size_t number, const json_t *cause, bool is_open)
{
    struct arena *arena = page->arena;
    const struct reported_case *item = telling_case(page->run, cause);
    const json_t *suspect = json_object_get(cause, "suspect");
    html_open_details(page, "cause", is_open);
    markup_open(page->markup, "summary");
    html_format(page, "b", "bad", "%s %s", mark_sign(MARK_BAD),
                count_text(json_integer_value(json_object_get(cause, "cases")), "case", arena));
    markup_text(page->markup, " ");
    markup_element(page->markup, "span", text_cut(record_text(cause, "title"), TITLE_SHOWN, arena));
    markup_close(page->markup);
    if (json_is_object(suspect))
        html_element(page, "p", "", arena_format(arena, "Common feature: %s.", suspect_text(page, suspect)));
    if (item != NULL)
        add_telling(page, item, !is_told_before(page, number));
    markup_close(page->markup);
}

static void add_suspects(struct html_page *page)
{
    const json_t *suspects = json_object_get(page->run->footer, "suspects"), *suspect;
    size_t index;
    if (json_array_size(suspects) == 0)
        return;
    html_element(page, "p", "", "Features that failing cases share and passing cases do not:");
    markup_open(page->markup, "ul");
    json_array_foreach(suspects, index, suspect)
    {
        if (index < SUSPECTS_SHOWN)
            markup_element(page->markup, "li", suspect_text(page, suspect));
    }
    markup_close(page->markup);
}

void html_causes(struct html_page *page)
{
    size_t index;
    const json_t *cause;
    html_heading(page, 1, "causes", "Causes of failure");
    if (report_failures(page->run) > 0)
        html_element(
            page, "p", "note",
            "scatter-cts show CLAUSE prints where the sentences behind a clause are in ONNX's text (with "
            "--text PATH the sentences), and the decisions (DECISIONS.md) that it is based on. "
            "doc/verdicts.md says how to contest "
            "a verdict.");
    if (json_array_size(causes_of(page->run)) == 0)
        html_element(page, "p", "",
                     page->run->case_count == 0 ? "No case was run."
                     : report_failures(page->run) == 0
                         ? "No case fails."
                         : "The results name no causes: every failure is waived, or an older "
                           "version of the program wrote them.");
    json_array_foreach(causes_of(page->run), index, cause)
    {
        if (index < CAUSES_SHOWN)
            add_cause(page, index, cause, index == 0 && page->prefix[0] == '\0');
    }
    add_suspects(page);
}
