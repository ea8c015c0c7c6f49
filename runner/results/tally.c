#include "tally.h"

#include "official_comparison.h"
#include "record.h"
#include "rule.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* The most different warnings about files, and reasons of folders that are nearly scatter cases, that are distinguished. */
enum { MOST_TEXTS = 64 };

/* The members of a record that hold findings. */
static const char *const finding_members[] = {"failures", "warnings", "observations"};
enum { FINDING_MEMBERS = sizeof finding_members / sizeof finding_members[0] };

bool is_version_gate(const char *clause_id)
{
    static const enum rule gates[] = {RULE_OPERATOR_ABSENT,    RULE_INPUT_COUNT,    RULE_OUTPUT_COUNT,
                                      RULE_ATTRIBUTE_UNKNOWN,  RULE_ATTRIBUTE_TYPE, RULE_ATTRIBUTE_REPEATED,
                                      RULE_REDUCTION_UNLISTED, RULE_DATA_TYPE,      RULE_INDICES_TYPE,
                                      RULE_UPDATES_TYPE};
    const char *dot = strchr(clause_id, '.');
    const char *name = dot == NULL ? clause_id : dot + 1;
    for (size_t i = 0; i < sizeof gates / sizeof gates[0]; i++)
        if (strcmp(name, rule_code(gates[i])) == 0)
            return true;
    return false;
}

/* The id of a clause, "ScatterND-18.nan-order", without the version. */
static void clause_without_version(const char *clause, char text[LIKENESS_SIZE])
{
    const char *dot = strchr(clause, '.');
    (void)snprintf(text, LIKENESS_SIZE, "%.*s%s", (int)strcspn(clause, "-."), clause, dot == NULL ? "" : dot);
}

void finding_likeness(const json_t *finding, char text[LIKENESS_SIZE])
{
    const char *point = record_text(finding, "point");
    clause_without_version(record_text(finding, "clause"), text);
    size_t used = strlen(text);
    (void)snprintf(text + used, LIKENESS_SIZE - used, "%s%s%s: %s", point[0] == '\0' ? "" : " (", point,
                   point[0] == '\0' ? "" : ")", record_text(finding, "policy"));
}

/* ---- counting -------------------------------------------------------------------------------------------------------- */

/* Adds 1 under a name in an object that is created on first use. */
static void count_under(json_t **object, const char *name)
{
    if (*object == NULL)
        *object = json_object();
    json_int_t before = json_integer_value(json_object_get(*object, name));
    (void)json_object_set_new(*object, name, json_integer(before + 1));
}

/* Counts a case in its group. */
static void count_alike(json_t **groups, const char *likeness, const char *id)
{
    if (*groups == NULL)
        *groups = json_object();
    json_t *group = json_object_get(*groups, likeness);
    if (group == NULL)
        (void)json_object_set_new(*groups, likeness, json_pack("{s:i, s:s}", "cases", 1, "first", id));
    else
        (void)json_object_set_new(group, "cases",
                                  json_integer(json_integer_value(json_object_get(group, "cases")) + 1));
}

static void count_finding(json_t **groups, const json_t *finding, const char *id)
{
    char likeness[LIKENESS_SIZE];
    finding_likeness(finding, likeness);
    count_alike(groups, likeness, id);
}

static void count_source(struct tally *tally, const char *id)
{
    json_t *source = json_stringn(id, strcspn(id, "/#"));
    if (source != NULL)
        count_under(&tally->by_source, json_string_value(source));
    json_decref(source);
}

static void count_warnings(struct tally *tally, const json_t *record)
{
    const json_t *warnings = json_object_get(record, "warnings");
    json_t *counted = NULL; /* object: the clauses of the warnings before this one */
    size_t index;
    const json_t *warning;
    json_array_foreach(warnings, index, warning)
    {
        if (is_version_gate(record_text(warning, "clause")))
            continue;
        count_finding(&tally->warnings, warning, record_text(record, "id"));
        char clause[LIKENESS_SIZE];
        clause_without_version(record_text(warning, "clause"), clause);
        if (json_object_get(counted, clause) == NULL)
            count_alike(&tally->warned_clauses, clause, record_text(record, "id"));
        count_under(&counted, clause);
    }
    json_decref(counted);
}

/* Counts under a text; the number of different texts is not bounded, so that only the first are distinguished. */
static void count_text(json_t **groups, int64_t *left_out, const char *text, const char *id)
{
    if (json_object_size(*groups) < MOST_TEXTS || json_object_get(*groups, text) != NULL)
        count_alike(groups, text, id);
    else
        (*left_out)++;
}

static void count_file_warnings(struct tally *tally, const json_t *record)
{
    size_t index;
    const json_t *warning;
    json_array_foreach(json_object_get(record, "file_warnings"), index, warning)
    {
        const char *text = json_string_value(warning);
        if (text != NULL)
            count_text(&tally->file_warnings, &tally->file_warnings_left_out, text,
                       record_text(record, "id"));
    }
}

/* Counts an answered or refused case if it breaks a rule of a version gate. */
static void count_gates(struct tally *tally, const json_t *record)
{
    const char *answer = record_text(record, "answer");
    bool accepted = strcmp(answer, answer_name(ANSWER_OUTPUT)) == 0;
    bool refused =
        strcmp(answer, answer_name(ANSWER_REJECTED)) == 0 || strcmp(answer, answer_name(ANSWER_FAILED)) == 0;
    bool has_gate = false;
    for (size_t member = 0; member < FINDING_MEMBERS; member++) {
        size_t index;
        const json_t *finding;
        json_array_foreach(json_object_get(record, finding_members[member]), index, finding)
        {
            if (!is_version_gate(record_text(finding, "clause")))
                continue;
            has_gate = true;
            if (accepted)
                count_finding(&tally->passed_gates, finding, record_text(record, "id"));
        }
    }
    tally->gates_accepted += has_gate && accepted;
    tally->gates_refused += has_gate && refused;
}

