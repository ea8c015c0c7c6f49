/*
 * Distinguishes a process from its forks without a system call, by a page that is wiped in a fork
 * (MADV_WIPEONFORK). A process that shares the memory, created by vfork, is not distinguished.
 */
#ifndef SCATTER_FORK_MARK_H
#define SCATTER_FORK_MARK_H

#include <stdbool.h>
#include <sys/types.h>

struct fork_mark {
    volatile unsigned char *page; /* NULL: the system does not wipe pages */
    pid_t process;                /* the process that created the mark */
};

struct fork_mark fork_mark_create(void);
void fork_mark_destroy(struct fork_mark *mark);

/* Whether this is the process that created the mark, not a fork of it. */
bool fork_mark_is_own(const struct fork_mark *mark);

#endif
