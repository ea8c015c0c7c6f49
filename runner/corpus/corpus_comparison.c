#include "corpus_comparison.h"

#include "corpus_path.h"
#include "folder.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* ---- differences ------------------------------------------------------------------------------------------------------ */

enum status comparison_no_memory(struct error *error)
{
    return error_set(error, STATUS_OUT_OF_MEMORY, "no memory to compare the cases with %s", MANIFEST_FILE);
}

enum status comparison_add(struct comparison *comparison, const char *path, const char *what)
{
    if (comparison->differences++ >= DIFFERENCES_SHOWN)
        return STATUS_OK;
    comparison->text =
        arena_format(comparison->arena, "%s%s%s%s%s", comparison->text,
                     comparison->differences == 1 ? "" : ", ", path, what[0] == '\0' ? "" : " ", what);
    return comparison->text == NULL ? comparison_no_memory(comparison->error) : STATUS_OK;
}

/* Compares a listed file that does not belong to a case. */
static enum status compare_other_file(struct comparison *comparison, const struct manifest_entry *entry)
{
    char sha256[SHA256_TEXT_SIZE];
    struct error error;
    const char *path = arena_format(comparison->arena, "%s/%s", comparison->source->folder, entry->path);
    if (path == NULL)
        return comparison_no_memory(comparison->error);
    enum status status = file_sha256(path, sha256, &error);
    if (status == STATUS_NOT_FOUND)
        return comparison_add(comparison, entry->path, "is missing");
    if (status != STATUS_OK || strcmp(sha256, entry->sha256) != 0)
        return comparison_add(comparison, entry->path,
                              status == STATUS_OK ? "has changed" : "cannot be read");
    return STATUS_OK;
}

static int compare_file_paths(const void *left, const void *right)
{
    return strcmp(((const struct corpus_file *)left)->path, ((const struct corpus_file *)right)->path);
}

/* Looks for the listed files below a folder among the found files. */
enum status compare_listed(struct comparison *comparison, const struct corpus_files *found,
                           const char *folder)
{
    const struct manifest *manifest = &comparison->manifest;
    enum status status = STATUS_OK;
    for (size_t i = manifest_first_below(manifest, folder);
         status == STATUS_OK && i < manifest->count && path_lies_below(manifest->entries[i].path, folder);
         i++) {
        const struct corpus_file wanted = {.path = manifest->entries[i].path};
        if (found->count == 0 ||
            bsearch(&wanted, found->files, found->count, sizeof *found->files, compare_file_paths) == NULL)
            status = compare_other_file(comparison, &manifest->entries[i]);
    }
    return status;
}

/* Looks up every found file. */
enum status compare_found(struct comparison *comparison, const struct corpus_files *found)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < found->count; i++) {
        const struct corpus_file *file = &found->files[i];
        const struct manifest_entry *entry = manifest_find(&comparison->manifest, file->path);
        if (entry == NULL && manifest_wants(file->path))
            status = comparison_add(comparison, file->path, "is not listed");
        else if (entry != NULL && strcmp(entry->sha256, file->sha256) != 0)
            status = comparison_add(comparison, file->path, "has changed");
    }
    return status;
}

/* ---- parts ------------------------------------------------------------------------------------------------------------ */

/* The path, below its source, of a case folder that is not in an archive; "" for the source itself. */
static const char *folder_below(const struct case_source *source, const struct case_location *location)
{
    const char *below = location->files.folder + strlen(source->folder);
    return below[0] == '/' ? below + 1 : below;
}

static bool is_loose_case_of(const struct case_source *source, const struct case_location *location)
{
    return location->files.archive == NULL && case_source_of(source, 1, location->id) != NULL;
}

/* The cases of the source outside archives that a selection admits by their ids. */
enum status comparison_select(const struct comparison *comparison, const struct case_list *cases,
                              const struct selection *selection, struct case_list *selected)
{
    *selected = (struct case_list){
        .locations = arena_allocate_zeroed(comparison->arena, cases->count, sizeof *selected->locations)};
    if (selected->locations == NULL)
        return comparison_no_memory(comparison->error);
    for (size_t i = 0; i < cases->count; i++)
        if (is_loose_case_of(comparison->source, &cases->locations[i]) &&
            (selection == NULL || selection_admits_id(selection, cases->locations[i].id)))
            selected->locations[selected->count++] = cases->locations[i];
    return STATUS_OK;
}

/* Compares the files of the folders of some cases of the source outside archives. */
enum status compare_part(struct comparison *comparison, const struct case_list *cases)
{
    struct corpus_files found;
    struct error error;
    const char *last = NULL;
    if (corpus_files_hash(&found, comparison->source, cases, comparison->arena, &error) != STATUS_OK)
        return comparison_add(comparison, error.message, "");
    enum status status = compare_found(comparison, &found);
    for (size_t i = 0; status == STATUS_OK && i < cases->count; i++) {
        const char *folder = cases->locations[i].files.folder;
        if (last == NULL || strcmp(last, folder) != 0)
            status =
                compare_listed(comparison, &found, folder_below(comparison->source, &cases->locations[i]));
        last = folder;
    }
    return status;
}

