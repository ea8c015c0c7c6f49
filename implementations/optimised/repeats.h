/*
 * Targets that occur more than once: found by hashing, brought together by sorting.
 */
#ifndef OPTIMISED_REPEATS_H
#define OPTIMISED_REPEATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Writes the slots that are the last with their target to `last`, ascending, and returns how many; as many as `count`
 * when no target occurs twice. -1: no memory.
 */
int64_t repeats_last_slots(const int64_t *targets, int64_t count, int64_t *last);

/*
 * Writes the slots in ascending order of their targets to `order`; those of the same target stay in their order. False: no
 * memory.
 */
bool repeats_sort(const int64_t *targets, int64_t count, int64_t *order);

#endif
