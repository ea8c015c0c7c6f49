#include "result.h"

#include "case_facts.h"
#include "printable.h"
#include "version.h"

#include <string.h>

/* How many names of skipped folders a tally keeps. */
enum { SKIPPED_NAMES = 3 };

const char *record_text(const json_t *record, const char *member)
{
    const char *text = json_string_value(json_object_get(record, member));
    return text == NULL ? "" : text;
}

/* ---- building -------------------------------------------------------------------------------------------------------- */

static void set_text(json_t *record, const char *member, const char *text, struct arena *arena)
{
    (void)json_object_set_new(record, member, json_string(printable(text, arena)));
}

/* Text as an array of its lines; nothing for no text. */
static void set_lines(json_t *record, const char *member, const char *text, struct arena *arena)
{
    if (text[0] == '\0')
        return;
    json_t *lines = json_array();
    const char *rest = printable(text, arena);
    while (*rest != '\0') {
        size_t length = strcspn(rest, "\n");
        (void)json_array_append_new(lines, json_stringn(rest, length));
        rest += length + (rest[length] == '\n');
    }
    (void)json_object_set_new(record, member, lines);
}

static void set_texts(json_t *record, const char *member, const char *const *texts, size_t count,
                      struct arena *arena)
{
    if (count == 0)
        return;
    json_t *array = json_array();
    for (size_t i = 0; i < count; i++)
        (void)json_array_append_new(array, json_string(printable(texts[i], arena)));
    (void)json_object_set_new(record, member, array);
}

static void set_case(json_t *record, const struct scatter_case *the_case, struct arena *arena)
{
    set_text(record, "operator_version", case_operator_version(the_case), arena);
    (void)json_object_set_new(record, "opset", json_integer(the_case->model.opset));
    set_text(record, "dtype", case_dtype_name(the_case), arena);
    set_text(record, "reduction", case_reduction(the_case, arena), arena);
    set_text(record, "expectation", expectation_name(the_case->expectation), arena);
    set_texts(record, "clauses", the_case->clauses, the_case->clause_count, arena);
    if (the_case->why[0] != '\0')
        set_text(record, "why", the_case->why, arena);
    set_texts(record, "file_warnings", the_case->warnings, the_case->warning_count, arena);
}

/* The findings of one severity, each with the id of the clause at the operator version. */
static void set_findings(json_t *record, const char *member, const struct case_result *result,
                         enum severity severity, struct arena *arena)
{
    json_t *array = json_array();
    const struct findings *findings = &result->judgement->findings;
    for (size_t i = 0; i < findings->count; i++) {
        const struct finding *finding = &findings->items[i];
        if (finding->severity != severity)
            continue;
        json_t *object = json_object();
        const char *clause = arena_format(arena, "%s.%s", result->version->id, finding->clause);
        set_text(object, "clause", clause == NULL ? finding->clause : clause, arena);
        set_text(object, "level", level_name(finding->level), arena);
        if (finding->point[0] != '\0')
            set_text(object, "point", finding->point, arena);
        set_text(object, "policy", finding->policy, arena);
        if (finding->cells > 0)
            (void)json_object_set_new(object, "cells", json_integer(finding->cells));
        if (finding->unsearched > 0)
            (void)json_object_set_new(object, "unsearched", json_integer(finding->unsearched));
        (void)json_array_append_new(array, object);
    }
    if (json_array_size(array) > 0)
        (void)json_object_set(record, member, array);
    json_decref(array);
}

json_t *case_record(const struct case_result *result, struct arena *arena)
{
    json_t *record = json_object();
    if (record == NULL)
        return NULL;
    set_text(record, "type", "case", arena);
    set_text(record, "id", result->id, arena);
    set_text(record, "implementation", result->specification, arena);
    set_text(record, "verdict", verdict_name(result->judgement->verdict), arena);
    (void)json_object_set_new(record, "compared", json_boolean(result->judgement->compared));
    if (result->the_case != NULL)
        set_case(record, result->the_case, arena);
    if (result->answer != NULL) {
        set_text(record, "answer", answer_name(result->answer->kind), arena);
        if (result->answer->message[0] != '\0')
            set_text(record, "message", result->answer->message, arena);
    }
    set_lines(record, "explanation", result->judgement->explanation, arena);
    if (result->version != NULL) {
        set_text(record, "level", level_name(result->judgement->level), arena);
        set_findings(record, "failures", result, SEVERITY_FAILURE, arena);
        set_findings(record, "warnings", result, SEVERITY_WARNING, arena);
        set_findings(record, "observations", result, SEVERITY_OBSERVATION, arena);
    }
    if (result->answer != NULL && result->judgement->verdict != VERDICT_PASS)
        set_lines(record, "printed", result->answer->text, arena);
    set_text(record, "command", result->command, arena);
    return record;
}

