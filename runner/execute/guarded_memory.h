/*
 * Memory in which a wrong access is a certain fault: each buffer lies between pages that nobody may touch,
 * inputs are read-only while the plugin runs, and the bytes between a buffer and its pages' end are filled
 * with a pattern and checked afterwards.
 *
 * Two mappings serve the buffers of a case, one those that become read-only, one the others, and are used again for
 * the next case. Pages between buffers become guard pages by guard regions of the kernel (Linux 6.13), which
 * outlive changes of protection: then one system call makes all inputs writable, one makes them read-only, and others
 * are needed only for a buffer whose number of pages changes. Kernels without guard regions get the same with one
 * call for each buffer.
 */
#ifndef SCATTER_GUARDED_MEMORY_H
#define SCATTER_GUARDED_MEMORY_H

#include "status.h"

#include <stdbool.h>
#include <stddef.h>

/* The byte that fills outputs and slack before a call. */
enum { GUARD_PATTERN = 0xa5 };

/* Room for a buffer: `capacity` bytes from `start`, of which the first `open` can be touched. */
struct guarded_room {
    char *start;
    size_t capacity;
    size_t open;
};

struct guarded_buffer {
    size_t size;      /* wanted, in bytes; 0 gives an address that must not be read or written */
    size_t alignment; /* wanted, a power of two, at most a page */
    bool read_only;   /* becomes read-only with guarded_memory_seal */
    int slot;         /* what the caller calls it */
    int part;         /* and which part of that it is */
    void *address;    /* given, as is all that follows */
    char *pages;      /* its pages, page_bytes long: they hold the buffer and its slack */
    size_t page_bytes;
    struct guarded_room *room;
};

/* The rooms of one mapping. Its first and last pages are always guard pages. */
struct guarded_region {
    char *mapping;
    size_t mapping_size;
    struct guarded_room *rooms;
    size_t room_count;
    size_t rooms_used; /* by the buffers of this case: the first ones */
};

/* Begin with zeroes. */
struct guarded_memory {
    bool flush_to_end; /* buffers end where their pages end, instead of beginning where they begin */
    bool
        stays_writable; /* guarded_memory_seal does nothing: the caller writes further cases over the first */
    bool no_guard_regions; /* never uses the kernel's guard regions; set when it turns out that it has none */
    struct guarded_region read_only, writable;
    struct guarded_buffer *buffers;
    size_t buffer_count;
};

/*
 * Lays the buffers out, all writable; slack, and buffers that are not to become read-only, are filled with
 * GUARD_PATTERN. `buffers` is kept (borrowed) until the next call. Unless flush_to_end is set, addresses are
 * multiples of 64. STATUS_OUT_OF_MEMORY when the system has no room.
 */
enum status guarded_memory_lay_out(struct guarded_memory *memory, struct guarded_buffer *buffers,
                                   size_t count, struct error *error);

/* Makes the read-only buffers read-only, unless stays_writable is set. */
enum status guarded_memory_seal(struct guarded_memory *memory, struct error *error);

/* The first buffer whose slack has changed, or NULL; and the first byte of its slack that has. */
const struct guarded_buffer *guarded_memory_overwritten(const struct guarded_memory *memory);
const void *guarded_buffer_first_change(const struct guarded_buffer *buffer);

/*
 * The buffer to which an address belongs: in its pages, or in the half of the guard pages next to it.
 * NULL for an address elsewhere. Safe to call in a signal handler.
 */
const struct guarded_buffer *guarded_memory_owner(const struct guarded_memory *memory, const void *address);

/* Gives the mappings back. */
void guarded_memory_release(struct guarded_memory *memory);

/* Forgets the buffers, which may be freed then. The pages stay for the next case. */
void guarded_memory_forget(struct guarded_memory *memory);

#endif
