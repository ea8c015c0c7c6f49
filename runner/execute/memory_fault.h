/*
 * A forbidden memory access: what the protocol calls it, and what is said of it. Also said here: the two deaths by
 * SIGSEGV that have a name of their own and break no rule about memory, which only the fault reporter sees.
 */
#ifndef SCATTER_MEMORY_FAULT_H
#define SCATTER_MEMORY_FAULT_H

#include "answer.h"
#include "arena.h"
#include "guarded_memory.h"
#include "protocol.pb-c.h"

/*
 * Fills kind, slot, part and offset in for an access at an address that belongs to a buffer of a request
 * (request_layout.h), not the kind of access. Of a buffer that is not an input's the slot is 0. An access far from every
 * buffer is reported as one next to the nearest (guarded_memory_owner), which need not be the one that was meant. Safe to
 * call in a signal handler.
 */
void memory_fault_describe(ScatterCts__Fault *fault, const struct guarded_buffer *buffer,
                           const void *address);

/*
 * The kind, the fault and the message of an answer that is a Fault: ANSWER_FAULT, or ANSWER_CRASH without a fault for
 * the two deaths. A kind that is not known is taken for OUTSIDE_OUTPUT. The message is in the arena or static;
 * NULL when the arena has no room.
 */
void memory_fault_read(const ScatterCts__Fault *fault, struct answer *answer, struct arena *arena);

#endif
