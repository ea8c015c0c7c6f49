/*
 * The processes of the system at one moment, and which of them belong to the tree below one of them.
 */
#ifndef SCATTER_PROCESS_TREE_H
#define SCATTER_PROCESS_TREE_H

#include "processes.h"

#include <stdbool.h>
#include <stddef.h>

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

#endif
