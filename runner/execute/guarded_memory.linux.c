#define _DEFAULT_SOURCE

#include "guarded_memory.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
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

/*
 * The size of a room is a multiple of this number of pages, so that small buffers fit into the rooms of the previous
 * case.
 */
enum { ROOM_PAGES = 8 };

/* A mapping larger than this is not kept for the next case. */
#define LARGEST_KEPT_MAPPING ((size_t)64 << 20)

static size_t page_size(void)
{
    return (size_t)sysconf(_SC_PAGESIZE);
}

static size_t whole(size_t size, size_t unit)
{
    return (size + unit - 1) / unit * unit;
}

static size_t gap_size(void)
{
    return GUARD_PAGES * page_size();
}

/*
 * ---- accessible pages and guard pages ---------------------------------------------------------------------------
 */

/* The part between the outermost pages; its protection is that of all rooms. */
static char *inner(const struct guarded_region *region)
{
    return region->mapping + gap_size();
}

static size_t inner_size(const struct guarded_region *region)
{
    return region->mapping_size - 2 * gap_size();
}

static bool forbid(const struct guarded_memory *memory, char *start, size_t size)
{
    return (memory->no_guard_regions ? mprotect(start, size, PROT_NONE)
                                     : madvise(start, size, MADV_GUARD_INSTALL)) == 0;
}

static bool allow(const struct guarded_memory *memory, char *start, size_t size)
{
    return (memory->no_guard_regions ? mprotect(start, size, PROT_READ | PROT_WRITE)
                                     : madvise(start, size, MADV_GUARD_REMOVE)) == 0;
}

static bool protect(const struct guarded_memory *memory, const struct guarded_region *region, int protection)
{
    if (region->mapping == NULL)
        return true;
    if (!memory->no_guard_regions)
        return mprotect(inner(region), inner_size(region), protection) == 0;
    for (size_t i = 0; i < region->room_count; i++) {
        const struct guarded_room *room = &region->rooms[i];
        if (room->open > 0 && mprotect(room->start, room->open, protection) != 0)
            return false;
    }
    return true;
}

/* Makes the first `size` bytes of the room, whole pages, accessible, and no others. */
static bool open_room(const struct guarded_memory *memory, struct guarded_room *room, size_t size)
{
    bool done = true;
    if (size > room->open)
        done = allow(memory, room->start + room->open, size - room->open);
    if (size < room->open)
        done = forbid(memory, room->start + size, room->open - size);
    room->open = size;
    return done;
}

/* ---- rooms -------------------------------------------------------------------------------------------------------- */

static void release(struct guarded_region *region)
{
    if (region->mapping != NULL)
        (void)munmap(region->mapping, region->mapping_size);
    free(region->rooms);
    *region = (struct guarded_region){0};
}

void guarded_memory_forget(struct guarded_memory *memory)
{
    memory->buffer_count = 0;
}

void guarded_memory_release(struct guarded_memory *memory)
{
    memory->buffer_count = 0;
    release(&memory->read_only);
    release(&memory->writable);
}

/*
 * Whether a page is really a guard page, checked without touching it: an emulation of Linux may accept unknown advice
 * without effect.
 */
static bool is_guarded(char *page)
{
    return madvise(page, page_size(), MADV_POPULATE_READ) != 0;
}

