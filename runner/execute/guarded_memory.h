/*
 * Memory in which a wrong access always faults or is found afterwards: each buffer is between pages without access,
 * inputs are read-only while the plugin runs, and the bytes between a buffer and the end of its pages are filled with
 * a pattern and checked after the call.
 *
 * The buffers of a case are in two mappings, one for the buffers that become read-only and one for the others; both
 * are reused for the next case. The pages between buffers are guard regions of the kernel (Linux 6.13), which survive
 * changes of protection: one system call makes all inputs writable, one makes them read-only, and others are needed
 * only for a buffer whose number of pages changes. On kernels without guard regions, one call per buffer does the
 * same.
 */
#ifndef SCATTER_GUARDED_MEMORY_H
#define SCATTER_GUARDED_MEMORY_H

#include "status.h"

#include <stdbool.h>
#include <stddef.h>

/* The byte that fills outputs and slack before a call. */
enum { GUARD_PATTERN = 0xa5 };

/* Room for a buffer: `capacity` bytes from `start`, of which the first `open` are accessible. */
struct guarded_room {
    char *start;
    size_t capacity;
    size_t open;
};

struct guarded_buffer {
    size_t size;      /* requested, in bytes; 0 gives an address that must not be read or written */
    size_t alignment; /* requested, a power of two, at most a page */
    bool read_only;   /* becomes read-only with guarded_memory_seal */
    int slot;         /* the caller's number for it */
    int part;         /* the caller's number for the part of the slot */
    void *address;    /* the result, like all members below */
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
    size_t rooms_used; /* the first rooms, used by the buffers of this case */
};

/* Begin with zeroes. */
struct guarded_memory {
    bool flush_to_end;     /* buffers end at the end of their pages, instead of beginning at the start */
    bool stays_writable;   /* guarded_memory_seal does nothing: the caller overwrites the case */
    bool is_sealed;        /* the read-only buffers may be read-only now */
    bool no_guard_regions; /* the kernel's guard regions are not used; set if the kernel has none */
    struct guarded_region read_only, writable;
    struct guarded_buffer *buffers;
    size_t buffer_count;
};

/*
 * Lays out the buffers, all writable. Slack, and buffers that do not become read-only, are filled with GUARD_PATTERN.
 * `buffers` is borrowed until the next call. Unless flush_to_end is set, addresses are multiples of 64.
 * STATUS_OUT_OF_MEMORY if the system has no room.
 */
enum status guarded_memory_lay_out(struct guarded_memory *memory, struct guarded_buffer *buffers,
                                   size_t count, struct error *error);

/* Makes the read-only buffers read-only, unless stays_writable is set. */
enum status guarded_memory_seal(struct guarded_memory *memory, struct error *error);

/* The first buffer whose slack has changed, or NULL; and the first changed byte of the slack of a buffer. */
const struct guarded_buffer *guarded_memory_overwritten(const struct guarded_memory *memory);
const void *guarded_buffer_first_change(const struct guarded_buffer *buffer);

/*
 * The buffer to which an address belongs: in its pages, or in the half of the guard pages next to it.
 * NULL for an address elsewhere. Safe to call in a signal handler.
 */
const struct guarded_buffer *guarded_memory_owner(const struct guarded_memory *memory, const void *address);

/* Releases the mappings. */
void guarded_memory_release(struct guarded_memory *memory);

/* Forgets the buffers, which may be freed then. The pages stay for the next case. */
void guarded_memory_forget(struct guarded_memory *memory);

#endif
