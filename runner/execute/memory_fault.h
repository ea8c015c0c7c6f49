/*
 * A forbidden memory access: what the protocol calls it, and what is said of it.
 */
#ifndef SCATTER_MEMORY_FAULT_H
#define SCATTER_MEMORY_FAULT_H

#include "answer.h"
#include "arena.h"
#include "guarded_memory.h"
#include "protocol.pb-c.h"

/*
 * Fills kind, slot, part and offset in for an access at an address that belongs to a buffer of a request
 * (request_layout.h). Safe to call in a signal handler.
 */
void memory_fault_describe(ScatterCts__Fault *fault, const struct guarded_buffer *buffer,
                           const void *address);

/* The kind, the fault and the message of an answer that is a Fault. */
void memory_fault_read(const ScatterCts__Fault *fault, struct answer *answer, struct arena *arena);

#endif
