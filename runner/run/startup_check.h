/*
 * The start-up check: before a run, the implementation is started and given one trivial case for each operator that it
 * declares. An implementation that cannot work at all then gives one clear error and not thousands of failures.
 */
#ifndef SCATTER_STARTUP_CHECK_H
#define SCATTER_STARTUP_CHECK_H

#include "judge.h"
#include "operator_version.h"
#include "session.h"
#include "status.h"

/* Receives the judgement of one trivial case. */
typedef void startup_listener(const struct operator_version *version, int32_t dtype,
                              const struct judgement *judgement, void *context);

/*
 * STARTUP_WORKS        at least one operator passed, and every other operator passed or is unsupported in all versions
 * STARTUP_UNSUPPORTED  every trivial case is unsupported: no computed value is known
 * STARTUP_FAILS        a trivial case does not pass
 */
enum startup_outcome { STARTUP_WORKS, STARTUP_UNSUPPORTED, STARTUP_FAILS };

/*
 * Starts the session and tries each declared operator in its newest declared version and, while the answer is
 * "unsupported", in older versions. `listener` and `outcome` may be NULL. Fails if the implementation cannot be started, if it
 * declares no known operator, element type or reduction (declaration.h), if it answers none of the trivial cases, or
 * after an interruption; the message says why. The session keeps running.
 */
enum status startup_check(struct session *session, const struct judge_settings *settings,
                          startup_listener *listener, void *context, enum startup_outcome *outcome,
                          struct error *error);

#endif
