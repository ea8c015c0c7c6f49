/* The top of a page about a run: the implementation, the sentence, the counts, the facts. */
#include "html_parts.h"
#include "record.h"
#include "short_text.h"

#include <string.h>

/* The maximum length of a text of a header, in characters. */
enum { FACT_LENGTH = 400 };

/* ---- the counts --------------------------------------------------------------------------------------------------------- */

struct part_of_cases {
    enum mark mark;
    const char *word;
    int64_t cases;
};

enum { CASE_PARTS = 5 };

static void count_parts(const struct reported_run *run, struct part_of_cases parts[CASE_PARTS])
{
    const struct tally *tally = &run->tally;
    int64_t failed = report_failures(run), unsupported = tally->verdicts[VERDICT_UNSUPPORTED];
    int64_t passed = tally->verdicts[VERDICT_PASS];
    const struct part_of_cases all[CASE_PARTS] = {
        {MARK_GOOD, "passed", passed - tally->passed_with_warnings},
        {MARK_FAIR, "passed with warnings", tally->passed_with_warnings},
        {MARK_BAD, "failed", failed},
        {MARK_OFF, "unsupported", unsupported},
        {MARK_NONE, "without a verdict", tally->cases - passed - failed - unsupported}};
    memcpy(parts, all, sizeof all);
}

/* A bar whose parts are proportional to the numbers of cases. It only repeats the counts. */
static void add_bar(struct html_page *page, const struct part_of_cases *parts, int64_t cases)
{
    html_open(page, "div", "bar");
    markup_attribute(page->markup, "aria-hidden", "true");
    for (int i = 0; i < CASE_PARTS; i++) {
        if (parts[i].cases <= 0)
            continue;
        html_open(page, "span", mark_class(parts[i].mark));
        markup_attribute_format(page->markup, "style", "flex-grow:%.4f",
                                100 * (double)parts[i].cases / (double)cases);
        markup_close(page->markup);
    }
    markup_close(page->markup);
}

static void add_counts(struct html_page *page)
{
    struct part_of_cases parts[CASE_PARTS];
    int64_t cases = page->run->tally.cases;
    count_parts(page->run, parts);
    html_open(page, "ul", "counts");
    for (int i = 0; i < CASE_PARTS; i++) {
        if (parts[i].cases == 0 && parts[i].mark != MARK_GOOD && parts[i].mark != MARK_BAD)
            continue;
        html_open(page, "li", parts[i].cases == 0 ? "none" : mark_class(parts[i].mark));
        html_format(page, "b", "", "%s %s", mark_sign(parts[i].mark),
                    number_text(parts[i].cases, page->arena));
        markup_text(page->markup, " ");
        markup_element(page->markup, "span", parts[i].word);
        markup_close(page->markup);
    }
    markup_close(page->markup);
    if (cases > 0)
        add_bar(page, parts, cases);
}

void html_summary(struct html_page *page)
{
    html_element(page, "p", "sentence", report_sentence(page->run, page->arena));
    add_counts(page);
}

/* ---- the facts ---------------------------------------------------------------------------------------------------------- */

static const char *cut(struct html_page *page, const char *text)
{
    return text == NULL ? "" : text_cut(text, FACT_LENGTH, page->arena);
}

void html_facts(struct html_page *page)
{
    struct report_fact facts[REPORT_FACTS_MOST];
    size_t count = report_facts(page->run, facts, page->arena);
    html_open(page, "ul", "facts");
    for (size_t i = 0; i < count; i++)
        html_fact(page, facts[i].name, cut(page, facts[i].value));
    if (page->run->tally.repeated > 0)
        html_fact(page, "each case was run",
                  count_text(json_integer_value(json_object_get(page->run->header, "repeat")), "time",
                             page->arena));
    markup_close(page->markup);
    html_command(page, cut(page, report_command(page->run, page->arena)));
}
