/* Shows the summary of a run on the terminal. */
#include "print_text.h"
#include "record.h"
#include "terminal.h"

#include <inttypes.h>
#include <stdint.h>

/* The number of lines of a section, except its heading and the line about further lines. */
enum { LINES_SHOWN = 6 };

/* The memory limit for one text, which is truncated there. */
#define TEXT_MEMORY ((size_t)1 << 20)

void terminal_show_item(const struct terminal *terminal, const char *text)
{
    (void)print_text(terminal->out, "  ");
    print_wrapped(terminal->out, 2, 4, text);
}

/* The number of lines shown of a section. */
static size_t most_lines(const struct terminal *terminal)
{
    return terminal->verbose ? SIZE_MAX : LINES_SHOWN;
}

/* Prints the number of lines that are not shown, if any. */
static void show_others(const struct terminal *terminal, size_t lines)
{
    size_t most = most_lines(terminal);
    if (lines > most)
        (void)print_text(terminal->out, "  and %zu more (--verbose shows all)\n", lines - most);
}

/* The first lines of the first few reasons for unsupported cases, with the numbers of cases. */
static void show_unsupported(const struct terminal *terminal, const struct counted_texts *reasons)
{
    if (reasons->count > 0)
        (void)print_text(terminal->out, "reasons of unsupported cases\n");
    for (size_t i = 0; i < reasons->count && i < most_lines(terminal); i++) {
        const struct counted_text *reason = &reasons->items[i];
        struct arena arena = arena_create(TEXT_MEMORY);
        terminal_show_item(terminal,
                           arena_format(&arena, "%s (%" PRId64 ")", tally_reason(reason), reason->count));
        arena_destroy(&arena);
    }
    show_others(terminal, reasons->count);
}

/* Groups of similar findings, with the number of cases and the first case. */
static void show_groups(const struct terminal *terminal, const struct counted_texts *groups)
{
    for (size_t i = 0; i < groups->count && i < most_lines(terminal); i++) {
        const struct counted_text *group = &groups->items[i];
        struct arena arena = arena_create(TEXT_MEMORY);
        terminal_show_item(terminal, arena_format(&arena, "%s (%" PRId64 " case%s%s%s)", group->text,
                                                  group->count, plural(group->count),
                                                  group->count == 1 ? ": " : ", first ", group->first));
        arena_destroy(&arena);
    }
    show_others(terminal, groups->count);
}

/* Warnings by clause; if verbose, also by policy. */
static void show_warnings(const struct terminal *terminal, const struct tally *tally)
{
    const struct counted_texts *groups = terminal->verbose ? &tally->warnings : &tally->warned_clauses;
    if (groups->count > 0)
        (void)print_text(terminal->out,
                         terminal->verbose ? "warnings\n" : "warnings (--verbose shows details)\n");
    show_groups(terminal, groups);
}

static void show_file_warnings(const struct terminal *terminal, const struct tally *tally)
{
    if (tally->file_warnings.count == 0)
        return;
    (void)print_text(terminal->out, "warnings about files\n");
    show_groups(terminal, &tally->file_warnings);
    if (tally->file_warnings_left_out > 0)
        (void)print_text(terminal->out, "  and %" PRId64 " more (--results FILE lists all)\n",
                         tally->file_warnings_left_out);
}

static void show_gates(const struct terminal *terminal, const struct tally *tally)
{
    if (tally->gates_refused + tally->gates_accepted == 0)
        return;
    (void)print_text(terminal->out,
                     "version gates: %" PRId64 " invalid input%s refused, %" PRId64 " accepted%s\n",
                     tally->gates_refused, plural(tally->gates_refused), tally->gates_accepted,
                     tally->gates_accepted == 0 ? "" : ":");
    show_groups(terminal, &tally->passed_gates);
}

static void show_nondeterminism(const struct terminal *terminal, const struct tally *tally)
{
    if (tally->repeated == 0)
        return;
    (void)print_text(terminal->out,
                     "repeated: %" PRId64 " case%s; with varying answers: %" PRId64
                     " with each answer allowed, %" PRId64 " with answers that fail\n",
                     tally->repeated, plural(tally->repeated), tally->differ_legally,
                     tally->differ_illegally);
}

