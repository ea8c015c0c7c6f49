#define _DEFAULT_SOURCE

#include "processor_use.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_SIZE = 4096 };

/* ---- lists of times ------------------------------------------------------------------------------------------------ */

/* Without memory for it, the sample is left out. */
static void add(struct time_samples *samples, const struct time_sample *sample)
{
    if (samples->count == MOST_TIMED)
        return;
    if (samples->count == samples->capacity) {
        size_t capacity = samples->capacity == 0 ? 64 : 2 * samples->capacity;
        struct time_sample *larger = realloc(samples->list, capacity * sizeof *larger);
        if (larger == NULL)
            return;
        samples->list = larger;
        samples->capacity = capacity;
    }
    samples->list[samples->count++] = *sample;
}

static void sort(struct time_samples *samples)
{
    if (samples->count > 0)
        qsort(samples->list, samples->count, sizeof *samples->list, time_sample_compare);
}

void tree_times_free(struct tree_times *times)
{
    free(times->threads.list);
    free(times->processes.list);
    *times = (struct tree_times){.threads = {.count = 0}};
}

/* ---- files of /proc ------------------------------------------------------------------------------------------------ */

/* Reads the beginning of a file as text. False if it cannot be read or is empty. */
static bool read_text(const char *path, char *text, size_t size)
{
    FILE *file = fopen(path, "re");
    if (file == NULL)
        return false;
    size_t got = fread(text, 1, size - 1, file);
    (void)fclose(file);
    text[got] = '\0';
    return got > 0;
}

/* Reads "RUN WAIT SLICES", in nanoseconds. */
static bool read_thread(const char *path, struct time_sample *sample)
{
    char text[128];
    return read_text(path, text, sizeof text) &&
           sscanf(text, "%" SCNu64 " %" SCNu64, &sample->run, &sample->wait) == 2;
}

/*
 * proc(5): "PID (NAME) STATE ..." with any characters in the name; the times in user and kernel mode of all its threads
 * are the numbers 14 and 15, and those of its waited-for children 16 and 17, in ticks.
 */
static bool read_process(const char *path, struct time_sample *sample)
{
    char text[1024];
    uint64_t ticks[4], nanoseconds_of_tick;
    const long ticks_of_second = sysconf(_SC_CLK_TCK);
    if (ticks_of_second <= 0 || !read_text(path, text, sizeof text))
        return false;
    const char *rest = strrchr(text, ')');
    if (rest == NULL ||
        sscanf(rest,
               ") %*c %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64,
               &ticks[0], &ticks[1], &ticks[2], &ticks[3]) != 4)
        return false;
    nanoseconds_of_tick = UINT64_C(1000000000) / (uint64_t)ticks_of_second;
    sample->run = (ticks[0] + ticks[1] + ticks[2] + ticks[3]) * nanoseconds_of_tick;
    return true;
}

static void take_threads(struct time_samples *threads, const char *proc, long pid)
{
    char path[PATH_SIZE];
    (void)snprintf(path, sizeof path, "%s/%ld/task", proc, pid);
    DIR *folder = opendir(path);
    if (folder == NULL)
        return;
    for (const struct dirent *entry; threads->count < MOST_TIMED && (entry = readdir(folder)) != NULL;) {
        struct time_sample sample = {.id = strtol(entry->d_name, NULL, 10)};
        (void)snprintf(path, sizeof path, "%s/%ld/task/%ld/schedstat", proc, pid, sample.id);
        if (sample.id > 0 && read_thread(path, &sample))
            add(threads, &sample);
    }
    (void)closedir(folder);
}

void tree_times_take(struct tree_times *times, const char *proc, const struct process_list *processes)
{
    char path[PATH_SIZE];
    times->threads.count = times->processes.count = 0;
    for (size_t i = 0; i < processes->count; i++) {
        struct time_sample sample = {.id = processes->list[i].process.pid};
        if (!processes->list[i].is_member)
            continue;
        take_threads(&times->threads, proc, sample.id);
        (void)snprintf(path, sizeof path, "%s/%ld/stat", proc, sample.id);
        if (read_process(path, &sample))
            add(&times->processes, &sample);
    }
    sort(&times->threads);
    sort(&times->processes);
}

bool tree_times_are_known(const char *proc)
{
    struct time_sample sample = {.run = 0};
    char path[PATH_SIZE];
    (void)snprintf(path, sizeof path, "%s/thread-self/schedstat", proc);
    errno = 0;
    if (read_thread(path, &sample))
        return sample.run > 0;
    return errno == EMFILE || errno == ENFILE || errno == ENOMEM;
}
