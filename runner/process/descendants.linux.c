/* Starts and ends processes so that none of their descendants is left. */
#define _DEFAULT_SOURCE

#include "child.h"
#include "machine.h"
#include "process_tree.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/*
 * The known children of this process. A started child has an entry from before its start until it has been
 * waited for. Threads that start a process, whose number is not known yet, share the lock; a thread that
 * looks for strays holds it exclusively.
 */
enum { MOST_STARTED = 4096, MOST_EARLIER = 1024, TAKEN = -1 };
static atomic_long started[MOST_STARTED];
static long earlier[MOST_EARLIER]; /* children that this process did not start */
static size_t earlier_count;
static bool adopting;
static pthread_rwlock_t starting = PTHREAD_RWLOCK_INITIALIZER;

/* ---- starting ------------------------------------------------------------------------------------------ */

static atomic_long *take_place(void)
{
    for (size_t i = 0; i < MOST_STARTED; i++) {
        long expected = 0;
        if (atomic_compare_exchange_strong(&started[i], &expected, TAKEN))
            return &started[i];
    }
    return NULL;
}

int descendant_start(long *pid, const char *const *arguments, const struct redirection *redirections,
                     size_t count)
{
    atomic_long *place = take_place();
    if (place == NULL)
        return EAGAIN;
    (void)pthread_rwlock_rdlock(&starting);
    int reason = process_start(pid, arguments, redirections, count);
    atomic_store(place, reason == 0 ? *pid : 0);
    (void)pthread_rwlock_unlock(&starting);
    return reason;
}

/* ---- finding ------------------------------------------------------------------------------------------- */

static bool is_known(long pid)
{
    for (size_t i = 0; i < earlier_count; i++)
        if (earlier[i] == pid)
            return true;
    for (size_t i = 0; i < MOST_STARTED; i++)
        if (atomic_load(&started[i]) == pid)
            return true;
    return false;
}

/* Processes to be killed. A process for which there is no room is found again when its parent has ended. */
enum { MOST_LISTED = 1024 };
struct kill_list {
    long pids[MOST_LISTED];
    size_t count;
};

static void kill_list_add(struct kill_list *list, long pid)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->pids[i] == pid)
            return;
    if (list->count < MOST_LISTED)
        list->pids[list->count++] = pid;
}

static bool kill_list_has(const struct kill_list *list, long pid)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->pids[i] == pid)
            return true;
    return false;
}

/* A group is killed as a whole, so that no member can start another process. Only if the process leads it:
 * the process may have joined the group of this one. */
static void kill_process(const struct process *process)
{
    if (process->group == process->pid)
        (void)kill((pid_t)-process->pid, SIGKILL);
    (void)kill((pid_t)process->pid, SIGKILL);
}

/* A scan of all processes. */
struct scan {
    bool spares_strays;         /* a process that another thread has started may need them */
    struct kill_list kill_list; /* they and their descendants are killed */
    size_t found;
    long *left; /* the found processes, up to `capacity` */
    size_t capacity;
};

static void kill_if_listed(const struct process *process, void *context)
{
    struct scan *scan = context;
    bool is_stray =
        adopting && !scan->spares_strays && process->parent == getpid() && !is_known(process->pid);
    if (!is_stray && !kill_list_has(&scan->kill_list, process->parent))
        return;
    kill_list_add(&scan->kill_list, process->pid);
    kill_process(process);
    if (is_stray)
        (void)waitpid((pid_t)process->pid, NULL, WNOHANG);
    if (scan->found < scan->capacity)
        scan->left[scan->found] = process->pid;
    scan->found++;
}

/* ---- ending -------------------------------------------------------------------------------------------- */

static bool has_children(void)
{
    siginfo_t info;
    return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 || errno != ECHILD;
}

/* Kills the strays and the descendants of a process (0: none). Returns how many were found. The lock is
 * held. */
static size_t kill_found(struct scan *scan, long root)
{
    scan->found = 0;
    if (root > 0)
        kill_list_add(&scan->kill_list, root);
    processes_visit(kill_if_listed, scan);
    return scan->found;
}

