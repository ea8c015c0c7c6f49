#include "process_tree.h"

#include <criterion/criterion.h>

/* A case that begins at START, watched every STEP. The meter gives what was waited since it began, as a share
 * of the elapsed time, up to a greatest amount. */
enum { START = 5000, LIMIT = 3000, STEP = 10, NEVER = -1 };

static int64_t now, began;
static double share; /* of the time that is waited */
static int64_t most; /* waited altogether */
static int looks;
static int64_t last_look, shortest_pause;

static void begin(void *context)
{
    (void)context;
    began = now;
}

static int64_t waited(void *context)
{
    (void)context;
    if (looks++ > 0 && now - last_look < shortest_pause)
        shortest_pause = now - last_look;
    last_look = now;
    int64_t all = (int64_t)(share * (double)(now - began));
    return all < most ? all : most;
}

static const struct wait_meter meter = {.begin = begin, .waited = waited};

/* After how many milliseconds the limit is over. */
static int64_t over_after(double waited_share, int64_t most_waited, int64_t limit,
                          const struct wait_meter *with)
{
    share = waited_share;
    most = most_waited;
    began = NEVER;
    looks = 0;
    shortest_pause = INT64_MAX;
    struct time_limit time = time_limit_create(START, limit, with);
    for (now = START; !time_limit_is_over(&time, now); now += STEP)
        cr_assert(now - START < 100 * limit + 10000);
    return now - START;
}

Test(time_limit, without_a_meter_wall_time_counts)
{
    cr_expect(over_after(0.9, 1000000, LIMIT, NULL) == LIMIT);
    cr_expect(looks == 0 && began == NEVER);
}

Test(time_limit, a_process_that_waited_for_nothing_has_a_second_more)
{
    cr_expect(over_after(0, 0, LIMIT, &meter) == LIMIT + 1000);
    cr_expect(looks == 2, "%d looks", looks);
}

Test(time_limit, the_measurement_begins_after_a_tenth_of_the_limit)
{
    (void)over_after(0, 0, LIMIT, &meter);
    cr_expect(began == START + LIMIT / 10);
}

Test(time_limit, what_was_waited_is_added)
{
    /* 300 ms before the measurement; then it waits half of the time, so 2700 ms of its own take 5400 ms */
    int64_t after = over_after(0.5, 1000000, LIMIT, &meter);
    cr_expect(after >= 300 + 5400 + 1000 && after <= 300 + 5400 + 1000 + 200, "%d", (int)after);
}

Test(time_limit, a_process_that_waited_once_and_then_runs_gets_only_this_wait)
{
    int64_t after = over_after(1, 2000, LIMIT, &meter);
    cr_expect(after == LIMIT + 2000 + 1000, "%d", (int)after);
}

Test(time_limit, ten_times_the_limit_end_a_process_that_only_waits)
{
    cr_expect(over_after(1, 1000000, LIMIT, &meter) == 10 * LIMIT);
    cr_expect(over_after(0.99, 1000000, LIMIT, &meter) == 10 * LIMIT);
}

Test(time_limit, ten_times_a_short_limit_come_before_the_second)
{
    cr_expect(over_after(0, 0, 50, &meter) == 500);
}

Test(time_limit, a_wait_that_ends_in_the_last_second_is_added)
{
    struct time_limit time = time_limit_create(START, LIMIT, &meter);
    share = 1;
    most = 0;
    now = START + LIMIT / 10;
    cr_assert(!time_limit_is_over(&time, now));
    now = START + LIMIT;
    cr_assert(!time_limit_is_over(&time, now));
    most = 1500; /* the system counts the wait only now */
    now = START + LIMIT + 1000;
    cr_assert(!time_limit_is_over(&time, now));
    now = START + LIMIT + 1500;
    cr_assert(!time_limit_is_over(&time, now));
    now = START + LIMIT + 2500;
    cr_expect(time_limit_is_over(&time, now));
}

Test(time_limit, looks_are_rare_when_hardly_any_time_is_left)
{
    (void)over_after(0.9, 1000000, LIMIT, &meter);
    cr_expect(looks > 10 && shortest_pause == 100, "%d looks, %d ms", looks, (int)shortest_pause);
}

Test(time_limit, a_late_first_look_begins_the_measurement_and_ends_a_second_later)
{
    struct time_limit time = time_limit_create(START, LIMIT, &meter);
    share = most = 0;
    now = START + 2 * LIMIT;
    cr_expect(!time_limit_is_over(&time, now));
    now += 1000;
    cr_expect(time_limit_is_over(&time, now));
}
