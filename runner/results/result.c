#include "result.h"

#include "case_facts.h"
#include "case_hash.h"
#include "losses_record.h"
#include "output_record.h"
#include "printable.h"
#include "record.h"
#include "selection_record.h"
#include "shell_word.h"
#include "time_limit.h"
#include "version.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- building -------------------------------------------------------------------------------------------------------- */

static void set_text(json_t *record, const char *member, const char *text, struct arena *arena)
{
    (void)json_object_set_new(record, member, json_string(printable(text, arena)));
}

/* Appends the lines of a text. */
static void append_lines(json_t *array, const char *text, struct arena *arena)
{
    const char *rest = printable_lines(text, arena);
    while (*rest != '\0') {
        size_t length = strcspn(rest, "\n");
        (void)json_array_append_new(array, json_stringn(rest, length));
        rest += length + (rest[length] == '\n');
    }
}

static void append_texts(json_t *array, const char *const *texts, size_t count, struct arena *arena)
{
    for (size_t i = 0; i < count; i++)
        (void)json_array_append_new(array, json_string(printable(texts[i], arena)));
}

/* Takes ownership of the array; leaves out an empty one. */
static void set_array(json_t *record, const char *member, json_t *array)
{
    if (json_array_size(array) > 0)
        (void)json_object_set(record, member, array);
    json_decref(array);
}

/* Adds a text as an array of its lines, unless it is empty. */
static void set_lines(json_t *record, const char *member, const char *text, struct arena *arena)
{
    json_t *lines = json_array();
    append_lines(lines, text, arena);
    set_array(record, member, lines);
}

/* The warnings about the files from loading them and from judging the stored output. */
static void set_file_warnings(json_t *record, const struct case_result *result, struct arena *arena)
{
    json_t *warnings = json_array();
    append_texts(warnings, result->the_case->warnings, result->the_case->warning_count, arena);
    if (result->judgement->file_warnings != NULL)
        append_lines(warnings, result->judgement->file_warnings, arena);
    set_array(record, "file_warnings", warnings);
}

static void set_case(json_t *record, const struct scatter_case *the_case, struct arena *arena)
{
    char hash[SHA256_TEXT_SIZE];
    case_hash(the_case, hash);
    set_text(record, "case_hash", hash, arena);
    set_text(record, "operator_version", case_operator_version(the_case), arena);
    (void)json_object_set_new(record, "opset", json_integer(the_case->model.opset));
    set_text(record, "dtype", case_dtype_name(the_case), arena);
    set_text(record, "reduction", case_reduction(the_case, arena), arena);
    set_text(record, "expectation", expectation_name(the_case->expectation), arena);
    if (the_case->tier != TIER_UNSTATED)
        set_text(record, "tier", tier_name(the_case->tier), arena);
    json_t *clauses = json_array();
    append_texts(clauses, the_case->clauses, the_case->clause_count, arena);
    set_array(record, "clauses", clauses);
    if (the_case->why[0] != '\0')
        set_text(record, "why", the_case->why, arena);
    const char *sibling = case_sibling(the_case, arena);
    if (sibling[0] != '\0')
        set_text(record, "sibling", sibling, arena);
    if (case_is_newer(the_case))
        (void)json_object_set_new(record, "newer", json_true());
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
        if (finding->detail != NULL)
            set_text(object, "detail", finding->detail, arena);
        if (finding->cells > 0)
            (void)json_object_set_new(object, "cells", json_integer(finding->cells));
        if (finding->unsearched > 0)
            (void)json_object_set_new(object, "unsearched", json_integer(finding->unsearched));
        (void)json_array_append_new(array, object);
    }
    set_array(record, member, array);
}

/* The misreadings that explain the wrong values: the named one, all of them, and the clause that the named one breaks. */
static void set_misreadings(json_t *record, const struct case_result *result, struct arena *arena)
{
    const struct judgement *judgement = result->judgement;
    json_t *names = json_array();
    for (int i = 0; i < MISREADING_COUNT && judgement->misreading_count > 0; i++)
        if (judgement->misreadings.has[i])
            (void)json_array_append_new(names, json_string(misreading_name((enum misreading)i)));
    if (judgement->misreading_count > 0 && !judgement->by_chance)
        set_text(record, "misreading", misreading_name(misreading_first(&judgement->misreadings)), arena);
    set_array(record, "misreadings", names);
    if (judgement->blamed != NULL) {
        const char *clause = arena_format(arena, "%s.%s", result->version->id, judgement->blamed);
        set_text(record, "blamed", clause == NULL ? judgement->blamed : clause, arena);
    }
}

