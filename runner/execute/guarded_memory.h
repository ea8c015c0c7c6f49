/*
 * Memory in which a wrong access is a certain fault: each buffer lies between pages that nobody may touch,
 * inputs are read-only, and the bytes between a buffer and its pages' end are filled with a pattern and, where they
 * can be written to, checked afterwards.
 *
 * One mapping serves all buffers of a case and is used again for the next case. Inputs are views of a file in
 * memory, which is written to through its descriptor: where each buffer needs as many pages as in the case before,
 * no protection has to change.
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
    bool read_only;   /* its bytes come from `content`, with guarded_memory_seal; nothing else changes them */
    int slot;         /* what the caller calls it */
    void *address;    /* given */
    void *content;    /* given: where the caller writes; the same as `address` unless read_only */
    char *pages;      /* its pages, page_bytes long: they hold the buffer and its slack */
    size_t page_bytes;
};

/* What is mapped for one buffer. */
struct guarded_view {
    size_t page_bytes;
    bool read_only;
};

/* The views of more buffers than these are not used again; three inputs of strings and an output are 7. */
enum { GUARDED_VIEWS_KEPT = 8 };

/* Begin with zeroes. */
struct guarded_memory {
    char *mapping; /* NULL: there is none, and no store and no draft */
    size_t mapping_size;
    int store;         /* the file in memory: the pages of all read-only buffers, one after the other */
    char *draft;       /* the same pages before they are sealed */
    size_t store_size; /* of the case at hand */
    size_t gap;        /* untouchable bytes between two buffers */
    bool flush_to_end; /* buffers end where their pages end, instead of beginning where they begin */
    struct guarded_buffer *buffers;
    size_t buffer_count;
    struct guarded_view views[GUARDED_VIEWS_KEPT];
    size_t view_count; /* 0: what is mapped cannot be used again */
};

/*
 * Lays the buffers out, filled with GUARD_PATTERN. `buffers` is kept (borrowed) until the next call. Unless
 * flush_to_end is set, addresses are multiples of 64. STATUS_OUT_OF_MEMORY when the system has no room.
 */
enum status guarded_memory_lay_out(struct guarded_memory *memory, struct guarded_buffer *buffers,
                                   size_t count, struct error *error);

/* Gives the read-only buffers what stands in their `content`. */
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
