/*
 * Measures how long a tree of processes waited for a processor (processor_use.h), for time_limit.h.
 */
#ifndef SCATTER_TREE_METER_H
#define SCATTER_TREE_METER_H

#include "process_tree.h"
#include "processor_use.h"
#include "time_limit.h"

#include <stdbool.h>
#include <stdint.h>

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