static bool has_started(void)
{
    for (size_t i = 0; i < MOST_STARTED; i++)
        if (atomic_load(&started[i]) != 0)
            return true;
    return false;
}

/*
 * A process that another thread has started may need a stray, so strays are ended only while there is no such
 * process. A scan takes about 10 us per process of the system. Scans are so rare that they take at most a
 * twentieth of the time; descendants_end finds the strays that are left at the end.
 */
static void end_strays_occasionally(void)
{
    enum { PAUSE = 20 };
    static atomic_llong next_scan;
    struct scan scan = {.found = 0};
    int64_t now = clock_milliseconds();
    if (!adopting || now < atomic_load(&next_scan) || has_started() || !has_children() ||
        pthread_rwlock_trywrlock(&starting) != 0)
        return;
    (void)kill_found(&scan, 0);
    (void)pthread_rwlock_unlock(&starting);
    atomic_store(&next_scan, now + PAUSE * (clock_milliseconds() - now + 1));
}

static void kill_with_descendants(long pid, bool spares_strays)
{
    struct scan scan = {.spares_strays = spares_strays};
    (void)pthread_rwlock_wrlock(&starting);
    (void)kill_found(&scan, pid);
    (void)pthread_rwlock_unlock(&starting);
}

struct child_end descendant_end(long pid)
{
    enum { SOON = 50, LATE = 1000 };
    const int64_t start = clock_milliseconds();
    const int64_t deadline = start + DESCENDANT_PATIENCE_MILLISECONDS;
    struct child_end end = {.signalled = true, .number = SIGKILL};
    /* Before the wait: afterwards the number may belong to another process. Also the process itself: it may
     * have joined another group. */
    (void)kill((pid_t)-pid, SIGKILL);
    (void)kill((pid_t)pid, SIGKILL);
    /* A process that is traced by a process that it started does not end before its tracer, which may be a
     * stray. */
    while (!process_wait(pid, SOON, &end) && clock_milliseconds() < deadline)
        kill_with_descendants(pid, clock_milliseconds() - start < LATE);
    for (size_t i = 0; i < MOST_STARTED; i++)
        if (atomic_load(&started[i]) == pid)
            atomic_store(&started[i], 0);
    end_strays_occasionally();
    return end;
}

static void record_earlier_child(const struct process *process, void *context)
{
    const long *self = context;
    if (process->parent == *self && earlier_count < MOST_EARLIER)
        earlier[earlier_count++] = process->pid;
}

void descendants_adopt(void)
{
    long self = getpid();
    if (has_children())
        processes_visit(record_earlier_child, &self);
    adopting = earlier_count < MOST_EARLIER && prctl(PR_SET_CHILD_SUBREAPER, 1) == 0;
}

size_t descendants_end(long *left, size_t capacity)
{
    const int64_t deadline = clock_milliseconds() + DESCENDANT_PATIENCE_MILLISECONDS;
    struct scan scan = {.left = left, .capacity = capacity};
    size_t found = 0;
    if (!adopting)
        return 0;
    (void)pthread_rwlock_wrlock(&starting);
    while (has_children() && (found = kill_found(&scan, 0)) > 0 && clock_milliseconds() < deadline)
        (void)poll(NULL, 0, 1);
    (void)pthread_rwlock_unlock(&starting);
    return has_children() ? found : 0;
}

void descendants_kill(void)
{
    const int64_t deadline = clock_milliseconds() + HURRIED_PATIENCE_MILLISECONDS;
    struct scan scan = {.found = 0};
    for (size_t i = 0; i < MOST_STARTED; i++) {
        long pid = atomic_load(&started[i]);
        if (pid > 1)
            (void)kill((pid_t)-pid, SIGKILL);
    }
    /* What they have started becomes a stray when they have ended. The lock is not taken: a handler must not
     * wait. */
    for (size_t i = 0; i < MOST_STARTED; i++)
        while (atomic_load(&started[i]) > 1 && !process_has_ended(atomic_load(&started[i])) &&
               clock_milliseconds() < deadline)
            (void)poll(NULL, 0, 1);
    while (adopting && kill_found(&scan, 0) > 0 && clock_milliseconds() < deadline)
        (void)poll(NULL, 0, 1);
}
