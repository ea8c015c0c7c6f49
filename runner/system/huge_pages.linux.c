#define _DEFAULT_SOURCE

#include "huge_pages.h"

#include <stdint.h>
#include <sys/mman.h>

/* Of x86-64 and of aarch64 with pages of 4 KiB. A larger one of another system is a multiple of it. */
#define HUGE_PAGE ((size_t)2 << 20)

void huge_pages_prefer(void *memory, size_t size)
{
    size_t before = (HUGE_PAGE - (uintptr_t)memory % HUGE_PAGE) % HUGE_PAGE;
    if (size >= before + HUGE_PAGE)
        (void)madvise((char *)memory + before, (size - before) / HUGE_PAGE * HUGE_PAGE, MADV_HUGEPAGE);
}
