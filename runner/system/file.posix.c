#define _POSIX_C_SOURCE 200809L
#define _XOPEN_SOURCE   700 /* realpath */

#include "file.h"

#include "machine.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A file and the range to read. */
struct reading {
    const char *path;
    const char *name;        /* the name in messages */
    uint64_t offset, length; /* length UINT64_MAX: to the end */
    uint64_t limit;          /* of the length, in bytes */
    bool no_link;            /* do not read it if it is a symbolic link */
    bool is_link;            /* set if it was not read for this reason */
};

enum status link_check(const char *path, const char *name, struct error *error)
{
    char target[256];
    struct stat about;
    ssize_t length = readlink(path, target, sizeof target);
    if (length < 0 || stat(path, &about) == 0 || errno != ENOENT)
        return STATUS_OK;
    return error_set(error, STATUS_UNREADABLE, "%s: is a symbolic link to \"%.*s\", which does not exist",
                     name, (int)length, target);
}

enum status file_not_opened(const char *path, const char *name, int reason, struct error *error)
{
    if (reason == ENOENT && link_check(path, name, error) != STATUS_OK)
        return STATUS_UNREADABLE;
    if (reason == ENOENT || reason == ENOTDIR)
        return error_set(error, STATUS_NOT_FOUND, "%s: there is no such file", name);
    bool is_system_failure = reason == EMFILE || reason == ENFILE || reason == ENOMEM;
    return error_set(error, is_system_failure ? STATUS_SYSTEM : STATUS_UNREADABLE, "%s: cannot be opened: %s",
                     name, strerror(reason));
}

/* Opens a regular file. O_NONBLOCK: a named pipe must not block. */
static enum status open_regular(struct reading *reading, int *descriptor, uint64_t *size, struct error *error)
{
    const char *name = reading->name;
    int opened = open(reading->path,
                      O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (reading->no_link ? O_NOFOLLOW : 0));
    reading->is_link = opened < 0 && reading->no_link && errno == ELOOP;
    if (opened < 0)
        return file_not_opened(reading->path, name, errno, error);
    struct stat about;
    if (fstat(opened, &about) != 0 || !S_ISREG(about.st_mode)) {
        (void)close(opened);
        return error_set(error, STATUS_UNREADABLE, "%s: is not a regular file", name);
    }
    *descriptor = opened;
    *size = (uint64_t)about.st_size;
    return STATUS_OK;
}

enum status file_open(const char *path, FILE **file, struct error *error)
{
    struct reading reading = {.path = path, .name = path};
    int descriptor = -1;
    uint64_t size;
    enum status status = open_regular(&reading, &descriptor, &size, error);
    if (status != STATUS_OK)
        return status;
    *file = fdopen(descriptor, "rb");
    if (*file != NULL)
        return STATUS_OK;
    (void)close(descriptor);
    return error_no_memory(error, path);
}

static enum status read_exactly(int descriptor, const char *name, void *bytes, size_t size, uint64_t offset,
                                struct error *error)
{
    size_t done = 0;
    while (done < size) {
        ssize_t got = pread(descriptor, (char *)bytes + done, size - done, (off_t)(offset + done));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return error_set(error, STATUS_UNREADABLE, "%s: cannot be read: %s", name, strerror(errno));
        if (got == 0)
            return error_set(error, STATUS_UNREADABLE, "%s: was truncated while it was read", name);
        done += (size_t)got;
    }
    return STATUS_OK;
}

enum status range_check(const char *name, uint64_t offset, uint64_t *length, uint64_t file_size,
                        struct error *error)
{
    if (offset > file_size)
        return error_set(error, STATUS_UNREADABLE,
                         "%s: offset %" PRIu64 " is past the end (%" PRIu64 " bytes)", name, offset,
                         file_size);
    if (*length == UINT64_MAX)
        *length = file_size - offset;
    if (*length > file_size - offset)
        return error_set(error, STATUS_UNREADABLE,
                         "%s: %" PRIu64 " bytes at offset %" PRIu64 " reach past the end (%" PRIu64 " bytes)",
                         name, *length, offset, file_size);
    return STATUS_OK;
}

static enum status read_range(int descriptor, const struct reading *reading, uint64_t file_size, void **bytes,
                              size_t *size, struct arena *arena, struct error *error)
{
    const char *name = reading->name;
    uint64_t length = reading->length;
    enum status status = range_check(name, reading->offset, &length, file_size, error);
    if (status != STATUS_OK)
        return status;
    if (length > reading->limit)
        return error_set(error, STATUS_UNREADABLE,
                         "%s: %" PRIu64 " bytes are more than the limit of %" PRIu64, name, length,
                         reading->limit);
    void *memory = arena_allocate(arena, (size_t)length);
    if (memory == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY,
                         "%s: %" PRIu64 " bytes do not fit into the memory limit of %zu bytes", name, length,
                         arena->limit);
    huge_pages_prefer(memory, (size_t)length);
    *bytes = memory;
    *size = (size_t)length;
    return read_exactly(descriptor, name, memory, (size_t)length, reading->offset, error);
}

static enum status open_and_read(struct reading *reading, void **bytes, size_t *size, struct arena *arena,
                                 struct error *error)
{
    int descriptor = -1;
    uint64_t file_size = 0;
    enum status status = open_regular(reading, &descriptor, &file_size, error);
    if (status != STATUS_OK)
        return status;
    status = read_range(descriptor, reading, file_size, bytes, size, arena, error);
    (void)close(descriptor);
    return status;
}

