/*
 * Preload it into the program (LD_PRELOAD): it makes calls of system libraries fail, as they may at any time.
 * Only in the first process; its child processes work normally. Environment variables:
 *
 *     FAILING_CALLS=KIND:FROM[:COUNT]   COUNT (1) calls of this kind fail, starting with number FROM, counted
 *     from 1 FAILING_CALLS=KIND:0              no call fails
 *     FAILING_CALLS_COUNT=PATH          a file that receives the number of calls of the kind
 *     FAILING_CALLS_FILE=NAME           for `descriptors`, count only opens of files with this name: the
 *     number of
 *                                       other opens depends on how long the program waits
 *
 * Kinds: `allocation` (malloc, calloc, realloc, aligned_alloc: no memory; those of libpopt, which then ends
 * the process, are not counted), `interrupted` (read, write, writev: EINTR), `short` (read, write, writev:
 * one byte less than possible, if there is more than one), `space` (write, writev: ENOSPC), `descriptors`
 * (open, pipe2, dup: EMFILE), `process` (clone, fork: EAGAIN), `thread` (pthread_create: EAGAIN).
 */
#define _GNU_SOURCE

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static char kind[32];
static unsigned long from, count = 1;
static atomic_ulong calls;
static bool armed;
static const char *popt_begin, *popt_end;

#define REAL(name) ((__typeof__(name) *)(uintptr_t)dlsym(RTLD_NEXT, #name))

/* Whether this call of the kind fails. */
static bool fails(const char *what)
{
    if (!armed || strcmp(what, kind) != 0)
        return false;
    unsigned long call = atomic_fetch_add(&calls, 1) + 1;
    return from > 0 && call >= from && call - from < count;
}

/* Finds the memory of libpopt's code in /proc/self/maps. */
static void find_popt(void)
{
    char line[512];
    FILE *maps = fopen("/proc/self/maps", "r");
    while (maps != NULL && fgets(line, sizeof line, maps) != NULL) {
        unsigned long begin, end;
        if (strstr(line, "libpopt") == NULL || sscanf(line, "%lx-%lx", &begin, &end) != 2)
            continue;
        if (popt_begin == NULL)
            popt_begin = (const char *)begin;
        popt_end = (const char *)end;
    }
    if (maps != NULL)
        (void)fclose(maps);
}

__attribute__((constructor)) static void arm(void)
{
    const char *setting = getenv("FAILING_CALLS"), *owner = getenv("FAILING_CALLS_OWNER");
    char pid[32];
    (void)snprintf(pid, sizeof pid, "%ld", (long)getpid());
    if (setting == NULL || (owner != NULL && strcmp(owner, pid) != 0))
        return;
    (void)setenv("FAILING_CALLS_OWNER", pid, 1);
    if (sscanf(setting, "%31[a-z]:%lu:%lu", kind, &from, &count) < 2)
        abort();
    find_popt();
    armed = true;
}

__attribute__((destructor)) static void report(void)
{
    const char *path = getenv("FAILING_CALLS_COUNT");
    bool was_armed = armed;
    armed = false;
    FILE *file = path == NULL || !was_armed ? NULL : fopen(path, "w");
    if (file == NULL)
        return;
    (void)fprintf(file, "%lu\n", atomic_load(&calls));
    (void)fclose(file);
}

/* ---- memory -------------------------------------------------------------------------------------------- */

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static bool no_memory(const void *caller)
{
    const char *address = caller;
    bool popt = popt_begin != NULL && address >= popt_begin && address < popt_end;
    if (popt || !fails("allocation"))
        return false;
    errno = ENOMEM;
    return true;
}

void *malloc(size_t size)
{
    return no_memory(__builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *calloc(size_t number, size_t size)
{
    return no_memory(__builtin_return_address(0)) ? NULL : __libc_calloc(number, size);
}

void *realloc(void *old, size_t size)
{
    return no_memory(__builtin_return_address(0)) ? NULL : __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return no_memory(__builtin_return_address(0)) ? NULL : __libc_memalign(alignment, size);
}

/* ---- reading and writing ------------------------------------------------------------------------------- */

static bool interrupted(void)
{
    if (!fails("interrupted"))
        return false;
    errno = EINTR;
    return true;
}

static bool no_space(void)
{
    if (!fails("space"))
        return false;
    errno = ENOSPC;
    return true;
}

static size_t shortened(size_t size)
{
    return size > 1 && fails("short") ? size - 1 : size;
}

ssize_t read(int descriptor, void *bytes, size_t size)
{
    return interrupted() ? -1 : REAL(read)(descriptor, bytes, shortened(size));
}

ssize_t pread(int descriptor, void *bytes, size_t size, off_t offset)
{
    return interrupted() ? -1 : REAL(pread)(descriptor, bytes, shortened(size), offset);
}

ssize_t write(int descriptor, const void *bytes, size_t size)
{
    return interrupted() || no_space() ? -1 : REAL(write)(descriptor, bytes, shortened(size));
}

ssize_t writev(int descriptor, const struct iovec *parts, int number)
{
    if (interrupted() || no_space())
        return -1;
    /* The first part alone is a short write. */
    return REAL(writev)(descriptor, parts, number > 1 && parts[0].iov_len > 0 && fails("short") ? 1 : number);
}

/* ---- descriptors, processes, threads ------------------------------------------------------------------- */

/* `path`: the file to open; NULL for a pipe. */
static bool no_descriptor(const char *path)
{
    const char *setting = getenv("FAILING_CALLS_FILE"), *slash = path == NULL ? NULL : strrchr(path, '/');
    const char *name = slash == NULL ? path : slash + 1;
    if (setting != NULL && (name == NULL || strcmp(name, setting) != 0))
        return false;
    if (!fails("descriptors"))
        return false;
    errno = EMFILE;
    return true;
}

int open(const char *path, int flags, ...)
{
    mode_t mode = 0;
    va_list arguments;
    va_start(arguments, flags);
    if ((flags & O_CREAT) != 0)
        mode = va_arg(arguments, mode_t);
    va_end(arguments);
    return no_descriptor(path) ? -1 : REAL(open)(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...)
{
    mode_t mode = 0;
    va_list arguments;
    va_start(arguments, flags);
    if ((flags & O_CREAT) != 0)
        mode = va_arg(arguments, mode_t);
    va_end(arguments);
    return no_descriptor(path) ? -1 : REAL(openat)(folder, path, flags, mode);
}

FILE *fopen(const char *path, const char *mode)
{
    return no_descriptor(path) ? NULL : REAL(fopen)(path, mode);
}

int pipe2(int ends[2], int flags)
{
    return no_descriptor(NULL) ? -1 : REAL(pipe2)(ends, flags);
}

int clone(int (*function)(void *), void *stack, int flags, void *argument, ...)
{
    if (!fails("process"))
        return REAL(clone)(function, stack, flags, argument);
    errno = EAGAIN;
    return -1;
}

pid_t fork(void)
{
    if (!fails("process"))
        return REAL(fork)();
    errno = EAGAIN;
    return -1;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *),
                   void *argument)
{
    return fails("thread") ? EAGAIN : REAL(pthread_create)(thread, attributes, start, argument);
}
