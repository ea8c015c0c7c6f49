/*
 * Runs a forbidden action in a forked process, and returns how the process ended.
 */
#ifndef SCATTER_FORK_FIXTURE_H
#define SCATTER_FORK_FIXTURE_H

/* What the process does. */
typedef void forbidden_action(void *context);

/*
 * Runs `act` in a separate process, without core file and without a sanitizer's signal handlers. Returns the signal
 * that killed the process, or its exit status as a negative number; 0 if it survived.
 */
int run_in_fork(forbidden_action *act, void *context);

enum access { READ, WRITE };

/* The same for a process that touches one byte. */
int access_in_fork(const volatile void *address, enum access access);

#endif
