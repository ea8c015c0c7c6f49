/*
 * Texts, with how often each was counted, in the order in which they came first.
 */
#ifndef SCATTER_COUNTED_TEXTS_H
#define SCATTER_COUNTED_TEXTS_H

#include "text_numbers.h"

#include <stddef.h>
#include <stdint.h>

struct counted_text {
    const char *text;
    const char *first; /* given with it for the first time, such as the id of the first case; or NULL */
    int64_t count;
};

/* Begin with zeroes; release with counted_texts_free. */
struct counted_texts {
    struct counted_text *items;
    size_t count, capacity;
    struct text_numbers numbers; /* of the items */
};

/*
 * Counts a text once more; the first time, it and `first`, which may be NULL, are copied. Without memory a new text is left
 * out, which is noted (arena_system_out_of_memory).
 */
void counted_texts_add(struct counted_texts *texts, const char *text, const char *first);

/* The same several times at once. */
void counted_texts_add_times(struct counted_texts *texts, const char *text, const char *first, int64_t times);

/* NULL if the text was not counted. Valid until the next is added. */
const struct counted_text *counted_texts_find(const struct counted_texts *texts, const char *text);

/* Forgets all texts. */
void counted_texts_free(struct counted_texts *texts);

#endif
