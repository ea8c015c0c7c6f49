/*
 * Tells a process from its forks without a system call: a page whose first byte a fork finds wiped (MADV_WIPEONFORK). A
 * process that shares the memory of this one, by vfork, is not told from it.
 */
#ifndef SCATTER_FORK_MARK_H
#define SCATTER_FORK_MARK_H

#include <stdbool.h>
#include <sys/types.h>

struct fork_mark {
    volatile unsigned char *page; /* NULL: the system wipes none */
    pid_t process;                /* that made it */
};

struct fork_mark fork_mark_create(void);
void fork_mark_destroy(struct fork_mark *mark);

/* Whether this is the process that made the mark, and no fork of it. */
bool fork_mark_is_own(const struct fork_mark *mark);

#endif
