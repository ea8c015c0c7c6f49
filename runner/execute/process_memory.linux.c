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

/* One that finds no memory is left out. */
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

/* A parent may stand after its child: until nothing changes. */
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

/* The share of a process in the memory that it uses with others; its resident size where that is not told. */
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

/* Of the tree below a process, among those that were found. */
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
 * The last look at all processes, for all threads: with a look for each the work would grow with the square of the
 * number of threads.
 */
static struct {
    pthread_mutex_t mutex;
    struct candidates found;
    int64_t number; /* of the look, from 1 */
    int64_t next;   /* when there is to be another */
} last_look = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* Looks again when it is time. The mutex is held. */
static void look_again(void)
{
    enum { PAUSE = 20 };
    const int64_t start = clock_milliseconds();
    if (start < last_look.next)
        return;
    take_all(&last_look.found);
    last_look.number++;
    last_look.next = start + PAUSE * (clock_milliseconds() - start + 1);
}

bool process_exceeds(long pid, uint64_t limit)
{
    static _Thread_local int64_t known; /* the last look that this thread has made use of */
    bool exceeds = false;
    if (process_resident_size(pid) > limit)
        return true;
    if (pthread_mutex_trylock(&last_look.mutex) != 0)
        return false; /* this thread asks again soon */
    look_again();
    if (known != last_look.number)
        exceeds = tree_size(&last_look.found, pid, limit) > limit;
    known = last_look.number;
    (void)pthread_mutex_unlock(&last_look.mutex);
    /* Some of those that were found may have ended, and their numbers be those of others. */
    return exceeds && process_tree_size(pid, limit) > limit;
}
