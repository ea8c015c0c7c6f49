/*
 * Whether somebody wants this program to stop, by SIGINT, SIGTERM or SIGHUP: whoever may take long asks now and then,
 * stops in good order, and tells what there is to tell.
 */
#ifndef SCATTER_INTERRUPTION_H
#define SCATTER_INTERRUPTION_H

#include <signal.h>
#include <stdbool.h>

/* Makes what is under way stop; cases in hand are dropped. Safe to call in a signal handler. */
void interruption_request(void);
bool interruption_is_requested(void);

/* What interruption_request sets to nonzero, for execution_settings. */
extern volatile sig_atomic_t interruption_requested;

#endif
