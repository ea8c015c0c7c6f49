/*
 * A plan: implementations are given the selected cases. What every command that executes cases shares: the
 * options, what they amount to, and one implementation's way from its start to the tally. Nothing is printed here.
 *
 *     struct execution_plan plan;
 *     execution_plan_begin(&plan, invocation);
 *     const struct poptOption options[] = {EXECUTION_PLAN_OPTIONS(plan), …, POPT_AUTOHELP POPT_TABLEEND};
 *     … poptGetContext, arguments_parse(context, &plan.arguments, …)
 *     execution_plan_settle(&plan, &error);
 *     for each of execution_plan_implementations(&plan): execution_plan_run(&plan, specification, &listeners, &error)
 *     execution_plan_end(&plan);
 *
 * Exposes popt: options are tables of it, and only commands include this.
 */
#ifndef SCATTER_EXECUTION_PLAN_H
#define SCATTER_EXECUTION_PLAN_H

#include "arguments.h"
#include "clock.h"
#include "corpus_identity.h"
#include "invocation.h"
#include "run.h"
#include "shard_record.h"

#include <popt.h>

/* The tables of options; they write to the plan's arguments. */
struct execution_plan_tables {
    struct poptOption execution[EXECUTION_OPTION_COUNT];
    struct poptOption selection[SELECTION_OPTION_COUNT];
    struct poptOption judging[JUDGE_OPTION_COUNT];
};

/* The rows of a command's table of options that include those of a plan. */
#define EXECUTION_PLAN_OPTIONS(plan)                                                                 \
    {NULL, 0, POPT_ARG_INCLUDE_TABLE, (plan).tables.execution, 0, "What is tested, and how:", NULL}, \
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, (plan).tables.selection, 0, "Which cases:", NULL},         \
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, (plan).tables.judging, 0, "By what it is judged:", NULL},  \
        ANY_CORPUS_OPTION((plan).arguments)

/* A run that is not executed, since the records of all its cases are known. Everything is borrowed. */
struct recorded_run {
    json_t *header;  /* its first record */
    json_t *records; /* object: id -> record */
    const struct process_losses *losses;
    double seconds;   /* what it took */
    bool of_selected; /* only some cases of the corpus are selected for it */
};

/* Which cases of those that a command makes are asked for, of all shards together. */
struct made_range {
    uint64_t from, end; /* the numbers from `from` on and before `end` */
    double seconds;     /* the time after which it is to end in good order; 0: none */
};

/* Has to stay where it is from execution_plan_begin to execution_plan_end: its members point to each other. */
struct execution_plan {
    const struct invocation *invocation;
    struct arguments arguments;
    struct execution_plan_tables tables;
    /* What execution_plan_settle makes of the arguments; a command may change it between settling and running. */
    struct execution_settings execution;
    struct selection selection;
    struct clause_set clauses;
    struct judge_settings judge;
    struct case_source *sources;
    size_t source_count;
    bool all_cases;         /* the command sets it: `cases` is to hold all cases of all archives */
    struct case_list cases; /* of the sources, selected or not; archives without selected ids apart */
    const char
        *made_by; /* words of a command that makes the cases itself: "sweep --world small-2-2"; or NULL */
    const struct made_range *made_range; /* with made_by: which of its cases are asked for; or NULL */
    bool hashes;                         /* the command sets it: the hashes of all sources are wanted */
    struct corpus_identity *corpora;     /* by source */
    const char *corpus_note;             /* what a person should be told of them, or NULL */
    struct run_settings settings;
    struct shard shard;                  /* the command sets it: what part of the run this is */
    const struct recorded_run *recorded; /* the current run was not executed by this plan, or NULL */
    char started[CLOCK_TEXT_SIZE];       /* when the current implementation was started */
    double start_seconds;                /* the same (clock_seconds) */
    struct arena arena;                  /* for all this */
};

