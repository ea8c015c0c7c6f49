/* Reads a file of waivers. */
#include "file.h"
#include "json_reader.h"
#include "print_text.h"
#include "result.h"
#include "waivers.h"

#include <string.h>

/* Adds a verdict, which may be any JSON value, to the set. */
static void take_verdict(struct json_reader *reader, const struct json_place *place, struct waiver *waiver)
{
    for (int verdict = 0; json_is_string(place->value) && verdict < VERDICT_COUNT; verdict++) {
        if (!verdict_is_failure((enum verdict)verdict) ||
            strcmp(json_string_value(place->value), verdict_name((enum verdict)verdict)) != 0)
            continue;
        if (waiver->verdicts[verdict])
            json_refuse(reader, place, "has a verdict twice");
        waiver->verdicts[verdict] = true;
        return;
    }
    json_refuse(reader, place, "cannot be waived (fail, crash, timeout and memory can)");
}

/* The number of values at a place: one, or those of an array, which is refused if it is empty. The file's
 * size bounds it. */
static size_t count_of(struct json_reader *reader, const struct json_place *place)
{
    const bool is_array = json_is_array(place->value);
    if (is_array && json_array_size(place->value) == 0)
        json_refuse(reader, place, "is empty");
    return is_array ? json_array_size(place->value) : 1;
}

static struct json_place value_at(const struct json_place *place, size_t index)
{
    return json_is_array(place->value) ? json_item(place, index) : *place;
}

static void take_verdicts(struct json_reader *reader, const struct json_place *place, struct waiver *waiver)
{
    const size_t count = count_of(reader, place);
    if (place->value == NULL)
        json_refuse(reader, place, "is missing");
    for (size_t i = 0; i < count; i++) {
        const struct json_place verdict = value_at(place, i);
        take_verdict(reader, &verdict, waiver);
    }
}

static void take_cases(struct json_reader *reader, const struct json_place *place, struct waiver *waiver)
{
    waiver->pattern_count = count_of(reader, place);
    waiver->patterns = json_room(reader, waiver->pattern_count, sizeof *waiver->patterns);
    for (size_t i = 0; reader->status == STATUS_OK && place->value != NULL && i < waiver->pattern_count;
         i++) {
        const struct json_place glob = value_at(place, i);
        json_take_text(reader, &glob, false, &waiver->patterns[i].cases);
    }
}

static void take_waiver(struct json_reader *reader, const struct json_place *place, struct waiver *waiver)
{
    static const char *const keys[] = {"cases", "clause", "verdict", "unsteady", "reason", NULL};
    const struct json_place cases = json_member(place, "cases"), verdicts = json_member(place, "verdict");
    const struct json_place unsteady = json_member(place, "unsteady");
    json_check_members(reader, place, keys);
    take_cases(reader, &cases, waiver);
    json_take_member(reader, place, "clause", true, &waiver->clause);
    if (reader->status == STATUS_OK && cases.value == NULL && waiver->clause == NULL)
        json_refuse(reader, place, "has neither \"cases\" nor \"clause\"");
    take_verdicts(reader, &verdicts, waiver);
    if (unsteady.value != NULL && !json_is_true(unsteady.value))
        json_refuse(reader, &unsteady, "is not true");
    waiver->unsteady = unsteady.value != NULL;
    json_take_member(reader, place, "reason", false, &waiver->reason);
    if (reader->status == STATUS_OK)
        waiver->reason = printable(waiver->reason, reader->arena);
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

static void take_waivers(struct json_reader *reader, const struct json_place *place, struct waivers *waivers)
{
    const size_t count = json_array_size(place->value);
    if (!json_is_array(place->value))
        json_refuse(reader, place, place->value == NULL ? "is missing" : "is not an array");
    waivers->items = json_room(reader, count, sizeof *waivers->items);
    for (size_t i = 0; reader->status == STATUS_OK && i < count; i++) {
        const struct json_place waiver = json_item(place, i);
        take_waiver(reader, &waiver, &waivers->items[i]);
    }
    waivers->count = waivers->items == NULL ? 0 : count;
    if (reader->status == STATUS_OK &&
        !(gather_patterns(waivers, reader->arena) && index_patterns(waivers, reader->arena)))
        json_lacks_memory(reader);
}

static void take_document(struct json_reader *reader, const struct json_place *document, void *context)
{
    static const char *const keys[] = {"$schema", "implementation", "version", "waivers", NULL};
    struct waivers *waivers = context;
    const struct json_place list = json_member(document, "waivers");
    const char *ignored = NULL;
    json_check_members(reader, document, keys);
    json_take_member(reader, document, "$schema", true, &ignored);
    json_take_member(reader, document, "version", true, &ignored);
    json_take_member(reader, document, "implementation", false, &waivers->implementation);
    take_waivers(reader, &list, waivers);
}

enum status waivers_parse(struct waivers *waivers, const char *file, const void *bytes, size_t size,
                          struct arena *arena, struct error *error)
{
    struct json_reader reader = {.file = file, .arena = arena, .error = error};
    *waivers = (struct waivers){.file = file, .arena = arena};
    const enum status status = json_read(&reader, bytes, size, WAIVERS_FILE_LIMIT, take_document, waivers);
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
