/*
 * The process of a session, for session.c, which starts and ends it, and session_case.c, which asks it cases.
 */
#ifndef SCATTER_SESSION_PROCESS_H
#define SCATTER_SESSION_PROCESS_H

#include "session.h"

/* Ends a process that is not waiting for a request, as it should, and counts it as lost (process_losses.h). */
void session_lose_between(struct session *session);

/* An exchange that brought no answer, as an answer; the process is stopped. */
struct answer session_lose(struct session *session, enum exchange exchange, struct arena *arena);

/* Stops a process that is of no further use. */
void session_give_up_process(struct session *session);

/* Whether waiting is to end. */
bool session_is_interrupted(const struct session *session);

/* Bounds of an exchange that may take so long. */
struct exchange_limits session_limits(const struct session *session, int64_t milliseconds);

/* Whether an amount of memory comes near to a limit, 0 for none. */
bool is_near_limit(uint64_t used, uint64_t limit);

#endif
