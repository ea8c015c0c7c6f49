/*
 * The outcome words of the conformance suite that ONNX Runtime plans for execution providers: JSON, with a record for each
 * case.
 */
#include "json_memory.h"
#include "printable.h"
#include "record.h"
#include "report_format.h"
#include "report_text.h"
#include "short_text.h"

#include <string.h>

/* The version of the format (reports/outcomes.schema.json). */
enum { OUTCOMES_FORMAT = 1 };

/* The maximum length of a reason, in characters. */
enum { OUTCOME_REASON_LENGTH = 400 };

enum suite_outcome {
    OUTCOME_PASS,
    OUTCOME_UNSUPPORTED,
    OUTCOME_FAIL,
    OUTCOME_EXCLUDED,
    OUTCOME_NOT_RUN,
    OUTCOMES
};
static const char *const outcome_names[OUTCOMES] = {"PASS", "UNSUPPORTED", "FAIL", "EXCLUDED", "NOT_RUN"};

/*
 * A refusal that shows nothing is not a PASS, although its verdict is pass: nothing was computed, and nothing had to be
 * refused. The table is in doc/gates.md.
 */
static enum suite_outcome outcome_of(const struct reported_case *item)
{
    switch (item->standing) {
    case STANDING_FAILED:
        return item->waived ? OUTCOME_EXCLUDED : OUTCOME_FAIL;
    case STANDING_ANSWERED:
    case STANDING_REFUSED:
    case STANDING_ACCEPTED:
        return OUTCOME_PASS;
    case STANDING_UNSTATED:
        return item->answered ? OUTCOME_PASS : OUTCOME_UNSUPPORTED;
    case STANDING_NOT_SHOWN:
    case STANDING_PERMITTED:
    case STANDING_UNSUPPORTED:
    case STANDING_CLAIMED:
    case STANDING_LIMITED:
    case STANDING_NEWER:
    case STANDING_EXCUSED:
        return OUTCOME_UNSUPPORTED;
    case STANDING_DISPUTED:
    case STANDING_UNTESTED:
        break;
    }
    return OUTCOME_NOT_RUN;
}

/* ---- a case ------------------------------------------------------------------------------------------------------------ */

static void set_text(json_t *object, const char *member, const char *text, struct arena *arena)
{
    (void)json_object_set_new(object, member, json_string(printable(text, arena)));
}

/* null for NULL. */
static void set_name(json_t *object, const char *member, const char *name)
{
    (void)json_object_set_new(object, member, name == NULL ? json_null() : json_string(name));
}

/* NULL if it has none. */
static const char *version_of(const struct reported_case *item)
{
    return item->row < 0 ? NULL : operator_versions[item->row].id;
}

static const char *type_of(const struct reported_case *item)
{
    return item->dtype == DTYPE_UNDEFINED ? NULL : dtype_name(item->dtype);
}

/* Why a case counts as it does when its record does not say more; the record's own text takes precedence. */
static const char *standing_reason(const struct reported_case *item)
{
    switch (item->standing) {
    case STANDING_REFUSED:
        return "correctly refused";
    case STANDING_NOT_SHOWN:
        return "refused, but no valid input of its kind was answered";
    case STANDING_PERMITTED:
        return "refused, which is permitted";
    case STANDING_UNSTATED:
        return item->answered ? "answered, which the specification does not define"
                              : "not answered, which the specification does not define";
    default:
        return standing_words(item->standing);
    }
}

/* The reason of the waiver, or the reason for the answer. */
static const char *reason_of(const struct reported_case *item, enum suite_outcome outcome,
                             struct arena *arena)
{
    json_t *record = reported_record(item);
    const char *words = outcome == OUTCOME_EXCLUDED && item->waived != NULL ? item->waived
                        : record == NULL                                    ? ""
                                                                            : report_reason(record, arena);
    const char *own = arena_copy_text(arena, words, strlen(words)); /* it may belong to the record */
    json_decref(record);
    return text_cut(own == NULL || own[0] == '\0' ? standing_reason(item) : printable(own, arena),
                    OUTCOME_REASON_LENGTH, arena);
}

static json_t *case_record(const struct reported_case *item, enum suite_outcome outcome, struct arena *arena)
{
    json_t *record = json_object();
    set_text(record, "id", item->id, arena);
    set_name(record, "operator_version", version_of(item));
    (void)json_object_set_new(record, "opset", item->opset == 0 ? json_null() : json_integer(item->opset));
    set_name(record, "dtype", type_of(item));
    set_text(record, "outcome", outcome_names[outcome], arena);
    set_text(record, "verdict", verdict_name(item->verdict), arena);
    set_text(record, "standing", standing_name(item->standing), arena);
    if (outcome != OUTCOME_PASS || item->standing != STANDING_ANSWERED || item->warned)
        set_text(record, "reason", reason_of(item, outcome, arena), arena);
    if (item->executed_by[0] != '\0')
        set_text(record, "executed_by", item->executed_by, arena);
    if (item->seconds >= 0)
        (void)json_object_set_new(record, "seconds", json_real(item->seconds));
    return record;
}

/* ---- counts ------------------------------------------------------------------------------------------------------------ */

