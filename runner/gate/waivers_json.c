/* Reads a file of waivers. */
#include "file.h"
#include "json_reader.h"
#include "print_text.h"
#include "result.h"
#include "waivers.h"

#include <stdio.h>
#include <string.h>

enum { FIELD_SIZE = 64, MEMBER_SIZE = 32 };

/* Adds a verdict, which may be any JSON value, to the set. */
static enum status take_verdict(const struct json_reader *reader, const json_t *value, const char *field,
                                struct waiver *waiver)
{
    for (int verdict = 0; json_is_string(value) && verdict < VERDICT_COUNT; verdict++) {
        if (!verdict_is_failure((enum verdict)verdict) ||
            strcmp(json_string_value(value), verdict_name((enum verdict)verdict)) != 0)
            continue;
        if (waiver->verdicts[verdict])
            return json_refuse(reader, field, "has a verdict twice");
        waiver->verdicts[verdict] = true;
        return STATUS_OK;
    }
    return json_refuse(reader, field, "cannot be waived (fail, crash, timeout and memory can)");
}

/* One verdict, or an array of verdicts. */
static enum status take_verdicts(const struct json_reader *reader, const json_t *object, const char *inside,
                                 struct waiver *waiver)
{
    char field[FIELD_SIZE + MEMBER_SIZE];
    const json_t *value = json_object_get(object, "verdict");
    (void)snprintf(field, sizeof field, "%s.verdict", inside);
    if (value == NULL)
        return json_refuse(reader, field, "is missing");
    if (!json_is_array(value))
        return take_verdict(reader, value, field, waiver);
    if (json_array_size(value) == 0)
        return json_refuse(reader, field, "is empty");
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < json_array_size(value); i++)
        status = take_verdict(reader, json_array_get(value, i), field, waiver);
    return status;
}

/* One glob, or an array of globs. The file's size bounds their number. */
static enum status take_cases(const struct json_reader *reader, json_t *object, const char *inside,
                              struct waiver *waiver)
{
    char field[FIELD_SIZE + MEMBER_SIZE];
    const json_t *value = json_object_get(object, "cases");
    bool is_array = json_is_array(value);
    (void)snprintf(field, sizeof field, "%s.cases", inside);
    if (is_array && json_array_size(value) == 0)
        return json_refuse(reader, field, "is empty");
    waiver->pattern_count = is_array ? json_array_size(value) : 1;
    waiver->patterns = arena_allocate_zeroed(reader->arena, waiver->pattern_count, sizeof *waiver->patterns);
    if (waiver->patterns == NULL)
        return error_set(reader->error, STATUS_OUT_OF_MEMORY, "%s: no memory", reader->file);
    if (!is_array)
        return json_take_text(reader, object, "cases", true, inside, &waiver->patterns[0].cases);
    for (size_t i = 0; i < waiver->pattern_count; i++) {
        const char *glob = json_string_value(json_array_get(value, i));
        (void)snprintf(field, sizeof field, "%s.cases[%zu]", inside, i);
        if (glob == NULL || glob[0] == '\0')
            return json_refuse(reader, field, "is not a string or is empty");
        waiver->patterns[i].cases = arena_copy_text(reader->arena, glob, strlen(glob));
        if (waiver->patterns[i].cases == NULL)
            return error_set(reader->error, STATUS_OUT_OF_MEMORY, "%s: no memory", reader->file);
    }
    return STATUS_OK;
}

static enum status take_unsteady(const struct json_reader *reader, const json_t *object, const char *inside,
                                 struct waiver *waiver)
{
    char field[FIELD_SIZE + MEMBER_SIZE];
    const json_t *value = json_object_get(object, "unsteady");
    (void)snprintf(field, sizeof field, "%s.unsteady", inside);
    if (value != NULL && !json_is_true(value))
        return json_refuse(reader, field, "is not true");
    waiver->unsteady = value != NULL;
    return STATUS_OK;
}

static enum status take_waiver(const struct json_reader *reader, json_t *object, size_t index,
                               struct waiver *waiver)
{
    static const char *const keys[] = {"cases", "clause", "verdict", "unsteady", "reason", NULL};
    char field[FIELD_SIZE];
    (void)snprintf(field, sizeof field, "waivers[%zu]", index);
    *waiver = (struct waiver){0};
    enum status status = json_check_members(reader, object, keys, field);
    if (status == STATUS_OK)
        status = take_cases(reader, object, field, waiver);
    if (status == STATUS_OK)
        status = json_take_text(reader, object, "clause", true, field, &waiver->clause);
    if (status == STATUS_OK && waiver->patterns[0].cases == NULL && waiver->clause == NULL)
        status = json_refuse(reader, field, "has neither \"cases\" nor \"clause\"");
    if (status == STATUS_OK)
        status = take_verdicts(reader, object, field, waiver);
    if (status == STATUS_OK)
        status = take_unsteady(reader, object, field, waiver);
    if (status == STATUS_OK)
        status = json_take_text(reader, object, "reason", false, field, &waiver->reason);
    if (status == STATUS_OK)
        waiver->reason = printable(waiver->reason, reader->arena);
    return status;
}

