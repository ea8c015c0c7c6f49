/*
 * A run: every selected case is loaded, executed and judged, on several threads with one process each.
 * Results are in the order of the cases, whatever the number of threads and the order of execution. Records
 * from the first failure on are reported at the end, when it is known which failures occur alone
 * (failure_check.h).
 */
#ifndef SCATTER_RUN_H
#define SCATTER_RUN_H

#include "case_source.h"
#include "judge.h"
#include "operator_version.h"
#include "record.h"
#include "result.h"
#include "selection.h"
#include "session.h"
#include "shard_record.h"
#include "status.h"
#include "tally.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct run_settings {
    const struct case_source *sources;
    const struct corpus_identity *corpora; /* by source */
    size_t source_count;
    const struct case_list *cases;
    const struct selection *selection;
    const struct judge_settings *judge;
    int jobs;              /* threads, at least 1 */
    int64_t most_failures; /* stop after this many (recorded_fails), in case order; 0: never */
    int64_t deadline;      /* of clock_milliseconds: from then on no case is begun; 0: none */
    int64_t repetitions;   /* of each case, in the same process; below 2: each case is run once */
    bool alone;            /* each case has a process of its own; not with repetitions */
    bool is_huge;          /* the cases are of the tier "huge": they are alone and unchecked */
    uint64_t available;    /* with is_huge: the memory for a case, in bytes; one that needs more is skipped */
    bool unchecked;        /* failing cases are not run again (failure_check.h) */
    bool unexamined;       /* … and nothing else is found out about failures: all are reported at once */
    bool shuffled;         /* the cases are executed in an order given by `seed` */
    uint64_t seed;         /* below 2^63 */
    const char *command;   /* the beginning of a shell command that runs the implementation */
    const char *outputs;   /* the folder that answers are written to (kept_answers.h), or NULL */
    /* The records of cases that need not be executed, because they are known from an earlier run; or NULL.
     * They are counted and reported like the others. */
    const struct kept_records *known;
};

/* Receives every record in order; `done` of `total` selected cases are finished. Called by one thread at a
 * time. */
typedef void record_listener(const struct recorded_case *item, void *context);
typedef void progress_listener(size_t done, size_t total, void *context);

/* May change a record, such as `waived`, before it is counted and reported; texts must live until then. */
typedef void record_editor(struct recorded_case *item, void *context);

/* Called while failing cases run again (failure_check.h): so many executions of at most `most` are done. */
typedef void check_listener(size_t done, size_t most, void *context);

/* Called before a case is executed, by its thread: the case to blame if this process dies. */
typedef void start_listener(const char *id, void *context);

/* Receives each record of an executed case immediately, in any order, before members are added; called by
 * several threads concurrently. A failure ends the run. */
typedef enum status record_keeper(const struct recorded_case *item, void *context, struct error *error);

struct run_listeners {
    record_listener *record;
    progress_listener *progress;
    check_listener *check; /* may be NULL */
    start_listener *start; /* may be NULL */
    record_editor *amend;  /* may be NULL */
    record_keeper *keep;   /* may be NULL */
    void *context;
};

/*
 * Runs the cases, then the failing ones again (failure_check.h): one job in this thread with the given
 * session, which stays the caller's, the other jobs in their own threads and sessions. The tally counts what
 * the listeners received, and the cases of worlds without a record, which they do not receive; so does
 * `counted`, unless it is NULL. *reported is the number of cases of the list, from the first on, that are
 * counted: all, unless most_failures, the deadline or an interruption stops the run. STATUS_OUT_OF_MEMORY;
 * STATUS_SYSTEM if an answer could not be written; STATUS_UNREADABLE if a case differs from its known record;
 * and any error of `keep`.
 */
enum status run_cases(struct session *session, const struct run_settings *settings,
                      const struct run_listeners *listeners, struct tally *tally, size_t *reported,
                      struct recorded_range *counted, struct error *error);

/* Adds the number of repetitions and the seed of the order to the header of the results (result.h). */
void run_describe_order(const struct run_settings *settings, struct recorded_header *header);

/*
 * The start-up check: before a run, the implementation is started and given one trivial case for each
 * operator that it declares. An implementation that cannot work at all then gives one clear error and not
 * thousands of failures.
 */

/* Receives the judgement of one trivial case. */
typedef void startup_listener(const struct operator_version *version, int32_t dtype,
                              const struct judgement *judgement);

/* Called for a form of model that does not work. */
typedef void form_listener(enum model_form form, const struct judgement *judgement);

/* FORM_NOT_TRIED: no declared type can have it. */
enum form_state { FORM_NOT_TRIED, FORM_FAILS, FORM_WORKS };

/*
 * Tries a trivial case in the plain form and in each other one (model.h), whether or not it is declared, of
 * the newest declared operator version with a type that the form can have. Sets the state of each form;
 * inputs at run time work if a case with them passed. The session must be running; what a trial loses is
 * started again. STATUS_OUT_OF_MEMORY; STATUS_DIED after an interruption.
 */
enum status form_check(struct session *session, const struct judge_settings *settings,
                       form_listener *listener, enum form_state states[MODEL_FORM_COUNT],
                       struct error *error);

/*
 * STARTUP_WORKS        at least one operator passed, and every other operator passed or is unsupported in all
 * versions
 * STARTUP_UNSUPPORTED  every trivial case is unsupported: no computed value is known
 * STARTUP_FAILS        a trivial case does not pass
 */
enum startup_outcome { STARTUP_WORKS, STARTUP_UNSUPPORTED, STARTUP_FAILS };

/* A trivial case (session.h), and what became of it. */
struct trivial_trial {
    const struct operator_version *version;
    int32_t dtype;
    const struct written_form *form; /* of its model (scatter_model.h); NULL: the plain one */
    struct answer answer;            /* these two in the arena of the trial */
    struct judgement judgement;
};

/* Runs and judges a trivial case. STATUS_OUT_OF_MEMORY; STATUS_DIED after an interruption. */
enum status trivial_trial_run(struct trivial_trial *trial, struct session *session,
                              const struct judge_settings *settings, struct arena *arena,
                              struct error *error);

/*
 * Starts the session and tries each declared operator in its newest declared version and, while the answer is
 * "unsupported", in older versions. `listener` and `outcome` may be NULL. Fails if the implementation cannot
 * be started, if it declares no known operator, element type or reduction (declaration.h), if it answers none
 * of the trivial cases, or after an interruption; the message says why. The session keeps running.
 */
enum status startup_check(struct session *session, const struct judge_settings *settings,
                          startup_listener *listener, enum startup_outcome *outcome, struct error *error);

#endif