static json_t *no_counts(void)
{
    json_t *counts = json_object();
    for (int outcome = 0; outcome < OUTCOMES; outcome++)
        (void)json_object_set_new(counts, outcome_names[outcome], json_integer(0));
    return counts;
}

static void count_in(json_t *counts, enum suite_outcome outcome)
{
    json_t *number = json_object_get(counts, outcome_names[outcome]);
    (void)json_integer_set(number, json_integer_value(number) + 1);
}

/* Counts under a key of a member: by operator version, opset or type; NULL is "none". */
static void count_by(json_t *counts, const char *member, const char *name, enum suite_outcome outcome)
{
    json_t *groups = json_object_get(counts, member);
    const char *key = name == NULL ? "none" : name;
    if (json_object_get(groups, key) == NULL)
        (void)json_object_set_new(groups, key, no_counts());
    count_in(json_object_get(groups, key), outcome);
}

static void count(json_t *counts, const struct reported_case *item, enum suite_outcome outcome,
                  struct arena *arena)
{
    const char *opset = item->opset == 0 ? NULL : arena_format(arena, "%lld", (long long)item->opset);
    count_in(json_object_get(counts, "all"), outcome);
    count_by(counts, "by_operator_version", version_of(item), outcome);
    count_by(counts, "by_opset", opset, outcome);
    count_by(counts, "by_dtype", type_of(item), outcome);
    count_by(counts, "by_executed_by",
             item->executed_by[0] == '\0' ? NULL : printable(item->executed_by, arena), outcome);
    count_by(counts, "by_standing", standing_name(item->standing), outcome);
}

/* ---- the whole --------------------------------------------------------------------------------------------------------- */

static json_t *options_record(const json_t *implementation, struct arena *arena)
{
    json_t *options = json_object_get(implementation, "options_in_effect"), *copy = json_object(), *value;
    const char *key;
    if (options == NULL) /* format 1 */
        options = json_object_get(implementation, "options");
    json_object_foreach(options, key, value)
    {
        const char *text = json_string_value(value);
        set_text(copy, printable(key, arena), text == NULL ? "" : text, arena);
    }
    return copy;
}

static json_t *implementation_record(const struct reported_run *run, struct arena *arena)
{
    const json_t *implementation = json_object_get(run->header, "implementation");
    json_t *record = json_object();
    set_text(record, "specification", record_text(implementation, "specification"), arena);
    set_text(record, "name", record_text(implementation, "name"), arena);
    set_text(record, "version", record_text(implementation, "version"), arena);
    (void)json_object_set_new(record, "options", options_record(implementation, arena));
    return record;
}

static json_t *suite_record(const struct reported_run *run, struct arena *arena)
{
    json_t *record = json_object(), *sources = json_array();
    size_t index;
    const json_t *source;
    set_text(record, "name", "scatter-cts", arena);
    set_text(record, "version", record_text(run->header, "version"), arena);
    set_text(record, "edition", record_text(run->header, "edition"), arena);
    json_array_foreach(json_object_get(run->header, "sources"), index, source)
    {
        json_t *object = json_object();
        set_text(object, "name", record_text(source, "name"), arena);
        set_text(object, "corpus_hash", record_text(source, "corpus_hash"), arena);
        (void)json_array_append_new(sources, object);
    }
    (void)json_object_set_new(record, "sources", sources);
    return record;
}

static json_t *outcomes_record(const struct reported_run *run, struct arena *arena)
{
    json_t *cases = json_array();
    json_t *counts =
        json_pack("{s:o, s:{}, s:{}, s:{}, s:{}, s:{}}", "all", no_counts(), "by_operator_version",
                  "by_opset", "by_dtype", "by_standing", "by_executed_by");
    for (size_t i = 0; i < run->case_count; i++) {
        enum suite_outcome outcome = outcome_of(&run->cases[i]);
        count(counts, &run->cases[i], outcome, arena);
        (void)json_array_append_new(cases, case_record(&run->cases[i], outcome, arena));
    }
    json_t *record = json_pack("{s:s, s:i, s:o, s:o}", "type", "outcomes", "format", OUTCOMES_FORMAT, "suite",
                               suite_record(run, arena), "implementation", implementation_record(run, arena));
    set_text(record, "started", record_text(run->header, "started"), arena);
    set_text(record, "command", record_text(run->header, "command"), arena);
    (void)json_object_set_new(record, "complete", json_boolean(run->complete));
    (void)json_object_set_new(record, "lost_processes", json_integer((json_int_t)report_lost(run)));
    (void)json_object_set_new(record, "counts", counts);
    (void)json_object_set_new(record, "cases", cases);
    return record;
}

enum status report_outcomes(const struct report *report, const struct report_cases *cases, FILE *out,
                            struct arena *arena, struct error *error)
{
    json_t *record = outcomes_record(&report->runs[0], arena);
    (void)cases;
    bool lacked = record == NULL || json_out_of_memory();
    if (!lacked)
        lacked = json_dumpf(record, out, JSON_INDENT(1) | JSON_REAL_PRECISION(6)) != 0 && ferror(out) == 0;
    if (!lacked)
        (void)fputc('\n', out);
    json_decref(record);
    return lacked ? error_set(error, STATUS_OUT_OF_MEMORY, "out of memory for the outcomes") : STATUS_OK;
}
