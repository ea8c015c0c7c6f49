#define _POSIX_C_SOURCE 200809L

#include "child.h"
#include "clock.h"
#include "process_tree.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

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
static uint64_t tree_size(struct process_list *processes, long root, uint64_t limit)
{
    uint64_t resident = 0, shares = 0;
    process_list_mark(processes, root);
    for (size_t i = 0; i < processes->count; i++)
        if (processes->list[i].is_member)
            resident += process_resident_size(processes->list[i].process.pid);
    bool is_near = resident >= limit / 10 * 9;
    for (size_t i = 0; i < processes->count && is_near; i++)
        if (processes->list[i].is_member)
            shares += share_of(processes->list[i].process.pid);
    return is_near ? shares : resident;
}

uint64_t process_tree_size(long pid, uint64_t limit)
{
    struct process_list processes = {.count = 0};
    process_list_take(&processes);
    uint64_t size = tree_size(&processes, pid, limit);
    process_list_free(&processes);
    return size;
}

/*
 * The last scan of all processes, shared by all threads: with a scan per thread the work would grow with the square
 * of the number of threads.
 */
static struct {
    pthread_mutex_t mutex;
    struct process_list found;
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
    process_list_take(&last_scan.found);
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
