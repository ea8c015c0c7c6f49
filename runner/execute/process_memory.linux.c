#define _POSIX_C_SOURCE 200809L

#include "process_memory.h"

#include "child.h"
#include "clock.h"
#include "processes.h"

#include <inttypes.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

/* A process, and whether it belongs to the tree. */
struct candidate {
    struct process process;
    bool counted;
};

struct candidates {
    struct candidate *list;
    size_t count, capacity;
};

/* Without memory for it, a process is omitted. */
static void add(const struct process *process, void *context)
{
    struct candidates *candidates = context;
    if (candidates->count == candidates->capacity) {
        size_t capacity = candidates->capacity == 0 ? 256 : 2 * candidates->capacity;
        struct candidate *larger = realloc(candidates->list, capacity * sizeof *larger);
        if (larger == NULL)
            return;
        candidates->list = larger;
        candidates->capacity = capacity;
    }
    candidates->list[candidates->count++] = (struct candidate){.process = *process};
}

static int compare(const void *left, const void *right)
{
    const struct candidate *a = left, *b = right;
    return (a->process.pid > b->process.pid) - (a->process.pid < b->process.pid);
}

static void take_all(struct candidates *candidates)
{
    candidates->count = 0;
    processes_visit(add, candidates);
    if (candidates->count > 0)
        qsort(candidates->list, candidates->count, sizeof *candidates->list, compare);
}

static bool is_counted(const struct candidates *candidates, long pid)
{
    const struct candidate key = {.process = {.pid = pid}};
    const struct candidate *found = bsearch(&key, candidates->list, candidates->count, sizeof key, compare);
    return found != NULL && found->counted;
}

/* A parent may come after its child in the list: repeats until nothing changes. */
static void count_tree(struct candidates *candidates, long root)
{
    bool changed = true;
    for (size_t i = 0; i < candidates->count; i++)
        candidates->list[i].counted = false;
    while (changed) {
        changed = false;
        for (size_t i = 0; i < candidates->count; i++) {
            struct candidate *candidate = &candidates->list[i];
            const struct process *process = &candidate->process;
            if (!candidate->counted &&
                (process->pid == root || process->group == root || is_counted(candidates, process->parent)))
                candidate->counted = changed = true;
        }
    }
}

/*
 * The memory of a process, with its share of memory that several processes use; its resident size if the share is
 * unknown.
 */
static uint64_t share_of(long pid)
{
    char path[64], line[256];
    uint64_t kibibytes = 0;
    bool found = false;
    (void)snprintf(path, sizeof path, "/proc/%ld/smaps_rollup", pid);
    FILE *file = fopen(path, "re");
    while (file != NULL && !found && fgets(line, sizeof line, file) != NULL)
        found = sscanf(line, "Pss: %" SCNu64, &kibibytes) == 1;
    if (file != NULL)
        (void)fclose(file);
    return found ? kibibytes * 1024 : process_resident_size(pid);
}

/* The size of the tree below a process, among the found processes. */
static uint64_t tree_size(struct candidates *candidates, long root, uint64_t limit)
{
    uint64_t resident = 0, shares = 0;
    count_tree(candidates, root);
    for (size_t i = 0; i < candidates->count; i++)
        if (candidates->list[i].counted)
            resident += process_resident_size(candidates->list[i].process.pid);
    bool is_near = resident >= limit / 10 * 9;
    for (size_t i = 0; i < candidates->count && is_near; i++)
        if (candidates->list[i].counted)
            shares += share_of(candidates->list[i].process.pid);
    return is_near ? shares : resident;
}

uint64_t process_tree_size(long pid, uint64_t limit)
{
    struct candidates candidates = {.count = 0};
    take_all(&candidates);
    uint64_t size = tree_size(&candidates, pid, limit);
    free(candidates.list);
    return size;
}

/*
 * The last scan of all processes, shared by all threads: with a scan per thread the work would grow with the square
 * of the number of threads.
 */
static struct {
    pthread_mutex_t mutex;
    struct candidates found;
    int64_t number; /* of the scan, from 1 */
    int64_t next;   /* the time of the next scan */
} last_scan = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* Scans again when it is time. The mutex is held. */
static void scan_again(void)
{
    enum { PAUSE = 20 };
    const int64_t start = clock_milliseconds();
    if (start < last_scan.next)
        return;
    take_all(&last_scan.found);
    last_scan.number++;
    last_scan.next = start + PAUSE * (clock_milliseconds() - start + 1);
}

bool process_exceeds(long pid, uint64_t limit)
{
    static _Thread_local int64_t known; /* the last scan that this thread has used */
    bool exceeds = false;
    if (process_resident_size(pid) > limit)
        return true;
    if (pthread_mutex_trylock(&last_scan.mutex) != 0)
        return false; /* this thread soon checks again */
    scan_again();
    if (known != last_scan.number)
        exceeds = tree_size(&last_scan.found, pid, limit) > limit;
    known = last_scan.number;
    (void)pthread_mutex_unlock(&last_scan.mutex);
    /* Some of the found processes may have ended, and their numbers may have been reused. */
    return exceeds && process_tree_size(pid, limit) > limit;
}
