/* Reads the manifest of a known implementation. */
#include "file.h"
#include "json_reader.h"
#include "known_implementation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIELD_SIZE = 64 };

#define LOWER_CASE "abcdefghijklmnopqrstuvwxyz"
#define UPPER_CASE "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define DIGITS     "0123456789"

/* Names and versions are parts of paths: none of these characters can lead out of a folder. */
bool is_known_name(const char *text)
{
    size_t length = strlen(text);
    return length > 0 && strspn(text, LOWER_CASE DIGITS "-") == length && text[0] != '-' &&
           text[length - 1] != '-' && strstr(text, "--") == NULL;
}

static bool is_version(const char *text)
{
    return strspn(text, LOWER_CASE UPPER_CASE DIGITS ".+-") == strlen(text) && strchr(".+-", text[0]) == NULL;
}

/* ---- texts with placeholders --------------------------------------------------------------------------- */

static bool starts_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

static bool placeholders_are_known(const char *text)
{
    for (const char *brace = strchr(text, '{'); brace != NULL; brace = strchr(brace + 1, '{'))
        if (!starts_with(brace, FOLDER_PLACEHOLDER) && !starts_with(brace, BUILD_PLACEHOLDER))
            return false;
    return true;
}

static enum status take_template(const struct json_reader *reader, const json_t *value, const char *field,
                                 const char **text)
{
    if (!json_is_string(value))
        return json_refuse(reader, field, "is not a string");
    if (!placeholders_are_known(json_string_value(value)))
        return json_refuse(reader, field, "has a { that is not part of {folder} or {build}");
    *text = arena_copy_text(reader->arena, json_string_value(value), json_string_length(value));
    return *text == NULL ? error_no_memory(reader->error, reader->file) : STATUS_OK;
}

/* ---- start --------------------------------------------------------------------------------------------- */

static enum status take_library(const struct json_reader *reader, const json_t *value,
                                struct known_manifest *manifest)
{
    enum status status = take_template(reader, value, "start.library", &manifest->library);
    if (status == STATUS_OK && strchr(manifest->library, '/') == NULL)
        return json_refuse(reader, "start.library", "is not a path with a folder, such as {build}/NAME.so");
    return status;
}

static enum status take_program(const struct json_reader *reader, const json_t *array,
                                struct known_manifest *manifest)
{
    char field[FIELD_SIZE];
    size_t count = json_array_size(array);
    if (count == 0)
        return json_refuse(reader, "start.program", "is not an array or is empty");
    const char **words = arena_allocate_zeroed(reader->arena, count + 1, sizeof *words);
    if (words == NULL)
        return error_no_memory(reader->error, reader->file);
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < count; i++) {
        (void)snprintf(field, sizeof field, "start.program[%zu]", i);
        status = take_template(reader, json_array_get(array, i), field, &words[i]);
        if (status == STATUS_OK && words[i][0] == '\0')
            status = json_refuse(reader, field, "is empty");
    }
    manifest->program = words;
    return status;
}

static enum status take_start(const struct json_reader *reader, json_t *object,
                              struct known_manifest *manifest)
{
    static const char *const keys[] = {"library", "program", NULL};
    if (object == NULL)
        return json_refuse(reader, "start", "is missing");
    enum status status = json_check_members(reader, object, keys, "start");
    if (status == STATUS_OK && json_object_size(object) != 1)
        status = json_refuse(reader, "start", "must have either \"library\" or \"program\"");
    if (status != STATUS_OK)
        return status;
    const json_t *library = json_object_get(object, "library");
    return library != NULL ? take_library(reader, library, manifest)
                           : take_program(reader, json_object_get(object, "program"), manifest);
}

static enum status take_options(const struct json_reader *reader, json_t *object,
                                struct known_manifest *manifest)
{
    char field[FIELD_SIZE];
    const char *key;
    json_t *value;
    if (object == NULL)
        return STATUS_OK;
    if (!json_is_object(object))
        return json_refuse(reader, "options", "is not an object");
    manifest->options =
        arena_allocate_zeroed(reader->arena, json_object_size(object), sizeof *manifest->options);
    if (manifest->options == NULL)
        return error_no_memory(reader->error, reader->file);
    json_object_foreach(object, key, value)
    {
        struct option *option = &manifest->options[manifest->option_count++];
        (void)snprintf(field, sizeof field, "options.%.40s", key);
        option->key = arena_copy_text(reader->arena, key, strlen(key));
        if (option->key == NULL)
            return error_no_memory(reader->error, reader->file);
        enum status status = *key == '\0' ? json_refuse(reader, "options", "has a member without a name")
                                          : take_template(reader, value, field, &option->value);
        if (status != STATUS_OK)
            return status;
    }
    return STATUS_OK;
}

/* ---- versions ------------------------------------------------------------------------------------------ */