/* Maps the rooms of a region, whose capacities are set; none is accessible. */
static bool map_rooms(const struct guarded_memory *memory, struct guarded_region *region)
{
    size_t used = gap_size();
    for (size_t i = 0; i < region->room_count; i++)
        used += region->rooms[i].capacity + gap_size();
    if (region->room_count == 0)
        return true;
    void *mapping = mmap(NULL, used, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (mapping == MAP_FAILED)
        return false;
    region->mapping = mapping;
    region->mapping_size = used;
    char *next = inner(region);
    for (size_t i = 0; i < region->room_count; i++) {
        region->rooms[i].start = next;
        next += region->rooms[i].capacity + gap_size();
    }
    if (memory->no_guard_regions)
        return true;
    if (mprotect(inner(region), inner_size(region), PROT_READ | PROT_WRITE) != 0 ||
        !forbid(memory, inner(region), inner_size(region)))
        return false;
    errno = EINVAL;
    return is_guarded(inner(region));
}

static struct guarded_region *region_of(struct guarded_memory *memory, const struct guarded_buffer *buffer)
{
    return buffer->read_only ? &memory->read_only : &memory->writable;
}

static bool make_rooms(struct guarded_memory *memory, const struct guarded_buffer *buffers, size_t count)
{
    guarded_memory_release(memory);
    memory->read_only.rooms = calloc(count + 1, sizeof *memory->read_only.rooms);
    memory->writable.rooms = calloc(count + 1, sizeof *memory->writable.rooms);
    if (memory->read_only.rooms == NULL || memory->writable.rooms == NULL)
        return false;
    for (size_t i = 0; i < count; i++) {
        struct guarded_region *region = region_of(memory, &buffers[i]);
        size_t step = ROOM_PAGES * page_size();
        region->rooms[region->room_count++].capacity =
            buffers[i].size == 0 ? step : whole(buffers[i].size, step);
    }
    return map_rooms(memory, &memory->read_only) && map_rooms(memory, &memory->writable);
}

/* Gives each buffer its room; false if a buffer does not fit. */
static bool assign_rooms(struct guarded_memory *memory, struct guarded_buffer *buffers, size_t count)
{
    memory->read_only.rooms_used = memory->writable.rooms_used = 0;
    for (size_t i = 0; i < count; i++) {
        struct guarded_buffer *buffer = &buffers[i];
        struct guarded_region *region = region_of(memory, buffer);
        buffer->page_bytes = whole(buffer->size, page_size());
        if (region->rooms_used >= region->room_count)
            return false;
        buffer->room = &region->rooms[region->rooms_used++];
        if (buffer->page_bytes > buffer->room->capacity)
            return false;
    }
    return true;
}

static bool is_small(const struct guarded_region *region)
{
    return region->mapping_size <= LARGEST_KEPT_MAPPING;
}

static bool close_unused(const struct guarded_memory *memory, struct guarded_region *region)
{
    for (size_t i = region->rooms_used; i < region->room_count; i++)
        if (!open_room(memory, &region->rooms[i], 0))
            return false;
    return true;
}

/* Finds room for the buffers, which are then writable; the memory between them is not accessible. */
static bool find_room(struct guarded_memory *memory, struct guarded_buffer *buffers, size_t count)
{
    bool kept = is_small(&memory->read_only) && is_small(&memory->writable);
    if (!kept || !assign_rooms(memory, buffers, count))
        if (!make_rooms(memory, buffers, count) || !assign_rooms(memory, buffers, count))
            return false;
    for (size_t i = 0; i < count; i++)
        if (!open_room(memory, buffers[i].room, buffers[i].page_bytes))
            return false;
    if (!close_unused(memory, &memory->read_only) || !close_unused(memory, &memory->writable) ||
        (memory->is_sealed && !protect(memory, &memory->read_only, PROT_READ | PROT_WRITE)))
        return false;
    memory->is_sealed = false;
    return true;
}

/* ---- a case --------------------------------------------------------------------------------------------------------- */

static void place(struct guarded_buffer *buffer, bool flush_to_end)
{
    size_t slack = buffer->page_bytes - buffer->size;
    size_t before = flush_to_end ? slack / buffer->alignment * buffer->alignment : 0;
    buffer->pages = buffer->room->start;
    buffer->address = buffer->pages + before;
    if (buffer->page_bytes == 0)
        return;
    if (!buffer->read_only) {
        memset(buffer->pages, GUARD_PATTERN, buffer->page_bytes);
        return;
    }
    memset(buffer->pages, GUARD_PATTERN, before);
    memset(buffer->pages + before + buffer->size, GUARD_PATTERN, slack - before);
}

enum status guarded_memory_lay_out(struct guarded_memory *memory, struct guarded_buffer *buffers,
                                   size_t count, struct error *error)
{
    size_t total = 2 * gap_size();
    memory->buffer_count = 0;
    for (size_t i = 0; i < count; i++) {
        if (buffers[i].size > SIZE_MAX / 4 || total > SIZE_MAX / 4)
            return error_set(error, STATUS_OUT_OF_MEMORY, "no room for a buffer of %zu bytes",
                             buffers[i].size);
        total += whole(buffers[i].size, ROOM_PAGES * page_size()) + 2 * gap_size();
    }
    bool found = find_room(memory, buffers, count);
    if (!found && errno == EINVAL && !memory->no_guard_regions) {
        guarded_memory_release(memory);
        memory->no_guard_regions = true;
        found = find_room(memory, buffers, count);
    }
    if (!found) {
        guarded_memory_release(memory);
        return error_set(error, STATUS_OUT_OF_MEMORY, "no room for %zu bytes of guarded memory", total);
    }
    for (size_t i = 0; i < count; i++)
        place(&buffers[i], memory->flush_to_end);
    memory->buffers = buffers;
    memory->buffer_count = count;
    return STATUS_OK;
}

enum status guarded_memory_seal(struct guarded_memory *memory, struct error *error)
{
    if (memory->stays_writable)
        return STATUS_OK;
    memory->is_sealed = true;
    if (!protect(memory, &memory->read_only, PROT_READ))
        return error_set(error, STATUS_SYSTEM, "memory cannot be made read-only");
    return STATUS_OK;
}

/*
 * Compares the bytes with those shifted by a cache line: memcmp compares many at a time, and fastest where both have the
 * same offset in their lines. The bytes of the first line are compared with those shifted by one.
 */
static bool is_pattern(const char *from, const char *to)
{
    enum { LINE = 64 };
    size_t size = (size_t)(to - from), first = size < LINE ? size : LINE;
    return size == 0 || ((unsigned char)*from == GUARD_PATTERN && memcmp(from, from + 1, first - 1) == 0 &&
                         memcmp(from, from + first, size - first) == 0);
}

/* The first byte that is not the pattern, or NULL. */
static const char *first_change(const char *from, const char *to)
{
    if (is_pattern(from, to))
        return NULL;
    while ((unsigned char)*from == GUARD_PATTERN)
        from++;
    return from;
}

const void *guarded_buffer_first_change(const struct guarded_buffer *buffer)
{
    const char *start = buffer->address;
    const char *before = first_change(buffer->pages, start);
    return before != NULL ? before : first_change(start + buffer->size, buffer->pages + buffer->page_bytes);
}

const struct guarded_buffer *guarded_memory_overwritten(const struct guarded_memory *memory)
{
    for (size_t i = 0; i < memory->buffer_count; i++) {
        const struct guarded_buffer *buffer = &memory->buffers[i];
        if (buffer->page_bytes > 0 && !buffer->read_only && guarded_buffer_first_change(buffer) != NULL)
            return buffer;
    }
    return NULL;
}

const struct guarded_buffer *guarded_memory_owner(const struct guarded_memory *memory, const void *address)
{
    const char *byte = address;
    size_t half_gap = gap_size() / 2;
    for (size_t i = 0; i < memory->buffer_count; i++) {
        const struct guarded_room *room = memory->buffers[i].room;
        if (byte >= room->start - half_gap && byte < room->start + room->capacity + half_gap)
            return &memory->buffers[i];
    }
    return NULL;
}
