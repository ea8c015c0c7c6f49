#define _GNU_SOURCE

#include "child.h"
#include "machine.h"

#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

/* A process that holds the write end is alive. All processes inherit it, and write a byte when they are
 * ready. */
static int ready[2];

static void set_up(void)
{
    cr_assert(pipe(ready) == 0);
}

TestSuite(descendants, .init = set_up);

static _Noreturn void sleep_forever(void)
{
    if (write(ready[1], "x", 1) != 1)
        _exit(1);
    for (;;)
        (void)pause();
}

static void wait_until_ready(int count)
{
    char byte;
    for (int i = 0; i < count; i++)
        cr_assert(read(ready[0], &byte, 1) == 1);
}

/* Waits until no other process holds the pipe: then none is left. */
static void expect_no_survivor(void)
{
    enum { AMPLE = 60000 };
    struct pollfd wait = {.fd = ready[0], .events = POLLIN};
    (void)close(ready[1]);
    cr_expect(poll(&wait, 1, AMPLE) == 1 && (wait.revents & POLLHUP) != 0 && (wait.revents & POLLIN) == 0);
}

/* Forks a child that calls `act` and then sleeps; returns when `count` processes, the child and its
 * descendants, are ready. */
static pid_t fork_that(void (*act)(void), int count)
{
    pid_t child = fork();
    if (child == 0) {
        act();
        sleep_forever();
    }
    wait_until_ready(count);
    return child;
}

static void do_nothing(void)
{
}

static void expect_killed(struct child_end end)
{
    cr_expect(end.signalled && end.number == SIGKILL, "%d", end.number);
}

static void join_the_group_of_the_parent(void)
{
    (void)setpgid(0, getpgid(getppid()));
}

Test(descendants, a_child_in_our_process_group_is_killed_alone)
{
    expect_killed(descendant_end(fork_that(join_the_group_of_the_parent, 1)));
    expect_no_survivor();
}

Test(descendants, a_stopped_child_is_killed)
{
    pid_t child = fork();
    if (child == 0) {
        (void)raise(SIGSTOP);
        sleep_forever();
    }
    cr_assert(waitpid(child, NULL, WUNTRACED) == child);
    expect_killed(descendant_end(child));
    expect_no_survivor();
}

/* A process that is traced in this way does not end by SIGKILL until its tracer lets it or has ended. */
static bool hold_at_exit(pid_t process)
{
    return ptrace(PTRACE_SEIZE, process, NULL, (void *)(uintptr_t)PTRACE_O_TRACEEXIT) == 0;
}

static void allow_tracing(void)
{
    (void)prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY);
}

static void be_traced_by_a_child(void)
{
    pid_t self = getpid();
    allow_tracing();
    if (fork() == 0) {
        (void)setsid();
        (void)hold_at_exit(self);
    }
}

Test(descendants, a_child_that_its_own_child_traces_is_killed_with_it)
{
    expect_killed(descendant_end(fork_that(be_traced_by_a_child, 2)));
    expect_no_survivor();
}

Test(descendants, a_child_that_cannot_be_killed_is_given_up_within_a_bound)
{
    pid_t child = fork_that(allow_tracing, 1);
    pid_t tracer = fork(); /* not a descendant of the child */
    if (tracer == 0) {
        if (!hold_at_exit(child))
            _exit(0);
        sleep_forever();
    }
    (void)close(ready[1]);
    struct pollfd wait = {.fd = ready[0], .events = POLLIN};
    cr_assert(poll(&wait, 1, -1) == 1);
    if (waitpid(tracer, NULL, WNOHANG) != 0)
        cr_skip_test("this system does not allow tracing another process");
    int64_t before = clock_milliseconds();
    expect_killed(descendant_end(child));
    int64_t took = clock_milliseconds() - before;
    cr_expect(took >= DESCENDANT_PATIENCE_MILLISECONDS, "%d ms: the tracer does not hold it", (int)took);
    (void)kill(tracer, SIGKILL);
    (void)waitpid(tracer, NULL, 0);
    (void)waitpid(child, NULL, 0);
}

/* ---- strays -------------------------------------------------------------------------------------------- */

/* Starts a process in another session and ends its parent. */
static void leave_daemon_behind(void)
{
    if (fork() != 0)
        return;
    (void)setsid();
    if (fork() == 0)
        sleep_forever();
    _exit(0);
}

static size_t end_all(void)
{
    long left[1];
    return descendants_end(left, 1);
}

Test(descendants, an_orphan_outside_the_group_is_killed)
{
    descendants_adopt();
    expect_killed(descendant_end(fork_that(leave_daemon_behind, 2)));
    cr_expect(end_all() == 0);
    expect_no_survivor();
}

