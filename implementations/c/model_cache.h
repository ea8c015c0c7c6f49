/* What a backend created from the latest models, such as sessions or compiled models: a data set may be sent
 * many times (--repeat), and several data sets share one model. */
#ifndef IMPLEMENTATIONS_MODEL_CACHE_H
#define IMPLEMENTATIONS_MODEL_CACHE_H

#include <stdbool.h>
#include <stddef.h>

enum { MODEL_CACHE_CAPACITY = 32 };

/* Initially zero. Each entry is owned: the bytes of a model and the object created from them. */
struct model_cache {
    struct model_cache_entry {
        void *model;
        size_t model_size;
        void *made;
    } entries[MODEL_CACHE_CAPACITY];
    size_t next; /* the entry that the next addition replaces: the oldest one */
};

/* The object created from exactly these bytes, or NULL. Borrowed: valid until the next addition. */
void *model_cache_find(const struct model_cache *cache, const void *model, size_t model_size);

/* Stores the object created from a model, and passes the oldest entry to `release` if the cache is full.
 * Returns false if out of memory: then the caller still owns `made`. */
bool model_cache_add(struct model_cache *cache, const void *model, size_t model_size, void *made,
                     void (*release)(void *made));

/* Passes every entry to `release`. */
void model_cache_clear(struct model_cache *cache, void (*release)(void *made));

#endif
