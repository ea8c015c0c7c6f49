#define _POSIX_C_SOURCE 200809L

#include "terminal.h"

#include "clock.h"
#include "print_text.h"
#include "record.h"
#include "repetition.h"
#include "wrapped_text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PROGRESS_MILLISECONDS = 50 };

struct terminal terminal_create(void)
{
    const char *no_colour = getenv("NO_COLOR");
    bool colours = isatty(STDOUT_FILENO) && (no_colour == NULL || no_colour[0] == '\0');
    return (struct terminal){.out = stdout, .colours = colours, .progress = isatty(STDERR_FILENO)};
}

void terminal_begin(struct terminal *terminal, const struct session *session)
{
    const struct declaration *stated = &session->declaration;
    terminal_end(terminal);
    terminal->failures = 0;
    terminal->warned_of = json_object();
    (void)snprintf(terminal->name, sizeof terminal->name, "%s%s%s",
                   stated->name[0] == '\0' ? session->implementation->specification : stated->name,
                   stated->version[0] == '\0' ? "" : " ", stated->version);
}

void terminal_end(struct terminal *terminal)
{
    json_decref(terminal->warned_of);
    terminal->warned_of = NULL;
}

void terminal_show_word(const struct terminal *terminal, const char *word, const char *colour)
{
    (void)fputs(terminal->colours ? colour : "", terminal->out);
    (void)print_text(terminal->out, "%s", word);
    (void)fputs(terminal->colours ? TERMINAL_PLAIN : "", terminal->out);
}

/* ---- progress -------------------------------------------------------------------------------------------------------- */

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

void terminal_show_progress(struct terminal *terminal, size_t done, size_t total)
{
    if (!progress_is_due(terminal))
        return;
    (void)print_text(stderr, "\r%zu of %zu cases", done, total);
    if (terminal->failures > 0)
        (void)print_text(stderr, ", %" PRId64 " not as expected", terminal->failures);
    (void)print_text(stderr, "\033[K");
}

void terminal_end_progress(struct terminal *terminal)
{
    if (terminal->progress_shown)
        (void)print_text(stderr, "\r\033[K");
    terminal->progress_shown = false;
}

/* ---- records --------------------------------------------------------------------------------------------------------- */

static void show_lines(const struct terminal *terminal, const json_t *lines, const char *indent)
{
    size_t index;
    const json_t *line;
    json_array_foreach(lines, index, line)
    {
        const char *text = json_string_value(line);
        int blanks = text == NULL ? 0 : (int)strspn(text, " "), column = (int)strlen(indent) + blanks;
        (void)print_text(terminal->out, "%s%*s", indent, blanks, "");
        print_wrapped(terminal->out, column, column + 4, text == NULL ? NULL : text + blanks);
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

static void show_printed(const struct terminal *terminal, const json_t *printed)
{
    enum { SHOWN = 10 };
    size_t count = json_array_size(printed);
    if (count == 0)
        return;
    (void)print_text(terminal->out, "  it printed%s:\n", count > SHOWN ? " (last lines)" : "");
    for (size_t i = count > SHOWN ? count - SHOWN : 0; i < count; i++)
        (void)print_text(terminal->out, "    | %s\n", json_string_value(json_array_get(printed, i)));
}

/* A line about a case with varying answers that are all allowed. Answers that fail are shown as failures. */
static void show_differences(struct terminal *terminal, const json_t *record)
{
    if (strcmp(record_text(record, "nondeterminism"), "legal") != 0)
        return;
    struct arena arena = arena_create((size_t)1 << 20);
    terminal_end_progress(terminal);
    terminal_show_word(terminal, "nondeterministic", TERMINAL_YELLOW);
    (void)print_text(terminal->out, " %s: answers vary, each is allowed: %s\n", record_text(record, "id"),
                     repetitions_text(json_object_get(record, "repetitions"), false, &arena));
    arena_destroy(&arena);
}

/* "fail ID", and in the next line "implementation: operator version, opset, type, reduction". */
static void show_heading(const struct terminal *terminal, const json_t *record, const char *word,
                         const char *colour)
{
    terminal_show_word(terminal, word, colour);
    (void)print_text(terminal->out, " ");
    terminal_show_word(terminal, record_text(record, "id"), TERMINAL_BOLD);
    (void)print_text(terminal->out, "\n  %s", terminal->name);
    if (json_object_get(record, "dtype") != NULL)
        (void)print_text(terminal->out, ": %s, opset %" PRId64 ", %s, %s",
                         record_text(record, "operator_version"),
                         (int64_t)json_integer_value(json_object_get(record, "opset")),
                         record_text(record, "dtype"), record_text(record, "reduction"));
    (void)print_text(terminal->out, "\n");
}

/* The details below a heading. */
static void show_reasons(const struct terminal *terminal, const json_t *record)
{
    show_lines(terminal, json_object_get(record, "explanation"), "  ");
    show_lines(terminal, json_object_get(record, "file_warnings"), "  about the files: ");
    show_printed(terminal, json_object_get(record, "printed"));
    show_labelled(terminal, "why:", record_text(record, "why"), true);
    show_labelled(terminal, "run again:", record_text(record, "command"), false);
    (void)print_text(terminal->out, "\n");
}

void terminal_show_failure(struct terminal *terminal, const json_t *record)
{
    terminal_end_progress(terminal);
    show_heading(terminal, record, record_text(record, "verdict"), TERMINAL_RED);
    show_reasons(terminal, record);
}

/* Whether a record has a warning with a new likeness. */
static bool warns_of_something_new(struct terminal *terminal, const json_t *record)
{
    bool is_new = false;
    size_t index;
    const json_t *warning;
    json_array_foreach(json_object_get(record, "warnings"), index, warning)
    {
        char likeness[LIKENESS_SIZE];
        finding_likeness(warning, likeness);
        is_new |= json_object_get(terminal->warned_of, likeness) == NULL;
        (void)json_object_set_new(terminal->warned_of, likeness, json_true());
    }
    return is_new;
}

static void show_pass(struct terminal *terminal, const json_t *record)
{
    const json_t *file_warnings = json_object_get(record, "file_warnings");
    bool is_new = warns_of_something_new(terminal, record);
    if (!is_new && json_array_size(file_warnings) == 0)
        return;
    terminal_end_progress(terminal);
    if (is_new) {
        show_heading(terminal, record, "warning", TERMINAL_YELLOW);
        show_reasons(terminal, record);
        return;
    }
    terminal_show_word(terminal, "warning", TERMINAL_YELLOW);
    (void)print_text(terminal->out, " %s\n", record_text(record, "id"));
    show_lines(terminal, file_warnings, "  ");
}

void terminal_show_record(struct terminal *terminal, const json_t *record)
{
    enum verdict verdict;
    show_differences(terminal, record);
    if (!record_verdict(record, &verdict) || verdict == VERDICT_UNSUPPORTED ||
        json_object_get(record, "waived") != NULL)
        return;
    terminal->failures += verdict != VERDICT_PASS;
    if (!terminal->verbose)
        return;
    if (verdict == VERDICT_PASS)
        show_pass(terminal, record);
    else
        terminal_show_failure(terminal, record);
}
