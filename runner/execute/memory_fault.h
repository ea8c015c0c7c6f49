/*
 * A forbidden memory access: its kind in the protocol and its message. Also the messages of the two deaths by SIGSEGV
 * that do not violate a rule about memory, which only the fault reporter detects.
 */
#ifndef SCATTER_MEMORY_FAULT_H
#define SCATTER_MEMORY_FAULT_H

#include "answer.h"
#include "arena.h"
#include "guarded_memory.h"
#include "protocol.pb-c.h"

/*
 * Sets kind, slot, part and offset, but not the kind of access, for an access at an address that belongs to a buffer
 * of a request (request_layout.h). The slot is 0 if the buffer does not belong to an input. An access far from every
 * buffer is reported for the nearest buffer (guarded_memory_owner), which need not be the intended one. Safe to call
 * in a signal handler.
 */
void memory_fault_describe(ScatterCts__Fault *fault, const struct guarded_buffer *buffer,
                           const void *address);

/*
 * Sets the kind, the fault and the message of an answer from a Fault: ANSWER_FAULT, or ANSWER_CRASH without a fault
 * for the two deaths. An unknown kind is treated as OUTSIDE_OUTPUT. The message is in the arena or static; NULL if
 * the arena has no room.
 */
void memory_fault_read(const ScatterCts__Fault *fault, struct answer *answer, struct arena *arena);

#endif
