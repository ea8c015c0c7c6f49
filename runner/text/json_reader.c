#include "json_reader.h"

#include <setjmp.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Room for the path of a field. */
enum { FIELD_SIZE = 80 };

enum status json_read_document(json_t **document, const void *bytes, size_t size, struct error *error)
{
    json_error_t reason;
    *document = json_read_bytes(bytes, size, JSON_REJECT_DUPLICATES, &reason);
    if (*document != NULL)
        return STATUS_OK;
    if (reason.line < 0)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory to read it");
    return error_set(error, STATUS_UNREADABLE, "line %d: is not JSON: %s", reason.line, reason.text);
}

enum status json_refuse(const struct json_reader *reader, const char *field, const char *what)
{
    return error_set(reader->error, STATUS_UNREADABLE, "%s: %s%s%s", reader->file, field,
                     *field == '\0' ? "" : ": ", what);
}

enum status json_take_text(const struct json_reader *reader, const json_t *object, const char *key,
                           bool optional, const char *field, const char **text)
{
    char path[FIELD_SIZE];
    const json_t *value = json_object_get(object, key);
    (void)snprintf(path, sizeof path, "%s%s%s", field, *field == '\0' ? "" : ".", key);
    if (value == NULL && optional)
        return STATUS_OK;
    if (value == NULL)
        return json_refuse(reader, path, "is missing");
    if (!json_is_string(value) || json_string_length(value) == 0)
        return json_refuse(reader, path, "is not a string or is empty");
    *text = arena_copy_text(reader->arena, json_string_value(value), json_string_length(value));
    return *text == NULL ? error_no_memory(reader->error, reader->file) : STATUS_OK;
}

enum status json_check_members(const struct json_reader *reader, json_t *value, const char *const *keys,
                               const char *field)
{
    if (!json_is_object(value))
        return json_refuse(reader, field, "is not an object");
    const char *key;
    json_t *member;
    json_object_foreach(value, key, member)
    {
        const char *const *known = keys;
        while (*known != NULL && strcmp(*known, key) != 0)
            known++;
        if (*known == NULL)
            return error_set(reader->error, STATUS_UNREADABLE, "%s: %s%sunknown member \"%.40s\"",
                             reader->file, field, *field == '\0' ? "" : ": ", key);
    }
    return STATUS_OK;
}

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
