/*
 * All processes of the system, from /proc.
 */
#ifndef SCATTER_PROCESSES_H
#define SCATTER_PROCESSES_H

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

#endif
