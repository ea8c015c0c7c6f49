/*
 * How long the threads of a tree of processes ran and waited for a processor (processor_use.h), as Linux reports it.
 *
 * Linux counts a wait when it ends, in /proc/PID/task/TID/schedstat. Waits for disks, swapped memory, other processes
 * or devices are no such waits, nor is time that a hypervisor takes.
 */
#ifndef SCATTER_TREE_TIMES_H
#define SCATTER_TREE_TIMES_H

#include "process_tree.h"
#include "processor_use.h"

#include <stdbool.h>

/* Further threads, and further processes, are left out: a look takes about 10 us for each of them. */
enum { MOST_TIMED = 4096 };

/*
 * Replaces `times` (initially zeros) by the present times of the processes that are marked as members, read below the
 * folder `proc` ("/proc"). What has ended, or cannot be read, is left out.
 */
void tree_times_take(struct tree_times *times, const char *proc, const struct process_list *processes);

void tree_times_free(struct tree_times *times);

/*
 * Whether the system reports these times at all: whether this thread, which has run, has run according to it. Also true
 * if that cannot be found out for lack of descriptors or memory.
 */
bool tree_times_are_known(const char *proc);

#endif
