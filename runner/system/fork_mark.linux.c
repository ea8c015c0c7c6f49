#define _DEFAULT_SOURCE

#include "fork_mark.h"

#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

static size_t page_size(void)
{
    return (size_t)sysconf(_SC_PAGESIZE);
}

struct fork_mark fork_mark_create(void)
{
    struct fork_mark mark = {.process = getpid()};
    void *page = mmap(NULL, page_size(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED)
        return mark;
    if (madvise(page, page_size(), MADV_WIPEONFORK) != 0) {
        (void)munmap(page, page_size());
        return mark;
    }
    mark.page = page;
    *mark.page = 1;
    return mark;
}

void fork_mark_destroy(struct fork_mark *mark)
{
    if (mark->page != NULL)
        (void)munmap((void *)(size_t)mark->page, page_size());
    mark->page = NULL;
}

bool fork_mark_is_own(const struct fork_mark *mark)
{
    return mark->page != NULL ? *mark->page == 1 : getpid() == mark->process;
}
