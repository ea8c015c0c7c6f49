#include "shard_record.h"

#include "record.h"

#include <string.h>

typedef const char *const *text_list;

/* The lists of a selection, by the options that set them. */
enum { LIST_COUNT = 5 };
static const char *const list_names[LIST_COUNT] = {"filter", "operator", "opset", "dtype", "reduction"};

static void lists_of(struct selection *selection, text_list *lists[LIST_COUNT])
{
    lists[0] = &selection->ids;
    lists[1] = &selection->operators;
    lists[2] = &selection->opsets;
    lists[3] = &selection->dtypes;
    lists[4] = &selection->reductions;
}

static json_t *filters_record(struct selection filters)
{
    text_list *lists[LIST_COUNT];
    json_t *record = json_object();
    lists_of(&filters, lists);
    for (size_t i = 0; i < LIST_COUNT; i++) {
        text_list list = *lists[i];
        json_t *words = list == NULL ? NULL : json_array();
        for (; list != NULL && *list != NULL; list++)
            (void)json_array_append_new(words, json_string(*list));
        if (words != NULL)
            (void)json_object_set_new(record, list_names[i], words);
    }
    if (filters.tier != NULL)
        (void)json_object_set_new(record, "tier", json_string(filters.tier));
    return record;
}

json_t *shard_record(const struct shard *shard)
{
    json_t *record = json_pack("{s:I, s:I, s:s, s:s, s:b}", "number", (json_int_t)shard->number, "count",
                               (json_int_t)shard->count, "source", shard->source, "division", shard->division,
                               "of_selected", (int)shard->of_selected);
    if (record != NULL && shard->of_selected)
        (void)json_object_set_new(record, "filters", filters_record(shard->filters));
    return record;
}

enum status shard_take(struct shard *shard, const json_t *header, struct error *error)
{
    const json_t *record = json_object_get(header, "shard");
    *shard = (struct shard){0};
    if (record == NULL)
        return STATUS_OK;
    enum status status = record_take_count(record, "number", 1, "shard", &shard->number, error);
    if (status == STATUS_OK)
        status = record_take_count(record, "count", 1, "shard", &shard->count, error);
    if (status == STATUS_OK && (shard->count > SHARDS_MOST || shard->number > shard->count))
        status = error_set(error, STATUS_UNREADABLE,
                           "shard: the number is greater than the count, or the count is too large");
    if (status == STATUS_OK)
        status = record_take_text(record, "source", "shard", &shard->source, error);
    if (status == STATUS_OK)
        status = record_take_text(record, "division", "shard", &shard->division, error);
    const json_t *of_selected = json_object_get(record, "of_selected");
    shard->of_selected = json_is_true(of_selected);
    if (status == STATUS_OK && !json_is_boolean(of_selected))
        status =
            error_set(error, STATUS_UNREADABLE, "shard.of_selected: is missing or neither true nor false");
    return status;
}

static enum status no_memory(struct error *error)
{
    return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the shards");
}

static enum status malformed(const char *name, struct error *error)
{
    return error_set(error, STATUS_UNREADABLE, "shard.filters.%s: is not as a run writes it", name);
}

static enum status take_list(text_list *list, const json_t *words, const char *name, struct arena *arena,
                             struct error *error)
{
    size_t count = json_array_size(words);
    if (count == 0)
        return malformed(name, error);
    const char **texts = arena_allocate_zeroed(arena, count + 1, sizeof *texts);
    bool complete = texts != NULL;
    for (size_t i = 0; complete && i < count; i++) {
        const char *word = json_string_value(json_array_get(words, i));
        if (word == NULL)
            return malformed(name, error);
        texts[i] = arena_copy_text(arena, word, strlen(word));
        complete = texts[i] != NULL;
    }
    *list = texts;
    return complete ? STATUS_OK : no_memory(error);
}

enum status shard_take_filters(struct selection *filters, bool *known, const json_t *header,
                               struct arena *arena, struct error *error)
{
    const json_t *shard = json_object_get(header, "shard"), *record = json_object_get(shard, "filters");
    const json_t *tier = json_object_get(record, "tier");
    text_list *lists[LIST_COUNT];
    *filters = (struct selection){0};
    *known = record != NULL || !json_is_true(json_object_get(shard, "of_selected"));
    if (record != NULL && !json_is_object(record))
        return error_set(error, STATUS_UNREADABLE, "shard.filters: is not an object");
    lists_of(filters, lists);
    for (size_t i = 0; i < LIST_COUNT; i++) {
        const json_t *words = json_object_get(record, list_names[i]);
        enum status status =
            words == NULL ? STATUS_OK : take_list(lists[i], words, list_names[i], arena, error);
        if (status != STATUS_OK)
            return status;
    }
    if (tier == NULL)
        return STATUS_OK;
    if (!json_is_string(tier))
        return malformed("tier", error);
    filters->tier = arena_copy_text(arena, json_string_value(tier), json_string_length(tier));
    return filters->tier != NULL ? STATUS_OK : no_memory(error);
}
