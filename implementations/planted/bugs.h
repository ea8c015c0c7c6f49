/* Which of the planted bugs is active. Without one, the implementation is correct. */
#ifndef PLANTED_BUGS_STATE_H
#define PLANTED_BUGS_STATE_H

#include "planted_bugs.h"

#include <stdbool.h>

#define PLANTED_ENUMERATOR(name, kind, sentence) BUG_##name,
enum bug { PLANTED_BUGS(PLANTED_ENUMERATOR) BUG_COUNT };
#undef PLANTED_ENUMERATOR

extern bool bugs_active[BUG_COUNT];

/* Whether a bug is active: BUG(axis_ignored) reads better than the array at each of its places. */
#define BUG(name) (bugs_active[BUG_##name])

/* Activates the bug of this name, and the two halves of a pair. Returns false if there is no such bug. */
bool bugs_activate(const char *name);

/* Whether a call in which an update can be lost loses one, for the racy bugs: drawn anew in each call. */
bool bugs_lose_one(void);

#endif
