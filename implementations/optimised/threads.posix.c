#define _POSIX_C_SOURCE 200809L

#include "threads.h"

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

struct task {
    void (*work)(void *context, int part);
    void *context;
    int part;
};

static void *run_task(void *argument)
{
    const struct task *task = argument;
    task->work(task->context, task->part);
    return NULL;
}

void threads_run(void (*work)(void *context, int part), void *context)
{
    struct task tasks[THREADS];
    pthread_t threads[THREADS];
    bool started[THREADS] = {false};
    for (int i = 1; i < THREADS; i++) {
        tasks[i] = (struct task){.work = work, .context = context, .part = i};
        started[i] = pthread_create(&threads[i], NULL, run_task, &tasks[i]) == 0;
    }
    work(context, 0);
    for (int i = 1; i < THREADS; i++) {
        if (started[i])
            (void)pthread_join(threads[i], NULL);
        else
            work(context, i);
    }
}
