/*
 * A run: every selected case is loaded, executed and judged, on several threads with one process each. Results are in the
 * order of the cases, whatever the number of threads and the order of execution. Records from the first failure on are
 * reported at the end, when it is known which failures occur alone, and which are related (failure_check.h).
 */
#ifndef SCATTER_RUN_H
#define SCATTER_RUN_H

#include "case_source.h"
#include "executed_range.h"
#include "record.h"
#include "result.h"
#include "selection.h"
#include "session.h"
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
    bool is_huge;          /* the cases are of the tier "huge": they are alone, unchecked, and not related */
    uint64_t available;    /* with is_huge: the memory for a case, in bytes; one that needs more is skipped */
    bool unchecked;        /* failing cases are not run again (failure_check.h) */
    bool unrelated;        /* … and failures are not related (failure_check.h): all are reported at once */
    bool shuffled;         /* the cases are executed in an order given by `seed` */
    uint64_t seed;         /* below 2^63 */
    const char *command;   /* the beginning of a shell command that runs the implementation */
    const char *outputs;   /* the folder that answers are written to (kept_answers.h), or NULL */
    /*
     * The records of cases that need not be executed, because they are known from an earlier run; or NULL. They are counted
     * and reported like the others.
     */
    const struct kept_records *known;
};

/* Receives every record in order; `done` of `total` selected cases are finished. Called by one thread at a time. */
typedef void record_listener(const struct recorded_case *item, void *context);
typedef void progress_listener(size_t done, size_t total, void *context);

/* May change a record, such as `waived`, before it is counted and reported; texts must live until then. */
typedef void record_editor(struct recorded_case *item, void *context);

/* Called while failing cases run again (failure_check.h): so many executions of at most `most` are done. */
typedef void check_listener(size_t done, size_t most, void *context);

/* Called before a case is executed, by its thread: the case to blame if this process dies. */
typedef void start_listener(const char *id, void *context);

/*
 * Receives each record of an executed case immediately, in any order, before members are added; called by several threads
 * concurrently. A failure ends the run.
 */
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

#endif
