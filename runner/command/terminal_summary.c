#include "print_text.h"
#include "record.h"
#include "terminal.h"

#include <inttypes.h>
#include <string.h>

/* How many lines a section has, but for its heading and a word about the others. */
enum { LINES_SHOWN = 6, FAILURES_SHOWN = 12 };

/* What one statement may take as text; it is cut off there. */
#define TEXT_MEMORY ((size_t)1 << 20)

static const char *plural(int64_t count)
{
    return count == 1 ? "" : "s";
}

/* Tells that a section has more lines than it shows. */
static void show_others(const struct terminal *terminal, size_t lines, size_t most)
{
    if (lines > most)
        (void)print_text(terminal->out, "  and %zu more (all of them with --results FILE)\n", lines - most);
}

static void show_skipped(const struct terminal *terminal, const struct tally *tally)
{
    if (tally->skipped == 0)
        return;
    (void)print_text(terminal->out, "%" PRId64 " folders are not scatter cases%s:", tally->skipped,
                     tally->official ? " or store no output" : "");
    size_t index;
    const json_t *name;
    json_array_foreach(tally->skipped_names, index, name)(void)
        print_text(terminal->out, "%s %s", index == 0 ? "" : ",", json_string_value(name));
    if ((size_t)tally->skipped > json_array_size(tally->skipped_names))
        (void)print_text(terminal->out, " and more (all of them with --results FILE)");
    (void)print_text(terminal->out, "\n");
}

/* Why cases are unsupported: the first lines of the first few reasons, with their numbers. */
static void show_unsupported(const struct terminal *terminal, json_t *reasons)
{
    const char *reason;
    json_t *count;
    size_t shown = 0;
    if (json_object_size(reasons) > 0)
        (void)print_text(terminal->out, "unsupported, because\n");
    json_object_foreach(reasons, reason, count)
    {
        const char *text = reason[0] == '\0' ? "no reason was given" : reason;
        if (shown++ == LINES_SHOWN)
            break;
        (void)print_text(terminal->out, "  %.*s (%" PRId64 ")\n", (int)strcspn(text, "\n"), text,
                         (int64_t)json_integer_value(count));
    }
    show_others(terminal, json_object_size(reasons), LINES_SHOWN);
}

/* Findings that are alike with the number of their cases and the first of these, so many lines at most. */
static void show_findings(const struct terminal *terminal, json_t *groups, size_t most)
{
    const char *likeness;
    json_t *group;
    size_t shown = 0;
    json_object_foreach(groups, likeness, group)
    {
        int64_t cases = (int64_t)json_integer_value(json_object_get(group, "cases"));
        if (shown++ == most)
            break;
        (void)print_text(terminal->out, "  %s (%" PRId64 " case%s%s%s)\n", likeness, cases, plural(cases),
                         cases == 1 ? ": " : ", first ", record_text(group, "first"));
    }
    show_others(terminal, json_object_size(groups), most);
}

/* What failed and is not waived: what a run is made for, and so more of it. */
static void show_failures(const struct terminal *terminal, const struct tally *tally)
{
    if (json_object_size(tally->failures) == 0)
        return;
    (void)print_text(terminal->out, "failures\n");
    show_findings(terminal, tally->failures, FAILURES_SHOWN);
}

static void show_warnings(const struct terminal *terminal, const struct tally *tally)
{
    if (json_object_size(tally->warnings) == 0)
        return;
    (void)print_text(terminal->out, "warnings\n");
    show_findings(terminal, tally->warnings, LINES_SHOWN);
}

static void show_gates(const struct terminal *terminal, const struct tally *tally)
{
    if (tally->gates_refused + tally->gates_accepted == 0)
        return;
    (void)print_text(terminal->out,
                     "version gates: %" PRId64 " invalid input%s refused, %" PRId64 " accepted%s\n",
                     tally->gates_refused, plural(tally->gates_refused), tally->gates_accepted,
                     tally->gates_accepted == 0 ? "" : ":");
    show_findings(terminal, tally->passed_gates, LINES_SHOWN);
}

static void show_nondeterminism(const struct terminal *terminal, const struct tally *tally)
{
    if (tally->repeated == 0)
        return;
    (void)print_text(terminal->out,
                     "repeated: %" PRId64 " case%s; differing from run to run: %" PRId64
                     " with each answer allowed, %" PRId64 " with answers that fail\n",
                     tally->repeated, plural(tally->repeated), tally->differ_legally,
                     tally->differ_illegally);
}

static void show_statements(const struct terminal *terminal, const struct tally *tally, bool complete)
{
    struct arena arena = arena_create(TEXT_MEMORY);
    bool has_heading = false;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        if (tally->conformance.versions[row].cases == 0)
            continue;
        if (!has_heading)
            (void)print_text(terminal->out, "conformance\n");
        has_heading = true;
        (void)print_text(terminal->out, "  %s\n",
                         conformance_text(&tally->conformance, row, complete, &arena));
    }
    const char *others = conformance_others_text(&tally->conformance, &arena);
    if (others[0] != '\0')
        (void)print_text(terminal->out, has_heading ? "  %s\n" : "conformance\n  %s\n", others);
    arena_destroy(&arena);
}

static void show_sources(const struct terminal *terminal, json_t *by_source)
{
    const char *source;
    json_t *count;
    const char *separator = " (";
    json_object_foreach(by_source, source, count)
    {
        (void)print_text(terminal->out, "%s%" PRId64 " from %s", separator,
                         (int64_t)json_integer_value(count), source);
        separator = ", ";
    }
    if (by_source != NULL)
        (void)print_text(terminal->out, ")");
}

static void show_counts(const struct terminal *terminal, const struct tally *tally)
{
    const char *separator = ": ";
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++) {
        if (tally->verdicts[verdict] == 0 && verdict > VERDICT_FAIL)
            continue;
        (void)print_text(terminal->out, "%s%" PRId64 " %s", separator, tally->verdicts[verdict],
                         verdict_name((enum verdict)verdict));
        separator = ", ";
    }
    if (tally->passed_with_warnings > 0)
        (void)print_text(terminal->out, ", %" PRId64 " with warnings", tally->passed_with_warnings);
}

void terminal_show_summary(struct terminal *terminal, const struct session *session,
                           const struct tally *tally, bool complete)
{
    const struct declaration *declaration = &session->declaration;
    bool good = tally->verdicts[VERDICT_PASS] + tally->verdicts[VERDICT_UNSUPPORTED] == tally->cases;
    const char *colour = good ? TERMINAL_GREEN : TERMINAL_RED;
    terminal_end_progress(terminal);
    show_skipped(terminal, tally);
    show_unsupported(terminal, tally->unsupported);
    show_failures(terminal, tally);
    show_warnings(terminal, tally);
    show_gates(terminal, tally);
    show_nondeterminism(terminal, tally);
    show_statements(terminal, tally, complete);
    if (session->implementation->kind == IMPLEMENTATION_PROGRAM)
        (void)print_text(terminal->out, "not observable in a program: writes to inputs and out of bounds\n");
    terminal_show_word(
        terminal, declaration->name[0] == '\0' ? session->implementation->specification : declaration->name,
        colour);
    if (declaration->version[0] != '\0')
        (void)print_text(terminal->out, " ");
    terminal_show_word(terminal, declaration->version, colour);
    (void)print_text(terminal->out, ": %" PRId64 " case%s", tally->cases, plural(tally->cases));
    show_sources(terminal, tally->by_source);
    show_counts(terminal, tally);
    (void)print_text(terminal->out, "%s\n", complete ? "" : "; stopped before the end");
}
