#include "observed_results.h"

#include "observed_numbers.h"
#include "printable.h"
#include "record.h"
#include "result_reader.h"

#include <string.h>

struct collector {
    struct observed_results *observed;
    const char *path;
    size_t line;
};

static enum status no_memory(struct error *error)
{
    return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the results");
}

bool observed_results_begin(struct observed_results *observed, struct arena *arena)
{
    *observed = (struct observed_results){.arena = arena,
                                          .case_numbers = json_object(),
                                          .reason_numbers = json_object(),
                                          .clause_numbers = json_object(),
                                          .skipped = json_object(),
                                          .source_sizes = json_object()};
    return observed->case_numbers != NULL && observed->reason_numbers != NULL &&
           observed->clause_numbers != NULL && observed->skipped != NULL && observed->source_sizes != NULL;
}

void observed_results_end(struct observed_results *observed)
{
    for (size_t i = 0; i < observed->reason_count; i++)
        json_decref(observed->reasons[i].failures);
    json_decref(observed->case_numbers);
    json_decref(observed->reason_numbers);
    json_decref(observed->clause_numbers);
    json_decref(observed->skipped);
    json_decref(observed->source_sizes);
}

size_t observed_results_lacking(const struct observed_results *observed)
{
    const char *name;
    json_t *size;
    size_t known = observed->count + json_object_size(observed->skipped), all = 0;
    json_object_foreach(observed->source_sizes, name, size)
    {
        if (all < (size_t)RECORD_MOST_CASES) /* the sum cannot overflow */
            all += (size_t)json_integer_value(size);
    }
    return all > known ? all - known : 0;
}

enum observation observed_as(const struct observed_case *item)
{
    bool is_set_aside = item->verdicts[VERDICT_UNSUPPORTED] || item->verdicts[VERDICT_DISPUTED];
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (item->verdicts[verdict] && verdict_is_failure((enum verdict)verdict))
            return OBSERVED_FAILURE;
    if (item->verdicts[VERDICT_PASS])
        return OBSERVED_PASS;
    return is_set_aside ? OBSERVED_SET_ASIDE : OBSERVED_UNTESTED;
}

static const char *copy(struct arena *arena, const char *text)
{
    return arena_copy_text(arena, text, strlen(text));
}

/* ---- records ----------------------------------------------------------------------------------------------------------- */

/* The verdicts of the repetitions; *differs: they differ, or the outputs do. */
static void take_repetitions(const json_t *record, struct observed_record *item, bool *differs)
{
    size_t index;
    const json_t *outcome;
    const json_t *repetitions = json_object_get(record, "repetitions");
    *differs = strcmp(record_text(record, "nondeterminism"), "illegal") == 0;
    json_array_foreach(json_object_get(repetitions, "outcomes"), index, outcome)
    {
        enum verdict verdict;
        if (!record_verdict(outcome, &verdict))
            continue;
        item->verdicts[verdict] = true;
        *differs |= verdict != item->verdict;
    }
}

/* Adds a record to its case. */
static enum status add_to_case(struct observed_case *item, const struct observed_record *record, bool differs,
                               const json_t *json, const char *reason, struct arena *arena,
                               struct error *error)
{
    bool is_failure = verdict_is_failure(record->verdict);
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        item->verdicts[verdict] |= record->verdicts[verdict];
    item->differs |= differs;
    if (record->verdict == VERDICT_NOT_RUN || record->verdict == VERDICT_UNREADABLE ||
        record->verdict == VERDICT_ERROR)
        return STATUS_OK;
    const char *what =
        arena_format(arena, "%s\n%s\n%s", verdict_name(record->verdict),
                     is_failure ? record_text(json_object_get(json, "output"), "sha256") : "", reason);
    if (what == NULL)
        return no_memory(error);
    if (item->first == NULL)
        item->first = what;
    item->differs |= strcmp(item->first, what) != 0;
    return STATUS_OK;
}

static enum status find_case(struct observed_results *observed, const json_t *record, size_t *number,
                             struct error *error)
{
    const char *id = printable(record_text(record, "id"), observed->arena);
    bool is_new;
    if (id[0] == '\0')
        return error_set(error, STATUS_UNREADABLE, "\"id\" is empty");
    if (!observed_number_of(observed->case_numbers, id, observed->count, number, &is_new))
        return no_memory(error);
    if (!is_new)
        return STATUS_OK;
    observed->cases = arena_room_for(observed->arena, observed->cases, observed->count, &observed->capacity,
                                     sizeof *observed->cases);
    if (observed->cases == NULL)
        return no_memory(error);
    struct observed_case *item = &observed->cases[observed->count++];
    size_t *about;
    *item = (struct observed_case){.id = id};
    enum status status = observed_number_clauses(observed, json_object_get(record, "clauses"), &about,
                                                 &item->about_count, error);
    item->about = about;
    return status;
}

