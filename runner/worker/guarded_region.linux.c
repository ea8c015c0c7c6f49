/* Maps guarded rooms, and protects them. */
#define _DEFAULT_SOURCE

#include "guarded_memory.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/* Since Linux 6.13; older headers do not define them. */
#ifndef MADV_GUARD_INSTALL
#define MADV_GUARD_INSTALL 102
#define MADV_GUARD_REMOVE  103
#endif
#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22
#endif

/* Guard pages between two rooms: enough that a stray access far beyond a buffer is still caught. */
enum { GUARD_PAGES = 16 };

/* The size of the smallest room; others are 2, 4, 8... times as large, so that many cases have rooms of the
 * same sizes. */
enum { ROOM_PAGES = 8 };

size_t guarded_page_size(void)
{
    static _Atomic size_t size; /* asked for once: a case needs it many times */
    if (size == 0)
        size = (size_t)sysconf(_SC_PAGESIZE);
    return size;
}

static size_t gap_size(void)
{
    return GUARD_PAGES * guarded_page_size();
}

size_t guarded_room_capacity(size_t size)
{
    size_t capacity = ROOM_PAGES * guarded_page_size();
    while (capacity < size)
        capacity *= 2;
    return capacity;
}

/* ---- accessible pages and guard pages ------------------------------------------------------------------ */

static bool forbid(char *start, size_t size, bool guard_regions)
{
    return (guard_regions ? madvise(start, size, MADV_GUARD_INSTALL) : mprotect(start, size, PROT_NONE)) == 0;
}

static bool allow(char *start, size_t size, bool guard_regions)
{
    return (guard_regions ? madvise(start, size, MADV_GUARD_REMOVE)
                          : mprotect(start, size, PROT_READ | PROT_WRITE)) == 0;
}

bool guarded_room_open(struct guarded_room *room, size_t size, bool guard_regions)
{
    bool done = true;
    if (size > room->open)
        done = allow(room->start + room->open, size - room->open, guard_regions);
    if (size < room->open)
        done = forbid(room->start + size, room->open - size, guard_regions);
    room->is_filled = room->is_filled && size == room->open;
    room->open = size;
    return done;
}

bool guarded_region_protect(const struct guarded_region *region, int protection, bool guard_regions)
{
    if (region->mapping == NULL)
        return true;
    if (guard_regions)
        return mprotect(region->inner, region->inner_size, protection) == 0;
    for (size_t i = 0; i < region->room_count; i++) {
        const struct guarded_room *room = &region->rooms[i];
        if (room->open > 0 && mprotect(room->start, room->open, protection) != 0)
            return false;
    }
    return true;
}

/* ---- mappings ------------------------------------------------------------------------------------------ */

static void *reserve(void *place, size_t size)
{
    return mmap(place, size, PROT_NONE,
                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | (place == NULL ? 0 : MAP_FIXED), -1, 0);
}

void guarded_region_release(struct guarded_region *region)
{
    if (region->mapping == region->place && region->mapping != NULL)
        (void)reserve(region->place, region->mapping_size);
    else if (region->mapping != NULL)
        (void)munmap(region->mapping, region->mapping_size);
    free(region->rooms);
    *region = (struct guarded_region){.place = region->place, .place_size = region->place_size};
}

void guarded_region_empty(struct guarded_region *region)
{
    if (region->mapping != NULL)
        (void)mmap(region->inner, region->inner_size, PROT_READ,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    free(region->rooms);
    region->rooms = NULL;
    region->room_count = region->rooms_used = 0;
}

/* In the middle of the place, or in a mapping of its own. */
static bool find_place(struct guarded_region *region)
{
    size_t before = region->place_size / 4;
    if (region->place != NULL && region->inner_size <= before) {
        region->mapping = region->place;
        region->mapping_size = region->place_size;
        region->inner = region->place + before;
        return true;
    }
    before = GUARDED_REACH;
    void *mapping = reserve(NULL, region->inner_size + 2 * before);
    if (mapping == MAP_FAILED) { /* the address space is limited */
        before = gap_size();
        mapping = reserve(NULL, region->inner_size + 2 * before);
    }
    if (mapping == MAP_FAILED)
        return false;
    region->mapping = mapping;
    region->mapping_size = region->inner_size + 2 * before;
    region->inner = region->mapping + before;
    return true;
}

/* Whether a page is really a guard page, checked without touching it: an emulation of Linux may accept
 * unknown advice without effect. */
static bool is_guarded(char *page)
{
    return madvise(page, guarded_page_size(), MADV_POPULATE_READ) != 0;
}

bool guarded_region_map(struct guarded_region *region, bool guard_regions)
{
    region->inner_size = 0;
    for (size_t i = 0; i < region->room_count; i++)
        region->inner_size += region->rooms[i].capacity + gap_size();
    if (region->room_count == 0)
        return true;
    if (!find_place(region))
        return false;
    char *next = region->inner;
    for (size_t i = 0; i < region->room_count; i++) {
        region->rooms[i].start = next;
        next += region->rooms[i].capacity + gap_size();
    }
    if (!guard_regions)
        return true;
    if (mprotect(region->inner, region->inner_size, PROT_READ | PROT_WRITE) != 0 ||
        !forbid(region->inner, region->inner_size, guard_regions))
        return false;
    errno = EINVAL;
    return is_guarded(region->inner);
}

bool guarded_region_contains(const struct guarded_region *region, const void *address)
{
    const char *byte = address;
    const char *start = region->mapping == NULL ? region->place : region->mapping;
    size_t size = region->mapping == NULL ? region->place_size : region->mapping_size;
    return start != NULL && byte >= start && byte < start + size;
}
