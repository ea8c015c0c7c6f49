#define _XOPEN_SOURCE 700

#include "output_file.h"

#include "file.h"
#include "machine.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char partial_ending[] = ".partial", second_ending[] = ".sorted.partial";

/* The polling interval for the readers of pipes in milliseconds. */
enum { POLL_INTERVAL = 50 };

static bool is_one_file(const struct stat *one, const struct stat *other)
{
    return one->st_dev == other->st_dev && one->st_ino == other->st_ino;
}

bool output_file_is_at(const struct output_file *file, const char *path)
{
    struct stat one, other;
    if (file->stream == NULL)
        return false;
    if (file->target == NULL)
        return fstat(fileno(file->stream), &one) == 0 && !S_ISCHR(one.st_mode) && stat(path, &other) == 0 &&
               is_one_file(&one, &other);
    char *place = output_place(path), *partial = output_file_partial(path);
    bool is_same = place != NULL && partial != NULL &&
                   (strcmp(place, file->target) == 0 || strcmp(partial, file->partial) == 0);
    free(place);
    free(partial);
    return is_same;
}

static char *path_beside(const char *path, const char *ending)
{
    char *place = output_place(path),
         *beside = place == NULL ? NULL : joined_text(place, strlen(place), ending);
    free(place);
    return beside;
}

char *output_file_partial(const char *path)
{
    return path_beside(path, partial_ending);
}

/* Whether a path, or the archive in which it is, is this file. */
static bool is_same_file(const struct stat *file, const char *path)
{
    struct stat about;
    char *text = joined_text(path, strlen(path), "");
    char *slash = text;
    while (text != NULL && stat(text, &about) != 0) {
        slash = errno == ENOTDIR ? strrchr(text, '/') : NULL;
        if (slash == NULL)
            break;
        *slash = '\0';
    }
    const bool is_same = text != NULL && slash != NULL && is_one_file(file, &about);
    free(text);
    return is_same;
}

/* Whether a path leads to a file of a case in this folder, or to an archive or a manifest of cases. */
static bool is_case_file_in(const char *path, const char *folder)
{
    static const char *const endings[] = {".onnx", ".pb", ".zip", "/case.json", "/manifest.json"};
    struct stat about;
    char *file = realpath(path, NULL), *outer = realpath(folder, NULL);
    const size_t length = file == NULL ? 0 : strlen(file), size = outer == NULL ? 0 : strlen(outer);
    bool is_inside = size > 0 && size < length && stat(folder, &about) == 0 && S_ISDIR(about.st_mode) &&
                     strncmp(file, outer, size) == 0 && file[size] == '/';
    bool is_of_case = false;
    for (size_t i = 0; is_inside && i < sizeof endings / sizeof *endings; i++) {
        const size_t end = strlen(endings[i]);
        is_of_case |= end <= length && strcmp(file + length - end, endings[i]) == 0;
    }
    free(file);
    free(outer);
    return is_of_case;
}

/* Whether an output replaces an input, or a file in it. */
static bool replaces(const char *path, const char *input)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISREG(about.st_mode) &&
           (is_same_file(&about, input) || is_case_file_in(path, input));
}

enum status output_file_check(const char *option, const char *path, const char *const *inputs,
                              struct error *error)
{
    if (path == NULL || argument_file_own_descriptor(path) >= 0)
        return STATUS_OK;
    /* NULL: it cannot be opened either */
    char *partial = path_beside(path, partial_ending), *second = path_beside(path, second_ending);
    const char *const written[] = {path, partial, second};
    enum status status = STATUS_OK;
    for (; status == STATUS_OK && *inputs != NULL; inputs++) {
        const char *equals = strchr(*inputs, '=');
        const char *places[] = {*inputs, equals == NULL ? *inputs : equals + 1};
        for (size_t i = 0; status == STATUS_OK && i < 6; i++)
            if (written[i / 2] != NULL && replaces(written[i / 2], places[i % 2]))
                status = error_set(error, STATUS_USAGE,
                                   "%s: %.300s is the same file as the input %.300s, or a part of it, which "
                                   "it would replace",
                                   option, path, *inputs);
    }
    free(second);
    free(partial);
    return status;
}

/* ---- opening ------------------------------------------------------------------------------------------- */

static enum status not_written(const char *path, const char *reason, struct error *error)
{
    return error_set(error, STATUS_SYSTEM, "%s: cannot be written: %s", path[0] == '\0' ? "\"\"" : path,
                     reason);
}

/* A descriptor of this program, such as /dev/stdout, must not be opened again: that would truncate a regular
 * file. */
static int duplicate(int own)
{
    int flags = fcntl(own, F_GETFL);
    if (flags >= 0 && (flags & O_ACCMODE) == O_RDONLY) {
        errno = EBADF;
        return -1;
    }
    return fcntl(own, F_DUPFD_CLOEXEC, 3);
}

