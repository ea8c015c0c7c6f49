#define _DEFAULT_SOURCE

#include "descendants.h"

#include "clock.h"
#include "process_start.h"
#include "processes.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/*
 * What is known of the children of this process. A started one has a place from before its start until it has been
 * waited for. The lock is shared by those who start a process, whose number is not known yet, and held alone by who
 * looks for strays.
 */
enum { MOST_STARTED = 4096, MOST_BEFORE = 1024, TAKEN = -1 };
static atomic_long started[MOST_STARTED];
static long before[MOST_BEFORE]; /* children of this process that are not its work */
static size_t before_count;
static bool adopting;
static pthread_rwlock_t starting = PTHREAD_RWLOCK_INITIALIZER;

/* ---- starting ------------------------------------------------------------------------------------------------------ */

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

/* ---- finding ------------------------------------------------------------------------------------------------------- */

static bool is_known(long pid)
{
    for (size_t i = 0; i < before_count; i++)
        if (before[i] == pid)
            return true;
    for (size_t i = 0; i < MOST_STARTED; i++)
        if (atomic_load(&started[i]) == pid)
            return true;
    return false;
}

/* Processes that are to end. One for which there is no room is found again when its parent has ended. */
enum { MOST_CONDEMNED = 1024 };
struct condemned {
    long pids[MOST_CONDEMNED];
    size_t count;
};

static void condemn(struct condemned *condemned, long pid)
{
    for (size_t i = 0; i < condemned->count; i++)
        if (condemned->pids[i] == pid)
            return;
    if (condemned->count < MOST_CONDEMNED)
        condemned->pids[condemned->count++] = pid;
}

static bool is_condemned(const struct condemned *condemned, long pid)
{
    for (size_t i = 0; i < condemned->count; i++)
        if (condemned->pids[i] == pid)
            return true;
    return false;
}

/* A group is killed at once, so that none of it can start another meanwhile; only its own: it may have joined ours. */
static void kill_process(const struct process *process)
{
    if (process->group == process->pid)
        (void)kill((pid_t)-process->pid, SIGKILL);
    (void)kill((pid_t)process->pid, SIGKILL);
}

/* One look at all processes. */
struct look {
    bool spares_strays;         /* they may be what a process needs that another thread has started */
    struct condemned condemned; /* they, and all below them, are killed */
    size_t found;
    long *left; /* who was found; up to `capacity` */
    size_t capacity;
};

static void kill_if_condemned(const struct process *process, void *context)
{
    struct look *look = context;
    bool is_stray =
        adopting && !look->spares_strays && process->parent == getpid() && !is_known(process->pid);
    if (!is_stray && !is_condemned(&look->condemned, process->parent))
        return;
    condemn(&look->condemned, process->pid);
    kill_process(process);
    if (is_stray)
        (void)waitpid((pid_t)process->pid, NULL, WNOHANG);
    if (look->found < look->capacity)
        look->left[look->found] = process->pid;
    look->found++;
}

/* ---- ending -------------------------------------------------------------------------------------------------------- */

static bool has_children(void)
{
    siginfo_t info;
    return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 || errno != ECHILD;
}

/* Kills what there is of strays, and below a process (0: none). Returns how many were found. The lock is held. */
static size_t kill_what_is_found(struct look *look, long root)
{
    look->found = 0;
    if (root > 0)
        condemn(&look->condemned, root);
    processes_visit(kill_if_condemned, look);
    return look->found;
}

static bool has_started(void)
{
    for (size_t i = 0; i < MOST_STARTED; i++)
        if (atomic_load(&started[i]) != 0)
            return true;
    return false;
}

/*
 * A stray may be what a process needs that another thread has started: so strays are ended only while there is none.
 * A look at all processes takes about 10 us for each of them. Strays are looked for so seldom that it takes no more
 * than a twentieth of the time; those that are there at the end are found by descendants_end.
 */
static void look_for_strays_now_and_then(void)
{
    enum { PAUSE = 20 };
    static atomic_llong next_look;
    struct look look = {.found = 0};
    int64_t now = clock_milliseconds();
    if (!adopting || now < atomic_load(&next_look) || has_started() || !has_children() ||
        pthread_rwlock_trywrlock(&starting) != 0)
        return;
    (void)kill_what_is_found(&look, 0);
    (void)pthread_rwlock_unlock(&starting);
    atomic_store(&next_look, now + PAUSE * (clock_milliseconds() - now + 1));
}

static void kill_with_descendants(long pid, bool spares_strays)
{
    struct look look = {.spares_strays = spares_strays};
    (void)pthread_rwlock_wrlock(&starting);
    (void)kill_what_is_found(&look, pid);
    (void)pthread_rwlock_unlock(&starting);
}

struct child_end descendant_end(long pid)
{
    enum { SOON = 50, LATE = 1000 };
    const int64_t start = clock_milliseconds();
    const int64_t deadline = start + DESCENDANT_PATIENCE_MILLISECONDS;
    struct child_end end = {.signalled = true, .number = SIGKILL};
    /* Before the wait: afterwards the number may be another's. It may have joined another group: itself, too. */
    (void)kill((pid_t)-pid, SIGKILL);
    (void)kill((pid_t)pid, SIGKILL);
    /* One that a process which it started traces does not end before that one, which may have become a stray. */
    while (!process_wait(pid, SOON, &end) && clock_milliseconds() < deadline)
        kill_with_descendants(pid, clock_milliseconds() - start < LATE);
    for (size_t i = 0; i < MOST_STARTED; i++)
        if (atomic_load(&started[i]) == pid)
            atomic_store(&started[i], 0);
    look_for_strays_now_and_then();
    return end;
}

static void note_child_before(const struct process *process, void *context)
{
    const long *self = context;
    if (process->parent == *self && before_count < MOST_BEFORE)
        before[before_count++] = process->pid;
}

void descendants_adopt(void)
{
    long self = getpid();
    if (has_children())
        processes_visit(note_child_before, &self);
    adopting = before_count < MOST_BEFORE && prctl(PR_SET_CHILD_SUBREAPER, 1) == 0;
}

size_t descendants_end(long *left, size_t capacity)
{
    const int64_t deadline = clock_milliseconds() + DESCENDANT_PATIENCE_MILLISECONDS;
    struct look look = {.left = left, .capacity = capacity};
    size_t found = 0;
    if (!adopting)
        return 0;
    (void)pthread_rwlock_wrlock(&starting);
    while (has_children() && (found = kill_what_is_found(&look, 0)) > 0 && clock_milliseconds() < deadline)
        (void)poll(NULL, 0, 1);
    (void)pthread_rwlock_unlock(&starting);
    return has_children() ? found : 0;
}

void descendants_kill(void)
{
    const int64_t deadline = clock_milliseconds() + HURRIED_PATIENCE_MILLISECONDS;
    struct look look = {.found = 0};
    for (size_t i = 0; i < MOST_STARTED; i++) {
        long pid = atomic_load(&started[i]);
        if (pid > 1)
            (void)kill((pid_t)-pid, SIGKILL);
    }
    /* What they have started is a stray as soon as they have ended. The lock is not taken: a handler must not wait. */
    for (size_t i = 0; i < MOST_STARTED; i++)
        while (atomic_load(&started[i]) > 1 && !process_has_ended(atomic_load(&started[i])) &&
               clock_milliseconds() < deadline)
            (void)poll(NULL, 0, 1);
    while (adopting && kill_what_is_found(&look, 0) > 0 && clock_milliseconds() < deadline)
        (void)poll(NULL, 0, 1);
}
