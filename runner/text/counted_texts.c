/* Counts texts. */
#include "arena.h"
#include "text_numbers.h"

#include <stdlib.h>
#include <string.h>

static void free_text(const char *text)
{
    free((void *)(uintptr_t)text);
}

/* False without memory. */
static bool make_room(struct counted_texts *texts)
{
    if (texts->count < texts->capacity)
        return true;
    const size_t capacity = texts->capacity == 0 ? 16 : 2 * texts->capacity;
    struct counted_text *items = realloc(texts->items, capacity * sizeof *items);
    if (items == NULL) {
        arena_note_system_out_of_memory();
        return false;
    }
    texts->items = items;
    texts->capacity = capacity;
    return true;
}

static void add_new(struct counted_texts *texts, const char *text, const char *first, int64_t times)
{
    if (!make_room(texts))
        return;
    const struct counted_text item = {
        .text = text_kept(text), .first = first == NULL ? NULL : text_kept(first), .count = times};
    if (item.text != NULL && (item.first != NULL || first == NULL) &&
        text_numbers_add(&texts->numbers, text, texts->count) == TEXT_IS_NEW) {
        texts->items[texts->count++] = item;
        return;
    }
    free_text(item.text);
    free_text(item.first);
}

void counted_texts_add_times(struct counted_texts *texts, const char *text, const char *first, int64_t times)
{
    size_t place;
    if (!text_numbers_find(&texts->numbers, text, &place)) {
        add_new(texts, text, first, times);
        return;
    }
    struct counted_text *item = &texts->items[place];
    item->count += times;
    item->varies |= first != NULL && item->first != NULL && strcmp(first, item->first) != 0;
}

void counted_texts_add(struct counted_texts *texts, const char *text, const char *first)
{
    counted_texts_add_times(texts, text, first, 1);
}

const struct counted_text *counted_texts_find(const struct counted_texts *texts, const char *text)
{
    size_t place;
    return text_numbers_find(&texts->numbers, text, &place) ? &texts->items[place] : NULL;
}

void counted_texts_free(struct counted_texts *texts)
{
    for (size_t i = 0; i < texts->count; i++) {
        free_text(texts->items[i].text);
        free_text(texts->items[i].first);
    }
    free(texts->items);
    text_numbers_free(&texts->numbers);
    *texts = (struct counted_texts){0};
}
