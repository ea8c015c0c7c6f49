/* Cases of older results: those to run again, and those whose answers were kept. */
#include "print_text.h"
#include "record.h"
#include "result_reader.h"
#include "text_compare.h"

#include <stdlib.h>
#include <string.h>

/* ---- reading ------------------------------------------------------------------------------------------- */

enum { SPECIFICATION_LIMIT = 4096 };

struct collector {
    struct failed_cases *failed;
    size_t capacity, specification_capacity;
};

/* The specification of a run; each is stored once. */
static enum status keep_specification(struct collector *collector, const struct recorded_header *header,
                                      const char **kept, struct error *error)
{
    struct failed_cases *failed = collector->failed;
    const char *specification = header->implementation->specification;
    for (size_t i = failed->specification_count; i-- > 0;)
        if (strcmp(failed->specifications[i], specification) == 0) {
            *kept = failed->specifications[i];
            return STATUS_OK;
        }
    if (failed->specification_count == SPECIFICATION_LIMIT)
        return error_set(error, STATUS_UNREADABLE, "has more than %d implementations",
                         (int)SPECIFICATION_LIMIT);
    const char *copy = arena_copy(failed->arena, specification);
    failed->specifications =
        arena_room_for(failed->arena, failed->specifications, failed->specification_count,
                       &collector->specification_capacity, sizeof *failed->specifications);
    if (copy == NULL || failed->specifications == NULL)
        return error_no_memory(error, "the failed cases");
    failed->specifications[failed->specification_count++] = copy;
    *kept = copy;
    return STATUS_OK;
}

static bool ended_well(enum verdict verdict)
{
    return !verdict_is_failure(verdict) && verdict_class(verdict) != VERDICTS_UNTESTED;
}

static enum status on_record(const struct result_record *record, void *context, struct error *error)
{
    struct collector *collector = context;
    struct failed_cases *failed = collector->failed;
    const struct recorded_case *item = record->item;
    const char *kept = NULL;
    enum status status = keep_specification(collector, record->header, &kept, error);
    if (status != STATUS_OK || record->type != RECORD_CASE || ended_well(item->verdict))
        return status;
    const char *id = arena_copy(failed->arena, item->id);
    failed->items = arena_room_for(failed->arena, failed->items, failed->count, &collector->capacity,
                                   sizeof *failed->items);
    if (id == NULL || failed->items == NULL)
        return error_no_memory(error, "the failed cases");
    failed->items[failed->count++] = (struct failed_case){.specification = kept, .id = id};
    return STATUS_OK;
}

enum status failed_cases_read(struct failed_cases *failed, const char *path, struct arena *arena,
                              struct error *error)
{
    *failed = (struct failed_cases){.file = path, .arena = arena};
    struct collector collector = {.failed = failed};
    enum results_end end;
    enum status status = results_read(path, on_record, &collector, &end, error);
    failed->complete = status == STATUS_OK && end == RESULTS_COMPLETE;
    return status;
}

/* ---- selecting ----------------------------------------------------------------------------------------- */

/* The failed ids of an implementation, sorted, each once; NULL when there is no memory. */
static const char **ids_of(const struct failed_cases *failed, const char *specification, size_t *count)
{
    bool is_any = failed->specification_count == 1;
    const char **ids = arena_allocate_zeroed(failed->arena, failed->count, sizeof *ids);
    *count = 0;
    for (size_t i = 0; ids != NULL && i < failed->count; i++)
        if (is_any || strcmp(failed->items[i].specification, specification) == 0)
            ids[(*count)++] = failed->items[i].id;
    if (ids == NULL)
        return NULL;
    *count = sort_texts_once(ids, *count);
    return ids;
}

static bool has_specification(const struct failed_cases *failed, const char *specification)
{
    for (size_t i = 0; i < failed->specification_count; i++)
        if (strcmp(failed->specifications[i], specification) == 0)
            return true;
    return failed->specification_count == 1;
}

/* Refuses ids without a case. */
static enum status check_found(const struct failed_cases *failed, const char *const *ids, const bool *found,
                               size_t count, struct error *error)
{
    size_t missing = 0;
    const char *first = NULL;
    for (size_t i = 0; i < count; i++) {
        if (found[i])
            continue;
        first = missing++ == 0 ? ids[i] : first;
    }
    if (missing == 0)
        return STATUS_OK;
    return error_set(error, STATUS_NOT_FOUND,
                     "%s: %zu of its failed cases are not among the cases of this run, the first is %.300s; "
                     "give the same --cases or --tier large as for these results",
                     failed->file, missing, first);
}