static json_t *limit_record(const struct beyond_limit *beyond)
{
    return json_pack("{s:s, s:I, s:b}", "name", limit_name(beyond->limit), "greatest",
                     (json_int_t)beyond->greatest, "declared", (int)beyond->is_declared);
}

/* A number as RECORD_FORM writes it: a report of a run in progress and a report of its file show the same time. */
static double as_written(double number)
{
    char text[32];
    (void)snprintf(text, sizeof text, "%.*g", RECORD_DIGITS, number);
    return strtod(text, NULL);
}

/* Whether the expected behaviour, and so the level, is known. */
static bool is_decided(enum verdict verdict)
{
    return verdict == VERDICT_PASS || verdict == VERDICT_UNSUPPORTED || verdict_is_failure(verdict);
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
    if (result->the_case != NULL)
        set_file_warnings(record, result, arena);
    if (result->answer != NULL) {
        set_text(record, "answer", answer_name(result->answer->kind), arena);
        if (result->answer->message[0] != '\0')
            (void)json_object_set_new(record, "message",
                                      json_string(printable_lines(result->answer->message, arena)));
        if (result->answer->executed_by != NULL)
            set_text(record, "executed_by", result->answer->executed_by, arena);
    }
    if (result->judgement->beyond.is_beyond)
        (void)json_object_set_new(record, "limit", limit_record(&result->judgement->beyond));
    if (result->seconds >= 0)
        (void)json_object_set_new(record, "seconds", json_real(as_written(result->seconds)));
    if (result->answer != NULL && result->answer->kind == ANSWER_OUTPUT &&
        (result->judgement->verdict != VERDICT_PASS ||
         findings_have(&result->judgement->findings, SEVERITY_WARNING)))
        (void)json_object_set_new(record, "output", output_record(result->answer, arena));
    set_lines(record, "explanation", result->judgement->explanation, arena);
    if (result->version != NULL) {
        if (is_decided(result->judgement->verdict))
            set_text(record, "level", level_name(result->judgement->level), arena);
        if (verdict_is_failure(result->judgement->verdict))
            set_misreadings(record, result, arena);
        set_findings(record, "failures", result, SEVERITY_FAILURE, arena);
        set_findings(record, "warnings", result, SEVERITY_WARNING, arena);
        set_findings(record, "observations", result, SEVERITY_OBSERVATION, arena);
    }
    if (result->answer != NULL && result->judgement->verdict != VERDICT_PASS)
        set_lines(record, "printed", result->answer->text, arena);
    set_text(record, "command", result->command, arena);
    if (record_text(record, "type")[0] != '\0' && record_text(record, "id")[0] != '\0' &&
        record_text(record, "verdict")[0] != '\0')
        return record;
    json_decref(record); /* a record without these members would belong to no case */
    return NULL;
}

json_t *skipped_record(const char *id, const char *reason, bool nearly_scatter, struct arena *arena)
{
    json_t *record = json_pack("{s:s, s:s, s:s}", "type", "skipped", "id", printable(id, arena), "reason",
                               printable(reason, arena));
    if (nearly_scatter)
        (void)json_object_set_new(record, "nearly_scatter", json_true());
    return record;
}

json_t *lacking_record(const char *id, uint64_t needed, uint64_t available, struct arena *arena)
{
    const double gibibyte = (double)((uint64_t)1 << 30);
    const char *reason = arena_format(arena, "needs %.1f GiB of memory, %.1f GiB are available",
                                      (double)needed / gibibyte, (double)available / gibibyte);
    return reason == NULL ? NULL
                          : json_pack("{s:s, s:s, s:s, s:I}", "type", "skipped", "id", printable(id, arena),
                                      "reason", reason, "memory_bytes", (json_int_t)needed);
}

