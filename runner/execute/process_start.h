/*
 * A process is started: a program in a process group of its own, which dies with the thread that started it.
 */
#ifndef SCATTER_PROCESS_START_H
#define SCATTER_PROCESS_START_H

#include <stddef.h>

/* A descriptor of a new process. `from` is open here, and above every `to` of the same list; below 0: /dev/null. */
struct redirection {
    int from, to;
};

/*
 * Starts a program (looked up in PATH when the name has no slash) in a process group of its own, without core files
 * (where the hard limit of RLIMIT_CORE is 0, the kernel still gives them to a program that it has for them), and with
 * the default disposition of the signals that the runner treats otherwise. It is killed when the thread ends that
 * started it (PR_SET_PDEATHSIG). `arguments` ends with NULL; there may be as many as the system takes, also for a script
 * without a first line that names its shell. Returns 0 or an errno.
 */
int process_start(long *pid, const char *const *arguments, const struct redirection *redirections,
                  size_t count);

#endif
