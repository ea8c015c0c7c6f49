/* JUnit's XML, in the form that Jenkins, GitLab, Azure and junitparser agree on. */
#include "report.h"
#include "report_format.h"
#include "xml_writer.h"

#include <inttypes.h>

/* The memory limit for the texts of one case, and for one of them while it is written. */
#define CASE_MEMORY ((size_t)64 << 20)

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
    return text_or_empty(outcome != JUNIT_SKIPPED
                             ? reason
                             : arena_format(arena, "%s: %s",
                                            item->waived != NULL ? "waived" : verdict_name(item->verdict),
                                            reason));
}

/* Adds the explanation, the command to run the case again, and what was printed. */
static const char *text_of(const struct recorded_case *given, struct arena *arena)
{
    const char *printed = report_lines(&given->printed, arena);
    return text_or_empty(arena_format(arena, "%s%s%s%s%s", report_lines(&given->explanation, arena),
                                      given->command[0] == '\0' ? "" : "\n\nagain: ", given->command,
                                      printed[0] == '\0' ? "" : "\n\nprinted:\n", printed));
}

/* Viewers identify a testcase by class and name alone, and group by what is before the last dot of a class.
 * With several runs the class begins with the implementation, whose own dots are replaced. */
static void add_class(struct xml_writer *xml, const char *title, const char *name, struct arena *arena)
{
    char *prefix = title == NULL ? NULL : arena_format(arena, "%s.", title);
    for (char *at = prefix; at != NULL && at[0] != '\0' && at[1] != '\0'; at++)
        if (*at == '.')
            *at = '_';
    const char *text = arena_format(arena, "%s%s", text_or_empty(prefix), name);
    xml_attribute(xml, "classname", text);
}

static void add_seconds(struct xml_writer *xml, double seconds, struct arena *arena)
{
    xml_attribute(xml, "time", arena_format(arena, "%.6f", seconds < 0 ? 0 : seconds));
}

/* `title`: of the run; NULL if it is the only one. */
static void add_case(struct xml_writer *xml, const char *title, const struct reported_case *item,
                     struct arena *arena)
{
    enum junit_outcome outcome = outcome_of(item);
    const char *text = item->record == NULL ? "" : text_of(item->record, arena);
    xml_begin(xml, "testcase");
    add_class(xml, title, item->row < 0 ? "no operator version" : operator_versions[item->row].id, arena);
    xml_attribute(xml, "name", item->id);
    add_seconds(xml, item->seconds, arena);
    if (outcome != JUNIT_PASSED) {
        xml_begin(xml, outcome_names[outcome]);
        xml_attribute(xml, "type", verdict_name(item->verdict));
        xml_attribute(xml, "message", message_of(item, item->record, outcome, arena));
        xml_text(xml, text);
        xml_end(xml, outcome_names[outcome]);
    } else if (item->warned) {
        xml_begin(xml, "system-out");
        xml_text(xml, text);
        xml_end(xml, "system-out");
    }
    xml_end(xml, "testcase");
}

static void add_properties(struct xml_writer *xml, const struct reported_run *run, struct arena *arena)
{
    struct report_fact facts[REPORT_FACTS_MOST];
    size_t count = report_facts(run, facts, arena);
    xml_begin(xml, "properties");
    for (size_t i = 0; i < count; i++) {
        xml_begin(xml, "property");
        xml_attribute(xml, "name", facts[i].name);
        xml_attribute(xml, "value", facts[i].value);
        xml_end(xml, "property");
    }
    xml_end(xml, "properties");
}

/* ---- problems of a run that no case shows -------------------------------------------------------------- */

/* Why a run without failing cases does not conform, or confirms nothing: "" if there is no reason. */
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
    return text_or_empty(texts == NULL ? NULL : arena_join(arena, texts, losses->count, "\n"));
}

