#include "observed_numbers.h"

#include "record.h"
#include "waivers.h"

#include <stdlib.h>
#include <string.h>

static enum status no_memory(struct error *error)
{
    return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the results");
}

static const char *copy(struct arena *arena, const char *text)
{
    return arena_copy_text(arena, text, strlen(text));
}

bool observed_number_of(json_t *numbers, const char *text, size_t next, size_t *number, bool *is_new)
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
    if (!observed_number_of(observed->clause_numbers, clause, observed->clause_count, number, &is_new))
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

enum status observed_number_clauses(struct observed_results *observed, const json_t *array, size_t **numbers,
                                    size_t *count, struct error *error)
{
    size_t given = json_array_size(array);
    enum status status = STATUS_OK;
    *numbers = arena_allocate_zeroed(observed->arena, given + 1, sizeof **numbers);
    if (*numbers == NULL)
        return no_memory(error);
    for (size_t i = 0; status == STATUS_OK && i < given; i++) {
        const json_t *item = json_array_get(array, i);
        const char *text = json_is_string(item) ? json_string_value(item) : record_text(item, "clause");
        status = number_clause(observed, text, &(*numbers)[i], error);
    }
    *count = sort_once(*numbers, given);
    return status;
}

static int compare_texts(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

/* The misreading and the clauses of failures as recorded, sorted, a line each. NULL when there is no memory. */
static const char *reason_key(const json_t *failures, const char *misreading, struct arena *arena)
{
    size_t count = json_array_size(failures);
    const char **texts = arena_allocate_zeroed(arena, count + 1, sizeof *texts);
    if (texts == NULL)
        return NULL;
    texts[0] = misreading;
    for (size_t i = 0; i < count; i++)
        texts[i + 1] = record_text(json_array_get(failures, i), "clause");
    qsort(texts + 1, count, sizeof *texts, compare_texts);
    return arena_join(arena, texts, count + 1, "\n");
}

/* The failures reduced to their clauses; waivers use nothing else. */
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

enum status observed_number_reason(struct observed_results *observed, const json_t *record, size_t *number,
                                   const char **key, struct error *error)
{
    const json_t *failures = json_object_get(record, "failures");
    const char *misreading = record_text(record, "misreading");
    bool is_new;
    *key = reason_key(failures, misreading, observed->arena);
    if (*key == NULL ||
        !observed_number_of(observed->reason_numbers, *key, observed->reason_count, number, &is_new))
        return no_memory(error);
    if (!is_new)
        return STATUS_OK;
    observed->reasons = arena_room_for(observed->arena, observed->reasons, observed->reason_count,
                                       &observed->reason_capacity, sizeof *observed->reasons);
    if (observed->reasons == NULL)
        return no_memory(error);
    struct observed_reason *reason = &observed->reasons[observed->reason_count];
    *reason = (struct observed_reason){.misreading = copy(observed->arena, misreading)};
    enum status status =
        observed_number_clauses(observed, failures, &reason->clauses, &reason->clause_count, error);
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
