#include "process_tree.h"

#include <stdlib.h>

/* ---- the list ------------------------------------------------------------------------------------------------------ */

static void add(const struct process *process, void *context)
{
    struct process_list *processes = context;
    if (processes->count == processes->capacity) {
        size_t capacity = processes->capacity == 0 ? 256 : 2 * processes->capacity;
        struct tree_process *larger = realloc(processes->list, capacity * sizeof *larger);
        if (larger == NULL)
            return;
        processes->list = larger;
        processes->capacity = capacity;
    }
    processes->list[processes->count++] = (struct tree_process){.process = *process};
}

static int compare(const void *left, const void *right)
{
    const struct tree_process *a = left, *b = right;
    return (a->process.pid > b->process.pid) - (a->process.pid < b->process.pid);
}

void process_list_take(struct process_list *processes)
{
    processes->count = 0;
    processes_visit(add, processes);
    if (processes->count > 0)
        qsort(processes->list, processes->count, sizeof *processes->list, compare);
}

void process_list_free(struct process_list *processes)
{
    free(processes->list);
    *processes = (struct process_list){.count = 0};
}

/* ---- the tree ------------------------------------------------------------------------------------------------------ */

static bool is_member(const struct process_list *processes, long pid)
{
    const struct tree_process key = {.process = {.pid = pid}};
    const struct tree_process *found = bsearch(&key, processes->list, processes->count, sizeof key, compare);
    return found != NULL && found->is_member;
}

/* A parent may come after its child in the list: repeats until nothing changes. */
void process_list_mark(struct process_list *processes, long root)
{
    bool changed = processes->count > 0;
    for (size_t i = 0; i < processes->count; i++)
        processes->list[i].is_member = false;
    while (changed) {
        changed = false;
        for (size_t i = 0; i < processes->count; i++) {
            struct tree_process *item = &processes->list[i];
            const struct process *process = &item->process;
            if (!item->is_member &&
                (process->pid == root || process->group == root || is_member(processes, process->parent)))
                item->is_member = changed = true;
        }
    }
}
