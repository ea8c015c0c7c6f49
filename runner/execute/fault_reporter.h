/*
 * Turns a fault on guarded memory into a message: a plugin that writes to its inputs, or goes out of bounds, is told
 * apart from one that merely crashes; and among crashes, a stack without room and a jump to what is not code.
 */
#ifndef SCATTER_FAULT_REPORTER_H
#define SCATTER_FAULT_REPORTER_H

#include "guarded_memory.h"
#include "status.h"

#include <stdint.h>

/*
 * From now on a SIGSEGV or SIGBUS that an access causes in or next to a buffer of `memory` sends one Fault frame on
 * `descriptor`; then the process dies of the signal. Once per process, before the plugin is loaded; all three pointers
 * and the descriptor are borrowed for the life of the process.
 *
 * Any other SIGSEGV or SIGBUS goes to the handler that the plugin has set before this call of it, called with the mask,
 * the stack and the arguments that it asked for. If that recovers, by a jump or by making the access possible, faults
 * on guarded memory are reported as before. Without such a handler the process dies of the signal: with a Fault frame
 * if it is an overflow of the stack or a jump to what is not code, where the processor tells (x86-64, AArch64).
 *
 * What is not seen: a fault on guarded memory that a handler hides which the plugin sets within the same call, until
 * the next fault_reporter_renew; the name of a stack overflow outside the thread that called this function, which alone
 * has a stack for signals.
 *
 * The frame carries *number. A fork of the process has its own copy of it, with the number that was served when it was
 * made: a fork that faults while that message is served is reported in its stead. The frame of one that faults later
 * carries the number of a message that has been answered, and is not an answer to another one, even where it falls into the
 * middle of a long answer (protocol.proto); the runner then replaces the process and asks again.
 */
enum status fault_reporter_start(const struct guarded_memory *memory, const uint64_t *number, int descriptor,
                                 struct error *error);

/* Takes the signals back if the plugin has taken them; to be called before each call of the plugin. */
void fault_reporter_renew(void);

#endif
