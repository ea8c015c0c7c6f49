/* Guarded memory: its regions, its buffers, and the report of a fault on it. */
#ifndef SCATTER_GUARDED_MEMORY_H
#define SCATTER_GUARDED_MEMORY_H

#include "answer.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A part of guarded memory: rooms for buffers, with guard pages between them, in one mapping whose protection
 * can be changed as a whole. */

/* Reserved memory, in bytes, before and after buffers: beyond what an index of 32 bits can reach. */
#define GUARDED_REACH ((size_t)64 << 30)

/*
 * Room for a buffer: `capacity` bytes from `start`, of which the first `open` are accessible. `content` bytes
 * of these, from `content_start`, are the last buffer; `is_filled`: the others are known to be the pattern.
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
    char *place;       /* reserved memory of place_size bytes for it; NULL: none */
    size_t place_size; /* a larger region has a mapping of its own, with GUARDED_REACH on both sides */
    char *mapping;     /* where its rooms are, NULL: nowhere */
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

/* Maps the rooms, whose capacities and count are set; none is open. `guard_regions`: the kernel's are used.
 * False with errno: EINVAL if the kernel has none. */
bool guarded_region_map(struct guarded_region *region, bool guard_regions);

/* Sets the protection of all open rooms. False with errno. */
bool guarded_region_protect(const struct guarded_region *region, int protection, bool guard_regions);

/*
 * Gives the memory of the rooms back and forgets them. Their addresses stay reserved until
 * guarded_region_release or the next guarded_region_map, so that a late write faults; a late read finds
 * zeroes.
 */
void guarded_region_empty(struct guarded_region *region);

/* Forgets the rooms; their place is not accessible any more. */
void guarded_region_release(struct guarded_region *region);

/* Whether an address is in its place or its mapping. Safe to call in a signal handler. */
bool guarded_region_contains(const struct guarded_region *region, const void *address);

/*
 * Memory in which a wrong access always faults or is found afterwards: each buffer is between pages without
 * access, inputs are read-only while the plugin runs, and the bytes between a buffer and the end of its pages
 * are filled with a pattern and checked after the call.
 *
 * What an access does must depend on the case alone, not on the cases before it or on chance. So a case has a
 * slot of its own: the next case gets the next of GUARDED_SLOTS slots, none of the others can be written, and
 * a late write, by a thread that goes on after the answer, faults instead of damaging another case. (A late
 * read does no damage.) The distances between the buffers of a case follow from their sizes, and nothing
 * accessible is near: 64 GiB before and after the slots are reserved. What the plugin asks for with
 * `allocate` is in the slot, too.
 *
 * The buffers of a case are in two regions of the slot, one for the buffers that become read-only and one for
 * the others; both are reused when the slot comes round. The pages between buffers are guard regions of the
 * kernel (Linux 6.13), which survive changes of protection: one system call changes the protection of a
 * region, and others are needed only for a buffer whose number of pages changes. On kernels without guard
 * regions, one call per buffer does the same.
 */

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

/* The number of slots: a late write is caught for certain if it comes before GUARDED_SLOTS - 1 further cases
 * are over. */
enum { GUARDED_SLOTS = 64 };

/* Memory that the plugin asks for: the first `open` bytes were made accessible, `used` of them are given
 * away. It is closed outside of calls, when nothing is given. */
struct guarded_heap {
    char *start; /* reserved memory; NULL: none */
    size_t used, open;
    bool is_closed;
};

/* The memory of one case. */
struct guarded_slot {
    struct guarded_region read_only, writable;
    struct guarded_heap heap;
    bool was_used;
    bool is_open; /* both regions, not the heap, can be written */
};

/* Begin with zeroes. */
struct guarded_memory {
    bool flush_to_end;     /* buffers end at the end of their pages, instead of beginning at the start */
    bool no_guard_regions; /* the kernel's guard regions are not used; set if the kernel has none */
    char *reserved;        /* the slots with the memory around them; NULL: not yet, or there is no room */
    struct guarded_slot slots[GUARDED_SLOTS]; /* only the first, if nothing could be reserved */
    size_t current;                           /* the slot of the case */
    struct guarded_buffer *buffers;
    size_t buffer_count;
};

