/*
 * How much of a span of time a tree of processes was kept from the processors by others: pure arithmetic (processor_use.c), and
 * what it needs of Linux (processor_use.linux.c).
 */
#ifndef SCATTER_PROCESSOR_USE_H
#define SCATTER_PROCESSOR_USE_H

#include "process_tree.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- arithmetic ----------------------------------------------------------------------------------------------------- */

/* What the threads of a tree did in a span of time. All times are in nanoseconds. */
struct processor_use {
    uint64_t elapsed;
    uint64_t run;          /* on a processor, all threads together */
    uint64_t wait;         /* ready, but without a processor, all threads together */
    uint64_t longest_wait; /* of a single thread */
    double processors;     /* that the tree may use at the same time, such as 2 or 0.5 */
};

/*
 * The part of the elapsed time that is not the tree's own. At most the longest wait of a single thread, and at most
 * elapsed * (1 - run / min(run + wait, processors * elapsed)): the threads could have run for min(...) without others,
 * and ran for `run`. So threads that only wait for each other get nothing, nor do threads that sleep or are stopped
 * (run + wait is 0). Never more than `elapsed`.
 */
uint64_t processor_credit(const struct processor_use *use);

/* The times of a thread or a process since its start, in nanoseconds. */
struct time_sample {
    long id;
    uint64_t run, wait;
};

/* The order of two samples by id, for qsort and bsearch. */
int time_sample_compare(const void *left, const void *right);

/* Sorted by id. */
struct time_samples {
    struct time_sample *list;
    size_t count, capacity;
};

/* All times of a tree at one moment. */
struct tree_times {
    struct time_samples threads;
    struct time_samples
        processes; /* run: of all threads and waited-for children, also those that have ended; no wait */
};

/*
 * Sets the times of `use` to what happened between two moments; leaves `elapsed` and `processors`.
 *
 * A thread or process that is new counts with all its times, one that has ended with none. A lost wait lowers the
 * credit. The lost time on a processor would raise it: it is taken from the processes, whose times include what
 * has ended, and `run` is the greater of both sums. A number that was used again for a new thread, with lower times than
 * before, counts as a new thread; with higher times it counts for less than it was.
 */
void processor_use_between(struct processor_use *use, const struct tree_times *before,
                           const struct tree_times *now);

/* ---- how long threads ran and waited -------------------------------------------------------------------------------- */

/*
 * Linux counts a wait when it ends, in /proc/PID/task/TID/schedstat. Waits for disks, swapped memory, other processes
 * or devices are no such waits, nor is time that a hypervisor takes.
 */

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

/* ---- how many processors a process may use at the same time --------------------------------------------------------- */

/*
 * The processors that the affinity and the quota of its control groups leave to a process, such as 2 or 0.5; at least
 * one hundredth.
 */
double processors_of(long pid);

/*
 * The smallest quota of the control groups of a process, as a number of processors; infinite without one. `membership`:
 * the file /proc/PID/cgroup; `groups`: the folder /sys/fs/cgroup, of version 1 or 2. A group that the folder does not
 * have, as in a container, is left out, but not the groups above it.
 */
double processor_quota(const char *membership, const char *groups);

#endif
