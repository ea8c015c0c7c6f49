#define _POSIX_C_SOURCE 200809L

#include "misbehaviour.h"

#include <fenv.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Volatile, so that the compiler does not know the values. */
static volatile int zero;
static char *volatile nowhere;

static void sleep_forever(void)
{
    for (;;)
        (void)pause();
}

/* Writes another value to a byte. */
static void change(const volatile void *address)
{
    volatile unsigned char *byte = (volatile unsigned char *)(uintptr_t)address;
    *byte = (unsigned char)~*byte;
}

/* The first page boundary after some elements. */
static const volatile char *next_page(const void *elements, size_t byte_size)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    return (const volatile char *)(((uintptr_t)elements + byte_size + page - 1) / page * page);
}

enum scatter_cts_result misbehave_sigsegv(const struct call *call)
{
    *(volatile char *)nowhere = 1;
    return answer(call);
}

enum scatter_cts_result misbehave_sigabrt(const struct call *call)
{
    (void)call;
    abort();
}

enum scatter_cts_result misbehave_sigfpe(const struct call *call)
{
    zero = 1 / zero;
    (void)raise(SIGFPE); /* if the processor does not trap on a division by zero */
    return answer(call);
}

enum scatter_cts_result misbehave_loop(const struct call *call)
{
    while (zero == 0) {
    }
    return answer(call);
}

enum scatter_cts_result misbehave_sleep(const struct call *call)
{
    sleep_forever();
    return answer(call);
}

enum scatter_cts_result misbehave_exit0(const struct call *call)
{
    (void)call;
    exit(0);
}

enum scatter_cts_result misbehave_exit3(const struct call *call)
{
    (void)call;
    exit(3);
}

/* Answers first, so that only the write is wrong. */
static enum scatter_cts_result write_input(const struct call *call, size_t slot)
{
    enum scatter_cts_result result = answer(call);
    if (slot < call->request->input_count)
        change(call->request->inputs[slot].elements);
    return result;
}

enum scatter_cts_result misbehave_write_input_0(const struct call *call)
{
    return write_input(call, 0);
}

enum scatter_cts_result misbehave_write_input_1(const struct call *call)
{
    return write_input(call, 1);
}

enum scatter_cts_result misbehave_write_input_2(const struct call *call)
{
    return write_input(call, 2);
}

enum scatter_cts_result misbehave_write_past_output(const struct call *call)
{
    change((const char *)call->output->elements + call->output->byte_size);
    return answer(call);
}

enum scatter_cts_result misbehave_write_far_past_output(const struct call *call)
{
    change(next_page(call->output->elements, call->output->byte_size));
    return answer(call);
}

enum scatter_cts_result misbehave_write_before_output(const struct call *call)
{
    change((const char *)call->output->elements - 1);
    return answer(call);
}

enum scatter_cts_result misbehave_read_past_input(const struct call *call)
{
    if (call->request->input_count > 0) {
        const struct scatter_cts_tensor *data = &call->request->inputs[0];
        zero = 0 * *next_page(data->elements, data->byte_size);
    }
    return answer(call);
}

static enum scatter_cts_result write_to(const struct call *call, const void *address)
{
    enum scatter_cts_result result = answer(call);
    change(address);
    return result;
}

enum scatter_cts_result misbehave_write_model(const struct call *call)
{
    return write_to(call, call->request->model);
}

enum scatter_cts_result misbehave_write_op_type(const struct call *call)
{
    return write_to(call, call->request->op_type);
}

enum scatter_cts_result misbehave_write_attributes(const struct call *call)
{
    return write_to(call, call->request->attributes);
}

enum scatter_cts_result misbehave_write_request(const struct call *call)
{
    return write_to(call, call->request);
}

static bool has_extents(const struct scatter_cts_request *request)
{
    return request->input_count > 0 && request->inputs[0].rank > 0;
}

enum scatter_cts_result misbehave_write_dims(const struct call *call)
{
    return has_extents(call->request) ? write_to(call, call->request->inputs[0].dims) : answer(call);
}

/* Copies dims[place] of data into the output. */
static enum scatter_cts_result answer_with_extent(const struct call *call, int32_t place)
{
    enum scatter_cts_result result = answer(call);
    if (result == SCATTER_CTS_OK && has_extents(call->request) && call->output->byte_size > 0)
        *(volatile char *)call->output->elements = (char)call->request->inputs[0].dims[place];
    return result;
}

enum scatter_cts_result misbehave_read_before_dims(const struct call *call)
{
    return answer_with_extent(call, -1);
}

enum scatter_cts_result misbehave_read_past_dims(const struct call *call)
{
    return answer_with_extent(call, call->request->input_count > 0 ? call->request->inputs[0].rank : 0);
}

