/*
 * Interruption of the program by a signal. Code that may take long checks regularly, stops cleanly, and reports what it
 * has.
 */
#ifndef SCATTER_INTERRUPTION_H
#define SCATTER_INTERRUPTION_H

#include <signal.h>
#include <stdbool.h>

/* Requests an interruption by this signal; cases that are running are dropped. Safe to call in a signal handler. */
void interruption_request(int signal_number);

/*
 * Requests an interruption because the system ended a process at the user's limit of processor time, in seconds (ulimit -t),
 * which every process of a run inherits.
 */
void interruption_request_at_limit(long long seconds);

bool interruption_is_requested(void);

/* The limit of the latter; 0: the interruption is by a signal. */
long long interruption_limit(void);

/* The signal after interruption_request, SIGXCPU at the limit, else 0; for execution_settings. */
extern volatile sig_atomic_t interruption_requested;

#endif
