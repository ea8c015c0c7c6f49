#include "record.h"

#include "printable.h"

#include <string.h>

#define NAME(constant, name, ...) name,
#define NAMED(constant, name)     name,
static const char *const types[] = {RECORD_TABLE(NAMED) NULL};
const char *const record_verdicts[] = {VERDICT_TABLE(NAMED) NULL};
const char *const record_answers[] = {ANSWER_TABLE(NAMED) NULL};
const char *const record_levels[] = {LEVEL_TABLE(NAME) NULL};
const char *const record_judges[] = {"clauses", "onnx", NULL};

const struct record_form *record_form_of(enum record_type type)
{
    static const struct record_form *const forms[] = {&header_form, &case_form, &skipped_form, &footer_form,
                                                      NULL};
    return forms[type];
}

json_t *verdicts_record(const int64_t verdicts[VERDICT_COUNT])
{
    json_t *record = json_object();
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        (void)json_object_set_new(record, verdict_name((enum verdict)verdict),
                                  json_integer(verdicts[verdict]));
    return record;
}

json_t *dtypes_record(dtype_set dtypes)
{
    json_t *names = json_array();
    for (int32_t dtype = 0; dtype < 32; dtype++)
        if (dtype_in(dtypes, dtype))
            (void)json_array_append_new(names, json_string(dtype_name(dtype)));
    return names;
}

json_t *reductions_record(reduction_set reductions)
{
    json_t *names = json_array();
    for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
        if ((reductions >> reduction & 1) != 0)
            (void)json_array_append_new(names, json_string(reduction_name((enum reduction)reduction)));
    return names;
}

const char *record_text(const json_t *record, const char *member)
{
    const char *text = json_string_value(json_object_get(record, member));
    return text == NULL ? "" : text;
}

int record_position(const char *const *names, const char *name)
{
    int position = 0;
    while (names[position] != NULL && strcmp(names[position], name) != 0)
        position++;
    return position;
}

/* ---- cases ------------------------------------------------------------------------------------------------------------- */

enum record_type record_type_of(const json_t *record)
{
    return (enum record_type)record_position(types, record_text(record, "type"));
}

struct recorded_case recorded_case_of(const json_t *record, struct arena *arena)
{
    struct recorded_case item = {0};
    const bool is_skipped = record_type_of(record) == RECORD_SKIPPED;
    if (!record_fill(&item, record, &case_form, arena) ||
        (is_skipped && !record_fill(&item, record, &skipped_form, arena)))
        arena_note_system_out_of_memory();
    item.is_skipped = is_skipped;
    return item;
}

json_t *recorded_case_json(const struct recorded_case *item)
{
    json_t *record = record_json(item, item->is_skipped ? &skipped_form : &case_form);
    (void)json_object_set_new(record, "type",
                              json_string(types[item->is_skipped ? RECORD_SKIPPED : RECORD_CASE]));
    return record;
}

struct recorded_case *recorded_case_copy(const struct recorded_case *item)
{
    return record_copy(item, item->is_skipped ? &skipped_form : &case_form);
}

const struct recorded_findings *recorded_findings_of(const struct recorded_case *item, enum severity severity)
{
    return severity == SEVERITY_FAILURE   ? &item->failures
           : severity == SEVERITY_WARNING ? &item->warnings
                                          : &item->observations;
}

bool recorded_limit_of(const struct recorded_case *item, enum limit *limit)
{
    return item->limit != NULL && limit_from_name(item->limit->name, limit);
}

bool recorded_level_is(const struct recorded_case *item, enum level level)
{
    return item->has_level && item->level == level;
}

bool recorded_fails(const struct recorded_case *item)
{
    return verdict_is_failure(item->verdict) && item->waived == NULL;
}

bool recorded_is_warned(const struct recorded_case *item)
{
    return item->verdict == VERDICT_PASS && item->warnings.count > 0;
}

bool recorded_is_wrong_answer(const struct recorded_case *item)
{
    return !item->is_skipped && item->verdict == VERDICT_FAIL && item->waived == NULL;
}

bool recorded_is_refused(const struct recorded_case *item)
{
    return item->answer == ANSWER_REJECTED || item->answer == ANSWER_FAILED;
}

