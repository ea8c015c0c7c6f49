/* Memory of the system: how much a new process can use, and fewer page faults for large blocks. */
#ifndef SCATTER_SYSTEM_MEMORY_H
#define SCATTER_SYSTEM_MEMORY_H

#include <stddef.h>
#include <stdint.h>

/*
 * In bytes: what the system has without swapping (MemAvailable of /proc/meminfo), and no more than the limits on this process
 * allow (RLIMIT_AS, and memory.max of its control group and those above it). UINT64_MAX if nothing is known.
 */
uint64_t available_memory(void);

/*
 * Asks the system for huge pages (Linux: MADV_HUGEPAGE) in the part of a block that whole huge pages can hold. Call it
 * before the block is written. The contents stay; a system without huge pages ignores it. It also holds for what is allocated
 * at the same addresses later.
 */
void huge_pages_prefer(void *memory, size_t size);

#endif
