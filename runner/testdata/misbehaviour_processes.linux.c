/* Misbehaviour with processes: processes that are hard to end, and processes that leave others behind. */
#define _GNU_SOURCE

#include "misbehaviour.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <unistd.h>

static _Noreturn void sleep_forever(void)
{
    for (;;)
        (void)pause();
}

enum scatter_cts_result misbehave_join_runner(const struct call *call)
{
    (void)call;
    (void)setpgid(0, getpgid(getppid()));
    sleep_forever();
}

enum scatter_cts_result misbehave_stop(const struct call *call)
{
    (void)raise(SIGSTOP);
    return answer(call);
}

static void ignore_signals(void)
{
    sigset_t all;
    (void)sigfillset(&all);
    (void)sigprocmask(SIG_BLOCK, &all, NULL);
    for (int number = 1; number < NSIG; number++)
        (void)signal(number, SIG_IGN);
}

enum scatter_cts_result misbehave_block_signals(const struct call *call)
{
    (void)call;
    ignore_signals();
    (void)prctl(PR_SET_PDEATHSIG, 0);
    for (;;)
        (void)sched_yield();
}

enum scatter_cts_result misbehave_vfork_hangs(const struct call *call)
{
    if (vfork() == 0)
        sleep_forever();
    return answer(call);
}

/* Starts an orphan in another session, which ignores signals and, if quiet, holds no descriptor. */
static void leave_daemon_behind(bool quiet)
{
    if (fork() != 0)
        return;
    (void)setsid();
    if (fork() != 0)
        _exit(0);
    ignore_signals();
    for (int descriptor = 0; quiet && descriptor < 1024; descriptor++)
        (void)close(descriptor);
    sleep_forever();
}

enum scatter_cts_result misbehave_daemon_stays(const struct call *call)
{
    leave_daemon_behind(true);
    return answer(call);
}

enum scatter_cts_result misbehave_daemon_dies(const struct call *call)
{
    (void)call;
    leave_daemon_behind(false);
    abort();
}

enum scatter_cts_result misbehave_session_hangs(const struct call *call)
{
    (void)call;
    if (fork() == 0) {
        (void)setsid();
        sleep_forever();
    }
    sleep_forever();
}

/* Ten generations, each in its own session and each alive. */
enum scatter_cts_result misbehave_dynasty(const struct call *call)
{
    (void)call;
    for (int generation = 0; generation < 10; generation++) {
        if (fork() != 0)
            sleep_forever();
        (void)setsid();
        (void)prctl(PR_SET_CHILD_SUBREAPER, 1);
    }
    sleep_forever();
}

/* While it is traced in this way, SIGKILL does not end it before its tracer, a process in another session. */
enum scatter_cts_result misbehave_traced(const struct call *call)
{
    (void)call;
    pid_t self = getpid();
    (void)prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY);
    if (fork() == 0) {
        (void)setsid();
        (void)ptrace(PTRACE_SEIZE, self, NULL, (void *)(uintptr_t)PTRACE_O_TRACEEXIT);
        sleep_forever();
    }
    sleep_forever();
}

/* The thread that continues when the first thread has ended. */
static void *wait_forever(void *nothing)
{
    for (;;)
        (void)pause();
    return nothing;
}

enum scatter_cts_result misbehave_main_thread_ends(const struct call *call)
{
    pthread_t thread;
    (void)call;
    (void)pthread_create(&thread, NULL, wait_forever, NULL);
    pthread_exit(NULL);
}

static void fork_repeatedly(void)
{
    /* Bounded: a failing test must not disable the machine. */
    for (int generation = 0; generation < 20000; generation++) {
        if (fork() != 0)
            _exit(0);
        (void)usleep(1000);
    }
}

/* Leaves behind a process that replaces itself by a child every millisecond. */
enum scatter_cts_result misbehave_flees(const struct call *call)
{
    if (fork() == 0) {
        (void)setsid();
        fork_repeatedly();
        _exit(0);
    }
    return answer(call);
}
