/*
 * Turns a fault on guarded memory into a message: a plugin that writes to its inputs or past its output is
 * told apart from one that merely crashes; and among crashes, a stack without room and a jump to what is no code.
 */
#ifndef SCATTER_FAULT_REPORTER_H
#define SCATTER_FAULT_REPORTER_H

#include "guarded_memory.h"
#include "status.h"

#include <stdint.h>

/*
 * From now on a SIGSEGV or SIGBUS whose address lies in or next to a buffer of `memory` sends a Fault frame on
 * `descriptor` before the process dies of the signal; other faults go to the handler that the plugin has set
 * since, or to the default. The frame carries what *number then is. Both are borrowed for the life of the process. Once per process, before the
 * plugin is loaded.
 */
enum status fault_reporter_start(const struct guarded_memory *memory, const uint64_t *number, int descriptor,
                                 struct error *error);

/* Takes the signals back if the plugin has taken them; to be called before each call of the plugin. */
void fault_reporter_renew(void);

#endif
