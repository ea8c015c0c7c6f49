/*
 * Time: one that only goes forward, for deadlines, and the time of day.
 */
#ifndef SCATTER_CLOCK_H
#define SCATTER_CLOCK_H

#include <stdint.h>

/* Milliseconds since some moment in the past. */
int64_t clock_milliseconds(void);

/* Nanoseconds of the time of day, modulo 2^64; 0 where it is not known. */
uint64_t clock_time_of_day(void);

#endif
