/*
 * Monotonic time, for deadlines, and the time of day.
 */
#ifndef SCATTER_CLOCK_H
#define SCATTER_CLOCK_H

#include <stdint.h>

/* Milliseconds since an arbitrary moment in the past. */
int64_t clock_milliseconds(void);

/* Seconds, and nanoseconds modulo 2^64, since the same moment. */
double clock_seconds(void);
uint64_t clock_nanoseconds(void);

/* The time of day in nanoseconds, modulo 2^64; 0 if it is unknown. */
uint64_t clock_time_of_day(void);

/* The time of day in UTC in ISO 8601 format, such as "2026-11-22T21:13:46Z". Returns `text`. */
enum { CLOCK_TEXT_SIZE = 32 };
char *clock_date(char text[CLOCK_TEXT_SIZE]);

#endif
