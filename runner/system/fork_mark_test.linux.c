#define _POSIX_C_SOURCE 200809L

#include "fork_mark.h"

#include <criterion/criterion.h>
#include <sys/wait.h>
#include <unistd.h>

static struct fork_mark mark;

static void make(void)
{
    mark = fork_mark_create();
}

static void destroy(void)
{
    fork_mark_destroy(&mark);
}

TestSuite(fork_mark, .init = make, .fini = destroy);

Test(fork_mark, the_mark_belongs_to_the_process_that_created_it)
{
    cr_expect(fork_mark_is_own(&mark));
}

static bool belongs_to_fork(void)
{
    int state = 0;
    pid_t child = fork();
    cr_assert(child >= 0);
    if (child == 0)
        _exit(fork_mark_is_own(&mark) ? 1 : 0);
    cr_assert(waitpid(child, &state, 0) == child && WIFEXITED(state));
    return WEXITSTATUS(state) == 1;
}

Test(fork_mark, the_mark_does_not_belong_to_a_fork)
{
    cr_expect(!belongs_to_fork());
}

Test(fork_mark, the_mark_belongs_to_the_process_after_it_has_forked)
{
    (void)belongs_to_fork();
    cr_expect(fork_mark_is_own(&mark));
}

Test(fork_mark, the_mark_does_not_belong_to_a_fork_if_the_system_does_not_wipe_pages)
{
    fork_mark_destroy(&mark);
    cr_expect(!belongs_to_fork());
    cr_expect(fork_mark_is_own(&mark));
}
