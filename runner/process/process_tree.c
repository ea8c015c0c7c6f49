#include "process_tree.h"

#include <stdlib.h>

/* ---- the list ------------------------------------------------------------------------------------------ */

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

/* ---- the tree ------------------------------------------------------------------------------------------ */

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

uint64_t processor_credit(const struct processor_use *use)
{
    const double elapsed = (double)use->elapsed, run = (double)use->run;
    const double wanted = run + (double)use->wait, possible = use->processors * elapsed;
    const double could_run = wanted < possible ? wanted : possible;
    if (!(could_run > run))
        return 0; /* also if nothing ran or waited */
    const double others = elapsed * (1 - run / could_run);
    return others < (double)use->longest_wait ? (uint64_t)others : use->longest_wait;
}

int time_sample_compare(const void *left, const void *right)
{
    const struct time_sample *a = left, *b = right;
    return (a->id > b->id) - (a->id < b->id);
}

/* What a thread or process did since an earlier moment. */
static struct time_sample since(const struct time_samples *before, const struct time_sample *now)
{
    const struct time_sample *old = before->count == 0 ? NULL
                                                       : bsearch(now, before->list, before->count,
                                                                 sizeof *before->list, time_sample_compare);
    if (old == NULL || old->run > now->run || old->wait > now->wait)
        return *now;
    return (struct time_sample){now->id, now->run - old->run, now->wait - old->wait};
}

void processor_use_between(struct processor_use *use, const struct tree_times *before,
                           const struct tree_times *now)
{
    uint64_t run_of_processes = 0;
    use->run = use->wait = use->longest_wait = 0;
    for (size_t i = 0; i < now->threads.count; i++) {
        const struct time_sample sample = since(&before->threads, &now->threads.list[i]);
        use->run += sample.run;
        use->wait += sample.wait;
        if (sample.wait > use->longest_wait)
            use->longest_wait = sample.wait;
    }
    for (size_t i = 0; i < now->processes.count; i++)
        run_of_processes += since(&before->processes, &now->processes.list[i]).run;
    if (run_of_processes > use->run)
        use->run = run_of_processes;
}
