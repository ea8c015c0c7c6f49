/* Tests of the time in which threads stood ready and got no processor. */
#define _GNU_SOURCE /* sched_setaffinity */

#include "process_tree.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define SECOND UINT64_C(1000000000)

/* The credit in seconds. */
static double credit(double elapsed, double run, double wait, double longest, double processors)
{
    const struct processor_use use = {.elapsed = (uint64_t)(elapsed * 1e9),
                                      .run = (uint64_t)(run * 1e9),
                                      .wait = (uint64_t)(wait * 1e9),
                                      .longest_wait = (uint64_t)(longest * 1e9),
                                      .processors = processors};
    uint64_t nanoseconds = processor_credit(&use);
    cr_expect(nanoseconds <= use.elapsed && nanoseconds <= use.longest_wait);
    return (double)nanoseconds / 1e9;
}

static void expect_near(double actual, double expected)
{
    cr_expect(actual > expected - 0.001 && actual < expected + 0.001, "%g, not %g", actual, expected);
}

/* ---- the credit ---------------------------------------------------------------------------------------- */

Test(processor_use, a_thread_that_others_keep_from_the_processors_gets_its_wait)
{
    expect_near(credit(20, 2, 18, 18, 2), 18);
}

Test(processor_use, a_thread_that_always_runs_gets_nothing)
{
    expect_near(credit(20, 20, 0, 0, 2), 0);
}

Test(processor_use, a_thread_that_sleeps_or_is_stopped_gets_nothing)
{
    expect_near(credit(20, 0, 0, 0, 2), 0);
}

Test(processor_use, a_thread_that_sleeps_gets_no_more_than_it_waited)
{
    expect_near(credit(20, 0.001, 0.5, 0.5, 2), 0.5);
}

Test(processor_use, a_thread_that_waited_and_never_ran_gets_its_wait)
{
    expect_near(credit(20, 0, 19, 19, 1), 19);
}

Test(processor_use, a_hundred_threads_that_fight_each_other_get_nothing)
{
    expect_near(credit(10, 20, 980, 9.8, 2), 0);
    expect_near(credit(10, 10, 990, 9.9, 1), 0);
}

Test(processor_use, a_hundred_threads_get_only_what_others_took)
{
    /* others have one of two processors */
    expect_near(credit(10, 10, 990, 9.9, 2), 5);
}

Test(processor_use, two_threads_on_half_of_two_processors_get_half)
{
    expect_near(credit(10, 10, 10, 5, 2), 5);
}

Test(processor_use, what_a_quota_withholds_is_not_taken_by_others)
{
    expect_near(credit(10, 5, 5, 5, 0.5), 0);
    expect_near(credit(10, 2.5, 7.5, 7.5, 0.5), 5);
}

Test(processor_use, running_longer_than_the_processors_allow_gets_nothing)
{
    expect_near(credit(10, 11, 9, 9, 1), 0);
    expect_near(credit(0, 1, 1, 1, 1), 0);
}

/* ---- two moments --------------------------------------------------------------------------------------- */

#define SAMPLES(...)                                                                      \
    {                                                                                     \
        .list = (struct time_sample[]){__VA_ARGS__},                                      \
        .count = sizeof((struct time_sample[]){__VA_ARGS__}) / sizeof(struct time_sample) \
    }

static void expect_use(const struct tree_times *before, const struct tree_times *now, uint64_t run,
                       uint64_t wait, uint64_t longest_wait)
{
    struct processor_use use = {.elapsed = 7, .processors = 3};
    processor_use_between(&use, before, now);
    cr_expect(use.run == run && use.wait == wait && use.longest_wait == longest_wait, "%d %d %d",
              (int)use.run, (int)use.wait, (int)use.longest_wait);
    cr_expect(use.elapsed == 7 && use.processors == 3);
}

Test(processor_use, earlier_cases_of_a_process_do_not_count)
{
    const struct tree_times before = {.threads = SAMPLES({1, 100, 5000}, {2, 40, 60})};
    const struct tree_times now = {.threads = SAMPLES({1, 110, 5001}, {2, 45, 90})};
    expect_use(&before, &now, 15, 31, 30);
}

Test(processor_use, a_new_thread_counts_as_a_whole)
{
    const struct tree_times before = {.threads = SAMPLES({1, 100, 5000})};
    const struct tree_times now = {.threads = SAMPLES({1, 100, 5000}, {2, 7, 8})};
    expect_use(&before, &now, 7, 8, 8);
}

Test(processor_use, the_wait_of_a_thread_that_has_ended_is_lost)
{
    const struct tree_times before = {.threads = SAMPLES({1, 1, 1}, {2, 1, 9000})};
    const struct tree_times now = {.threads = SAMPLES({1, 2, 3})};
    expect_use(&before, &now, 1, 2, 2);
}

