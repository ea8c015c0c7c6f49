/* JUnit's XML, in the form that Jenkins, GitLab, Azure and junitparser agree on. */
#include "markup.h"
#include "report.h"
#include "report_format.h"

#include <inttypes.h>
#include <string.h>

/* The document's maximum memory, and about how much is written at a time, in bytes. */
#define JUNIT_LIMIT ((size_t)512 << 20)
#define JUNIT_PIECE ((size_t)1 << 20)

/* What a verdict is in JUnit. */
enum junit_outcome { JUNIT_PASSED, JUNIT_FAILURE, JUNIT_ERROR, JUNIT_SKIPPED, JUNIT_OUTCOMES };
static const char *const outcome_names[JUNIT_OUTCOMES] = {"", "failure", "error", "skipped"};

/* A wrong answer is a failure; no answer, or a case without a result, is an error. */
static enum junit_outcome outcome_of(const struct reported_case *item)
{
    const enum verdict verdict = item->verdict;
    switch (verdict_class(verdict)) {
    case VERDICTS_GOOD:
        return verdict == VERDICT_PASS ? JUNIT_PASSED : JUNIT_SKIPPED;
    case VERDICTS_FAILING:
        return item->waived != NULL ? JUNIT_SKIPPED : verdict == VERDICT_FAIL ? JUNIT_FAILURE : JUNIT_ERROR;
    case VERDICTS_UNTESTED:
        return verdict == VERDICT_NOT_RUN ? JUNIT_SKIPPED : JUNIT_ERROR;
    case VERDICTS_DISPUTED:
        break;
    }
    return JUNIT_SKIPPED;
}

/* The message of a case that did not pass: the reason for skipping it begins with a word. */
static const char *message_of(const struct reported_case *item, const struct recorded_case *given,
                              enum junit_outcome outcome, struct arena *arena)
{
    const char *reason = item->waived != NULL ? item->waived : report_reason(given, arena);
    const char *message =
        outcome != JUNIT_SKIPPED
            ? reason
            : arena_format(arena, "%s: %s", item->waived != NULL ? "waived" : verdict_name(item->verdict),
                           reason);
    return message == NULL ? "" : message;
}

/* Adds the explanation, the command to run the case again, and what was printed. */
static const char *text_of(const struct recorded_case *given, struct arena *arena)
{
    const char *printed = report_lines(&given->printed, arena);
    const char *text = arena_format(arena, "%s%s%s%s%s", report_lines(&given->explanation, arena),
                                    given->command[0] == '\0' ? "" : "\n\nagain: ", given->command,
                                    printed[0] == '\0' ? "" : "\n\nprinted:\n", printed);
    return text == NULL ? "" : text;
}

/* Viewers identify a testcase by class and name alone, and group by what is before the last dot of a class.
 * With several runs the class begins with the implementation, whose own dots are replaced. */
static void add_class(struct markup *markup, const char *title, const char *name, struct arena *arena)
{
    char *prefix = title == NULL ? NULL : arena_format(arena, "%s.", title);
    for (char *at = prefix; at != NULL && at[0] != '\0' && at[1] != '\0'; at++)
        if (*at == '.')
            *at = '_';
    const char *text = arena_format(arena, "%s%s", prefix == NULL ? "" : prefix, name);
    markup_attribute(markup, "classname", text == NULL ? name : text);
}

/* `title`: of the run; NULL if it is the only one. Returns about the size of what was added, in bytes. */
static size_t add_case(struct markup *markup, const char *title, const struct reported_case *item,
                       struct arena *arena)
{
    enum { SIZE_OF_A_PASS = 200 };
    enum junit_outcome outcome = outcome_of(item);
    const char *text = item->record == NULL ? "" : text_of(item->record, arena);
    markup_open(markup, "testcase");
    add_class(markup, title, item->row < 0 ? "no operator version" : operator_versions[item->row].id, arena);
    markup_attribute(markup, "name", item->id);
    markup_attribute_format(markup, "time", "%.6f", item->seconds < 0 ? 0 : item->seconds);
    if (outcome != JUNIT_PASSED) {
        markup_open(markup, outcome_names[outcome]);
        markup_attribute(markup, "type", verdict_name(item->verdict));
        markup_attribute(markup, "message", message_of(item, item->record, outcome, arena));
        markup_text(markup, text);
        markup_close(markup);
    } else if (item->warned) {
        markup_element(markup, "system-out", text);
    }
    markup_close(markup);
    return SIZE_OF_A_PASS + strlen(text);
}

static void add_properties(struct markup *markup, const struct reported_run *run, struct arena *arena)
{
    struct report_fact facts[REPORT_FACTS_MOST];
    size_t count = report_facts(run, facts, arena);
    markup_open(markup, "properties");
    for (size_t i = 0; i < count; i++) {
        markup_open(markup, "property");
        markup_attribute(markup, "name", facts[i].name);
        markup_attribute(markup, "value", facts[i].value);
        markup_close(markup);
    }
    markup_close(markup);
}

/* ---- problems of a run that no case shows -------------------------------------------------------------- */

