/*
 * Time that only goes forward, for deadlines.
 */
#ifndef SCATTER_CLOCK_H
#define SCATTER_CLOCK_H

#include <stdint.h>

/* Milliseconds since some moment in the past. */
int64_t clock_milliseconds(void);

#endif
