#define _GNU_SOURCE /* getdents64 */

#include "process_tree.h"

#include "child.h"
#include "machine.h"

#include <dirent.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* ---- all processes ------------------------------------------------------------------------------------- */

/* For signal handlers, in which most of the C library must not be called: no opendir, no sscanf. */

/* Reads a number at the start of a text; -1 if there is none. */
static long take_number(const char **text)
{
    enum { LARGEST = 1 << 30 }; /* no process number is larger */
    long number = **text >= '0' && **text <= '9' ? 0 : -1;
    for (; **text >= '0' && **text <= '9' && number <= LARGEST; (*text)++)
        number = number * 10 + (**text - '0');
    return number;
}

/* Reads the file "stat" of a process. False if the process has ended. */
static bool read_stat(char *text, size_t size, int proc, const char *name)
{
    static const char file_name[] = "/stat";
    char path[32];
    size_t length = 0;
    for (; name[length] != '\0' && length + sizeof file_name < sizeof path; length++)
        path[length] = name[length];
    if (name[length] != '\0')
        return false;
    memcpy(path + length, file_name, sizeof file_name);
    int file = openat(proc, path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    ssize_t got = read(file, text, size - 1);
    (void)close(file);
    text[got < 0 ? 0 : got] = '\0';
    return got > 0;
}

/* proc(5): "PID (NAME) STATE PARENT GROUP ..." with a letter for the state and any characters in the name.
 * False if `name` does not belong to a process. */
static bool read_process(struct process *process, int proc, const char *name)
{
    static const char before_parent[] = ") S ";
    char text[1024];
    const char *rest = name;
    process->pid = take_number(&rest);
    if (process->pid < 0 || *rest != '\0' || !read_stat(text, sizeof text, proc, name))
        return false;
    rest = strrchr(text, ')');
    if (rest == NULL || strlen(rest) < sizeof before_parent)
        return false;
    rest += sizeof before_parent - 1;
    process->parent = take_number(&rest);
    rest += *rest == ' ';
    process->group = take_number(&rest);
    return process->parent >= 0 && process->group >= 0;
}

/* Visits the processes of the given directory entries. */
static void visit_entries(int proc, const char *entries, size_t size, process_visitor *visit, void *context)
{
    struct process process;
    unsigned short length; /* of an entry */
    for (size_t at = 0; at < size; at += length) {
        memcpy(&length, entries + at + offsetof(struct dirent64, d_reclen), sizeof length);
        if (read_process(&process, proc, entries + at + offsetof(struct dirent64, d_name)))
            visit(&process, context);
    }
}

void processes_visit(process_visitor *visit, void *context)
{
    _Alignas(struct dirent64) char entries[4096];
    int proc = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (proc < 0)
        return;
    for (ssize_t size; (size = getdents64(proc, entries, sizeof entries)) > 0;)
        visit_entries(proc, entries, (size_t)size, visit, context);
    (void)close(proc);
}

/* ---- the memory of a tree ------------------------------------------------------------------------------ */

/* The memory of a process, with its share of memory that several processes use; its resident size if the
 * share is unknown. */
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

/* The last scan of all processes, shared by all threads: with a scan per thread the work would grow with the
 * square of the number of threads. */
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
