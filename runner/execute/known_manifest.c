/* Reads the manifest of a known implementation. */
#include "file.h"
#include "json_reader.h"
#include "known_implementation.h"

#include <stdlib.h>
#include <string.h>

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

static void take_template(struct json_reader *reader, const struct json_place *place, const char **text)
{
    if (json_is_string(place->value) && !placeholders_are_known(json_string_value(place->value)))
        json_refuse(reader, place, "has a { that is not part of {folder} or {build}");
    json_take_text(reader, place, true, text);
}

/* ---- start --------------------------------------------------------------------------------------------- */

static void take_library(struct json_reader *reader, const struct json_place *place,
                         struct known_manifest *manifest)
{
    take_template(reader, place, &manifest->library);
    if (reader->status == STATUS_OK && strchr(manifest->library, '/') == NULL)
        json_refuse(reader, place, "is not a path with a folder, such as {build}/NAME.so");
}

static void take_program(struct json_reader *reader, const struct json_place *place,
                         struct known_manifest *manifest)
{
    const size_t count = json_array_size(place->value);
    if (count == 0)
        json_refuse(reader, place, "is not an array or is empty");
    const char **words = json_room(reader, count + 1, sizeof *words);
    for (size_t i = 0; reader->status == STATUS_OK && i < count; i++) {
        const struct json_place word = json_item(place, i);
        take_template(reader, &word, &words[i]);
        if (reader->status == STATUS_OK && words[i][0] == '\0')
            json_refuse(reader, &word, "is empty");
    }
    manifest->program = words;
}

static void take_start(struct json_reader *reader, const struct json_place *place,
                       struct known_manifest *manifest)
{
    static const char *const keys[] = {"library", "program", NULL};
    const struct json_place library = json_member(place, "library"), program = json_member(place, "program");
    if (place->value == NULL)
        json_refuse(reader, place, "is missing");
    json_check_members(reader, place, keys);
    if (json_object_size(place->value) != 1)
        json_refuse(reader, place, "must have either \"library\" or \"program\"");
    else if (library.value != NULL)
        take_library(reader, &library, manifest);
    else
        take_program(reader, &program, manifest);
}

static void take_options(struct json_reader *reader, const struct json_place *place,
                         struct known_manifest *manifest)
{
    const char *key;
    json_t *value;
    if (place->value != NULL && !json_is_object(place->value))
        json_refuse(reader, place, "is not an object");
    manifest->options = json_room(reader, json_object_size(place->value), sizeof *manifest->options);
    json_object_foreach(place->value, key, value)
    {
        const struct json_place member = json_member(place, key);
        if (*key == '\0')
            json_refuse(reader, place, "has a member without a name");
        if (reader->status != STATUS_OK)
            return;
        struct option *option = &manifest->options[manifest->option_count++];
        option->key = json_copied(reader, key);
        take_template(reader, &member, &option->value);
    }
}

/* ---- versions ------------------------------------------------------------------------------------------ */

const char *json_as_text(const json_t *value, struct arena *arena)
{
    char *text = json_dumps(value, JSON_COMPACT | JSON_SORT_KEYS | JSON_ENCODE_ANY);
    const char *copy = arena_copy(arena, text);
    free(text);
    return copy;
}

static void take_version(struct json_reader *reader, const struct json_place *place, size_t index,
                         struct known_version *versions)
{
    static const char *const keys[] = {"version", "steps", NULL};
    struct known_version *version = &versions[index];
    const struct json_place name = json_member(place, "version"), steps = json_member(place, "steps");
    json_check_members(reader, place, keys);
    json_take_text(reader, &name, false, &version->version);
    if (json_array_size(steps.value) == 0)
        json_refuse(reader, &steps, "is not an array or is empty");
    if (reader->status == STATUS_OK && !is_version(version->version))
        json_refuse(reader, &name, "may contain only letters, digits and, after the first character, .+-");
    for (size_t i = 0; reader->status == STATUS_OK && i < index; i++)
        if (strcmp(versions[i].version, version->version) == 0)
            json_refuse(reader, &name, "is a duplicate");
    version->pins = json_as_text(place->value, reader->arena);
    if (version->pins == NULL)
        json_lacks_memory(reader);
}

static void take_versions(struct json_reader *reader, const struct json_place *place,
                          struct known_manifest *manifest)
{
    manifest->version_count = json_array_size(place->value);
    if (manifest->version_count == 0)
        json_refuse(reader, place, "is not an array or is empty");
    manifest->versions = json_room(reader, manifest->version_count, sizeof *manifest->versions);
    for (size_t i = 0; reader->status == STATUS_OK && i < manifest->version_count; i++) {
        const struct json_place version = json_item(place, i);
        take_version(reader, &version, i, manifest->versions);
    }
}

/* ---- the file ------------------------------------------------------------------------------------------ */

/* A manifest, and the name that it must have. */
struct named_manifest {
    struct known_manifest *manifest;
    const char *name;
};

static void take_document(struct json_reader *reader, const struct json_place *document, void *context)
{
    /* Members that only other tools read are ignored: expresses, debian, not_counted, threads, scripts, tier,
       withheld, device. */
    static const char *const keys[] = {
        "name",     "description", "licence", "upstream", "expresses", "debian",   "start",  "options",
        "versions", "not_counted", "threads", "scripts",  "tier",      "withheld", "device", NULL};
    const struct named_manifest *named = context;
    struct known_manifest *manifest = named->manifest;
    const struct json_place name = json_member(document, "name"),
                            expresses = json_member(document, "expresses");
    const struct json_place start = json_member(document, "start"),
                            options = json_member(document, "options");
    const struct json_place versions = json_member(document, "versions");
    json_check_members(reader, document, keys);
    json_take_text(reader, &name, false, &manifest->name);
    if (reader->status == STATUS_OK && strcmp(manifest->name, named->name) != 0)
        json_refuse(reader, &name, "is not the name of the folder");
    json_take_member(reader, document, "description", false, &manifest->description);
    json_take_member(reader, document, "licence", false, &manifest->licence);
    json_take_member(reader, document, "upstream", false, &manifest->upstream);
    if (!json_is_object(expresses.value))
        json_refuse(reader, &expresses, "is missing or not an object");
    take_start(reader, &start, manifest);
    take_options(reader, &options, manifest);
    take_versions(reader, &versions, manifest);
}

enum status known_manifest_parse(struct known_manifest *manifest, const char *name, const char *file,
                                 const void *bytes, size_t size, struct arena *arena, struct error *error)
{
    struct json_reader reader = {.file = file, .arena = arena, .error = error};
    struct named_manifest named = {manifest, name};
    *manifest = (struct known_manifest){0};
    return json_read(&reader, bytes, size, KNOWN_FILE_LIMIT, take_document, &named);
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
