#include "file.h"
#include "printable.h"
#include "result.h"
#include "waivers.h"

#include <stdio.h>
#include <string.h>

/* The JSON library has no memory limit of its own. */
#define FILE_LIMIT ((size_t)16 << 20)

enum { FIELD_SIZE = 64 };

/* What the reading of one file needs everywhere. */
struct reader {
    const char *file;
    struct arena *arena;
    struct error *error;
};

static enum status refuse(const struct reader *reader, const char *field, const char *what)
{
    return error_set(reader->error, STATUS_UNREADABLE, "%s: %s%s%s", reader->file, field,
                     *field == '\0' ? "" : ": ", what);
}

/* Copies a member that is a string and not empty. One that is absent stays NULL where it is optional. */
static enum status take_text(const struct reader *reader, const json_t *object, const char *key,
                             bool optional, const char *field, const char **text)
{
    char path[FIELD_SIZE];
    const json_t *value = json_object_get(object, key);
    (void)snprintf(path, sizeof path, "%s%s%s", field, *field == '\0' ? "" : ".", key);
    if (value == NULL && optional)
        return STATUS_OK;
    if (value == NULL)
        return refuse(reader, path, "is missing");
    if (!json_is_string(value) || json_string_length(value) == 0)
        return refuse(reader, path, "is not a string, or empty");
    *text = arena_copy_text(reader->arena, json_string_value(value), json_string_length(value));
    return *text == NULL ? error_set(reader->error, STATUS_OUT_OF_MEMORY, "%s: no memory", reader->file)
                         : STATUS_OK;
}

/* Refuses a value that is no object, or that has a member other than those of the list, which ends with NULL. */
static enum status check_members(const struct reader *reader, json_t *value, const char *const *keys,
                                 const char *field)
{
    if (!json_is_object(value))
        return refuse(reader, field, "is not an object");
    const char *key;
    json_t *member;
    json_object_foreach(value, key, member)
    {
        const char *const *known = keys;
        while (*known != NULL && strcmp(*known, key) != 0)
            known++;
        if (*known == NULL)
            return error_set(reader->error, STATUS_UNREADABLE, "%s: %s%sthere is no member \"%.40s\"",
                             reader->file, field, *field == '\0' ? "" : ": ", key);
    }
    return STATUS_OK;
}

static enum status take_verdict(const struct reader *reader, const json_t *object, const char *field,
                                enum verdict *verdict)
{
    const char *name = NULL;
    enum status status = take_text(reader, object, "verdict", false, field, &name);
    if (status == STATUS_OK && !(record_verdict(object, verdict) && verdict_is_failure(*verdict)))
        return error_set(reader->error, STATUS_UNREADABLE,
                         "%s: %s.verdict: is none that can be waived (fail, crash, timeout, memory)",
                         reader->file, field);
    return status;
}

static enum status take_waiver(const struct reader *reader, json_t *object, size_t index,
                               struct waiver *waiver)
{
    static const char *const keys[] = {"cases", "clause", "verdict", "reason", NULL};
    char field[FIELD_SIZE];
    (void)snprintf(field, sizeof field, "waivers[%zu]", index);
    *waiver = (struct waiver){0};
    enum status status = check_members(reader, object, keys, field);
    if (status == STATUS_OK)
        status = take_text(reader, object, "cases", true, field, &waiver->cases);
    if (status == STATUS_OK)
        status = take_text(reader, object, "clause", true, field, &waiver->clause);
    if (status == STATUS_OK && waiver->cases == NULL && waiver->clause == NULL)
        status = refuse(reader, field, "has neither \"cases\" nor \"clause\"");
    if (status == STATUS_OK)
        status = take_verdict(reader, object, field, &waiver->verdict);
    if (status == STATUS_OK)
        status = take_text(reader, object, "reason", false, field, &waiver->reason);
    if (status == STATUS_OK)
        waiver->reason = printable(waiver->reason, reader->arena);
    return status;
}

static enum status take_waivers(const struct reader *reader, const json_t *array, struct waivers *waivers)
{
    if (array == NULL)
        return refuse(reader, "waivers", "is missing");
    if (!json_is_array(array))
        return refuse(reader, "waivers", "is not an array");
    size_t count = json_array_size(array);
    waivers->items = arena_allocate_zeroed(reader->arena, count, sizeof *waivers->items);
    if (waivers->items == NULL)
        return error_set(reader->error, STATUS_OUT_OF_MEMORY, "%s: no memory", reader->file);
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < count; i++)
        status = take_waiver(reader, json_array_get(array, i), i, &waivers->items[i]);
    waivers->count = count;
    return status;
}

static enum status take_document(const struct reader *reader, json_t *document, struct waivers *waivers)
{
    static const char *const keys[] = {"$schema", "implementation", "version", "waivers", NULL};
    const char *ignored = NULL;
    enum status status = check_members(reader, document, keys, "");
    if (status == STATUS_OK)
        status = take_text(reader, document, "$schema", true, "", &ignored);
    if (status == STATUS_OK)
        status = take_text(reader, document, "version", true, "", &ignored);
    if (status == STATUS_OK)
        status = take_text(reader, document, "implementation", false, "", &waivers->implementation);
    if (status == STATUS_OK)
        status = take_waivers(reader, json_object_get(document, "waivers"), waivers);
    return status;
}

enum status waivers_parse(struct waivers *waivers, const char *file, const void *bytes, size_t size,
                          struct arena *arena, struct error *error)
{
    const struct reader reader = {file, arena, error};
    json_error_t reason;
    *waivers = (struct waivers){.file = file, .arena = arena};
    if (size > FILE_LIMIT)
        return refuse(&reader, "", "is larger than 16 MiB");
    json_t *document = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &reason);
    if (document == NULL)
        return error_set(error, STATUS_UNREADABLE, "%s: line %d: is no JSON: %s", file, reason.line,
                         reason.text);
    enum status status = take_document(&reader, document, waivers);
    json_decref(document);
    waivers_restart(waivers);
    return status;
}

enum status waivers_read(struct waivers *waivers, const char *path, struct arena *arena, struct error *error)
{
    void *bytes;
    size_t size;
    enum status status = file_read(path, &bytes, &size, arena, error);
    return status == STATUS_OK ? waivers_parse(waivers, path, bytes, size, arena, error) : status;
}
