#include "json_reader.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- places -------------------------------------------------------------------------------------------- */

struct json_place json_member(const struct json_place *object, const char *key)
{
    return (struct json_place){.outer = object, .key = key, .value = json_object_get(object->value, key)};
}

struct json_place json_item(const struct json_place *array, size_t index)
{
    return (struct json_place){.outer = array, .index = index, .value = json_array_get(array->value, index)};
}

/* Writes the way to a place, which is cut to the size; "" for the document. Returns its length. */
static size_t write_path(const struct json_place *place, char *path, size_t size)
{
    path[0] = '\0';
    if (place->outer == NULL)
        return 0;
    const size_t used = write_path(place->outer, path, size);
    if (place->key == NULL)
        (void)snprintf(path + used, size - used, "[%zu]", place->index);
    else
        (void)snprintf(path + used, size - used, "%s%.40s", used == 0 ? "" : ".", place->key);
    return strlen(path);
}

void json_refuse(struct json_reader *reader, const struct json_place *place, const char *format, ...)
{
    char what[512], path[160];
    va_list arguments;
    if (reader->status != STATUS_OK)
        return;
    va_start(arguments, format);
    (void)vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    reader->status = error_set(reader->error, STATUS_UNREADABLE, "%s%s%s%s%s", text_or_empty(reader->file),
                               reader->file == NULL ? "" : ": ", path,
                               write_path(place, path, sizeof path) == 0 ? "" : ": ", what);
}

void json_lacks_memory(struct json_reader *reader)
{
    if (reader->status == STATUS_OK)
        reader->status = error_no_memory(reader->error, reader->file == NULL ? "it" : reader->file);
}

/* ---- values -------------------------------------------------------------------------------------------- */

enum status json_read(struct json_reader *reader, const void *bytes, size_t size, size_t limit,
                      json_taker *take, void *context)
{
    json_error_t reason = {.line = 0};
    struct json_place document = {.outer = NULL};
    if (size > limit)
        json_refuse(reader, &document, "%zu bytes are more than the limit of %zu", size, limit);
    else
        document.value = json_read_bytes(bytes, size, JSON_REJECT_DUPLICATES, &reason);
    if (document.value != NULL)
        take(reader, &document, context);
    else if (reason.line < 0)
        json_lacks_memory(reader);
    else
        json_refuse(reader, &document, "line %d: is not JSON: %s", reason.line, reason.text);
    json_decref(document.value);
    return reader->status;
}

void json_check_members(struct json_reader *reader, const struct json_place *place, const char *const *keys)
{
    const char *key;
    json_t *member;
    if (!json_is_object(place->value))
        json_refuse(reader, place, "is not an object");
    json_object_foreach(place->value, key, member)
    {
        const char *const *known = keys;
        while (*known != NULL && strcmp(*known, key) != 0)
            known++;
        if (*known == NULL)
            json_refuse(reader, place, "unknown member \"%.40s\"", key);
    }
}

void *json_room(struct json_reader *reader, size_t count, size_t size)
{
    void *room = arena_allocate_zeroed(reader->arena, count, size);
    if (room == NULL)
        json_lacks_memory(reader);
    return room;
}

const char *json_copied(struct json_reader *reader, const char *text)
{
    const char *copy = arena_copy(reader->arena, text);
    if (copy == NULL)
        json_lacks_memory(reader);
    return copy;
}

void json_take_text(struct json_reader *reader, const struct json_place *place, bool may_be_empty,
                    const char **text)
{
    const char *string = json_string_value(place->value);
    if (place->value == NULL)
        json_refuse(reader, place, "is missing");
    else if (string == NULL || (string[0] == '\0' && !may_be_empty))
        json_refuse(reader, place, may_be_empty ? "is not a string" : "is not a string or is empty");
    else
        *text = json_copied(reader, string);
}

void json_take_member(struct json_reader *reader, const struct json_place *object, const char *key,
                      bool is_optional, const char **text)
{
    const struct json_place place = json_member(object, key);
    if (place.value != NULL || !is_optional)
        json_take_text(reader, &place, false, text);
}

/* ---- memory -------------------------------------------------------------------------------------------- */

static atomic_bool out_of_memory;

/* Where a thread continues if reading runs out of memory; NULL while it is not reading. */
static _Thread_local jmp_buf *return_point;

static void *allocate(size_t size)
{
    void *memory = malloc(size);
    if (memory == NULL && size > 0)
        atomic_store(&out_of_memory, true);
    if (memory == NULL && size > 0 && return_point != NULL)
        longjmp(*return_point, 1);
    return memory;
}

void json_memory_watch(void)
{
    json_set_alloc_funcs(allocate, free);
}

bool json_out_of_memory(void)
{
    return atomic_load(&out_of_memory);
}

static json_t *give_up(json_error_t *reason)
{
    if (reason != NULL) {
        *reason = (json_error_t){.line = -1, .column = -1};
        (void)snprintf(reason->text, sizeof reason->text, "out of memory");
    }
    return NULL;
}

json_t *json_read_bytes(const void *bytes, size_t size, size_t flags, json_error_t *reason)
{
    jmp_buf here;
    if (setjmp(here) != 0) {
        return_point = NULL;
        return give_up(reason);
    }
    return_point = &here;
    json_t *value = json_loadb(bytes, size, flags, reason);
    return_point = NULL;
    return value;
}
