#define _DEFAULT_SOURCE

#include "report_fixture.h"

#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PIPE_READ, PIPE_WRITE };

static void set_up(void)
{
    report_fixture_start(false);
}

static void set_up_plain(void)
{
    report_fixture_start(true);
}

TestSuite(fault_reporter, .init = set_up, .fini = report_fixture_end);
TestSuite(fault_reporter_plain, .init = set_up_plain, .fini = report_fixture_end);

/* A test with the kernel's guard regions, if it has them, and without. */
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

/* The messages for reads and writes, depending on whether the processor distinguishes them. */
#if defined(__x86_64__)
#define DID_READ  "went out of bounds: read memory "
#define DID_WRITE "went out of bounds: wrote to memory "
#else
#define DID_READ  "went out of bounds: touched memory "
#define DID_WRITE "went out of bounds: touched memory "
#endif

BOTH(a_write_to_an_input_is_reported_with_the_input_and_the_byte)
{
    static const char *const messages[] = {
        "wrote to its inputs: to data at byte ", "wrote to its inputs: to indices at byte ",
        "wrote to its inputs: to updates at byte ", "wrote to its inputs: to another input at byte "};
    char message[128];
    for (int slot = 0; slot < 4; slot++) {
        char *input = reported.buffers[slot].address;
        for (size_t byte = 0; byte < reported.page + 8; byte += reported.page + 7) {
            (void)snprintf(message, sizeof message, "%s%zu", messages[slot], byte);
            expect_report(do_write, input + byte, message);
        }
    }
}

static void expect_past(forbidden_action *act, struct guarded_buffer *buffer, size_t distance,
                        const char *did, const char *what)
{
    char message[128];
    (void)snprintf(message, sizeof message, "%s%zu bytes past the end of %s", did, distance, what);
    expect_report(act, (char *)buffer->address + buffer->size + distance, message);
}

BOTH(an_access_after_an_input_is_reported_with_the_input_and_the_distance)
{
    expect_past(do_read, &reported.buffers[2], reported.page - 8, DID_READ, "updates");
    expect_past(do_write, &reported.buffers[2], reported.page + 92, DID_WRITE, "updates");
}

BOTH(a_write_to_the_slack_of_an_input_is_reported_as_after_it)
{
    expect_past(do_write, &reported.buffers[2], 16, DID_WRITE, "updates");
}

BOTH(an_access_before_an_input_is_reported_with_the_input_and_the_distance)
{
    char *input = reported.buffers[0].pages;
    expect_report(do_read, input - 1, DID_READ "1 byte before data");
    expect_report(do_write, input - 8, DID_WRITE "8 bytes before data");
}

BOTH(an_access_after_or_before_the_output_is_reported)
{
    expect_past(do_write, &reported.buffers[REPORTED_OUTPUT], reported.page - 8, DID_WRITE, "its output");
    expect_report(do_write, reported.buffers[REPORTED_OUTPUT].pages - 1,
                  DID_WRITE "1 byte before its output");
    expect_report(do_read, reported.buffers[REPORTED_OUTPUT].pages - 2, DID_READ "2 bytes before its output");
}

BOTH(an_access_to_an_input_without_bytes_is_right_past_its_end)
{
    expect_report(do_read, reported.buffers[REPORTED_EMPTY].address,
                  DID_READ "right past the end of indices");
    expect_report(do_write, reported.buffers[REPORTED_EMPTY].address,
                  DID_WRITE "right past the end of indices");
}

BOTH(the_parts_of_a_request_have_their_names)
{
    reported.buffers[0].part = SCATTER_CTS__FAULT__PART__DIMS;
    reported.buffers[1].part = SCATTER_CTS__FAULT__PART__STRINGS;
    reported.buffers[2].slot = MODEL_SLOT;
    reported.buffers[3].slot = REQUEST_SLOT;
    reported.buffers[REPORTED_OUTPUT].part = SCATTER_CTS__FAULT__PART__DIMS;
    expect_report(do_read, reported.buffers[0].pages - 8, DID_READ "8 bytes before the dims of data");
    expect_report(do_write, reported.buffers[0].pages + 8,
                  "wrote to the request's structures: to the dims of data at byte 8");
    expect_report(do_read, reported.buffers[1].pages - 8, DID_READ "8 bytes before the strings of indices");
    expect_report(do_write, reported.buffers[1].pages + 3,
                  "wrote to its inputs: to the strings of indices at byte 3");
    expect_report(do_read, reported.buffers[2].pages - 8, DID_READ "8 bytes before the model");
    expect_report(do_write, reported.buffers[2].pages, "wrote to the model at byte 0");
    expect_report(do_read, reported.buffers[3].pages - 1, DID_READ "1 byte before the request's structures");
    expect_report(do_write, reported.buffers[3].pages, "wrote to the request's structures");
    expect_report(do_write, reported.buffers[REPORTED_OUTPUT].pages - 1,
                  DID_WRITE "1 byte before the dims of its output");
}