Test(processor_use, the_time_on_a_processor_of_threads_that_have_ended_counts)
{
    const struct tree_times before = {.threads = SAMPLES({1, 10, 0}), .processes = SAMPLES({1, 1000, 0})};
    const struct tree_times now = {.threads = SAMPLES({1, 11, 95}), .processes = SAMPLES({1, 1100, 0})};
    expect_use(&before, &now, 100, 95, 95);
}

Test(processor_use, a_number_that_is_used_again_is_a_new_thread)
{
    const struct tree_times before = {.threads = SAMPLES({1, 100, 100})};
    const struct tree_times now = {.threads = SAMPLES({1, 3, 4})};
    expect_use(&before, &now, 3, 4, 4);
}

Test(processor_use, without_threads_nothing_ran_and_nothing_waited)
{
    const struct tree_times none = {.threads = {.count = 0}};
    const struct tree_times before = {.threads = SAMPLES({1, 100, 100})};
    expect_use(&none, &none, 0, 0, 0);
    expect_use(&before, &none, 0, 0, 0);
}

Test(processor_use, short_threads_that_fight_a_long_one_earn_nothing)
{
    /* 99 threads shared two processors with thread 1 for ten seconds and have just ended */
    const struct tree_times before = {.threads = SAMPLES({1, 0, 0}), .processes = SAMPLES({1, 0, 0})};
    const struct tree_times now = {.threads = SAMPLES({1, SECOND / 5, 98 * SECOND / 10}),
                                   .processes = SAMPLES({1, 20 * SECOND, 0})};
    struct processor_use use = {.elapsed = 10 * SECOND, .processors = 2};
    processor_use_between(&use, &before, &now);
    cr_expect(processor_credit(&use) == 0, "%d", (int)(processor_credit(&use) / 1000000));
}

#define MILLISECOND UINT64_C(1000000)

static struct temporary_folder folder;
static struct tree_times times;

static void set_up(void)
{
    folder = temporary_folder_create();
}

static void tear_down(void)
{
    tree_times_free(&times);
    temporary_folder_remove(&folder);
}

TestSuite(tree_times, .init = set_up, .fini = tear_down);
TestSuite(processors, .init = set_up, .fini = tear_down);

static void write_file(const char *name, const char *text)
{
    temporary_folder_write(&folder, name, text, strlen(text));
}

/* Takes the times of process 70 and 71, but not of 72. */
static void take(void)
{
    struct tree_process list[] = {{{70, 1, 70}, true}, {{71, 70, 70}, true}, {{72, 1, 72}, false}};
    const struct process_list processes = {.list = list, .count = sizeof list / sizeof *list};
    tree_times_take(&times, folder.path, &processes);
}

/* "ID:RUN/WAIT ..." */
static const char *text_of(const struct time_samples *samples)
{
    static char text[256];
    size_t length = 0;
    text[0] = '\0';
    for (size_t i = 0; i < samples->count && length < sizeof text; i++)
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%ld:%llu/%llu", i == 0 ? "" : " ",
                                   samples->list[i].id, (unsigned long long)samples->list[i].run,
                                   (unsigned long long)samples->list[i].wait);
    return text;
}

static void expect_threads(const char *expected)
{
    take();
    cr_expect(strcmp(text_of(&times.threads), expected) == 0, "%s", text_of(&times.threads));
}

/* ---- times: copies of files ---------------------------------------------------------------------------- */

Test(tree_times, all_threads_of_all_members_are_read)
{
    write_file("70/task/70/schedstat", "1000 2000 3\n");
    write_file("70/task/75/schedstat", "18446744073709551615 5 1\n");
    write_file("71/task/71/schedstat", "6 7 8\n");
    write_file("72/task/72/schedstat", "9 9 9\n");
    expect_threads("70:1000/2000 71:6/7 75:18446744073709551615/5");
}

Test(tree_times, a_thread_that_has_ended_is_left_out)
{
    write_file("70/task/70/schedstat", "1 2 3\n");
    temporary_folder_make(&folder, "70/task/74");
    expect_threads("70:1/2");
}

Test(tree_times, a_process_that_has_ended_is_left_out)
{
    write_file("71/task/71/schedstat", "1 2 3\n");
    expect_threads("71:1/2");
    temporary_folder_delete(&folder, "71/task/71/schedstat");
    expect_threads("");
}

Test(tree_times, a_file_of_another_form_is_left_out)
{
    write_file("70/task/70/schedstat", "1\n");
    write_file("70/task/71/schedstat", "");
    write_file("70/task/72/schedstat", "a b c\n");
    write_file("70/task/name/schedstat", "1 2 3\n");
    expect_threads("");
}

Test(tree_times, the_time_of_a_process_includes_ended_threads_and_children)
{
    char expected[64];
    const unsigned long long tick = 1000000000ULL / (unsigned long long)sysconf(_SC_CLK_TCK);
    write_file("70/stat", "70 (a) b) 7 (x) R 1 70 70 0 -1 4194304 95 0 0 0 11 22 33 44 20 0 1 0 515 12 1\n");
    write_file("71/stat", "71 (cut) R 1 70\n");
    take();
    (void)snprintf(expected, sizeof expected, "70:%llu/0", 110 * tick);
    cr_expect(strcmp(text_of(&times.processes), expected) == 0, "%s", text_of(&times.processes));
}

