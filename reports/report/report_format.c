#include "report_format.h"

#include "page.h"
#include "report.h"
#include "text_compare.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[] = {
#define NAME(constant, its_name, writer, words) its_name,
    REPORT_FORMAT_TABLE(NAME)
#undef NAME
};

enum status report_format_from_name(const char *option, const char *name, enum report_format *format,
                                    struct error *error)
{
    size_t number = 0;
    enum status status = option_value_number(option, name, names, REPORT_FORMAT_COUNT, &number, error);
    if (status == STATUS_OK)
        *format = (enum report_format)number;
    return status;
}

bool report_format_is_for_one(enum report_format format)
{
    return format == REPORT_FORMAT_BADGE || format == REPORT_FORMAT_BADGES ||
           format == REPORT_FORMAT_STATEMENT;
}

enum status report_format_check(const struct report *report, enum report_format format, struct error *error)
{
    if (report->count == 0)
        return error_set(error, STATUS_USAGE, "there is no run to report");
    return report->count > 1 && report_format_is_for_one(format)
               ? error_set(error, STATUS_USAGE, "the format %s takes one run, not %zu", names[format],
                           report->count)
               : STATUS_OK;
}

enum status report_write(const struct report *report, enum report_format format, FILE *out,
                         struct arena *arena, struct error *error)
{
    static report_writer *const writers[] = {
#define WRITER(constant, name, writer, words) writer,
        REPORT_FORMAT_TABLE(WRITER)
#undef WRITER
    };
    enum status status = report_format_check(report, format, error);
    return status == STATUS_OK ? writers[format](report, out, arena, error) : status;
}

/* The badge: the JSON that shields.io reads from an endpoint. */

/* By shields.io's name. */
static const char *colour_of_mark(const char *mark)
{
    static const char *const colours[][2] = {{"good", "brightgreen"}, {"fair", "yellow"}, {"bad", "red"}};
    for (size_t i = 0; i < sizeof colours / sizeof *colours; i++)
        if (strcmp(colours[i][0], mark) == 0)
            return colours[i][1];
    return "lightgrey";
}

/* The mark of a whole run, as conformance_mark is that of an operator version. */
static const char *mark_of(const struct reported_run *run)
{
    struct version_counts versions = report_versions(run);
    if (!run->complete || run->tally.conformance.selected)
        return "none";
    if (report_is_failing(run))
        return "bad";
    if (tally_of_class(&run->tally, VERDICTS_FAILING) > 0 || versions.partly > 0)
        return "fair";
    return versions.conforming == 0 || versions.incomplete ? "none" : "good";
}

/* A badge; NULL without memory. */
static json_t *badge_json(const char *label, const char *message, const char *colour)
{
    return json_pack("{s:i, s:s, s:s, s:s}", "schemaVersion", 1, "label", label, "message", message, "color",
                     colour);
}

/* Writes JSON in one line, and releases it. */
static enum status write_json(json_t *record, FILE *out, struct error *error)
{
    char *text = record == NULL ? NULL : json_dumps(record, JSON_COMPACT);
    json_decref(record);
    if (text == NULL)
        return error_no_memory(error, "the badge");
    (void)fputs(text, out);
    (void)fputc('\n', out);
    free(text);
    return STATUS_OK;
}

enum status report_badge(const struct report *report, FILE *out, struct arena *arena, struct error *error)
{
    const char *message = report_short_sentence(&report->runs[0], arena);
    return message[0] == '\0'
               ? error_no_memory(error, "the badge")
               : write_json(badge_json("ONNX scatter", message, colour_of_mark(mark_of(&report->runs[0]))),
                            out, error);
}

enum status report_badges(const struct report *report, FILE *out, struct arena *arena, struct error *error)
{
    const struct reported_run *run = &report->runs[0];
    const struct conformance *conformance = &run->tally.conformance;
    json_t *badges = json_object();
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        if (conformance->versions[row].cases == 0)
            continue;
        const char *id = operator_versions[row].id;
        const char *colour = colour_of_mark(conformance_mark(conformance, row, run->complete));
        const char *statement =
            arena_format(arena, "%s%s", statement_name(conformance_of(conformance, row, run->complete)),
                         conformance->selected ? ", selected cases" : "");
        if (json_object_set_new(badges, id, badge_json(id, statement, colour)) != 0) {
            json_decref(badges);
            return error_no_memory(error, "the badges");
        }
    }
    return write_json(badges, out, error);
}

/* The format html: the page about a report. */

/* The summary in Markdown, which is less than 60 kB; NULL without memory. */
static const char *summary_of(const struct report *report, struct arena *arena, struct error *error)
{
    FILE *file = tmpfile();
    const char *text = NULL;
    if (file == NULL) {
        (void)error_set(error, STATUS_SYSTEM, "a temporary file cannot be created");
        return NULL;
    }
    if (report_markdown(report, file, arena, error) == STATUS_OK) {
        const long size = ftell(file);
        char *bytes = size < 0 ? NULL : arena_allocate(arena, (size_t)size + 1);
        rewind(file);
        if (bytes == NULL)
            (void)error_no_memory(error, "the page");
        else
            bytes[fread(bytes, 1, (size_t)size, file)] = '\0';
        if (bytes != NULL && ferror(file))
            (void)error_set(error, STATUS_SYSTEM, "a temporary file cannot be read");
        else
            text = bytes;
    }
    (void)fclose(file);
    return text;
}

enum status report_pages(const struct report *report, json_t *pairs, FILE *out, struct arena *arena,
                         struct error *error)
{
    const char *summary = summary_of(report, arena, error);
    json_t *model = summary == NULL ? NULL : report_model(report, pairs, arena);
    enum status status = STATUS_OK;
    if (model == NULL)
        status = summary == NULL ? error->status : error_no_memory(error, "the page");
    if (status == STATUS_OK) {
        const char *title = arena_format(arena, "%s: ONNX scatter conformance",
                                         json_string_value(json_object_get(model, "title")));
        const json_t *run = json_array_get(json_object_get(model, "runs"), 0);
        const char *sentence = json_string_value(json_object_get(run, "sentence"));
        const struct page_head head = {text_or_empty(title),
                                       report->count == 1 && sentence != NULL
                                           ? sentence
                                           : "Conformance to ONNX's scatter operators, case by case",
                                       summary};
        status = page_write(model, &head, out, error);
    }
    json_decref(model);
    return status;
}

enum status report_html(const struct report *report, FILE *out, struct arena *arena, struct error *error)
{
    return report_pages(report, NULL, out, arena, error);
}