/* Why a run without failing cases does not conform, or claims nothing: "" if there is no reason. */
static const char *loss_text(const struct reported_run *run, struct arena *arena)
{
    const struct recorded_losses *losses = &run->footer->lost_processes;
    const char **texts = arena_allocate_zeroed(arena, losses->count, sizeof *texts);
    for (size_t i = 0; texts != NULL && i < losses->count; i++) {
        texts[i] =
            arena_format(arena, "A process %s %s.", losses->items[i].how, loss_name(losses->items[i].when));
        if (texts[i] == NULL)
            return "";
    }
    const char *text = texts == NULL ? NULL : arena_join(arena, texts, losses->count, "\n");
    return text == NULL ? "" : text;
}

static const char *stale_text(const struct reported_run *run, struct arena *arena)
{
    const struct texts *texts = &run->footer->stale_waiver_messages;
    const char *text = arena_join(arena, texts->items, texts->count, "\n");
    return text == NULL ? "" : text;
}

static void add_error(struct markup *markup, const char *title, const char *name, const char *message,
                      const char *text, struct arena *arena)
{
    markup_open(markup, "testcase");
    add_class(markup, title, "run", arena);
    markup_attribute(markup, "name", name);
    markup_attribute(markup, "time", "0.000000");
    markup_open(markup, "error");
    markup_attribute(markup, "type", name);
    markup_attribute(markup, "message", message);
    markup_text(markup, text);
    markup_close(markup);
    markup_close(markup);
}

/* Adds a testcase for each problem of the run itself; count() has counted them. */
static void add_errors(struct markup *markup, const char *title, const struct reported_run *run,
                       struct arena *arena)
{
    if (!run->complete)
        add_error(markup, title, "complete", "the run is incomplete", "", arena);
    if (report_lost(run) > 0)
        add_error(markup, title, "lost processes",
                  arena_format(arena, "%" PRId64 " lost, not attributed to any case", report_lost(run)),
                  loss_text(run, arena), arena);
    if (report_stale(run) > 0)
        add_error(markup, title, "stale waivers", count_text(report_stale(run), "stale waiver", arena),
                  stale_text(run, arena), arena);
}

static int64_t count_errors(const struct reported_run *run)
{
    return !run->complete + (report_lost(run) > 0) + (report_stale(run) > 0);
}

/* ---- suites -------------------------------------------------------------------------------------------- */

/* Numbers of cases by outcome, and their seconds. */
struct totals {
    int64_t cases, outcomes[JUNIT_OUTCOMES];
    double seconds;
};

static void count(struct totals *totals, const struct reported_run *run)
{
    totals->cases += run->tally.cases + count_errors(run);
    totals->outcomes[JUNIT_ERROR] += count_errors(run);
    for (size_t i = 0; i < run->case_count; i++) {
        totals->outcomes[outcome_of(&run->cases[i])]++;
        totals->seconds += run->cases[i].seconds < 0 ? 0 : run->cases[i].seconds;
    }
    totals->outcomes[JUNIT_SKIPPED] += run->unrecorded;
}

static void add_totals(struct markup *markup, const struct totals *totals)
{
    markup_attribute_format(markup, "tests", "%" PRId64, totals->cases);
    markup_attribute_format(markup, "failures", "%" PRId64, totals->outcomes[JUNIT_FAILURE]);
    markup_attribute_format(markup, "errors", "%" PRId64, totals->outcomes[JUNIT_ERROR]);
    markup_attribute_format(markup, "skipped", "%" PRId64, totals->outcomes[JUNIT_SKIPPED]);
    markup_attribute_format(markup, "time", "%.6f", totals->seconds);
}

static void add_cases(struct markup *markup, const char *title, const struct reported_run *run, FILE *out)
{
    struct arena scratch = arena_create((size_t)64 << 20);
    size_t pending = 0; /* about the size of what is not written yet */
    for (size_t i = 0; i < run->case_count; i++) {
        pending += add_case(markup, title, &run->cases[i], &scratch);
        arena_reset(&scratch);
        if (pending < JUNIT_PIECE)
            continue;
        markup_flush(markup, out);
        pending = 0;
    }
    arena_destroy(&scratch);
}

static void add_run(struct markup *markup, const struct report *report, size_t number, FILE *out,
                    struct arena *arena)
{
    const struct reported_run *run = &report->runs[number];
    const char *suite = reported_title_among(report, number, arena);
    const char *title = report->count == 1 ? NULL : suite;
    const char *started = run->header->started;
    struct totals totals = {0};
    count(&totals, run);
    markup_open(markup, "testsuite");
    markup_attribute(markup, "name", suite);
    add_totals(markup, &totals);
    if (started[0] != '\0')
        markup_attribute(markup, "timestamp", started);
    add_properties(markup, run, arena);
    add_errors(markup, title, run, arena);
    add_cases(markup, title, run, out);
    markup_close(markup);
}

enum status report_junit(const struct report *report, FILE *out, struct arena *arena, struct error *error)
{
    struct markup *markup;
    struct totals totals = {0};
    const char *text;
    enum status status = markup_create(&markup, JUNIT_LIMIT, error);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < report->count; i++)
        count(&totals, &report->runs[i]);
    markup_open(markup, "testsuites");
    markup_attribute(markup, "name", "scatter-cts");
    add_totals(markup, &totals);
    for (size_t i = 0; i < report->count; i++)
        add_run(markup, report, i, out, arena);
    status = markup_save(markup, &text, error);
    if (status == STATUS_OK)
        (void)fputs(text, out);
    markup_destroy(markup);
    return status;
}
