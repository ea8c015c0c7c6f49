/* What Linux reports about a process: its memory, and its peak at the end. */
#define _GNU_SOURCE /* pipe2 */

#include "child.h"

#include "machine.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

bool pipe_closed_on_exec(int ends[2])
{
    return pipe2(ends, O_CLOEXEC) == 0;
}

uint64_t process_resident_size(long pid)
{
    char path[64];
    (void)snprintf(path, sizeof path, "/proc/%ld/statm", pid);
    FILE *file = fopen(path, "re");
    if (file == NULL)
        return 0;
    uint64_t total = 0, resident = 0;
    int read = fscanf(file, "%" SCNu64 " %" SCNu64, &total, &resident);
    (void)fclose(file);
    return read == 2 ? resident * (uint64_t)sysconf(_SC_PAGESIZE) : 0;
}

uint64_t process_peak_resident_size(long pid)
{
    char path[64], line[128];
    (void)snprintf(path, sizeof path, "/proc/%ld/status", pid);
    FILE *file = fopen(path, "re");
    if (file == NULL)
        return 0;
    uint64_t kibibytes = 0;
    while (fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "VmHWM: %" SCNu64 " kB", &kibibytes) == 1)
            break;
    (void)fclose(file);
    return kibibytes * 1024;
}

uint64_t own_peak_resident_size(void)
{
    struct rusage usage;
    return getrusage(RUSAGE_SELF, &usage) == 0 ? (uint64_t)usage.ru_maxrss * 1024 : 0;
}

/* Most processes end soon after a kill: the first checks follow quickly. */
static void nap(int round)
{
    const struct timespec time = {.tv_nsec = round < 7 ? 50000L << round : 5000000};
    (void)nanosleep(&time, NULL);
}

/*
 * The limit of processor time in seconds that ended a process with this wait status, or one that it waited
 * for, such as the program of a shell; 0: none did. The limits of a process are those of the runner: SIGXCPU
 * at one, SIGKILL at the other. The kernel compares a time that it counts in ticks, which may be far from the
 * exact one: half of the limit is enough.
 */
static long long limit_that_ended(int status, const struct rusage *usage)
{
    enum { SHELL_ADDS = 128 };
    struct rlimit limit;
    const int number = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status) - SHELL_ADDS;
    if ((number != SIGXCPU && number != SIGKILL) || getrlimit(RLIMIT_CPU, &limit) != 0)
        return 0;
    const rlim_t seconds = number == SIGXCPU ? limit.rlim_cur : limit.rlim_max;
    const rlim_t used = (rlim_t)(usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 1000 +
                        (rlim_t)(usage->ru_utime.tv_usec + usage->ru_stime.tv_usec) / 1000;
    return seconds != RLIM_INFINITY && used / 500 >= seconds ? (long long)seconds : 0;
}

bool process_wait(long pid, int64_t milliseconds, struct child_end *end)
{
    const int64_t deadline = clock_milliseconds() + milliseconds;
    int status = 0;
    struct rusage usage;
    memset(&usage, 0, sizeof usage);
    for (int round = 0;; round++) {
        pid_t waited = wait4((pid_t)pid, &status, WNOHANG, &usage);
        if (waited == (pid_t)pid || (waited < 0 && errno != EINTR))
            break;
        if (clock_milliseconds() >= deadline)
            return false;
        nap(round);
    }
    bool signalled = WIFSIGNALED(status);
    *end = (struct child_end){.signalled = signalled,
                              .number = signalled ? WTERMSIG(status) : WEXITSTATUS(status),
                              .peak_resident = (uint64_t)usage.ru_maxrss * 1024,
                              .limit_seconds = limit_that_ended(status, &usage)};
    return true;
}

bool process_has_ended(long pid)
{
    siginfo_t info;
    memset(&info, 0, sizeof info);
    return waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == pid;
}
