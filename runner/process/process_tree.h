/*
 * The processes of the system at one moment, from /proc, which of them belong to the tree below one of them, and the memory of
 * such a tree.
 */
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

/*
 * Visits all processes in unspecified order. A process that ends during the call may be omitted; all are, if /proc
 * cannot be read. Safe to call in a signal handler, if `visit` is.
 */
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

/* Replaces the list by all processes of the system: about 10 us each. Without memory for it, a process is omitted. */
void process_list_take(struct process_list *processes);

/*
 * Marks the members of a tree: the process `root`, all its descendants, and all processes in the process group that it
 * leads. A process whose parents have ended belongs to it only through the group.
 */
void process_list_mark(struct process_list *processes, long root);

void process_list_free(struct process_list *processes);

/*
 * The resident memory in bytes of a process, of all its descendants, and of all processes in the process group that
 * it leads. From nine tenths of `limit`, memory that several processes share counts once; below, it may count for
 * each of them. 0 if unknown. Examines every process of the system: about 10 us each.
 */
uint64_t process_tree_size(long pid, uint64_t limit);

/*
 * Whether a process exceeds a limit, alone or together with the processes that it has started. For repeated calls, by
 * a thread for each process: the other processes are examined once for all threads, at intervals such that this takes
 * at most a twentieth of the time of one thread.
 */
bool process_exceeds(long pid, uint64_t limit);

#endif
