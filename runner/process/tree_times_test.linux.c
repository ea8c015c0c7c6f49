/* The times of threads and processes, from copies of files of /proc and from /proc itself. */
#define _POSIX_C_SOURCE 200809L

#include "processor_use.h"
#include "temporary_folder.h"

#include <criterion/criterion.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define MILLISECOND UINT64_C(1000000)

static struct temporary_folder proc;
static struct tree_times times;

static void set_up(void)
{
    proc = temporary_folder_create();
}

static void tear_down(void)
{
    tree_times_free(&times);
    temporary_folder_remove(&proc);
}

TestSuite(tree_times, .init = set_up, .fini = tear_down);

static void write_file(const char *name, const char *text)
{
    temporary_folder_write(&proc, name, text, strlen(text));
}

/* Takes the times of process 70 and 71, but not of 72. */
static void take(void)
{
    struct tree_process list[] = {{{70, 1, 70}, true}, {{71, 70, 70}, true}, {{72, 1, 72}, false}};
    const struct process_list processes = {.list = list, .count = sizeof list / sizeof *list};
    tree_times_take(&times, proc.path, &processes);
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

/* ---- copies of files ----------------------------------------------------------------------------------------------- */

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
    temporary_folder_make(&proc, "70/task/74");
    expect_threads("70:1/2");
}

Test(tree_times, a_process_that_has_ended_is_left_out)
{
    write_file("71/task/71/schedstat", "1 2 3\n");
    expect_threads("71:1/2");
    temporary_folder_delete(&proc, "71/task/71/schedstat");
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
    cr_expect(!tree_times_are_known(proc.path));
    write_file("thread-self/schedstat", "0 0 0\n");
    cr_expect(!tree_times_are_known(proc.path));
    write_file("thread-self/schedstat", "1 0 0\n");
    cr_expect(tree_times_are_known(proc.path));
}

/* ---- this process -------------------------------------------------------------------------------------------------- */

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
