/*
 * A part of guarded memory (guarded_memory.h): rooms for buffers, with guard pages between them, in one mapping whose
 * protection can be changed as a whole.
 */
#ifndef SCATTER_GUARDED_REGION_H
#define SCATTER_GUARDED_REGION_H

#include <stdbool.h>
#include <stddef.h>

/* Reserved memory, in bytes, before and after buffers: beyond what an index of 32 bits can reach. */
#define GUARDED_REACH ((size_t)64 << 30)

/*
 * Room for a buffer: `capacity` bytes from `start`, of which the first `open` are accessible. `content` bytes of these, from
 * `content_start`, are the last buffer; `is_filled`: the others are known to be the pattern.
 */
struct guarded_room {
    char *start;
    size_t capacity;
    size_t open;
    size_t content_start, content;
    bool is_filled;
};

/* Begin with zeroes, except `place`. */
struct guarded_region {
    char *place; /* reserved memory of place_size bytes for it; NULL: none */
    size_t
        place_size; /* a region that does not fit there has a mapping of its own, with GUARDED_REACH on both sides */
    char *mapping; /* where its rooms are, NULL: nowhere */
    size_t mapping_size;
    char *inner; /* from the first room to the pages after the last one */
    size_t inner_size;
    struct guarded_room *rooms;
    size_t room_count;
    size_t rooms_used; /* the first rooms, used by the buffers of this case */
};

/* The size of a page, in bytes. */
size_t guarded_page_size(void);

/* The size of the room for a buffer of so many bytes; it depends on nothing else. */
size_t guarded_room_capacity(size_t size);

/* The first `size` bytes, whole pages, of a room become accessible, and no others. False with errno. */
bool guarded_room_open(struct guarded_room *room, size_t size, bool guard_regions);

/*
 * Maps the rooms, whose capacities and count are set; none is open. `guard_regions`: the kernel's are used. False with
 * errno: EINVAL if the kernel has none.
 */
bool guarded_region_map(struct guarded_region *region, bool guard_regions);

/* Sets the protection of all open rooms. False with errno. */
bool guarded_region_protect(const struct guarded_region *region, int protection, bool guard_regions);

/*
 * Gives the memory of the rooms back and forgets them. Their addresses stay reserved until guarded_region_release or the next
 * guarded_region_map, so that a late write faults; a late read finds zeroes.
 */
void guarded_region_empty(struct guarded_region *region);

/* Forgets the rooms; their place is not accessible any more. */
void guarded_region_release(struct guarded_region *region);

/* Whether an address is in its place or its mapping. Safe to call in a signal handler. */
bool guarded_region_contains(const struct guarded_region *region, const void *address);

#endif
