/*
 * An implementation under test: what it is, how it is executed, and what its sessions (session.h) share.
 */
#ifndef SCATTER_IMPLEMENTATION_H
#define SCATTER_IMPLEMENTATION_H

#include "arena.h"
#include "kept_answers.h"
#include "process_losses.h"
#include "protocol.h"
#include "status.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * After this number of consecutive starts without any answer to a case, an implementation is sent a trivial case. If
 * it does not answer that either, it is given up. The trivial case is needed because consecutive cases may all crash.
 */
enum { MOST_STARTS_WITHOUT_ANSWER = 20 };

/* IMPLEMENTATION_ANSWERS: nothing is executed; the answers are read from a folder (kept_answers.h). */
enum implementation_kind {
    IMPLEMENTATION_BUILT_IN,
    IMPLEMENTATION_LIBRARY,
    IMPLEMENTATION_PROGRAM,
    IMPLEMENTATION_ANSWERS
};

/* The prefix of the folder in the specification of IMPLEMENTATION_ANSWERS. */
#define ANSWERS_PREFIX "answers:"

/* How implementations are executed. */
struct execution_settings {
    const char *worker; /* the path of scatter-cts itself */
    const struct option *options;
    size_t option_count;
    int64_t start_milliseconds; /* for hello, and for each trivial case */
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
 * Resolves a specification: "reference", "exec:COMMAND ARGUMENTS" (words split by the shell's quoting rules, without
 * a shell), "answers:FOLDER" (kept_answers.h), the path of a shared library, or NAME[@VERSION] of a known
 * implementation (known_implementation.h). STATUS_USAGE if it is none of these or cannot be executed in this process,
 * STATUS_NOT_FOUND if the library does not exist or the known implementation is not installed, STATUS_UNREADABLE if
 * its manifest is damaged.
 */
enum status implementation_create(struct implementation *implementation, const char *specification,
                                  const struct execution_settings *settings, struct arena *arena,
                                  struct error *error);

#endif