const char *json_as_text(const json_t *value, struct arena *arena)
{
    char *text = json_dumps(value, JSON_COMPACT | JSON_SORT_KEYS | JSON_ENCODE_ANY);
    const char *copy = text == NULL ? NULL : arena_copy_text(arena, text, strlen(text));
    free(text);
    return copy;
}

static enum status take_version(const struct json_reader *reader, json_t *object, size_t index,
                                struct known_version *versions)
{
    static const char *const keys[] = {"version", "steps", NULL};
    struct known_version *version = &versions[index];
    char field[FIELD_SIZE];
    (void)snprintf(field, sizeof field, "versions[%zu]", index);
    enum status status = json_check_members(reader, object, keys, field);
    if (status == STATUS_OK)
        status = json_take_text(reader, object, "version", false, field, &version->version);
    if (status != STATUS_OK)
        return status;
    if (json_array_size(json_object_get(object, "steps")) == 0) {
        (void)snprintf(field, sizeof field, "versions[%zu].steps", index);
        return json_refuse(reader, field, "is not an array or is empty");
    }
    (void)snprintf(field, sizeof field, "versions[%zu].version", index);
    if (!is_version(version->version))
        return json_refuse(reader, field,
                           "may contain only letters, digits and, after the first character, .+-");
    for (size_t i = 0; i < index; i++)
        if (strcmp(versions[i].version, version->version) == 0)
            return json_refuse(reader, field, "is a duplicate");
    version->pins = json_as_text(object, reader->arena);
    return version->pins == NULL ? error_no_memory(reader->error, reader->file) : STATUS_OK;
}

static enum status take_versions(const struct json_reader *reader, const json_t *array,
                                 struct known_manifest *manifest)
{
    manifest->version_count = json_array_size(array);
    if (manifest->version_count == 0)
        return json_refuse(reader, "versions", "is not an array or is empty");
    manifest->versions =
        arena_allocate_zeroed(reader->arena, manifest->version_count, sizeof *manifest->versions);
    if (manifest->versions == NULL)
        return error_no_memory(reader->error, reader->file);
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < manifest->version_count; i++)
        status = take_version(reader, json_array_get(array, i), i, manifest->versions);
    return status;
}

/* ---- the file ------------------------------------------------------------------------------------------ */

static enum status take_texts(const struct json_reader *reader, const json_t *document, const char *name,
                              struct known_manifest *manifest)
{
    enum status status = json_take_text(reader, document, "name", false, "", &manifest->name);
    if (status == STATUS_OK && strcmp(manifest->name, name) != 0)
        status = json_refuse(reader, "name", "is not the name of the folder");
    if (status == STATUS_OK)
        status = json_take_text(reader, document, "description", false, "", &manifest->description);
    if (status == STATUS_OK)
        status = json_take_text(reader, document, "licence", false, "", &manifest->licence);
    if (status == STATUS_OK)
        status = json_take_text(reader, document, "upstream", false, "", &manifest->upstream);
    return status;
}

static enum status take_document(const struct json_reader *reader, json_t *document, const char *name,
                                 struct known_manifest *manifest)
{
    /* Members that only other tools read are ignored: expresses, debian, not_counted, threads, scripts, tier,
       withheld. */
    static const char *const keys[] = {"name",    "description", "licence", "upstream", "expresses",
                                       "debian",  "start",       "options", "versions", "not_counted",
                                       "threads", "scripts",     "tier",    "withheld", NULL};
    enum status status = json_check_members(reader, document, keys, "");
    if (status == STATUS_OK)
        status = take_texts(reader, document, name, manifest);
    if (status == STATUS_OK && !json_is_object(json_object_get(document, "expresses")))
        status = json_refuse(reader, "expresses", "is missing or not an object");
    if (status == STATUS_OK)
        status = take_start(reader, json_object_get(document, "start"), manifest);
    if (status == STATUS_OK)
        status = take_options(reader, json_object_get(document, "options"), manifest);
    if (status == STATUS_OK)
        status = take_versions(reader, json_object_get(document, "versions"), manifest);
    return status;
}

enum status known_manifest_parse(struct known_manifest *manifest, const char *name, const char *file,
                                 const void *bytes, size_t size, struct arena *arena, struct error *error)
{
    const struct json_reader reader = {file, arena, error};
    *manifest = (struct known_manifest){0};
    if (size > KNOWN_FILE_LIMIT)
        return json_refuse(&reader, "", "is larger than 1 MiB");
    json_t *document;
    enum status status = json_read_document(&document, bytes, size, error);
    if (status != STATUS_OK)
        return error_prefix(error, status, file);
    status = take_document(&reader, document, name, manifest);
    json_decref(document);
    return status;
}

enum status known_manifest_read(struct known_manifest *manifest, const char *name, const char *file,
                                struct arena *arena, struct error *error)
{
    void *bytes;
    size_t size;
    enum status status = file_read(file, &bytes, &size, arena, error);
    return status == STATUS_OK ? known_manifest_parse(manifest, name, file, bytes, size, arena, error)
                               : status;
}