static void count_skipped(struct tally *tally, const json_t *record)
{
    const char *id = record_text(record, "id"), *reason = record_text(record, "reason");
    bool is_official = strcmp(reason, OFFICIAL_NOTHING) == 0;
    const char *kind = is_official ? PASSED_OVER_OUTPUT : PASSED_OVER_OPERATOR;
    tally->skipped++;
    if (json_is_true(json_object_get(record, "nearly_scatter"))) {
        count_text(&tally->nearly_scatter, &tally->nearly_left_out, reason, id);
        return;
    }
    count_alike(&tally->passed_over, kind, id);
    if (!is_official)
        (void)json_object_set_new(json_object_get(tally->passed_over, kind), "reason", json_string(reason));
}

const char *passed_over_text(const char *kind, const json_t *group, struct arena *arena)
{
    int64_t folders = (int64_t)json_integer_value(json_object_get(group, "cases"));
    const char *first = record_text(group, "first"), *reason = record_text(group, "reason");
    const char *text = folders == 1
                           ? arena_format(arena, "1 folder %s was passed over: %s%s%s", kind, first,
                                          reason[0] == '\0' ? "" : ": ", reason)
                           : arena_format(arena, "%" PRId64 " folders %s were passed over (first: %s)",
                                          folders, kind, first);
    return text == NULL ? kind : text;
}

/* Counts a repeated case by whether its answers were all the same. */
static void count_repetition(struct tally *tally, const json_t *record)
{
    const char *nondeterminism = record_text(record, "nondeterminism");
    tally->repeated += json_object_get(record, "repetitions") != NULL;
    tally->differ_legally += strcmp(nondeterminism, "legal") == 0;
    tally->differ_illegally += strcmp(nondeterminism, "illegal") == 0;
}

/* Whether the text demands an output, and the case was not refused as permitted. */
static bool wants_output(const json_t *record, enum verdict verdict)
{
    static const enum level levels[] = {LEVEL_MUST, LEVEL_SHOULD, LEVEL_ANY};
    bool is_refused = strcmp(record_text(record, "answer"), answer_name(ANSWER_REJECTED)) == 0 ||
                      strcmp(record_text(record, "answer"), answer_name(ANSWER_FAILED)) == 0;
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++)
        if (strcmp(record_text(record, "level"), level_name(levels[i])) == 0)
            return !(is_refused && verdict == VERDICT_PASS);
    return false;
}

/* Counts the outputs that are expected and those that were compared. */
static void count_outputs(struct tally *tally, const json_t *record, enum verdict verdict)
{
    bool is_output = strcmp(record_text(record, "answer"), answer_name(ANSWER_OUTPUT)) == 0;
    bool is_due = wants_output(record, verdict);
    tally->outputs_due += is_due;
    tally->outputs_compared += is_output && json_is_true(json_object_get(record, "compared")) &&
                               (is_due || tally->official ||
                                strcmp(record_text(record, "level"), level_name(LEVEL_MAY_REJECT)) == 0);
}

/*
 * Counts an unsupported case under its reason: the limit that it is beyond, or the claim that it contradicts, whatever the
 * message says; otherwise the message.
 */
static void count_unsupported(struct tally *tally, const json_t *record)
{
    struct arena arena = arena_create((size_t)1 << 16);
    const json_t *object = json_object_get(record, "limit");
    const json_t *warning = json_array_get(json_object_get(record, "warnings"), 0);
    const char *reason = record_text(record, "message");
    enum limit limit;
    if (limit_from_name(record_text(object, "name"), &limit)) {
        const char *text = limit_text(limit, json_integer_value(json_object_get(object, "greatest")), &arena);
        bool declared = json_is_true(json_object_get(object, "declared"));
        reason = arena_format(&arena, "beyond %s%s", declared ? "the declared limit of " : "", text);
    } else if (record_has_warning(record, "claimed-then-refused")) {
        reason = record_text(warning, "policy");
    }
    count_under(&tally->unsupported, reason == NULL ? "" : reason);
    arena_destroy(&arena);
}

void tally_add(struct tally *tally, const json_t *record)
{
    enum verdict verdict;
    if (strcmp(record_text(record, "type"), "skipped") == 0) {
        count_skipped(tally, record);
        return;
    }
    tally->cases++;
    tally->compared += json_is_true(json_object_get(record, "compared"));
    count_source(tally, record_text(record, "id"));
    count_warnings(tally, record);
    count_file_warnings(tally, record);
    count_gates(tally, record);
    count_repetition(tally, record);
    if (!tally->official)
        conformance_count(&tally->conformance, record);
    if (!record_verdict(record, &verdict))
        return;
    tally->verdicts[verdict]++;
    count_outputs(tally, record, verdict);
    if (verdict == VERDICT_UNSUPPORTED)
        count_unsupported(tally, record);
    if (verdict == VERDICT_PASS && json_array_size(json_object_get(record, "warnings")) > 0)
        tally->passed_with_warnings++;
}

void tally_destroy(struct tally *tally)
{
    json_decref(tally->by_source);
    json_decref(tally->unsupported);
    json_decref(tally->passed_over);
    json_decref(tally->nearly_scatter);
    json_decref(tally->warnings);
    json_decref(tally->warned_clauses);
    json_decref(tally->file_warnings);
    json_decref(tally->passed_gates);
    conformance_destroy(&tally->conformance);
    causes_destroy(&tally->causes);
    *tally = (struct tally){0};
}