/* ---- header ---------------------------------------------------------------------------------------------------------- */

/* Adds an option for each text of a list, which may be NULL, to a shell command. */
static const char *with_options(const char *command, const char *option, const char *const *texts,
                                struct arena *arena)
{
    for (; command != NULL && texts != NULL && *texts != NULL; texts++)
        command = arena_format(arena, "%s --%s %s", command, option, shell_word(*texts, arena));
    return command;
}

/* The shell command that repeats the run. */
static const char *run_command(const struct run_description *description, struct arena *arena)
{
    const struct selection *selection = description->selection;
    const char *command = description->command;
    for (size_t i = 0; i < description->source_count && command != NULL; i++) {
        if (description->sources[i].argument == NULL)
            continue; /* --tier says it */
        command = arena_format(arena, "%s --cases %s", command,
                               shell_word(description->sources[i].argument, arena));
    }
    command = with_options(command, "filter", selection->ids, arena);
    command = with_options(command, "operator", selection->operators, arena);
    command = with_options(command, "opset", selection->opsets, arena);
    command = with_options(command, "dtype", selection->dtypes, arena);
    command = with_options(command, "reduction", selection->reductions, arena);
    const char *const tier[] = {selection->tier, NULL};
    command = with_options(command, "tier", tier, arena);
    return command == NULL ? "" : command;
}

static json_t *sources_record(const struct run_description *description, struct arena *arena)
{
    json_t *records = json_array();
    for (size_t i = 0; i < description->source_count; i++) {
        const struct case_source *source = &description->sources[i];
        const struct corpus_identity *corpus = &description->corpora[i];
        json_t *object = json_pack("{s:s, s:I, s:s?}", "name", printable(source->name, arena), "cases",
                                   (json_int_t)source->count, "corpus_hash", corpus->hash);
        if (corpus->version != NULL)
            (void)json_object_set_new(object, "corpus_matches", json_boolean(!corpus_differs(corpus)));
        if (corpus->version != NULL && corpus->version[0] != '\0')
            set_text(object, "corpus_version", corpus->version, arena);
        (void)json_array_append_new(records, object);
    }
    return records;
}

/* Adds options to an object; a later one replaces an earlier one of its key. */
static void set_options(json_t *object, const struct option *options, size_t count, struct arena *arena)
{
    for (size_t i = 0; i < count; i++)
        set_text(object, printable(options[i].key, arena), options[i].value, arena);
}

/* Whether it runs in processes of its own. */
static bool has_process(const struct implementation *implementation)
{
    return implementation->kind != IMPLEMENTATION_ANSWERS && !implementation->settings->in_process;
}

/* How the implementation is isolated and its memory errors are detected. */
static json_t *isolation_record(const struct implementation *implementation)
{
    const struct execution_settings *settings = implementation->settings;
    bool watched =
        implementation->kind == IMPLEMENTATION_BUILT_IN || implementation->kind == IMPLEMENTATION_LIBRARY;
    return json_pack("{s:b, s:b, s:s}", "process", has_process(implementation), "memory_watched", watched,
                     "guard",
                     !watched                 ? "none"
                     : settings->flush_to_end ? "end"
                                              : "start");
}

static json_t *implementation_record(const struct session *session, struct arena *arena)
{
    const struct implementation *implementation = session->implementation;
    const struct execution_settings *settings = implementation->settings;
    json_t *given = json_object(), *in_effect = json_object();
    set_options(given, settings->options, settings->option_count, arena);
    set_options(in_effect, implementation->written_defaults, implementation->default_count, arena);
    set_options(in_effect, settings->options, settings->option_count, arena);
    return json_pack("{s:s, s:s, s:s, s:o, s:o, s:o}", "specification",
                     printable(implementation->specification, arena), "name",
                     printable(session->declaration.name, arena), "version",
                     printable(session->declaration.version, arena), "isolation",
                     isolation_record(implementation), "options", given, "options_in_effect", in_effect);
}

