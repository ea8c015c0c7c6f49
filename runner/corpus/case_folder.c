/* Searches folders and archives for cases. */
#include "archive.h"
#include "case.h"
#include "case_source.h"
#include "file.h"
#include "text_compare.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* The state of one search. The list is replaced only if the whole search succeeds. */
struct walk {
    struct case_location *locations;
    size_t count;
    size_t capacity;
    struct archive **archives;
    size_t skipped;
    const struct wanted_archives *wanted; /* NULL: all are opened */
    size_t root;                          /* the length of the path of the folder that is searched */
    struct arena *arena;
    struct error *error;
};

static bool append(struct walk *walk, struct case_location location)
{
    struct case_location *locations =
        arena_room_for(walk->arena, walk->locations, walk->count, &walk->capacity, sizeof *locations);
    if (locations == NULL)
        return false;
    walk->locations = locations;
    walk->locations[walk->count++] = location;
    return location.id != NULL;
}

static bool is_data_set(const struct folder_entry *entry, int *number)
{
    return entry->kind == ENTRY_FOLDER && numbered_name(entry->name, "test_data_set_", "", number);
}

bool is_model_file(const struct folder_entry *entry)
{
    static const char suffix[] = ".onnx";
    size_t length = strlen(entry->name), suffix_length = strlen(suffix);
    return entry->kind != ENTRY_FOLDER && entry->name[0] != '.' && length > suffix_length &&
           strcmp(entry->name + length - suffix_length, suffix) == 0;
}

/* Whether there is a model; without a data set, only one of the usual name counts. */
static bool has_model(const struct folder_entry *entries, size_t count, bool any_name)
{
    for (size_t position = 0; position < count; position++)
        if (is_model_file(&entries[position]) &&
            (any_name || strcmp(entries[position].name, DEFAULT_MODEL) == 0))
            return true;
    return false;
}

static bool has_data_set(const struct folder_entry *entries, size_t count)
{
    int number = 0;
    for (size_t position = 0; position < count; position++)
        if (is_data_set(&entries[position], &number))
            return true;
    return false;
}

/* `id` is the folder's id. */
static enum status add_data_sets(struct walk *walk, const char *id, const struct case_files *files,
                                 const struct folder_entry *entries, size_t count)
{
    size_t data_sets = 0;
    int number = 0;
    for (size_t position = 0; position < count; position++)
        data_sets += is_data_set(&entries[position], &number);
    struct case_location location = {.id = id, .files = *files, .data_set = -1};
    if (data_sets == 0)
        return append(walk, location) ? STATUS_OK : error_no_memory(walk->error, files->folder);
    for (size_t position = 0; position < count; position++) {
        if (!is_data_set(&entries[position], &location.data_set))
            continue;
        if (data_sets > 1)
            location.id = arena_format(walk->arena, "%s#%d", id, location.data_set);
        if (location.id != NULL)
            location.suffix_length = strlen(location.id) - strlen(id);
        if (!append(walk, location))
            return error_no_memory(walk->error, files->folder);
    }
    return STATUS_OK;
}

static int compare_names(const void *wanted, const void *entry)
{
    return strcmp(wanted, ((const struct folder_entry *)entry)->name);
}

/* Whether there is a folder with the name that an archive represents. */
static bool has_folder(const struct folder_entry *entries, size_t count, const char *name)
{
    const struct folder_entry *entry = bsearch(name, entries, count, sizeof *entries, compare_names);
    return entry != NULL && entry->kind == ENTRY_FOLDER;
}

/* Whether an archive, in which all ids begin with `id`, must be opened. */
static bool is_wanted(const struct walk *walk, const char *path, const char *id)
{
    if (walk->wanted == NULL)
        return true;
    const char *below = path + walk->root;
    bool wanted = manifest_find(walk->wanted->manifest, below + strspn(below, "/")) == NULL;
    for (const char *const *glob = walk->wanted->ids; !wanted && *glob != NULL; glob++)
        wanted = glob_may_match_in(*glob, id);
    return wanted;
}

static enum status walk_folder(struct walk *walk, const char *id, const struct case_files *files);

/* Searches the archive with this name in a folder as the folder that it represents. `id` is the id of the
 * enclosing folder. */
