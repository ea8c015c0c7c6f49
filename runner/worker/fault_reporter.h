/*
 * Turns a fault on guarded memory into a message: a plugin that writes to its inputs or accesses memory out of bounds
 * is distinguished from one that only crashes; and among crashes, a stack overflow and a jump to memory that is not
 * code are distinguished.
 */
#ifndef SCATTER_FAULT_REPORTER_H
#define SCATTER_FAULT_REPORTER_H

#include "guarded_memory.h"
#include "status.h"

#include <stdint.h>

/*
 * From now on, a SIGSEGV or SIGBUS caused by an access in or next to a buffer of `memory` sends one Fault frame on
 * `descriptor`; then the process dies of the signal. Call it once per process, before the plugin is loaded. The
 * pointers and the descriptor are borrowed for the life of the process.
 *
 * Any other SIGSEGV or SIGBUS goes to the handler that the plugin had set before the current call of the plugin,
 * called with the mask, the stack and the arguments that it asked for. If the handler recovers, by a jump or by
 * making the access possible, faults on guarded memory are still reported. Without such a handler the process dies of
 * the signal: with a Fault frame if the cause is a stack overflow or a jump to memory that is not code and the
 * processor reports this (x86-64, AArch64).
 *
 * Not detected: faults on guarded memory that are hidden by a handler that the plugin sets within the same call,
 * until the next fault_reporter_renew; and that a crash is a stack overflow, in any thread other than the one that
 * called this function, because only that thread has a stack for signals.
 *
 * The frame carries *number. A fork of the process has its own copy of *number, as it was when the fork was created:
 * the fault of a fork while that message is served is reported as one of the process. The frame of a fork that faults
 * later carries the number of a message that has been answered, and is not taken as the answer to another message,
 * even if it is written into the middle of a long answer (protocol.proto); the runner then replaces the process and
 * sends the case again.
 */
enum status fault_reporter_start(const struct guarded_memory *memory, const uint64_t *number, int descriptor,
                                 struct error *error);

/* Restores the signal handlers if the plugin has replaced them. Call it before each call of the plugin. */
void fault_reporter_renew(void);

#endif
