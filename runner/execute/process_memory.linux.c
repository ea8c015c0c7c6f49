#define _POSIX_C_SOURCE 200809L

#include "process_memory.h"

#include "child.h"
#include "clock.h"
#include "processes.h"

#include <inttypes.h>
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

static bool is_counted(const struct candidates *candidates, long pid)
{
    for (size_t i = 0; i < candidates->count; i++)
        if (candidates->list[i].process.pid == pid)
            return candidates->list[i].counted;
    return false;
}

/* A parent may stand after its child: until nothing changes. */
static void count_tree(struct candidates *candidates, long root)
{
    bool changed = true;
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

uint64_t process_tree_size(long pid, uint64_t limit)
{
    struct candidates candidates = {.count = 0};
    uint64_t resident = 0, shares = 0;
    processes_visit(add, &candidates);
    count_tree(&candidates, pid);
    for (size_t i = 0; i < candidates.count; i++)
        if (candidates.list[i].counted)
            resident += process_resident_size(candidates.list[i].process.pid);
    bool is_near = resident >= limit / 10 * 9;
    for (size_t i = 0; i < candidates.count && is_near; i++)
        if (candidates.list[i].counted)
            shares += share_of(candidates.list[i].process.pid);
    free(candidates.list);
    return is_near ? shares : resident;
}

bool process_exceeds(long pid, uint64_t limit)
{
    enum { PAUSE = 20 };
    static _Thread_local int64_t next_look;
    if (process_resident_size(pid) > limit)
        return true;
    int64_t start = clock_milliseconds();
    if (start < next_look)
        return false;
    bool exceeds = process_tree_size(pid, limit) > limit;
    next_look = start + PAUSE * (clock_milliseconds() - start + 1);
    return exceeds;
}