Test(fault_reporter, a_crash_elsewhere_is_a_plain_crash)
{
    expect_no_report(do_write, (char *)16, SIGSEGV);
}

static void do_abort(void *address)
{
    (void)address;
    (void)signal(SIGABRT, SIG_DFL);
    abort();
}

Test(fault_reporter, another_signal_is_a_plain_crash)
{
    expect_no_report(do_abort, NULL, SIGABRT);
}

static void do_kill_itself(void *address)
{
    (void)address;
    (void)raise(SIGSEGV);
}

Test(fault_reporter, a_signal_that_was_sent_is_a_plain_crash)
{
    expect_no_report(do_kill_itself, NULL, SIGSEGV);
}

static void do_nothing(void *address)
{
    (void)address;
}

Test(fault_reporter, without_a_fault_nothing_is_reported)
{
    expect_no_report(do_nothing, NULL, 0);
}

/* ---- other deaths -------------------------------------------------------------------------------------- */

/* Other processors do not report these causes. */
#if defined(__x86_64__) || defined(__aarch64__)
Test(fault_reporter, a_stack_overflow_is_named)
{
    expect_report(do_overflow_the_stack, NULL, "was killed by SIGSEGV: its stack overflowed");
}

/* A frame larger than the rest of the stack: the first access may be above the stack pointer. */
static void take_a_large_frame(void)
{
    volatile char frame[2 << 20];
    frame[100] = 1;
    (void)frame[100];
}

static void do_take_a_frame_too_large(void *address)
{
    const struct rlimit small = {1 << 20, 1 << 20};
    void (*volatile callee)(void) = take_a_large_frame; /* must not be inlined before the limit is set */
    (void)address;
    (void)setrlimit(RLIMIT_STACK, &small);
    callee();
}

Test(fault_reporter, a_frame_larger_than_the_stack_is_an_overflow)
{
    expect_report(do_take_a_frame_too_large, NULL, "was killed by SIGSEGV: its stack overflowed");
}

/* Like an endless copy to a local array. */
static void do_write_past_the_top_of_the_stack(void *address)
{
    volatile char local = 0;
    (void)address;
    for (volatile char *byte = &local + 4096;; byte += 4096)
        *byte = 1;
}

Test(fault_reporter, a_write_past_the_other_end_of_the_stack_is_a_plain_crash)
{
    expect_no_report(do_write_past_the_top_of_the_stack, NULL, SIGSEGV);
}

Test(fault_reporter, a_jump_to_data_is_named)
{
    static const char *const message = "was killed by SIGSEGV: it executed memory that holds no code";
    static char data[16];
    expect_report(do_execute, data, message);
    expect_report(do_execute, NULL, message);
    expect_report(do_execute, reported.buffers[0].address, message);
    expect_report(do_execute, reported.buffers[REPORTED_OUTPUT].address, message);
}

static void do_execute_in_a_fork(void *address)
{
    pid_t pid = fork();
    if (pid == 0)
        do_execute(address);
    (void)waitpid(pid, NULL, 0);
}

Test(fault_reporter, the_crash_of_a_fork_is_not_reported_for_the_process)
{
    static char data[16];
    expect_no_report(do_execute_in_a_fork, data, 0);
}

static void do_write_in_a_fork(void *address)
{
    pid_t pid = fork();
    if (pid == 0)
        do_write(address);
    (void)waitpid(pid, NULL, 0);
    _exit(5);
}

Test(fault_reporter, a_fork_that_writes_to_an_input_is_reported)
{
    int number = run_watched_in_fork(do_write_in_a_fork, reported.buffers[0].address);
    cr_expect(number == -5, "%d", number);
    cr_expect(reported.report_size > 4);
}

/* A fork that outlives the call in which it was created. */
static void do_write_in_a_late_fork(void *address)
{
    int ends[2];
    char byte;
    if (pipe(ends) != 0)
        _exit(2);
    pid_t pid = fork();
    if (pid == 0) {
        (void)close(ends[PIPE_WRITE]);
        (void)read(ends[PIPE_READ], &byte, 1);
        do_write(address);
    }
    reported.number++;
    (void)close(ends[PIPE_READ]);
    (void)close(ends[PIPE_WRITE]);
    (void)waitpid(pid, NULL, 0);
    _exit(5);
}

Test(fault_reporter, a_late_fork_reports_with_the_number_of_the_call_that_created_it)
{
    cr_assert(run_watched_in_fork(do_write_in_a_late_fork, reported.buffers[0].address) == -5);
    expect_message("wrote to its inputs: to data at byte 0");
}

#endif
