/*
 * Time: one that only goes forward, for deadlines, and the time of day.
 */
#ifndef SCATTER_CLOCK_H
#define SCATTER_CLOCK_H

#include <stdint.h>

/* Milliseconds since some moment in the past. */
int64_t clock_milliseconds(void);

/* Seconds, and nanoseconds modulo 2^64, since the same moment. */
double clock_seconds(void);
uint64_t clock_nanoseconds(void);

/* Nanoseconds of the time of day, modulo 2^64; 0 where it is not known. */
uint64_t clock_time_of_day(void);

/* The time of day in UTC as ISO 8601 has it, such as "2026-11-22T21:13:46Z". Returns `text`. */
enum { CLOCK_TEXT_SIZE = 32 };
char *clock_date(char text[CLOCK_TEXT_SIZE]);

#endif
