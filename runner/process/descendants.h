/*
 * The descendants of this process: the processes that it starts, and those that these leave behind. None may outlive
 * the work that it was started for.
 *
 * A process that is started here dies with the runner, however the runner ends (PR_SET_PDEATHSIG, which follows the
 * thread that started it). A process that is ended here is killed together with its process group. A process that
 * left the group, by setsid or with a double fork, becomes a child of this process as soon as its parent has ended,
 * if descendants_adopt was called (PR_SET_CHILD_SUBREAPER). It is a stray: recognised because it was not started
 * here, and also killed. Without a PID namespace, some processes can survive: if the runner is killed by SIGKILL, the
 * processes that its children have started; a program that resets PR_SET_PDEATHSIG; and a process that may not be
 * killed, such as a program of another user.
 */
#ifndef SCATTER_DESCENDANTS_H
#define SCATTER_DESCENDANTS_H

#include "child.h"

#include <stddef.h>

/* How long killed processes may take to end; the second value is for hurried ends. */
enum { DESCENDANT_PATIENCE_MILLISECONDS = 5000, HURRIED_PATIENCE_MILLISECONDS = 1000 };

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

/* process_start, and records the process: descendant_end must follow. */
int descendant_start(long *pid, const char *const *arguments, const struct redirection *redirections,
                     size_t count);

/*
 * Kills a process that was started here, its process group, and, if it does not end immediately, what it has started.
 * Waits for its end at most DESCENDANT_PATIENCE_MILLISECONDS. A process that cannot be killed (a system call that
 * does not return, a debugger that holds it) is reported as killed and is a stray from then on. Looks for strays
 * occasionally.
 */
struct child_end descendant_end(long pid);

/*
 * Call it once, before there are threads: from now on strays become children of this process and are ended. Children
 * that it already has, as after exec in a shell, are left alone; what these leave behind cannot be distinguished from
 * strays and is ended. If it has more than a thousand children, nothing is adopted. The process with number 1 of a
 * PID namespace gets all orphans of that namespace, even if another program started them: they are also ended.
 */
void descendants_adopt(void);

/*
 * Kills all strays and waits for their end, at most DESCENDANT_PATIENCE_MILLISECONDS. Returns how many are left;
 * `left` receives the process numbers of the first `capacity`.
 */
size_t descendants_end(long *left, size_t capacity);

/*
 * Kills the process groups of all processes that were started here, and then, after descendants_adopt, all strays;
 * takes at most a second. For a process that ends immediately afterwards. Safe to call in a signal handler.
 */
void descendants_kill(void);

#endif
