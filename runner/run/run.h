/*
 * A run: every selected case is loaded, executed and judged, on several threads with a process each; results
 * come out in the order of the cases, whatever the number of threads and the order of execution.
 */
#ifndef SCATTER_RUN_H
#define SCATTER_RUN_H

#include "case_source.h"
#include "result.h"
#include "selection.h"
#include "session.h"
#include "status.h"

#include <jansson.h>
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
    int64_t most_failures; /* stop after so many (record_is_failure), in the order of the cases; 0: do not */
    int64_t repetitions;   /* of each case, in the same process; below 2: a case is run once */
    bool alone;            /* each case has a process of its own; not with repetitions */
    bool shuffled;         /* the cases are executed in an order that `seed` determines, and not in theirs */
    uint64_t seed;         /* below 2^63 */
    const char *command;   /* how the implementation is run, as the beginning of a shell command */
    const char *outputs;   /* the folder that answers are written to (kept_answers.h), or NULL */
    /*
     * Object: id -> record of cases that need not be executed, since their records, of type "case" or "skipped", are known
     * from an earlier run; or NULL. They are counted and told like the others.
     */
    const json_t *known;
};

/* Gets every record in order; `done` of `total` selected cases have been dealt with. Called by one thread at a time. */
typedef void record_listener(const json_t *record, void *context);
typedef void progress_listener(size_t done, size_t total, void *context);

/* May add members to a record, before it is counted and told: such as "waived". */
typedef void record_editor(json_t *record, void *context);

/* Told before a case is executed, by the thread that does it: what to blame if this process dies with it. */
typedef void start_listener(const char *id, void *context);

/*
 * Gets each record of a case that was executed as soon as there is one, in no order, before members are added; called by
 * several threads at a time. A failure ends the run.
 */
typedef enum status record_keeper(const json_t *record, void *context, struct error *error);

struct run_listeners {
    record_listener *record;
    progress_listener *progress;
    start_listener *start; /* may be NULL */
    record_editor *amend;  /* may be NULL */
    record_keeper *keep;   /* may be NULL */
    void *context;
};

/*
 * Runs the cases: one job in this thread and with the given session, which remains the caller's, the others in
 * threads and sessions of their own. The tally counts what was told to the listeners; *complete says whether
 * every selected case was (most_failures, an interruption). Fails when memory cannot be had, with STATUS_SYSTEM when
 * an answer could not be written, with STATUS_UNREADABLE when a case is not the one that its known record is of, and with
 * what `keep` returns.
 */
enum status run_cases(struct session *session, const struct run_settings *settings,
                      const struct run_listeners *listeners, struct tally *tally, bool *complete,
                      struct error *error);

/* Says in the header of the results (result.h) how often each case is run, and the seed of the order. */
void run_describe_order(const struct run_settings *settings, json_t *header);

#endif