/* Compares the listed and found archives of a folder below the source. */
static enum status compare_archives_in(struct comparison *comparison, const char *folder)
{
    const struct manifest *manifest = &comparison->manifest;
    const char *separator = folder[0] == '\0' ? "" : "/";
    struct folder_entry *entries = NULL;
    size_t count = 0;
    struct error ignored;
    const char *path =
        arena_format(comparison->arena, "%s%s%s", comparison->source->folder, separator, folder);
    if (path == NULL)
        return comparison_no_memory(comparison->error);
    if (folder_read(path, &entries, &count, comparison->arena, &ignored) != STATUS_OK)
        return comparison_add(comparison, path, "cannot be read");
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < count; i++) {
        const char *name = arena_format(comparison->arena, "%s%s%s", folder, separator, entries[i].name);
        if (name == NULL)
            return comparison_no_memory(comparison->error);
        if (entries[i].kind == ENTRY_FILE && path_names_archive(name) &&
            manifest_find(manifest, name) == NULL)
            status = comparison_add(comparison, name, "is not listed");
    }
    for (size_t i = manifest_first_below(manifest, folder);
         status == STATUS_OK && i < manifest->count && path_lies_below(manifest->entries[i].path, folder);
         i++) {
        const char *listed = manifest->entries[i].path;
        const char *name = listed + strlen(folder) + strlen(separator);
        size_t k = 0;
        while (k < count && (entries[k].kind != ENTRY_FILE || strcmp(entries[k].name, name) != 0))
            k++;
        if (path_names_archive(listed) && strchr(name, '/') == NULL && k == count)
            status = comparison_add(comparison, listed, "is missing");
    }
    return status;
}

/* The parent folder of a path below the source, "" for the source itself; NULL if there is no memory. */
static const char *parent_folder(const struct comparison *comparison, const char *path)
{
    const char *end = strrchr(path, '/');
    return end == NULL ? "" : arena_copy_text(comparison->arena, path, (size_t)(end - path));
}

/* Compares by name: the contents are not examined. */
enum status compare_archives(struct comparison *comparison, const struct case_list *cases)
{
    const struct manifest *manifest = &comparison->manifest;
    enum status status = compare_archives_in(comparison, "");
    const char *last = "";
    for (size_t i = 0; status == STATUS_OK && i < manifest->count; i++) {
        const char *folder = path_names_archive(manifest->entries[i].path)
                                 ? parent_folder(comparison, manifest->entries[i].path)
                                 : last;
        if (folder == NULL)
            return comparison_no_memory(comparison->error);
        if (strcmp(folder, last) != 0)
            status = compare_archives_in(comparison, folder);
        last = folder;
    }
    const struct archive *known = NULL;
    for (size_t i = 0; status == STATUS_OK && i < cases->count; i++) {
        const struct archive *archive = cases->locations[i].files.archive;
        if (archive == NULL || archive == known ||
            case_source_of(comparison->source, 1, cases->locations[i].id) == NULL)
            continue;
        known = archive;
        const char *below = archive_path(archive) + strlen(comparison->source->folder);
        below += below[0] == '/';
        if (strchr(below, '/') != NULL && manifest_find(manifest, below) == NULL)
            status = comparison_add(comparison, below, "is not listed");
    }
    return status;
}

static int compare_texts(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

/* Paths of the folders of data sets, below the source. */
struct names {
    const char **items;
    size_t count;
};

/* The data sets of a source outside archives, sorted; false if there is no memory. */
static bool names_found(struct names *names, const struct comparison *comparison,
                        const struct case_list *cases)
{
    *names =
        (struct names){.items = arena_allocate_zeroed(comparison->arena, cases->count, sizeof *names->items)};
    for (size_t i = 0; names->items != NULL && i < cases->count; i++) {
        const struct case_location *location = &cases->locations[i];
        if (location->data_set < 0 || location->lacks_model ||
            !is_loose_case_of(comparison->source, location))
            continue;
        const char *below = folder_below(comparison->source, location);
        const char *name = arena_format(comparison->arena, "%s%stest_data_set_%d", below,
                                        below[0] == '\0' ? "" : "/", location->data_set);
        if (name == NULL)
            return false;
        names->items[names->count++] = name;
    }
    if (names->count > 0)
        qsort(names->items, names->count, sizeof *names->items, compare_texts);
    return names->items != NULL;
}

/* The data sets that a manifest lists, sorted; false if there is no memory. */
static bool names_listed(struct names *names, const struct comparison *comparison)
{
    const struct manifest *manifest = &comparison->manifest;
    *names = (struct names){
        .items = arena_allocate_zeroed(comparison->arena, manifest->count, sizeof *names->items)};
    for (size_t i = 0; names->items != NULL && i < manifest->count; i++) {
        const char *path = manifest->entries[i].path, *end = strrchr(path, '/');
        int number;
        if (names->count > 0 && path_lies_below(path, names->items[names->count - 1]))
            continue;
        const char *folder =
            end == NULL ? NULL : arena_copy_text(comparison->arena, path, (size_t)(end - path));
        if (end != NULL && folder == NULL)
            return false;
        const char *slash = folder == NULL ? NULL : strrchr(folder, '/');
        if (folder != NULL &&
            numbered_name(slash == NULL ? folder : slash + 1, "test_data_set_", "", &number))
            names->items[names->count++] = folder;
    }
    return names->items != NULL;
}

/* Compares the data sets outside archives with the listed ones. */
enum status compare_names(struct comparison *comparison, const struct case_list *cases)
{
    struct names found, listed;
    if (!names_found(&found, comparison, cases) || !names_listed(&listed, comparison))
        return comparison_no_memory(comparison->error);
    enum status status = STATUS_OK;
    size_t i = 0, k = 0;
    while (status == STATUS_OK && (i < found.count || k < listed.count)) {
        int order = k == listed.count ? -1 : i == found.count ? 1 : strcmp(found.items[i], listed.items[k]);
        if (order < 0)
            status = comparison_add(comparison, found.items[i], "is not listed");
        else if (order > 0)
            status = comparison_add(comparison, listed.items[k], "is missing");
        i += order <= 0;
        k += order >= 0;
    }
    return status;
}
