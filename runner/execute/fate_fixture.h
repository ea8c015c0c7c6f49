/*
 * What becomes of a process that does something forbidden.
 */
#ifndef SCATTER_FATE_FIXTURE_H
#define SCATTER_FATE_FIXTURE_H

/* What a process does. */
typedef void deed(void *context);

/*
 * Does it in a process of its own, which leaves no core file and has no handlers of a sanitizer. Returns the signal
 * that the process died of, or its exit status below 0; 0 when it did the deed and lived on.
 */
int fate_of(deed *act, void *context);

enum access { READ, WRITE };

/* The same for a process that touches one byte. */
int fate_of_access(const volatile void *address, enum access access);

#endif