static const char *stale_text(const struct reported_run *run, struct arena *arena)
{
    const struct texts *texts = &run->footer->stale_waiver_messages;
    return text_or_empty(arena_join(arena, texts->items, texts->count, "\n"));
}

static void add_error(struct xml_writer *xml, const char *title, const char *name, const char *message,
                      const char *text, struct arena *arena)
{
    xml_begin(xml, "testcase");
    add_class(xml, title, "run", arena);
    xml_attribute(xml, "name", name);
    xml_attribute(xml, "time", "0.000000");
    xml_begin(xml, "error");
    xml_attribute(xml, "type", name);
    xml_attribute(xml, "message", message);
    xml_text(xml, text);
    xml_end(xml, "error");
    xml_end(xml, "testcase");
}

/* Adds a testcase for each problem of the run itself; count() has counted them. */
static void add_errors(struct xml_writer *xml, const char *title, const struct reported_run *run,
                       struct arena *arena)
{
    if (!run->complete)
        add_error(xml, title, "complete", "the run is incomplete", "", arena);
    if (report_lost(run) > 0)
        add_error(xml, title, "lost processes",
                  arena_format(arena, "%" PRId64 " lost, not attributed to any case", report_lost(run)),
                  loss_text(run, arena), arena);
    if (report_stale(run) > 0)
        add_error(xml, title, "stale waivers", count_text(report_stale(run), "stale waiver", arena),
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

static void add_totals(struct xml_writer *xml, const struct totals *totals, struct arena *arena)
{
    xml_attribute(xml, "tests", arena_format(arena, "%" PRId64, totals->cases));
    xml_attribute(xml, "failures", arena_format(arena, "%" PRId64, totals->outcomes[JUNIT_FAILURE]));
    xml_attribute(xml, "errors", arena_format(arena, "%" PRId64, totals->outcomes[JUNIT_ERROR]));
    xml_attribute(xml, "skipped", arena_format(arena, "%" PRId64, totals->outcomes[JUNIT_SKIPPED]));
    add_seconds(xml, totals->seconds, arena);
}

static void add_run(struct xml_writer *xml, const struct report *report, size_t number, struct arena *arena)
{
    const struct reported_run *run = &report->runs[number];
    const char *suite = reported_title_among(report, number, arena);
    const char *title = report->count == 1 ? NULL : suite;
    const char *started = run->header->started;
    struct arena of_case = arena_create(CASE_MEMORY);
    struct totals totals = {0};
    count(&totals, run);
    xml_begin(xml, "testsuite");
    xml_attribute(xml, "name", suite);
    add_totals(xml, &totals, arena);
    if (started[0] != '\0')
        xml_attribute(xml, "timestamp", started);
    add_properties(xml, run, arena);
    add_errors(xml, title, run, arena);
    for (size_t i = 0; i < run->case_count; i++) {
        add_case(xml, title, &run->cases[i], &of_case);
        arena_reset(&of_case);
    }
    arena_destroy(&of_case);
    xml_end(xml, "testsuite");
}

enum status report_junit(const struct report *report, FILE *out, struct arena *arena, struct error *error)
{
    struct arena scratch = arena_create(CASE_MEMORY);
    struct xml_writer xml = {.out = out, .scratch = &scratch};
    struct totals totals = {0};
    for (size_t i = 0; i < report->count; i++)
        count(&totals, &report->runs[i]);
    (void)fputs("<?xml version=\"1.0\" encoding=\"utf-8\"?>", out);
    xml_begin(&xml, "testsuites");
    xml_attribute(&xml, "name", "scatter-cts");
    add_totals(&xml, &totals, arena);
    for (size_t i = 0; i < report->count; i++)
        add_run(&xml, report, i, arena);
    xml_end(&xml, "testsuites");
    (void)fputc('\n', out);
    arena_destroy(&scratch);
    return xml.lacks_memory ? error_no_memory(error, "the report in JUnit's form") : STATUS_OK;
}
