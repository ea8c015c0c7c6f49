/* The files of a case, in a folder or an archive: finds and reads them. */
#define _POSIX_C_SOURCE 200809L

#include "archive.h"
#include "case.h"
#include "file.h"

#include <string.h>
#include <sys/stat.h>

/* ---- finding ------------------------------------------------------------------------------------------- */

enum path_kind { PATH_ABSENT, PATH_FOLDER, PATH_FILE };

static enum path_kind kind_of(const char *path)
{
    struct stat about;
    if (stat(path, &about) != 0)
        return PATH_ABSENT;
    return S_ISDIR(about.st_mode) ? PATH_FOLDER : PATH_FILE;
}

/* Removes empty and "." components: "a//./b/" becomes "a/b". */
static void make_plain(char *path)
{
    char *end = path;
    for (const char *component = path; *component != '\0';) {
        size_t length = strcspn(component, "/");
        if (length > 0 && !(length == 1 && component[0] == '.')) {
            if (end > path)
                *end++ = '/';
            memmove(end, component, length);
            end += length;
        }
        component += length + (component[length] == '/');
    }
    *end = '\0';
}

/* The archive that the first `length` bytes of a path name, with or without ".zip"; NULL: none. */
static const char *archive_named(const char *path, size_t length, struct arena *arena)
{
    const char *as_given = arena_copy_text(arena, path, length);
    const char *with_suffix = arena_format(arena, "%.*s.zip", (int)length, path);
    if (as_given != NULL && path_names_archive(as_given) && kind_of(as_given) == PATH_FILE)
        return as_given;
    return with_suffix != NULL && path_names_archive(with_suffix) && kind_of(with_suffix) == PATH_FILE
               ? with_suffix
               : NULL;
}

/* Opens an archive and selects the folder `inside` it. */
static enum status take_archive(struct case_files *files, const char *archive, const char *inside,
                                struct archive **archives, struct arena *arena, struct error *error)
{
    struct folder_entry *entries;
    size_t count;
    char *plain = arena_copy(arena, inside);
    if (plain == NULL)
        return error_no_memory(error, archive);
    make_plain(plain);
    enum status status = archive_open(archives, archive, error);
    if (status != STATUS_OK)
        return status;
    *files = (struct case_files){.folder = archive, .archive = *archives, .inside = plain};
    if (plain[0] == '\0')
        return STATUS_OK;
    files->folder = arena_format(arena, "%s/%s", archive, plain);
    return files->folder == NULL ? error_no_memory(error, archive)
                                 : archive_list(files->archive, plain, &entries, &count, arena, error);
}

/* What a path is that is neither a folder nor in an archive. */
static const char *no_folder(const char *path)
{
    const char *suffix = strrchr(path, '.');
    if (kind_of(path) != PATH_FILE)
        return "there is no such folder";
    return suffix != NULL && strcmp(suffix, ".onnx") == 0 ? "is a model, not a folder of cases; \"python -m "
                                                            "scatter_cts extract MODEL.onnx -o DIR\" makes a "
                                                            "case of each scatter node"
                                                          : "is neither a folder nor a .zip archive";
}

enum status case_files_find(struct case_files *files, const char *path, struct archive **archives,
                            struct arena *arena, struct error *error)
{
    size_t length = strlen(path);
    *files = (struct case_files){.folder = arena_copy_text(arena, path, length), .inside = ""};
    if (files->folder == NULL)
        return error_no_memory(error, path);
    if (kind_of(path) == PATH_FOLDER)
        return STATUS_OK;
    while (length > 0) {
        while (length > 1 && path[length - 1] == '/')
            length--;
        const char *above = arena_copy_text(arena, path, length);
        if (above == NULL || kind_of(above) == PATH_FOLDER)
            break;
        const char *archive = archive_named(path, length, arena);
        if (archive != NULL)
            return take_archive(files, archive, path + length, archives, arena, error);
        while (length > 0 && path[length - 1] != '/')
            length--;
        if (length <= 1)
            break;
    }
    if (link_check(path, path, error) != STATUS_OK)
        return STATUS_UNREADABLE;
    return error_set(error, STATUS_NOT_FOUND, "%s: %s", path, no_folder(path));
}

/* ---- reading ------------------------------------------------------------------------------------------- */

/* A path in the folder's archive; NULL if there is no memory. */
static char *path_inside(const struct case_files *files, const char *below, const char *name,
                         struct arena *arena)
{
    char *path = arena_format(arena, "%s/%s/%s", files->inside, below, name);
    if (path != NULL)
        make_plain(path);
    return path;
}

struct case_files case_files_below(const struct case_files *files, const char *name, struct arena *arena)
{
    return (struct case_files){.folder = arena_format(arena, "%s/%s", files->folder, name),
                               .archive = files->archive,
                               .inside = files->archive == NULL ? "" : path_inside(files, "", name, arena)};
}

enum status case_files_list(const struct case_files *files, struct folder_entry **entries, size_t *count,
                            struct arena *arena, struct error *error)
{
    if (files->folder == NULL || files->inside == NULL)
        return error_no_memory(error, "a folder");
    return files->archive == NULL ? folder_read(files->folder, entries, count, arena, error)
                                  : archive_list(files->archive, files->inside, entries, count, arena, error);
}

/* Reads a part of a file in the folder's archive. */
static enum status read_inside(const void *context, const char *below, const char *location, uint64_t offset,
                               uint64_t length, const void **bytes, size_t *size, struct arena *arena,
                               struct error *error)
{
    const struct case_files *files = context;
    enum status status = location_check(location, error);
    if (status != STATUS_OK)
        return status;
    const char *path = path_inside(files, below, location, arena);
    if (path == NULL)
        return error_no_memory(error, location);
    status = archive_read(files->archive, path, location, bytes, size, arena, error);
    if (status == STATUS_OK)
        status = range_check(location, offset, &length, *size, error);
    if (status != STATUS_OK)
        return status;
    *bytes = (const char *)*bytes + offset;
    *size = (size_t)length;
    return STATUS_OK;
}

enum status case_files_read(const struct case_files *files, const char *name, const void **bytes,
                            size_t *size, struct arena *arena, struct error *error)
{
    if (files->archive != NULL)
        return read_inside(files, "", name, 0, UINT64_MAX, bytes, size, arena, error);
    void *content = NULL;
    enum status status =
        file_read_contained(files->folder, files->folder, name, 0, UINT64_MAX, &content, size, arena, error);
    *bytes = content;
    return status;
}

struct external_data_scope case_files_scope(const struct case_files *files, const char *below,
                                            struct arena *arena)
{
    if (files->archive != NULL)
        return (struct external_data_scope){
            .folder = below, .boundary = files->folder, .read = read_inside, .context = files};
    const char *folder =
        below[0] == '\0' ? files->folder : arena_format(arena, "%s/%s", files->folder, below);
    return (struct external_data_scope){.folder = folder, .boundary = files->folder};
}
