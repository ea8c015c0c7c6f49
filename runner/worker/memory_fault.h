/*
 * A forbidden memory access: which buffer of the request it was about, in the form of the protocol (fault_message.h reads
 * it).
 */
#ifndef SCATTER_MEMORY_FAULT_H
#define SCATTER_MEMORY_FAULT_H

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

#endif
