/* Starts a process. */
#define _GNU_SOURCE /* clone */

#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* Room for execvp, which builds a path from each folder in PATH. Its list of arguments for a shell is
 * added. */
enum { STACK_SIZE = 64 * 1024 };

/* The input of a new process, which shares the memory of this one until it executes the program. */
struct beginning {
    const char *const *arguments;
    const struct redirection *redirections;
    size_t count;
    pid_t parent;
    sigset_t mask;       /* of the thread that starts it */
    volatile int reason; /* why it failed: an errno */
};

/* All signals have their default action, but for a SIGHUP that is ignored (nohup). Some numbers cannot be
 * set. */
static void settle_signals(void)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    const bool ignores_hangup = sigaction(SIGHUP, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
    for (int number = 1; number <= SIGRTMAX; number++)
        if (number != SIGHUP || !ignores_hangup)
            (void)signal(number, SIG_DFL);
}

static bool redirect(const struct redirection *redirection)
{
    if (redirection->from >= 0)
        return dup2(redirection->from, redirection->to) >= 0;
    int nothing = open("/dev/null", O_RDONLY);
    if (nothing < 0 || nothing == redirection->to)
        return nothing >= 0;
    bool done = dup2(nothing, redirection->to) >= 0;
    (void)close(nothing);
    return done;
}

/*
 * Crashes are expected. A limit of 1 byte also prevents a core file, and if the kernel pipes core files to a
 * program (core(5), "Piping core dumps to a program"), it does not start that program for 1, but does for 0
 * (fs/coredump.c).
 */
static void forbid_core_files(void)
{
    struct rlimit core;
    if (getrlimit(RLIMIT_CORE, &core) != 0)
        return;
    core.rlim_cur = core.rlim_max < 1 ? core.rlim_max : 1;
    (void)setrlimit(RLIMIT_CORE, &core);
}

static bool arrange(const struct beginning *beginning)
{
    forbid_core_files();
    settle_signals();
    if (setpgid(0, 0) != 0 || prctl(PR_SET_PDEATHSIG, SIGKILL) != 0)
        return false;
    for (size_t i = 0; i < beginning->count; i++)
        if (!redirect(&beginning->redirections[i]))
            return false;
    return sigprocmask(SIG_SETMASK, &beginning->mask, NULL) == 0;
}

/* Calls only functions that are safe in a signal handler. Returns only if the program cannot be executed. */
static int begin(void *context)
{
    struct beginning *beginning = context;
    /* execvp does not change the arguments; its type predates const. */
    union {
        const char *const *given;
        char *const *wanted;
    } argv = {.given = beginning->arguments};
    if (arrange(beginning)) {
        if (getppid() != beginning->parent) /* it ended before PR_SET_PDEATHSIG was set */
            return EXIT_FAILURE;
        (void)execvp(argv.given[0], argv.wanted);
    }
    beginning->reason = errno;
    return EXIT_FAILURE;
}

/* ---- the stack ----------------------------------------------------------------------------------------- */

struct stack {
    char *bytes; /* the first page is not accessible */
    size_t size;
};

static bool make_stack(struct stack *stack, const char *const *arguments)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE), count = 0;
    while (arguments[count] != NULL)
        count++;
    if (count > SIZE_MAX / 2 / sizeof *arguments)
        return false;
    size_t wanted = STACK_SIZE + count * sizeof *arguments;
    stack->size = page + (wanted + page - 1) / page * page;
    void *bytes =
        mmap(NULL, stack->size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
    if (bytes == MAP_FAILED)
        return false;
    stack->bytes = bytes;
    if (mprotect(bytes, page, PROT_NONE) == 0)
        return true;
    (void)munmap(bytes, stack->size);
    return false;
}

/* ---- starting ------------------------------------------------------------------------------------------ */

/*
 * fork would copy the page tables (11 ms with 200 MB in use), and posix_spawn, which works like this
 * function, cannot set PR_SET_PDEATHSIG. This thread waits until the program is executed. All signals are
 * blocked while the memory is shared: a handler would run in the wrong process.
 */
int process_start(long *pid, const char *const *arguments, const struct redirection *redirections,
                  size_t count)
{
    struct beginning beginning = {
        .arguments = arguments, .redirections = redirections, .count = count, .parent = getpid()};
    struct stack stack;
    if (!make_stack(&stack, arguments))
        return ENOMEM;
    sigset_t all;
    (void)sigfillset(&all);
    (void)pthread_sigmask(SIG_BLOCK, &all, &beginning.mask);
    pid_t process = clone(begin, stack.bytes + stack.size, CLONE_VM | CLONE_VFORK | SIGCHLD, &beginning);
    int reason = process < 0 ? errno : beginning.reason;
    if (process > 0 && reason != 0)
        (void)waitpid(process, NULL, 0);
    (void)pthread_sigmask(SIG_SETMASK, &beginning.mask, NULL);
    (void)munmap(stack.bytes, stack.size);
    *pid = process;
    return reason;
}
