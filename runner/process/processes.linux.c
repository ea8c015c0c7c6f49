#define _GNU_SOURCE /* getdents64 */

#include "process_tree.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

/* Most of the C library must not be called in a signal handler: no opendir, no sscanf. */

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

/*
 * proc(5): "PID (NAME) STATE PARENT GROUP ..." with a letter for the state and any characters in the name. False if
 * `name` does not belong to a process.
 */
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
