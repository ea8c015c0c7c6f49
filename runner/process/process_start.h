/*
 * Starts a program in its own process group. The process dies with the thread that started it.
 */
#ifndef SCATTER_PROCESS_START_H
#define SCATTER_PROCESS_START_H

#include <stddef.h>

/*
 * A descriptor of a new process. `from` is open in this process and greater than every `to` of the same list; if
 * negative: /dev/null.
 */
struct redirection {
    int from, to;
};

/*
 * Starts a program (looked up in PATH if the name has no slash) in its own process group, without core files (even if
 * the hard limit of RLIMIT_CORE is 0, the kernel still passes them to a program that is configured to receive them),
 * and with the default disposition of the signals that the runner handles. It is killed when the thread that started
 * it ends (PR_SET_PDEATHSIG). `arguments` ends with NULL; as many as the system accepts are allowed, also for a
 * script without a line `#!`. Returns 0 or an errno.
 */
int process_start(long *pid, const char *const *arguments, const struct redirection *redirections,
                  size_t count);

#endif
