/* What an implementation does where the specification leaves a choice, and further facts of a run. */
#include "html_parts.h"
#include "record.h"
#include "short_text.h"

#include <stdlib.h>
#include <string.h>

enum { CHOICES_SHOWN = 400, REMARKS_SHOWN = 40, REMARK_LENGTH = 240 };

/* ---- choices ------------------------------------------------------------------------------------------------------------- */

/* By likeness, so that the choices of one question are adjacent. */
static int compare_choices(const void *left, const void *right)
{
    const struct reported_choice *const *a = left, *const *b = right;
    return strcmp((*a)->likeness, (*b)->likeness);
}

/* If the specification calls an input an error, there is no choice: refusals are not listed. */
static void add_choice(struct html_page *page, const struct reported_choice *choice)
{
    struct arena *arena = page->arena;
    const char *colon = strstr(choice->likeness, ": ");
    const char *question =
        colon == NULL ? "" : arena_copy_text(arena, choice->likeness, (size_t)(colon - choice->likeness));
    markup_open(page->markup, "tr");
    html_row_head(page, question == NULL ? "" : question);
    markup_element(page->markup, "td", colon == NULL ? choice->likeness : colon + 2);
    markup_element(page->markup, "td", level_name(choice->level));
    html_number(page, choice->cases);
    html_element(page, "td", "id", text_cut(choice->first, REMARK_LENGTH, arena));
    markup_close(page->markup);
}

void html_choices_table(struct html_page *page, bool gates, const char *caption)
{
    static const char *const heads[] = {"clause", "what it does", "level", "cases", "first case", NULL};
    const struct reported_run *run = page->run;
    size_t count = 0;
    const struct reported_choice **sorted =
        arena_allocate_zeroed(page->arena, run->choice_count + 1, sizeof *sorted);
    for (size_t i = 0; sorted != NULL && i < run->choice_count; i++)
        if (is_version_gate(run->choices[i].clause) == gates && run->choices[i].level != LEVEL_MUST_REJECT)
            sorted[count++] = &run->choices[i];
    if (count == 0)
        return;
    qsort(sorted, count, sizeof *sorted, compare_choices);
    html_table(page, "choices", caption);
    html_head_row(page, heads);
    for (size_t i = 0; i < count && i < CHOICES_SHOWN; i++)
        add_choice(page, sorted[i]);
    html_table_end(page);
    if (count > CHOICES_SHOWN)
        html_format(page, "p", "note", "%s more.",
                    number_text((int64_t)(count - CHOICES_SHOWN), page->arena));
}

void html_choices(struct html_page *page)
{
    html_heading(page, 1, "choices", "Choices left by the specification");
    html_element(
        page, "p", "note",
        "Observations and warnings. None of them is a failure, but software that relies on one of these "
        "may behave differently with other implementations.");
    html_choices_table(page, false, "Behaviour of the implementation where it is free to choose, by clause");
}

/* ---- further facts --------------------------------------------------------------------------------------------- */

static void add_lost_processes(struct html_page *page)
{
    const json_t *losses = json_object_get(page->run->footer, "lost_processes"), *loss;
    size_t index;
    json_array_foreach(losses, index, loss)
    {
        const char *id = record_text(loss, "case");
        if (index < REMARKS_SHOWN)
            html_format(page, "li", "bad", "%s A process %.200s %.40s%s%.200s, %s.", mark_sign(MARK_BAD),
                        record_text(loss, "how"), record_text(loss, "when"), id[0] == '\0' ? "" : ", ", id,
                        count_text(json_integer_value(json_object_get(loss, "count")), "time", page->arena));
    }
}

static void add_repetitions(struct html_page *page)
{
    const struct tally *tally = &page->run->tally;
    if (tally->repeated == 0)
        return;
    html_format(page, "li", tally->differ_illegally > 0 ? "bad" : "",
                "%s run several times: in %s the answers differ and some fail; in %s they differ and all "
                "are allowed.",
                count_text(tally->repeated, "case", page->arena),
                number_text(tally->differ_illegally, page->arena),
                number_text(tally->differ_legally, page->arena));
}