const char *recorded_explanation(const struct recorded_case *item)
{
    const char *line = item->explanation.count == 0 ? "" : item->explanation.items[0];
    return item->message[0] != '\0' ? item->message : line + strspn(line, " ");
}

const char *record_line(const json_t *list, size_t position)
{
    return json_string_value(json_array_get(list, position));
}

const char *clause_name_of(const char *clause)
{
    const char *dot = strchr(clause, '.');
    return dot == NULL ? clause : dot + 1;
}

const char *recorded_blamed_clause(const struct recorded_case *item)
{
    return item->blamed[0] != '\0' || item->failures.count == 0 ? item->blamed
                                                                : item->failures.items[0].clause;
}

bool recorded_has_warning(const struct recorded_case *item, const char *clause)
{
    for (size_t i = 0; i < item->warnings.count; i++)
        if (strcmp(clause_name_of(item->warnings.items[i].clause), clause) == 0)
            return true;
    return false;
}

/* ---- headers ----------------------------------------------------------------------------------------------------------- */

struct recorded_header recorded_header_of(const json_t *record)
{
    const json_t *implementation = json_object_get(record, "implementation");
    const char *name = record_text(implementation, "name");
    const char *specification = record_text(implementation, "specification");
    const int64_t repetitions = json_integer_value(json_object_get(record, "repeat"));
    const json_t *isolation = json_object_get(implementation, "isolation");
    const json_t *options = json_object_get(implementation, "options");
    const json_t *in_effect = json_object_get(implementation, "options_in_effect");
    return (struct recorded_header){
        .format = json_integer_value(json_object_get(record, "format")),
        .program_version = record_text(record, "version"),
        .edition = record_text(record, "edition"),
        .started = record_text(record, "started"),
        .command = record_text(record, "command"),
        .specification = specification,
        .version = record_text(implementation, "version"),
        .declared_name = name,
        .name = name[0] == '\0' ? specification : name,
        .is_official = strcmp(record_text(record, "judge"), "onnx") == 0,
        .repetitions = repetitions < 1                   ? 1
                       : repetitions > RECORD_MOST_CASES ? RECORD_MOST_CASES
                                                         : repetitions,
        .is_shard = json_object_get(record, "shard") != NULL,
        .is_selection = json_object_size(json_object_get(record, "selection")) > 0,
        .has_isolation = isolation != NULL,
        .is_process = json_is_true(json_object_get(isolation, "process")),
        .is_memory_watched = json_is_true(json_object_get(isolation, "memory_watched")),
        .most_failures = json_integer_value(json_object_get(record, "max_failures")),
        .waivers = record_text(record, "waivers"),
        .options = options,
        .options_in_effect = in_effect == NULL ? options : in_effect,
        .strict = json_object_get(record, "strict"),
        .sources = json_object_get(record, "sources")};
}

enum status recorded_check_clauses(const struct recorded_header *header, struct error *error)
{
    return header->is_official
               ? error_set(error, STATUS_UNREADABLE, "\"judge\" is \"onnx\", which has no clauses")
               : STATUS_OK;
}

bool record_source(const json_t *list, size_t position, struct recorded_source *source)
{
    const json_t *object = json_array_get(list, position),
                 *matches = json_object_get(object, "corpus_matches");
    *source = (struct recorded_source){.name = record_text(object, "name"),
                                       .hash = record_text(object, "corpus_hash"),
                                       .corpus_version = record_text(object, "corpus_version"),
                                       .cases = json_integer_value(json_object_get(object, "cases")),
                                       .from = (uint64_t)json_integer_value(json_object_get(object, "from")),
                                       .end = (uint64_t)json_integer_value(json_object_get(object, "end")),
                                       .matches = json_is_true(matches),
                                       .differs = json_is_false(matches)};
    return object != NULL;
}

/* ---- footers ----------------------------------------------------------------------------------------------------------- */

struct recorded_footer recorded_footer_of(const json_t *record)
{
    const json_t *statement = json_array_get(json_object_get(record, "statements"), 0);
    return (struct recorded_footer){.is_complete = json_is_true(json_object_get(record, "complete")),
                                    .is_of_selected = json_is_true(json_object_get(statement, "of_selected")),
                                    .stale_waivers =
                                        json_integer_value(json_object_get(record, "stale_waivers")),
                                    .losses = json_array_size(json_object_get(record, "lost_processes")),
                                    .causes = json_array_size(json_object_get(record, "causes"))};
}

