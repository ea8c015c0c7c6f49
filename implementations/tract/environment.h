/* The environment in which tract runs. */
#ifndef TRACT_ENVIRONMENT_H
#define TRACT_ENVIRONMENT_H

/* Ensures that texts of errors and panics contain no backtrace: it would fill the message, and its addresses
 * differ in every process. */
void environment_without_backtraces(void);

#endif
