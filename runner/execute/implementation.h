/*
 * An implementation under test: what it is, and sessions in which it is given cases. A session owns one
 * process (or, for debugging, the implementation in this process), starts it anew after a misfortune, and
 * blames each misfortune on the case that was running.
 */
#ifndef SCATTER_IMPLEMENTATION_H
#define SCATTER_IMPLEMENTATION_H

#include "answer.h"
#include "arena.h"
#include "child.h"
#include "plugin_host.h"
#include "protocol.h"
#include "status.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * After so many starts in a row without one answer to a case, an implementation is given a trivial case, and is given
 * up if it does not answer that either. Cases that all crash may stand in a row.
 */
enum { MOST_STARTS_WITHOUT_ANSWER = 20 };

enum implementation_kind { IMPLEMENTATION_BUILT_IN, IMPLEMENTATION_LIBRARY, IMPLEMENTATION_PROGRAM };

/* How implementations are executed. */
struct execution_settings {
    const char *worker; /* the path of scatter-cts itself */
    const struct option *options;
    size_t option_count;
    int64_t start_milliseconds;
    int64_t case_milliseconds;
    uint64_t memory; /* bytes of resident memory; 0: no limit */
    size_t largest_frame;
    bool flush_to_end; /* --guard end */
    bool in_process;
    const volatile sig_atomic_t *interrupted; /* stops waiting soon after this becomes nonzero; may be NULL */
};

/* Shared by the sessions of one run. */
struct implementation {
    const char *specification; /* as given with --implementation */
    enum implementation_kind kind;
    const char *library;        /* its path, or "reference"; NULL for a program */
    const char *const *command; /* the process's arguments, NULL at the end */
    /* The options of a known implementation, which come before those of the settings. */
    const struct option *defaults;
    size_t default_count;
    const struct execution_settings *settings;
    atomic_int starts_without_answer; /* starts since the last answer to a case */
    atomic_bool given_up;
    atomic_int
        lost_between; /* processes that ended, or spoke unasked, after an answer and before a request */
};

/* One process and what it said of itself. Begin with session_create. */
struct session {
    struct implementation *implementation;
    struct child child;
    struct plugin_host host; /* for in_process */
    bool running;
    int64_t served; /* cases since the process was started */
    struct declaration declaration;
    struct arena arena; /* for the declaration */
};

/*
 * Finds out what a specification names: "reference", "exec:COMMAND ARGUMENTS" (words split by the shell's
 * quoting rules, no shell run), the path of a shared library, or NAME[@VERSION] of a known implementation
 * (known_implementation.h). STATUS_USAGE when it is none of these or cannot be executed in this process,
 * STATUS_NOT_FOUND when the library does not exist or the known implementation is not installed,
 * STATUS_UNREADABLE when its manifest is damaged.
 */
enum status implementation_create(struct implementation *implementation, const char *specification,
                                  const struct execution_settings *settings, struct arena *arena,
                                  struct error *error);

struct session session_create(struct implementation *implementation);

/*
 * Starts the process and exchanges hello. On failure the message says what was started, what happened and
 * what the process printed, and the declaration is empty.
 */
enum status session_start(struct session *session, struct error *error);

/*
 * Gives the implementation a case. A case that is outside its declaration is not sent: ANSWER_UNSUPPORTED. A
 * case with which a process crashes or exhausts its memory after it had served others is tried once more in
 * a fresh process, and a different outcome there is told in answer.again. A request longer than the largest
 * frame is ANSWER_NOT_RUN, and so is one that was interrupted.
 */
struct answer session_run(struct session *session, const struct scatter_case *the_case, struct arena *arena);

/* Ends the process, which gets a moment to end by itself, and releases everything. */
void session_end(struct session *session);

#endif
