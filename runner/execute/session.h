/*
 * A session: one process of an implementation (or, for debugging, the implementation in this process) that is sent
 * cases. A lost process is replaced.
 *
 * Attribution: the answer of a fresh process counts. If a process that has served other cases is lost in a case, the
 * case is sent again to a fresh process, and its answer is used. The loss of the first process is then counted
 * separately (process_losses.h), unless the fresh process is lost as well.
 */
#ifndef SCATTER_SESSION_H
#define SCATTER_SESSION_H

#include "answer.h"
#include "child.h"
#include "implementation.h"
#include "plugin_host.h"

/* One process and its declaration. Begin with session_create. */
struct session {
    struct implementation *implementation;
    struct child child;
    struct plugin_host host; /* for in_process */
    bool running;
    int64_t starts;        /* processes started so far */
    int64_t served;        /* cases since the process was started */
    uint64_t number;       /* of the last message that was created */
    uint64_t hello_number; /* of the last hello */
    struct declaration declaration;
    struct arena arena; /* for the declaration */
};

struct session session_create(struct implementation *implementation);

/*
 * Starts the process and exchanges hello. On failure the message says what was started, what happened and what the
 * process printed; the declaration is empty.
 */
enum status session_start(struct session *session, struct error *error);

/* Ends the process, which has the time of a case to end by itself. The declaration is kept. */
void session_stop(struct session *session);

/* session_stop, and releases everything. */
void session_end(struct session *session);

/* A case on its way to the implementation and back; the members belong to the functions below. */
struct asked_case {
    const struct scatter_case *the_case; /* borrowed */
    struct arena *arena;                 /* borrowed; for the request and the answer */
    void *request;
    size_t request_size;
    uint64_t number;
    bool is_trivial; /* of no corpus; it has the time for starting, because the first case may take longer */
    bool settled;    /* not to be sent: `answer` is known */
    bool sent;
    struct answer answer;
};

/*
 * Prepares a case for sending. May be called while the process is busy with another case. A case outside the
 * declaration is not sent: ANSWER_UNSUPPORTED. A request longer than the largest frame is ANSWER_NOT_RUN.
 */
struct asked_case session_prepare(struct session *session, const struct scatter_case *the_case,
                                  struct arena *arena);

/*
 * Sends the case, if it is to be sent, without waiting for the answer. The previous case must have been answered.
 */
void session_send(struct session *session, struct asked_case *asked);

/* The answer; sends the case first if that was not done. ANSWER_NOT_RUN if interrupted. */
struct answer session_answer(struct session *session, struct asked_case *asked);

/* Prepares, sends and answers a case of the start-up check, which belongs to no corpus. */
struct answer session_run(struct session *session, const struct scatter_case *the_case, struct arena *arena);

/*
 * Sends a case once to the running process, without a second attempt in a fresh one. The caller attributes a loss.
 */
struct answer session_run_once(struct session *session, const struct scatter_case *the_case,
                               struct arena *arena);

/* Whether the next case is the first one of its process. */
bool session_is_fresh(const struct session *session);

/* Whether an answer means that the process was lost: a fault, a crash, a timeout, or the memory limit. */
bool answer_means_loss(const struct answer *answer);

/* ---- the process, for code that exchanges messages with it by itself ------------------------------------------------ */

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
