#define _POSIX_C_SOURCE 200809L

#include "child.h"
#include "machine.h"

#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Deadlines: "ample" if the outcome must not depend on it, "brief" for children that would never answer. The
 * first only bounds how long a broken test hangs. */
enum { AMPLE = 60000, BRIEF = 50, LARGEST_FRAME = 4 << 20 };

static struct child child;
static struct arena arena;
static struct error error;
static void *answer;
static size_t answer_size;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    child = CHILD_NONE;
    (void)signal(SIGPIPE, SIG_IGN); /* as main does */
}

static void tear_down(void)
{
    (void)child_stop(&child);
    arena_destroy(&arena);
}

TestSuite(child, .init = set_up, .fini = tear_down);

static void start_on(enum child_channel channel, const char *script)
{
    const char *const arguments[] = {"sh", "-c", script, NULL};
    cr_assert(child_start(&child, arguments, channel, &error) == STATUS_OK, "%s", error.message);
}

static void start(const char *script)
{
    start_on(CHANNEL_STANDARD, script);
}

static enum exchange exchange_within(const void *request, size_t size, struct exchange_limits limits)
{
    return child_exchange(&child, request, size, &limits, &arena, &answer, &answer_size);
}

static enum exchange exchange(const void *request, size_t size)
{
    return exchange_within(request, size,
                           (struct exchange_limits){.milliseconds = AMPLE, .largest_frame = LARGEST_FRAME});
}

static void expect_echo(const void *request, size_t size)
{
    enum exchange state = exchange(request, size);
    cr_assert(state == EXCHANGE_ANSWERED, "%zu bytes: %d", size, (int)state);
    cr_expect(answer_size == size && memcmp(answer, request, size) == 0, "%zu bytes", size);
}

/* ---- exchanging ---------------------------------------------------------------------------------------- */

Test(child, a_frame_comes_back_from_an_echo)
{
    start("cat");
    expect_echo("hello", 5);
    cr_expect(!child_is_out_of_step(&child));
}

Test(child, frames_may_be_empty_or_larger_than_a_pipe)
{
    static const size_t sizes[] = {0, 1, 255, 256, 65535, 65536, 65537, 3000000};
    static char bytes[3000000];
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (char)(i * 7 + i / 1000);
    start("cat");
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        expect_echo(bytes, sizes[i]);
}

Test(child, the_length_of_a_frame_is_little_endian)
{
    start("head -c 4 >&2; printf '\\002\\000\\000\\000ok'; cat > /dev/null");
    cr_assert(exchange("abc", 3) == EXCHANGE_ANSWERED);
    cr_expect(answer_size == 2 && memcmp(answer, "ok", 2) == 0);
    (void)child_finish(&child, AMPLE);
    cr_expect(memcmp(child.tail, "\3\0\0\0", 4) == 0);
}

Test(child, an_answer_may_come_in_pieces)
{
    start("head -c 5 > /dev/null; for byte in '\\003' '\\000' '\\000' '\\000' a b c; do printf $byte; sleep "
          "0.01; done");
    cr_assert(exchange("x", 1) == EXCHANGE_ANSWERED);
    cr_expect(answer_size == 3 && memcmp(answer, "abc", 3) == 0);
}

Test(child, an_early_answer_does_not_truncate_the_request)
{
    static const char large[1 << 20] = "";
    start("printf '\\002\\000\\000\\000ok'; head -c 1048580 > /dev/null; cat");
    cr_assert(exchange(large, sizeof large) == EXCHANGE_ANSWERED);
    expect_echo("the next one", 12);
}

Test(child, a_dedicated_channel_leaves_standard_output_to_the_child)
{
    start_on(CHANNEL_DEDICATED, "echo noise; echo more >&2; cat <&3 >&4");
    expect_echo("hello", 5);
    (void)child_finish(&child, AMPLE);
    cr_expect(strcmp(child_text(&child, &arena), "noise\nmore\n") == 0, "%s", child_text(&child, &arena));
}

Test(child, on_a_dedicated_channel_standard_input_is_empty)
{
    start_on(CHANNEL_DEDICATED, "test -z \"$(cat)\" && cat <&3 >&4");
    expect_echo("hello", 5);
}

