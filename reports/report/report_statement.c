/* A page for vendors: what is confirmed, by which test, and how to check it. */
#include "print_text.h"
#include "report.h"
#include "report_format.h"

#include <inttypes.h>
#include <string.h>

/* Maximum length of third-party texts; of many reasons the most frequent are listed. */
enum { LONGEST_TEXT = 400, MOST_LISTED = 8 };

/* The state of writing one page. */
struct page {
    const struct reported_run *run;
    FILE *out;
    struct arena *arena;
};

static const char *code(const struct page *page, const char *text)
{
    return markdown_code(text, LONGEST_TEXT, page->arena);
}

static void write_facts(const struct page *page)
{
    struct report_fact facts[REPORT_FACTS_MOST];
    size_t count = report_facts(page->run, facts, page->arena);
    for (size_t i = 0; i < count; i++)
        (void)print_text(page->out, "- %s: %s\n", facts[i].name, code(page, facts[i].value));
    (void)print_text(page->out, "- result: %" PRId64 " cases, %s\n\n", page->run->tally.cases,
                     report_verdicts(page->run->tally.verdicts, page->arena));
}

/* What a reader must know before any statement. */
static void write_reservations(const struct page *page)
{
    const struct reported_run *run = page->run;
    if (run->lacks_cases)
        (void)fputs("**Cases were generated.** Nothing is confirmed of an operator version.\n\n", page->out);
    else if (run->tally.conformance.selected)
        (void)fputs("**Only some cases were selected.** The following is about these cases only.\n\n",
                    page->out);
    if (!run->complete)
        (void)fputs("**The run is incomplete.** Nothing is confirmed.\n\n", page->out);
    if (report_waived(run) > 0)
        (void)print_text(page->out,
                         "%" PRId64
                         " of the failures are waived: they are known and accepted by the author of "
                         "this page. They count as failures here.\n\n",
                         report_waived(run));
}

static void write_pairs(const struct page *page, int row, bool confirmed, const char *label, const char *none)
{
    const char *pairs = conformance_pairs_text(&page->run->tally.conformance, row, confirmed, page->arena);
    if (pairs != NULL && (pairs[0] != '\0' || none != NULL))
        (void)print_text(page->out, "- %s: %s\n", label, pairs[0] == '\0' ? none : pairs);
}

/* Why pairs are not confirmed: the cases against them. */
static void write_objections(const struct page *page, const struct version_cases *version)
{
    static const enum standing objections[] = {STANDING_FAILED,  STANDING_UNSUPPORTED, STANDING_CLAIMED,
                                               STANDING_LIMITED, STANDING_NOT_SHOWN,   STANDING_UNTESTED};
    for (size_t i = 0; i < sizeof objections / sizeof *objections; i++) {
        int64_t count = version->standings.counts[objections[i]];
        if (count > 0)
            (void)print_text(page->out, "- reason: %" PRId64 " case%s %s\n", count, plural(count),
                             standing_words(objections[i]));
    }
}

static void write_version(const struct page *page, int row)
{
    const struct conformance *conformance = &page->run->tally.conformance;
    const struct version_cases *version = &conformance->versions[row];
    const char *standings = standings_text(&version->standings, page->arena);
    (void)print_text(page->out, "### %s: %s\n\n", operator_versions[row].id,
                     statement_name(conformance_of(conformance, row, page->run->complete)));
    if (page->run->complete) {
        write_pairs(page, row, true, "confirmed", "nothing");
        write_pairs(page, row, false, "not confirmed", NULL);
    }
    const char *limits = conformance_limits_text(conformance, row, page->arena);
    if (limits != NULL && limits[0] != '\0')
        (void)print_text(page->out, "- only %s\n", limits);
    write_objections(page, version);
    (void)print_text(page->out, "- all %" PRId64 " cases: %s\n\n", version->cases, text_or_empty(standings));
}

/* ---- about all versions -------------------------------------------------------------------------------- */

