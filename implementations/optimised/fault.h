/* The active fault: none, or one of the tables, set once when the library is opened. */
#ifndef OPTIMISED_FAULT_H
#define OPTIMISED_FAULT_H

#include "fault_table.h"
#include "int32_fault_table.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define FAULT_ENUMERATOR(name, what) FAULT_##name,
enum fault { FAULT_TABLE(FAULT_ENUMERATOR) INT32_FAULT_TABLE(FAULT_ENUMERATOR) FAULT_COUNT };
#undef FAULT_ENUMERATOR

/* If no fault is set. */
void fault_choose_none(void);

/* Returns false if there is no fault of that name; the active fault stays the same. */
bool fault_choose(const char *name);

/* All names, separated by ", ", cut to `capacity` bytes. */
void fault_names(char *text, size_t capacity);

bool fault_is(enum fault fault);

/* An offset; with the fault as it is after it was kept in 32 bits with a sign. */
static inline int64_t fault_kept(enum fault fault, int64_t offset)
{
    return fault_is(fault) ? (int64_t)(int32_t)(uint32_t)(uint64_t)offset : offset;
}

#endif