Test(child, a_child_that_prints_much_cannot_block_the_exchange)
{
    start("head -c 1000000 /dev/zero >&2; cat");
    expect_echo("hello", 5);
    cr_expect(child.printed == 1000000, "%zu", child.printed);
}

/* ---- what goes wrong ----------------------------------------------------------------------------------- */

Test(child, a_program_that_does_not_exist_is_named)
{
    const char *const arguments[] = {"/nowhere/at/all", NULL};
    cr_expect(child_start(&child, arguments, CHANNEL_STANDARD, &error) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, "/nowhere/at/all") != NULL, "%s", error.message);
    cr_expect(child.pid == 0 && child.request_fd < 0 && child.answer_fd < 0 && child.text_fd < 0);
}

Test(child, a_file_that_cannot_be_executed_is_an_error)
{
    const char *const arguments[] = {"/dev/null", NULL};
    cr_expect(child_start(&child, arguments, CHANNEL_STANDARD, &error) == STATUS_SYSTEM);
}

Test(child, a_child_that_never_answers_runs_out_of_time)
{
    start("sleep 1000");
    cr_expect(exchange_within("x", 1, (struct exchange_limits){.milliseconds = BRIEF, .largest_frame = 10}) ==
              EXCHANGE_TIMEOUT);
}

/* It may have a second more than the limit, but not ten times the limit as a child that waits for a
 * processor. */
static void expect_a_second_at_most(const char *script)
{
    enum { MILLISECONDS = 1000 };
    const struct exchange_limits limits = {.milliseconds = MILLISECONDS, .largest_frame = 10};
    start(script);
    const int64_t before = clock_milliseconds();
    cr_expect(exchange_within("x", 1, limits) == EXCHANGE_TIMEOUT);
    const int64_t elapsed = clock_milliseconds() - before;
    cr_expect(elapsed >= MILLISECONDS && elapsed < 10 * MILLISECONDS, "%s: %d ms", script, (int)elapsed);
}

Test(child, a_child_that_sleeps_gets_no_credit)
{
    expect_a_second_at_most("sleep 1000");
}

Test(child, a_child_that_stops_itself_gets_no_credit)
{
    expect_a_second_at_most("kill -STOP $$");
}

Test(child, a_child_that_never_reads_runs_out_of_time)
{
    static const char large[1 << 20] = "";
    start("sleep 1000");
    cr_expect(exchange_within(large, sizeof large,
                              (struct exchange_limits){.milliseconds = BRIEF, .largest_frame = 10}) ==
              EXCHANGE_TIMEOUT);
}

Test(child, half_an_answer_does_not_count)
{
    start("printf '\\005\\000\\000\\000abc'; sleep 1000");
    cr_expect(exchange_within("x", 1, (struct exchange_limits){.milliseconds = BRIEF, .largest_frame = 10}) ==
              EXCHANGE_TIMEOUT);
}

Test(child, an_answer_of_the_largest_size_is_accepted_and_a_larger_one_is_not)
{
    start("cat");
    cr_expect(
        exchange_within("12345", 5, (struct exchange_limits){.milliseconds = AMPLE, .largest_frame = 5}) ==
        EXCHANGE_ANSWERED);
    cr_expect(
        exchange_within("123456", 6, (struct exchange_limits){.milliseconds = AMPLE, .largest_frame = 5}) ==
        EXCHANGE_OVERSIZED);
}

Test(child, a_length_of_4_gigabytes_is_oversized)
{
    start("printf '\\377\\377\\377\\377'; sleep 1000");
    cr_expect(exchange("x", 1) == EXCHANGE_OVERSIZED);
}

Test(child, an_answer_without_memory_for_it_is_oversized)
{
    struct arena none = arena_create(0);
    const struct exchange_limits limits = {.milliseconds = AMPLE, .largest_frame = LARGEST_FRAME};
    start("cat");
    cr_expect(child_exchange(&child, "x", 1, &limits, &none, &answer, &answer_size) == EXCHANGE_OVERSIZED);
}

