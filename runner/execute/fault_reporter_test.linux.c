#define _DEFAULT_SOURCE

#include "fault_reporter.h"
#include "plugin_call.h"
#include "protocol.h"

#include <criterion/criterion.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PIPE_READ, PIPE_WRITE, OUTPUT = 4, BUFFERS = 6 };

static struct guarded_memory memory;
static struct guarded_buffer buffers[BUFFERS];
static struct error error;
static unsigned char report[256];
static size_t report_size;
static size_t page;

/* Four inputs, the output, and an input of no bytes, all larger than a page so that slack is no matter. */
static void lay_out(bool no_guard_regions)
{
    page = (size_t)sysconf(_SC_PAGESIZE);
    memory = (struct guarded_memory){.no_guard_regions = no_guard_regions};
    for (int slot = 0; slot < BUFFERS; slot++)
        buffers[slot] = (struct guarded_buffer){.size = slot == BUFFERS - 1 ? 0 : page + 8,
                                                .alignment = 8,
                                                .read_only = slot != OUTPUT,
                                                .slot = slot};
    buffers[OUTPUT].slot = OUTPUT_SLOT;
    buffers[BUFFERS - 1].slot = 1;
    cr_assert(guarded_memory_lay_out(&memory, buffers, BUFFERS, &error) == STATUS_OK, "%s", error.message);
    cr_assert(guarded_memory_seal(&memory, &error) == STATUS_OK, "%s", error.message);
}

static void set_up(void)
{
    lay_out(false);
}

static void set_up_plain(void)
{
    lay_out(true);
}

static void tear_down(void)
{
    guarded_memory_release(&memory);
}

TestSuite(fault_reporter, .init = set_up, .fini = tear_down);
TestSuite(fault_reporter_plain, .init = set_up_plain, .fini = tear_down);

/* A test with the kernel's guard regions, where it has them, and without. */
#define BOTH(name)                   \
    static void name(void);          \
    Test(fault_reporter, name)       \
    {                                \
        name();                      \
    }                                \
    Test(fault_reporter_plain, name) \
    {                                \
        name();                      \
    }                                \
    static void name(void)

/* What a process does while its faults are reported. */
typedef void deed(char *address);

static void deed_write(char *address)
{
    *(volatile char *)address = 1;
}

/* Of the message that is served when the fault happens. */
static const uint64_t current_number = 0x0102030405060708;

static void deed_read(char *address)
{
    (void)*(volatile char *)address;
}

/* Does the deed in a process of its own; the signal it dies of. `report` receives what is reported. */
static int fate_of(deed *act, char *address)
{
    int ends[2];
    cr_assert(pipe(ends) == 0);
    pid_t pid = fork();
    cr_assert(pid >= 0);
    if (pid == 0) {
        const struct rlimit no_core = {0, 0};
        (void)setrlimit(RLIMIT_CORE, &no_core);
        (void)signal(SIGSEGV, SIG_DFL);
        (void)signal(SIGBUS, SIG_DFL);
        if (fault_reporter_start(&memory, &current_number, ends[PIPE_WRITE], &error) != STATUS_OK)
            _exit(1);
        act(address);
        _exit(0);
    }
    (void)close(ends[PIPE_WRITE]);
    report_size = 0;
    ssize_t got;
    while ((got = read(ends[PIPE_READ], report + report_size, sizeof report - report_size)) > 0)
        report_size += (size_t)got;
    (void)close(ends[PIPE_READ]);
    int status = 0;
    cr_assert(waitpid(pid, &status, 0) == pid);
    return WIFSIGNALED(status) ? WTERMSIG(status) : -WEXITSTATUS(status);
}

/* The report, which has to be one frame, as the runner reads it. */
static void expect_report(deed *act, char *address, const char *message)
{
    static const struct tensor none = {.dtype = DTYPE_UNDEFINED, .name = ""};
    int number = fate_of(act, address);
    cr_expect(number == SIGSEGV || number == SIGBUS, "%s: signal %d", message, number);
    cr_assert(report_size > 4, "%s: %zu bytes", message, report_size);
    cr_assert(report[0] == report_size - 4 && report[1] == 0 && report[2] == 0 && report[3] == 0, "%s",
              message);
    struct arena arena = arena_create((size_t)1 << 20);
    struct answer answer = protocol_read_answer(current_number, report + 4, report_size - 4, &none, &arena);
    cr_expect(answer.kind == ANSWER_FAULT && strstr(answer.message, message) != NULL, "%s instead of %s",
              answer.message, message);
    arena_destroy(&arena);
}

