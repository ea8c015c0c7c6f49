/*
 * Runs independent pieces of work on several threads.
 */
#ifndef SCATTER_PARALLEL_H
#define SCATTER_PARALLEL_H

#include <stddef.h>

/* The number of processors: at least 1, at most 1024. */
int processor_count(void);

/*
 * One piece of work. `thread` is below the number of threads and differs between pieces that run at the same
 * time; it can select memory for each thread.
 */
typedef void parallel_work(size_t index, int thread, void *context);

/*
 * Calls `work` once for each index below `count`, on up to `threads` threads (at least 1, including this
 * one), and returns when all calls have returned. Indices are started in ascending order.
 */
void parallel_for(size_t count, int threads, parallel_work *work, void *context);

#endif
