#include "record.h"

#include "printable.h"

#include <string.h>

#define NAME(constant, name, ...) name,
#define NAMED(constant, name)     name,
static const char *const types[] = {RECORD_TABLE(NAMED) NULL};
const char *const record_verdicts[] = {VERDICT_TABLE(NAMED) NULL};
const char *const record_answers[] = {ANSWER_TABLE(NAMED) NULL};
const char *const record_levels[] = {LEVEL_TABLE(NAME) NULL};

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

/* The position of a text in a table of names, or its end. */
static int position_in(const char *const *names, const char *text)
{
    int position = 0;
    while (names[position] != NULL && strcmp(names[position], text) != 0)
        position++;
    return position;
}

/* ---- cases ------------------------------------------------------------------------------------------------------------- */

enum record_type record_type_of(const json_t *record)
{
    return (enum record_type)position_in(types, record_text(record, "type"));
}

static void set_limit(struct recorded_case *item, const json_t *limit)
{
    item->is_limited = limit_from_name(record_text(limit, "name"), &item->limit);
    item->greatest = json_integer_value(json_object_get(limit, "greatest"));
    item->is_declared_limit = json_is_true(json_object_get(limit, "declared"));
}

static enum verdict verdict_of(const json_t *record)
{
    const int verdict = position_in(record_verdicts, record_text(record, "verdict"));
    return record_verdicts[verdict] == NULL ? VERDICT_ERROR : (enum verdict)verdict;
}

/* What was expected of it, and what came of it. */
static void set_outcome(struct recorded_case *item, const json_t *record)
{
    const char *nondeterminism = record_text(record, "nondeterminism");
    const int answer = position_in(record_answers, record_text(record, "answer"));
    const json_t *seconds = json_object_get(record, "seconds");
    item->verdict = verdict_of(record);
    item->answer = record_answers[answer] == NULL ? ANSWER_NOT_RUN : (enum answer_kind)answer;
    item->has_level = level_from_name(record_text(record, "level"), &item->level);
    item->is_compared = json_is_true(json_object_get(record, "compared"));
    item->waived = json_string_value(json_object_get(record, "waived"));
    item->seconds = json_is_number(seconds) ? json_number_value(seconds) : -1;
    item->differs_legally = strcmp(nondeterminism, "legal") == 0;
    item->differs_illegally = strcmp(nondeterminism, "illegal") == 0;
    item->findings[SEVERITY_FAILURE] = json_object_get(record, "failures");
    item->findings[SEVERITY_WARNING] = json_object_get(record, "warnings");
    item->findings[SEVERITY_OBSERVATION] = json_object_get(record, "observations");
    item->circumstance = circumstance_from_name(record_text(record, "circumstance"));
    set_limit(item, json_object_get(record, "limit"));
}

struct recorded_case recorded_case_of(const json_t *record)
{
    struct recorded_case item = {
        .record = record,
        .is_skipped = record_type_of(record) == RECORD_SKIPPED,
        .id = record_text(record, "id"),
        .implementation = record_text(record, "implementation"),
        .hash = record_text(record, "case_hash"),
        .operator_version = record_text(record, "operator_version"),
        .dtype = record_text(record, "dtype"),
        .reduction = record_text(record, "reduction"),
        .has_reduction = json_object_get(record, "reduction") != NULL,
        .tier = record_text(record, "tier"),
        .sibling = record_text(record, "sibling"),
        .why = record_text(record, "why"),
        .opset = json_integer_value(json_object_get(record, "opset")),
        .is_newer = json_is_true(json_object_get(record, "newer")),
        .message = record_text(record, "message"),
        .command = record_text(record, "command"),
        .misreading = record_text(record, "misreading"),
        .blamed = record_text(record, "blamed"),
        .related = record_text(record, "related"),
        .output = json_object_get(record, "output"),
        .repetitions = json_object_get(record, "repetitions"),
        .clauses = json_object_get(record, "clauses"),
        .misreadings = json_object_get(record, "misreadings"),
        .after = json_object_get(record, "after"),
        .explanation = json_object_get(record, "explanation"),
        .printed = json_object_get(record, "printed"),
        .file_warnings = json_object_get(record, "file_warnings"),
    };
    set_outcome(&item, record);
    return item;
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
    return item->verdict == VERDICT_PASS && json_array_size(item->findings[SEVERITY_WARNING]) > 0;
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
    const char *line = record_line(item->explanation, 0);
    return item->message[0] != '\0' ? item->message : line == NULL ? "" : line + strspn(line, " ");
}

const char *record_line(const json_t *list, size_t position)
{
    return json_string_value(json_array_get(list, position));
}

bool record_finding(const json_t *list, size_t position, struct recorded_finding *finding)
{
    const json_t *object = json_array_get(list, position);
    *finding = (struct recorded_finding){.clause = record_text(object, "clause"),
                                         .point = record_text(object, "point"),
                                         .policy = record_text(object, "policy"),
                                         .detail = record_text(object, "detail"),
                                         .level = LEVEL_UNSPECIFIED};
    (void)level_from_name(record_text(object, "level"), &finding->level);
    return object != NULL;
}

bool record_outcome(const json_t *repetitions, size_t position, struct recorded_outcome *outcome)
{
    const json_t *object = json_array_get(json_object_get(repetitions, "outcomes"), position);
    *outcome = (struct recorded_outcome){.count = json_integer_value(json_object_get(object, "count")),
                                         .verdict = verdict_of(object),
                                         .answer = record_text(object, "answer"),
                                         .differs_at = record_text(object, "differs_at"),
                                         .value = record_text(object, "value")};
    return object != NULL;
}

const char *clause_name_of(const char *clause)
{
    const char *dot = strchr(clause, '.');
    return dot == NULL ? clause : dot + 1;
}

const char *record_blamed_clause(const json_t *record)
{
    const char *blamed = record_text(record, "blamed");
    return blamed[0] == '\0' ? record_text(json_array_get(json_object_get(record, "failures"), 0), "clause")
                             : blamed;
}

bool recorded_has_warning(const struct recorded_case *item, const char *clause)
{
    struct recorded_finding warning;
    for (size_t i = 0; record_finding(item->findings[SEVERITY_WARNING], i, &warning); i++)
        if (strcmp(clause_name_of(warning.clause), clause) == 0)
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
    return names[position_in(names, name)] != NULL;
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
