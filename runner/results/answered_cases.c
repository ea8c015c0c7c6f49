#include "answered_cases.h"

#include "record.h"
#include "result_reader.h"
#include "text_order.h"

#include <stdlib.h>
#include <string.h>

struct collector {
    struct answered_cases *answered;
    struct arena *arena;
    size_t capacity;
    size_t runs;
};

static const char *copy(struct collector *collector, const char *text)
{
    return arena_copy_text(collector->arena, text, strlen(text));
}

static enum status take_header(struct collector *collector, const json_t *header, struct error *error)
{
    const json_t *implementation = json_object_get(header, "implementation");
    if (collector->runs++ > 0)
        return error_set(error, STATUS_UNREADABLE,
                         "a second run starts; only one run can be judged again at a time");
    if (json_integer_value(json_object_get(header, "format")) < RESULT_FORMAT)
        return error_set(error, STATUS_UNREADABLE,
                         "\"format\" is 1, which has no hashes of cases: run the implementation again");
    if (strcmp(record_text(header, "judge"), "onnx") == 0)
        return error_set(error, STATUS_UNREADABLE, "\"judge\" is \"onnx\", which has no clauses");
    collector->answered->name = copy(collector, record_text(implementation, "name"));
    collector->answered->version = copy(collector, record_text(implementation, "version"));
    return collector->answered->name == NULL || collector->answered->version == NULL
               ? error_no_memory(error, "the cases of results")
               : STATUS_OK;
}

static enum status take_case(struct collector *collector, const json_t *record, struct error *error)
{
    struct answered_cases *answered = collector->answered;
    const char *hash = record_text(record, "case_hash");
    enum verdict verdict;
    bool was_read = json_object_get(record, "operator_version") != NULL;
    if (!was_read && record_verdict(record, &verdict) &&
        (verdict == VERDICT_UNREADABLE || verdict == VERDICT_NOT_RUN))
        return STATUS_OK;
    if (hash[0] == '\0')
        return error_set(error, STATUS_UNREADABLE, "\"case_hash\" is missing or not a string");
    answered->items = arena_room_for(collector->arena, answered->items, answered->count, &collector->capacity,
                                     sizeof *answered->items);
    if (answered->items == NULL)
        return error_no_memory(error, "the cases of results");
    const struct kept_case item = {copy(collector, record_text(record, "id")), copy(collector, hash)};
    if (item.id == NULL || item.hash == NULL)
        return error_no_memory(error, "the cases of results");
    answered->items[answered->count++] = item;
    return STATUS_OK;
}

static enum status on_record(const json_t *record, const struct result_place *place, void *context,
                             struct error *error)
{
    const char *type = record_text(record, "type");
    (void)place;
    if (strcmp(type, "header") == 0)
        return take_header(context, record, error);
    return strcmp(type, "case") == 0 ? take_case(context, record, error) : STATUS_OK;
}

static int compare_ids(const void *left, const void *right)
{
    return strcmp(((const struct kept_case *)left)->id, ((const struct kept_case *)right)->id);
}

enum status answered_cases_read(struct answered_cases *answered, const char *path, struct arena *arena,
                                struct error *error)
{
    enum results_end end;
    struct collector collector = {.answered = answered, .arena = arena};
    *answered = (struct answered_cases){.file = path};
    enum status status = results_read(path, on_record, &collector, &end, error);
    if (status == STATUS_OK && end != RESULTS_COMPLETE)
        return error_set(error, STATUS_UNREADABLE, "%s: the run in it is not complete", path);
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
    if (*count > 0)
        qsort(found, *count, sizeof *found, compare_texts);
    *gone = answered->count - *count;
    *ids = found;
    return STATUS_OK;
}
