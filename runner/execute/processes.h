/*
 * All processes of the system, as /proc has them.
 */
#ifndef SCATTER_PROCESSES_H
#define SCATTER_PROCESSES_H

/* Where a process belongs: its number, its parent's, and that of its process group. */
struct process {
    long pid, parent, group;
};

/* Told of each process in turn. */
typedef void process_visitor(const struct process *process, void *context);

/*
 * Visits all processes, in no order. One that ends meanwhile is left out; so are all where /proc cannot be read. Safe to
 * call in a signal handler, if `visit` is.
 */
void processes_visit(process_visitor *visit, void *context);

#endif
