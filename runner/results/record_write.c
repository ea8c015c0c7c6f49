/* Structures of records, written as JSON and copied. */
#include "record_form.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

/* ---- JSON ---------------------------------------------------------------------------------------------- */

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
    const bool is_due = member->is_null_without || member->is_required || member->is_always || member->flag;
    if (text == NULL && member->kind == MEMBER_TEXT_OR_NULL && member->is_always)
        return json_null();
    return text != NULL && (text[0] != '\0' || is_due) ? json_string(text) : NULL;
}

static json_t *counts_json(const int64_t *counts, const struct record_member *member)
{
    json_t *object = counts == NULL ? NULL : json_object();
    for (size_t i = 0; counts != NULL && member->words[i] != NULL; i++)
        (void)json_object_set_new(object, member->words[i], json_integer(counts[i]));
    return object;
}

/* Of a key that is there twice the last one counts. */
static json_t *options_json(const struct recorded_options *options, const struct record_member *member)
{
    json_t *object = options->count > 0 || member->is_always ? json_object() : NULL;
    for (size_t i = 0; i < options->count; i++)
        (void)json_object_set_new(object, options->items[i].key, json_string(options->items[i].value));
    return object;
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
        return *(const bool *)place || member->is_always || member->flag > 0
                   ? json_boolean(*(const bool *)place)
                   : NULL;
    case MEMBER_TEXTS:
    case MEMBER_INTEGERS:
    case MEMBER_OBJECTS:
        return list_json(place, member);
    case MEMBER_JSON:
        memcpy(&object, place, sizeof object);
        return object == NULL ? NULL : json_loads(object, JSON_REJECT_DUPLICATES, NULL);
    case MEMBER_OBJECT:
        memcpy(&object, place, sizeof object);
        return object == NULL ? NULL : record_json(object, member->form);
    case MEMBER_COUNTS:
        return counts_json(*(const int64_t *const *)place, member);
    case MEMBER_OPTIONS:
        return options_json(place, member);
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

/* ---- copies -------------------------------------------------------------------------------------------- */

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

/* The texts of an item of a list. */
static void deepen_texts(struct block *block, const void *original, void *copy, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const char *text = put_text(block, ((const char *const *)original)[i]);
        if (copy != NULL)
            ((const char **)copy)[i] = text;
    }
}

static void deepen_list(struct block *block, const char *original, char *copy,
                        const struct record_member *member)
{
    struct record_list list;
    memcpy(&list, original, sizeof list);
    const size_t size = record_item_size(member);
    char *items = put(block, list.items, list.count * size, alignof(max_align_t));
    if (member->kind == MEMBER_TEXTS)
        deepen_texts(block, list.items, items, list.count);
    if (member->kind == MEMBER_OPTIONS) /* two texts each */
        deepen_texts(block, list.items, items, 2 * list.count);
    for (size_t i = 0; i < list.count && member->form != NULL; i++)
        deepen(block, (const char *)list.items + i * size, items == NULL ? NULL : items + i * size,
               member->form);
    const struct record_list copied = {list.count, items};
    if (copy != NULL)
        memcpy(copy, &copied, sizeof copied);
}

/* The copy of what a member points to. */
static const void *deepen_pointer(struct block *block, const void *pointer,
                                  const struct record_member *member)
{
    if (member->kind == MEMBER_COUNTS)
        return put(block, pointer, record_word_count(member) * sizeof(int64_t), alignof(max_align_t));
    if (member->kind != MEMBER_OBJECT)
        return put_text(block, pointer);
    char *copied = put(block, pointer, member->form->size, alignof(max_align_t));
    deepen(block, pointer, copied, member->form);
    return copied;
}

/* Copies what the original points to; `copy` has the same pointers, or is NULL where nothing is written. */
static void deepen(struct block *block, const char *original, char *copy, const struct record_form *form)
{
    for (size_t i = 0; i < form->count; i++) {
        const struct record_member *member = &form->members[i];
        const char *from = original + member->offset;
        char *to = copy == NULL ? NULL : copy + member->offset;
        const void *pointer = NULL;
        switch (member->kind) {
        case MEMBER_TEXTS:
        case MEMBER_INTEGERS:
        case MEMBER_OPTIONS:
        case MEMBER_OBJECTS:
            deepen_list(block, from, to, member);
            break;
        case MEMBER_TEXT:
        case MEMBER_TEXT_OR_NULL:
        case MEMBER_JSON:
        case MEMBER_OBJECT:
        case MEMBER_COUNTS:
            memcpy(&pointer, from, sizeof pointer);
            break;
        case MEMBER_WORD:
        case MEMBER_INTEGER:
        case MEMBER_COUNT:
        case MEMBER_NUMBER:
        case MEMBER_FLAG:
            break;
        }
        const void *copied = pointer == NULL ? NULL : deepen_pointer(block, pointer, member);
        if (copied != NULL)
            memcpy(to, &copied, sizeof copied);
    }
}

void *record_copy(const void *structure, const struct record_form *form, struct arena *arena)
{
    struct block block = {.bytes = NULL, .used = form->size};
    deepen(&block, structure, NULL, form);
    char *copy = arena == NULL ? malloc(block.used) : arena_allocate(arena, block.used);
    if (copy == NULL && arena == NULL)
        arena_note_system_out_of_memory();
    if (copy == NULL)
        return NULL;
    memcpy(copy, structure, form->size);
    block = (struct block){.bytes = copy, .used = form->size};
    deepen(&block, structure, copy, form);
    return copy;
}