/* What a command gets to know of one implementation, in this order, and never two at a time. */
struct execution_plan_listeners {
    /*
     * Once, after the start-up check and before the first case: what the implementation declares is known. A
     * failure ends it here and is what execution_plan_run returns. May be NULL.
     */
    enum status (*begin)(const struct session *session, void *context, struct error *error);
    /*
     * Once, after `begin`: may ask the session for what it likes, and make the cases of the plan (made_by). A failure ends
     * it likewise. May be NULL.
     */
    enum status (*search)(struct session *session, void *context, struct error *error);
    /* Before each case, only with --in-process, where a crash would end everything. May be NULL. */
    start_listener *start;
    /* Before each record is counted: may add members to it. May be NULL. */
    record_editor *amend;
    /* Every record of a case or a skipped folder, in the order of the cases (result.h). */
    record_listener *record;
    /* Each record of a case as soon as it was executed, in no order (run.h). May be NULL. */
    record_keeper *keep;
    progress_listener *progress; /* may be NULL */
    /* Once, after the last case. `complete`: every selected case has a record. May be NULL. */
    void (*end)(const struct session *session, const struct tally *tally, bool complete, void *context);
    void *context;
};

/* Defaults, and the tables filled. Release with execution_plan_end. */
void execution_plan_begin(struct execution_plan *plan, const struct invocation *invocation);
void execution_plan_end(struct execution_plan *plan);

/*
 * Turns the arguments, once they are parsed, into everything else: checks them, finds the cases, compares them with
 * their manifests, reads the clauses. STATUS_USAGE with the option's name when one is wrong; STATUS_NOT_FOUND or
 * STATUS_SYSTEM when cases cannot be found; STATUS_UNREADABLE when they are not those of their manifest.
 */
enum status execution_plan_settle(struct execution_plan *plan, struct error *error);

/* The specifications of the implementations, NULL at the end: those that were given, or the reference. */
const char *const *execution_plan_implementations(const struct execution_plan *plan);

/*
 * Starts one implementation, checks that it works at all (startup_check.h), gives it the selected cases on as
 * many threads as the settings say and ends it. Not STATUS_OK when this could not be done: STATUS_USAGE when the
 * specification names nothing, else what went wrong at its start, in `begin`, or for want of memory. After an
 * interruption (interruption.h), whenever it came, `begin` and `end` are told anyway, and the run is not
 * `complete`.
 */
enum status execution_plan_run(struct execution_plan *plan, const char *specification,
                               const struct execution_plan_listeners *listeners, struct error *error);

/*
 * The same for a run whose records are known: no implementation is started, and the cases are loaded for what records do not
 * have (causes.h). STATUS_UNREADABLE when a case is not among those of the plan or not the one of its record.
 */
enum status execution_plan_replay(struct execution_plan *plan, const struct recorded_run *recorded,
                                  const struct execution_plan_listeners *listeners, struct error *error);

/* Seconds since the current implementation was started. */
double execution_plan_seconds(const struct execution_plan *plan);

/* How the current implementation is called: as it declares itself, or else its specification. */
const char *execution_plan_name(const struct session *session);

/* The first record of a run of the plan (result.h); the caller owns it. NULL when there is no memory. */
json_t *execution_plan_header(struct execution_plan *plan, const struct session *session);

/*
 * What a person should be told of processes that were lost and that no record of a case tells of
 * (process_losses.h); NULL when there were none. One line, in the arena.
 */
const char *execution_plan_losses(const struct session *session, struct arena *arena);

/* What a person should be told of what is declared and not known (declared_names.h); NULL when there is nothing. In the arena. */
const char *execution_plan_unknown(const struct session *session, struct arena *arena);

/* Whether a record disputes the output of a case of ours, a source with a manifest (decision `exit-status`). */
bool execution_plan_disputes_own_case(const struct execution_plan *plan, const json_t *record);

/* Why memory is not limited, or NULL when it is. Static storage. */
const char *execution_plan_memory_note(const struct execution_plan *plan);

/* The exit code of a command that could not do its job for this reason. */
enum exit_code execution_plan_exit_code(enum status status);

#endif
