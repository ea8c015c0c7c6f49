#define _DEFAULT_SOURCE

#include "fate_fixture.h"
#include "fault_reporter.h"
#include "protocol.h"
#include "request_layout.h"

#include <criterion/criterion.h>
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
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

/* Of the message that is served when the fault happens. */
static uint64_t current_number = 0x0102030405060708;

static void deed_write(void *address)
{
    *(volatile char *)address = 1;
}

static void deed_read(void *address)
{
    (void)*(volatile char *)address;
}

/* A deed in a process whose faults are reported. */
struct watched_deed {
    deed *act;
    void *address;
    int report_to;
};

static void do_watched(void *context)
{
    const struct watched_deed *watched = context;
    if (fault_reporter_start(&memory, &current_number, watched->report_to, &error) != STATUS_OK)
        _exit(1);
    watched->act(watched->address);
}

/* `report` receives what is reported. */
static int fate_of_watched(deed *act, void *address)
{
    int ends[2];
    cr_assert(pipe(ends) == 0);
    struct watched_deed watched = {act, address, ends[PIPE_WRITE]};
    int fate = fate_of(do_watched, &watched);
    (void)close(ends[PIPE_WRITE]);
    report_size = 0;
    ssize_t got;
    while ((got = read(ends[PIPE_READ], report + report_size, sizeof report - report_size)) > 0)
        report_size += (size_t)got;
    (void)close(ends[PIPE_READ]);
    return fate;
}

/* The report, which has to be one frame, as the runner reads it. */
static void expect_message(const char *message)
{
    static const struct tensor none = {.dtype = DTYPE_UNDEFINED, .name = ""};
    cr_assert(report_size > 4, "%s: %zu bytes", message, report_size);
    cr_assert(report[0] == report_size - 4 && report[1] == 0 && report[2] == 0 && report[3] == 0, "%s",
              message);
    struct arena arena = arena_create((size_t)1 << 20);
    struct answer answer = protocol_read_answer(current_number, report + 4, report_size - 4, &none, &arena);
    bool crash = strstr(message, "killed by") != NULL;
    cr_expect(answer.kind == (crash ? ANSWER_CRASH : ANSWER_FAULT) && strcmp(answer.message, message) == 0,
              "%s instead of %s", answer.message, message);
    arena_destroy(&arena);
}

static void expect_report(deed *act, void *address, const char *message)
{
    int number = fate_of_watched(act, address);
    cr_expect(number == SIGSEGV || number == SIGBUS, "%s: signal %d", message, number);
    expect_message(message);
}

static void expect_no_report(deed *act, void *address, int signal_number)
{
    int number = fate_of_watched(act, address);
    cr_expect(number == signal_number, "signal %d", number);
    cr_expect(report_size == 0, "%zu bytes", report_size);
}

/* What is said of reads and writes where the processor tells them apart, and where it does not. */
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
        char *input = buffers[slot].address;
        for (size_t byte = 0; byte < page + 8; byte += page + 7) {
            (void)snprintf(message, sizeof message, "%s%zu", messages[slot], byte);
            expect_report(deed_write, input + byte, message);
        }
    }
}

static void expect_past(deed *act, struct guarded_buffer *buffer, size_t distance, const char *did,
                        const char *what)
{
    char message[128];
    (void)snprintf(message, sizeof message, "%s%zu bytes past the end of %s", did, distance, what);
    expect_report(act, (char *)buffer->address + buffer->size + distance, message);
}

BOTH(an_access_behind_an_input_is_reported_with_the_input_and_the_distance)
{
    expect_past(deed_read, &buffers[2], page - 8, DID_READ, "updates");
    expect_past(deed_write, &buffers[2], page + 92, DID_WRITE, "updates");
}

BOTH(a_write_to_the_slack_of_an_input_is_one_behind_it)
{
    expect_past(deed_write, &buffers[2], 16, DID_WRITE, "updates");
}

