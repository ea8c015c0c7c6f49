/*
 * Misbehaviour that only a sweep can suffer from, because it executes many cases in one process and shares memory with it:
 * damage to that memory, late ends, and damage to what is left for the next cases.
 */
#define _GNU_SOURCE

#include "misbehaviour.h"
#include "sweep_page.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* ---- the shared page ---------------------------------------------------------------------------------------------------- */

/* The mapping of the page; NULL in a run, which has none. */
static struct sweep_page *find_page(void)
{
    char line[512];
    unsigned long begin = 0;
    bool found = false;
    FILE *maps = fopen("/proc/self/maps", "re");
    while (maps != NULL && !found && fgets(line, sizeof line, maps) != NULL)
        found = strstr(line, "/memfd:scatter-cts-sweep") != NULL && sscanf(line, "%lx", &begin) == 1;
    if (maps != NULL)
        (void)fclose(maps);
    return found ? (struct sweep_page *)(uintptr_t)begin : NULL;
}

/* The file behind the page; -1: none. */
static int find_file(void)
{
    char path[64], target[128];
    for (int descriptor = 3; descriptor < 256; descriptor++) {
        (void)snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
        ssize_t length = readlink(path, target, sizeof target - 1);
        target[length < 0 ? 0 : length] = '\0';
        if (strstr(target, "/memfd:scatter-cts-sweep") != NULL)
            return descriptor;
    }
    return -1;
}

static _Noreturn void sleep_forever(void)
{
    for (;;)
        (void)pause();
}

static void fill_with_noise(struct sweep_page *page)
{
    unsigned char *bytes = (unsigned char *)page;
    unsigned state = 1;
    for (size_t i = 0; i < sizeof *page; i++) {
        state = state * 1103515245U + 12345U;
        bytes[i] = (unsigned char)(state >> 16);
    }
}

/* Writes consecutive numbers to the found ones. */
static void accuse(struct sweep_page *page, uint64_t first, uint64_t last)
{
    for (uint64_t number = first; number <= last && page->found < SWEEP_FOUND_MOST; number++)
        page->numbers[page->found++] = number;
}

/* The worker goes on with memory of its own. */
static void replace(struct sweep_page *page)
{
    (void)mmap(page, sizeof *page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
}

enum { SPAN = 100 }; /* cases that are accused */

/* Does that to the page, if there is one, and answers. */
#define DAMAGE(name, statement)                                            \
    enum scatter_cts_result misbehave_page_##name(const struct call *call) \
    {                                                                      \
        struct sweep_page *page = find_page();                             \
        if (page != NULL) {                                                \
            statement;                                                     \
        }                                                                  \
        return answer(call);                                               \
    }

DAMAGE(zeros, memset(page, 0, sizeof *page))
DAMAGE(ones, memset(page, 0xff, sizeof *page))
DAMAGE(noise, fill_with_noise(page))
DAMAGE(position_far, page->executed = page->current = UINT64_MAX)
DAMAGE(much_found, page->found = UINT32_MAX)
DAMAGE(some_found, page->found = 153)
DAMAGE(more_executed, page->executed += 1000)
DAMAGE(none_executed, page->executed = 0)
DAMAGE(much_judged, page->judged = UINT64_MAX / 2)
DAMAGE(much_unsupported, page->unsupported = UINT64_MAX / 2)
DAMAGE(accuses_earlier, accuse(page, page->current - SPAN, page->current - 1))
DAMAGE(accuses_later, accuse(page, page->current + 1, page->current + SPAN))
DAMAGE(accuses_twice, accuse(page, page->current, page->current); accuse(page, page->current, page->current))
DAMAGE(falls, accuse(page, page->current - 1, page->current - 1);
       accuse(page, page->current - 2, page->current - 2))
DAMAGE(unmapped, (void)munmap(page, sizeof *page))
DAMAGE(read_only, (void)mprotect(page, sizeof *page, PROT_READ))
DAMAGE(unreadable, (void)mprotect(page, sizeof *page, PROT_NONE))
DAMAGE(replaced, replace(page))
DAMAGE(truncated, (void)!ftruncate(find_file(), 0))
DAMAGE(halved, (void)!ftruncate(find_file(), sizeof *page / 2))
DAMAGE(grown, (void)!ftruncate(find_file(), (off_t)1 << 40))
DAMAGE(punched, (void)fallocate(find_file(), FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, sizeof *page))
DAMAGE(back_and_dies, page->current -= SPAN; abort())
DAMAGE(skips_and_dies, page->current += SPAN; page->executed += SPAN; abort())
DAMAGE(accuses_and_exits, accuse(page, page->current - SPAN, page->current - 1); exit(0))
DAMAGE(zeros_and_hangs, memset(page, 0, sizeof *page); sleep_forever())

/* ---- late ends ------------------------------------------------------------------------------------------------------------ */

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

/* ---- what the next case finds --------------------------------------------------------------------------------------------- */

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

/* An answer that a range is done, to message number 2. */
enum scatter_cts_result misbehave_forge_end(const struct call *call)
{
    static const unsigned char frame[] = {11, 0, 0, 0, 0x52, 0, 0x79, 2, 0, 0, 0, 0, 0, 0, 0};
    (void)!write(4, frame, sizeof frame);
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
