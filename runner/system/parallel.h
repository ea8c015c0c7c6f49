/*
 * Pieces of work that do not depend on each other, on several threads.
 */
#ifndef SCATTER_PARALLEL_H
#define SCATTER_PARALLEL_H

#include <stddef.h>

/* How many processors there are: at least 1, at most 1024. */
int processor_count(void);

/*
 * One piece of work. `thread` is below the number of threads, and two pieces that are worked on at the same time
 * have different ones: for memory that a thread has for itself.
 */
typedef void parallel_work(size_t index, int thread, void *context);

/*
 * Does the work of each index below `count` once, on up to `threads` threads (at least 1; this one is among them),
 * and returns when all is done. Indices are begun in rising order.
 */
void parallel_for(size_t count, int threads, parallel_work *work, void *context);

#endif
