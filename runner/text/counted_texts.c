/* Counts texts. */
#include "arena.h"
#include "text_numbers.h"

#include <stdlib.h>
#include <string.h>

static void free_text(const char *text)
{
    free((void *)(uintptr_t)text);
}

static void add_new(struct counted_texts *texts, const char *text, const char *first, int64_t times)
{
    struct counted_text *items =
        arena_room_for(NULL, texts->items, texts->count, &texts->capacity, sizeof *items);
    if (items == NULL)
        return;
    texts->items = items;
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
