/*
 * The process of a session, for session.c, which starts and ends it, and session_case.c, which sends it cases.
 */
#ifndef SCATTER_SESSION_PROCESS_H
#define SCATTER_SESSION_PROCESS_H

#include "session.h"

/*
 * Ends a process that should be waiting for a request but is not, and counts it as lost (process_losses.h).
 */
void session_lose_between(struct session *session);

/* The answer for an exchange, limited to `milliseconds`, without an answer; the process is stopped. */
struct answer session_lose(struct session *session, enum exchange exchange, int64_t milliseconds,
                           struct arena *arena);

/* Stops a process that cannot be used again. */
void session_give_up_process(struct session *session);

/* Whether waiting must end: the user interrupted it, or the deadline is over. */
bool session_is_interrupted(const struct session *session);

/* Bounds of an exchange that may take `milliseconds`. */
struct exchange_limits session_limits(const struct session *session, int64_t milliseconds);

/* Whether an amount of memory is near a limit; a limit of 0 means none. */
bool is_near_limit(uint64_t used, uint64_t limit);

#endif
