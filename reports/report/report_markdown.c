/* A summary for a CI job; its size is bounded, whatever the results are. */
#include "print_text.h"
#include "report.h"
#include "report_format.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/*
 * GitHub refuses summaries larger than 1 MiB, and comments longer than 65,536 characters. The fixed parts of
 * the runs take at most half; failures get the rest. NOTE_SIZE is reserved for the note about what is left
 * out.
 */
enum { SUMMARY_SIZE = 60000, NOTE_SIZE = 400, FIXED_SIZE = SUMMARY_SIZE / 2 };

/* Maximum lengths of third-party texts. */
enum { LONGEST_NAME = 200, LONGEST_LINE = 160, MOST_LINES = 24 };

/* This many causes are explained; of the others only the title is given. This many cases are listed if there
 * are no causes. */
enum { MOST_EXPLAINED = 8, MOST_LISTED = 10 };

struct summary {
    FILE *out;
    struct arena *arena;
    size_t left; /* bytes for the failures and choices of the current run */
    int64_t left_out;
};

/* Writes a part of the failures or choices; parts that do not fit are counted. */
static void put(struct summary *summary, const char *text)
{
    size_t size = text == NULL ? SIZE_MAX : strlen(text);
    if (summary->left_out > 0 || size > summary->left) {
        summary->left_out++;
        return;
    }
    summary->left -= size;
    (void)fputs(text, summary->out);
}

static const char *code(const struct summary *summary, const char *text)
{
    return markdown_code(text, LONGEST_NAME, summary->arena);
}

/* ---- failures ------------------------------------------------------------------------------------------ */

/* "; waived: `issue 17`" */
static const char *facts_text(const struct summary *summary, const struct reported_case *item)
{
    struct report_fact facts[REPORT_FACTS_MOST];
    const bool is_known = item != NULL && item->record != NULL;
    const size_t count = is_known ? report_case_facts(item->record, facts, summary->arena) : 0;
    const char *text = "";
    for (size_t i = 0; i < count && text != NULL; i++)
        text = arena_format(summary->arena, "%s; %s: %s", text, facts[i].name, code(summary, facts[i].value));
    return text_or_empty(text);
}

static void put_cause(struct summary *summary, const struct reported_run *run,
                      const struct recorded_cause *cause, bool explained)
{
    struct arena *arena = summary->arena;
    const struct reported_case *item = reported_case_named(run, cause->telling);
    const struct recorded_case *record = !explained || item == NULL ? NULL : item->record;
    const char *block = record == NULL ? ""
                                       : markdown_block(report_lines(&record->explanation, arena), MOST_LINES,
                                                        LONGEST_LINE, arena);
    const struct recorded_suspect *suspect = cause->suspect;
    const char *common =
        suspect == NULL ? ""
        : suspect->failing_with == cause->cases
            ? arena_format(arena, " They have in common: %s.", code(summary, suspect->feature))
            : arena_format(arena, " More often than others: %s (%" PRId64 " of them).",
                           code(summary, suspect->feature), suspect->failing_with);
    const char *perhaps = cause_perhaps_text(&cause->perhaps, cause->passing, false, arena);
    if (perhaps[0] != '\0' && cause->passing[0] != '\0')
        perhaps = arena_format(arena, " It is %s, which would also change %s, a case that passes.",
                               code(summary, perhaps), code(summary, cause->passing));
    else if (perhaps[0] != '\0')
        perhaps = arena_format(arena, " It is %s: each explains these cases.", code(summary, perhaps));
    if (common != NULL && perhaps != NULL)
        put(summary,
            arena_format(arena, "**%" PRId64 " case%s**: %s, such as %s%s.%s%s\n\n%s%s", cause->cases,
                         plural(cause->cases), code(summary, cause->title), code(summary, cause->telling),
                         facts_text(summary, item), perhaps, common, block, block[0] == '\0' ? "" : "\n"));
}

static void put_case(struct summary *summary, const struct reported_case *item)
{
    put(summary,
        arena_format(summary->arena, "- %s: %s, %s%s\n", code(summary, item->id), verdict_name(item->verdict),
                     code(summary, report_reason(item->record, summary->arena)), facts_text(summary, item)));
}

