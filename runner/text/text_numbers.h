/*
 * Numbers by text, such as the positions of a million cases by their ids. The texts are not kept: 16 bytes of their SHA-256
 * are, so that an entry takes 36 to 72 bytes however long its text is. Texts with equal digests cannot be found in practice,
 * also not by strangers.
 */
#ifndef SCATTER_TEXT_NUMBERS_H
#define SCATTER_TEXT_NUMBERS_H

#include <stdbool.h>
#include <stddef.h>

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

#endif
