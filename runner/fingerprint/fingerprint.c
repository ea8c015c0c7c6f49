#include "fingerprint.h"

#include "record.h"

#include <stdlib.h>
#include <string.h>

static const char *keep(const char *text, struct arena *arena)
{
    return arena_copy_text(arena, text, strlen(text));
}

/* ---- the header -------------------------------------------------------------------------------------------------------- */

/* Reads a text and copies it into the arena. */
static enum status keep_text(const json_t *object, const char *member, const char *where, const char **text,
                             struct arena *arena, struct error *error)
{
    enum status status = record_take_text(object, member, where, text, error);
    if (status != STATUS_OK)
        return status;
    *text = keep(*text, arena);
    return *text == NULL ? error_no_memory(error, "a fingerprint") : STATUS_OK;
}

static int compare_options(const void *a, const void *b)
{
    const struct fingerprint_option *first = a, *second = b;
    return strcmp(first->key, second->key);
}

static enum status take_options(struct fingerprint *fingerprint, json_t *object, struct error *error)
{
    if (!json_is_object(object))
        return error_set(error, STATUS_UNREADABLE, "implementation.options: is missing or not an object");
    struct fingerprint_option *options =
        arena_allocate(fingerprint->arena, json_object_size(object) * sizeof *options);
    if (options == NULL)
        return error_no_memory(error, "a fingerprint");
    const char *key;
    json_t *value;
    json_object_foreach(object, key, value)
    {
        struct fingerprint_option *option = &options[fingerprint->option_count++];
        if (!json_is_string(value))
            return error_set(error, STATUS_UNREADABLE, "implementation.options.%.80s: is not a string", key);
        option->key = keep(key, fingerprint->arena);
        option->value = keep(json_string_value(value), fingerprint->arena);
        if (option->key == NULL || option->value == NULL)
            return error_no_memory(error, "a fingerprint");
    }
    qsort(options, fingerprint->option_count, sizeof *options, compare_options);
    fingerprint->options = options;
    return STATUS_OK;
}

static enum status take_sources(struct fingerprint *fingerprint, const json_t *array, struct error *error)
{
    if (!json_is_array(array))
        return error_set(error, STATUS_UNREADABLE, "sources: is missing or not an array");
    size_t count = json_array_size(array);
    struct fingerprint_source *sources = arena_allocate_zeroed(fingerprint->arena, count, sizeof *sources);
    if (sources == NULL)
        return error_no_memory(error, "a fingerprint");
    for (size_t i = 0; i < count; i++) {
        const json_t *source = json_array_get(array, i);
        enum status status =
            keep_text(source, "name", "sources[]", &sources[i].name, fingerprint->arena, error);
        if (status == STATUS_OK)
            status = record_take_count(source, "cases", 0, "sources[]", &sources[i].cases, error);
        if (status == STATUS_OK) {
            sources[i].hash = keep(record_text(source, "corpus_hash"), fingerprint->arena);
            status = sources[i].hash == NULL ? error_no_memory(error, "a fingerprint") : STATUS_OK;
        }
        if (status != STATUS_OK)
            return status;
    }
    fingerprint->sources = sources;
    fingerprint->source_count = count;
    return STATUS_OK;
}

/* Whether the program knows a format of results (whose header starts a fingerprint) or of fingerprints. */
static bool is_known_format(const char *type, json_int_t format)
{
    int newest = strcmp(type, "header") == 0 ? RESULT_FORMAT : FINGERPRINT_FORMAT;
    return format >= RESULT_FORMAT_FIRST && format <= newest;
}