/* O_NONBLOCK: opening a named pipe without a reader fails with ENXIO instead of blocking. */
static int open_special(const char *path)
{
    const int flags = O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
    int descriptor = open(path, flags);
    while (descriptor < 0 && (errno == ENXIO || errno == EINTR) && !interruption_is_requested()) {
        (void)poll(NULL, 0, POLL_INTERVAL);
        descriptor = open(path, flags);
    }
    int set = descriptor < 0 ? -1 : fcntl(descriptor, F_GETFL);
    if (set >= 0)
        (void)fcntl(descriptor, F_SETFL, set & ~O_NONBLOCK);
    return descriptor;
}

/* Whether nobody has renamed or removed the file since it was opened. */
static bool is_still_there(int descriptor, const char *path)
{
    struct stat opened, named;
    return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0 && is_one_file(&opened, &named);
}

/* Whether another process has the file locked; file systems without locks have no such processes. */
static bool is_taken(int descriptor)
{
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(descriptor, F_SETLK, &lock) != 0 && (errno == EACCES || errno == EAGAIN);
}

/* Opens a file that nobody else has. A process that ends at this moment may rename it: then it is opened
 * again. */
static int open_partial(struct output_file *file)
{
    const int flags = O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
    for (;;) {
        int descriptor = open(file->partial, flags | O_CREAT | O_EXCL, 0666);
        file->is_new = descriptor >= 0;
        if (descriptor < 0 && errno == EEXIST) {
            descriptor = open(file->partial, flags);
            if (descriptor < 0 && errno == ENOENT)
                continue;
        }
        if (descriptor < 0)
            return -1;
        struct stat about;
        const bool is_regular = fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode);
        const bool is_free = is_regular && !is_taken(descriptor);
        if (is_free && is_still_there(descriptor, file->partial))
            return descriptor;
        (void)close(descriptor);
        errno = is_regular ? EBUSY : EEXIST;
        if (!is_free)
            return -1;
    }
}

static void forget_place(struct output_file *file)
{
    free(file->target);
    free(file->partial);
    file->target = file->partial = NULL;
}

/* Keeps the permissions of a file, and its owner if the system permits. */
static bool resembles(int descriptor, const struct stat *about)
{
    struct stat now;
    if (fstat(descriptor, &now) == 0 && (now.st_uid != about->st_uid || now.st_gid != about->st_gid))
        (void)!fchown(descriptor, about->st_uid, about->st_gid);
    return fchmod(descriptor, about->st_mode & 0777) == 0;
}

/* Opens the file beside a place that has a regular file or none. */
static int open_beside(struct output_file *file, const char *path, const struct stat *about)
{
    if (about != NULL && access(path, W_OK) != 0)
        return -1;
    file->target = output_place(path);
    file->partial =
        file->target == NULL ? NULL : joined_text(file->target, strlen(file->target), file->ending);
    if (file->partial == NULL)
        return -1;
    int descriptor = open_partial(file);
    if (descriptor >= 0 && about != NULL && !resembles(descriptor, about)) {
        (void)close(descriptor);
        return -1;
    }
    if (descriptor >= 0 || about == NULL || (errno != EACCES && errno != EPERM && errno != EROFS))
        return descriptor;
    forget_place(file); /* nothing can be created in this folder */
    file->is_in_place = true;
    return open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
}

/* Opens the descriptor; -1 with errno. */
static int open_any(struct output_file *file, const char *path)
{
    struct stat about;
    const int own = argument_file_own_descriptor(path);
    const size_t length = strlen(path);
    if (own >= 0)
        return duplicate(own);
    if (stat(path, &about) != 0) {
        if (errno == ENOENT && length > 0 && path[length - 1] == '/')
            errno = EISDIR;
        return errno == ENOENT && length > 0 ? open_beside(file, path, NULL) : -1;
    }
    return S_ISREG(about.st_mode) ? open_beside(file, path, &about) : open_special(path);
}

static const char *words_of(int reason)
{
    return interruption_is_requested() && (reason == ENXIO || reason == EINTR)
               ? "interrupted while waiting for a reader"
           : reason == EISDIR ? "it is a folder"
           : reason == ENOENT ? "there is no such folder"
           : reason == EBUSY  ? "another process is writing it"
                              : strerror(reason);
}

static void release(struct output_file *file)
{
    forget_place(file);
    *file = (struct output_file){0};
}

void output_file_begin(struct output_file *file)
{
    if (file->target != NULL || file->is_in_place)
        (void)!ftruncate(fileno(file->stream), 0);
    file->has_begun = true;
}

static enum status open_as(struct output_file *file, const char *path, const char *ending,
                           struct error *error)
{
    *file = (struct output_file){.path = path, .ending = ending};
    if (output_file_was_left(path))
        return error_set(error, STATUS_USAGE,
                         "%s: cannot be written: the names of unfinished files end with %s", path,
                         partial_ending);
    int descriptor = open_any(file, path);
    file->stream = descriptor < 0 ? NULL : fdopen(descriptor, "w");
    if (file->stream != NULL)
        return STATUS_OK;
    int reason = errno;
    if (descriptor >= 0)
        (void)close(descriptor);
    const bool is_of_partial = file->partial != NULL && reason != ENOENT && reason != EBUSY;
    enum status status =
        is_of_partial ? error_set(error, STATUS_SYSTEM, "%s: cannot be written: %s: %s", path, file->partial,
                                  words_of(reason))
                      : not_written(path, path[0] == '\0' ? "the name is empty" : words_of(reason), error);
    release(file);
    return status;
}