BOTH(an_access_before_an_input_is_reported_with_the_input_and_the_distance)
{
    char *input = buffers[0].pages;
    expect_report(deed_read, input - 1, DID_READ "1 byte before data");
    expect_report(deed_write, input - 8, DID_WRITE "8 bytes before data");
}

BOTH(an_access_behind_or_before_the_output_is_reported)
{
    expect_past(deed_write, &buffers[OUTPUT], page - 8, DID_WRITE, "its output");
    expect_report(deed_write, buffers[OUTPUT].pages - 1, DID_WRITE "1 byte before its output");
    expect_report(deed_read, buffers[OUTPUT].pages - 2, DID_READ "2 bytes before its output");
}

BOTH(an_access_to_an_input_without_bytes_is_right_past_its_end)
{
    expect_report(deed_read, buffers[BUFFERS - 1].address, DID_READ "right past the end of indices");
    expect_report(deed_write, buffers[BUFFERS - 1].address, DID_WRITE "right past the end of indices");
}

BOTH(the_parts_of_a_request_have_their_names)
{
    buffers[0].part = SCATTER_CTS__FAULT__PART__DIMS;
    buffers[1].part = SCATTER_CTS__FAULT__PART__STRINGS;
    buffers[2].slot = MODEL_SLOT;
    buffers[3].slot = REQUEST_SLOT;
    buffers[OUTPUT].part = SCATTER_CTS__FAULT__PART__DIMS;
    expect_report(deed_read, buffers[0].pages - 8, DID_READ "8 bytes before the dims of data");
    expect_report(deed_write, buffers[0].pages + 8,
                  "wrote to the request's structures: to the dims of data at byte 8");
    expect_report(deed_read, buffers[1].pages - 8, DID_READ "8 bytes before the strings of indices");
    expect_report(deed_write, buffers[1].pages + 3,
                  "wrote to its inputs: to the strings of indices at byte 3");
    expect_report(deed_read, buffers[2].pages - 8, DID_READ "8 bytes before the model");
    expect_report(deed_write, buffers[2].pages, "wrote to the model at byte 0");
    expect_report(deed_read, buffers[3].pages - 1, DID_READ "1 byte before the request's structures");
    expect_report(deed_write, buffers[3].pages, "wrote to the request's structures");
    expect_report(deed_write, buffers[OUTPUT].pages - 1, DID_WRITE "1 byte before the dims of its output");
}

Test(fault_reporter, a_crash_elsewhere_is_a_plain_crash)
{
    expect_no_report(deed_write, (char *)16, SIGSEGV);
}

static void deed_abort(void *address)
{
    (void)address;
    (void)signal(SIGABRT, SIG_DFL);
    abort();
}

Test(fault_reporter, another_signal_is_a_plain_crash)
{
    expect_no_report(deed_abort, NULL, SIGABRT);
}

static void deed_kill_itself(void *address)
{
    (void)address;
    (void)raise(SIGSEGV);
}

Test(fault_reporter, a_signal_that_was_sent_is_a_plain_crash)
{
    expect_no_report(deed_kill_itself, NULL, SIGSEGV);
}

static void deed_nothing(void *address)
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

Test(fault_reporter, who_takes_the_signals_hides_its_own_fault)
{
    expect_no_report(deed_take_the_signals, buffers[0].address, -7);
}

