/* Measures what the processes of a tree do: computing, waiting for a processor. */
#define _GNU_SOURCE /* sched_getaffinity */

#include "process_tree.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_SIZE = 4096 };

/* ---- times: lists -------------------------------------------------------------------------------------- */

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

/* ---- times: files of /proc ----------------------------------------------------------------------------- */

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

/* proc(5): "PID (NAME) STATE ..." with any characters in the name; the times in user and kernel mode of all
 * its threads are the numbers 14 and 15, and those of its waited-for children 16 and 17, in ticks. */
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

/* ---- processors: quotas -------------------------------------------------------------------------------- */

/* Reads a number at the beginning of a file; false if there is none, as for "max". */
static bool read_number(const char *path, double *number, double *second)
{
    FILE *file = fopen(path, "re");
    if (file == NULL)
        return false;
    int read = fscanf(file, "%lf %lf", number, second);
    (void)fclose(file);
    return read >= 1;
}

/* The quota of one group; infinite without one. */
static double quota_of_group(const char *folder, bool is_version_2)
{
    char path[PATH_SIZE + 32];
    double quota = 0, period = 0, nothing = 0;
    (void)snprintf(path, sizeof path, "%s/%s", folder, is_version_2 ? "cpu.max" : "cpu.cfs_quota_us");
    if (!read_number(path, &quota, &period))
        return INFINITY;
    if (!is_version_2) {
        (void)snprintf(path, sizeof path, "%s/cpu.cfs_period_us", folder);
        if (!read_number(path, &period, &nothing))
            return INFINITY;
    }
    return quota > 0 && period > 0 ? quota / period : INFINITY; /* version 1: -1 for no quota */
}

/* The smallest quota of a group and those above it. `path` begins with a slash and is shortened. */
static double quota_of_path(const char *folder, char *path, bool is_version_2)
{
    char group[PATH_SIZE];
    double smallest = INFINITY;
    for (;;) {
        if (snprintf(group, sizeof group, "%s%s", folder, path) < (int)sizeof group)
            smallest = fmin(smallest, quota_of_group(group, is_version_2));
        char *slash = strrchr(path, '/');
        if (slash == NULL)
            return smallest;
        *slash = '\0';
    }
}

/* Whether a list of names with commas has a name. */
static bool has_name(const char *list, const char *name)
{
    const size_t length = strlen(name);
    for (; *list != '\0'; list += strcspn(list, ","), list += *list == ',')
        if (strcspn(list, ",") == length && strncmp(list, name, length) == 0)
            return true;
    return false;
}

double processor_quota(const char *membership, const char *groups)
{
    char line[PATH_SIZE], folder[PATH_SIZE];
    double smallest = INFINITY;
    FILE *file = fopen(membership, "re");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        /* "0::/PATH" in version 2, "NUMBER:CONTROLLERS:/PATH" in version 1 */
        line[strcspn(line, "\n")] = '\0';
        char *controllers = strchr(line, ':');
        char *path = controllers == NULL ? NULL : strchr(controllers + 1, ':');
        if (path == NULL)
            continue;
        *path++ = '\0';
        controllers++;
        const bool is_version_2 = controllers[0] == '\0';
        if (!is_version_2 && !has_name(controllers, "cpu"))
            continue;
        (void)snprintf(folder, sizeof folder, "%s%s%s", groups, is_version_2 ? "" : "/",
                       is_version_2 ? "" : controllers);
        smallest = fmin(smallest, quota_of_path(folder, path, is_version_2));
    }
    if (file != NULL)
        (void)fclose(file);
    return smallest;
}

/* ---- processors: affinity ------------------------------------------------------------------------------ */

static double affinity_of(long pid)
{
    enum { MOST_PROCESSORS = 1 << 16 };
    double count = 0;
    cpu_set_t *set = CPU_ALLOC(MOST_PROCESSORS);
    const size_t size = CPU_ALLOC_SIZE(MOST_PROCESSORS);
    if (set != NULL && sched_getaffinity((pid_t)pid, size, set) == 0)
        count = CPU_COUNT_S(size, set);
    if (set != NULL)
        CPU_FREE(set);
    const long online = sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 ? count : online > 0 ? (double)online : 1;
}

double processors_of(long pid)
{
    char membership[64];
    (void)snprintf(membership, sizeof membership, "/proc/%ld/cgroup", pid);
    return fmax(0.01, fmin(affinity_of(pid), processor_quota(membership, "/sys/fs/cgroup")));
}
