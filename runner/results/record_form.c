#include "record_form.h"

#include "text_compare.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- checking ------------------------------------------------------------------------------------------ */

/* What a member must be, as the end of a sentence. */
static const char *kind_text(enum member_kind kind)
{
    switch (kind) {
    case MEMBER_TEXT:
    case MEMBER_WORD:
        return "a string";
    case MEMBER_TEXT_OR_NULL:
        return "a string or null";
    case MEMBER_INTEGER:
        return "an integer";
    case MEMBER_COUNT:
        return "an integer of at least 0";
    case MEMBER_NUMBER:
        return "a number of at least 0";
    case MEMBER_FLAG:
        return "true or false";
    case MEMBER_TEXTS:
        return "an array of strings";
    case MEMBER_COUNTS:
        return "an object of integers of at least 0";
    case MEMBER_INTEGERS:
        return "an array of integers";
    case MEMBER_OPTIONS:
        return "an object of strings";
    case MEMBER_JSON:
    case MEMBER_OBJECT:
        return "an object";
    case MEMBER_OBJECTS:
        break;
    }
    return "an array";
}

static bool is_count(const json_t *value)
{
    return json_is_integer(value) && json_integer_value(value) >= 0;
}

/* Whether each item of an array, or each value of an object, is a string or an integer, as the kind says. */
static bool are_all(const json_t *values, enum member_kind kind)
{
    size_t index;
    json_t *value, *items = (json_t *)(uintptr_t)values;
    const char *key;
    bool good = true;
    json_array_foreach(values, index, value) good =
        good && (kind == MEMBER_TEXTS ? json_is_string(value) : json_is_integer(value));
    json_object_foreach(items, key, value) good =
        good && (kind == MEMBER_OPTIONS ? json_is_string(value) : is_count(value));
    return good;
}

static bool is_of_kind(const json_t *value, enum member_kind kind)
{
    switch (kind) {
    case MEMBER_TEXT:
    case MEMBER_WORD:
        return json_is_string(value);
    case MEMBER_TEXT_OR_NULL:
        return json_is_string(value) || json_is_null(value);
    case MEMBER_INTEGER:
        return json_is_integer(value);
    case MEMBER_COUNT:
        return is_count(value);
    case MEMBER_NUMBER:
        return json_is_number(value) && json_number_value(value) >= 0;
    case MEMBER_FLAG:
        return json_is_boolean(value);
    case MEMBER_TEXTS:
    case MEMBER_INTEGERS:
        return json_is_array(value) && are_all(value, kind);
    case MEMBER_COUNTS:
    case MEMBER_OPTIONS:
        return json_is_object(value) && are_all(value, kind);
    case MEMBER_JSON:
    case MEMBER_OBJECT:
        return json_is_object(value);
    case MEMBER_OBJECTS:
        break;
    }
    return json_is_array(value);
}

static enum status check_member(const json_t *value, const struct record_member *member, struct error *error)
{
    char place[80];
    if (!is_of_kind(value, member->kind))
        return error_set(error, STATUS_UNREADABLE, "\"%s\" is %snot %s", member->name,
                         member->is_required ? "missing or " : "", kind_text(member->kind));
    if (member->kind == MEMBER_WORD && !name_is_among(member->words, json_string_value(value)))
        return error_set(error, STATUS_UNREADABLE, "\"%s\" is \"%.40s\", which is unknown", member->name,
                         json_string_value(value));
    if (member->form == NULL)
        return STATUS_OK;
    bool is_array = member->kind == MEMBER_OBJECTS;
    enum status status = is_array ? STATUS_OK : record_check(value, member->form, error);
    size_t index = 0;
    for (; status == STATUS_OK && is_array && index < json_array_size(value); index++)
        status = record_check(json_array_get(value, index), member->form, error);
    if (status == STATUS_OK)
        return status;
    (void)snprintf(place, sizeof place, is_array ? "%s[%zu]" : "%s", member->name, index - 1);
    return error_prefix(error, status, place);
}

enum status record_check(const json_t *record, const struct record_form *form, struct error *error)
{
    if (!json_is_object(record))
        return error_set(error, STATUS_UNREADABLE, "is not an object");
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < form->count; i++) {
        const struct record_member *member = &form->members[i];
        const json_t *value = json_object_get(record, member->name);
        if (value != NULL || member->is_required)
            status = check_member(value, member, error);
    }
    return status;
}

/* ---- reading ------------------------------------------------------------------------------------------- */

size_t record_item_size(const struct record_member *member)
{
    return member->kind == MEMBER_TEXTS      ? sizeof(const char *)
           : member->kind == MEMBER_INTEGERS ? sizeof(int64_t)
           : member->kind == MEMBER_OPTIONS  ? sizeof(struct option)
                                             : member->form->size;
}

size_t record_word_count(const struct record_member *member)
{
    size_t count = 0;
    while (member->words[count] != NULL)
        count++;
    return count;
}

