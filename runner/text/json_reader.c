#include "json_reader.h"

#include "json_memory.h"

#include <stdio.h>
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