Test(child, a_child_that_ends_without_an_answer_has_died)
{
    static const char *const scripts[] = {
        "exit 3",
        "head -c 5 > /dev/null; exit 0",
        "head -c 5 > /dev/null; printf '\\005\\000'",
        "head -c 5 > /dev/null; printf '\\005\\000\\000\\000abc'",
        "head -c 5 > /dev/null; kill -KILL $$",
        "head -c 5 > /dev/null; exec >&-; sleep 1000",
        "head -c 5 > /dev/null; sleep 1000 & exit 3",
    };
    for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++) {
        start(scripts[i]);
        cr_expect(exchange("x", 1) == EXCHANGE_DIED, "%s", scripts[i]);
        (void)child_stop(&child);
    }
}

Test(child, a_child_that_closes_its_input_has_died)
{
    static const char large[1 << 20] = "";
    start("exec <&-; sleep 1000");
    cr_expect(exchange(large, sizeof large) == EXCHANGE_DIED);
}

Test(child, a_child_above_its_memory_limit_is_detected)
{
    start("sleep 1000");
    cr_expect(
        exchange_within("x", 1,
                        (struct exchange_limits){.milliseconds = AMPLE, .memory = 1, .largest_frame = 10}) ==
        EXCHANGE_MEMORY);
}

Test(child, a_child_below_its_memory_limit_is_left_alone)
{
    start("sleep 0.1; cat");
    cr_expect(exchange_within("x", 1,
                              (struct exchange_limits){.milliseconds = AMPLE,
                                                       .memory = (uint64_t)1 << 40,
                                                       .largest_frame = 10}) == EXCHANGE_ANSWERED);
}

Test(child, an_interrupt_ends_the_exchange)
{
    static const volatile sig_atomic_t interrupted = 1;
    start("sleep 1000");
    cr_expect(exchange_within("x", 1,
                              (struct exchange_limits){.milliseconds = AMPLE,
                                                       .largest_frame = 10,
                                                       .interrupted = &interrupted}) == EXCHANGE_INTERRUPTED);
}

static void wait_until_out_of_step(void)
{
    for (int round = 0; round < AMPLE / 10 && !child_is_out_of_step(&child); round++)
        (void)poll(NULL, 0, 10);
}

Test(child, a_child_that_writes_without_a_request_is_out_of_step)
{
    start("printf x; sleep 1000");
    wait_until_out_of_step();
    cr_expect(child_is_out_of_step(&child));
}

Test(child, a_child_that_answers_twice_is_out_of_step)
{
    start("head -c 5 > /dev/null; printf '\\002\\000\\000\\000ok\\002\\000\\000\\000ok'; sleep 1000");
    cr_assert(exchange("x", 1) == EXCHANGE_ANSWERED);
    cr_expect(answer_size == 2 && memcmp(answer, "ok", 2) == 0);
    cr_expect(child_is_out_of_step(&child));
}

Test(child, an_answer_that_came_with_the_previous_one_is_available)
{
    start("head -c 5 > /dev/null; printf '\\002\\000\\000\\000ok\\003\\000\\000\\000yes'; sleep 1000");
    cr_assert(exchange("x", 1) == EXCHANGE_ANSWERED);
    cr_assert(exchange("y", 1) == EXCHANGE_ANSWERED);
    cr_expect(answer_size == 3 && memcmp(answer, "yes", 3) == 0);
}

Test(child, an_empty_frame_that_came_with_the_previous_answer_is_available)
{
    start("head -c 5 > /dev/null; printf '\\002\\000\\000\\000ok\\000\\000\\000\\000'; sleep 1000");
    cr_assert(exchange("x", 1) == EXCHANGE_ANSWERED);
    cr_assert(exchange_within(
                  "y", 1, (struct exchange_limits){.milliseconds = 200, .largest_frame = LARGEST_FRAME}) ==
              EXCHANGE_ANSWERED);
    cr_expect(answer_size == 0);
}

Test(child, a_child_that_has_ended_is_out_of_step)
{
    start("exit 0");
    wait_until_out_of_step();
    cr_expect(child_is_out_of_step(&child));
}

