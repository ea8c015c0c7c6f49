/* The cases that `judge --outputs` judges again. */
#include "record.h"
#include "result_reader.h"
#include "text_compare.h"

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

static enum status take_header(struct collector *collector, const struct recorded_header *header,
                               struct error *error)
{
    struct answered_cases *answered = collector->answered;
    if (collector->runs++ > 0)
        return error_set(error, STATUS_UNREADABLE,
                         "a second run starts; only one run can be judged again at a time");
    answered->name = copy(collector, header->implementation->name);
    answered->version = copy(collector, header->implementation->version);
    return answered->name == NULL || answered->version == NULL
               ? error_no_memory(error, "the cases of results")
               : STATUS_OK;
}

static enum status take_case(struct collector *collector, const struct recorded_case *given,
                             struct error *error)
{
    struct answered_cases *answered = collector->answered;
    bool was_read = given->operator_version[0] != '\0';
    if (!was_read && (given->verdict == VERDICT_UNREADABLE || given->verdict == VERDICT_NOT_RUN))
        return STATUS_OK;
    if (given->case_hash[0] == '\0')
        return error_set(error, STATUS_UNREADABLE, "\"case_hash\" is missing or not a string");
    answered->items = arena_room_for(collector->arena, answered->items, answered->count, &collector->capacity,
                                     sizeof *answered->items);
    if (answered->items == NULL)
        return error_no_memory(error, "the cases of results");
    const struct kept_case item = {copy(collector, given->id), copy(collector, given->case_hash)};
    if (item.id == NULL || item.hash == NULL)
        return error_no_memory(error, "the cases of results");
    answered->items[answered->count++] = item;
    return STATUS_OK;
}

static enum status on_record(const struct result_record *record, void *context, struct error *error)
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
