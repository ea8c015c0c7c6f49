#include "selection_record.h"

#include "printable.h"

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

json_t *selection_record(const struct selection *selection, struct arena *arena)
{
    struct selection filters = *selection;
    text_list *lists[LIST_COUNT];
    json_t *record = json_object();
    lists_of(&filters, lists);
    for (size_t i = 0; i < LIST_COUNT; i++) {
        text_list list = *lists[i];
        json_t *words = list == NULL ? NULL : json_array();
        for (; list != NULL && *list != NULL; list++)
            (void)json_array_append_new(words, json_string(printable(*list, arena)));
        if (words != NULL)
            (void)json_object_set_new(record, list_names[i], words);
    }
    if (filters.tier != NULL)
        (void)json_object_set_new(record, "tier", json_string(printable(filters.tier, arena)));
    if (filters.only != NULL)
        (void)json_object_set_new(record, "listed", json_true());
    return record;
}

static enum status take_list(text_list *list, const json_t *words, const char *name, struct arena *arena,
                             struct error *error)
{
    size_t count = json_array_size(words);
    if (count == 0)
        return error_set(error, STATUS_UNREADABLE, "selection.%s: is not as a run writes it", name);
    const char **texts = arena_allocate_zeroed(arena, count + 1, sizeof *texts);
    bool complete = texts != NULL;
    for (size_t i = 0; complete && i < count; i++) {
        const char *word = json_string_value(json_array_get(words, i));
        texts[i] = arena_copy_text(arena, word, strlen(word));
        complete = texts[i] != NULL;
    }
    *list = texts;
    return complete ? STATUS_OK : error_no_memory(error, "the selection of a run");
}

enum status selection_take(struct selection *selection, bool *listed, const json_t *header,
                           struct arena *arena, struct error *error)
{
    const json_t *record = json_object_get(header, "selection"), *tier = json_object_get(record, "tier");
    text_list *lists[LIST_COUNT];
    *selection = (struct selection){0};
    *listed = json_is_true(json_object_get(record, "listed"));
    lists_of(selection, lists);
    for (size_t i = 0; i < LIST_COUNT; i++) {
        const json_t *words = json_object_get(record, list_names[i]);
        enum status status =
            words == NULL ? STATUS_OK : take_list(lists[i], words, list_names[i], arena, error);
        if (status != STATUS_OK)
            return status;
    }
    if (tier == NULL)
        return STATUS_OK;
    selection->tier = arena_copy_text(arena, json_string_value(tier), json_string_length(tier));
    return selection->tier != NULL ? STATUS_OK : error_no_memory(error, "the selection of a run");
}
