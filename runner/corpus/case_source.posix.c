#define _XOPEN_SOURCE 700

#include "case_source.h"

#include "archive.h"
#include "file.h"
#include "generated_case.h"
#include "manifest.h"
#include "text_compare.h"

#include <errno.h>
#include <inttypes.h>
#include <libgen.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The folder whose cases are run if none is given. */
static const char *default_folder(const char *program, struct arena *arena)
{
    if (access("cases", R_OK) == 0)
        return "cases";
    const char *data = data_folder(program, arena);
    const char *installed = data == NULL ? NULL : arena_format(arena, "%s/cases", data);
    return installed != NULL && access(installed, R_OK) == 0 ? installed : NULL;
}

/* A copy of the last component of a path. */
static const char *last_component(const char *path, struct arena *arena)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash == NULL ? path : slash + 1;
    return arena_copy(arena, name);
}

/* The name of a source without a given name. */
static const char *name_of(const struct case_files *files, struct arena *arena)
{
    if (files->archive != NULL && files->inside[0] != '\0')
        return last_component(files->inside, arena);
    char *real = realpath(files->folder, NULL);
    if (real == NULL)
        return errno == ENOMEM ? NULL : files->folder;
    char *name = arena_copy(arena, basename(real));
    if (name != NULL && files->archive != NULL && path_names_archive(name))
        name[strlen(name) - strlen(".zip")] = '\0';
    free(real);
    return name;
}

/* Parses NAME=PATH, or PATH alone, which leaves the name unset; a "=" after a slash belongs to the path. */
static struct case_source parse(const char *argument, struct arena *arena)
{
    const char *equals = strchr(argument, '=');
    const char *slash = strchr(argument, '/');
    if (equals == NULL || equals == argument || (slash != NULL && slash < equals))
        return (struct case_source){.argument = argument, .folder = argument};
    const char *name = arena_copy_text(arena, argument, (size_t)(equals - argument));
    return (struct case_source){.argument = argument, .name = name, .folder = equals + 1};
}

static enum status check_name(const struct case_source *sources, size_t index, struct error *error)
{
    const struct case_source *source = &sources[index];
    if (source->name == NULL)
        return error_no_memory(error, source->folder);
    if (source->name[0] == '\0' || strpbrk(source->name, "/#") != NULL)
        return error_set(error, STATUS_USAGE,
                         "cases cannot be called \"%s\": name them with --cases NAME=DIR, without / and #",
                         source->name);
    for (size_t other = 0; other < index; other++)
        if (strcmp(sources[other].name, source->name) == 0)
            return error_set(
                error, STATUS_USAGE,
                "two --cases are called \"%s\" (%s and %s): name one of them with --cases NAME=DIR",
                source->name, sources[other].argument, source->argument);
    return STATUS_OK;
}

/* Reads ":FROM-TO", the end of the argument; without it the range is the whole world. */
static enum status read_range(struct case_source *source, const char *text, struct error *error)
{
    long long from = 0, to = (long long)WORLD_CASES - 1;
    int end = 0;
    const bool is_right =
        text[0] == '\0' || (strspn(text, ":0123456789-") == strlen(text) && strlen(text) < 40 &&
                            sscanf(text, ":%18lld-%18lld%n", &from, &to, &end) == 2 && text[end] == '\0');
    if (!is_right || from < 0 || from > to || (uint64_t)to >= WORLD_CASES)
        return error_set(error, STATUS_USAGE,
                         "--cases %s: a range of a world is \":FROM-TO\", from 0 to %" PRIu64
                         " in this world",
                         source->argument, WORLD_CASES - 1);
    source->from = (uint64_t)from;
    source->end = (uint64_t)to + 1;
    source->count = (size_t)(source->end - source->from);
    return STATUS_OK;
}

static enum status add_world(struct case_source *source, struct arena *arena, struct error *error)
{
    const char *name = source->argument + strlen(WORLD_PREFIX);
    const size_t length = strcspn(name, ":");
    struct world *world = arena_allocate(arena, sizeof *world);
    const char *only_name = arena_copy_text(arena, name, length);
    if (world == NULL || only_name == NULL)
        return error_no_memory(error, "the list of sources");
    enum status status = world_create(world, only_name, arena, error);
    source->folder = NULL;
    source->name = world->name;
    source->world = world;
    return status == STATUS_OK ? read_range(source, name + length, error) : status;
}

