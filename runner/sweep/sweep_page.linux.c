#define _GNU_SOURCE

#include "sweep_page.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static enum status map(struct shared_page *shared, struct error *error)
{
    void *address =
        mmap(NULL, sizeof *shared->page, PROT_READ | PROT_WRITE, MAP_SHARED, shared->descriptor, 0);
    if (address != MAP_FAILED) {
        shared->page = address;
        return STATUS_OK;
    }
    int reason = errno;
    (void)close(shared->descriptor);
    return error_set(error, STATUS_SYSTEM, "the memory that is shared with a worker cannot be mapped: %s",
                     strerror(reason));
}

/* An access to a mapping beyond the end of its file is a SIGBUS, so the implementation must not be able to truncate it. */
static bool fix_size(int descriptor)
{
    return ftruncate(descriptor, sizeof(struct sweep_page)) == 0 &&
           fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0;
}

enum status shared_page_create(struct shared_page *shared, struct error *error)
{
    *shared = (struct shared_page){.descriptor =
                                       memfd_create("scatter-cts-sweep", MFD_CLOEXEC | MFD_ALLOW_SEALING)};
    if (shared->descriptor < 0)
        return error_set(error, STATUS_SYSTEM, "no memory can be shared with a worker: %s", strerror(errno));
    if (!fix_size(shared->descriptor)) {
        int reason = errno;
        (void)close(shared->descriptor);
        return error_set(error, STATUS_SYSTEM, "no memory can be shared with a worker: %s", strerror(reason));
    }
    (void)snprintf(shared->path, sizeof shared->path, "/proc/%ld/fd/%d", (long)getpid(), shared->descriptor);
    return map(shared, error);
}

enum status shared_page_open(struct shared_page *shared, const char *path, struct error *error)
{
    *shared = (struct shared_page){.descriptor = open(path, O_RDWR | O_CLOEXEC)};
    if (shared->descriptor < 0)
        return error_set(error, STATUS_SYSTEM, "%.60s cannot be opened: %s", path, strerror(errno));
    if (lseek(shared->descriptor, 0, SEEK_END) < (off_t)sizeof *shared->page) {
        (void)close(shared->descriptor);
        return error_set(error, STATUS_SYSTEM, "%.60s is too short", path);
    }
    return map(shared, error);
}

void shared_page_close(struct shared_page *shared)
{
    if (shared->page == NULL)
        return;
    (void)munmap(shared->page, sizeof *shared->page);
    (void)close(shared->descriptor);
    *shared = (struct shared_page){.descriptor = -1};
}
