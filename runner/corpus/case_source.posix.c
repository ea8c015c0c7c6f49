#define _XOPEN_SOURCE 700

#include "case_source.h"

#include <libgen.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The folder whose cases are run when none is named. */
static const char *default_folder(const char *program, struct arena *arena)
{
    if (access("cases", R_OK) == 0)
        return "cases";
    char *copy = arena_copy_text(arena, program, strlen(program));
    if (copy == NULL)
        return NULL;
    const char *installed = arena_format(arena, "%s/../share/scatter-cts/cases", dirname(copy));
    return installed != NULL && access(installed, R_OK) == 0 ? installed : NULL;
}

/* The last component of the folder's real path. */
static const char *base_name(const char *folder, struct arena *arena)
{
    char *real = realpath(folder, NULL);
    if (real == NULL)
        return folder;
    const char *name = basename(real);
    const char *copy = arena_copy_text(arena, name, strlen(name));
    free(real);
    return copy == NULL ? folder : copy;
}

/* NAME=DIR, or DIR alone; a "=" behind a slash belongs to the folder. */
static struct case_source parse(const char *argument, struct arena *arena)
{
    const char *equals = strchr(argument, '=');
    const char *slash = strchr(argument, '/');
    if (equals == NULL || equals == argument || (slash != NULL && slash < equals))
        return (struct case_source){
            .argument = argument, .name = base_name(argument, arena), .folder = argument};
    const char *name = arena_copy_text(arena, argument, (size_t)(equals - argument));
    return (struct case_source){.argument = argument, .name = name == NULL ? "" : name, .folder = equals + 1};
}

static enum status add_source(struct case_source *sources, size_t index, struct case_list *list,
                              struct arena *arena, struct error *error)
{
    struct case_source *source = &sources[index];
    if (source->name[0] == '\0' || strpbrk(source->name, "/#") != NULL)
        return error_set(error, STATUS_USAGE,
                         "cases cannot be called \"%s\": name them with --cases NAME=DIR, without / and #",
                         source->name);
    for (size_t other = 0; other < index; other++)
        if (strcmp(sources[other].name, source->name) == 0)
            return error_set(
                error, STATUS_USAGE,
                "two --cases are called \"%s\" (%s and %s): name one of them with --cases NAME=DIR",
                source->name, sources[other].folder, source->folder);
    size_t before = list->count;
    enum status status = case_list_add(list, source->name, source->folder, arena, error);
    source->count = list->count - before;
    return status;
}

enum status case_sources_find(const char *const *arguments, const char *program, struct case_source **sources,
                              size_t *source_count, struct case_list *list, struct arena *arena,
                              struct error *error)
{
    const char *defaults[2] = {NULL, NULL};
    if (arguments == NULL) {
        defaults[0] = default_folder(program, arena);
        if (defaults[0] == NULL)
            return error_set(error, STATUS_NOT_FOUND,
                             "there is no folder \"cases\" here; say where the cases are with --cases DIR");
        arguments = defaults;
    }
    size_t count = 0;
    while (arguments[count] != NULL)
        count++;
    *sources = arena_allocate(arena, count * sizeof **sources);
    if (*sources == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the list of sources");
    *source_count = count;
    *list = (struct case_list){0};
    for (size_t i = 0; i < count; i++) {
        (*sources)[i] = parse(arguments[i], arena);
        enum status status = add_source(*sources, i, list, arena, error);
        if (status != STATUS_OK)
            return status;
    }
    return STATUS_OK;
}

/* Whether a case is a data set of the folder with this id. */
static bool is_data_set_of(const struct case_location *location, const char *id)
{
    char number[16];
    size_t length = strlen(id);
    (void)snprintf(number, sizeof number, "#%d", location->data_set);
    return strncmp(location->id, id, length) == 0 && strcmp(location->id + length, number) == 0;
}

/* The part of a list that a word names; empty when there is none. The data sets of a folder stand together. */
static struct case_list part_named(const struct case_list *list, const char *name)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->locations[i].id, name) == 0)
            return (struct case_list){.locations = &list->locations[i], .count = 1};
    size_t first = 0;
    while (first < list->count && !is_data_set_of(&list->locations[first], name))
        first++;
    if (first == list->count)
        return (struct case_list){0};
    size_t end = first;
    while (end < list->count && is_data_set_of(&list->locations[end], name))
        end++;
    return (struct case_list){.locations = &list->locations[first], .count = end - first};
}

enum status cases_named(const char *name, const char *const *arguments, const char *program,
                        struct case_list *found, const struct case_source **source, struct arena *arena,
                        struct error *error)
{
    struct case_source *sources;
    size_t source_count;
    struct case_list list;
    enum status status = case_sources_find(arguments, program, &sources, &source_count, &list, arena, error);
    if (status != STATUS_OK && (arguments != NULL || status == STATUS_USAGE))
        return status;
    *found = status == STATUS_OK ? part_named(&list, name) : (struct case_list){0};
    const char *folder[] = {name, NULL};
    if (found->count == 0)
        status = case_sources_find(folder, program, &sources, &source_count, found, arena, error);
    if (status == STATUS_OK && found->count > 0) {
        if (source != NULL)
            *source = case_source_of(sources, source_count, found->locations[0].id);
        return STATUS_OK;
    }
    return error_set(error, STATUS_NOT_FOUND,
                     "there is no case \"%s\": give an id (\"scatter-cts list\" shows them) or a case folder",
                     name);
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
