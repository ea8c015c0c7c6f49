/*
 * How much memory a new process can use.
 */
#ifndef SCATTER_AVAILABLE_MEMORY_H
#define SCATTER_AVAILABLE_MEMORY_H

#include <stdint.h>

/*
 * In bytes: what the system has without swapping (MemAvailable of /proc/meminfo), and no more than the limits on this process
 * allow (RLIMIT_AS, and memory.max of its control group and those above it). UINT64_MAX if nothing is known.
 */
uint64_t available_memory(void);

#endif
