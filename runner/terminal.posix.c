#define _POSIX_C_SOURCE 200809L

#include "terminal.h"

#include "clock.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define RED    "\033[31m"
#define YELLOW "\033[33m"
#define GREEN  "\033[32m"
#define BOLD   "\033[1m"
#define PLAIN  "\033[0m"

enum { PROGRESS_MILLISECONDS = 50 };

struct terminal terminal_create(void)
{
    const char *no_colour = getenv("NO_COLOR");
    bool colours = isatty(STDOUT_FILENO) && (no_colour == NULL || no_colour[0] == '\0');
    return (struct terminal){.out = stdout, .colours = colours, .progress = isatty(STDERR_FILENO)};
}

static const char *in(const struct terminal *terminal, const char *colour)
{
    return terminal->colours ? colour : "";
}

/* ---- progress -------------------------------------------------------------------------------------------------------- */

void terminal_show_progress(struct terminal *terminal, size_t done, size_t total)
{
    int64_t now = terminal->progress ? clock_milliseconds() : 0;
    if (!terminal->progress || now < terminal->next_progress)
        return;
    terminal->next_progress = now + PROGRESS_MILLISECONDS;
    terminal->progress_shown = true;
    (void)fprintf(stderr, "\r%zu of %zu cases", done, total);
    if (terminal->failures > 0)
        (void)fprintf(stderr, ", %" PRId64 " not as expected", terminal->failures);
    (void)fprintf(stderr, "\033[K");
}

void terminal_end_progress(struct terminal *terminal)
{
    if (terminal->progress_shown)
        (void)fprintf(stderr, "\r\033[K");
    terminal->progress_shown = false;
}

/* ---- records --------------------------------------------------------------------------------------------------------- */

static void show_lines(const struct terminal *terminal, const json_t *lines, const char *indent)
{
    size_t index;
    const json_t *line;
    json_array_foreach(lines, index, line)(void)
        fprintf(terminal->out, "%s%s\n", indent, json_string_value(line));
}

static void show_labelled(const struct terminal *terminal, const char *label, const char *text)
{
    if (text[0] != '\0')
        (void)fprintf(terminal->out, "  %-10s %s\n", label, text);
}

static void show_printed(const struct terminal *terminal, const json_t *printed)
{
    enum { SHOWN = 10 };
    size_t count = json_array_size(printed);
    if (count == 0)
        return;
    (void)fprintf(terminal->out, "  it printed%s:\n", count > SHOWN ? ", at the end" : "");
    for (size_t i = count > SHOWN ? count - SHOWN : 0; i < count; i++)
        (void)fprintf(terminal->out, "    | %s\n", json_string_value(json_array_get(printed, i)));
}

void terminal_show_record(struct terminal *terminal, const json_t *record)
{
    const char *verdict = record_text(record, "verdict");
    bool pass = strcmp(verdict, verdict_name(VERDICT_PASS)) == 0;
    const json_t *warnings = json_object_get(record, "file_warnings");
    if (strcmp(record_text(record, "type"), "case") != 0 || (pass && json_array_size(warnings) == 0) ||
        strcmp(verdict, verdict_name(VERDICT_UNSUPPORTED)) == 0)
        return;
    terminal_end_progress(terminal);
    if (pass) {
        (void)fprintf(terminal->out, "%swarning%s %s\n", in(terminal, YELLOW), in(terminal, PLAIN),
                      record_text(record, "id"));
        show_lines(terminal, warnings, "  ");
        return;
    }
    terminal->failures++;
    (void)fprintf(terminal->out, "%s%s%s %s%s%s (%s", in(terminal, RED), verdict, in(terminal, PLAIN),
                  in(terminal, BOLD), record_text(record, "id"), in(terminal, PLAIN),
                  record_text(record, "implementation"));
    if (json_object_get(record, "dtype") != NULL)
        (void)fprintf(terminal->out, ": %s, opset %" PRId64 ", %s, %s",
                      record_text(record, "operator_version"),
                      (int64_t)json_integer_value(json_object_get(record, "opset")),
                      record_text(record, "dtype"), record_text(record, "reduction"));
    (void)fprintf(terminal->out, ")\n");
    show_lines(terminal, json_object_get(record, "explanation"), "  ");
    show_lines(terminal, warnings, "  about the files: ");
    show_printed(terminal, json_object_get(record, "printed"));
    show_labelled(terminal, "why:", record_text(record, "why"));
    show_labelled(terminal, "run again:", record_text(record, "command"));
    (void)fprintf(terminal->out, "\n");
}

