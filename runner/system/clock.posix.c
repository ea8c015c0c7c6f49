#define _POSIX_C_SOURCE 200809L

#include "clock.h"

#include <time.h>

int64_t clock_milliseconds(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

double clock_seconds(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

uint64_t clock_nanoseconds(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

uint64_t clock_time_of_day(void)
{
    struct timespec now = {0};
    (void)timespec_get(&now, TIME_UTC);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

char *clock_date(char text[CLOCK_TEXT_SIZE])
{
    time_t now = time(NULL);
    struct tm parts;
    text[0] = '\0';
    if (gmtime_r(&now, &parts) != NULL)
        (void)strftime(text, CLOCK_TEXT_SIZE, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text;
}
