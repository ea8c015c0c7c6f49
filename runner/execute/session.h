/*
 * A session: one process of an implementation (or, for debugging, the implementation in this process) that is given
 * cases. It is started anew when it was lost.
 *
 * Blame: what counts is what a fresh process answers. A case with which a process is lost that had served others is
 * asked again in a fresh one, whose answer it then has; that the first was lost is counted apart (process_losses.h),
 * unless the fresh one is lost as well.
 */
#ifndef SCATTER_SESSION_H
#define SCATTER_SESSION_H

#include "answer.h"
#include "child.h"
#include "implementation.h"
#include "plugin_host.h"

/* One process and what it said of itself. Begin with session_create. */
struct session {
    struct implementation *implementation;
    struct child child;
    struct plugin_host host; /* for in_process */
    bool running;
    int64_t served;        /* cases since the process was started */
    uint64_t number;       /* of the last message that was made */
    uint64_t hello_number; /* of the last hello */
    struct declaration declaration;
    struct arena arena; /* for the declaration */
};

struct session session_create(struct implementation *implementation);

/*
 * Starts the process and exchanges hello. On failure the message says what was started, what happened and
 * what the process printed, and the declaration is empty.
 */
enum status session_start(struct session *session, struct error *error);

/* Ends the process, which gets the time of a case to end by itself. The declaration stays. */
void session_stop(struct session *session);

/* The same, and releases everything. */
void session_end(struct session *session);

/* A case on its way to the implementation and back; the members belong to the functions below. */
struct asked_case {
    const struct scatter_case *the_case; /* borrowed */
    struct arena *arena;                 /* borrowed; for the request and the answer */
    void *request;
    size_t request_size;
    uint64_t number;
    bool is_trivial; /* of the start-up check, and of no corpus */
    bool settled;    /* there is nothing to ask: `answer` is known */
    bool sent;
    struct answer answer;
};

/*
 * Makes a case ready to be asked, which may be done while the process is busy with another. A case that is outside the
 * declaration is not sent: ANSWER_UNSUPPORTED. A request longer than the largest frame is ANSWER_NOT_RUN.
 */
struct asked_case session_prepare(struct session *session, const struct scatter_case *the_case,
                                  struct arena *arena);

/*
 * Sends the case, if it has to be sent, and does not wait for the answer. The case that was sent before must have been
 * answered.
 */
void session_send(struct session *session, struct asked_case *asked);

/* The answer, sending the case first if that was not done. ANSWER_NOT_RUN when interrupted. */
struct answer session_answer(struct session *session, struct asked_case *asked);

/* Gives the implementation a case of the start-up check, which is of no corpus: all three. */
struct answer session_run(struct session *session, const struct scatter_case *the_case, struct arena *arena);

/* Gives it a case without asking again: whatever became of the process that is running. Whom to blame is the caller's matter. */
struct answer session_run_once(struct session *session, const struct scatter_case *the_case,
                               struct arena *arena);

/* Whether the next case is the first one of its process. */
bool session_is_fresh(const struct session *session);

/* Whether an answer tells that the process was lost: a fault, a crash, a timeout, a want of memory. */
bool answer_tells_loss(const struct answer *answer);

#endif