enum status fingerprint_start(struct fingerprint *fingerprint, const json_t *header, struct arena *arena,
                              struct error *error)
{
    *fingerprint = (struct fingerprint){.arena = arena};
    const char *type = record_text(header, "type");
    const json_t *implementation = json_object_get(header, "implementation");
    if (!is_known_format(type, json_integer_value(json_object_get(header, "format"))))
        return error_set(error, STATUS_UNREADABLE, "%.80s.format: is missing or unknown", type);
    if (recorded_header_of(header).is_official)
        return error_set(error, STATUS_UNREADABLE,
                         "%.80s.judge: is \"onnx\"; policies need results that were judged by clauses", type);
    enum status status = keep_text(header, "version", type, &fingerprint->program_version, arena, error);
    if (status == STATUS_OK)
        status = keep_text(header, "edition", type, &fingerprint->edition, arena, error);
    if (status == STATUS_OK)
        status = keep_text(implementation, "specification", "implementation", &fingerprint->specification,
                           arena, error);
    if (status == STATUS_OK)
        status = keep_text(implementation, "name", "implementation", &fingerprint->name, arena, error);
    if (status == STATUS_OK)
        status = keep_text(implementation, "version", "implementation", &fingerprint->version, arena, error);
    if (status == STATUS_OK)
        status = take_options(fingerprint, json_object_get(implementation, "options"), error);
    if (status == STATUS_OK)
        status = take_sources(fingerprint, json_object_get(header, "sources"), error);
    if (status != STATUS_OK)
        return status;
    fingerprint->sightings = fingerprint_sightings_create(arena);
    return fingerprint->sightings == NULL ? error_no_memory(error, "a fingerprint") : STATUS_OK;
}

/* ---- records ------------------------------------------------------------------------------------------------------------- */

static enum status add_finding(struct fingerprint *fingerprint, const struct recorded_case *item,
                               const struct recorded_finding *finding, enum severity severity,
                               struct error *error)
{
    struct fingerprint_sighting sighting = {
        .point = {.question = finding->point,
                  .level = level_name(finding->level),
                  .reduction = "",
                  .dtype = ""},
        .policy = {.policy = finding->policy, .severity = severity, .cases = 1, .example = item->id},
    };
    struct fingerprint_point *point = &sighting.point;
    if (!fingerprint_split_clause(finding->clause, &point->version, &point->clause))
        return error_set(error, STATUS_UNREADABLE,
                         "%.200s: clause: \"%.80s\" is not a clause of an operator version", item->id,
                         finding->clause);
    if (fingerprint_clause_is_arithmetic(point->clause)) {
        point->reduction = item->reduction;
        point->dtype = item->dtype;
    }
    return fingerprint_note(fingerprint->sightings, &sighting, error);
}

/* Whether a case has an answer of the implementation, right or wrong. */
static bool has_answer(const struct recorded_case *item)
{
    return item->answer == ANSWER_OUTPUT || recorded_is_refused(item) || item->answer == ANSWER_FAULT;
}

static enum status add_case(struct fingerprint *fingerprint, const struct recorded_case *item,
                            struct error *error)
{
    struct recorded_finding finding;
    enum status status = STATUS_OK;
    fingerprint->cases++;
    fingerprint->unanswered[item->verdict] += !has_answer(item);
    for (int severity = SEVERITY_OBSERVATION; severity <= SEVERITY_FAILURE; severity++)
        for (size_t i = 0; status == STATUS_OK && record_finding(item->findings[severity], i, &finding); i++)
            status = add_finding(fingerprint, item, &finding, (enum severity)severity, error);
    return status;
}

enum status fingerprint_add(struct fingerprint *fingerprint, const json_t *record, struct error *error)
{
    const struct recorded_case item = recorded_case_of(record);
    const enum record_type type = record_type_of(record);
    if (type == RECORD_CASE)
        return add_case(fingerprint, &item, error);
    if (type == RECORD_FOOTER)
        fingerprint->complete = recorded_footer_of(record).is_complete;
    return STATUS_OK;
}

enum status fingerprint_finish(struct fingerprint *fingerprint, struct error *error)
{
    enum status status = fingerprint_sightings_points(fingerprint->sightings, &fingerprint->points,
                                                      &fingerprint->point_count, error);
    if (status == STATUS_OK)
        fingerprint_destroy(fingerprint);
    return status;
}

void fingerprint_destroy(struct fingerprint *fingerprint)
{
    fingerprint_sightings_destroy(fingerprint->sightings);
    fingerprint->sightings = NULL;
}

int64_t fingerprint_unanswered(const struct fingerprint *fingerprint)
{
    int64_t sum = 0;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        sum += fingerprint->unanswered[verdict];
    return sum;
}
