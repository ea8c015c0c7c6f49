/*
 * Memory in which a wrong access always faults or is found afterwards: each buffer is between pages without access,
 * inputs are read-only while the plugin runs, and the bytes between a buffer and the end of its pages are filled with
 * a pattern and checked after the call.
 *
 * What an access does must depend on the case alone, not on the cases before it or on chance. So a case has a slot of its
 * own: the next case gets the next of GUARDED_SLOTS slots, none of the others can be written, and a late write, by a thread
 * that goes on after the answer, faults instead of damaging another case. (A late read does no damage.) The distances
 * between the buffers of a case follow from their sizes, and nothing accessible is near: 64 GiB before and after the slots
 * are reserved.
 *
 * The buffers of a case are in two regions of the slot, one for the buffers that become read-only and one for the others;
 * both are reused when the slot comes round. The pages between buffers are guard regions of the kernel (Linux 6.13), which
 * survive changes of protection: one system call changes the protection of a region, and others are needed only for a
 * buffer whose number of pages changes. On kernels without guard regions, one call per buffer does the same.
 */
#ifndef SCATTER_GUARDED_MEMORY_H
#define SCATTER_GUARDED_MEMORY_H

#include "answer.h"
#include "guarded_region.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

/* The number of slots: a late write is caught for certain if it comes before GUARDED_SLOTS - 1 further cases are over. */
enum { GUARDED_SLOTS = 64 };

/* The memory of one case. */
struct guarded_slot {
    struct guarded_region read_only, writable;
    bool was_used;
    bool is_open; /* both regions can be written */
};

/* Begin with zeroes. */
struct guarded_memory {
    bool flush_to_end;     /* buffers end at the end of their pages, instead of beginning at the start */
    bool no_guard_regions; /* the kernel's guard regions are not used; set if the kernel has none */
    char *
        reserved; /* the slots with the memory before and after them; NULL: not yet, or the system has no room */
    struct guarded_slot slots[GUARDED_SLOTS]; /* only the first, if nothing could be reserved */
    size_t current;                           /* the slot of the case */
    struct guarded_buffer *buffers;
    size_t buffer_count;
};

/*
 * Lays out the buffers, all writable. Slack, and buffers that do not become read-only, are filled with UNWRITTEN_BYTE.
 * `buffers` is borrowed until the next call. Unless flush_to_end is set, addresses are multiples of 64.
 * STATUS_OUT_OF_MEMORY if the system has no room.
 */
enum status guarded_memory_lay_out(struct guarded_memory *memory, struct guarded_buffer *buffers,
                                   size_t count, struct error *error);

/* Before the call: makes the read-only buffers read-only. */
enum status guarded_memory_seal(struct guarded_memory *memory, struct error *error);

/* After the call: also makes the other buffers read-only, so that no late write changes the answer while it is read. */
enum status guarded_memory_freeze(struct guarded_memory *memory, struct error *error);

/* The first buffer whose slack has changed, or NULL; and the first changed byte of the slack of a buffer. */
const struct guarded_buffer *guarded_memory_overwritten(const struct guarded_memory *memory);
const void *guarded_buffer_first_change(const struct guarded_buffer *buffer);

/*
 * The buffer of the case that is nearest to an address in its slot; NULL for an address elsewhere. Safe to call in a
 * signal handler, like the next.
 */
const struct guarded_buffer *guarded_memory_owner(const struct guarded_memory *memory, const void *address);

/* Whether an address is in the slot of an earlier case. */
bool guarded_memory_is_of_earlier_case(const struct guarded_memory *memory, const void *address);

/* Releases the mappings. */
void guarded_memory_release(struct guarded_memory *memory);

/*
 * After the answer: forgets the buffers, which may be freed then, and opens the slot of the next case, which was used last
 * GUARDED_SLOTS - 1 cases ago.
 */
void guarded_memory_forget(struct guarded_memory *memory);

#endif