/* Waived failures by reason: the first few reasons. */
static void add_waived(struct html_page *page)
{
    const struct reported_run *run = page->run;
    json_t *reasons = json_object();
    const char *reason;
    json_t *count;
    size_t shown = 0;
    for (size_t i = 0; i < run->case_count; i++) {
        const char *text = run->cases[i].waived;
        json_int_t before = text == NULL ? 0 : json_integer_value(json_object_get(reasons, text));
        if (text != NULL)
            (void)json_object_set_new(reasons, text, json_integer(before + 1));
    }
    json_object_foreach(reasons, reason, count)
    {
        if (shown++ < REMARKS_SHOWN)
            html_element(page, "li", "",
                         arena_format(page->arena, "%s waived: %s",
                                      count_text(json_integer_value(count), "failure", page->arena),
                                      text_cut(reason, REMARK_LENGTH, page->arena)));
    }
    json_decref(reasons);
}

static void add_passed_over(struct html_page *page)
{
    const struct tally *tally = &page->run->tally;
    const char *text;
    json_t *group;
    size_t shown = 0;
    json_object_foreach(tally->nearly_scatter, text, group)
    {
        if (shown++ < REMARKS_SHOWN)
            html_element(page, "li", "",
                         arena_format(page->arena, "Passed over, but perhaps meant as a scatter case: %s: %s",
                                      text_cut(record_text(group, "first"), REMARK_LENGTH, page->arena),
                                      text_cut(text, REMARK_LENGTH, page->arena)));
    }
    json_object_foreach(tally->passed_over, text, group)
        html_format(page, "li", "", "%s.",
                    text_cut(passed_over_text(text, group, page->arena), REMARK_LENGTH, page->arena));
}

static void add_files(struct html_page *page)
{
    const struct tally *tally = &page->run->tally;
    const char *text;
    json_t *group;
    size_t shown = 0;
    json_object_foreach(tally->file_warnings, text, group)
    {
        if (shown++ < REMARKS_SHOWN)
            html_element(page, "li", "",
                         arena_format(page->arena, "The files of %s: %s",
                                      count_text(json_integer_value(json_object_get(group, "cases")), "case",
                                                 page->arena),
                                      text_cut(text, REMARK_LENGTH, page->arena)));
    }
    add_passed_over(page);
}

static void add_unsupported(struct html_page *page)
{
    const char *reason;
    json_t *count;
    size_t shown = 0;
    json_object_foreach(page->run->tally.unsupported, reason, count)
    {
        if (shown++ < REMARKS_SHOWN)
            html_element(page, "li", "",
                         arena_format(page->arena, "%s unsupported: %s",
                                      count_text(json_integer_value(count), "case", page->arena),
                                      text_cut(reason, REMARK_LENGTH, page->arena)));
    }
    if (shown > REMARKS_SHOWN)
        html_format(page, "li", "", "%s more reasons why a case is unsupported.",
                    number_text((int64_t)(shown - REMARKS_SHOWN), page->arena));
}

void html_remarks(struct html_page *page)
{
    const struct tally *tally = &page->run->tally;
    bool has_any = json_array_size(json_object_get(page->run->footer, "lost_processes")) > 0 ||
                   tally->repeated > 0 || tally->skipped > 0 || json_object_size(tally->file_warnings) > 0 ||
                   json_object_size(tally->unsupported) > 0;
    for (size_t i = 0; i < page->run->case_count; i++)
        has_any |= page->run->cases[i].waived != NULL;
    if (!has_any)
        return;
    html_heading(page, 1, "remarks", "Also");
    markup_open(page->markup, "ul");
    markup_attribute(page->markup, "class", "remarks");
    add_lost_processes(page);
    add_repetitions(page);
    add_waived(page);
    add_unsupported(page);
    add_files(page);
    markup_close(page->markup);
}