enum status output_file_open(struct output_file *file, const char *path, struct error *error)
{
    return open_as(file, path, partial_ending, error);
}

enum status output_file_open_second(struct output_file *file, const char *path, struct error *error)
{
    return open_as(file, path, second_ending, error);
}

/* ---- ending -------------------------------------------------------------------------------------------- */

enum { UNKNOWN_REASON = -1 };

/* 0, an errno, or UNKNOWN_REASON if not everything could be written. Pipes and devices have no disk. */
static int flush(struct output_file *file)
{
    if (fflush(file->stream) != 0)
        return errno;
    /* Some file systems cannot be told to write to a disk. */
    if (file->target != NULL && fsync(fileno(file->stream)) != 0 && errno != EINVAL && errno != ENOSYS &&
        errno != ENOTSUP)
        return errno;
    return ferror(file->stream) != 0 ? UNKNOWN_REASON : 0;
}

static enum status not_completed(const char *path, int reason, struct error *error)
{
    return error_set(error, STATUS_SYSTEM, "%s: could not be written completely%s%s", path,
                     reason == UNKNOWN_REASON ? "" : ": ", reason == UNKNOWN_REASON ? "" : strerror(reason));
}

/* Copies the contents to a file that cannot be replaced, such as one that is mounted. 0, or an errno. */
static int copy_into(const char *from, const char *to)
{
    char bytes[8 * 1024];
    FILE *source = fopen(from, "rb"), *target = source == NULL ? NULL : fopen(to, "wb");
    size_t got = target == NULL ? 0 : fread(bytes, 1, sizeof bytes, source);
    while (got > 0 && fwrite(bytes, 1, got, target) == got)
        got = fread(bytes, 1, sizeof bytes, source);
    int reason = source == NULL || target == NULL             ? errno
                 : ferror(source) != 0 || ferror(target) != 0 ? EIO
                                                              : 0;
    if (target != NULL && fclose(target) != 0 && reason == 0)
        reason = errno;
    if (source != NULL)
        (void)fclose(source);
    return reason;
}

/* Gives FILE.partial its name, or the file its contents. 0, or an errno. */
static int take_place(const struct output_file *file)
{
    if (rename(file->partial, file->target) == 0)
        return 0;
    int reason = errno;
    if (reason != EBUSY && reason != EXDEV && reason != EPERM && reason != EACCES)
        return reason;
    reason = copy_into(file->partial, file->target);
    if (reason == 0)
        (void)unlink(file->partial);
    return reason;
}

static atomic_bool has_finished;

bool output_file_was_finished(void)
{
    return has_finished;
}

/* The lock ends when the stream is closed: until then, FILE.partial is renamed or removed. */
enum status output_file_finish(struct output_file *file, struct error *error)
{
    enum status status = STATUS_OK;
    int reason = flush(file);
    const int not_placed = reason == 0 && file->target != NULL ? take_place(file) : 0;
    if (reason != 0 && file->target != NULL)
        (void)unlink(file->partial);
    if (not_placed != 0)
        status = error_set(error, STATUS_SYSTEM, "%s: cannot be replaced: %s; the contents are in %s",
                           file->path, strerror(not_placed), file->partial);
    if (fclose(file->stream) != 0 && reason == 0)
        reason = errno;
    if (reason != 0)
        status = not_completed(file->path, reason, error);
    if (status == STATUS_OK)
        has_finished = true;
    release(file);
    return status;
}

void output_file_abandon(struct output_file *file)
{
    if (file->stream == NULL)
        return;
    if (file->target != NULL && (file->has_begun || file->is_new))
        (void)unlink(file->partial);
    (void)fclose(file->stream);
    release(file);
}

enum status output_file_start(struct output_file *file, const char *path, struct error *error)
{
    *file = (struct output_file){.stream = stdout};
    const enum status status = path == NULL ? STATUS_OK : output_file_open(file, path, error);
    if (path != NULL && status == STATUS_OK)
        output_file_begin(file);
    return status;
}

enum status output_file_end(struct output_file *file, enum status status, struct error *error)
{
    if (file->stream == NULL || file->stream == stdout)
        return status;
    if (status == STATUS_OK)
        return output_file_finish(file, error);
    output_file_abandon(file);
    return status;
}

void output_file_leave(struct output_file *file)
{
    if (file->stream != NULL)
        (void)fclose(file->stream);
    release(file);
}

bool output_file_was_left(const char *path)
{
    const size_t length = strlen(path), ending = sizeof partial_ending - 1;
    return length > ending && strcmp(path + length - ending, partial_ending) == 0;
}

enum status output_file_write(const char *path, const void *bytes, size_t size, struct error *error)
{
    struct output_file file;
    const enum status status = output_file_start(&file, path, error);
    if (status == STATUS_OK)
        (void)fwrite(bytes, 1, size, file.stream); /* the end checks for errors */
    return output_file_end(&file, status, error);
}