enum scatter_cts_result misbehave_execute_data(const struct call *call)
{
    union {
        const void *data;
        void (*code)(void);
    } jump = {.data = call->request->input_count > 0 ? call->request->inputs[0].elements : NULL};
    jump.code();
    return answer(call);
}

/* Allocates in blocks, bounded so that a runner without a limit does not exhaust the memory of the
 * machine. */
static bool take_memory(int blocks)
{
    const size_t block = (size_t)16 << 20;
    for (; blocks > 0; blocks--) {
        char *volatile memory = malloc(block); /* volatile, so that the writes are not optimised away */
        if (memory == NULL)
            return false;
        memset(memory, 1, block);
    }
    return true;
}

enum scatter_cts_result misbehave_allocate(const struct call *call)
{
    if (!take_memory(128)) {
        (void)snprintf(call->message->text, call->message->capacity, "no memory");
        return SCATTER_CTS_FAILED;
    }
    sleep_forever();
    return answer(call);
}

enum scatter_cts_result misbehave_allocate_in_children(const struct call *call)
{
    for (int children = 0; children < 4; children++) {
        if (fork() == 0) {
            (void)take_memory(32);
            sleep_forever();
        }
    }
    sleep_forever();
    return answer(call);
}

enum scatter_cts_result misbehave_close_pipe(const struct call *call)
{
    for (int descriptor = 3; descriptor < 4096; descriptor++)
        (void)close(descriptor);
    return answer(call);
}

static void flood(FILE *stream)
{
    for (int line = 0; line < 100000; line++)
        (void)fprintf(stream, "%99s\n", "noise");
    (void)fflush(stream);
}

enum scatter_cts_result misbehave_flood_stdout(const struct call *call)
{
    flood(stdout);
    return answer(call);
}

enum scatter_cts_result misbehave_flood_stderr(const struct call *call)
{
    flood(stderr);
    return answer(call);
}

enum scatter_cts_result misbehave_float_environment(const struct call *call)
{
    enum scatter_cts_result result = answer(call);
    (void)fesetround(FE_UPWARD);
    return result;
}

static void *make_noise(void *nothing)
{
    (void)nothing;
    for (;;) {
        char *volatile memory = malloc(1000);
        free(memory);
        (void)nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    return NULL;
}

enum scatter_cts_result misbehave_dawdle(const struct call *call)
{
    (void)nanosleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
    return answer(call);
}

enum scatter_cts_result misbehave_slow_wrong_value(const struct call *call)
{
    (void)nanosleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
    return misbehave_wrong_value(call);
}

enum scatter_cts_result misbehave_thread_noise(const struct call *call)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, make_noise, NULL) == 0)
        (void)pthread_detach(thread);
    return answer(call);
}

/* Writes to its frame and reads it afterwards, so that the compiler does not turn the calls into a loop. */
static int descend(int depth)
{
    volatile char frame[4096];
    if (depth < zero)
        return 0;
    frame[depth % 4096] = 1;
    return descend(depth + 1) + frame[(depth + 1) % 4096];
}

enum scatter_cts_result misbehave_stack_overflow(const struct call *call)
{
    zero = 0 * descend(0);
    return answer(call);
}

enum scatter_cts_result misbehave_raise_sigsegv(const struct call *call)
{
    (void)raise(SIGSEGV);
    return answer(call);
}

static sigjmp_buf before_fault;

static void jump_back(int number)
{
    (void)number;
    siglongjmp(before_fault, 1);
}

enum scatter_cts_result misbehave_handled_sigsegv(const struct call *call)
{
    static bool handler_is_set; /* once, like a runtime */
    if (!handler_is_set) {
        struct sigaction action;
        memset(&action, 0, sizeof action);
        action.sa_handler = jump_back;
        (void)sigaction(SIGSEGV, &action, NULL);
        handler_is_set = true;
    }
    if (sigsetjmp(before_fault, 1) == 0)
        *(volatile char *)nowhere = 1;
    return answer(call);
}

static void leave_process_behind(void)
{
    if (fork() == 0)
        sleep_forever();
}

enum scatter_cts_result misbehave_fork_dies(const struct call *call)
{
    (void)call;
    leave_process_behind();
    abort();
}

enum scatter_cts_result misbehave_fork_stays(const struct call *call)
{
    leave_process_behind();
    return answer(call);
}

enum scatter_cts_result misbehave_fork_returns(const struct call *call)
{
    (void)fork();
    return answer(call);
}

void misbehave_open_slowly(void)
{
    sleep_forever();
}

void misbehave_open_crash(void)
{
    *(volatile char *)nowhere = 1;
}
