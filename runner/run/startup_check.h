/*
 * The start-up check: before an implementation is given a corpus, it is started and given one trivial case
 * for each operator that it declares. What cannot work at all is then one clear error and not thousands of
 * failures.
 */
#ifndef SCATTER_STARTUP_CHECK_H
#define SCATTER_STARTUP_CHECK_H

#include "judge.h"
#include "operator_version.h"
#include "session.h"
#include "status.h"

/* What came of one trivial case. */
typedef void startup_listener(const struct operator_version *version, int32_t dtype,
                              const struct judgement *judgement, void *context);

/*
 * STARTUP_WORKS        some operator passed, and every other one too or in no version was supported
 * STARTUP_UNSUPPORTED  whatever was asked is unsupported: nothing is known of what it computes
 * STARTUP_FAILS        some trivial case does not pass
 */
enum startup_outcome { STARTUP_WORKS, STARTUP_UNSUPPORTED, STARTUP_FAILS };

/*
 * Starts the session and tries each declared operator in its newest declared version and, as long as that is
 * answered by "unsupported", in older ones. `listener` may be NULL. *outcome may be NULL. Fails when the
 * implementation cannot be started, when it declares no operator, element type or reduction that is known
 * (declared_names.h), when it gave no answer to any of the trivial cases, or when it was interrupted; the message says
 * why. The session goes on running.
 */
enum status startup_check(struct session *session, const struct judge_settings *settings,
                          startup_listener *listener, void *context, enum startup_outcome *outcome,
                          struct error *error);

#endif
