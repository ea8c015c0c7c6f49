/* Fewer page faults for large blocks of memory. */
#ifndef SCATTER_HUGE_PAGES_H
#define SCATTER_HUGE_PAGES_H

#include <stddef.h>

/*
 * Asks the system for huge pages (Linux: MADV_HUGEPAGE) in the part of a block that whole huge pages can hold. Call it
 * before the block is written. The contents stay; a system without huge pages ignores it. It also holds for what is allocated
 * at the same addresses later.
 */
void huge_pages_prefer(void *memory, size_t size);

#endif
