#define _DEFAULT_SOURCE

#include "report_fixture.h"

#include "protocol.h"

#include <criterion/criterion.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { PIPE_READ, PIPE_WRITE };

struct report_fixture reported;

static struct error error;

void report_fixture_start(bool no_guard_regions)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    struct guarded_buffer *buffers = reported.buffers;
    reported = (struct report_fixture){
        .memory = {.no_guard_regions = no_guard_regions}, .page = page, .number = 0x0102030405060708};
    for (int slot = 0; slot < REPORTED_BUFFERS; slot++)
        buffers[slot] = (struct guarded_buffer){.size = slot == REPORTED_EMPTY ? 0 : page + 8,
                                                .alignment = 8,
                                                .read_only = slot != REPORTED_OUTPUT,
                                                .slot = slot};
    buffers[REPORTED_OUTPUT].slot = OUTPUT_SLOT;
    buffers[REPORTED_EMPTY].slot = 1;
    cr_assert(guarded_memory_lay_out(&reported.memory, buffers, REPORTED_BUFFERS, &error) == STATUS_OK, "%s",
              error.message);
    cr_assert(guarded_memory_seal(&reported.memory, &error) == STATUS_OK, "%s", error.message);
}

void report_fixture_end(void)
{
    guarded_memory_release(&reported.memory);
}

void do_write(void *address)
{
    *(volatile char *)address = 1;
}

void do_read(void *address)
{
    (void)*(volatile char *)address;
}

/* What a process does whose faults are reported. */
struct watched_action {
    forbidden_action *act;
    void *address;
    int report_to;
};

static void do_watched(void *context)
{
    const struct watched_action *watched = context;
    if (fault_reporter_start(&reported.memory, &reported.number, watched->report_to, &error) != STATUS_OK)
        _exit(1);
    watched->act(watched->address);
}

int run_watched_in_fork(forbidden_action *act, void *address)
{
    int ends[2];
    cr_assert(pipe(ends) == 0);
    struct watched_action watched = {act, address, ends[PIPE_WRITE]};
    int end = run_in_fork(do_watched, &watched);
    (void)close(ends[PIPE_WRITE]);
    reported.report_size = 0;
    ssize_t got;
    while ((got = read(ends[PIPE_READ], reported.report + reported.report_size,
                       sizeof reported.report - reported.report_size)) > 0)
        reported.report_size += (size_t)got;
    (void)close(ends[PIPE_READ]);
    return end;
}

void expect_message(const char *message)
{
    static const struct tensor none = {.dtype = DTYPE_UNDEFINED, .name = ""};
    cr_assert(reported.report_size > 4, "%s: %zu bytes", message, reported.report_size);
    cr_assert(reported.report[0] == reported.report_size - 4 && reported.report[1] == 0 &&
                  reported.report[2] == 0 && reported.report[3] == 0,
              "%s", message);
    struct arena arena = arena_create((size_t)1 << 20);
    struct answer answer =
        protocol_read_answer(reported.number, reported.report + 4, reported.report_size - 4, &none, &arena);
    bool crash = strstr(message, "killed by") != NULL;
    cr_expect(answer.kind == (crash ? ANSWER_CRASH : ANSWER_FAULT) && strcmp(answer.message, message) == 0,
              "%s instead of %s", answer.message, message);
    arena_destroy(&arena);
}

void expect_report(forbidden_action *act, void *address, const char *message)
{
    int number = run_watched_in_fork(act, address);
    cr_expect(number == SIGSEGV || number == SIGBUS, "%s: signal %d", message, number);
    expect_message(message);
}

void expect_no_report(forbidden_action *act, void *address, int signal_number)
{
    int number = run_watched_in_fork(act, address);
    cr_expect(number == signal_number, "signal %d", number);
    cr_expect(reported.report_size == 0, "%zu bytes", reported.report_size);
}

void do_execute(void *address)
{
    union {
        char *data;
        void (*code)(void);
    } jump = {.data = address};
    jump.code();
}

/* Using the result prevents the compiler from turning the calls into a loop. */
static int descend(int depth)
{
    volatile char frame[1024];
    frame[0] = (char)depth;
    return depth < 0 ? 0 : descend(depth + 1) + frame[0];
}

void do_overflow_the_stack(void *address)
{
    const struct rlimit small = {1 << 20, 1 << 20};
    (void)address;
    (void)setrlimit(RLIMIT_STACK, &small);
    (void)descend(1);
}
