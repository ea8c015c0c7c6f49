/* Opens a file that is an argument: also pipes and descriptors. */
#define _POSIX_C_SOURCE 200809L

#include "file.h"
#include "machine.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The polling interval for pipes in milliseconds, and the initial size of the buffer for their contents in
 * bytes. */
enum { POLL_INTERVAL = 50, INITIAL_SIZE = 64 * 1024 };

/* ---- opening ------------------------------------------------------------------------------------------- */

int argument_file_own_descriptor(const char *path)
{
    static const char *const streams[] = {"/dev/stdin", "/dev/stdout", "/dev/stderr"};
    static const char *const folders[] = {"/dev/fd/", "/proc/self/fd/"};
    for (int i = 0; i < 3; i++)
        if (strcmp(path, streams[i]) == 0)
            return i;
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        const char *digits = path + strlen(folders[i]);
        if (strncmp(path, folders[i], strlen(folders[i])) != 0)
            continue;
        size_t length = strspn(digits, "0123456789");
        if (length > 0 && length < 7 && digits[length] == '\0')
            return (int)strtol(digits, NULL, 10);
    }
    return -1;
}

/* If a pipe whose writers have closed it were opened again, it would look like one that waits for its first
 * writer. */
static int open_or_duplicate(const char *path)
{
    int own = argument_file_own_descriptor(path);
    return own < 0 ? open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
                   : fcntl(own, F_DUPFD_CLOEXEC, 3);
}

enum status argument_file_open(const char *path, int *descriptor, struct error *error)
{
    struct stat about;
    int opened = open_or_duplicate(path);
    if (opened < 0)
        return file_not_opened(path, path, errno, error);
    if (fstat(opened, &about) == 0 && (S_ISREG(about.st_mode) || S_ISFIFO(about.st_mode))) {
        *descriptor = opened;
        return STATUS_OK;
    }
    (void)close(opened);
    return error_set(error, STATUS_UNREADABLE, "%s: is neither a regular file nor a pipe", path);
}

void argument_file_close(int descriptor)
{
    (void)close(descriptor);
}

/* ---- reading ------------------------------------------------------------------------------------------- */

enum status argument_file_read(int descriptor, void *bytes, size_t size, size_t *got, struct error *error)
{
    while (!interruption_is_requested()) {
        /* A named pipe is not ready until its first writer opens it; regular files are always ready. */
        struct pollfd ready = {.fd = descriptor, .events = POLLIN};
        int count = poll(&ready, 1, POLL_INTERVAL);
        if (count == 0 || (count < 0 && errno == EINTR))
            continue;
        ssize_t done = read(descriptor, bytes, size);
        if (done < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (done < 0)
            return error_set(error, STATUS_UNREADABLE, "cannot be read: %s", strerror(errno));
        *got = (size_t)done;
        return STATUS_OK;
    }
    return error_set(error, STATUS_UNREADABLE, "cannot be read: interrupted");
}

static enum status too_large(const char *path, uint64_t limit, struct error *error)
{
    return error_set(error, STATUS_UNREADABLE, "%s: is larger than the limit of %" PRIu64 " bytes", path,
                     limit);
}

/* Reads to the end into a buffer that the caller frees, even after an error. */
static enum status read_to_end(int descriptor, const char *path, uint64_t limit, char **buffer, size_t *size,
                               struct error *error)
{
    size_t room = 0, got = 1;
    enum status status = STATUS_OK;
    while (status == STATUS_OK && got > 0) {
        if (*size == room) {
            room = room == 0 ? INITIAL_SIZE : 2 * room;
            char *larger = realloc(*buffer, room);
            if (larger == NULL)
                return error_set(error, STATUS_OUT_OF_MEMORY, "%s: no memory for %zu bytes", path, room);
            *buffer = larger;
        }
        status = argument_file_read(descriptor, *buffer + *size, room - *size, &got, error);
        if (status != STATUS_OK)
            return error_prefix(error, status, path);
        *size += got;
        if (*size > limit)
            return too_large(path, limit, error);
    }
    return status;
}

enum status argument_file_read_all(const char *path, uint64_t limit, void **bytes, size_t *size,
                                   struct arena *arena, struct error *error)
{
    int descriptor;
    struct stat about;
    char *buffer = NULL;
    *size = 0;
    enum status status = argument_file_open(path, &descriptor, error);
    if (status != STATUS_OK)
        return status;
    if (fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode) && (uint64_t)about.st_size > limit)
        status = too_large(path, limit, error);
    else
        status = read_to_end(descriptor, path, limit, &buffer, size, error);
    (void)close(descriptor);
    *bytes = status == STATUS_OK ? arena_allocate(arena, *size) : NULL;
    if (status == STATUS_OK && *bytes == NULL)
        status = error_set(error, STATUS_OUT_OF_MEMORY,
                           "%s: %zu bytes do not fit into the memory limit of %zu bytes", path, *size,
                           arena->limit);
    if (status == STATUS_OK && *size > 0)
        memcpy(*bytes, buffer, *size);
    free(buffer);
    return status;
}
