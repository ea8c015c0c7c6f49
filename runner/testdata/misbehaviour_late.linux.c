/* Misbehaviour that the next cases meet: late ends, and damage to what is left for them. */
#define _GNU_SOURCE

#include "misbehaviour.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* ---- late ends ----------------------------------------------------------------------------------------- */

enum { LATE_NANOSECONDS = 3000000 };

/* What ends the process when the case was answered long ago. */
static void exit_0(void)
{
    exit(0);
}

static void exit_3(void)
{
    exit(3);
}

static void exit_0_at_once(void)
{
    _exit(0);
}

static void fault(void)
{
    static char *volatile nowhere;
    *(volatile char *)nowhere = 1;
}

static void kill_itself(void)
{
    (void)kill(getpid(), SIGKILL);
}

static void close_channels(void)
{
    for (int descriptor = 3; descriptor < 256; descriptor++)
        (void)close(descriptor);
}

struct end {
    void (*function)(void);
};

static void *end_late(void *argument)
{
    const struct end *end = argument;
    (void)nanosleep(&(struct timespec){.tv_nsec = LATE_NANOSECONDS}, NULL);
    end->function();
    return NULL;
}

static enum scatter_cts_result answer_and_end(const struct call *call, struct end *end)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, end_late, end) == 0)
        (void)pthread_detach(thread);
    return answer(call);
}

#define LATE_END(name, what)                                               \
    enum scatter_cts_result misbehave_late_##name(const struct call *call) \
    {                                                                      \
        static struct end end = {what};                                    \
        return answer_and_end(call, &end);                                 \
    }
LATE_END(exit_0, exit_0)
LATE_END(exit_3, exit_3)
LATE_END(exit_0_at_once, exit_0_at_once)
LATE_END(abort, abort)
LATE_END(fault, fault)
LATE_END(kill, kill_itself)
LATE_END(close, close_channels)

enum scatter_cts_result misbehave_late_alarm(const struct call *call)
{
    const struct itimerval timer = {.it_value = {.tv_usec = LATE_NANOSECONDS / 1000}};
    (void)setitimer(ITIMER_REAL, &timer, NULL);
    return answer(call);
}

enum scatter_cts_result misbehave_late_child(const struct call *call)
{
    const pid_t process = getpid();
    if (fork() == 0) {
        (void)nanosleep(&(struct timespec){.tv_nsec = LATE_NANOSECONDS}, NULL);
        (void)kill(process, SIGKILL);
        _exit(0);
    }
    return answer(call);
}

/* ---- what the next case finds -------------------------------------------------------------------------- */

enum scatter_cts_result misbehave_close_request(const struct call *call)
{
    (void)close(3);
    return answer(call);
}

enum scatter_cts_result misbehave_write_unasked(const struct call *call)
{
    (void)!write(4, "\3\0\0\0\1\2\3", 7);
    return answer(call);
}

enum scatter_cts_result misbehave_free_twice(const struct call *call)
{
    char *memory = malloc(5000);
    char *volatile same = memory;
    free(memory);
    free(same);
    return answer(call);
}
