/*
 * Which fault is active: none, or one of the table, chosen once when the library is opened.
 */
#ifndef OPTIMISED_FAULT_H
#define OPTIMISED_FAULT_H

#include "fault_table.h"

#include <stdbool.h>
#include <stddef.h>

#define FAULT_ENUMERATOR(name, what) FAULT_##name,
enum fault { FAULT_TABLE(FAULT_ENUMERATOR) FAULT_COUNT };
#undef FAULT_ENUMERATOR

/* Without a choice. */
void fault_choose_none(void);

/* False when there is no fault of that name; the choice stays as it was. */
bool fault_choose(const char *name);

/* All names, separated by ", ", cut to `capacity` bytes. */
void fault_names(char *text, size_t capacity);

bool fault_is(enum fault fault);

#endif
