/* Repeated targets: found by hashing, grouped by sorting. */
#ifndef OPTIMISED_REPEATS_H
#define OPTIMISED_REPEATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Writes the slots that are the last with their target to `last`, ascending, and returns their number; that
 * is `count` if no target is repeated. -1: out of memory. */
int64_t repeats_last_slots(const int64_t *targets, int64_t count, int64_t *last);

/* Writes the slots in ascending order of their targets to `order`; slots with the same target keep their
 * order. False: out of memory. */
bool repeats_sort(const int64_t *targets, int64_t count, int64_t *order);

#endif
