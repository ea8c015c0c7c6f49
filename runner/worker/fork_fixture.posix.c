/* Does something forbidden in a forked process. */
#define _DEFAULT_SOURCE

#include "report_fixture.h"

#include <criterion/criterion.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int run_in_fork(forbidden_action *act, void *context)
{
    pid_t pid = fork();
    cr_assert(pid >= 0);
    if (pid == 0) {
        const struct rlimit no_core = {1, 1}; /* as process_start.linux.c does */
        (void)setrlimit(RLIMIT_CORE, &no_core);
        (void)signal(SIGSEGV, SIG_DFL);
        (void)signal(SIGBUS, SIG_DFL);
        act(context);
        _exit(0);
    }
    int status = 0;
    cr_assert(waitpid(pid, &status, 0) == pid);
    return WIFSIGNALED(status) ? WTERMSIG(status) : -WEXITSTATUS(status);
}

/* An access to one byte. */
struct touch {
    const volatile char *byte;
    enum access access;
};

static void touch(void *context)
{
    const struct touch *touch = context;
    if (touch->access == WRITE)
        *(volatile char *)touch->byte = 1;
    else
        (void)*touch->byte;
}

int access_in_fork(const volatile void *address, enum access access)
{
    struct touch one = {address, access};
    return run_in_fork(touch, &one);
}