static void write_causes(const struct page *page)
{
    const struct recorded_causes *causes = &page->run->footer->causes;
    if (causes->count > 0)
        (void)fputs("## Causes of failures\n\n", page->out);
    for (size_t i = 0; i < causes->count; i++)
        (void)print_text(page->out, "- %s: %s, such as %s\n", code(page, causes->items[i].title),
                         count_text(causes->items[i].cases, "case", page->arena),
                         code(page, causes->items[i].telling));
    if (causes->count > 0)
        (void)fputs("\n", page->out);
}

/* Inserts a reason among the most frequent ones, after those as frequent as it is; the new number of them. */
static size_t insert_reason(const struct counted_text *sorted[MOST_LISTED], size_t count,
                            const struct counted_text *reason)
{
    size_t place = count;
    while (place > 0 && sorted[place - 1]->count < reason->count)
        place--;
    if (place == MOST_LISTED)
        return count;
    const size_t kept = count < MOST_LISTED ? count : MOST_LISTED - 1;
    memmove(&sorted[place + 1], &sorted[place], (kept - place) * sizeof *sorted);
    sorted[place] = reason;
    return kept + 1;
}

static void write_unsupported(const struct page *page)
{
    const struct counted_texts *reasons = &page->run->tally.unsupported;
    const struct counted_text *sorted[MOST_LISTED];
    size_t listed = 0;
    if (reasons->count == 0)
        return;
    for (size_t i = 0; i < reasons->count; i++)
        listed = insert_reason(sorted, listed, &reasons->items[i]);
    (void)fputs("## Reasons given for what is not supported\n\n", page->out);
    for (size_t i = 0; i < listed; i++)
        (void)print_text(page->out, "- %s: %" PRId64 " case%s\n", code(page, tally_reason(sorted[i])),
                         sorted[i]->count, plural(sorted[i]->count));
    if (reasons->count > MOST_LISTED)
        (void)print_text(page->out, "- %s\n",
                         count_text((int64_t)(reasons->count - MOST_LISTED), "other reason", page->arena));
    (void)fputs("\n", page->out);
}

static void write_losses(const struct page *page)
{
    const struct recorded_losses *losses = &page->run->footer->lost_processes;
    if (losses->count > 0)
        (void)fputs("## Lost processes\n\nThey count against the implementation, although they are not "
                    "attributed to any case.\n\n",
                    page->out);
    for (size_t i = 0; i < losses->count; i++)
        (void)print_text(page->out, "- %" PRId64 " %s: %s\n", recorded_loss_count(&losses->items[i]),
                         code(page, loss_name(losses->items[i].when)), code(page, losses->items[i].how));
    if (losses->count > 0)
        (void)fputs("\n", page->out);
}

static void write_command(const struct page *page)
{
    const char *command = printable(report_command(page->run, page->arena), page->arena);
    (void)print_text(page->out, "## How to check it\n\nWith scatter-cts %s:\n\n",
                     code(page, page->run->header->version));
    (void)fputs(markdown_block(command, 1, SIZE_MAX, page->arena), page->out);
    (void)fputs("\nThe cases are the same if the results contain the same SHA-256, and `scatter-cts verify` "
                "finds no file that differs.\n",
                page->out);
}

enum status report_statement(const struct report *report, FILE *out, struct arena *arena, struct error *error)
{
    const struct page page = {&report->runs[0], out, arena};
    const struct conformance *conformance = &page.run->tally.conformance;
    (void)error;
    (void)print_text(out, "# Conformance to ONNX's scatter operators: %s\n\n",
                     code(&page, reported_title(page.run, arena)));
    (void)print_text(out, "**%s**\n\n", report_sentence(page.run, arena));
    write_facts(&page);
    write_reservations(&page);
    (void)fputs(
        "## Statements\n\nA pair of an element type and a reduction is confirmed if at least one valid case "
        "of it was answered correctly\nand no case counts against it.\n\n",
        out);
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (conformance->versions[row].cases > 0)
            write_version(&page, row);
    write_causes(&page);
    write_unsupported(&page);
    write_losses(&page);
    write_command(&page);
    return STATUS_OK;
}
