/* The processes of the system at one moment, from /proc, which of them belong to the tree below one of them,
 * and the memory of such a tree. */
#ifndef SCATTER_PROCESS_TREE_H
#define SCATTER_PROCESS_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Where a process belongs: its number, its parent's, and that of its process group. */
struct process {
    long pid, parent, group;
};

/* Called for each process. */
typedef void process_visitor(const struct process *process, void *context);

/* Visits all processes in unspecified order. A process that ends during the call may be omitted; all are, if
 * /proc cannot be read. Safe to call in a signal handler, if `visit` is. */
void processes_visit(process_visitor *visit, void *context);

/* A process, and whether it belongs to the tree. */
struct tree_process {
    struct process process;
    bool is_member;
};

/* Begin with zeros; release with process_list_free. */
struct process_list {
    struct tree_process *list; /* sorted by process number */
    size_t count, capacity;
};

/* Replaces the list by all processes of the system: about 10 us each. Without memory for it, a process is
 * omitted. */
void process_list_take(struct process_list *processes);

/* Marks the members of a tree: the process `root`, all its descendants, and all processes in the process
 * group that it leads. A process whose parents have ended belongs to it only through the group. */
void process_list_mark(struct process_list *processes, long root);

void process_list_free(struct process_list *processes);

/*
 * The resident memory in bytes of a process, of all its descendants, and of all processes in the process
 * group that it leads. From nine tenths of `limit`, memory that several processes share counts once; below,
 * it may count for each of them. 0 if unknown. Examines every process of the system: about 10 us each.
 */
uint64_t process_tree_size(long pid, uint64_t limit);

/*
 * Whether a process exceeds a limit, alone or together with the processes that it has started. For repeated
 * calls, by a thread for each process: the other processes are examined once for all threads, at intervals
 * such that this takes at most a twentieth of the time of one thread.
 */
bool process_exceeds(long pid, uint64_t limit);

/* How much of a span of time a tree of processes was kept from the processors by others: pure arithmetic
 * (process_tree.c), and what it needs of Linux (processor_use.linux.c). */

/* ---- arithmetic ---------------------------------------------------------------------------------------- */

/* What the threads of a tree did in a span of time. All times are in nanoseconds. */
struct processor_use {
    uint64_t elapsed;
    uint64_t run;          /* on a processor, all threads together */
    uint64_t wait;         /* ready, but without a processor, all threads together */
    uint64_t longest_wait; /* of a single thread */
    double processors;     /* that the tree may use at the same time, such as 2 or 0.5 */
};

/*
 * The part of the elapsed time that is not the tree's own. At most the longest wait of a single thread, and
 * at most elapsed * (1 - run / min(run + wait, processors * elapsed)): the threads could have run for
 * min(...) without others, and ran for `run`. So threads that only wait for each other get nothing, nor do
 * threads that sleep or are stopped (run + wait is 0). Never more than `elapsed`.
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
 * A thread or process that is new counts with all its times, one that has ended with none. A lost wait lowers
 * the credit. The lost time on a processor would raise it: it is taken from the processes, whose times
 * include what has ended, and `run` is the greater of both sums. A number that was used again for a new
 * thread, with lower times than before, counts as a new thread; with higher times it counts for less than it
 * was.
 */
void processor_use_between(struct processor_use *use, const struct tree_times *before,
                           const struct tree_times *now);

/* ---- how long threads ran and waited ------------------------------------------------------------------- */

/* Linux counts a wait when it ends, in /proc/PID/task/TID/schedstat. Waits for disks, swapped memory, other
 * processes or devices are no such waits, nor is time that a hypervisor takes. */

/* Further threads, and further processes, are left out: a look takes about 10 us for each of them. */
enum { MOST_TIMED = 4096 };

/* Replaces `times` (initially zeros) by the present times of the processes that are marked as members, read
 * below the folder `proc` ("/proc"). What has ended, or cannot be read, is left out. */
void tree_times_take(struct tree_times *times, const char *proc, const struct process_list *processes);

void tree_times_free(struct tree_times *times);

/* Whether the system reports these times at all: whether this thread, which has run, has run according to it.
 * Also true if that cannot be found out for lack of descriptors or memory. */
bool tree_times_are_known(const char *proc);

/* ---- how many processors a process may use at the same time -------------------------------------------- */

/* The processors that the affinity and the quota of its control groups leave to a process, such as 2 or 0.5;
 * at least one hundredth. */
double processors_of(long pid);

/*
 * The smallest quota of the control groups of a process, as a number of processors; infinite without one.
 * `membership`: the file /proc/PID/cgroup; `groups`: the folder /sys/fs/cgroup, of version 1 or 2. A group
 * that the folder does not have, as in a container, is left out, but not the groups above it.
 */
double processor_quota(const char *membership, const char *groups);

/*
 * A limit in time that is fair on a busy machine: time in which the implementation waited for a processor
 * does not count.
 *
 * What it has waited is measured only for a case that is slow: the measurement begins when a tenth of the
 * limit has passed, and is read when the limit is reached. Waits in the first tenth count as its own time. As
 * the system counts a wait only when it ends, and a thread may be waiting at that moment, a further second
 * passes before the limit is over. An answer in that second is in time. Whatever was waited, ten times the
 * limit in wall time end it.
 */

/* Measures waits. */
struct wait_meter {
    void (*begin)(void *context);
    /* The waited time since `begin`, in milliseconds. */
    int64_t (*waited)(void *context);
    void *context;
};

/* Begin with time_limit_create. All times are in milliseconds. */
struct time_limit {
    int64_t start, limit;
    int64_t next;                   /* time of the next look; before, the limit is not over */
    const struct wait_meter *meter; /* NULL: wall time counts */
    bool has_begun;                 /* the measurement */
    bool is_last_second;
};

struct time_limit time_limit_create(int64_t now, int64_t limit, const struct wait_meter *meter);

/* Whether the limit is over. For repeated calls. */
bool time_limit_is_over(struct time_limit *limit, int64_t now);

/* ---- the meter of a tree of processes (process_tree.h) ------------------------------------------------- */

/* Begin with tree_meter_create. The members belong to the functions below. */
struct tree_meter {
    long pid;
    struct process_list processes;
    struct tree_times before, now;
    uint64_t began; /* nanoseconds of the clock */
};

/* Whether the system reports the times that a meter needs. */
bool tree_meter_is_available(void);

/* A meter for the tree below a process. It measures nothing, and costs nothing, before it begins. */
struct tree_meter tree_meter_create(long pid);
void tree_meter_free(struct tree_meter *meter);

/* The meter as a time limit needs it. `meter` is borrowed. */
struct wait_meter tree_meter_waits(struct tree_meter *meter);

#endif
