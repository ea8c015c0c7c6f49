#include "process_tree.h"

#include <criterion/criterion.h>

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