static enum status walk_archive(struct walk *walk, const char *id, const struct case_files *files,
                                const char *name, const struct folder_entry *entries, size_t count)
{
    const char *folder_name = arena_copy_text(walk->arena, name, strlen(name) - strlen(".zip"));
    const char *path = arena_format(walk->arena, "%s/%s", files->folder, name);
    const char *inner_id = folder_name == NULL ? NULL : arena_format(walk->arena, "%s/%s", id, folder_name);
    if (path == NULL || inner_id == NULL)
        return error_no_memory(walk->error, files->folder);
    if (has_folder(entries, count, folder_name))
        return error_set(walk->error, STATUS_UNREADABLE,
                         "%s: \"%s\" is next to it: the cases of both would have the same ids", path,
                         folder_name);
    if (!is_wanted(walk, path, inner_id)) {
        walk->skipped++;
        return STATUS_OK;
    }
    enum status status = archive_open(walk->archives, path, walk->error);
    if (status != STATUS_OK)
        return status;
    const struct case_files inner = {.folder = path, .archive = *walk->archives, .inside = ""};
    return walk_folder(walk, inner_id, &inner);
}

static enum status walk_inner_folder(struct walk *walk, const char *id, const struct case_files *files,
                                     const char *name)
{
    const char *inner_id = arena_format(walk->arena, "%s/%s", id, name);
    const struct case_files inner = case_files_below(files, name, walk->arena);
    if (inner_id == NULL || inner.folder == NULL || inner.inside == NULL)
        return error_no_memory(walk->error, files->folder);
    return walk_folder(walk, inner_id, &inner);
}

/* The depth of recursion is bounded by the longest path that the system opens or that an archive may
 * contain. */
static enum status walk_folder(struct walk *walk, const char *id, const struct case_files *files)
{
    struct folder_entry *entries = NULL;
    size_t count = 0;
    enum status status = case_files_list(files, &entries, &count, walk->arena, walk->error);
    if (status != STATUS_OK)
        return status;
    bool has_data = has_data_set(entries, count), is_case = has_model(entries, count, has_data);
    if (is_case || has_data) /* loading a data set without a model says that the model is missing */
        status = add_data_sets(walk, id, files, entries, count);
    for (size_t position = 0; status == STATUS_OK && position < count; position++) {
        const struct folder_entry *entry = &entries[position];
        int number = 0;
        if (entry->kind == ENTRY_FOLDER && !(is_case && is_data_set(entry, &number)))
            status = walk_inner_folder(walk, id, files, entry->name);
        else if (entry->kind == ENTRY_FILE && !is_case && files->archive == NULL &&
                 path_names_archive(entry->name))
            status = walk_archive(walk, id, files, entry->name, entries, count);
    }
    return status;
}

/* Sorts by the folder's id, then by number: "#10" comes after "#9". */
static int compare_locations(const void *left, const void *right)
{
    const struct case_location *a = left;
    const struct case_location *b = right;
    size_t a_length = strlen(a->id) - a->suffix_length;
    size_t b_length = strlen(b->id) - b->suffix_length;
    int order = memcmp(a->id, b->id, a_length < b_length ? a_length : b_length);
    if (order == 0)
        order = (a_length > b_length) - (a_length < b_length);
    if (order == 0)
        order = (a->data_set > b->data_set) - (a->data_set < b->data_set);
    return order != 0 ? order : strcmp(a->files.folder, b->files.folder);
}

/* Cases are usually found in this order: path_order differs from it only for folders whose names begin
 * alike. */
void case_list_sort(struct case_list *list)
{
    for (size_t i = 1; i < list->count; i++)
        if (compare_locations(&list->locations[i - 1], &list->locations[i]) > 0) {
            qsort(list->locations, list->count, sizeof *list->locations, compare_locations);
            return;
        }
}

enum status case_list_add(struct case_list *list, const char *source, const struct case_files *folder,
                          const struct wanted_archives *wanted, struct arena *arena, struct error *error)
{
    const char *id = arena_copy(arena, source);
    struct walk walk = {.archives = &list->archives,
                        .skipped = list->skipped,
                        .wanted = wanted,
                        .root = strlen(folder->folder),
                        .arena = arena,
                        .error = error};
    if (id == NULL)
        return error_no_memory(walk.error, folder->folder);
    for (size_t position = 0; position < list->count; position++)
        if (!append(&walk, list->locations[position]))
            return error_no_memory(walk.error, folder->folder);
    enum status status = walk_folder(&walk, id, folder);
    if (status != STATUS_OK)
        return status;
    list->locations = walk.locations;
    list->count = walk.count;
    list->skipped = walk.skipped;
    case_list_sort(list);
    return STATUS_OK;
}

void case_list_close(struct case_list *list)
{
    archives_close(&list->archives);
    *list = (struct case_list){0};
}