/* What running failing cases again showed, unless all were run and failed again. */
static void show_circumstances(const struct terminal *terminal, const struct tally *tally)
{
    const int64_t *counts = tally->circumstances;
    const int64_t after = counts[CIRCUMSTANCE_AFTER_OTHERS], unsteady = counts[CIRCUMSTANCE_UNSTEADY];
    const int64_t failing = counts[CIRCUMSTANCE_NONE] + after + unsteady + counts[CIRCUMSTANCE_DOUBTFUL];
    if (!tally_ran_again(tally) || tally->failed_alone >= failing)
        return;
    struct arena arena = arena_create(TEXT_MEMORY);
    const char *text = arena_format(
        &arena, "run again alone: %" PRId64 " of %" PRId64 " failing case%s; %" PRId64 " failed again",
        tally->failed_alone + after + unsteady, failing, plural(failing), tally->failed_alone);
    if (text != NULL && after > 0)
        text = arena_format(&arena, "%s, %" PRId64 " only after other cases", text, after);
    if (text != NULL && unsteady > 0)
        text =
            arena_format(&arena, "%s, %" PRId64 " %s unsteady", text, unsteady, unsteady == 1 ? "is" : "are");
    if (text != NULL && counts[CIRCUMSTANCE_DOUBTFUL] > 0)
        text = arena_format(&arena, "%s; %" PRId64 " perhaps only after other cases", text,
                            counts[CIRCUMSTANCE_DOUBTFUL]);
    print_wrapped(terminal->out, 0, 2, text_or_empty(text));
    arena_destroy(&arena);
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
        terminal_show_item(terminal, conformance_text(&tally->conformance, row, complete, &arena));
    }
    const char *others = conformance_others_text(&tally->conformance, &arena);
    if (others[0] != '\0' && !has_heading)
        (void)print_text(terminal->out, "conformance\n");
    if (others[0] != '\0')
        terminal_show_item(terminal, others);
    arena_destroy(&arena);
}

/* The folders that may be meant as scatter cases, by reason. */
static void show_nearly(FILE *out, const struct tally *tally, size_t most_lines)
{
    const struct counted_texts *reasons = &tally->nearly_scatter;
    int64_t left_out = tally->nearly_left_out;
    if (reasons->count > 0)
        (void)print_text(out, "passed over, but perhaps meant as scatter cases\n");
    for (size_t i = 0; i < reasons->count; i++) {
        const struct counted_text *reason = &reasons->items[i];
        if (i >= most_lines) {
            left_out += reason->count;
            continue;
        }
        struct arena arena = arena_create(TEXT_MEMORY);
        (void)print_text(out, "  ");
        print_wrapped(out, 2, 4,
                      reason->count == 1 ? arena_format(&arena, "%s: %s", reason->first, reason->text)
                                         : arena_format(&arena, "%s (%" PRId64 " folders, first %s)",
                                                        reason->text, reason->count, reason->first));
        arena_destroy(&arena);
    }
    if (left_out > 0)
        (void)print_text(out, "  and %" PRId64 " more folder%s\n", left_out, plural(left_out));
}

void terminal_show_passed_over(FILE *out, const struct tally *tally, size_t most_lines)
{
    show_nearly(out, tally, most_lines);
    for (int kind = 0; kind < PASSED_OVER_COUNT; kind++) {
        const struct passed_over *folders = &tally->passed_over[kind];
        struct arena arena = arena_create(TEXT_MEMORY);
        if (folders->folders > 0)
            print_wrapped(out, 0, 2, passed_over_text((enum passed_over_kind)kind, folders, &arena));
        arena_destroy(&arena);
    }
}

static void show_sources(const struct terminal *terminal, const struct counted_texts *by_source)
{
    for (size_t i = 0; i < by_source->count; i++)
        (void)print_text(terminal->out, "%s%" PRId64 " from %s", i == 0 ? " (" : ", ",
                         by_source->items[i].count, by_source->items[i].text);
    if (by_source->count > 0)
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
                           const struct tally *tally, const struct run_circumstances *circumstances,
                           size_t stale)
{
    const size_t waived = circumstances->waived;
    const struct declaration *declaration = &session->declaration;
    bool good = stale == 0 && tally_of_class(tally, VERDICTS_GOOD) + (int64_t)waived == tally->cases;
    const char *colour = good ? TERMINAL_GREEN : TERMINAL_RED;
    terminal_end_progress(terminal);
    terminal_show_causes(terminal, tally);
    show_warnings(terminal, tally);
    show_file_warnings(terminal, tally);
    show_unsupported(terminal, &tally->unsupported);
    show_gates(terminal, tally);
    show_nondeterminism(terminal, tally);
    show_circumstances(terminal, tally);
    if (!terminal->is_shard)
        show_statements(terminal, tally, circumstances->complete);
    if (session->implementation->kind == IMPLEMENTATION_PROGRAM)
        (void)print_text(terminal->out,
                         "not checked for programs: writes to inputs and out-of-bounds accesses\n");
    terminal_show_suspects(terminal, &tally->causes);
    terminal_show_passed_over(terminal->out, tally, most_lines(terminal));
    terminal_show_word(
        terminal, declaration->name[0] == '\0' ? session->implementation->specification : declaration->name,
        colour);
    if (declaration->version[0] != '\0')
        (void)print_text(terminal->out, " ");
    terminal_show_word(terminal, declaration->version, colour);
    (void)print_text(terminal->out, ": %" PRId64 " case%s", tally->cases, plural(tally->cases));
    show_sources(terminal, &tally->by_source);
    show_counts(terminal, tally);
    if (waived > 0)
        (void)print_text(terminal->out, ", %zu waived", waived);
    if (stale > 0)
        (void)print_text(terminal->out, ", %zu stale waiver%s", stale, plural((int64_t)stale));
    (void)print_text(terminal->out, "%s\n", circumstances->complete ? "" : "; stopped before the end");
}