json_t *skipped_record(const char *id, const char *reason, struct arena *arena)
{
    return json_pack("{s:s, s:s, s:s}", "type", "skipped", "id", printable(id, arena), "reason",
                     printable(reason, arena));
}

json_t *header_record(const struct session *session, const struct judge_settings *judge,
                      const struct case_source *sources, size_t source_count, struct arena *arena)
{
    const struct execution_settings *settings = session->implementation->settings;
    json_t *options = json_object();
    json_t *names = json_array();
    for (size_t i = 0; i < settings->option_count; i++)
        set_text(options, printable(settings->options[i].key, arena), settings->options[i].value, arena);
    for (size_t i = 0; i < source_count; i++)
        (void)json_array_append_new(names, json_pack("{s:s, s:I}", "name", printable(sources[i].name, arena),
                                                     "cases", (json_int_t)sources[i].count));
    return json_pack("{s:s, s:s, s:s, s:i, s:s, s:{s:s, s:s, s:s, s:o}, s:{s:I, s:I, s:I}, s:o}", "type",
                     "header", "program", "scatter-cts", "version", SCATTER_CTS_VERSION, "format", 1,
                     "edition", edition_name(judge->edition), "implementation", "specification",
                     printable(session->implementation->specification, arena), "name",
                     printable(session->declaration.name, arena), "version",
                     printable(session->declaration.version, arena), "options", options, "limits",
                     "case_milliseconds", (json_int_t)settings->case_milliseconds, "memory_bytes",
                     (json_int_t)settings->memory, "frame_bytes", (json_int_t)settings->largest_frame,
                     "sources", names);
}

/* ---- counting -------------------------------------------------------------------------------------------------------- */

/* Counts one more under a name in an object that is made when it is first needed. */
static void count_under(json_t **object, const char *name)
{
    if (*object == NULL)
        *object = json_object();
    json_int_t before = json_integer_value(json_object_get(*object, name));
    (void)json_object_set_new(*object, name, json_integer(before + 1));
}

static void count_source(struct tally *tally, const char *id)
{
    json_t *source = json_stringn(id, strcspn(id, "/#"));
    if (source != NULL)
        count_under(&tally->by_source, json_string_value(source));
    json_decref(source);
}

void tally_add(struct tally *tally, const json_t *record)
{
    const char *id = record_text(record, "id");
    if (strcmp(record_text(record, "type"), "skipped") == 0) {
        if (tally->skipped_names == NULL)
            tally->skipped_names = json_array();
        if (tally->skipped++ < SKIPPED_NAMES)
            (void)json_array_append_new(tally->skipped_names, json_string(id));
        return;
    }
    const char *verdict = record_text(record, "verdict");
    for (int candidate = 0; candidate < VERDICT_COUNT; candidate++)
        if (strcmp(verdict, verdict_name((enum verdict)candidate)) == 0)
            tally->verdicts[candidate]++;
    if (strcmp(verdict, verdict_name(VERDICT_UNSUPPORTED)) == 0)
        count_under(&tally->unsupported, record_text(record, "message"));
    tally->cases++;
    tally->compared += json_is_true(json_object_get(record, "compared"));
    count_source(tally, id);
}

void tally_destroy(struct tally *tally)
{
    json_decref(tally->by_source);
    json_decref(tally->unsupported);
    json_decref(tally->skipped_names);
    *tally = (struct tally){0};
}

json_t *footer_record(const struct tally *tally, bool complete)
{
    json_t *verdicts = json_object();
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        (void)json_object_set_new(verdicts, verdict_name((enum verdict)verdict),
                                  json_integer(tally->verdicts[verdict]));
    return json_pack("{s:s, s:I, s:I, s:I, s:o, s:b}", "type", "footer", "cases", (json_int_t)tally->cases,
                     "compared", (json_int_t)tally->compared, "skipped", (json_int_t)tally->skipped,
                     "verdicts", verdicts, "complete", complete);
}
