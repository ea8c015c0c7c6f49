/* Processes that use memory, and how much of it is counted. */
#define _DEFAULT_SOURCE

#include "process_tree.h"

#include <criterion/criterion.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#define MIB ((uint64_t)1 << 20)
enum { SIZE = 64, MOST_REPORTS = 8 };

static int ready[2];
static pid_t process, reported[MOST_REPORTS];

static char *use_memory(void)
{
    char *memory = mmap(NULL, SIZE * MIB, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        _exit(1);
    memset(memory, 1, SIZE * MIB);
    return memory;
}

static void report_and_sleep(void)
{
    const pid_t self = getpid();
    (void)!write(ready[1], &self, sizeof self);
    for (;;)
        (void)pause();
}

/* Starts a process that leads a group and calls `act`; waits for `reports` reports, of the process and its
 * descendants. */
static void start(void (*act)(void), int reports)
{
    cr_assert(pipe(ready) == 0);
    process = fork();
    cr_assert(process >= 0);
    if (process == 0) {
        (void)setpgid(0, 0);
        act();
        report_and_sleep();
    }
    (void)close(ready[1]); /* the read fails instead of waiting for a process that has died */
    for (int i = 0; i < reports; i++)
        cr_assert(read(ready[0], &reported[i], sizeof *reported) == sizeof *reported);
}

static void tear_down(void)
{
    for (int i = 0; i < MOST_REPORTS; i++)
        if (reported[i] > 0)
            (void)kill(reported[i], SIGKILL);
    memset(reported, 0, sizeof reported);
    (void)waitpid(process, NULL, 0);
}

TestSuite(process_memory, .fini = tear_down);

static void expect_size(uint64_t from, uint64_t to)
{
    uint64_t size = process_tree_size(process, SIZE * MIB);
    cr_expect(size >= from * MIB && size <= to * MIB, "%zu MiB", (size_t)(size / MIB));
}

static void use_own_memory(void)
{
    (void)use_memory();
}

Test(process_memory, a_process_counts_itself)
{
    start(use_own_memory, 1);
    expect_size(SIZE, SIZE + 32);
    cr_expect(process_exceeds(process, SIZE * MIB));
    cr_expect(!process_exceeds(process, 2 * SIZE * MIB));
}

static void use_memory_in_children(void)
{
    for (int i = 0; i < 2; i++) {
        if (fork() == 0) {
            if (fork() == 0)
                (void)use_memory();
            report_and_sleep();
        }
    }
}

Test(process_memory, far_below_the_limit_resident_sizes_are_added)
{
    start(use_own_memory, 1);
    uint64_t size = process_tree_size(process, UINT64_MAX);
    cr_expect(size >= SIZE * MIB && size <= (SIZE + 32) * MIB, "%zu MiB", (size_t)(size / MIB));
}

Test(process_memory, children_and_their_children_count)
{
    start(use_memory_in_children, 5);
    expect_size(2 * SIZE, 2 * SIZE + 32);
    cr_expect(process_exceeds(process, SIZE * MIB));
}

Test(process_memory, other_processes_are_not_examined_in_every_call)
{
    start(use_memory_in_children, 5);
    int found = 0;
    for (int i = 0; i < 10; i++)
        found += process_exceeds(process, SIZE * MIB);
    cr_expect(found >= 1 && found < 10, "%d of 10", found);
}

static void share_memory_with_children(void)
{
    char *memory = use_memory();
    for (int i = 0; i < 4; i++) {
        if (fork() == 0) {
            for (size_t byte = 0; byte < SIZE * MIB; byte += 4096)
                (void)((volatile char *)memory)[byte];
            report_and_sleep();
        }
    }
}

Test(process_memory, shared_memory_counts_once)
{
    start(share_memory_with_children, 5);
    expect_size(SIZE, SIZE + 32);
}

/* An orphan still belongs to the group. */
static void use_memory_in_an_orphan(void)
{
    if (fork() == 0) {
        if (fork() == 0) {
            (void)use_memory();
            report_and_sleep();
        }
        _exit(0);
    }
    (void)wait(NULL);
}

Test(process_memory, an_orphan_counts_by_its_group)
{
    start(use_memory_in_an_orphan, 2);
    expect_size(SIZE, SIZE + 32);
}

static void use_memory_in_another_group(void)
{
    if (fork() == 0) {
        (void)setsid();
        (void)use_memory();
        report_and_sleep();
    }
}

Test(process_memory, a_child_that_has_left_the_group_counts)
{
    start(use_memory_in_another_group, 2);
    expect_size(SIZE, SIZE + 32);
}

Test(process_memory, a_missing_process_uses_nothing)
{
    start(use_own_memory, 1);
    tear_down();
    cr_expect(process_tree_size(process, SIZE * MIB) == 0);
    cr_expect(!process_exceeds(process, 1));
}