Test(child, a_child_that_has_ended_is_out_of_step_even_if_another_process_holds_its_channel)
{
    start("exec 3<&0; cat <&3 & exit 0");
    wait_until_out_of_step();
    cr_expect(child_is_out_of_step(&child));
}

/* ---- what it prints ------------------------------------------------------------------------------------ */

static const char *text_of(const char *script)
{
    start(script);
    (void)child_finish(&child, AMPLE);
    return child_text(&child, &arena);
}

Test(child, a_silent_child_has_no_text)
{
    cr_expect(strcmp(text_of("exit 0"), "") == 0);
}

Test(child, the_last_text_of_a_child_is_complete)
{
    const char *text = text_of("exec >&2; echo first; sleep 0.05; echo last");
    cr_expect(strcmp(text, "first\nlast\n") == 0, "%s", text);
}

Test(child, the_last_page_of_a_long_text_is_kept)
{
    const char *text = text_of("i=0; while [ $i -lt 2000 ]; do echo $i; i=$((i + 1)); done >&2");
    cr_expect(strlen(text) == CHILD_TAIL_SIZE, "%zu", strlen(text));
    cr_expect(strcmp(text + CHILD_TAIL_SIZE - 10, "1998\n1999\n") == 0, "%s", text + CHILD_TAIL_SIZE - 10);
    cr_expect(strncmp(text, "\n1181\n1182\n", 11) == 0, "%.20s", text);
}

Test(child, a_text_of_exactly_a_page_is_kept)
{
    const char *text = text_of("printf '%04096d' 7 >&2");
    cr_expect(strlen(text) == CHILD_TAIL_SIZE && text[CHILD_TAIL_SIZE - 1] == '7' && text[0] == '0');
}

Test(child, unprintable_bytes_of_the_text_are_question_marks)
{
    const char *text = text_of("printf 'a\\033[2J\\000\\303\\251\\tb\\n' >&2");
    cr_expect(strcmp(text, "a?[2J?\303\251\tb\n") == 0, "%s", text);
}

Test(child, text_can_be_discarded)
{
    start("echo before >&2; cat; echo after >&2");
    expect_echo("x", 1);
    child_forget_text(&child);
    (void)child_finish(&child, AMPLE);
    cr_expect(strcmp(child_text(&child, &arena), "after\n") == 0, "%s", child_text(&child, &arena));
}

Test(child, text_without_memory_is_empty)
{
    struct arena none = arena_create(0);
    (void)text_of("echo text >&2");
    cr_expect(strcmp(child_text(&child, &none), "") == 0);
}

/* ---- its end ------------------------------------------------------------------------------------------- */

Test(child, a_child_ends_by_itself_when_the_channel_is_closed)
{
    start("cat");
    struct child_end end = child_finish(&child, AMPLE);
    cr_expect(!end.killed && !end.signalled && end.number == 0);
    cr_expect(child.pid == 0 && child.request_fd < 0 && child.answer_fd < 0 && child.text_fd < 0);
}

Test(child, an_exit_status_is_reported)
{
    start("exit 3");
    struct child_end end = child_finish(&child, AMPLE);
    cr_expect(!end.killed && !end.signalled && end.number == 3, "%d", end.number);
}

Test(child, a_signal_is_reported)
{
    start("kill -ABRT $$");
    struct child_end end = child_finish(&child, AMPLE);
    cr_expect(!end.killed && end.signalled && end.number == SIGABRT, "%d", end.number);
}

Test(child, a_child_that_continues_is_killed)
{
    start("sleep 1000");
    struct child_end end = child_finish(&child, BRIEF);
    cr_expect(end.killed && end.signalled && end.number == SIGKILL, "%d", end.number);
}

Test(child, a_child_that_ignores_signals_is_killed)
{
    start("trap '' TERM INT HUP; echo ready >&2; while :; do sleep 1; done");
    struct child_end end = child_stop(&child);
    cr_expect(end.killed && end.signalled && end.number == SIGKILL, "%d", end.number);
}

/* Unlike the channel's two ends, the write end of this pipe is not close-on-exec: the pipe ends when all
 * processes that hold it have ended. */
