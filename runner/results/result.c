#include "result.h"

#include "case.h"
#include "printable.h"
#include "record.h"
#include "record_members.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- building -------------------------------------------------------------------------------------------------------- */

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

static void set_hash(json_t *record, const struct scatter_case *the_case, struct arena *arena)
{
    char hash[SHA256_TEXT_SIZE];
    case_hash(the_case, hash);
    record_set_text(record, "case_hash", hash, arena);
}

static void set_case(json_t *record, const struct scatter_case *the_case, struct arena *arena)
{
    record_set_text(record, "operator_version", case_operator_version(the_case), arena);
    (void)json_object_set_new(record, "opset", json_integer(the_case->model.opset));
    record_set_text(record, "dtype", case_dtype_name(the_case), arena);
    record_set_text(record, "reduction", case_reduction(the_case, arena), arena);
    record_set_text(record, "expectation", expectation_name(the_case->expectation), arena);
    if (the_case->tier != TIER_UNSTATED)
        record_set_text(record, "tier", tier_name(the_case->tier), arena);
    json_t *clauses = json_array();
    append_texts(clauses, the_case->clauses, the_case->clause_count, arena);
    set_array(record, "clauses", clauses);
    if (the_case->why[0] != '\0')
        record_set_text(record, "why", the_case->why, arena);
    const char *sibling = case_sibling(the_case, arena);
    if (sibling[0] != '\0')
        record_set_text(record, "sibling", sibling, arena);
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
        record_set_text(object, "clause", clause == NULL ? finding->clause : clause, arena);
        record_set_text(object, "level", level_name(finding->level), arena);
        if (finding->point[0] != '\0')
            record_set_text(object, "point", finding->point, arena);
        record_set_text(object, "policy", finding->policy, arena);
        if (finding->detail != NULL)
            record_set_text(object, "detail", finding->detail, arena);
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
        record_set_text(record, "misreading", misreading_name(misreading_first(&judgement->misreadings)),
                        arena);
    set_array(record, "misreadings", names);
    if (judgement->blamed != NULL) {
        const char *clause = arena_format(arena, "%s.%s", result->version->id, judgement->blamed);
        record_set_text(record, "blamed", clause == NULL ? judgement->blamed : clause, arena);
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
    record_set_text(record, "type", "case", arena);
    record_set_text(record, "id", result->id, arena);
    record_set_text(record, "implementation", result->specification, arena);
    record_set_text(record, "verdict", verdict_name(result->judgement->verdict), arena);
    (void)json_object_set_new(record, "compared", json_boolean(result->judgement->compared));
    if (result->the_case != NULL && result->command != NULL)
        set_hash(record, result->the_case, arena);
    if (result->the_case != NULL)
        set_case(record, result->the_case, arena);
    if (result->the_case != NULL)
        set_file_warnings(record, result, arena);
    if (result->answer != NULL) {
        record_set_text(record, "answer", answer_name(result->answer->kind), arena);
        if (result->answer->message[0] != '\0')
            (void)json_object_set_new(record, "message",
                                      json_string(printable_lines(result->answer->message, arena)));
        if (result->answer->executed_by != NULL)
            record_set_text(record, "executed_by", result->answer->executed_by, arena);
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
            record_set_text(record, "level", level_name(result->judgement->level), arena);
        if (verdict_is_failure(result->judgement->verdict))
            set_misreadings(record, result, arena);
        set_findings(record, "failures", result, SEVERITY_FAILURE, arena);
        set_findings(record, "warnings", result, SEVERITY_WARNING, arena);
        set_findings(record, "observations", result, SEVERITY_OBSERVATION, arena);
    }
    if (result->answer != NULL && result->judgement->verdict != VERDICT_PASS)
        set_lines(record, "printed", result->answer->text, arena);
    if (result->command != NULL)
        record_set_text(record, "command", result->command, arena);
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
