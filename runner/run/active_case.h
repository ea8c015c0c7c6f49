/*
 * A case that a thread of a run has taken: it is loaded, sent and judged. While the implementation computes
 * one case, the thread loads the next one, and sends it as soon as it has the answer; only then it judges the
 * first. So neither waits for the other, and the implementation still has one case at a time.
 */
#ifndef SCATTER_ACTIVE_CASE_H
#define SCATTER_ACTIVE_CASE_H

#include "case_features.h"
#include "judge.h"
#include "run.h"
#include "session.h"

#include <stdbool.h>

/* The memory limit of one case in this process, files and results together, and of one repetition. */
#define RUN_CASE_MEMORY ((size_t)4 << 30)

/* Which process answered a case, and how many cases this had answered before. */
struct place_in_process {
    int64_t thread, process; /* the process: 1 for the first one of its thread; 0: none */
    int64_t turn;
};

/* The state of a thread. */
struct case_worker {
    const struct run_settings *settings;
    const struct run_listeners *listeners;
    struct session *session;
    struct session *aside;         /* for cases that are made of failing ones (graph_check.c); or NULL */
    int64_t number;                /* of the thread, from 0 */
    struct arena repetition_arena; /* of one repetition of a case */
};

/* How far a case is: from STAGE_KNOWN on it is selected, and has a record at the end. */
enum case_stage {
    STAGE_NONE,           /* no case is taken */
    STAGE_OTHER_ID,       /* its id is not selected */
    STAGE_OTHER_CONTENTS, /* its id is selected, but not what it contains */
    STAGE_KNOWN, /* its record needs no journal: it is from an earlier run, or says that memory is lacking */
    STAGE_DECIDED, /* it has a new record, and is not sent */
    STAGE_ASKED    /* it is sent to the implementation */
};

struct active_case {
    enum case_stage stage;
    size_t index;       /* in the list of cases */
    struct arena arena; /* for the case */
    struct scatter_case the_case;
    struct derived_expectation derived;
    struct asked_case asked;
    struct case_features features; /* after it was sent; before, zeroes except `elements` */
    bool is_measured;              /* its features are measured */
    double sent;                   /* when it was sent (clock_seconds) */
    double seconds; /* from then to the answer, of all repetitions together; below 0: it was not sent */
    struct place_in_process place;
    struct recorded_case *record; /* in its arena; NULL if it is not selected or memory is lacking */
    enum status written; /* not STATUS_OK: no answer could be written, or it differs from its known record */
    struct error error;  /* the reason */
};

/* A shell command that runs only these cases of the run, given by their positions in the list of cases;
 * several of them in one process, in the order of the list. */
const char *active_case_command(const struct run_settings *settings, const size_t *cases, size_t count,
                                struct arena *arena);

/* Loads the case at `index` and prepares it for sending. */
void active_case_load(struct case_worker *worker, struct active_case *active);

/* Sends it, if it is to be sent. A repeated case is sent later. */
void active_case_send(struct case_worker *worker, struct active_case *active);

/* Creates the record of a case that was sent. In between, sends the next case, if one was taken. */
void active_case_finish(struct case_worker *worker, struct active_case *active, struct active_case *next);

/*
 * Of a failing case in which other nodes compute inputs of the scatter node: whether they do that as is due,
 * and whether the scatter node alone fails too (graph_check.c). Sets `graph` of the judgement and adds to
 * its explanation. If it is not shown that they do, the answer and the verdict become "unsupported".
 */
void graph_check(struct case_worker *worker, const struct scatter_case *the_case, struct answer *answer,
                 struct judgement *judgement, struct arena *arena);

/* What a run keeps of a case that it has executed, until the case is reported and, for failing cases,
 * checked. */

struct executed_case {
    bool done;
    bool refused;                 /* its answer was a refusal */
    bool passed;                  /* its answer was an output, was compared, and is right without a warning */
    const char *beyond;           /* the misreading that may explain why it has no output (causes_add) */
    struct recorded_case *record; /* a copy; NULL if the case was not selected, or after it was reported */
    struct case_features features;
    struct place_in_process place;
};

/* Replaces the record by a copy of another one, which may borrow from it. Without memory nothing changes. */
void executed_case_edit(struct executed_case *item, const struct recorded_case *edited);

#endif
