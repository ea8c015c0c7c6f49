/* Tests of fault handlers that a plugin replaces. */
#define _DEFAULT_SOURCE

/* A plugin that handles SIGSEGV and SIGBUS itself. */
#include "report_fixture.h"

#include <criterion/criterion.h>
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

static void set_up(void)
{
    report_fixture_start(false);
}

TestSuite(fault_handlers, .init = set_up, .fini = report_fixture_end);

static void swallow(int number)
{
    (void)number;
    _exit(7);
}

static void do_handle_signals(void *address)
{
    (void)signal(SIGSEGV, swallow);
    (void)signal(SIGBUS, swallow);
    do_write(address);
}

static void do_handle_signals_since_the_previous_call(void *address)
{
    (void)signal(SIGSEGV, swallow);
    (void)signal(SIGBUS, swallow);
    fault_reporter_renew();
    do_write(address);
}

Test(fault_handlers, a_handler_set_in_the_same_call_hides_the_fault)
{
    expect_no_report(do_handle_signals, reported.buffers[0].address, -7);
}

Test(fault_handlers, replaced_handlers_are_restored)
{
    expect_report(do_handle_signals_since_the_previous_call, reported.buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
}

Test(fault_handlers, a_crash_elsewhere_goes_to_the_plugins_handler)
{
    expect_no_report(do_handle_signals_since_the_previous_call, (char *)16, -7);
}

static char *volatile elsewhere = (char *)16; /* volatile: the compiler must not know the value */
static sigjmp_buf recovery;

static void recover(int number)
{
    siglongjmp(recovery, number);
}

/* Sets the handler of a plugin as in an earlier call. The alarm bounds how long a broken test hangs. */
static void set_handler(const struct sigaction *action)
{
    (void)alarm(30);
    (void)sigaction(SIGSEGV, action, NULL);
    (void)sigaction(SIGBUS, action, NULL);
    fault_reporter_renew();
}

static void do_recover_then_write(void *address)
{
    set_handler(&(struct sigaction){.sa_handler = recover});
    for (int i = 0; i < 3; i++)
        if (sigsetjmp(recovery, 1) == 0)
            do_write(elsewhere);
    do_write(address);
}

Test(fault_handlers, guards_work_after_the_plugin_recovers_from_a_fault_elsewhere)
{
    expect_report(do_recover_then_write, reported.buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
}

static void do_recover_from_a_signal_then_write(void *address)
{
    set_handler(&(struct sigaction){.sa_handler = recover});
    if (sigsetjmp(recovery, 1) == 0)
        (void)raise(SIGSEGV);
    else
        do_write(address);
}

Test(fault_handlers, guards_work_after_a_signal_was_sent_to_the_plugin)
{
    expect_report(do_recover_from_a_signal_then_write, reported.buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
}

/* A page that the plugin itself protects, as a garbage collector does, and what its handler sees. */
static char *own_page;
static volatile bool was_as_requested;

static void open_own_page(int number, siginfo_t *info, void *context)
{
    sigset_t blocked;
    (void)number;
    (void)sigprocmask(SIG_BLOCK, NULL, &blocked);
    was_as_requested = info->si_addr == own_page + 8 && context != NULL && errno == EDOM &&
                       sigismember(&blocked, SIGUSR1) == 1;
    (void)mprotect(own_page, reported.page, PROT_READ | PROT_WRITE);
}

static void do_use_own_page_then_write(void *address)
{
    struct sigaction action = {.sa_sigaction = open_own_page, .sa_flags = SA_SIGINFO};
    (void)sigaddset(&action.sa_mask, SIGUSR1);
    set_handler(&action);
    own_page = mmap(NULL, reported.page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (own_page == MAP_FAILED)
        _exit(2);
    errno = EDOM;
    do_write(own_page + 8);
    if (own_page[8] != 1 || !was_as_requested)
        _exit(3);
    do_write(address);
}

Test(fault_handlers, a_handler_is_called_as_the_kernel_would_call_it)
{
    expect_report(do_use_own_page_then_write, reported.buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
}

static struct sigaction previous_handler;

static void call_previous_handler(int number, siginfo_t *info, void *context)
{
    previous_handler.sa_sigaction(number, info, context);
}

static void do_write_with_chained_handler(void *address)
{
    (void)sigaction(SIGSEGV, NULL, &previous_handler);
    set_handler(&(struct sigaction){.sa_sigaction = call_previous_handler, .sa_flags = SA_SIGINFO});
    do_write(address);
}

Test(fault_handlers, a_handler_that_calls_the_previous_handler_gets_the_default)
{
    expect_no_report(do_write_with_chained_handler, elsewhere, SIGSEGV);
    expect_report(do_write_with_chained_handler, reported.buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
}

static void do_write_twice_with_one_shot_handler(void *address)
{
    set_handler(&(struct sigaction){.sa_handler = recover, .sa_flags = (int)SA_RESETHAND});
    if (sigsetjmp(recovery, 1) == 0)
        do_write(address);
    do_write(address);
}

Test(fault_handlers, a_one_shot_handler_is_called_once)
{
    expect_no_report(do_write_twice_with_one_shot_handler, elsewhere, SIGSEGV);
}

static void do_ignore_a_signal_then_write(void *address)
{
    set_handler(&(struct sigaction){.sa_handler = SIG_IGN});
    (void)raise(SIGSEGV);
    do_write(address);
}

Test(fault_handlers, an_ignored_signal_that_is_sent_does_not_kill)
{
    expect_report(do_ignore_a_signal_then_write, reported.buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
    expect_no_report(do_ignore_a_signal_then_write, elsewhere, SIGSEGV);
}

/* Other processors do not report these causes. */
#if defined(__x86_64__) || defined(__aarch64__)
static void do_overflow_the_stack_with_a_handler(void *address)
{
    (void)signal(SIGSEGV, swallow);
    fault_reporter_renew();
    do_overflow_the_stack(address);
}

static void do_execute_with_a_handler(void *address)
{
    (void)signal(SIGSEGV, swallow);
    fault_reporter_renew();
    do_execute(address);
}

Test(fault_handlers, a_crash_that_the_plugin_handles_itself_is_not_reported)
{
    static char data[16];
    expect_no_report(do_execute_with_a_handler, data, -7);
    (void)run_watched_in_fork(do_overflow_the_stack_with_a_handler, NULL);
    cr_expect(reported.report_size == 0, "%zu bytes", reported.report_size);
}
#endif
