#include "scatter_family.h"

#include <string.h>

/*
 * Walks over the plan twice, so that every byte is copied once: the first walk finds the length of each
 * result, the second appends. The total size is known in advance, because every element of data and every
 * update is used exactly once.
 */

/*
 * Adds the lengths of the updates to those of their elements and, if there is storage, appends their bytes.
 */
/* clause: string-add */
static void append_updates(struct scatter_plan *plan, const struct string_element *updates,
                           struct string_element *elements, char *storage)
{
    for (int64_t i = 0; i < plan->update_count * plan->slice; i++) {
        const int64_t target = scatter_plan_target(plan, i / plan->slice);
        struct string_element *element = &elements[target * plan->slice + i % plan->slice];
        if (storage != NULL && updates[i].size > 0)
            memcpy(storage + (element->bytes - storage) + element->size, updates[i].bytes, updates[i].size);
        element->size += updates[i].size;
    }
}

/* The sum of the lengths, or SIZE_MAX if it is too large for an allocation. */
static size_t total_size(const struct string_element *strings, int64_t count, size_t start)
{
    for (int64_t i = 0; i < count; i++) {
        if (strings[i].size > SIZE_MAX / 4 || start > SIZE_MAX / 4)
            return SIZE_MAX;
        start += strings[i].size;
    }
    return start;
}

enum status strings_concatenate(struct scatter_plan *plan, const struct string_element *data,
                                const struct string_element *updates, int64_t count,
                                struct string_element *output, struct arena *arena, struct error *error)
{
    size_t bytes = total_size(updates, plan->update_count * plan->slice, total_size(data, count, 0));
    char *storage = bytes == SIZE_MAX ? NULL : arena_allocate(arena, bytes);
    if (storage == NULL)
        return error_no_memory(error, "the concatenated strings");

    for (int64_t i = 0; i < count; i++)
        output[i].size = data[i].size;
    append_updates(plan, updates, output, NULL);

    char *next = storage;
    for (int64_t i = 0; i < count; i++) {
        size_t final_size = output[i].size;
        if (data[i].size > 0)
            memcpy(next, data[i].bytes, data[i].size);
        output[i] = (struct string_element){.bytes = next, .size = data[i].size};
        next += final_size;
    }
    append_updates(plan, updates, output, storage);
    return STATUS_OK;
}
