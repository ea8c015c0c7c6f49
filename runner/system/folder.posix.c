/* Folders: their entries, and how they are created and found. */
#define _POSIX_C_SOURCE 200809L
#define _DEFAULT_SOURCE /* d_type of entries, if the system has it */

#include "file.h"
#include "version.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct entry_list {
    struct folder_entry *entries;
    size_t count;
    size_t capacity;
};

static enum entry_kind kind_of(mode_t mode)
{
    if (S_ISREG(mode))
        return ENTRY_FILE;
    if (S_ISDIR(mode))
        return ENTRY_FOLDER;
    return S_ISLNK(mode) ? ENTRY_LINK : ENTRY_OTHER;
}

/* The kind of an entry as readdir reports it; false if readdir does not report it. */
static bool kind_from_readdir(const struct dirent *entry, enum entry_kind *kind)
{
#ifdef DT_UNKNOWN
    *kind = entry->d_type == DT_REG   ? ENTRY_FILE
            : entry->d_type == DT_DIR ? ENTRY_FOLDER
            : entry->d_type == DT_LNK ? ENTRY_LINK
                                      : ENTRY_OTHER;
    return entry->d_type != DT_UNKNOWN;
#else
    (void)entry, (void)kind;
    return false;
#endif
}

static bool list_append(struct entry_list *list, const char *name, enum entry_kind kind, struct arena *arena)
{
    struct folder_entry *entries =
        arena_room_for(arena, list->entries, list->count, &list->capacity, sizeof *entries);
    char *own_name = arena_copy(arena, name);
    if (entries == NULL || own_name == NULL)
        return false;
    list->entries = entries;
    list->entries[list->count++] = (struct folder_entry){.name = own_name, .kind = kind};
    return true;
}

static enum status read_entries(DIR *folder, const char *path, struct entry_list *list, struct arena *arena,
                                struct error *error)
{
    for (;;) {
        errno = 0;
        const struct dirent *entry = readdir(folder);
        if (entry == NULL && errno == 0)
            return STATUS_OK;
        if (entry == NULL)
            return error_set(error, STATUS_SYSTEM, "%s: cannot be read: %s", path, strerror(errno));
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        struct stat about;
        enum entry_kind kind;
        bool known = kind_from_readdir(entry, &kind);
        if (!known && fstatat(dirfd(folder), entry->d_name, &about, AT_SYMLINK_NOFOLLOW) != 0)
            return error_set(error, STATUS_SYSTEM, "%s/%s: %s", path, entry->d_name, strerror(errno));
        if (!list_append(list, entry->d_name, known ? kind : kind_of(about.st_mode), arena))
            return error_no_memory(error, path);
    }
}

static int compare_names(const void *left, const void *right)
{
    const struct folder_entry *a = left;
    const struct folder_entry *b = right;
    return strcmp(a->name, b->name);
}

enum status folder_read(const char *path, struct folder_entry **entries, size_t *count, struct arena *arena,
                        struct error *error)
{
    DIR *folder = opendir(path);
    if (folder == NULL && (errno == ENOENT || errno == ENOTDIR))
        return error_set(error, STATUS_NOT_FOUND, "%s: there is no such folder", path);
    if (folder == NULL && errno == ENOMEM)
        arena_note_system_out_of_memory();
    if (folder == NULL)
        return error_set(error, STATUS_SYSTEM, "%s: cannot be opened: %s", path, strerror(errno));
    struct entry_list list = {0};
    enum status status = read_entries(folder, path, &list, arena, error);
    (void)closedir(folder);
    if (status != STATUS_OK)
        return status;
    if (list.count > 0)
        qsort(list.entries, list.count, sizeof *list.entries, compare_names);
    *entries = list.entries;
    *count = list.count;
    return STATUS_OK;
}

enum status folder_create(const char *path, struct error *error)
{
    if (mkdir(path, 0777) != 0)
        return error_set(error, STATUS_SYSTEM, "%s: cannot be created: %s", path, strerror(errno));
    return STATUS_OK;
}

/* Creates a folder unless it exists. */
static bool ensure_folder(const char *path)
{
    struct stat about;
    if (mkdir(path, 0777) == 0)
        return true;
    if (errno != EEXIST || stat(path, &about) != 0)
        return false;
    errno = ENOTDIR;
    return S_ISDIR(about.st_mode);
}

enum status folder_create_with_parents(const char *path, struct error *error)
{
    char *part = strdup(path);
    if (part == NULL)
        return error_no_memory(error, "a path");
    bool is_made = true;
    for (char *end = part + 1; is_made && *part != '\0' && *end != '\0'; end++) {
        if (*end != '/')
            continue;
        *end = '\0';
        is_made = ensure_folder(part);
        *end = '/';
    }
    is_made = is_made && ensure_folder(part);
    const int reason = errno;
    free(part);
    return is_made ? STATUS_OK
                   : error_set(error, STATUS_SYSTEM, "%s: cannot be created: %s", path, strerror(reason));
}

enum status folder_create_empty(const char *path, struct error *error)
{
    struct arena arena = arena_create((size_t)1 << 30);
    struct folder_entry *entries;
    size_t count = 0;
    enum status status = folder_read(path, &entries, &count, &arena, error);
    arena_destroy(&arena);
    if (status == STATUS_NOT_FOUND)
        return folder_create_with_parents(path, error);
    if (status == STATUS_OK && count > 0)
        return error_set(error, STATUS_USAGE,
                         "the folder %s is not empty: existing files are not overwritten", path);
    return status;
}

bool numbered_name(const char *name, const char *prefix, const char *suffix, int *number)
{
    size_t prefix_length = strlen(prefix);
    if (strncmp(name, prefix, prefix_length) != 0)
        return false;
    const char *digits = name + prefix_length;
    size_t length = strspn(digits, "0123456789");
    if (length == 0 || length > 10 || (length > 1 && digits[0] == '0') ||
        strcmp(digits + length, suffix) != 0)
        return false;
    long long value = strtoll(digits, NULL, 10);
    if (value > INT_MAX)
        return false;
    *number = (int)value;
    return true;
}

const char *data_folder(const char *program, struct arena *arena)
{
    const char *below = SCATTER_CTS_DATA_FOLDER;
    char *folder = arena_copy(arena, program);
    if (folder == NULL)
        return NULL;
    char *slash = strrchr(folder, '/');
    while (slash != NULL && strncmp(below, "../", 3) == 0) {
        *slash = '\0';
        below += 3;
        slash = strrchr(folder, '/');
    }
    if (slash != NULL)
        *slash = '\0';
    return arena_format(arena, "%s/%s", folder, below);
}

const char *cache_folder(struct arena *arena)
{
    const char *cache = getenv("XDG_CACHE_HOME");
    if (cache != NULL && cache[0] == '/')
        return arena_format(arena, "%s/scatter-cts/%s", cache, SCATTER_CTS_VERSION);
    const char *home = getenv("HOME");
    if (home == NULL || home[0] == '\0') {
        const struct passwd *user = getpwuid(getuid());
        home = user == NULL ? NULL : user->pw_dir;
    }
    return home == NULL ? NULL : arena_format(arena, "%s/.cache/scatter-cts/%s", home, SCATTER_CTS_VERSION);
}