Test(tree_times, without_the_file_or_with_zeros_the_times_are_unknown)
{
    cr_expect(!tree_times_are_known(folder.path));
    write_file("thread-self/schedstat", "0 0 0\n");
    cr_expect(!tree_times_are_known(folder.path));
    write_file("thread-self/schedstat", "1 0 0\n");
    cr_expect(tree_times_are_known(folder.path));
}

/* ---- times: this process ------------------------------------------------------------------------------- */

static uint64_t time_on_a_processor(void)
{
    struct timespec now;
    cr_assert(clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0);
    return (uint64_t)now.tv_sec * 1000 * MILLISECOND + (uint64_t)now.tv_nsec;
}

static void *run_for_a_while(void *context)
{
    while (time_on_a_processor() < 100 * MILLISECOND)
        continue;
    return context;
}

/* The use between two moments of a thread that runs for a while and has ended at the second one. */
Test(tree_times, the_time_on_a_processor_of_a_thread_that_has_ended_is_not_lost)
{
    struct tree_process self = {{getpid(), getppid(), getpid()}, true};
    const struct process_list processes = {.list = &self, .count = 1};
    struct tree_times before = {.threads = {.count = 0}};
    struct processor_use use;
    pthread_t thread;
    if (!tree_times_are_known("/proc"))
        return; /* wall time counts on such a system */
    tree_times_take(&before, "/proc", &processes);
    cr_assert(pthread_create(&thread, NULL, run_for_a_while, NULL) == 0);
    cr_assert(pthread_join(thread, NULL) == 0);
    tree_times_take(&times, "/proc", &processes);
    processor_use_between(&use, &before, &times);
    cr_expect(times.threads.count >= 1 && use.run >= 60 * MILLISECOND, "%d us", (int)(use.run / 1000));
    tree_times_free(&before);
}

/* ---- processors ---------------------------------------------------------------------------------------- */

static void expect_quota(const char *membership, double expected)
{
    char file[300], groups[300];
    write_file("membership", membership);
    (void)snprintf(file, sizeof file, "%s/membership", folder.path);
    (void)snprintf(groups, sizeof groups, "%s/groups", folder.path);
    double quota = processor_quota(file, groups);
    cr_expect(quota == expected, "%g, not %g", quota, expected);
}

Test(processors, without_groups_there_is_no_quota)
{
    expect_quota("", INFINITY);
    expect_quota("0::/\n", INFINITY);
    expect_quota("no colon\n0:\n", INFINITY);
    cr_expect(isinf(processor_quota("/nowhere/at/all", "/nowhere")));
}

Test(processors, the_quota_of_a_group_is_a_number_of_processors)
{
    write_file("groups/a/b/cpu.max", "50000 100000\n");
    expect_quota("0::/a/b\n", 0.5);
}

Test(processors, the_smallest_quota_of_a_group_and_those_above_counts)
{
    write_file("groups/a/b/cpu.max", "max 100000\n");
    write_file("groups/a/cpu.max", "150000 100000\n");
    write_file("groups/cpu.max", "300000 100000\n");
    expect_quota("0::/a/b\n", 1.5);
}

Test(processors, a_group_that_cannot_be_seen_does_not_hide_the_others)
{
    write_file("groups/cpu.max", "300000 100000\n");
    expect_quota("0::/outside/the/container\n", 3);
}

Test(processors, quotas_of_version_1_count_too)
{
    write_file("groups/cpu,cpuacct/a/cpu.cfs_quota_us", "25000\n");
    write_file("groups/cpu,cpuacct/a/cpu.cfs_period_us", "100000\n");
    write_file("groups/cpuset/a/cpu.cfs_quota_us", "1\n");
    write_file("groups/cpuset/a/cpu.cfs_period_us", "100000\n");
    expect_quota("5:cpuset:/a\n4:cpu,cpuacct:/a\n0::/\n", 0.25);
    write_file("groups/cpu,cpuacct/a/cpu.cfs_quota_us", "-1\n");
    expect_quota("4:cpu,cpuacct:/a\n", INFINITY);
}

Test(processors, affinity_limits_the_processors)
{
    cpu_set_t all, one;
    cr_assert(sched_getaffinity(0, sizeof all, &all) == 0);
    cr_expect(processors_of(getpid()) <= CPU_COUNT(&all));
    CPU_ZERO(&one);
    for (size_t i = 0; i < CPU_SETSIZE && CPU_COUNT(&one) == 0; i++)
        if (CPU_ISSET(i, &all))
            CPU_SET(i, &one);
    cr_assert(sched_setaffinity(0, sizeof one, &one) == 0);
    cr_expect(processors_of(getpid()) <= 1 && processors_of(getpid()) > 0);
}
