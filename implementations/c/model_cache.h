/*
 * What a backend made of the models that it was given last, such as sessions or compiled models: a data set may
 * come many times (--repeat), and several data sets share one model.
 */
#ifndef IMPLEMENTATIONS_MODEL_CACHE_H
#define IMPLEMENTATIONS_MODEL_CACHE_H

#include <stdbool.h>
#include <stddef.h>

enum { MODEL_CACHE_CAPACITY = 32 };

/* Begins as zeros. Each entry is owned: the bytes of a model and what was made of them. */
struct model_cache {
    struct model_cache_entry {
        void *model;
        size_t model_size;
        void *made;
    } entries[MODEL_CACHE_CAPACITY];
    size_t next; /* the entry that the next addition takes: the oldest one */
};

/* What was made of exactly these bytes, or NULL. Borrowed: valid until the next addition. */
void *model_cache_find(const struct model_cache *cache, const void *model, size_t model_size);

/*
 * Keeps what was made of a model, and gives the oldest entry to `release` when there is no room left. False
 * when there is no memory: then `made` is still the caller's.
 */
bool model_cache_add(struct model_cache *cache, const void *model, size_t model_size, void *made,
                     void (*release)(void *made));

/* Gives everything to `release`. */
void model_cache_clear(struct model_cache *cache, void (*release)(void *made));

#endif
