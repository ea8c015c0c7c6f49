/*
 * A session: one process of an implementation (or, for debugging, the implementation in this process) that is
 * sent cases. A lost process is replaced.
 *
 * Attribution: the answer of a fresh process counts. If a process that has served other cases is lost in a
 * case, the case is sent again to a fresh process, and its answer is used. The loss of the first process is
 * then counted separately (process_losses.h), unless the fresh process is lost as well.
 */
#ifndef SCATTER_SESSION_H
#define SCATTER_SESSION_H

#include "answer.h"
#include "arena.h"
#include "case.h"
#include "child.h"
#include "kept_answers.h"
#include "operator_version.h"
#include "plugin_host.h"
#include "process_losses.h"
#include "protocol.h"
#include "scatter_model.h"
#include "status.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* An implementation under test: what it is, how it is executed, and what its sessions (session.h) share. */

/*
 * After this number of consecutive starts without any answer to a case, an implementation is sent a trivial
 * case. If it does not answer that either, it is given up. The trivial case is needed because consecutive
 * cases may all crash.
 */
enum { MOST_STARTS_WITHOUT_ANSWER = 20 };

/* IMPLEMENTATION_ANSWERS: nothing is executed; the answers are read from a folder (kept_answers.h). */
enum implementation_kind {
    IMPLEMENTATION_BUILT_IN,
    IMPLEMENTATION_LIBRARY,
    IMPLEMENTATION_PROGRAM,
    IMPLEMENTATION_ANSWERS
};

/* What the specification of answers in a folder, and of a program, begins with. */
#define ANSWERS_PREFIX "answers:"
#define COMMAND_PREFIX "exec:"

/* How implementations are executed. */
struct execution_settings {
    const char *worker; /* the path of scatter-cts itself */
    const struct option *options;
    size_t option_count;
    int64_t start_milliseconds; /* for hello, for each trivial case, and for preparing a model */
    int64_t case_milliseconds;
    uint64_t memory; /* bytes of resident memory; 0: no limit */
    size_t largest_frame;
    bool flush_to_end; /* --guard end */
    bool in_process;
    const struct kept_case *answered; /* for kept answers: the cases as answered (kept_answers.h), or NULL */
    size_t answered_count;
    const char *answered_name, *answered_version; /* of the implementation; NULL without `answered` */
    const volatile sig_atomic_t *interrupted; /* stops waiting soon after this becomes nonzero; may be NULL */
    int64_t deadline; /* of clock_milliseconds: from then on as if interrupted; 0: none */
};

/* Shared by the sessions of one run. */
struct implementation {
    const char *specification; /* as given with --implementation */
    enum implementation_kind kind;
    const char *library;        /* its path, or "reference"; NULL for a program and for answers */
    const char *const *command; /* the process's arguments, NULL at the end; NULL for answers */
    struct kept_answers kept;   /* for answers */
    /* The options of a known implementation, which come before those of the settings. */
    const struct option *defaults;
    const struct option *written_defaults; /* as in the manifest, without paths of this machine */
    size_t default_count;
    const struct execution_settings *settings;
    atomic_int starts_without_answer; /* starts since the last answer to a case */
    atomic_bool given_up;
    struct process_losses losses; /* that no verdict reports */
};

/*
 * Resolves a specification: "reference", "exec:COMMAND ARGUMENTS" (words split by the shell's quoting rules,
 * without a shell), "answers:FOLDER" (kept_answers.h), the path of a shared library, or NAME[@VERSION] of a
 * known implementation (known_implementation.h). STATUS_USAGE if it is none of these or cannot be executed in
 * this process, STATUS_NOT_FOUND if the library does not exist or the known implementation is not installed,
 * STATUS_UNREADABLE if its manifest is damaged.
 */
enum status implementation_create(struct implementation *implementation, const char *specification,
                                  const struct execution_settings *settings, struct arena *arena,
                                  struct error *error);

/* From one message to the next: an answer with a number that was counted, and not repeated, is recognised. */
enum { NUMBER_STEP = 1000003 };

