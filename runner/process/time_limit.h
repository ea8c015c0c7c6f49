/*
 * A limit in time that is fair on a busy machine: time in which the implementation waited for a processor does not count.
 *
 * What it has waited is measured only for a case that is slow: the measurement begins when a tenth of the limit has
 * passed, and is read when the limit is reached. Waits in the first tenth count as its own time. As the system counts a
 * wait only when it ends, and a thread may be waiting at that moment, a further second passes before the limit is over.
 * An answer in that second is in time. Whatever was waited, ten times the limit in wall time end it.
 */
#ifndef SCATTER_TIME_LIMIT_H
#define SCATTER_TIME_LIMIT_H

#include "process_tree.h"

#include <stdbool.h>
#include <stdint.h>

/* Measures waits. */
struct wait_meter {
    void (*begin)(void *context);
    /* The waited time since `begin`, in milliseconds. */
    int64_t (*waited)(void *context);
    void *context;
};

/* Begin with time_limit_create. All times are in milliseconds. */
struct time_limit {
    int64_t start, limit;
    int64_t next;                   /* time of the next look; before, the limit is not over */
    const struct wait_meter *meter; /* NULL: wall time counts */
    bool has_begun;                 /* the measurement */
    bool is_last_second;
};

struct time_limit time_limit_create(int64_t now, int64_t limit, const struct wait_meter *meter);

/* Whether the limit is over. For repeated calls. */
bool time_limit_is_over(struct time_limit *limit, int64_t now);

/* ---- the meter of a tree of processes (process_tree.h) ------------------------------------------------------------- */

/* Begin with tree_meter_create. The members belong to the functions below. */
struct tree_meter {
    long pid;
    struct process_list processes;
    struct tree_times before, now;
    uint64_t began; /* nanoseconds of the clock */
};

/* Whether the system reports the times that a meter needs. */
bool tree_meter_is_available(void);

/* A meter for the tree below a process. It measures nothing, and costs nothing, before it begins. */
struct tree_meter tree_meter_create(long pid);
void tree_meter_free(struct tree_meter *meter);

/* The meter as a time limit needs it. `meter` is borrowed. */
struct wait_meter tree_meter_waits(struct tree_meter *meter);

#endif
