/*
 * The environment in which tract runs.
 */
#ifndef TRACT_ENVIRONMENT_H
#define TRACT_ENVIRONMENT_H

/*
 * Sees to it that texts of errors and panics hold no backtrace: it would fill the message, and the addresses in
 * it are others in every process.
 */
void environment_without_backtraces(void);

#endif