/* A worker says goodbye early if it gets no more requests, or if it was not the worker that wrote. */
#define EARLY_GOODBYE "closed or used descriptor 3 or 4, which belong to scatter-cts worker"

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

/* Starts the process and exchanges hello. On failure the message says what was started, what happened and
 * what the process printed; the declaration is empty. */
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

/* Prepares a case for sending. May be called while the process is busy with another case. A case outside the
 * declaration is not sent: ANSWER_UNSUPPORTED. A request longer than the largest frame is ANSWER_NOT_RUN. */
struct asked_case session_prepare(struct session *session, const struct scatter_case *the_case,
                                  struct arena *arena);

/* Sends the case, if it is to be sent, without waiting for the answer. The previous case must have been
 * answered. */
void session_send(struct session *session, struct asked_case *asked);

/* The answer; sends the case first if that was not done. ANSWER_NOT_RUN if interrupted. */
struct answer session_answer(struct session *session, struct asked_case *asked);

/* Prepares, sends and answers a case of the start-up check, which belongs to no corpus. */
struct answer session_run(struct session *session, const struct scatter_case *the_case, struct arena *arena);

/* Sends a case once to the running process, without a second attempt in a fresh one. The caller attributes a
 * loss. */
struct answer session_run_once(struct session *session, const struct scatter_case *the_case,
                               struct arena *arena);

/* Whether the next case is the first one of its process. */
bool session_is_fresh(const struct session *session);

/*
 * Whether a case whose process did not stay is asked again, after `repeats` times: the end of a process that
 * has served other cases may come from them, and any process may speak or end unasked (is_no_message), also
 * in its first case (`was_fresh`).
 */
enum { MOST_REPEATS = 2 };
bool session_asks_again(const struct session *session, bool was_fresh, bool is_no_message, int repeats);

/* Whether an answer means that the process was lost: a fault, a crash, a timeout, or the memory limit. */
bool answer_means_loss(const struct answer *answer);

/* ---- the process, for code that exchanges messages with it by itself ----------------------------------- */

/* Ends a process that should be waiting for a request but is not, and counts it as lost
 * (process_losses.h). */
void session_lose_between(struct session *session);

/* The answer for an exchange, limited to `milliseconds`, without an answer; the process is stopped. */
struct answer session_lose(struct session *session, enum exchange exchange, int64_t milliseconds,
                           struct arena *arena);

/* Stops a process that cannot be used again. */
void session_give_up_process(struct session *session);

/* Whether waiting must end: the user interrupted it, or the deadline is over. */
bool session_is_interrupted(const struct session *session);

/* The limit until `prepared`: that of a start, or of the case if it is longer; 0 if it is not announced. */
int64_t preparation_milliseconds(const struct session *session, int64_t milliseconds);

/* Bounds of an exchange that may take `milliseconds`. */
struct exchange_limits session_limits(const struct session *session, int64_t milliseconds);

/* Whether an amount of memory is near a limit; a limit of 0 means none. */
bool is_near_limit(uint64_t used, uint64_t limit);

/* A case that every implementation should manage: three elements, one of them replaced. It shows whether an
 * implementation works at all before it is sent thousands of cases. */

/*
 * Creates the case for an operator version and an element type of T, including the model, in the arena: data
 * of shape [3], all zero (or empty strings), one update at index 1, no reduction. `form`: of its model
 * (scatter_model.h), NULL for the plain one; if updates are one value with the indices, the type must be
 * int64. Fails with STATUS_OUT_OF_MEMORY.
 */
enum status trivial_case_create(struct scatter_case *the_case, const struct operator_version *version,
                                int32_t dtype, const struct written_form *form, struct arena *arena,
                                struct error *error);

/* The element type of a trivial case within a declaration: float if possible. DTYPE_UNDEFINED if the version
 * or all of its types are not declared. */
int32_t trivial_case_dtype(const struct declaration *declaration, const struct operator_version *version);

#endif
