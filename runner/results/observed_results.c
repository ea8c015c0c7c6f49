#include "observed_results.h"

#include "printable.h"
#include "record.h"
#include "result_reader.h"
#include "waivers.h"

#include <stdlib.h>
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
                                          .clause_numbers = json_object()};
    return observed->case_numbers != NULL && observed->reason_numbers != NULL &&
           observed->clause_numbers != NULL;
}

void observed_results_end(struct observed_results *observed)
{
    for (size_t i = 0; i < observed->reason_count; i++)
        json_decref(observed->reasons[i].failures);
    json_decref(observed->case_numbers);
    json_decref(observed->reason_numbers);
    json_decref(observed->clause_numbers);
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

/* ---- numbers of things -------------------------------------------------------------------------------------------------- */

static const char *copy(struct arena *arena, const char *text)
{
    return arena_copy_text(arena, text, strlen(text));
}

/* The number of a text: that which it was given before, or `next`, with *is_new. False when there is no memory. */
static bool number_of(json_t *numbers, const char *text, size_t next, size_t *number, bool *is_new)
{
    const json_t *known = json_object_get(numbers, text);
    *is_new = known == NULL;
    *number = known == NULL ? next : (size_t)json_integer_value(known);
    return known != NULL || json_object_set_new(numbers, text, json_integer((json_int_t)next)) == 0;
}

static enum status number_clause(struct observed_results *observed, const char *id, size_t *number,
                                 struct error *error)
{
    char without[CLAUSE_ID_SIZE];
    bool is_new;
    const char *clause = clause_without_version(id, without) ? without : id;
    if (!number_of(observed->clause_numbers, clause, observed->clause_count, number, &is_new))
        return no_memory(error);
    if (!is_new)
        return STATUS_OK;
    observed->clauses = arena_room_for(observed->arena, observed->clauses, observed->clause_count,
                                       &observed->clause_capacity, sizeof *observed->clauses);
    if (observed->clauses == NULL)
        return no_memory(error);
    observed->clauses[observed->clause_count] = copy(observed->arena, clause);
    return observed->clauses[observed->clause_count++] == NULL ? no_memory(error) : STATUS_OK;
}

static int compare_numbers(const void *left, const void *right)
{
    const size_t *a = left, *b = right;
    return (*a > *b) - (*a < *b);
}

/* The clauses of findings, or those in an array of texts, as numbers. */
static enum status number_clauses(struct observed_results *observed, const json_t *array, size_t **numbers,
                                  size_t *count, struct error *error)
{
    size_t given = json_array_size(array), kept = 0;
    enum status status = STATUS_OK;
    *numbers = arena_allocate_zeroed(observed->arena, given + 1, sizeof **numbers);
    if (*numbers == NULL)
        return no_memory(error);
    for (size_t i = 0; status == STATUS_OK && i < given; i++) {
        const json_t *item = json_array_get(array, i);
        const char *text = json_is_string(item) ? json_string_value(item) : record_text(item, "clause");
        status = number_clause(observed, text, &(*numbers)[i], error);
    }
    if (given > 0)
        qsort(*numbers, given, sizeof **numbers, compare_numbers);
    for (size_t i = 0; i < given; i++)
        if (kept == 0 || (*numbers)[i] != (*numbers)[kept - 1])
            (*numbers)[kept++] = (*numbers)[i];
    *count = kept;
    return status;
}

/* ---- records ------------------------------------------------------------------------------------------------------------ */

static int compare_texts(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

/* The clauses of failures as they stand there, sorted, and the misreading, a line each. NULL for want of memory. */
static const char *reason_key(const json_t *failures, const char *misreading, struct arena *arena)
{
    size_t count = json_array_size(failures);
    const char **texts = arena_allocate_zeroed(arena, count + 1, sizeof *texts);
    if (texts == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++)
        texts[i] = record_text(json_array_get(failures, i), "clause");
    if (count > 0)
        qsort(texts, count, sizeof *texts, compare_texts);
    const char *key = misreading;
    for (size_t i = 0; i < count && key != NULL; i++)
        key = arena_format(arena, "%s\n%s", key, texts[i]);
    return key;
}

/* The clauses alone, which is all that waivers look at. */
static json_t *clauses_of(const json_t *failures)
{
    size_t index;
    const json_t *failure;
    json_t *array = json_array();
    json_array_foreach(failures, index, failure)
    {
        json_t *object = json_object();
        (void)json_object_set(object, "clause", json_object_get(failure, "clause"));
        (void)json_array_append_new(array, object);
    }
    return array;
}

static enum status number_reason(struct observed_results *observed, const json_t *record, size_t *number,
                                 const char **key, struct error *error)
{
    const json_t *failures = json_object_get(record, "failures");
    const char *misreading = record_text(record, "misreading");
    bool is_new;
    *key = reason_key(failures, misreading, observed->arena);
    if (*key == NULL || !number_of(observed->reason_numbers, *key, observed->reason_count, number, &is_new))
        return no_memory(error);
    if (!is_new)
        return STATUS_OK;
    observed->reasons = arena_room_for(observed->arena, observed->reasons, observed->reason_count,
                                       &observed->reason_capacity, sizeof *observed->reasons);
    if (observed->reasons == NULL)
        return no_memory(error);
    struct observed_reason *reason = &observed->reasons[observed->reason_count];
    *reason = (struct observed_reason){.misreading = copy(observed->arena, misreading)};
    enum status status = number_clauses(observed, failures, &reason->clauses, &reason->clause_count, error);
    if (status == STATUS_OK && reason->clause_count == 0) {
        status = number_clause(observed, "", &reason->clauses[0], error);
        reason->clause_count = 1;
    }
    if (status != STATUS_OK || reason->misreading == NULL)
        return status == STATUS_OK ? no_memory(error) : status;
    reason->failures = clauses_of(failures);
    observed->reason_count++;
    return STATUS_OK;
}

/* The verdicts of the repetitions; *differs: they are not all the same, or the outputs are not. */
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

/* Adds a record to what is known of its case. */
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
    if (!number_of(observed->case_numbers, id, observed->count, number, &is_new))
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
    enum status status =
        number_clauses(observed, json_object_get(record, "clauses"), &about, &item->about_count, error);
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
        status = number_reason(observed, record, &item.reason, &reason, error);
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

static enum status take_header(struct collector *collector, const json_t *header, struct error *error)
{
    struct observed_results *observed = collector->observed;
    const json_t *implementation = json_object_get(header, "implementation");
    const char *name = record_text(implementation, "name"), *version = record_text(implementation, "version");
    json_int_t repetitions = json_integer_value(json_object_get(header, "repeat"));
    name = name[0] == '\0' ? record_text(implementation, "specification") : name;
    if (strcmp(record_text(header, "judge"), "onnx") == 0)
        return error_set(error, STATUS_UNREADABLE, "\"judge\" is \"onnx\", which knows no clauses");
    if (observed->name != NULL && strcmp(observed->name, name) != 0)
        return error_set(error, STATUS_UNREADABLE,
                         "this run is of \"%.200s\", but those before are of \"%.200s\"", name,
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
    return STATUS_OK;
}

static enum status on_record(const json_t *record, const struct result_place *place, void *context,
                             struct error *error)
{
    struct collector *collector = context;
    const char *type = record_text(record, "type");
    collector->line = place->line;
    if (strcmp(type, "header") == 0)
        return take_header(collector, record, error);
    return strcmp(type, "case") == 0 ? take_case(collector, record, error) : STATUS_OK;
}

enum status observed_results_add(struct observed_results *observed, const char *path, struct error *error)
{
    bool complete = false;
    struct collector collector = {.observed = observed, .path = path};
    enum status status = results_read(path, on_record, &collector, &complete, error);
    if (status == STATUS_OK && !complete)
        return error_set(error, STATUS_UNREADABLE,
                         "%s, line %zu: the last record; a run in this file is not complete", path,
                         collector.line);
    return status;
}
