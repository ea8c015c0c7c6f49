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

Test(fork_mark, the_process_that_made_it_has_it)
{
    cr_expect(fork_mark_is_own(&mark));
}

static bool fork_has_it(void)
{
    int state = 0;
    pid_t child = fork();
    cr_assert(child >= 0);
    if (child == 0)
        _exit(fork_mark_is_own(&mark) ? 1 : 0);
    cr_assert(waitpid(child, &state, 0) == child && WIFEXITED(state));
    return WEXITSTATUS(state) == 1;
}

Test(fork_mark, a_fork_does_not_have_it)
{
    cr_expect(!fork_has_it());
}

Test(fork_mark, a_process_has_it_after_it_has_forked)
{
    (void)fork_has_it();
    cr_expect(fork_mark_is_own(&mark));
}

Test(fork_mark, a_fork_does_not_have_it_where_the_system_wipes_no_pages)
{
    fork_mark_destroy(&mark);
    cr_expect(!fork_has_it());
    cr_expect(fork_mark_is_own(&mark));
}
