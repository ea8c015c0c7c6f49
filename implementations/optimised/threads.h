/* Work in parts, one per thread. The division into parts is fixed, so that results do not depend on
 * timing. */
#ifndef OPTIMISED_THREADS_H
#define OPTIMISED_THREADS_H

enum { THREADS = 4 };

/* Calls work(context, 0) to work(context, THREADS - 1) at the same time, and returns when all have
 * returned. */
void threads_run(void (*work)(void *context, int part), void *context);

#endif
