/*
 * Memory in which a wrong access is a certain fault: each buffer lies between pages that nobody may touch,
 * inputs are read-only while the plugin runs, and the bytes between a buffer and its pages' end are filled
 * with a pattern and checked afterwards.
 *
 * One mapping serves all buffers of a case and is used again for the next case.
 */
#ifndef SCATTER_GUARDED_MEMORY_H
#define SCATTER_GUARDED_MEMORY_H

#include "status.h"

#include <stdbool.h>
#include <stddef.h>

/* The byte that fills outputs and slack before a call. */
enum { GUARD_PATTERN = 0xa5 };

struct guarded_buffer {
    size_t size;      /* wanted, in bytes; 0 gives an address that must not be read or written */
    size_t alignment; /* wanted, a power of two, at most a page */
    bool read_only;   /* becomes read-only with guarded_memory_seal */
    int slot;         /* what the caller calls it */
    void *address;    /* given */
    char *pages;      /* its pages, page_bytes long: they hold the buffer and its slack */
    size_t page_bytes;
};

/* The layout of a case with more buffers is not used again; three inputs of strings and an output are 7. */
enum { GUARDED_LAYOUT_KEPT = 8 };

/* Begin with zeroes. */
struct guarded_memory {
    char *mapping;
    size_t mapping_size;
    size_t gap;        /* untouchable bytes between two buffers */
    bool flush_to_end; /* buffers end where their pages end, instead of beginning where they begin */
    struct guarded_buffer *buffers;
    size_t buffer_count;
    size_t laid_out[GUARDED_LAYOUT_KEPT]; /* page_bytes of each buffer whose pages can be touched */
    size_t laid_out_count;                /* 0: unknown */
};

/*
 * Lays the buffers out, all writable and filled with GUARD_PATTERN. `buffers` is kept (borrowed) until the
 * next call. Unless flush_to_end is set, addresses are multiples of 64. STATUS_OUT_OF_MEMORY when the system
 * has no room.
 */
enum status guarded_memory_lay_out(struct guarded_memory *memory, struct guarded_buffer *buffers,
                                   size_t count, struct error *error);

/* Makes the read-only buffers read-only. */
enum status guarded_memory_seal(struct guarded_memory *memory, struct error *error);

/* The first buffer whose slack has changed, or NULL. */
const struct guarded_buffer *guarded_memory_overwritten(const struct guarded_memory *memory);

/*
 * The buffer to which an address belongs: in its pages, or in the half of the untouchable space next to it.
 * NULL for an address elsewhere. Safe to call in a signal handler.
 */
const struct guarded_buffer *guarded_memory_owner(const struct guarded_memory *memory, const void *address);

/* Gives the mapping back. */
void guarded_memory_release(struct guarded_memory *memory);

#endif