/* The first cases with some verdicts, with a one-line reason each. */
static void put_cases(struct summary *summary, const struct reported_run *run,
                      bool (*is_listed)(const struct reported_case *item))
{
    int64_t listed = 0, more = 0;
    for (size_t i = 0; i < run->case_count; i++) {
        const struct reported_case *item = &run->cases[i];
        if (!is_listed(item))
            continue;
        if (listed++ < MOST_LISTED)
            put_case(summary, item);
        else
            more++;
    }
    if (more > 0)
        put(summary, arena_format(summary->arena, "- %" PRId64 " more\n", more));
    if (listed > 0)
        put(summary, "\n");
}

static bool is_failing(const struct reported_case *item)
{
    return verdict_is_failure(item->verdict) && item->waived == NULL;
}

static bool is_untested(const struct reported_case *item)
{
    return !verdict_is_decided(item->verdict);
}

static bool has_case(const struct reported_run *run, bool (*is_listed)(const struct reported_case *item))
{
    for (size_t i = 0; i < run->case_count; i++)
        if (is_listed(&run->cases[i]))
            return true;
    return false;
}

static void put_failures(struct summary *summary, const struct reported_run *run)
{
    const struct recorded_causes *causes = &run->footer->causes;
    if (has_case(run, is_failing))
        put(summary, "### Failures\n\n");
    for (size_t i = 0; i < causes->count; i++)
        put_cause(summary, run, &causes->items[i], i < MOST_EXPLAINED);
    if (causes->count == 0)
        put_cases(summary, run, is_failing);
    if (has_case(run, is_untested)) {
        put(summary, "### Cases without a verdict\n\n");
        put_cases(summary, run, is_untested);
    }
}

/* ---- choices ------------------------------------------------------------------------------------------- */

static int compare_choices(const void *left, const void *right)
{
    const struct reported_choice *a = left, *b = right;
    return strcmp(a->likeness, b->likeness);
}

/* What the implementation does where it has a choice, by clause, as in the view "choices" of the page. */
static void put_choices(struct summary *summary, const struct reported_run *run)
{
    struct reported_choice *choices = arena_allocate(summary->arena, run->choice_count * sizeof *choices);
    if (run->choice_count == 0 || choices == NULL || run->lacks_cases)
        return;
    memcpy(choices, run->choices, run->choice_count * sizeof *choices);
    qsort(choices, run->choice_count, sizeof *choices, compare_choices);
    put(summary, "<details><summary>Choices and version gates</summary>\n\n");
    for (size_t i = 0; i < run->choice_count; i++)
        put(summary,
            arena_format(summary->arena, "- %s: %" PRId64 " case%s\n", code(summary, choices[i].likeness),
                         choices[i].cases, plural(choices[i].cases)));
    put(summary, "\n</details>\n\n");
}

/* ---- the fixed part ------------------------------------------------------------------------------------ */

/* The text about a run before and after its failures; NULL if out of memory. */
struct frame {
    const char *head, *tail;
};

static const char *head_of(const struct report *report, size_t number, struct arena *arena)
{
    const struct reported_run *run = &report->runs[number];
    const char *program = arena_format(arena, "scatter-cts %s", run->header->version);
    if (program == NULL)
        return NULL;
    return arena_format(arena, "## %s\n\n**%s**\n\n%" PRId64 " case%s: %s. Judged by %s, edition %s.\n\n",
                        markdown_code(reported_title_among(report, number, arena), LONGEST_NAME, arena),
                        report_sentence(run, arena), run->tally.cases, plural(run->tally.cases),
                        report_verdicts(run->tally.verdicts, arena),
                        markdown_code(program, LONGEST_NAME, arena),
                        markdown_code(run->header->edition, LONGEST_NAME, arena));
}

