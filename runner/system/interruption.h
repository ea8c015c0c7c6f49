/*
 * Interruption of the program by SIGINT, SIGTERM or SIGHUP. Code that may take long checks regularly, stops
 * cleanly, and reports what it has.
 */
#ifndef SCATTER_INTERRUPTION_H
#define SCATTER_INTERRUPTION_H

#include <signal.h>
#include <stdbool.h>

/* Requests an interruption; cases that are running are dropped. Safe to call in a signal handler. */
void interruption_request(void);
bool interruption_is_requested(void);

/* Nonzero after interruption_request; for execution_settings. */
extern volatile sig_atomic_t interruption_requested;

#endif