enum status failed_cases_select(const struct failed_cases *failed, const char *specification,
                                const struct case_list *cases, const char *const **ids, size_t *count,
                                struct error *error)
{
    size_t wanted_count = 0;
    const char *name = printable(specification, failed->arena);
    if (!has_specification(failed, name))
        return error_set(error, STATUS_NOT_FOUND,
                         "%s: has no results of %.300s; the first of its %zu implementations is %.300s",
                         failed->file, name, failed->specification_count, failed->specifications[0]);
    const char **wanted = ids_of(failed, name, &wanted_count);
    bool *found = arena_allocate_zeroed(failed->arena, failed->count, sizeof *found);
    const char **selected = arena_allocate_zeroed(failed->arena, cases->count, sizeof *selected);
    if (wanted == NULL || found == NULL || selected == NULL)
        return error_no_memory(error, "the failed cases");
    *count = 0;
    for (size_t i = 0; i < cases->count; i++) {
        const char *id = printable(cases->locations[i].id, failed->arena);
        const char **match = bsearch(&id, wanted, wanted_count, sizeof *wanted, compare_texts);
        if (match == NULL)
            continue;
        found[match - wanted] = true;
        selected[(*count)++] = cases->locations[i].id;
    }
    sort_texts(selected, *count);
    *ids = selected;
    return check_found(failed, wanted, found, wanted_count, error);
}

struct gathering {
    struct answered_cases *answered;
    struct arena *arena;
    size_t capacity, runs;
};

static enum status take_header(struct gathering *gathering, const struct recorded_header *header,
                               struct error *error)
{
    struct answered_cases *answered = gathering->answered;
    if (gathering->runs++ > 0)
        return error_set(error, STATUS_UNREADABLE,
                         "a second run starts; only one run can be judged again at a time");
    answered->name = arena_copy(gathering->arena, header->implementation->name);
    answered->version = arena_copy(gathering->arena, header->implementation->version);
    return answered->name == NULL || answered->version == NULL
               ? error_no_memory(error, "the cases of results")
               : STATUS_OK;
}

static enum status take_case(struct gathering *gathering, const struct recorded_case *given,
                             struct error *error)
{
    struct answered_cases *answered = gathering->answered;
    bool was_read = given->operator_version[0] != '\0';
    if (!was_read && (given->verdict == VERDICT_UNREADABLE || given->verdict == VERDICT_NOT_RUN))
        return STATUS_OK;
    if (given->case_hash[0] == '\0')
        return error_set(error, STATUS_UNREADABLE, "\"case_hash\" is missing or not a string");
    answered->items = arena_room_for(gathering->arena, answered->items, answered->count, &gathering->capacity,
                                     sizeof *answered->items);
    if (answered->items == NULL)
        return error_no_memory(error, "the cases of results");
    const struct kept_case item = {arena_copy(gathering->arena, given->id),
                                   arena_copy(gathering->arena, given->case_hash)};
    if (item.id == NULL || item.hash == NULL)
        return error_no_memory(error, "the cases of results");
    answered->items[answered->count++] = item;
    return STATUS_OK;
}

static enum status on_answered(const struct result_record *record, void *context, struct error *error)
{
    if (record->type == RECORD_HEADER)
        return take_header(context, record->header, error);
    return record->type == RECORD_CASE ? take_case(context, record->item, error) : STATUS_OK;
}

static int compare_ids(const void *left, const void *right)
{
    return strcmp(((const struct kept_case *)left)->id, ((const struct kept_case *)right)->id);
}

enum status answered_cases_read(struct answered_cases *answered, const char *path, struct arena *arena,
                                struct error *error)
{
    enum results_end end;
    struct gathering gathering = {.answered = answered, .arena = arena};
    *answered = (struct answered_cases){.file = path};
    enum status status = results_read(path, on_answered, &gathering, &end, error);
    if (status == STATUS_OK)
        status = results_check_complete(end, path, error);
    if (status == STATUS_OK && answered->count > 0)
        qsort(answered->items, answered->count, sizeof *answered->items, compare_ids);
    return status;
}

enum status answered_cases_select(const struct answered_cases *answered, const struct case_list *cases,
                                  const char *const **ids, size_t *count, size_t *gone, struct arena *arena,
                                  struct error *error)
{
    const char **found = arena_allocate_zeroed(arena, answered->count + 1, sizeof *found);
    if (found == NULL)
        return error_no_memory(error, "the cases of results");
    *count = 0;
    for (size_t i = 0; i < cases->count; i++) {
        const struct kept_case key = {.id = cases->locations[i].id};
        if (bsearch(&key, answered->items, answered->count, sizeof *answered->items, compare_ids) != NULL &&
            *count < answered->count)
            found[(*count)++] = key.id;
    }
    sort_texts(found, *count);
    *gone = answered->count - *count;
    *ids = found;
    return STATUS_OK;
}
