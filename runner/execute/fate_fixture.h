/*
 * How a process ends that does something forbidden.
 */
#ifndef SCATTER_FATE_FIXTURE_H
#define SCATTER_FATE_FIXTURE_H

/* What the process does. */
typedef void deed(void *context);

/*
 * Runs `act` in a separate process, without core file and without a sanitizer's signal handlers. Returns the signal
 * that killed the process, or its exit status as a negative number; 0 if it survived.
 */
int fate_of(deed *act, void *context);

enum access { READ, WRITE };

/* The same for a process that touches one byte. */
int fate_of_access(const volatile void *address, enum access access);

#endif
