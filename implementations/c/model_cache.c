#include "model_cache.h"

#include <stdlib.h>
#include <string.h>

void *model_cache_find(const struct model_cache *cache, const void *model, size_t model_size)
{
    for (size_t i = 0; i < MODEL_CACHE_CAPACITY; i++) {
        const struct model_cache_entry *entry = &cache->entries[i];
        if (entry->made != NULL && entry->model_size == model_size &&
            memcmp(entry->model, model, model_size) == 0)
            return entry->made;
    }
    return NULL;
}

bool model_cache_add(struct model_cache *cache, const void *model, size_t model_size, void *made,
                     void (*release)(void *made))
{
    void *copy = malloc(model_size > 0 ? model_size : 1);
    if (copy == NULL)
        return false;
    memcpy(copy, model, model_size);

    struct model_cache_entry *entry = &cache->entries[cache->next];
    cache->next = (cache->next + 1) % MODEL_CACHE_CAPACITY;
    if (entry->made != NULL)
        release(entry->made);
    free(entry->model);
    *entry = (struct model_cache_entry){.model = copy, .model_size = model_size, .made = made};
    return true;
}

void model_cache_clear(struct model_cache *cache, void (*release)(void *made))
{
    for (size_t i = 0; i < MODEL_CACHE_CAPACITY; i++) {
        if (cache->entries[i].made != NULL)
            release(cache->entries[i].made);
        free(cache->entries[i].model);
    }
    *cache = (struct model_cache){.next = 0};
}
