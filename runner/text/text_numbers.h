/*
 * Numbers by text, such as the positions of a million cases by their ids. The texts are not kept: 16 bytes of
 * their SHA-256 are, so that an entry takes 36 to 72 bytes however long its text is. Texts with equal digests
 * cannot be found in practice, also not by strangers.
 */
#ifndef SCATTER_TEXT_NUMBERS_H
#define SCATTER_TEXT_NUMBERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Begin with zeroes; release with text_numbers_free. */
struct text_numbers {
    struct text_number *entries;
    size_t capacity; /* a power of two, or 0 */
    size_t count;    /* of texts */
    bool is_short;   /* memory was lacking, a text may be missing; also noted (arena_system_out_of_memory) */
};

enum text_added { TEXT_IS_NEW, TEXT_IS_KNOWN, TEXT_HAS_NO_MEMORY };

/* Gives a text a number, unless it has one already, or there is no memory for it. */
enum text_added text_numbers_add(struct text_numbers *numbers, const char *text, size_t number);

/* Whether a text was added; *number (which may be NULL) receives its number. */
bool text_numbers_find(const struct text_numbers *numbers, const char *text, size_t *number);

/* Forgets all texts. */
void text_numbers_free(struct text_numbers *numbers);

struct counted_text {
    const char *text;
    const char *first; /* given with it for the first time, such as the id of the first case; or NULL */
    int64_t count;
    bool varies; /* another `first` was given with it later */
};

/* Begin with zeroes; release with counted_texts_free. */
struct counted_texts {
    struct counted_text *items;
    size_t count, capacity;
    struct text_numbers numbers; /* of the items */
};

/* Counts a text once more; the first time, it and `first`, which may be NULL, are copied. Without memory a
 * new text is left out, which is noted (arena_system_out_of_memory). */
void counted_texts_add(struct counted_texts *texts, const char *text, const char *first);

/* The same several times at once. */
void counted_texts_add_times(struct counted_texts *texts, const char *text, const char *first, int64_t times);

/* NULL if the text was not counted. Valid until the next is added. */
const struct counted_text *counted_texts_find(const struct counted_texts *texts, const char *text);

/* Forgets all texts. */
void counted_texts_free(struct counted_texts *texts);

/* Texts that outlive their arena, or are in none. */

/* A copy that the caller frees; NULL without memory, which is noted (arena_system_out_of_memory). */
char *text_kept(const char *text);

#endif
