#define _POSIX_C_SOURCE 200809L

#include "process_memory.h"

#include "child.h"
#include "clock.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- all processes ------------------------------------------------------------------------------------------------ */

struct process {
    long pid, parent, group;
    bool counted; /* it belongs to the tree */
};

struct processes {
    struct process *list;
    size_t count, capacity;
};

/* The start of a file below /proc as text; false when there is nothing to be read. */
static bool read_text(int proc, const char *pid, const char *name, char *text, size_t capacity)
{
    char path[64];
    if (snprintf(path, sizeof path, "%s/%s", pid, name) >= (int)sizeof path)
        return false;
    int file = openat(proc, path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    ssize_t size = read(file, text, capacity - 1);
    (void)close(file);
    text[size < 0 ? 0 : size] = '\0';
    return size > 0;
}

/* What proc(5) says in the file "stat": parent and group are fields 4 and 5. */
static bool read_process(struct process *process, int proc, const char *name)
{
    char text[1024];
    *process = (struct process){.pid = strtol(name, NULL, 10)};
    if (process->pid <= 0 || !read_text(proc, name, "stat", text, sizeof text))
        return false;
    const char *after_name = strrchr(text, ')'); /* the name may have any character */
    return after_name != NULL && sscanf(after_name, ") %*c %ld %ld", &process->parent, &process->group) == 2;
}

static bool add(struct processes *processes, const struct process *process)
{
    if (processes->count == processes->capacity) {
        size_t capacity = processes->capacity == 0 ? 256 : 2 * processes->capacity;
        struct process *larger = realloc(processes->list, capacity * sizeof *larger);
        if (larger == NULL)
            return false;
        processes->list = larger;
        processes->capacity = capacity;
    }
    processes->list[processes->count++] = *process;
    return true;
}

/* What there is; what cannot be read, or finds no memory, is left out. */
static void read_processes(struct processes *processes, DIR *proc)
{
    struct process process;
    for (const struct dirent *entry = readdir(proc); entry != NULL; entry = readdir(proc))
        if (entry->d_name[0] >= '1' && entry->d_name[0] <= '9' &&
            read_process(&process, dirfd(proc), entry->d_name) && !add(processes, &process))
            return;
}

/* ---- those of a tree ---------------------------------------------------------------------------------------------- */

static bool is_counted(const struct processes *processes, long pid)
{
    for (size_t i = 0; i < processes->count; i++)
        if (processes->list[i].pid == pid)
            return processes->list[i].counted;
    return false;
}

/* A parent may stand after its child: until nothing changes. */
static void count_tree(struct processes *processes, long root)
{
    bool changed = true;
    while (changed) {
        changed = false;
        for (size_t i = 0; i < processes->count; i++) {
            struct process *process = &processes->list[i];
            if (!process->counted &&
                (process->pid == root || process->group == root || is_counted(processes, process->parent)))
                process->counted = changed = true;
        }
    }
}

/* The share of a process in the memory that it uses with others; its resident size where that is not told. */
static uint64_t share_of(long pid, int proc)
{
    char name[32], text[1024];
    uint64_t kibibytes = 0;
    (void)snprintf(name, sizeof name, "%ld", pid);
    const char *line =
        read_text(proc, name, "smaps_rollup", text, sizeof text) ? strstr(text, "\nPss:") : NULL;
    return line != NULL && sscanf(line, " Pss: %" SCNu64, &kibibytes) == 1 ? kibibytes * 1024
                                                                           : process_resident_size(pid);
}

uint64_t process_tree_size(long pid, uint64_t limit)
{
    struct processes processes = {.count = 0};
    uint64_t resident = 0, shares = 0;
    DIR *proc = opendir("/proc");
    if (proc == NULL)
        return 0;
    read_processes(&processes, proc);
    count_tree(&processes, pid);
    for (size_t i = 0; i < processes.count; i++)
        if (processes.list[i].counted)
            resident += process_resident_size(processes.list[i].pid);
    bool is_near = resident >= limit / 10 * 9;
    for (size_t i = 0; i < processes.count && is_near; i++)
        if (processes.list[i].counted)
            shares += share_of(processes.list[i].pid, dirfd(proc));
    free(processes.list);
    (void)closedir(proc);
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
