/* Structures of records, written as JSON and copied. */
#include "record_form.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

/* ---- JSON -------------------------------------------------------------------------------------------------------------- */

static json_t *item_json(const struct record_list *list, size_t position, const struct record_member *member)
{
    switch (member->kind) {
    case MEMBER_TEXTS:
        return json_string(((const char *const *)list->items)[position]);
    case MEMBER_INTEGERS:
        return json_integer(((const int64_t *)list->items)[position]);
    default:
        return record_json((const char *)list->items + position * member->form->size, member->form);
    }
}

static json_t *list_json(const void *place, const struct record_member *member)
{
    struct record_list list;
    memcpy(&list, place, sizeof list);
    if (list.count == 0 && !member->is_always && member->flag == 0)
        return NULL;
    json_t *array = json_array();
    for (size_t i = 0; i < list.count; i++)
        (void)json_array_append_new(array, item_json(&list, i, member));
    return array;
}

static json_t *word_json(const void *place, const struct record_member *member)
{
    int value;
    memcpy(&value, place, sizeof value);
    return value < member->first ? NULL : json_string(member->words[value - member->first]);
}

static json_t *number_json(const void *place, const struct record_member *member, bool is_flagged)
{
    if (member->kind == MEMBER_NUMBER)
        return json_real(*(const double *)place);
    const int64_t number = *(const int64_t *)place;
    return number != 0 || is_flagged || member->is_always ? json_integer(number) : NULL;
}

static json_t *text_json(const char *text, const struct record_member *member)
{
    const bool may_be_empty = member->is_null_without || member->flag > 0;
    return text != NULL && (text[0] != '\0' || may_be_empty) ? json_string(text) : NULL;
}

/* The value of a member, or NULL if the record does not have it. */
static json_t *member_json(const char *structure, const struct record_member *member)
{
    const void *place = structure + member->offset, *object;
    if (member->flag > 0 && !*(const bool *)(structure + member->flag))
        return NULL;
    switch (member->kind) {
    case MEMBER_TEXT:
    case MEMBER_TEXT_OR_NULL:
        return text_json(*(const char *const *)place, member);
    case MEMBER_WORD:
        return word_json(place, member);
    case MEMBER_INTEGER:
    case MEMBER_COUNT:
    case MEMBER_NUMBER:
        return number_json(place, member, member->flag > 0);
    case MEMBER_FLAG:
        return *(const bool *)place || member->is_always ? json_boolean(*(const bool *)place) : NULL;
    case MEMBER_TEXTS:
    case MEMBER_INTEGERS:
    case MEMBER_OBJECTS:
        return list_json(place, member);
    case MEMBER_OBJECT:
        memcpy(&object, place, sizeof object);
        return object == NULL ? NULL : record_json(object, member->form);
    case MEMBER_COUNTS:
    case MEMBER_OPTIONS:
        break;
    }
    return NULL;
}

json_t *record_json(const void *structure, const struct record_form *form)
{
    json_t *record = json_object();
    for (size_t i = 0; i < form->count; i++) {
        json_t *value = member_json(structure, &form->members[i]);
        if (value != NULL)
            (void)json_object_set_new(record, form->members[i].name, value);
    }
    return record;
}

/* ---- copies ------------------------------------------------------------------------------------------------------------ */

/* The memory of a copy. Without `bytes` nothing is written: only `used` is counted. */
struct block {
    char *bytes;
    size_t used;
};

static void *put(struct block *block, const void *from, size_t size, size_t unit)
{
    block->used = (block->used + unit - 1) / unit * unit;
    char *place = block->bytes == NULL ? NULL : block->bytes + block->used;
    block->used += size;
    return place == NULL || size == 0 ? place : memcpy(place, from, size);
}

static const char *put_text(struct block *block, const char *text)
{
    return put(block, text, strlen(text) + 1, 1);
}

static void deepen(struct block *block, const char *original, char *copy, const struct record_form *form);

static void deepen_list(struct block *block, const char *original, char *copy,
                        const struct record_member *member)
{
    struct record_list list;
    memcpy(&list, original, sizeof list);
    const bool are_texts = member->kind == MEMBER_TEXTS;
    const size_t size = record_item_size(member);
    char *items = put(block, list.items, list.count * size, alignof(max_align_t));
    for (size_t i = 0; i < list.count && are_texts; i++) {
        const char *text = put_text(block, ((const char *const *)list.items)[i]);
        if (items != NULL)
            ((const char **)items)[i] = text;
    }
    for (size_t i = 0; i < list.count && member->form != NULL; i++)
        deepen(block, (const char *)list.items + i * size, items == NULL ? NULL : items + i * size,
               member->form);
    const struct record_list copied = {list.count, items};
    if (copy != NULL)
        memcpy(copy, &copied, sizeof copied);
}

/* Copies what the original points to; `copy` has the same pointers, or is NULL where nothing is written. */
static void deepen(struct block *block, const char *original, char *copy, const struct record_form *form)
{
    for (size_t i = 0; i < form->count; i++) {
        const struct record_member *member = &form->members[i];
        const char *from = original + member->offset;
        char *to = copy == NULL ? NULL : copy + member->offset;
        const void *pointer = NULL;
        if (member->kind == MEMBER_TEXTS || member->kind == MEMBER_INTEGERS ||
            member->kind == MEMBER_OBJECTS) {
            deepen_list(block, from, to, member);
            continue;
        }
        if (member->kind == MEMBER_TEXT || member->kind == MEMBER_TEXT_OR_NULL ||
            member->kind == MEMBER_OBJECT)
            memcpy(&pointer, from, sizeof pointer);
        if (pointer == NULL)
            continue;
        char *copied = member->kind == MEMBER_OBJECT
                           ? put(block, pointer, member->form->size, alignof(max_align_t))
                           : (char *)(uintptr_t)put_text(block, pointer);
        if (member->kind == MEMBER_OBJECT)
            deepen(block, pointer, copied, member->form);
        if (to != NULL)
            memcpy(to, &copied, sizeof copied);
    }
}

void *record_copy(const void *structure, const struct record_form *form)
{
    struct block block = {.bytes = NULL, .used = form->size};
    deepen(&block, structure, NULL, form);
    char *copy = malloc(block.used);
    if (copy == NULL) {
        arena_note_system_out_of_memory();
        return NULL;
    }
    memcpy(copy, structure, form->size);
    block = (struct block){.bytes = copy, .used = form->size};
    deepen(&block, structure, copy, form);
    return copy;
}