static bool fill_item(void *place, const json_t *value, const struct record_member *member,
                      struct arena *arena)
{
    if (member->kind == MEMBER_TEXTS)
        *(const char **)place = json_string_value(value);
    else if (member->kind == MEMBER_INTEGERS)
        *(int64_t *)place = json_integer_value(value);
    else
        return record_fill(place, value, member->form, arena);
    return true;
}

static bool fill_list(void *place, const json_t *array, const struct record_member *member,
                      struct arena *arena)
{
    const size_t size = record_item_size(member), count = json_array_size(array);
    char *items = count == 0 ? NULL : arena_allocate_zeroed(arena, count, size);
    bool done = count == 0 || items != NULL;
    for (size_t i = 0; done && i < count; i++)
        done = fill_item(items + i * size, json_array_get(array, i), member, arena);
    const struct record_list list = {done ? count : 0, items};
    memcpy(place, &list, sizeof list);
    return done;
}

static bool fill_options(void *place, const json_t *object, struct arena *arena)
{
    const size_t count = json_object_size(object);
    struct option *items = arena_allocate_zeroed(arena, count + 1, sizeof *items);
    struct recorded_options options = {.items = items};
    const char *key;
    json_t *value;
    json_object_foreach((json_t *)(uintptr_t)object, key, value) if (items != NULL) items[options.count++] =
        (struct option){key, json_string_value(value)};
    memcpy(place, &options, sizeof options);
    return items != NULL;
}

static bool fill_text_of(void *place, const json_t *object, struct arena *arena)
{
    char *text = json_dumps(object, JSON_COMPACT);
    const char *copy = arena_copy(arena, text);
    memcpy(place, &copy, sizeof copy);
    free(text);
    return copy != NULL;
}

static bool fill_counts(void *place, const json_t *object, const struct record_member *member,
                        struct arena *arena)
{
    const size_t count = record_word_count(member);
    int64_t *counts = arena_allocate_zeroed(arena, count, sizeof *counts);
    for (size_t i = 0; counts != NULL && i < count; i++)
        counts[i] = json_integer_value(json_object_get(object, member->words[i]));
    memcpy(place, &counts, sizeof counts);
    return counts != NULL;
}

static bool fill_object(void *place, const json_t *object, const struct record_member *member,
                        struct arena *arena)
{
    void *structure = arena_allocate_zeroed(arena, 1, member->form->size);
    memcpy(place, &structure, sizeof structure);
    return structure != NULL && record_fill(structure, object, member->form, arena);
}

static int word_value(const struct record_member *member, const char *text)
{
    const int position = name_position(member->words, text);
    return member->words[position] == NULL ? member->without : member->first + position;
}

/* Without the member: zero, or what is set here. */
static void leave_out(void *place, const struct record_member *member)
{
    if (member->kind == MEMBER_TEXT && !member->is_null_without)
        *(const char **)place = "";
    if (member->kind == MEMBER_WORD)
        memcpy(place, &member->without, sizeof member->without);
}

static bool fill_member(void *place, const json_t *value, const struct record_member *member,
                        struct arena *arena)
{
    int word;
    switch (member->kind) {
    case MEMBER_TEXT:
    case MEMBER_TEXT_OR_NULL:
        *(const char **)place = json_string_value(value);
        return true;
    case MEMBER_WORD:
        word = word_value(member, json_string_value(value));
        memcpy(place, &word, sizeof word);
        return true;
    case MEMBER_INTEGER:
    case MEMBER_COUNT:
        *(int64_t *)place = json_integer_value(value);
        return true;
    case MEMBER_NUMBER:
        *(double *)place = json_number_value(value);
        return true;
    case MEMBER_FLAG:
        *(bool *)place = json_is_true(value);
        return true;
    case MEMBER_TEXTS:
    case MEMBER_INTEGERS:
    case MEMBER_OBJECTS:
        return fill_list(place, value, member, arena);
    case MEMBER_JSON:
        return fill_text_of(place, value, arena);
    case MEMBER_OBJECT:
        return fill_object(place, value, member, arena);
    case MEMBER_COUNTS:
        return fill_counts(place, value, member, arena);
    case MEMBER_OPTIONS:
        return fill_options(place, value, arena);
    }
    return true;
}

bool record_fill(void *structure, const json_t *record, const struct record_form *form, struct arena *arena)
{
    bool done = true;
    for (size_t i = 0; i < form->count; i++) {
        const struct record_member *member = &form->members[i];
        const json_t *value = json_object_get(record, member->name);
        void *place = (char *)structure + member->offset;
        const bool is_there = value != NULL && is_of_kind(value, member->kind);
        if (is_there && member->flag > 0)
            *((char *)structure + member->flag) = true;
        if (is_there)
            done &= fill_member(place, value, member, arena);
        else
            leave_out(place, member);
    }
    return done;
}