Test(descendants, a_chain_of_sessions_is_killed)
{
    enum { GENERATIONS = 5 };
    descendants_adopt();
    if (fork() == 0) {
        for (int generation = 1; generation < GENERATIONS; generation++) {
            if (fork() != 0)
                break;
            (void)setsid();
            (void)prctl(PR_SET_CHILD_SUBREAPER, 1);
        }
        sleep_forever();
    }
    wait_until_ready(GENERATIONS);
    cr_expect(end_all() == 0);
    expect_no_survivor();
}

Test(descendants, an_earlier_child_is_left_alone)
{
    pid_t child = fork_that(do_nothing, 1);
    descendants_adopt();
    cr_expect(end_all() == 0);
    cr_expect(kill(child, 0) == 0 && waitpid(child, NULL, WNOHANG) == 0);
    (void)kill(child, SIGKILL);
    (void)waitpid(child, NULL, 0);
}

Test(descendants, a_started_process_that_has_not_been_ended_is_not_a_stray)
{
    long pid;
    const char *const arguments[] = {"sleep", "1000", NULL};
    descendants_adopt();
    cr_assert(descendant_start(&pid, arguments, NULL, 0) == 0);
    cr_expect(end_all() == 0);
    cr_expect(!process_has_ended(pid));
    expect_killed(descendant_end(pid));
}

Test(descendants, without_children_there_is_nothing_to_end)
{
    descendants_adopt();
    cr_expect(end_all() == 0);
}

Test(descendants, a_signal_handler_can_kill_all_started_processes)
{
    long pid;
    struct child_end end;
    const char *const arguments[] = {"sh", "-c", "sleep 1000 & sleep 1000", NULL};
    cr_assert(descendant_start(&pid, arguments, NULL, 0) == 0);
    descendants_kill();
    cr_assert(process_wait(pid, DESCENDANT_PATIENCE_MILLISECONDS, &end));
    expect_killed(end);
    expect_no_survivor();
}

/* The runner of this test ends immediately afterwards, as after a second signal. */
Test(descendants, a_signal_handler_can_kill_a_process_outside_the_group)
{
    pid_t runner = fork();
    if (runner == 0) {
        long pid;
        const char *const arguments[] = {"sh", "-c",
                                         "setsid sh -c 'printf x; exec sleep 1000' & exec sleep 1000", NULL};
        const struct redirection output = {.from = ready[1], .to = STDOUT_FILENO};
        descendants_adopt();
        if (descendant_start(&pid, arguments, &output, 1) != 0)
            _exit(1);
        wait_until_ready(1);
        descendants_kill();
        _exit(0);
    }
    (void)waitpid(runner, NULL, 0);
    expect_no_survivor();
}

Test(descendants, a_stray_is_spared_while_a_running_process_may_need_it)
{
    enum { BRIEF = 100 };
    long other;
    const char *const arguments[] = {"sleep", "1000", NULL};
    struct pollfd stray_ends = {.fd = ready[0], .events = POLLIN};
    descendants_adopt();
    (void)fcntl(ready[1], F_SETFD, FD_CLOEXEC);
    cr_assert(descendant_start(&other, arguments, NULL, 0) == 0);
    pid_t child = fork_that(leave_daemon_behind, 2);
    (void)close(ready[1]); /* now only the stray holds it */
    expect_killed(descendant_end(child));
    cr_expect(poll(&stray_ends, 1, BRIEF) == 0);
    expect_killed(descendant_end(other));
    cr_expect(end_all() == 0);
    cr_expect(poll(&stray_ends, 1, -1) == 1);
}

/* ---- starting ------------------------------------------------------------------------------------------ */

Test(descendants, a_program_dies_with_the_process_that_started_it)
{
    pid_t runner = fork();
    if (runner == 0) {
        long pid;
        const char *const arguments[] = {"sleep", "1000", NULL};
        (void)descendant_start(&pid, arguments, NULL, 0);
        sleep_forever();
    }
    wait_until_ready(1);
    (void)kill(runner, SIGKILL);
    (void)waitpid(runner, NULL, 0);
    expect_no_survivor();
}

Test(descendants, a_program_that_does_not_exist_leaves_nothing)
{
    long pid;
    const char *const arguments[] = {"/nowhere/at/all", NULL};
    cr_expect(descendant_start(&pid, arguments, NULL, 0) == ENOENT);
    cr_expect(waitpid(-1, NULL, WNOHANG) == -1 && errno == ECHILD);
}
