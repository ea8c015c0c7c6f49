#define _POSIX_C_SOURCE 200809L

#include "terminal.h"

#include "machine.h"
#include "print_text.h"
#include "record.h"
#include "repetition.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PROGRESS_MILLISECONDS = 50 };

struct terminal terminal_create(void)
{
    const char *no_colour = getenv("NO_COLOR"), *kind = getenv("TERM");
    bool is_dumb = kind != NULL && strcmp(kind, "dumb") == 0; /* it does not know escape sequences */
    bool colours = !is_dumb && isatty(STDOUT_FILENO) && (no_colour == NULL || no_colour[0] == '\0');
    wrapped_text_set_columns(terminal_width(STDOUT_FILENO));
    return (struct terminal){
        .out = stdout, .colours = colours, .progress = !is_dumb && isatty(STDERR_FILENO)};
}

void terminal_begin(struct terminal *terminal, const struct session *session)
{
    const struct declaration *stated = &session->declaration;
    terminal_end(terminal);
    terminal->failures = 0;
    terminal->progress_begin = 0;
    (void)snprintf(terminal->name, sizeof terminal->name, "%s%s%s",
                   stated->name[0] == '\0' ? session->implementation->specification : stated->name,
                   stated->version[0] == '\0' ? "" : " ", stated->version);
}

void terminal_end(struct terminal *terminal)
{
    text_numbers_free(&terminal->warned_of);
}

void terminal_show_word(const struct terminal *terminal, const char *word, const char *colour)
{
    (void)fputs(terminal->colours ? colour : "", terminal->out);
    (void)print_text(terminal->out, "%s", word);
    (void)fputs(terminal->colours ? TERMINAL_PLAIN : "", terminal->out);
}

/* ---- progress ------------------------------------------------------------------------------------------ */

/* Whether the line should be replaced now. */
static bool progress_is_due(struct terminal *terminal)
{
    int64_t now = terminal->progress ? clock_milliseconds() : 0;
    if (!terminal->progress || now < terminal->next_progress)
        return false;
    terminal->next_progress = now + PROGRESS_MILLISECONDS;
    terminal->progress_shown = true;
    return true;
}

void terminal_show_progress_text(struct terminal *terminal, const char *text)
{
    if (progress_is_due(terminal))
        (void)print_text(stderr, "\r%s\033[K", text);
}

/* Prints how long the rest takes, if that can be estimated: from two seconds on. */
static void show_time_left(struct terminal *terminal, size_t done, size_t total)
{
    int64_t now = clock_milliseconds();
    if (terminal->progress_begin == 0)
        terminal->progress_begin = now;
    double seconds = (double)(now - terminal->progress_begin) / 1000;
    if (seconds < 2 || done == 0 || done > total)
        return;
    double left = seconds / (double)done * (double)(total - done);
    if (left < 100)
        (void)print_text(stderr, ", %.0f s left", left);
    else
        (void)print_text(stderr, ", %.0f min left", left / 60);
}

void terminal_show_progress(struct terminal *terminal, size_t done, size_t total)
{
    if (!progress_is_due(terminal))
        return;
    (void)print_text(stderr, "\r%zu of %zu cases", done, total);
    if (terminal->failures > 0)
        (void)print_text(stderr, ", %" PRId64 " not as expected", terminal->failures);
    show_time_left(terminal, done, total);
    (void)print_text(stderr, "\033[K");
}

void terminal_end_progress(struct terminal *terminal)
{
    if (terminal->progress_shown)
        (void)print_text(stderr, "\r\033[K");
    terminal->progress_shown = false;
}

/* ---- records ------------------------------------------------------------------------------------------- */

static void show_lines(const struct terminal *terminal, const struct texts *lines, const char *indent)
{
    for (size_t i = 0; i < lines->count; i++) {
        const char *text = lines->items[i];
        int blanks = (int)strspn(text, " "), column = (int)strlen(indent) + blanks;
        (void)print_text(terminal->out, "%s%*s", indent, blanks, "");
        print_wrapped(terminal->out, column, column + 4, text + blanks);
    }
}

/* Prints a text after a label; wrapped unless it is a command. */
static void show_labelled(const struct terminal *terminal, const char *label, const char *text, bool wrap)
{
    enum { INDENT = 13 };
    if (text[0] == '\0')
        return;
    (void)print_text(terminal->out, "  %-10s ", label);
    if (wrap)
        print_wrapped(terminal->out, INDENT, INDENT, text);
    else
        (void)print_text(terminal->out, "%s\n", text);
}

