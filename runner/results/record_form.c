#include "record.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum member_kind {
    MEMBER_TEXT,
    MEMBER_TEXT_OR_NULL,
    MEMBER_WORD, /* one of `words` */
    MEMBER_INTEGER,
    MEMBER_COUNT,  /* an integer, not negative */
    MEMBER_NUMBER, /* not negative */
    MEMBER_FLAG,
    MEMBER_TEXTS, /* an array */
    MEMBER_COUNTS,
    MEMBER_INTEGERS,
    MEMBER_OPTIONS, /* an object whose members are all strings */
    MEMBER_OBJECT,  /* of `form` */
    MEMBER_OBJECTS  /* an array of them */
};

struct member {
    const char *name;
    enum member_kind kind;
    bool is_required;
    const char *const *words; /* of MEMBER_WORD, ended by NULL */
    const struct record_form *form;
};

struct record_form {
    const struct member *members; /* ended by a row without a name */
};

/* ---- words ------------------------------------------------------------------------------------------------------------- */

static const char *const judges[] = {"clauses", "onnx", NULL};
static const char *const nondeterminisms[] = {"legal", "illegal", NULL};

/* ---- tables ------------------------------------------------------------------------------------------------------------ */

#define FORM(name, ...) static const struct record_form name = {(const struct member[]){__VA_ARGS__, {0}}}
#define TEXT(name)                           \
    {                                        \
        name, MEMBER_TEXT, false, NULL, NULL \
    }
#define NEEDED(name)                        \
    {                                       \
        name, MEMBER_TEXT, true, NULL, NULL \
    }
#define WORD(name, its)                     \
    {                                       \
        name, MEMBER_WORD, false, its, NULL \
    }
#define COUNT(name)                           \
    {                                         \
        name, MEMBER_COUNT, false, NULL, NULL \
    }
#define NUMBER(name)                           \
    {                                          \
        name, MEMBER_NUMBER, false, NULL, NULL \
    }
#define FLAG(name)                           \
    {                                        \
        name, MEMBER_FLAG, false, NULL, NULL \
    }
#define TEXTS(name)                           \
    {                                         \
        name, MEMBER_TEXTS, false, NULL, NULL \
    }
#define OF(name, kind)                         \
    {                                          \
        name, MEMBER_##kind, false, NULL, NULL \
    }
#define OBJECT(name, its)                        \
    {                                            \
        name, MEMBER_OBJECT, false, NULL, &(its) \
    }
#define OBJECTS(name, its)                        \
    {                                             \
        name, MEMBER_OBJECTS, false, NULL, &(its) \
    }

FORM(isolation, FLAG("process"), FLAG("memory_watched"), TEXT("guard"));
FORM(implementation, NEEDED("specification"), TEXT("name"), TEXT("version"), OBJECT("isolation", isolation),
     OF("options", OPTIONS), OF("options_in_effect", OPTIONS), FLAG("memory_watched"));
FORM(limits, COUNT("case_milliseconds"), TEXT("time"), COUNT("memory_bytes"), COUNT("frame_bytes"));
FORM(source, TEXT("name"), COUNT("cases"), COUNT("from"), COUNT("end"), OF("corpus_hash", TEXT_OR_NULL),
     TEXT("corpus_version"), FLAG("corpus_matches"), TEXT("corpus_compared"));
FORM(selection, TEXTS("filter"), TEXTS("operator"), TEXTS("opset"), TEXTS("dtype"), TEXTS("reduction"),
     TEXT("tier"), FLAG("listed"));
FORM(shard, {"number", MEMBER_COUNT, true, NULL, NULL}, {"count", MEMBER_COUNT, true, NULL, NULL},
     TEXT("source"), TEXT("division"), FLAG("of_selected"));
FORM(header, TEXT("program"), TEXT("version"), {"format", MEMBER_COUNT, true, NULL, NULL}, TEXT("started"),
     TEXT("command"), WORD("judge", judges), TEXT("edition"), TEXTS("strict"),
     {"implementation", MEMBER_OBJECT, true, NULL, &implementation}, OBJECT("limits", limits),
     OBJECTS("sources", source), OBJECT("selection", selection), OBJECT("shard", shard),
     NUMBER("most_seconds"), COUNT("repeat"), TEXT("waivers"), COUNT("max_failures"), COUNT("seed"));

FORM(finding, NEEDED("clause"), {"level", MEMBER_WORD, true, record_levels, NULL}, NEEDED("policy"),
     TEXT("point"), TEXT("detail"), COUNT("cells"), COUNT("unsearched"));