Test(fault_reporter, signals_that_were_taken_are_taken_back)
{
    expect_report(deed_take_the_signals_in_the_call_before, buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
}

Test(fault_reporter, a_crash_elsewhere_goes_to_the_handler_of_who_took_the_signals)
{
    expect_no_report(deed_take_the_signals_in_the_call_before, (char *)16, -7);
}

/* ---- a plugin that handles the signals itself ------------------------------------------------------------------------ */

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

Test(fault_reporter, after_a_fault_elsewhere_that_the_plugin_recovers_from_the_guards_are_on)
{
    expect_report(deed_recover_then_write, buffers[0].address, "wrote to its inputs: to data at byte 0");
}

static void deed_recover_from_a_signal_then_write(void *address)
{
    set_handler(&(struct sigaction){.sa_handler = recover});
    if (sigsetjmp(recovery, 1) == 0)
        (void)raise(SIGSEGV);
    else
        deed_write(address);
}

Test(fault_reporter, after_a_signal_that_was_sent_to_the_plugin_the_guards_are_on)
{
    expect_report(deed_recover_from_a_signal_then_write, buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
}

/* A page that the plugin itself protects, as a garbage collector does, and what its handler sees. */
static char *own_page;
static volatile bool was_as_asked;

static void open_own_page(int number, siginfo_t *info, void *context)
{
    sigset_t blocked;
    (void)number;
    (void)sigprocmask(SIG_BLOCK, NULL, &blocked);
    was_as_asked = info->si_addr == own_page + 8 && context != NULL && errno == EDOM &&
                   sigismember(&blocked, SIGUSR1) == 1;
    (void)mprotect(own_page, page, PROT_READ | PROT_WRITE);
}

static void deed_use_own_page_then_write(void *address)
{
    struct sigaction action = {.sa_sigaction = open_own_page, .sa_flags = SA_SIGINFO};
    (void)sigaddset(&action.sa_mask, SIGUSR1);
    set_handler(&action);
    own_page = mmap(NULL, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (own_page == MAP_FAILED)
        _exit(2);
    errno = EDOM;
    deed_write(own_page + 8);
    if (own_page[8] != 1 || !was_as_asked)
        _exit(3);
    deed_write(address);
}

Test(fault_reporter, a_handler_gets_what_the_kernel_would_give_it)
{
    expect_report(deed_use_own_page_then_write, buffers[0].address, "wrote to its inputs: to data at byte 0");
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

Test(fault_reporter, a_handler_that_calls_the_one_before_it_asks_for_the_default)
{
    expect_no_report(deed_crash_with_a_handler_that_calls_the_one_before, elsewhere, SIGSEGV);
    expect_report(deed_crash_with_a_handler_that_calls_the_one_before, buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
}

static void deed_crash_twice_with_a_handler_for_once(void *address)
{
    set_handler(&(struct sigaction){.sa_handler = recover, .sa_flags = (int)SA_RESETHAND});
    if (sigsetjmp(recovery, 1) == 0)
        deed_write(address);
    deed_write(address);
}

Test(fault_reporter, a_handler_for_once_is_called_once)
{
    expect_no_report(deed_crash_twice_with_a_handler_for_once, elsewhere, SIGSEGV);
}

static void deed_ignore_a_signal_then_write(void *address)
{
    set_handler(&(struct sigaction){.sa_handler = SIG_IGN});
    (void)raise(SIGSEGV);
    deed_write(address);
}

Test(fault_reporter, who_ignores_the_signals_is_not_killed_by_one_that_is_sent)
{
    expect_report(deed_ignore_a_signal_then_write, buffers[0].address,
                  "wrote to its inputs: to data at byte 0");
    expect_no_report(deed_ignore_a_signal_then_write, elsewhere, SIGSEGV);
}

/* ---- other deaths --------------------------------------------------------------------------------------------------- */

/* Uses up the stack; the result keeps the calls from becoming a loop. */
static int descend(int depth)
{
    volatile char frame[1024];
    frame[0] = (char)depth;
    return depth < 0 ? 0 : descend(depth + 1) + frame[0];
}

static void deed_overflow_the_stack(void *address)
{
    const struct rlimit small = {1 << 20, 1 << 20};
    (void)address;
    (void)setrlimit(RLIMIT_STACK, &small);
    (void)descend(1);
}

/* What is not known on other processors is not said. */
#if defined(__x86_64__) || defined(__aarch64__)
Test(fault_reporter, a_stack_without_room_is_a_crash_of_that_name)
{
    expect_report(deed_overflow_the_stack, NULL, "was killed by SIGSEGV: its stack overflowed");
}

/* More than what is left at once: the first access may lie above the stack pointer. */
static void take_a_large_frame(void)
{
    volatile char frame[2 << 20];
    frame[100] = 1;
    (void)frame[100];
}

static void deed_take_a_frame_too_large(void *address)
{
    const struct rlimit small = {1 << 20, 1 << 20};
    void (*volatile callee)(void) = take_a_large_frame; /* not to be had before the limit is set */
    (void)address;
    (void)setrlimit(RLIMIT_STACK, &small);
    callee();
}

Test(fault_reporter, a_frame_larger_than_the_stack_is_an_overflow)
{
    expect_report(deed_take_a_frame_too_large, NULL, "was killed by SIGSEGV: its stack overflowed");
}

/* As a copy to a local array does that does not stop. */
static void deed_write_past_the_top_of_the_stack(void *address)
{
    volatile char local = 0;
    (void)address;
    for (volatile char *byte = &local + 4096;; byte += 4096)
        *byte = 1;
}

Test(fault_reporter, a_write_past_the_other_end_of_the_stack_is_a_plain_crash)
{
    expect_no_report(deed_write_past_the_top_of_the_stack, NULL, SIGSEGV);
}

static void deed_execute(void *address)
{
    union {
        char *data;
        void (*code)(void);
    } jump = {.data = address};
    jump.code();
}

Test(fault_reporter, a_jump_to_no_code_is_a_crash_of_that_name)
{
    static const char *const message = "was killed by SIGSEGV: it executed memory that holds no code";
    static char data[16];
    expect_report(deed_execute, data, message);
    expect_report(deed_execute, NULL, message);
    expect_report(deed_execute, buffers[0].address, message);
    expect_report(deed_execute, buffers[OUTPUT].address, message);
}

static void deed_execute_in_a_fork(void *address)
{
    pid_t pid = fork();
    if (pid == 0)
        deed_execute(address);
    (void)waitpid(pid, NULL, 0);
}

Test(fault_reporter, the_crash_of_a_fork_is_not_that_of_the_process)
{
    static char data[16];
    expect_no_report(deed_execute_in_a_fork, data, 0);
}

static void deed_write_in_a_fork(void *address)
{
    pid_t pid = fork();
    if (pid == 0)
        deed_write(address);
    (void)waitpid(pid, NULL, 0);
    _exit(5);
}

Test(fault_reporter, a_fork_that_writes_to_an_input_is_reported)
{
    int number = fate_of_watched(deed_write_in_a_fork, buffers[0].address);
    cr_expect(number == -5, "%d", number);
    cr_expect(report_size > 4);
}

/* In a fork that outlives the call in which it was made. */
static void deed_write_in_a_late_fork(void *address)
{
    int ends[2];
    char byte;
    if (pipe(ends) != 0)
        _exit(2);
    pid_t pid = fork();
    if (pid == 0) {
        (void)close(ends[PIPE_WRITE]);
        (void)read(ends[PIPE_READ], &byte, 1);
        deed_write(address);
    }
    current_number++;
    (void)close(ends[PIPE_READ]);
    (void)close(ends[PIPE_WRITE]);
    (void)waitpid(pid, NULL, 0);
    _exit(5);
}

Test(fault_reporter, a_late_fork_reports_with_the_number_of_the_call_that_made_it)
{
    cr_assert(fate_of_watched(deed_write_in_a_late_fork, buffers[0].address) == -5);
    expect_message("wrote to its inputs: to data at byte 0");
}

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

Test(fault_reporter, a_crash_that_the_plugin_handles_itself_is_not_reported)
{
    static char data[16];
    expect_no_report(deed_execute_with_a_handler, data, -7);
    (void)fate_of_watched(deed_overflow_the_stack_with_a_handler, NULL);
    cr_expect(report_size == 0, "%zu bytes", report_size);
}
#endif
