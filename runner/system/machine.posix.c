#define _POSIX_C_SOURCE 200809L

#include "machine.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

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

int processor_count(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count > 1024 ? 1024 : (int)count;
}

struct job {
    size_t count;
    atomic_size_t next;
    parallel_work *work;
    void *context;
};

struct worker {
    struct job *job;
    int thread;
    pthread_t handle;
};

static void *run_worker(void *argument)
{
    const struct worker *worker = argument;
    struct job *job = worker->job;
    for (size_t index = atomic_fetch_add(&job->next, 1); index < job->count;
         index = atomic_fetch_add(&job->next, 1))
        job->work(index, worker->thread, job->context);
    return NULL;
}

void parallel_for(size_t count, int threads, parallel_work *work, void *context)
{
    struct job job = {.count = count, .work = work, .context = context};
    struct worker own = {.job = &job};
    int wanted = (size_t)threads < count ? threads : (int)count;
    /* Without memory or threads, this thread does the work. */
    struct worker *others = wanted < 2 ? NULL : calloc((size_t)wanted, sizeof *others);
    int started = 0;
    for (int i = 1; others != NULL && i < wanted; i++) {
        others[started] = (struct worker){.job = &job, .thread = i};
        if (pthread_create(&others[started].handle, NULL, run_worker, &others[started]) != 0)
            break;
        started++;
    }
    (void)run_worker(&own);
    for (int i = 0; i < started; i++)
        (void)pthread_join(others[i].handle, NULL);
    free(others);
}
