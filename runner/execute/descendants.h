/*
 * The processes that come of this one: those that it starts, and those that these leave behind. None of them is to
 * outlive the work that it was started for.
 *
 * A process that is started here dies with the runner, however that ends (PR_SET_PDEATHSIG, which follows the thread
 * that started it). One that is ended here is killed together with its process group. Who left the group, by setsid or
 * with a double fork, comes to this process as soon as its parent has ended, once descendants_adopt was called
 * (PR_SET_CHILD_SUBREAPER), is known by not having been started here, and is killed, too. What remains without a PID
 * namespace: when the runner is killed by SIGKILL, what the processes that it started have started themselves; a
 * program that takes PR_SET_PDEATHSIG back; and who may not be killed, such as a program of another user.
 */
#ifndef SCATTER_DESCENDANTS_H
#define SCATTER_DESCENDANTS_H

#include "child.h"
#include "process_start.h"

#include <stddef.h>

/* How long processes that were killed may take to end; the second where there is no time. */
enum { DESCENDANT_PATIENCE_MILLISECONDS = 5000, HURRIED_PATIENCE_MILLISECONDS = 1000 };

/* process_start, and remembers what was started: descendant_end has to follow. */
int descendant_start(long *pid, const char *const *arguments, const struct redirection *redirections,
                     size_t count);

/*
 * Kills a process that was started here, its process group, and, where it does not end at once, what it has started.
 * Waits for its end no longer than patience allows; one that cannot be killed (a system call that does not return, a
 * debugger that holds it) is told as killed, and is a stray from then on. Looks for strays now and then.
 */
struct child_end descendant_end(long pid);

/*
 * Call it once, before there are threads: strays become children of this process from now on, and are ended. Children
 * that it has already, as after exec in a shell, are left alone; what those leave behind is not told from strays, and
 * ended. Nothing is adopted where it has more than a thousand children. A process that is number 1 of its PID namespace
 * gets the orphans of all processes there, whoever started them: they are ended, too.
 */
void descendants_adopt(void);

/*
 * Kills all strays and waits for their end, as long as patience allows. Returns how many are left; the numbers of the
 * first of them are in `left`.
 */
size_t descendants_end(long *left, size_t capacity);

/*
 * Kills the process groups of all that were started here, and then, with descendants_adopt, all strays; takes no longer
 * than a second. For a process that ends right afterwards. Safe to call in a signal handler.
 */
void descendants_kill(void);

#endif