static enum status add_source(struct case_source *sources, size_t index, const char *const *ids,
                              struct case_list *list, struct arena *arena, struct error *error)
{
    struct case_source *source = &sources[index];
    struct case_files files;
    if (strncmp(source->argument, WORLD_PREFIX, strlen(WORLD_PREFIX)) == 0) {
        enum status status = add_world(source, arena, error);
        return status == STATUS_OK ? check_name(sources, index, error) : status;
    }
    enum status status = case_files_find(&files, source->folder, &list->archives, arena, error);
    if (status != STATUS_OK)
        return status;
    source->archive = files.archive;
    if (source->name == NULL)
        source->name = name_of(&files, arena);
    status = check_name(sources, index, error);
    if (status != STATUS_OK)
        return status;
    struct manifest manifest;
    struct error ignored;
    const struct wanted_archives wanted = {.ids = ids, .manifest = &manifest};
    bool may_skip = ids != NULL && files.archive == NULL &&
                    manifest_read(&manifest, files.folder, arena, &ignored) == STATUS_OK;
    size_t before = list->count;
    const size_t skipped = list->skipped;
    status = case_list_add(list, source->name, &files, may_skip ? &wanted : NULL, arena, error);
    source->count = list->skipped == skipped ? list->count - before : manifest.data_sets;
    return status;
}

enum status case_sources_find(const char *const *arguments, const char *program, const char *const *ids,
                              struct case_source **sources, size_t *source_count, struct case_list *list,
                              struct arena *arena, struct error *error)
{
    const char *defaults[2] = {NULL, NULL};
    *list = (struct case_list){0};
    if (arguments == NULL) {
        defaults[0] = default_folder(program, arena);
        if (defaults[0] == NULL)
            return error_set(
                error, STATUS_NOT_FOUND,
                "there is no folder \"cases\" in the current folder, and the program was not "
                "installed with one; run it in a clone of scatter-cts, or use --cases CLONE/cases");
        arguments = defaults;
    }
    size_t count = 0;
    while (arguments[count] != NULL)
        count++;
    *sources = arena_allocate(arena, count * sizeof **sources);
    if (*sources == NULL)
        return error_no_memory(error, "the list of sources");
    *source_count = count;
    for (size_t i = 0; i < count; i++) {
        (*sources)[i] = parse(arguments[i], arena);
        enum status status = add_source(*sources, i, ids, list, arena, error);
        if (status != STATUS_OK) {
            case_list_close(list);
            return status;
        }
    }
    return STATUS_OK;
}

enum status case_list_of_world(struct case_list *list, const struct world *world, uint64_t from, uint64_t end,
                               struct arena *arena, struct error *error)
{
    *list = (struct case_list){
        .locations = arena_allocate_zeroed(arena, (size_t)(end - from) + 1, sizeof *list->locations)};
    if (list->locations == NULL)
        return error_no_memory(error, "the list of cases");
    for (uint64_t number = from; number < end; number++) {
        const char *id = world_case_id(world, number, arena);
        if (id == NULL)
            return error_no_memory(error, "the list of cases");
        list->locations[list->count++] =
            (struct case_location){.id = id, .files.folder = id, .world = world, .number = number};
    }
    return STATUS_OK;
}

bool case_of_world(const char *id, struct case_location *location, struct arena *arena)
{
    struct world *world = arena_allocate(arena, sizeof *world);
    const char *name = arena_copy_text(arena, id, strcspn(id, "/"));
    struct error error;
    uint64_t number;
    if (world == NULL || name == NULL || world_create(world, name, arena, &error) != STATUS_OK ||
        !world_case_number(world, id, &number))
        return false;
    const char *copy = arena_copy(arena, id);
    *location = (struct case_location){.id = copy, .files.folder = copy, .world = world, .number = number};
    return copy != NULL;
}

/* The same as a list, empty if it is not such an id. */
static enum status find_in_world(const char *id, struct case_list *list, struct arena *arena,
                                 struct error *error)
{
    *list = (struct case_list){.locations = arena_allocate(arena, sizeof *list->locations)};
    if (list->locations == NULL)
        return error_no_memory(error, "the list of cases");
    list->count = case_of_world(id, list->locations, arena);
    return STATUS_OK;
}

/* The rows of the tier "large" or "huge" as a source. */
static enum status find_made(enum tier tier, struct case_source **sources, size_t *source_count,
                             struct case_list *list, struct arena *arena, struct error *error)
{
    const bool is_huge = tier == TIER_HUGE;
    const struct large_row *rows = is_huge ? huge_rows : large_rows;
    const size_t count = is_huge ? huge_row_count : large_row_count;
    *list = (struct case_list){.locations = arena_allocate_zeroed(arena, count, sizeof *list->locations),
                               .count = count};
    *sources = arena_allocate_zeroed(arena, 1, sizeof **sources);
    if (list->locations == NULL || *sources == NULL)
        return error_no_memory(error, "the list of cases");
    **sources = (struct case_source){.name = is_huge ? HUGE_SOURCE : LARGE_SOURCE, .count = count};
    *source_count = 1;
    for (size_t i = 0; i < count; i++) {
        const char *id = large_case_id(&rows[i], arena);
        if (id == NULL)
            return error_no_memory(error, "the list of cases");
        list->locations[i] = (struct case_location){.id = id, .files.folder = id, .large = &rows[i]};
    }
    case_list_sort(list);
    return STATUS_OK;
}

