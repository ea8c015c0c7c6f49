#define _DEFAULT_SOURCE

#include "guarded_memory.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/*
 * Reserved for each of the two regions of a slot, whose rooms are in the middle, far from those of the next,
 * and for its heap. No power of two: an access at a wrong multiple of an element size should not find the
 * same buffer of another case.
 */
#define PLACE_SIZE ((size_t)33 << 20)
#define HEAP_SIZE  ((size_t)1025 << 20)
#define SLOT_SIZE  (2 * PLACE_SIZE + HEAP_SIZE)

/* A slot that holds more than this is emptied when its case is over, in bytes. */
#define LARGEST_KEPT_SLOT ((size_t)256 << 10)

static size_t whole_pages(size_t size)
{
    const size_t page = guarded_page_size();
    return (size + page - 1) / page * page;
}

/* ---- slots --------------------------------------------------------------------------------------------- */

static size_t reserved_size(void)
{
    return 2 * GUARDED_REACH + GUARDED_SLOTS * SLOT_SIZE;
}

/* Reserves the slots, if the system has so many addresses. */
static void reserve_slots(struct guarded_memory *memory)
{
    void *reserved =
        mmap(NULL, reserved_size(), PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    memory->reserved = reserved == MAP_FAILED ? NULL : reserved;
    for (size_t i = 0; memory->reserved != NULL && i < GUARDED_SLOTS; i++) {
        char *place = memory->reserved + GUARDED_REACH + i * SLOT_SIZE;
        memory->slots[i] = (struct guarded_slot){
            .read_only = {.place = place, .place_size = PLACE_SIZE},
            .writable = {.place = place + PLACE_SIZE, .place_size = PLACE_SIZE},
            .heap = {.start = place + 2 * PLACE_SIZE},
        };
    }
}

static struct guarded_slot *current_slot(struct guarded_memory *memory)
{
    return &memory->slots[memory->current];
}

static struct guarded_region *region_of(struct guarded_memory *memory, const struct guarded_buffer *buffer)
{
    struct guarded_slot *slot = current_slot(memory);
    return buffer->read_only ? &slot->read_only : &slot->writable;
}

static void release_slot(struct guarded_slot *slot)
{
    guarded_region_release(&slot->read_only);
    guarded_region_release(&slot->writable);
}

void guarded_memory_release(struct guarded_memory *memory)
{
    memory->buffer_count = 0;
    for (size_t i = 0; i < GUARDED_SLOTS; i++) {
        release_slot(&memory->slots[i]);
        memory->slots[i] = (struct guarded_slot){.was_used = false};
    }
    if (memory->reserved != NULL)
        (void)munmap(memory->reserved, reserved_size());
    memory->reserved = NULL;
    memory->current = 0;
}

static size_t bytes_of(const struct guarded_region *region)
{
    size_t bytes = 0;
    for (size_t i = 0; i < region->room_count; i++)
        bytes += region->rooms[i].open;
    return bytes;
}

/* Gives its memory back; the addresses stay reserved. */
static void empty_heap(struct guarded_heap *heap, int protection)
{
    if (heap->open > 0 && mmap(heap->start, heap->open, protection,
                               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0) == MAP_FAILED)
        heap->start = NULL;
}

/* Leaves the slot of the last case as it is, unless it is large, and goes on to that of the next case. */
static void next_slot(struct guarded_memory *memory)
{
    struct guarded_slot *slot = current_slot(memory);
    memory->buffer_count = 0; /* the buffers of the last case are in no slot any more */
    if (memory->reserved == NULL && !slot->was_used)
        reserve_slots(memory);
    if (bytes_of(&slot->read_only) + bytes_of(&slot->writable) > LARGEST_KEPT_SLOT) {
        guarded_region_empty(&slot->read_only);
        guarded_region_empty(&slot->writable);
    }
    if (slot->heap.open > LARGEST_KEPT_SLOT) /* readable, as emptied regions: a late read does no damage */
        empty_heap(&slot->heap, PROT_READ);
    if (memory->reserved == NULL)
        return;
    if (slot->was_used)
        memory->current = (memory->current + 1) % GUARDED_SLOTS;
    /* What a case finds there depends on it alone. */
    struct guarded_heap *heap = &current_slot(memory)->heap;
    empty_heap(heap, PROT_NONE);
    *heap = (struct guarded_heap){.start = heap->start};
}

void *guarded_memory_allocate(struct guarded_memory *memory, size_t size)
{
    enum { STEP = 64 << 10, ALIGNMENT = 64 };
    struct guarded_heap *heap = &current_slot(memory)->heap;
    if (heap->start == NULL || heap->is_closed || size > HEAP_SIZE)
        return NULL;
    const size_t end = heap->used + (size / ALIGNMENT + 1) * ALIGNMENT;
    if (end > HEAP_SIZE)
        return NULL;
    const size_t open = (end + STEP - 1) / STEP * STEP;
    if (open > heap->open && mprotect(heap->start, open, PROT_READ | PROT_WRITE) != 0)
        return NULL;
    void *given = heap->start + heap->used;
    heap->open = open > heap->open ? open : heap->open;
    heap->used = end;
    return memset(given, UNWRITTEN_BYTE, size);
}

/* ---- rooms --------------------------------------------------------------------------------------------- */

static bool make_rooms(struct guarded_memory *memory, const struct guarded_buffer *buffers, size_t count)
{
    struct guarded_slot *slot = current_slot(memory);
    release_slot(slot);
    slot->is_open = true; /* what is mapped can be written */
    slot->read_only.rooms = calloc(count + 1, sizeof *slot->read_only.rooms);
    slot->writable.rooms = calloc(count + 1, sizeof *slot->writable.rooms);
    if (slot->read_only.rooms == NULL || slot->writable.rooms == NULL)
        return false;
    for (size_t i = 0; i < count; i++) {
        struct guarded_region *region = region_of(memory, &buffers[i]);
        region->rooms[region->room_count++].capacity = guarded_room_capacity(buffers[i].size);
    }
    return guarded_region_map(&slot->read_only, !memory->no_guard_regions) &&
           guarded_region_map(&slot->writable, !memory->no_guard_regions);
}

/* Gives each buffer the room that it would get in new memory; false if there is none. */
static bool assign_rooms(struct guarded_memory *memory, struct guarded_buffer *buffers, size_t count)
{
    struct guarded_slot *slot = current_slot(memory);
    slot->read_only.rooms_used = slot->writable.rooms_used = 0;
    for (size_t i = 0; i < count; i++) {
        struct guarded_buffer *buffer = &buffers[i];
        struct guarded_region *region = region_of(memory, buffer);
        buffer->page_bytes = whole_pages(buffer->size);
        if (region->rooms_used >= region->room_count)
            return false;
        buffer->room = &region->rooms[region->rooms_used++];
        if (buffer->room->capacity != guarded_room_capacity(buffer->size))
            return false;
    }
    return true;
}

static bool close_unused(const struct guarded_memory *memory, struct guarded_region *region)
{
    for (size_t i = region->rooms_used; i < region->room_count; i++)
        if (!guarded_room_open(&region->rooms[i], 0, !memory->no_guard_regions))
            return false;
    return true;
}

/* Makes what a slot has writable. */
static bool open_slot(const struct guarded_memory *memory, struct guarded_slot *slot)
{
    const bool guard_regions = !memory->no_guard_regions;
    slot->is_open =
        slot->is_open || (guarded_region_protect(&slot->read_only, PROT_READ | PROT_WRITE, guard_regions) &&
                          guarded_region_protect(&slot->writable, PROT_READ | PROT_WRITE, guard_regions));
    return slot->is_open;
}

/* Finds room for the buffers, which are then writable; the memory between them is not accessible. */
static bool find_room(struct guarded_memory *memory, struct guarded_buffer *buffers, size_t count)
{
    struct guarded_slot *slot = current_slot(memory);
    const bool guard_regions = !memory->no_guard_regions;
    slot->was_used = true;
    if (!assign_rooms(memory, buffers, count))
        if (!make_rooms(memory, buffers, count) || !assign_rooms(memory, buffers, count))
            return false;
    for (size_t i = 0; i < count; i++)
        if (!guarded_room_open(buffers[i].room, buffers[i].page_bytes, guard_regions))
            return false;
    if (!close_unused(memory, &slot->read_only) || !close_unused(memory, &slot->writable))
        return false;
    return open_slot(memory, slot);
}

/* The slot of the next case is opened while the process would only wait for it. */
void guarded_memory_forget(struct guarded_memory *memory)
{
    memory->buffer_count = 0;
    struct guarded_slot *next = &memory->slots[(memory->current + 1) % GUARDED_SLOTS];
    /* One without rooms was emptied: its addresses stay closed. */
    if (memory->reserved != NULL && current_slot(memory)->was_used &&
        next->read_only.room_count + next->writable.room_count > 0)
        (void)open_slot(memory, next);
}

/* ---- a case -------------------------------------------------------------------------------------------- */

/* Nothing but the content of a buffer that becomes read-only is ever written. */
static void place(struct guarded_buffer *buffer, bool flush_to_end)
{
    struct guarded_room *room = buffer->room;
    size_t slack = buffer->page_bytes - buffer->size;
    size_t before = flush_to_end ? slack / buffer->alignment * buffer->alignment : 0;
    buffer->pages = room->start;
    buffer->address = buffer->pages + before;
    if (buffer->page_bytes == 0)
        return;
    if (!buffer->read_only) {
        memset(buffer->pages, UNWRITTEN_BYTE, buffer->page_bytes);
    } else if (room->is_filled) {
        memset(buffer->pages + room->content_start, UNWRITTEN_BYTE, room->content);
    } else {
        memset(buffer->pages, UNWRITTEN_BYTE, before);
        memset(buffer->pages + before + buffer->size, UNWRITTEN_BYTE, slack - before);
    }
    room->is_filled = buffer->read_only;
    room->content_start = before;
    room->content = buffer->size;
}

enum status guarded_memory_lay_out(struct guarded_memory *memory, struct guarded_buffer *buffers,
                                   size_t count, struct error *error)
{
    size_t total = 0;
    for (size_t i = 0; i < count; i++) {
        if (buffers[i].size > SIZE_MAX / 4 || total > SIZE_MAX / 4)
            return error_set(error, STATUS_OUT_OF_MEMORY, "no room for a buffer of %zu bytes",
                             buffers[i].size);
        total += guarded_room_capacity(buffers[i].size);
    }
    next_slot(memory);
    bool found = find_room(memory, buffers, count);
    if (!found && errno == EINVAL && !memory->no_guard_regions) {
        guarded_memory_release(memory);
        memory->no_guard_regions = true;
        next_slot(memory);
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
    current_slot(memory)->is_open = false;
    return guarded_region_protect(&current_slot(memory)->read_only, PROT_READ, !memory->no_guard_regions)
               ? STATUS_OK
               : error_set(error, STATUS_SYSTEM, "the inputs cannot be made read-only");
}

enum status guarded_memory_freeze(struct guarded_memory *memory, struct error *error)
{
    struct guarded_slot *slot = current_slot(memory);
    slot->is_open = false;
    slot->heap.is_closed = true;
    return guarded_region_protect(&slot->writable, PROT_READ, !memory->no_guard_regions) &&
                   (slot->heap.open == 0 || mprotect(slot->heap.start, slot->heap.open, PROT_READ) == 0)
               ? STATUS_OK
               : error_set(error, STATUS_SYSTEM, "the output cannot be made read-only");
}

/*
 * Compares the bytes with those shifted by a cache line: memcmp compares many at a time, and fastest where
 * both have the same offset in their lines. The bytes of the first line are compared with those shifted by
 * one.
 */
static bool is_pattern(const char *from, const char *to)
{
    enum { LINE = 64 };
    size_t size = (size_t)(to - from), first = size < LINE ? size : LINE;
    return size == 0 || ((unsigned char)*from == UNWRITTEN_BYTE && memcmp(from, from + 1, first - 1) == 0 &&
                         memcmp(from, from + first, size - first) == 0);
}

/* The first byte that is not the pattern, or NULL. */
static const char *first_change(const char *from, const char *to)
{
    if (is_pattern(from, to))
        return NULL;
    while ((unsigned char)*from == UNWRITTEN_BYTE)
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

/* 0: in its pages. */
static size_t distance(const struct guarded_buffer *buffer, const char *byte)
{
    const char *end = buffer->pages + buffer->page_bytes;
    return byte < buffer->pages ? (size_t)(buffer->pages - byte) : byte < end ? 0 : (size_t)(byte - end) + 1;
}

const struct guarded_buffer *guarded_memory_owner(const struct guarded_memory *memory, const void *address)
{
    const struct guarded_slot *slot = &memory->slots[memory->current];
    const bool in_read_only = guarded_region_contains(&slot->read_only, address);
    const struct guarded_buffer *nearest = NULL;
    if (!in_read_only && !guarded_region_contains(&slot->writable, address))
        return NULL;
    for (size_t i = 0; i < memory->buffer_count; i++) {
        const struct guarded_buffer *buffer = &memory->buffers[i];
        if (buffer->read_only == in_read_only &&
            (nearest == NULL || distance(buffer, address) < distance(nearest, address)))
            nearest = buffer;
    }
    return nearest;
}

bool guarded_memory_is_of_earlier_case(const struct guarded_memory *memory, const void *address)
{
    const char *byte = address;
    const char *first = memory->reserved == NULL ? NULL : memory->reserved + GUARDED_REACH;
    if (first == NULL || byte < first || byte >= first + GUARDED_SLOTS * SLOT_SIZE)
        return false;
    const size_t slot = (size_t)(byte - first) / SLOT_SIZE;
    return memory->slots[slot].was_used && (slot != memory->current || memory->buffer_count == 0);
}
