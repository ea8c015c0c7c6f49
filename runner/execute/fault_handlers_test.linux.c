#define _DEFAULT_SOURCE

/* A plugin that handles the signals of faults itself. */
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

static void deed_take_the_signals(void *address)
{
    (void)signal(SIGSEGV, swallow);
    (void)signal(SIGBUS, swallow);
    deed_write(address);
}

static void deed_take_the_signals_in_the_call_before(void *address)
{
    (void)signal(SIGSEGV, swallow);
    (void)signal(SIGBUS, swallow);
    fault_reporter_renew();
    deed_write(address);
}

Test(fault_handlers, who_takes_the_signals_hides_its_own_fault)
{
    expect_no_report(deed_take_the_signals, reported.buffers[0].address, -7);
}

Test(fault_handlers, signals_that_were_taken_are_taken_back)
{
    expect_report(deed_take_the_signals_in_the_call_before, reported.buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
}

Test(fault_handlers, a_crash_elsewhere_goes_to_the_handler_of_who_took_the_signals)
{
    expect_no_report(deed_take_the_signals_in_the_call_before, (char *)16, -7);
}

static char *volatile elsewhere = (char *)16; /* volatile: the compiler must not see what it is */
static sigjmp_buf recovery;

static void recover(int number)
{
    siglongjmp(recovery, number);
}

/* The handler of a plugin, set in an earlier call: as an action, with a bound on how long a broken test hangs. */
static void set_handler(const struct sigaction *action)
{
    (void)alarm(30);
    (void)sigaction(SIGSEGV, action, NULL);
    (void)sigaction(SIGBUS, action, NULL);
    fault_reporter_renew();
}

static void deed_recover_then_write(void *address)
{
    set_handler(&(struct sigaction){.sa_handler = recover});
    for (int i = 0; i < 3; i++)
        if (sigsetjmp(recovery, 1) == 0)
            deed_write(elsewhere);
    deed_write(address);
}

Test(fault_handlers, after_a_fault_elsewhere_that_the_plugin_recovers_from_the_guards_are_on)
{
    expect_report(deed_recover_then_write, reported.buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
}

static void deed_recover_from_a_signal_then_write(void *address)
{
    set_handler(&(struct sigaction){.sa_handler = recover});
    if (sigsetjmp(recovery, 1) == 0)
        (void)raise(SIGSEGV);
    else
        deed_write(address);
}

Test(fault_handlers, after_a_signal_that_was_sent_to_the_plugin_the_guards_are_on)
{
    expect_report(deed_recover_from_a_signal_then_write, reported.buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
}

/* A reported.page that the plugin itself protects, as a garbage collector does, and what its handler sees. */
static char *own_page;
static volatile bool was_as_asked;

static void open_own_page(int number, siginfo_t *info, void *context)
{
    sigset_t blocked;
    (void)number;
    (void)sigprocmask(SIG_BLOCK, NULL, &blocked);
    was_as_asked = info->si_addr == own_page + 8 && context != NULL && errno == EDOM &&
                   sigismember(&blocked, SIGUSR1) == 1;
    (void)mprotect(own_page, reported.page, PROT_READ | PROT_WRITE);
}

static void deed_use_own_page_then_write(void *address)
{
    struct sigaction action = {.sa_sigaction = open_own_page, .sa_flags = SA_SIGINFO};
    (void)sigaddset(&action.sa_mask, SIGUSR1);
    set_handler(&action);
    own_page = mmap(NULL, reported.page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (own_page == MAP_FAILED)
        _exit(2);
    errno = EDOM;
    deed_write(own_page + 8);
    if (own_page[8] != 1 || !was_as_asked)
        _exit(3);
    deed_write(address);
}

Test(fault_handlers, a_handler_gets_what_the_kernel_would_give_it)
{
    expect_report(deed_use_own_page_then_write, reported.buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
}

static struct sigaction handler_before;

static void call_the_handler_before(int number, siginfo_t *info, void *context)
{
    handler_before.sa_sigaction(number, info, context);
}

static void deed_crash_with_a_handler_that_calls_the_one_before(void *address)
{
    (void)sigaction(SIGSEGV, NULL, &handler_before);
    set_handler(&(struct sigaction){.sa_sigaction = call_the_handler_before, .sa_flags = SA_SIGINFO});
    deed_write(address);
}

Test(fault_handlers, a_handler_that_calls_the_one_before_it_asks_for_the_default)
{
    expect_no_report(deed_crash_with_a_handler_that_calls_the_one_before, elsewhere, SIGSEGV);
    expect_report(deed_crash_with_a_handler_that_calls_the_one_before, reported.buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
}

static void deed_crash_twice_with_a_handler_for_once(void *address)
{
    set_handler(&(struct sigaction){.sa_handler = recover, .sa_flags = (int)SA_RESETHAND});
    if (sigsetjmp(recovery, 1) == 0)
        deed_write(address);
    deed_write(address);
}

Test(fault_handlers, a_handler_for_once_is_called_once)
{
    expect_no_report(deed_crash_twice_with_a_handler_for_once, elsewhere, SIGSEGV);
}

static void deed_ignore_a_signal_then_write(void *address)
{
    set_handler(&(struct sigaction){.sa_handler = SIG_IGN});
    (void)raise(SIGSEGV);
    deed_write(address);
}

Test(fault_handlers, who_ignores_the_signals_is_not_killed_by_one_that_is_sent)
{
    expect_report(deed_ignore_a_signal_then_write, reported.buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
    expect_no_report(deed_ignore_a_signal_then_write, elsewhere, SIGSEGV);
}

/* What is not known on other processors is not said. */
#if defined(__x86_64__) || defined(__aarch64__)
static void deed_overflow_the_stack_with_a_handler(void *address)
{
    (void)signal(SIGSEGV, swallow);
    fault_reporter_renew();
    deed_overflow_the_stack(address);
}

static void deed_execute_with_a_handler(void *address)
{
    (void)signal(SIGSEGV, swallow);
    fault_reporter_renew();
    deed_execute(address);
}

Test(fault_handlers, a_crash_that_the_plugin_handles_itself_is_not_reported)
{
    static char data[16];
    expect_no_report(deed_execute_with_a_handler, data, -7);
    (void)fate_of_watched(deed_overflow_the_stack_with_a_handler, NULL);
    cr_expect(reported.report_size == 0, "%zu bytes", reported.report_size);
}
#endif