static json_t *limits_record(const struct implementation *implementation, struct arena *arena)
{
    const struct execution_settings *settings = implementation->settings;
    json_t *record = json_pack(
        "{s:I, s:I, s:I}", "case_milliseconds", (json_int_t)settings->case_milliseconds, "memory_bytes",
        (json_int_t)settings->memory, "frame_bytes", (json_int_t)settings->largest_frame);
    if (has_process(implementation))
        set_text(record, "time", tree_meter_is_available() ? "wall-without-waiting" : "wall", arena);
    return record;
}

json_t *header_record(const struct run_description *description, struct arena *arena)
{
    const struct judge_settings *judge = description->judge;
    json_t *record = json_object();
    json_t *strict = json_array();
    for (const char *const *glob = judge->strict; glob != NULL && *glob != NULL; glob++)
        (void)json_array_append_new(strict, json_string(printable(*glob, arena)));
    set_text(record, "type", "header", arena);
    set_text(record, "program", "scatter-cts", arena);
    set_text(record, "version", SCATTER_CTS_VERSION, arena);
    (void)json_object_set_new(record, "format", json_integer(RESULT_FORMAT));
    set_text(record, "started", description->started, arena);
    set_text(record, "command", run_command(description, arena), arena);
    set_text(record, "judge", judge->official ? "onnx" : "clauses", arena);
    set_text(record, "edition", edition_name(judge->edition), arena);
    (void)json_object_set_new(record, "strict", strict);
    (void)json_object_set_new(record, "implementation", implementation_record(description->session, arena));
    (void)json_object_set_new(record, "limits", limits_record(description->session->implementation, arena));
    (void)json_object_set_new(record, "sources", sources_record(description, arena));
    if (selection_narrows(description->selection))
        (void)json_object_set_new(record, "selection", selection_record(description->selection, arena));
    return record;
}

/* ---- footer ---------------------------------------------------------------------------------------------------------- */

/* What running failing cases again showed; NULL if none was run again. */
static json_t *run_again_record(const struct tally *tally)
{
    const int64_t unknown = tally->circumstances[CIRCUMSTANCE_NONE];
    const int64_t alone = tally->failed_alone < unknown ? tally->failed_alone : unknown;
    if (!tally_ran_again(tally))
        return NULL;
    json_t *record =
        json_pack("{s:I, s:I}", "alone", (json_int_t)alone, "unchecked", (json_int_t)(unknown - alone));
    for (int i = CIRCUMSTANCE_NONE + 1; i < CIRCUMSTANCE_COUNT; i++)
        (void)json_object_set_new(record, circumstance_name((enum circumstance)i),
                                  json_integer(tally->circumstances[i]));
    return record;
}

json_t *footer_record(const struct tally *tally, bool complete, const struct process_losses *losses,
                      double seconds)
{
    json_t *footer = json_pack(
        "{s:s, s:I, s:I, s:I, s:I, s:o, s:o, s:b, s:f}", "type", "footer", "cases", (json_int_t)tally->cases,
        "compared", (json_int_t)tally->compared, "skipped", (json_int_t)tally->skipped,
        "passed_with_warnings", (json_int_t)tally->passed_with_warnings, "verdicts",
        verdicts_record(tally->verdicts), "statements", conformance_record(&tally->conformance, complete),
        "complete", complete, "seconds", seconds);
    json_t *others = conformance_others_record(&tally->conformance);
    if (others != NULL)
        (void)json_object_set_new(footer, "of_no_version", others);
    if (tally->repeated > 0)
        (void)json_object_set_new(footer, "nondeterminism",
                                  json_pack("{s:I, s:I}", "legal", (json_int_t)tally->differ_legally,
                                            "illegal", (json_int_t)tally->differ_illegally));
    json_t *run_again = run_again_record(tally);
    if (run_again != NULL)
        (void)json_object_set_new(footer, "run_again", run_again);
    json_t *causes = causes_record(&tally->causes), *suspects = suspects_record(&tally->causes);
    if (causes != NULL)
        (void)json_object_set_new(footer, "causes", causes);
    if (suspects != NULL)
        (void)json_object_set_new(footer, "suspects", suspects);
    if (losses != NULL && losses->count > 0)
        (void)json_object_set_new(footer, "lost_processes", losses_record(losses));
    return footer;
}