FORM(output, TEXT("dtype"), OF("shape", INTEGERS), TEXT("sha256"), TEXT("bytes"));
FORM(limit, TEXT("name"), COUNT("greatest"), FLAG("declared"), COUNT("cases"));
FORM(outcome, COUNT("count"), WORD("answer", record_answers),
     {"verdict", MEMBER_WORD, true, record_verdicts, NULL}, TEXT("differs_at"), TEXT("value"));
FORM(repetitions, COUNT("count"), OBJECTS("outcomes", outcome), COUNT("others"));
FORM(a_case, NEEDED("id"), {"verdict", MEMBER_WORD, true, record_verdicts, NULL}, NEEDED("implementation"),
     FLAG("compared"), TEXT("command"), TEXT("case_hash"), NUMBER("seconds"), OBJECT("output", output),
     TEXT("operator_version"), OF("opset", INTEGER), TEXT("dtype"), TEXT("reduction"), TEXT("expectation"),
     TEXT("tier"), TEXTS("clauses"), TEXT("why"), TEXT("sibling"), FLAG("newer"), TEXTS("file_warnings"),
     WORD("answer", record_answers), TEXT("message"), TEXT("executed_by"), OBJECT("limit", limit),
     WORD("level", record_levels), TEXT("misreading"), TEXTS("misreadings"), TEXT("related"), TEXT("blamed"),
     OBJECTS("failures", finding), OBJECTS("warnings", finding), OBJECTS("observations", finding),
     TEXTS("explanation"), TEXTS("printed"), TEXT("waived"), OBJECT("repetitions", repetitions),
     WORD("nondeterminism", nondeterminisms), WORD("circumstance", circumstance_names), TEXTS("after"));

FORM(skipped, NEEDED("id"), TEXT("reason"), FLAG("nearly_scatter"), COUNT("memory_bytes"));

FORM(suspect, TEXT("feature"), COUNT("failing_with"), COUNT("with"), COUNT("failing_without"),
     COUNT("without"), NUMBER("coefficient"));
FORM(cause, TEXT("title"), COUNT("cases"), TEXT("telling"), TEXT("misreading"), COUNT("related"),
     OBJECT("suspect", suspect));
FORM(pair, TEXT("dtype"), TEXT("reduction"));
FORM(statement, TEXT("operator_version"), TEXT("statement"), FLAG("of_selected"), COUNT("cases"),
     OF("standings", COUNTS), OF("verdicts", COUNTS), OBJECTS("complete_for", pair),
     OBJECTS("not_complete_for", pair), OBJECTS("limits", limit));
FORM(of_no_version, COUNT("cases"), OF("verdicts", COUNTS));
FORM(shrunk, TEXT("cause"), TEXT("case"), TEXT("dtype"), OF("data", INTEGERS), OF("indices", INTEGERS),
     OF("updates", INTEGERS), TEXT("form"), COUNT("tries"));
FORM(range, NEEDED("source"), {"from", MEMBER_COUNT, true, NULL, NULL},
     {"end", MEMBER_COUNT, true, NULL, NULL}, {"passed", MEMBER_COUNT, true, NULL, NULL},
     COUNT("passed_with_warnings"), {"unsupported", MEMBER_COUNT, true, NULL, NULL}, COUNT("compared"),
     COUNT("outputs_due"), COUNT("outputs_compared"));
FORM(loss, TEXT("when"), TEXT("how"), TEXT("case"), COUNT("count"));
FORM(footer, {"cases", MEMBER_COUNT, true, NULL, NULL}, {"skipped", MEMBER_COUNT, true, NULL, NULL},
     {"complete", MEMBER_FLAG, true, NULL, NULL}, COUNT("compared"), COUNT("passed_with_warnings"),
     OF("verdicts", COUNTS), OBJECTS("statements", statement), OBJECT("of_no_version", of_no_version),
     NUMBER("seconds"), OBJECTS("causes", cause), OBJECTS("suspects", suspect), COUNT("waived"),
     COUNT("stale_waivers"), TEXTS("stale_waiver_messages"), OBJECTS("ranges", range), FLAG("out_of_time"),
     OBJECTS("shrunk", shrunk), OBJECTS("lost_processes", loss), OF("nondeterminism", COUNTS),
     OF("run_again", COUNTS));

