#define _DEFAULT_SOURCE

#include "machine.h"

#include "file.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

bool own_path(char *path, size_t size)
{
    ssize_t length = readlink("/proc/self/exe", path, size);
    if (length < 0 || (size_t)length >= size)
        return false;
    path[length] = '\0';
    return true;
}

static uint64_t lesser(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* The first line of a file that begins with `start`, without it; false if there is none. */
static bool read_line(const char *path, const char *start, char *text, size_t size)
{
    char line[4096];
    bool found = false;
    FILE *file = fopen(path, "re");
    while (file != NULL && !found && fgets(line, sizeof line, file) != NULL)
        found = strncmp(line, start, strlen(start)) == 0;
    if (file != NULL)
        (void)fclose(file);
    if (found) {
        (void)snprintf(text, size, "%s", line + strlen(start));
        text[strcspn(text, "\n")] = '\0';
    }
    return found;
}

static uint64_t read_number(const char *path, const char *start, uint64_t otherwise)
{
    char text[64];
    uint64_t number;
    return read_line(path, start, text, sizeof text) && sscanf(text, "%" SCNu64, &number) == 1 ? number
                                                                                               : otherwise;
}

/* What a control group (version 2) still allows; UINT64_MAX without a limit. */
static uint64_t allowed_by_group(const char *group)
{
    char path[4096 + 64];
    (void)snprintf(path, sizeof path, "/sys/fs/cgroup%s/memory.max", group);
    const uint64_t most = read_number(path, "", UINT64_MAX);
    (void)snprintf(path, sizeof path, "/sys/fs/cgroup%s/memory.current", group);
    const uint64_t used = read_number(path, "", 0);
    return most == UINT64_MAX ? UINT64_MAX : used < most ? most - used : 0;
}

static uint64_t allowed_by_groups(void)
{
    char group[4096];
    uint64_t allowed = allowed_by_group("");
    if (!read_line("/proc/self/cgroup", "0::", group, sizeof group))
        return allowed;
    for (char *end = group + strlen(group); end > group; end = strrchr(group, '/')) {
        *end = '\0';
        allowed = lesser(allowed, allowed_by_group(group));
        if (strrchr(group, '/') == NULL)
            break;
    }
    return allowed;
}

uint64_t available_memory(void)
{
    struct rlimit space;
    const uint64_t kibibytes = read_number("/proc/meminfo", "MemAvailable:", UINT64_MAX >> 10);
    uint64_t available = kibibytes == UINT64_MAX >> 10 ? UINT64_MAX : kibibytes << 10;
    if (getrlimit(RLIMIT_AS, &space) == 0 && space.rlim_cur != RLIM_INFINITY)
        available = lesser(available, space.rlim_cur);
    return lesser(available, allowed_by_groups());
}

/* Of x86-64 and of aarch64 with pages of 4 KiB. A larger one of another system is a multiple of it. */
#define HUGE_PAGE ((size_t)2 << 20)

void huge_pages_prefer(void *memory, size_t size)
{
    size_t before = (HUGE_PAGE - (uintptr_t)memory % HUGE_PAGE) % HUGE_PAGE;
    if (size >= before + HUGE_PAGE)
        (void)madvise((char *)memory + before, (size - before) / HUGE_PAGE * HUGE_PAGE, MADV_HUGEPAGE);
}

int terminal_width(int descriptor)
{
    struct winsize size;
    return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