static const char *add_suspects(const char *before, const struct reported_run *run, struct arena *arena)
{
    const struct recorded_suspects *suspects = &run->footer->suspects;
    const char *text = "";
    for (size_t i = 0; i < SUSPECTS_MOST && i < suspects->count && text != NULL; i++) {
        const struct recorded_suspect *suspect = &suspects->items[i];
        text = arena_format(arena,
                            "%s%s- %s: %" PRId64 " of %" PRId64 " such cases fail, %" PRId64 " of %" PRId64
                            " others\n",
                            text, i == 0 ? "### What failing cases have in common\n\n" : "",
                            markdown_code(suspect->feature, LONGEST_NAME, arena), suspect->failing_with,
                            suspect->with, suspect->failing_without, suspect->without);
    }
    return text == NULL ? NULL : text[0] == '\0' ? before : arena_format(arena, "%s%s\n", before, text);
}

/* The first stale waivers; the headline has their number. */
static const char *stale_waivers(const struct reported_run *run, struct arena *arena)
{
    enum { MOST = 10, LONGEST = 300 };
    const struct texts *waivers = &run->footer->stale_waiver_messages;
    const char *text = "";
    for (size_t i = 0; i < MOST && i < waivers->count && text != NULL; i++)
        text = arena_format(arena, "%s%s- %s\n", text, i == 0 ? "### Stale waivers\n\n" : "",
                            markdown_code(waivers->items[i], LONGEST, arena));
    return text == NULL || text[0] == '\0' ? text : arena_format(arena, "%s\n", text);
}

static const char *tail_of(const struct reported_run *run, struct arena *arena)
{
    const struct conformance *conformance = &run->tally.conformance;
    const char *stale = stale_waivers(run, arena);
    const char *text = stale == NULL ? NULL : add_suspects(stale, run, arena);
    const char *others = conformance_others_text(conformance, arena);
    if (text != NULL && !run->lacks_cases)
        text = arena_format(arena, "%s### Statements\n\n", text);
    for (int row = 0; row < OPERATOR_VERSION_COUNT && text != NULL; row++)
        if (conformance->versions[row].cases > 0)
            text = arena_format(arena, "%s- %s\n", text,
                                conformance_text(conformance, row, run->complete, arena));
    if (text == NULL || others[0] == '\0')
        return text == NULL ? NULL : arena_format(arena, "%s\n", text);
    return arena_format(arena, "%s- %s\n\n", text, others);
}

/* ---- the summary --------------------------------------------------------------------------------------- */

enum status report_markdown(const struct report *report, FILE *out, struct arena *arena, struct error *error)
{
    struct frame *frames = arena_allocate_zeroed(arena, report->count, sizeof *frames);
    size_t shown = 0, fixed = 0;
    for (; frames != NULL && shown < report->count; shown++) {
        struct frame *frame = &frames[shown];
        *frame = (struct frame){head_of(report, shown, arena), tail_of(&report->runs[shown], arena)};
        if (frame->head == NULL || frame->tail == NULL)
            return error_no_memory(error, "the summary");
        size_t size = strlen(frame->head) + strlen(frame->tail);
        if (size > FIXED_SIZE - fixed)
            break;
        fixed += size;
    }
    if (frames == NULL)
        return error_no_memory(error, "the summary");
    struct summary summary = {.out = out, .arena = arena};
    size_t room = SUMMARY_SIZE - NOTE_SIZE - fixed;
    int64_t left_out = 0;
    for (size_t i = 0; i < shown; i++) {
        size_t share = room / (shown - i);
        summary.left = share;
        summary.left_out = 0;
        (void)fputs(frames[i].head, out);
        put_failures(&summary, &report->runs[i]);
        (void)fputs(frames[i].tail, out);
        put_choices(&summary, &report->runs[i]);
        room -= share - summary.left;
        left_out += summary.left_out;
    }
    if (left_out > 0 || shown < report->count)
        (void)fprintf(out,
                      "_Left out for their size: %" PRId64 " part%s, %zu run%s. "
                      "`scatter-cts report RESULTS --format html` shows everything._\n",
                      left_out, plural(left_out), report->count - shown,
                      plural((int64_t)(report->count - shown)));
    return STATUS_OK;
}