bool record_loss(const json_t *footer, size_t position, struct recorded_loss *loss)
{
    const json_t *object = json_array_get(json_object_get(footer, "lost_processes"), position);
    const int64_t count = json_integer_value(json_object_get(object, "count"));
    *loss = (struct recorded_loss){.when = record_text(object, "when"),
                                   .how = record_text(object, "how"),
                                   .case_id = record_text(object, "case"),
                                   .count = count > 0 && count < RECORD_MOST_CASES ? count : 1};
    return object != NULL;
}

const char *record_stale_waiver(const json_t *footer, size_t position)
{
    return json_string_value(json_array_get(json_object_get(footer, "stale_waiver_messages"), position));
}

static struct recorded_suspect suspect_of(const json_t *object)
{
    return (struct recorded_suspect){
        .feature = record_text(object, "feature"),
        .failing_with = json_integer_value(json_object_get(object, "failing_with")),
        .with = json_integer_value(json_object_get(object, "with")),
        .failing_without = json_integer_value(json_object_get(object, "failing_without")),
        .without = json_integer_value(json_object_get(object, "without"))};
}

bool record_suspect(const json_t *footer, size_t position, struct recorded_suspect *suspect)
{
    const json_t *object = json_array_get(json_object_get(footer, "suspects"), position);
    *suspect = suspect_of(object);
    return object != NULL;
}

bool record_cause(const json_t *footer, size_t position, struct recorded_cause *cause)
{
    const json_t *object = json_array_get(json_object_get(footer, "causes"), position);
    const json_t *suspect = json_object_get(object, "suspect");
    *cause = (struct recorded_cause){.title = record_text(object, "title"),
                                     .telling = record_text(object, "telling"),
                                     .misreading = record_text(object, "misreading"),
                                     .cases = json_integer_value(json_object_get(object, "cases")),
                                     .related = json_integer_value(json_object_get(object, "related")),
                                     .has_suspect = suspect != NULL,
                                     .suspect = suspect_of(suspect)};
    return object != NULL;
}

/* ---- any record -------------------------------------------------------------------------------------------------------- */

void record_set_text(json_t *record, const char *member, const char *text, struct arena *arena)
{
    if (text != NULL)
        (void)json_object_set_new(record, member, json_string(printable(text, arena)));
}

bool record_is_among(const char *const *names, const char *name)
{
    return names[record_position(names, name)] != NULL;
}

/* The first member of a record that another lacks or has with another value. */
static const char *first_not_in(const json_t *one, const json_t *other, const char *const *but)
{
    void *at = json_object_iter((json_t *)(uintptr_t)one);
    for (; at != NULL; at = json_object_iter_next((json_t *)(uintptr_t)one, at)) {
        const char *name = json_object_iter_key(at);
        if (!record_is_among(but, name) &&
            !json_equal(json_object_iter_value(at), json_object_get(other, name)))
            return name;
    }
    return NULL;
}

const char *record_difference(const json_t *one, const json_t *other, const char *const *but)
{
    const char *name = first_not_in(one, other, but);
    return name == NULL ? first_not_in(other, one, but) : name;
}

enum status record_take_text(const json_t *object, const char *member, const char *where, const char **text,
                             struct error *error)
{
    *text = json_string_value(json_object_get(object, member));
    return *text == NULL
               ? error_set(error, STATUS_UNREADABLE, "%.200s.%s: is missing or not a string", where, member)
               : STATUS_OK;
}

enum status record_take_count(const json_t *object, const char *member, int64_t least, const char *where,
                              int64_t *count, struct error *error)
{
    const json_t *value = json_object_get(object, member);
    *count = (int64_t)json_integer_value(value);
    return !json_is_integer(value) || *count < least || *count > RECORD_MOST_CASES
               ? error_set(error, STATUS_UNREADABLE, "%.200s.%s: is missing or not a number of cases", where,
                           member)
               : STATUS_OK;
}