static void show_printed(const struct terminal *terminal, const struct texts *printed)
{
    enum { SHOWN = 10 };
    const size_t count = printed->count;
    if (count == 0)
        return;
    (void)print_text(terminal->out, "  it printed%s:\n", count > SHOWN ? " (last lines)" : "");
    for (size_t i = count > SHOWN ? count - SHOWN : 0; i < count; i++)
        (void)print_text(terminal->out, "    | %s\n", printed->items[i]);
}

/* A line about a case with varying answers that are all allowed. Answers that fail are shown as failures. */
static void show_differences(struct terminal *terminal, const struct recorded_case *item)
{
    if (item->nondeterminism != NONDETERMINISM_LEGAL)
        return;
    struct arena arena = arena_create((size_t)1 << 20);
    terminal_end_progress(terminal);
    terminal_show_word(terminal, "nondeterministic", TERMINAL_YELLOW);
    (void)print_text(terminal->out, " %s: answers vary, each is allowed: %s\n", item->id,
                     repetitions_text(item->repetitions, false, &arena));
    arena_destroy(&arena);
}

/* "fail ID", and in the next line "implementation: operator version, opset, type, reduction". */
static void show_heading(const struct terminal *terminal, const struct recorded_case *item, const char *word,
                         const char *colour)
{
    terminal_show_word(terminal, word, colour);
    (void)print_text(terminal->out, " ");
    terminal_show_word(terminal, item->id, TERMINAL_BOLD);
    char line[256];
    int length = snprintf(line, sizeof line, "%s", terminal->name);
    if (item->dtype[0] != '\0')
        (void)snprintf(line + length, sizeof line - (size_t)length, ": %s, opset %" PRId64 ", %s, %s",
                       item->operator_version, item->opset, item->dtype, item->reduction);
    (void)print_text(terminal->out, "\n  ");
    print_wrapped(terminal->out, 2, 4, line);
}

/* The details below a heading. */
static void show_reasons(const struct terminal *terminal, const struct recorded_case *item)
{
    show_lines(terminal, &item->explanation, "  ");
    show_lines(terminal, &item->file_warnings, "  about the files: ");
    show_printed(terminal, &item->printed);
    if (!recorded_is_refused(item) || !verdict_is_failure(item->verdict)) /* a refusal has another reason */
        show_labelled(terminal, "why:", item->why, true);
    show_labelled(terminal, "run again:", item->command, false);
    (void)print_text(terminal->out, "\n");
}

void terminal_show_failure(struct terminal *terminal, const struct recorded_case *item)
{
    terminal_end_progress(terminal);
    show_heading(terminal, item, verdict_name(item->verdict), TERMINAL_RED);
    show_reasons(terminal, item);
}

/* Whether a case has a warning with a new likeness. */
static bool warns_of_something_new(struct terminal *terminal, const struct recorded_case *item)
{
    bool is_new = false;
    for (size_t i = 0; i < item->warnings.count; i++) {
        char likeness[LIKENESS_SIZE];
        finding_likeness(&item->warnings.items[i], likeness);
        is_new |= text_numbers_add(&terminal->warned_of, likeness, 0) == TEXT_IS_NEW;
    }
    return is_new;
}

static void show_pass(struct terminal *terminal, const struct recorded_case *item)
{
    bool is_new = warns_of_something_new(terminal, item);
    if (!is_new && item->file_warnings.count == 0)
        return;
    terminal_end_progress(terminal);
    if (is_new) {
        show_heading(terminal, item, "warning", TERMINAL_YELLOW);
        show_reasons(terminal, item);
        return;
    }
    terminal_show_word(terminal, "warning", TERMINAL_YELLOW);
    (void)print_text(terminal->out, " %s\n", item->id);
    show_lines(terminal, &item->file_warnings, "  ");
}

void terminal_count_case(struct terminal *terminal, const struct recorded_case *item)
{
    terminal->failures +=
        !item->is_skipped && verdict_class(item->verdict) != VERDICTS_GOOD && item->waived == NULL;
}

void terminal_show_case(struct terminal *terminal, const struct recorded_case *item)
{
    show_differences(terminal, item);
    if (item->is_skipped || item->verdict == VERDICT_UNSUPPORTED || item->waived != NULL)
        return;
    if (!terminal->verbose)
        return;
    if (item->verdict == VERDICT_PASS)
        show_pass(terminal, item);
    else
        terminal_show_failure(terminal, item);
}