enum status case_sources_of_tier(const char *tier, const char *const *arguments, const char *program,
                                 const char *const *ids, struct case_source **sources, size_t *source_count,
                                 struct case_list *list, struct arena *arena, struct error *error)
{
    enum tier made;
    if (tier == NULL || !tier_from_name(tier, &made) || (made != TIER_LARGE && made != TIER_HUGE))
        return case_sources_find(arguments, program, ids, sources, source_count, list, arena, error);
    if (arguments != NULL)
        return error_set(error, STATUS_USAGE,
                         "--tier %s selects cases that the program generates: --cases cannot be used with it",
                         tier);
    return find_made(made, sources, source_count, list, arena, error);
}

/* Whether a case is a data set of the folder with this id. */
static bool is_data_set_of(const struct case_location *location, const char *id)
{
    size_t length = strlen(location->id) - location->suffix_length;
    return location->suffix_length > 0 && strlen(id) == length && strncmp(location->id, id, length) == 0;
}

/* Keeps only the cases of a list with this id or folder id, possibly none. The data sets of a folder are
 * adjacent. */
static void keep_named(struct case_list *list, const char *name)
{
    size_t first = 0;
    while (first < list->count && strcmp(list->locations[first].id, name) != 0)
        first++;
    size_t end = first + (first < list->count);
    if (first == list->count) {
        first = 0;
        while (first < list->count && !is_data_set_of(&list->locations[first], name))
            first++;
        end = first;
        while (end < list->count && is_data_set_of(&list->locations[end], name))
            end++;
    }
    list->locations = first == end ? NULL : &list->locations[first];
    list->count = end - first;
}

/* A glob for all ids that begin with the literal start of `id`. */
static const char *glob_for_prefix(const char *id, struct arena *arena)
{
    return arena_format(arena, "%.*s*", (int)strcspn(id, "*?[\\#"), id);
}

/* " (did you mean ID?)" if a case of a list has a similar id, or else ""; in the arena. */
static const char *similar_id(const struct case_list *list, const char *name, struct arena *arena)
{
    const char **ids = list->count == 0 ? NULL : arena_allocate_zeroed(arena, list->count, sizeof *ids);
    for (size_t i = 0; ids != NULL && i < list->count; i++)
        ids[i] = list->locations[i].id;
    return ids == NULL ? "" : nearest_text(name, ids, list->count, arena);
}

enum status cases_named(const char *name, const char *const *arguments, const char *program,
                        struct case_list *found, const struct case_source **source, struct arena *arena,
                        struct error *error)
{
    struct case_source *sources = NULL;
    size_t source_count = 0;
    const char *const ids[] = {glob_for_prefix(name, arena), NULL};
    enum status status =
        case_sources_find(arguments, program, ids, &sources, &source_count, found, arena, error);
    if (status != STATUS_OK && (arguments != NULL || status != STATUS_NOT_FOUND))
        return status;
    const struct case_list all = *found;
    keep_named(found, name);
    const char *suggestion = found->count == 0 ? similar_id(&all, name, arena) : "";
    if (found->count == 0) {
        case_list_close(found);
        source_count = 0;
        status = find_in_world(name, found, arena, error);
        if (status != STATUS_OK)
            return status;
    }
    for (enum tier tier = TIER_LARGE; tier <= TIER_HUGE && found->count == 0; tier++) {
        case_list_close(found);
        status = find_made(tier, &sources, &source_count, found, arena, error);
        if (status != STATUS_OK)
            return status;
        keep_named(found, name);
    }
    const char *folder[] = {name, NULL};
    if (found->count == 0) {
        case_list_close(found);
        status = case_sources_find(folder, program, NULL, &sources, &source_count, found, arena, error);
    }
    if (status == STATUS_OK && found->count > 0) {
        if (source != NULL)
            *source = case_source_of(sources, source_count, found->locations[0].id);
        return STATUS_OK;
    }
    case_list_close(found);
    if (status == STATUS_UNREADABLE)
        return status;
    return error_set(
        error, STATUS_NOT_FOUND,
        "there is no case \"%s\": give an id, such as cases/ScatterND-18/slices (\"scatter-cts list\" shows "
        "them, and --cases says where they are), or a case folder%s",
        name, suggestion);
}

const struct case_source *case_source_of(const struct case_source *sources, size_t count, const char *id)
{
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(sources[i].name);
        if (strncmp(sources[i].name, id, length) == 0 &&
            (id[length] == '/' || id[length] == '#' || id[length] == '\0'))
            return &sources[i];
    }
    return NULL;
}