const struct record_form *record_form_of(enum record_type type)
{
    switch (type) {
    case RECORD_HEADER:
        return &header;
    case RECORD_CASE:
        return &a_case;
    case RECORD_SKIPPED:
        return &skipped;
    case RECORD_FOOTER:
        return &footer;
    case RECORD_OTHER:
        break;
    }
    return NULL;
}

/* ---- checking ---------------------------------------------------------------------------------------------------------- */

/* What a member must be, as the end of a sentence. */
static const char *kind_text(enum member_kind kind)
{
    switch (kind) {
    case MEMBER_TEXT:
    case MEMBER_WORD:
        return "a string";
    case MEMBER_TEXT_OR_NULL:
        return "a string or null";
    case MEMBER_INTEGER:
        return "an integer";
    case MEMBER_COUNT:
        return "an integer of at least 0";
    case MEMBER_NUMBER:
        return "a number of at least 0";
    case MEMBER_FLAG:
        return "true or false";
    case MEMBER_TEXTS:
        return "an array of strings";
    case MEMBER_COUNTS:
        return "an object of integers of at least 0";
    case MEMBER_INTEGERS:
        return "an array of integers";
    case MEMBER_OPTIONS:
        return "an object of strings";
    case MEMBER_OBJECT:
        return "an object";
    case MEMBER_OBJECTS:
        break;
    }
    return "an array";
}

static bool is_count(const json_t *value)
{
    return json_is_integer(value) && json_integer_value(value) >= 0;
}

/* Whether each item of an array, or each value of an object, is a string or an integer, as the kind says. */
static bool are_all(const json_t *values, enum member_kind kind)
{
    size_t index;
    json_t *value, *items = (json_t *)(uintptr_t)values;
    const char *key;
    bool good = true;
    json_array_foreach(values, index, value) good =
        good && (kind == MEMBER_TEXTS ? json_is_string(value) : json_is_integer(value));
    json_object_foreach(items, key, value) good =
        good && (kind == MEMBER_OPTIONS ? json_is_string(value) : is_count(value));
    return good;
}

static bool is_of_kind(const json_t *value, enum member_kind kind)
{
    switch (kind) {
    case MEMBER_TEXT:
    case MEMBER_WORD:
        return json_is_string(value);
    case MEMBER_TEXT_OR_NULL:
        return json_is_string(value) || json_is_null(value);
    case MEMBER_INTEGER:
        return json_is_integer(value);
    case MEMBER_COUNT:
        return is_count(value);
    case MEMBER_NUMBER:
        return json_is_number(value) && json_number_value(value) >= 0;
    case MEMBER_FLAG:
        return json_is_boolean(value);
    case MEMBER_TEXTS:
    case MEMBER_INTEGERS:
        return json_is_array(value) && are_all(value, kind);
    case MEMBER_COUNTS:
    case MEMBER_OPTIONS:
        return json_is_object(value) && are_all(value, kind);
    case MEMBER_OBJECT:
        return json_is_object(value);
    case MEMBER_OBJECTS:
        break;
    }
    return json_is_array(value);
}

static enum status check_member(const json_t *value, const struct member *member, struct error *error)
{
    char place[80];
    if (!is_of_kind(value, member->kind))
        return error_set(error, STATUS_UNREADABLE, "\"%s\" is %snot %s", member->name,
                         member->is_required ? "missing or " : "", kind_text(member->kind));
    if (member->kind == MEMBER_WORD && !record_is_among(member->words, json_string_value(value)))
        return error_set(error, STATUS_UNREADABLE, "\"%s\" is \"%.40s\", which is unknown", member->name,
                         json_string_value(value));
    if (member->form == NULL)
        return STATUS_OK;
    bool is_array = member->kind == MEMBER_OBJECTS;
    enum status status = is_array ? STATUS_OK : record_check(value, member->form, error);
    size_t index = 0;
    for (; status == STATUS_OK && is_array && index < json_array_size(value); index++)
        status = record_check(json_array_get(value, index), member->form, error);
    if (status == STATUS_OK)
        return status;
    (void)snprintf(place, sizeof place, is_array ? "%s[%zu]" : "%s", member->name, index - 1);
    return error_prefix(error, status, place);
}

enum status record_check(const json_t *record, const struct record_form *form, struct error *error)
{
    if (!json_is_object(record))
        return error_set(error, STATUS_UNREADABLE, "is not an object");
    enum status status = STATUS_OK;
    for (const struct member *member = form->members; status == STATUS_OK && member->name != NULL; member++) {
        const json_t *value = json_object_get(record, member->name);
        if (value != NULL || member->is_required)
            status = check_member(value, member, error);
    }
    return status;
}