static void expect_no_survivor(const char *script, struct child_end (*stop)(void))
{
    int ends[2];
    char byte;
    cr_assert(pipe(ends) == 0);
    (void)fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    start(script);
    (void)close(ends[1]);
    cr_assert(exchange("x", 1) == EXCHANGE_ANSWERED);
    (void)stop();
    struct pollfd wait = {.fd = ends[0], .events = POLLIN};
    cr_expect(poll(&wait, 1, AMPLE) == 1 && read(ends[0], &byte, 1) == 0, "%s", script);
    (void)close(ends[0]);
}

static struct child_end stop(void)
{
    return child_stop(&child);
}

static struct child_end finish(void)
{
    return child_finish(&child, AMPLE);
}

Test(child, processes_that_a_child_started_do_not_outlive_it)
{
    expect_no_survivor("sleep 1000 & cat", stop);
    expect_no_survivor("sleep 1000 & cat", finish);
}

Test(child, stopping_without_a_child_does_nothing)
{
    struct child_end end = child_stop(&child);
    cr_expect(!end.signalled && end.number == 0);
    end = child_finish(&child, AMPLE);
    cr_expect(!end.killed && !end.signalled && end.number == 0);
}

Test(child, one_child_can_follow_another)
{
    for (int round = 0; round < 3; round++) {
        start("cat");
        expect_echo("x", 1);
        (void)child_stop(&child);
    }
}

static int open_descriptors(void)
{
    int count = 0;
    for (int descriptor = 0; descriptor < 256; descriptor++)
        count += fcntl(descriptor, F_GETFD) >= 0;
    return count;
}

Test(child, no_descriptor_is_lost)
{
    int before = open_descriptors();
    const char *const missing[] = {"/nowhere/at/all", NULL};
    for (int round = 0; round < 3; round++) {
        start("cat");
        expect_echo("x", 1);
        (void)child_finish(&child, AMPLE);
        (void)child_start(&child, missing, CHANNEL_STANDARD, &error);
        start_on(CHANNEL_DEDICATED, "sleep 1000");
        (void)child_stop(&child);
    }
    cr_expect(open_descriptors() == before);
}

Test(child, the_text_pipe_is_closed_even_if_a_process_outside_the_group_holds_it)
{
    int before = open_descriptors();
    /* The process that left the group answers, so that it has left the group before the stop. */
    start("setsid sh -c 'printf \"\\002\\000\\000\\000ok\"; exec sleep 2 >&-' & wait");
    cr_assert(exchange("x", 1) == EXCHANGE_ANSWERED);
    (void)child_stop(&child);
    cr_expect(open_descriptors() == before);
}

static int descriptors_of_a_child(void)
{
    int count = 0;
    start("ls /proc/self/fd | wc -l >&2");
    (void)child_finish(&child, AMPLE);
    cr_assert(sscanf(child_text(&child, &arena), "%d", &count) == 1);
    return count;
}

Test(child, a_child_does_not_inherit_the_channels_of_another)
{
    int alone = descriptors_of_a_child();
    start("cat");
    struct child other = child;
    int next_to_another = descriptors_of_a_child();
    (void)child_stop(&other);
    cr_expect(alone == next_to_another, "%d and %d", alone, next_to_another);
}

Test(child, the_memory_of_a_process_is_known)
{
    cr_expect(process_resident_size(getpid()) > 0 && process_peak_resident_size(getpid()) > 0);
    cr_expect(own_peak_resident_size() > 0);
}

Test(child, signals_have_names)
{
    char buffer[32];
    cr_expect(strcmp(signal_text(SIGSEGV, buffer, sizeof buffer), "SIGSEGV") == 0);
    cr_expect(strcmp(signal_text(SIGFPE, buffer, sizeof buffer), "SIGFPE") == 0);
    cr_expect(strcmp(signal_text(SIGRTMIN + 1, buffer, sizeof buffer), "SIGRTMIN+1") == 0);
    cr_expect(strcmp(signal_text(SIGPOLL, buffer, sizeof buffer), "SIGPOLL") == 0);
    cr_expect(strcmp(signal_text(SIGRTMAX + 1, buffer, sizeof buffer), "signal 65") == 0);
}
