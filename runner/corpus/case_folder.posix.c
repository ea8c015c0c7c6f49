#define _POSIX_C_SOURCE 200809L
#define _XOPEN_SOURCE   700 /* realpath */

#include "case_folder.h"

#include "folder.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The state of one walk. The list is replaced only when the whole walk has succeeded. */
struct walk {
    struct case_location *locations;
    size_t count;
    size_t capacity;
    struct arena *arena;
    struct error *error;
};

static enum status no_memory(const struct walk *walk, const char *path)
{
    return error_set(walk->error, STATUS_OUT_OF_MEMORY, "%s: no memory for the list of cases", path);
}

static bool append(struct walk *walk, struct case_location location)
{
    if (walk->count == walk->capacity) {
        size_t capacity = walk->capacity == 0 ? 64 : 2 * walk->capacity;
        struct case_location *larger = arena_allocate_zeroed(walk->arena, capacity, sizeof *larger);
        if (larger == NULL)
            return false;
        if (walk->count > 0)
            memcpy(larger, walk->locations, walk->count * sizeof *larger);
        walk->locations = larger;
        walk->capacity = capacity;
    }
    walk->locations[walk->count++] = location;
    return location.id != NULL;
}

static bool is_data_set(const struct folder_entry *entry, int *number)
{
    return entry->kind == ENTRY_FOLDER && numbered_name(entry->name, "test_data_set_", "", number);
}

static bool has_model(const struct folder_entry *entries, size_t count)
{
    for (size_t position = 0; position < count; position++)
        if (strcmp(entries[position].name, "model.onnx") == 0)
            return entries[position].kind != ENTRY_FOLDER;
    return false;
}

/* `id` is that of the folder. */
static enum status add_data_sets(struct walk *walk, const char *id, const char *path,
                                 const struct folder_entry *entries, size_t count)
{
    size_t data_sets = 0;
    int number = 0;
    for (size_t position = 0; position < count; position++)
        data_sets += is_data_set(&entries[position], &number);
    struct case_location location = {.id = id, .folder = path, .data_set = -1};
    if (data_sets == 0)
        return append(walk, location) ? STATUS_OK : no_memory(walk, path);
    for (size_t position = 0; position < count; position++) {
        if (!is_data_set(&entries[position], &location.data_set))
            continue;
        if (data_sets > 1)
            location.id = arena_format(walk->arena, "%s#%d", id, location.data_set);
        if (!append(walk, location))
            return no_memory(walk, path);
    }
    return STATUS_OK;
}

/* The depth of recursion is bounded by the longest path that the system opens. */
static enum status walk_folder(struct walk *walk, const char *id, const char *path)
{
    struct folder_entry *entries = NULL;
    size_t count = 0;
    enum status status = folder_read(path, &entries, &count, walk->arena, walk->error);
    if (status != STATUS_OK)
        return status;
    bool is_case = has_model(entries, count);
    if (is_case)
        status = add_data_sets(walk, id, path, entries, count);
    for (size_t position = 0; status == STATUS_OK && position < count; position++) {
        const struct folder_entry *entry = &entries[position];
        int number = 0;
        if (entry->kind != ENTRY_FOLDER || (is_case && is_data_set(entry, &number)))
            continue;
        const char *inner_id = arena_format(walk->arena, "%s/%s", id, entry->name);
        const char *inner_path = arena_format(walk->arena, "%s/%s", path, entry->name);
        if (inner_id == NULL || inner_path == NULL)
            return no_memory(walk, path);
        status = walk_folder(walk, inner_id, inner_path);
    }
    return status;
}

/* The length of an id without the "#N" of its data set. */
static size_t folder_id_length(const struct case_location *location)
{
    char number[16];
    int digits = snprintf(number, sizeof number, "#%d", location->data_set);
    size_t length = strlen(location->id);
    if (digits > 0 && length > (size_t)digits && strcmp(location->id + length - (size_t)digits, number) == 0)
        return length - (size_t)digits;
    return length;
}

/* By the folder's id, then by number: "#10" comes after "#9". */
static int compare_locations(const void *left, const void *right)
{
    const struct case_location *a = left;
    const struct case_location *b = right;
    size_t a_length = folder_id_length(a);
    size_t b_length = folder_id_length(b);
    int order = memcmp(a->id, b->id, a_length < b_length ? a_length : b_length);
    if (order == 0)
        order = (a_length > b_length) - (a_length < b_length);
    if (order == 0)
        order = (a->data_set > b->data_set) - (a->data_set < b->data_set);
    return order != 0 ? order : strcmp(a->folder, b->folder);
}

static enum status source_of(const char **source, const char *folder, struct arena *arena,
                             struct error *error)
{
    char *real_path = realpath(folder, NULL);
    if (real_path == NULL) {
        bool absent = errno == ENOENT || errno == ENOTDIR;
        return error_set(error, absent ? STATUS_NOT_FOUND : STATUS_SYSTEM, "%s: %s", folder,
                         absent ? "there is no such folder" : strerror(errno));
    }
    const char *name = strrchr(real_path, '/') + 1;
    *source = arena_copy_text(arena, name, strlen(name));
    free(real_path);
    return *source == NULL ? error_set(error, STATUS_OUT_OF_MEMORY, "%s: no memory", folder) : STATUS_OK;
}

enum status case_list_add(struct case_list *list, const char *source, const char *folder, struct arena *arena,
                          struct error *error)
{
    if (source == NULL) {
        enum status status = source_of(&source, folder, arena, error);
        if (status != STATUS_OK)
            return status;
    }
    const char *path = arena_copy_text(arena, folder, strlen(folder));
    const char *id = arena_copy_text(arena, source, strlen(source));
    if (path == NULL || id == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "%s: no memory", folder);
    struct walk walk = {.arena = arena, .error = error};
    for (size_t position = 0; position < list->count; position++)
        if (!append(&walk, list->locations[position]))
            return no_memory(&walk, folder);
    enum status status = walk_folder(&walk, id, path);
    if (status != STATUS_OK)
        return status;
    if (walk.count > 0)
        qsort(walk.locations, walk.count, sizeof *walk.locations, compare_locations);
    list->locations = walk.locations;
    list->count = walk.count;
    return STATUS_OK;
}