/*
 * Lays out the buffers, all writable. Slack, and buffers that do not become read-only, are filled with
 * UNWRITTEN_BYTE. `buffers` is borrowed until the next call. Unless flush_to_end is set, addresses are
 * multiples of 64. STATUS_OUT_OF_MEMORY if the system has no room.
 */
enum status guarded_memory_lay_out(struct guarded_memory *memory, struct guarded_buffer *buffers,
                                   size_t count, struct error *error);

/* During the call: memory for the plugin, at a multiple of 64 bytes, filled with UNWRITTEN_BYTE. NULL if the
 * slot has no room for it: nothing could be reserved, or a case asks for more than 1 GiB. */
void *guarded_memory_allocate(struct guarded_memory *memory, size_t size);

/* Before the call: makes the read-only buffers read-only. After it: fails if some are not mapped any more,
 * as guarded_memory_freeze does for the others. */
enum status guarded_memory_seal(struct guarded_memory *memory, struct error *error);

/* After the call: also makes the other buffers and what was allocated read-only, so that no late write
 * changes the answer while it is read. */
enum status guarded_memory_freeze(struct guarded_memory *memory, struct error *error);

/* The first buffer whose slack has changed, or NULL; and the first changed byte of the slack of a buffer. */
const struct guarded_buffer *guarded_memory_overwritten(const struct guarded_memory *memory);
const void *guarded_buffer_first_change(const struct guarded_buffer *buffer);

/* The buffer of the case that is nearest to an address in its slot; NULL for an address elsewhere. Safe to
 * call in a signal handler, like the next. */
const struct guarded_buffer *guarded_memory_owner(const struct guarded_memory *memory, const void *address);

/* Whether an address is in the slot of an earlier case. */
bool guarded_memory_is_of_earlier_case(const struct guarded_memory *memory, const void *address);

/* Releases the mappings. */
void guarded_memory_release(struct guarded_memory *memory);

/* After the answer: forgets the buffers, which may be freed then, and opens the slot of the next case, which
 * was used last GUARDED_SLOTS - 1 cases ago. */
void guarded_memory_forget(struct guarded_memory *memory);

/*
 * Turns a fault on guarded memory into a message: a plugin that writes to its inputs or accesses memory out
 * of bounds is distinguished from one that only crashes; and among crashes, a stack overflow and a jump to
 * memory that is not code are distinguished.
 */

/*
 * From now on, a SIGSEGV or SIGBUS caused by an access in or next to a buffer of `memory` sends one Fault
 * frame on `descriptor`; then the process dies of the signal. Call it once per process, before the plugin is
 * loaded. The pointers and the descriptor are borrowed for the life of the process.
 *
 * Any other SIGSEGV or SIGBUS goes to the handler that the plugin had set before the current call of the
 * plugin, called with the mask, the stack and the arguments that it asked for. If the handler recovers, by a
 * jump or by making the access possible, faults on guarded memory are still reported. Without such a handler
 * the process dies of the signal: with a Fault frame if the cause is a stack overflow or a jump to memory
 * that is not code and the processor reports this (x86-64, AArch64).
 *
 * Not detected: faults on guarded memory that are hidden by a handler that the plugin sets within the same
 * call, until the next fault_reporter_renew; and that a crash is a stack overflow, in any thread other than
 * the one that called this function, because only that thread has a stack for signals.
 *
 * The frame carries *number. A fork of the process has its own copy of *number, as it was when the fork was
 * created: the fault of a fork while that message is served is reported as one of the process. The frame of a
 * fork that faults later carries the number of a message that has been answered, and is not taken as the
 * answer to another message, even if it is written into the middle of a long answer (protocol.proto); the
 * runner then replaces the process and sends the case again.
 */
enum status fault_reporter_start(const struct guarded_memory *memory, const uint64_t *number, int descriptor,
                                 struct error *error);

/* Restores the signal handlers if the plugin has replaced them. Call it before each call of the plugin. */
void fault_reporter_renew(void);

#endif