/* ---- summary --------------------------------------------------------------------------------------------------------- */

static void show_sources(const struct terminal *terminal, json_t *by_source)
{
    const char *source;
    json_t *count;
    const char *separator = " (";
    json_object_foreach(by_source, source, count)
    {
        (void)fprintf(terminal->out, "%s%" PRId64 " from %s", separator, (int64_t)json_integer_value(count),
                      source);
        separator = ", ";
    }
    if (by_source != NULL)
        (void)fprintf(terminal->out, ")");
}

static void show_skipped(const struct terminal *terminal, const struct tally *tally)
{
    if (tally->skipped == 0)
        return;
    (void)fprintf(terminal->out, "%" PRId64 " folders are not scatter cases:", tally->skipped);
    size_t index;
    const json_t *name;
    json_array_foreach(tally->skipped_names, index, name)(void)
        fprintf(terminal->out, "%s %s", index == 0 ? "" : ",", json_string_value(name));
    if ((size_t)tally->skipped > json_array_size(tally->skipped_names))
        (void)fprintf(terminal->out, " and more (all of them with --results FILE)");
    (void)fprintf(terminal->out, "\n");
}

/* Why cases are unsupported, the first few reasons with their numbers. */
static void show_unsupported(const struct terminal *terminal, json_t *reasons)
{
    enum { SHOWN = 6 };
    const char *reason;
    json_t *count;
    size_t shown = 0;
    json_object_foreach(reasons, reason, count)
    {
        if (shown++ == SHOWN) {
            (void)fprintf(terminal->out, "  and for %zu other reasons (all of them with --results FILE)\n",
                          json_object_size(reasons) - SHOWN);
            return;
        }
        if (shown == 1)
            (void)fprintf(terminal->out, "unsupported, because\n");
        (void)fprintf(terminal->out, "  %s (%" PRId64 ")\n",
                      reason[0] == '\0' ? "no reason was given" : reason, (int64_t)json_integer_value(count));
    }
}

void terminal_show_summary(struct terminal *terminal, const struct session *session,
                           const struct tally *tally, bool complete)
{
    const struct declaration *declaration = &session->declaration;
    bool good = tally->verdicts[VERDICT_PASS] + tally->verdicts[VERDICT_UNSUPPORTED] == tally->cases;
    terminal_end_progress(terminal);
    show_skipped(terminal, tally);
    show_unsupported(terminal, tally->unsupported);
    (void)fprintf(terminal->out, "%s%s%s%s", in(terminal, good ? GREEN : RED),
                  declaration->name[0] == '\0' ? session->implementation->specification : declaration->name,
                  declaration->version[0] == '\0' ? "" : " ", declaration->version);
    (void)fprintf(terminal->out, "%s: %" PRId64 " case%s", in(terminal, PLAIN), tally->cases,
                  tally->cases == 1 ? "" : "s");
    show_sources(terminal, tally->by_source);
    const char *separator = ": ";
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++) {
        if (tally->verdicts[verdict] == 0 && verdict > VERDICT_FAIL)
            continue;
        (void)fprintf(terminal->out, "%s%" PRId64 " %s", separator, tally->verdicts[verdict],
                      verdict_name((enum verdict)verdict));
        separator = ", ";
    }
    (void)fprintf(terminal->out, "%s\n", complete ? "" : "; stopped before the end");
}