static void expect_no_report(deed *act, char *address, int signal_number)
{
    int number = fate_of(act, address);
    cr_expect(number == signal_number, "signal %d", number);
    cr_expect(report_size == 0, "%zu bytes", report_size);
}

BOTH(a_write_to_an_input_is_reported_with_the_input)
{
    static const char *const messages[] = {"wrote to its inputs: to data", "wrote to its inputs: to indices",
                                           "wrote to its inputs: to updates",
                                           "wrote to its inputs: to another input"};
    for (int slot = 0; slot < 4; slot++) {
        char *input = buffers[slot].address;
        expect_report(deed_write, input, messages[slot]);
        expect_report(deed_write, input + page + 7, messages[slot]);
    }
}

BOTH(an_access_behind_an_input_is_reported_with_the_input)
{
    char *input = buffers[2].pages;
    expect_report(deed_read, input + 2 * page, "touched memory outside updates");
    expect_report(deed_write, input + 2 * page + 100, "touched memory outside updates");
}

BOTH(an_access_before_an_input_is_reported_with_the_input)
{
    char *input = buffers[0].pages;
    expect_report(deed_read, input - 1, "touched memory outside data");
    expect_report(deed_write, input - 8, "touched memory outside data");
}

BOTH(an_access_behind_or_before_the_output_is_reported)
{
    char *output = buffers[OUTPUT].pages;
    expect_report(deed_write, output + 2 * page, "wrote out of bounds");
    expect_report(deed_write, output - 1, "wrote out of bounds");
}

BOTH(an_access_to_an_input_without_bytes_is_outside_of_it)
{
    expect_report(deed_read, buffers[BUFFERS - 1].address, "touched memory outside indices");
    expect_report(deed_write, buffers[BUFFERS - 1].address, "touched memory outside indices");
}

Test(fault_reporter, a_crash_elsewhere_is_a_plain_crash)
{
    expect_no_report(deed_write, (char *)16, SIGSEGV);
}

static void deed_abort(char *address)
{
    (void)address;
    (void)signal(SIGABRT, SIG_DFL);
    abort();
}

Test(fault_reporter, another_signal_is_a_plain_crash)
{
    expect_no_report(deed_abort, NULL, SIGABRT);
}

static void deed_kill_itself(char *address)
{
    (void)address;
    (void)raise(SIGSEGV);
}

Test(fault_reporter, a_signal_that_was_sent_is_a_plain_crash)
{
    expect_no_report(deed_kill_itself, NULL, SIGSEGV);
}

static void deed_nothing(char *address)
{
    (void)address;
}

Test(fault_reporter, without_a_fault_nothing_is_reported)
{
    expect_no_report(deed_nothing, NULL, 0);
}

static void swallow(int number)
{
    (void)number;
    _exit(7);
}

static void deed_take_the_signals(char *address)
{
    (void)signal(SIGSEGV, swallow);
    (void)signal(SIGBUS, swallow);
    deed_write(address);
}

static void deed_take_the_signals_in_the_call_before(char *address)
{
    (void)signal(SIGSEGV, swallow);
    (void)signal(SIGBUS, swallow);
    fault_reporter_renew();
    deed_write(address);
}

Test(fault_reporter, who_takes_the_signals_hides_its_own_fault)
{
    expect_no_report(deed_take_the_signals, buffers[0].address, -7);
}

Test(fault_reporter, signals_that_were_taken_are_taken_back)
{
    expect_report(deed_take_the_signals_in_the_call_before, buffers[0].address,
                  "wrote to its inputs: to data");
}

Test(fault_reporter, a_crash_elsewhere_goes_to_the_handler_of_who_took_the_signals)
{
    expect_no_report(deed_take_the_signals_in_the_call_before, (char *)16, -7);
}

/* Uses up the stack; the result keeps the calls from becoming a loop. */
static int descend(int depth)
{
    volatile char frame[1024];
    frame[0] = (char)depth;
    return depth < 0 ? 0 : descend(depth + 1) + frame[0];
}

static void deed_overflow_the_stack(char *address)
{
    const struct rlimit small = {1 << 20, 1 << 20};
    (void)address;
    (void)setrlimit(RLIMIT_STACK, &small);
    (void)descend(1);
}

Test(fault_reporter, a_stack_without_room_is_a_plain_crash)
{
    expect_no_report(deed_overflow_the_stack, NULL, SIGSEGV);
}
