#define _POSIX_C_SOURCE 200809L

#include "processes.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What proc(5) says in the file "stat": parent and group are fields 4 and 5. False where `name` is no process's. */
static bool read_process(struct process *process, int proc, const char *name)
{
    char path[32], text[1024], *end = NULL;
    process->pid = strtol(name, &end, 10);
    if (end == name || *end != '\0' || snprintf(path, sizeof path, "%s/stat", name) >= (int)sizeof path)
        return false;
    int file = openat(proc, path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    ssize_t size = read(file, text, sizeof text - 1);
    (void)close(file);
    text[size < 0 ? 0 : size] = '\0';
    /* The name of the process, which may have any character, stands in parentheses. */
    const char *after_name = strrchr(text, ')');
    return after_name != NULL && sscanf(after_name, ") %*c %ld %ld", &process->parent, &process->group) == 2;
}

void processes_visit(process_visitor *visit, void *context)
{
    struct process process;
    DIR *proc = opendir("/proc");
    if (proc == NULL)
        return;
    for (const struct dirent *entry = readdir(proc); entry != NULL; entry = readdir(proc))
        if (read_process(&process, dirfd(proc), entry->d_name))
            visit(&process, context);
    (void)closedir(proc);
}