static enum status take_case(struct collector *collector, const json_t *record, struct error *error)
{
    struct observed_results *observed = collector->observed;
    struct observed_run *run = &observed->runs[observed->run_count - 1];
    struct observed_record item = {0};
    const char *reason = "";
    bool differs;
    (void)record_verdict(record, &item.verdict);
    item.verdicts[item.verdict] = true;
    take_repetitions(record, &item, &differs);
    enum status status = find_case(observed, record, &item.the_case, error);
    if (status == STATUS_OK && verdict_is_failure(item.verdict))
        status = observed_number_reason(observed, record, &item.reason, &reason, error);
    if (status == STATUS_OK)
        status = add_to_case(&observed->cases[item.the_case], &item, differs, record, reason, observed->arena,
                             error);
    if (status != STATUS_OK)
        return status;
    run->records =
        arena_room_for(observed->arena, run->records, run->count, &run->capacity, sizeof *run->records);
    if (run->records == NULL)
        return no_memory(error);
    run->records[run->count++] = item;
    return STATUS_OK;
}

/* ---- files -------------------------------------------------------------------------------------------------------------- */

/* The number of cases of the sources of a run. A malformed source is ignored. */
static enum status take_sources(struct observed_results *observed, const json_t *sources, struct error *error)
{
    size_t index;
    const json_t *source;
    json_array_foreach(sources, index, source)
    {
        const char *name = record_text(source, "name");
        json_int_t size = json_integer_value(json_object_get(source, "cases"));
        if (size <= json_integer_value(json_object_get(observed->source_sizes, name)) ||
            size > RECORD_MOST_CASES)
            continue;
        if (json_object_set_new(observed->source_sizes, name, json_integer(size)) != 0)
            return no_memory(error);
    }
    return STATUS_OK;
}

static enum status take_header(struct collector *collector, const json_t *header, struct error *error)
{
    struct observed_results *observed = collector->observed;
    const json_t *implementation = json_object_get(header, "implementation");
    const char *name = record_text(implementation, "name"), *version = record_text(implementation, "version");
    json_int_t repetitions = json_integer_value(json_object_get(header, "repeat"));
    name = name[0] == '\0' ? record_text(implementation, "specification") : name;
    if (strcmp(record_text(header, "judge"), "onnx") == 0)
        return error_set(error, STATUS_UNREADABLE, "\"judge\" is \"onnx\", which has no clauses");
    if (observed->name != NULL && strcmp(observed->name, name) != 0)
        return error_set(error, STATUS_UNREADABLE,
                         "this run is of \"%.200s\", but the runs before it are of \"%.200s\"", name,
                         observed->name);
    if (observed->name == NULL || strcmp(observed->version, version) != 0)
        observed->version = observed->name == NULL ? copy(observed->arena, version) : "";
    observed->name = observed->name == NULL ? copy(observed->arena, name) : observed->name;
    observed->runs = arena_room_for(observed->arena, observed->runs, observed->run_count,
                                    &observed->run_capacity, sizeof *observed->runs);
    if (observed->name == NULL || observed->version == NULL || observed->runs == NULL)
        return no_memory(error);
    observed->runs[observed->run_count++] =
        (struct observed_run){.path = collector->path,
                              .repetitions = repetitions < 1                   ? 1
                                             : repetitions > RECORD_MOST_CASES ? RECORD_MOST_CASES
                                                                               : (int64_t)repetitions};
    return take_sources(observed, json_object_get(header, "sources"), error);
}

static enum status on_record(const json_t *record, const struct result_place *place, void *context,
                             struct error *error)
{
    struct collector *collector = context;
    const char *type = record_text(record, "type");
    collector->line = place->line;
    if (strcmp(type, "header") == 0)
        return take_header(collector, record, error);
    if (strcmp(type, "skipped") == 0)
        return json_object_set_new(collector->observed->skipped, record_text(record, "id"), json_true()) == 0
                   ? STATUS_OK
                   : no_memory(error);
    return strcmp(type, "case") == 0 ? take_case(collector, record, error) : STATUS_OK;
}

enum status observed_results_add(struct observed_results *observed, const char *path, struct error *error)
{
    bool complete = false;
    struct collector collector = {.observed = observed, .path = path};
    enum status status = results_read(path, on_record, &collector, &complete, error);
    if (status == STATUS_OK && !complete)
        return error_set(error, STATUS_UNREADABLE,
                         "%s, line %zu (the last record): a run in this file is not complete", path,
                         collector.line);
    return status;
}
