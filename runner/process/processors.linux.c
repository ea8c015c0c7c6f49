#define _GNU_SOURCE /* sched_getaffinity */

#include "processor_use.h"

#include <math.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { PATH_SIZE = 4096 };

/* ---- quotas -------------------------------------------------------------------------------------------------------- */

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

/* ---- affinity ------------------------------------------------------------------------------------------------------ */

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
