/* A limit in time that is fair on a busy machine. */
#include "machine.h"
#include "process_tree.h"

#include <stdatomic.h>
#include <stddef.h>

/* `PAUSE`: how often is looked again when hardly any time is left. */
enum { FRACTION_BEFORE_BEGIN = 10, MOST_TIMES_LIMIT = 10, LAST_MILLISECONDS = 1000, PAUSE = 100 };

struct time_limit time_limit_create(int64_t now, int64_t limit, const struct wait_meter *meter)
{
    return (struct time_limit){.start = now,
                               .limit = limit,
                               .next = now + (meter == NULL ? limit : limit / FRACTION_BEFORE_BEGIN),
                               .meter = meter};
}

/* Reads the meter when the limit is reached, and decides when to look again; true: the limit is over. */
static bool look(struct time_limit *limit, int64_t now)
{
    const int64_t left = limit->start + limit->limit + limit->meter->waited(limit->meter->context) - now;
    if (left <= 0 && limit->is_last_second)
        return true;
    limit->is_last_second = left <= 0;
    limit->next = now + (left <= 0 ? LAST_MILLISECONDS : left < PAUSE ? PAUSE : left);
    return false;
}

bool time_limit_is_over(struct time_limit *limit, int64_t now)
{
    const int64_t end = limit->start + MOST_TIMES_LIMIT * limit->limit;
    if (now < limit->next)
        return false;
    if (limit->meter == NULL || now >= end)
        return true;
    if (!limit->has_begun) {
        limit->meter->begin(limit->meter->context);
        limit->has_begun = true;
        limit->next = limit->start + limit->limit;
    }
    if (now >= limit->next && look(limit, now))
        return true;
    if (limit->next > end)
        limit->next = end;
    return false;
}

/* ---- the meter of a tree of processes ------------------------------------------------------------------ */

static const char proc[] = "/proc";

bool tree_meter_is_available(void)
{
    enum { UNKNOWN, AVAILABLE, UNAVAILABLE };
    static atomic_int known;
    if (atomic_load(&known) == UNKNOWN)
        atomic_store(&known, tree_times_are_known(proc) ? AVAILABLE : UNAVAILABLE);
    return atomic_load(&known) == AVAILABLE;
}

struct tree_meter tree_meter_create(long pid)
{
    return (struct tree_meter){.pid = pid};
}

void tree_meter_free(struct tree_meter *meter)
{
    process_list_free(&meter->processes);
    tree_times_free(&meter->before);
    tree_times_free(&meter->now);
}

static void take(struct tree_meter *meter, struct tree_times *times)
{
    process_list_take(&meter->processes);
    process_list_mark(&meter->processes, meter->pid);
    tree_times_take(times, proc, &meter->processes);
}

static void begin(void *context)
{
    struct tree_meter *meter = context;
    take(meter, &meter->before);
    meter->began = clock_nanoseconds();
}

static int64_t waited(void *context)
{
    enum { NANOSECONDS_OF_MILLISECOND = 1000000 };
    struct tree_meter *meter = context;
    struct processor_use use = {.elapsed = clock_nanoseconds() - meter->began,
                                .processors = processors_of(meter->pid)};
    take(meter, &meter->now);
    processor_use_between(&use, &meter->before, &meter->now);
    return (int64_t)(processor_credit(&use) / NANOSECONDS_OF_MILLISECOND);
}

struct wait_meter tree_meter_waits(struct tree_meter *meter)
{
    return (struct wait_meter){.begin = begin, .waited = waited, .context = meter};
}
