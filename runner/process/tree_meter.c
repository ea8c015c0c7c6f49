#include "tree_meter.h"

#include "clock.h"
#include "processors.h"
#include "tree_times.h"

#include <stdatomic.h>

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