enum status file_read(const char *path, void **bytes, size_t *size, struct arena *arena, struct error *error)
{
    return file_read_limited(path, FILE_SIZE_LIMIT, bytes, size, arena, error);
}

enum status file_read_limited(const char *path, uint64_t limit, void **bytes, size_t *size,
                              struct arena *arena, struct error *error)
{
    struct reading reading = {.path = path, .name = path, .length = UINT64_MAX, .limit = limit};
    return open_and_read(&reading, bytes, size, arena, error);
}

static bool has_parent_component(const char *location)
{
    const char *component = location;
    while (component != NULL) {
        if (strncmp(component, "..", 2) == 0 && (component[2] == '/' || component[2] == '\0'))
            return true;
        const char *slash = strchr(component, '/');
        component = slash == NULL ? NULL : slash + 1;
    }
    return false;
}

static bool is_below(const char *real_path, const char *real_boundary)
{
    size_t length = strlen(real_boundary);
    if (strcmp(real_boundary, "/") == 0)
        return true;
    return strncmp(real_path, real_boundary, length) == 0 &&
           (real_path[length] == '/' || real_path[length] == '\0');
}

bool path_is_contained(const char *path, const char *boundary)
{
    char *real_path = realpath(path, NULL);
    char *real_boundary = realpath(boundary, NULL);
    bool contained = real_path != NULL && real_boundary != NULL && is_below(real_path, real_boundary);
    free(real_path);
    free(real_boundary);
    return contained;
}

/* Whether a path is written as the boundary or as a path below it. */
static bool begins_with(const char *path, const char *boundary)
{
    const size_t length = strlen(boundary);
    return strncmp(path, boundary, length) == 0 && (path[length] == '/' || path[length] == '\0') &&
           !has_parent_component(path + length);
}

/*
 * Whether no folder of a path after its first `length` bytes is a symbolic link: unless the file itself is a
 * link, such a path cannot point outside of the folder that these bytes name. Nearly all files have such
 * paths, and resolving a whole path takes longer than reading a small file.
 */
static bool passes_no_link(char *path, size_t length)
{
    struct stat about;
    for (char *slash = strchr(path + length + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        bool is_link = lstat(path, &about) != 0 || S_ISLNK(about.st_mode);
        *slash = '/';
        if (is_link)
            return false;
    }
    return true;
}

/* Reads a file after resolving all links in its path, if the result is below the boundary. */
static enum status resolve_and_read(struct reading *reading, const char *boundary, void **bytes, size_t *size,
                                    struct arena *arena, struct error *error)
{
    const char *location = reading->name;
    char *real_path = realpath(reading->path, NULL);
    if (real_path == NULL)
        return file_not_opened(reading->path, location, errno, error);
    enum status status;
    reading->path = real_path;
    if (path_is_contained(real_path, boundary))
        status = open_and_read(reading, bytes, size, arena, error);
    else
        status = error_set(error, STATUS_UNREADABLE, "%s: points outside of the folder that must contain it",
                           location);
    free(real_path);
    return status;
}

enum status location_check(const char *location, struct error *error)
{
    if (location[0] == '\0')
        return error_set(error, STATUS_UNREADABLE, "the location is empty");
    if (location[0] == '/')
        return error_set(error, STATUS_UNREADABLE, "%s: is an absolute path", location);
    if (has_parent_component(location))
        return error_set(error, STATUS_UNREADABLE, "%s: has a \"..\" component", location);
    return STATUS_OK;
}

enum status file_read_contained(const char *folder, const char *boundary, const char *location,
                                uint64_t offset, uint64_t length, void **bytes, size_t *size,
                                struct arena *arena, struct error *error)
{
    enum status status = location_check(location, error);
    if (status != STATUS_OK)
        return status;
    char *path = arena_format(arena, "%s/%s", folder, location);
    if (path == NULL)
        return error_no_memory(error, location);
    struct reading reading = {
        .path = path, .name = location, .offset = offset, .length = length, .limit = FILE_SIZE_LIMIT};
    if (begins_with(folder, boundary) && passes_no_link(path, strlen(boundary))) {
        reading.no_link = true;
        status = open_and_read(&reading, bytes, size, arena, error);
        if (!reading.is_link)
            return status;
        reading.no_link = false;
    }
    return resolve_and_read(&reading, boundary, bytes, size, arena, error);
}

static int write_all(int descriptor, const char *bytes, size_t size)
{
    size_t done = 0;
    while (done < size) {
        ssize_t written = write(descriptor, bytes + done, size - done);
        if (written < 0 && errno != EINTR)
            return errno;
        done += written < 0 ? 0 : (size_t)written;
    }
    return 0;
}

enum status file_write(const char *path, const void *bytes, size_t size, struct error *error)
{
    int descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor < 0)
        return error_set(error, STATUS_SYSTEM, "%s: cannot be written: %s", path, strerror(errno));
    int reason = write_all(descriptor, bytes, size);
    if (close(descriptor) != 0 && reason == 0)
        reason = errno;
    if (reason != 0)
        return error_set(error, STATUS_SYSTEM, "%s: cannot be written: %s", path, strerror(reason));
    return STATUS_OK;
}