/* Copies the patterns of all waivers to one array. */
static bool gather_patterns(struct waivers *waivers, struct arena *arena)
{
    for (size_t i = 0; i < waivers->count; i++)
        waivers->pattern_count += waivers->items[i].pattern_count;
    waivers->patterns = arena_allocate_zeroed(arena, waivers->pattern_count, sizeof *waivers->patterns);
    struct waiver_pattern *next = waivers->patterns;
    for (size_t i = 0; next != NULL && i < waivers->count; i++) {
        struct waiver *waiver = &waivers->items[i];
        for (size_t k = 0; k < waiver->pattern_count; k++) {
            next[k] = waiver->patterns[k];
            next[k].waiver = i;
            next[k].notes = waiver->pattern_count == 1 ? waiver->notes : NULL;
        }
        waiver->patterns = next;
        next += waiver->pattern_count;
    }
    return next != NULL;
}

/* Builds the index of the patterns. */
static bool index_patterns(struct waivers *waivers, struct arena *arena)
{
    struct waiver_index *index = &waivers->index;
    size_t count = waivers->pattern_count;
    const char **cases = arena_allocate_zeroed(arena, count, sizeof *cases);
    const char **clauses = arena_allocate_zeroed(arena, count, sizeof *clauses);
    index->found = arena_allocate_zeroed(arena, 2 * count, sizeof *index->found);
    if (cases == NULL || clauses == NULL || index->found == NULL)
        return false;
    for (size_t i = 0; i < count; i++) {
        cases[i] = waivers->patterns[i].cases;
        clauses[i] = cases[i] == NULL ? waivers->items[waivers->patterns[i].waiver].clause : NULL;
    }
    return glob_index_make(&index->by_case, cases, count, arena) &&
           glob_index_make(&index->by_clause, clauses, count, arena);
}

static enum status take_waivers(const struct json_reader *reader, const json_t *array,
                                struct waivers *waivers)
{
    if (array == NULL)
        return json_refuse(reader, "waivers", "is missing");
    if (!json_is_array(array))
        return json_refuse(reader, "waivers", "is not an array");
    size_t count = json_array_size(array);
    waivers->items = arena_allocate_zeroed(reader->arena, count, sizeof *waivers->items);
    if (waivers->items == NULL)
        return error_set(reader->error, STATUS_OUT_OF_MEMORY, "%s: no memory", reader->file);
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < count; i++)
        status = take_waiver(reader, json_array_get(array, i), i, &waivers->items[i]);
    waivers->count = count;
    return status == STATUS_OK &&
                   !(gather_patterns(waivers, reader->arena) && index_patterns(waivers, reader->arena))
               ? error_set(reader->error, STATUS_OUT_OF_MEMORY, "%s: no memory", reader->file)
               : status;
}

static enum status take_document(const struct json_reader *reader, json_t *document, struct waivers *waivers)
{
    static const char *const keys[] = {"$schema", "implementation", "version", "waivers", NULL};
    const char *ignored = NULL;
    enum status status = json_check_members(reader, document, keys, "");
    if (status == STATUS_OK)
        status = json_take_text(reader, document, "$schema", true, "", &ignored);
    if (status == STATUS_OK)
        status = json_take_text(reader, document, "version", true, "", &ignored);
    if (status == STATUS_OK)
        status = json_take_text(reader, document, "implementation", false, "", &waivers->implementation);
    if (status == STATUS_OK)
        status = take_waivers(reader, json_object_get(document, "waivers"), waivers);
    return status;
}

enum status waivers_parse(struct waivers *waivers, const char *file, const void *bytes, size_t size,
                          struct arena *arena, struct error *error)
{
    const struct json_reader reader = {file, arena, error};
    json_error_t reason;
    *waivers = (struct waivers){.file = file, .arena = arena};
    if (size > WAIVERS_FILE_LIMIT)
        return json_refuse(&reader, "", "is larger than 16 MiB");
    json_t *document = json_read_bytes(bytes, size, JSON_REJECT_DUPLICATES, &reason);
    if (document == NULL)
        return error_set(error, STATUS_UNREADABLE, "%s: line %d: is not JSON: %s", file, reason.line,
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
    enum status status = argument_file_read_all(path, WAIVERS_FILE_LIMIT, &bytes, &size, arena, error);
    if (status == STATUS_NOT_FOUND)
        return error_set(error, STATUS_NOT_FOUND,
                         "%s: there is no such file: after a run without waivers, \"scatter-cts waive "
                         "RESULTS --waivers %s --reason TEXT\" writes it",
                         path, path);
    return status == STATUS_OK ? waivers_parse(waivers, path, bytes, size, arena, error) : status;
}
