/*
 * An execution plan: implementations run the selected cases. Shared by every command that executes cases: the
 * options, the settings derived from them, and the run of one implementation from its start to the tally.
 * Nothing is printed here.
 *
 *     struct execution_plan plan;
 *     execution_plan_begin(&plan, invocation);
 *     const struct poptOption options[] = {…, POPT_AUTOHELP POPT_TABLEEND}; with the tables of the plan
 *     … poptGetContext, arguments_parse(context, &plan.arguments, …)
 *     execution_plan_check(&plan, &error); execution_plan_settle(&plan, &error);
 *     for each of execution_plan_implementations(&plan): execution_plan_run(&plan, specification, &listeners,
 *     &error) execution_plan_end(&plan);
 *
 * Exposes popt, since options are popt tables; only commands include this header.
 */
#ifndef SCATTER_EXECUTION_PLAN_H
#define SCATTER_EXECUTION_PLAN_H

#include "arguments.h"
#include "case_source.h"
#include "machine.h"
#include "record.h"
#include "run.h"
#include "shard_record.h"

#include <popt.h>

/* The option tables; they write to the plan's arguments. */
struct execution_plan_tables {
    struct poptOption execution[EXECUTION_OPTION_COUNT];
    struct poptOption selection[SELECTION_OPTION_COUNT];
    struct poptOption judging[JUDGE_OPTION_COUNT];
};

/* Must not be moved between execution_plan_begin and execution_plan_end: its members point to each other. */
struct execution_plan {
    const struct invocation *invocation;
    struct arguments arguments;
    struct execution_plan_tables tables;
    /* Set by execution_plan_settle from the arguments; a command may change these members before
     * execution_plan_run. */
    struct execution_settings execution;
    struct selection selection;
    struct clause_set clauses;
    struct judge_settings judge;
    struct case_source *sources;
    size_t source_count;
    bool all_cases; /* set by the command: `cases` holds all cases of all archives */
    struct case_list
        cases; /* of the sources but worlds, selected or not; except archives without selected ids */
    const struct recorded_range *known; /* set by the command: pieces of worlds that need not be executed */
    size_t known_count;
    struct recorded_range *ranges; /* of worlds: what the current run has executed */
    size_t range_count, range_capacity;
    size_t cases_before; /* cases of the sources before those that progress is about */
    double seconds;      /* set by the command: the time after which no case is begun; 0: no limit */
    struct corpus_identity *corpora; /* by source */
    const char *corpus_note;         /* a message about them for the user, or NULL */
    struct run_settings settings;
    struct shard shard;                 /* set by the command: which part of the run this is */
    const struct sharded_run *recorded; /* the current run was not executed by this plan, or NULL */
    char started[CLOCK_TEXT_SIZE];      /* when the current implementation was started */
    double start_seconds;               /* the same time, of clock_seconds */
    struct arena arena;                 /* for all members */
};

/* The callbacks of a command for one implementation, called in this order and never concurrently. */
struct execution_plan_listeners {
    /* Once, after the start-up check and before the first case: the declaration of the implementation is
     * known. A failure ends the run and is returned by execution_plan_run. May be NULL. */
    enum status (*begin)(const struct session *session, void *context, struct error *error);
    /* After each piece of a world that was executed, once its records were reported. May be NULL. */
    enum status (*piece)(const struct recorded_range *piece, void *context, struct error *error);
    struct run_listeners run; /* its `context` is also that of the others */
    /* Once, after the last case. `complete`: every selected case has a record. May be NULL. */
    void (*end)(const struct session *session, const struct tally *tally, bool complete, void *context);
};

/* Sets the defaults and fills the tables. Release with execution_plan_end. */
void execution_plan_begin(struct execution_plan *plan, const struct invocation *invocation);
void execution_plan_end(struct execution_plan *plan);

/*
 * After the arguments are parsed: checks them, and reads the clauses. STATUS_USAGE, naming the option, if a
 * value is wrong. Nothing outside of the program is read but what --implementation names: wrong usage is
 * reported whatever else is missing.
 */
enum status execution_plan_check(struct execution_plan *plan, struct error *error);

/* After that: finds the cases and compares them with their manifests. STATUS_NOT_FOUND or STATUS_SYSTEM if
 * cases cannot be found; STATUS_UNREADABLE if they differ from their manifest. */
enum status execution_plan_settle(struct execution_plan *plan, struct error *error);

/* STATUS_USAGE if no implementation is given to this command: the reference must be named like others. */
enum status execution_plan_need_implementation(const struct execution_plan *plan, const char *command,
                                               struct error *error);

/* The specifications of the given implementations, ended by NULL; after the first there may be read one
 * more. */
const char *const *execution_plan_implementations(const struct execution_plan *plan);

/*
 * Starts one implementation, checks that it works at all (run.h), runs the selected cases on as many threads
 * as the settings say, and ends it. STATUS_USAGE if the specification names nothing; else the error of the
 * start, of `begin` or of a lack of memory. After an interruption (machine.h), `begin` and `end` are still
 * called, and the run is not `complete`.
 */
enum status execution_plan_run(struct execution_plan *plan, const char *specification,
                               const struct execution_plan_listeners *listeners, struct error *error);

/*
 * The same for a run whose records are known: no implementation is started, and the cases are loaded only for
 * facts that the records do not contain (causes.h). STATUS_UNREADABLE if a case of a record is missing from
 * the plan or has changed.
 */
enum status execution_plan_replay(struct execution_plan *plan, const struct sharded_run *recorded,
                                  const struct execution_plan_listeners *listeners, struct error *error);

/* Seconds since the current implementation was started. */
double execution_plan_seconds(const struct execution_plan *plan);

/* The name of the current implementation: the declared name, or else its specification. */
const char *execution_plan_name(const struct session *session);

/* The header of a run of the plan (result.h), in its arena. NULL if memory is lacking. */
struct recorded_header *execution_plan_header(struct execution_plan *plan, const struct session *session);

/* A message about lost processes that no case record mentions (process_losses.h), or NULL. One line, in the
 * arena. */
const char *execution_plan_losses(const struct session *session, struct arena *arena);

/* A message about declared names that are unknown (declaration.h), or NULL. In the arena. */
const char *execution_plan_unknown(const struct session *session, struct arena *arena);

/* Whether a record disputes the output of a case in a source with our manifest (decision `exit-status`). */
bool execution_plan_disputes_own_case(const struct execution_plan *plan, const struct recorded_case *item);

/* What the selected cases of the tier "huge" need, for the user, in the arena of the plan; NULL for another
 * tier. */
const char *execution_plan_huge_note(struct execution_plan *plan);

/* Why memory is not limited, or NULL if it is limited. Static storage. */
const char *execution_plan_memory_note(const struct execution_plan *plan);

/* The exit code of a command that ended with this status. */
enum exit_code execution_plan_exit_code(enum status status);

/*
 * The cases of the worlds among the sources of a plan (case_source.h), which are in no list, since there may
 * be millions. A world is run in pieces of consecutive numbers. Each piece is a complete run (run.h): its
 * processes are fresh, and its failures are checked and reported before the next piece begins.
 */

/* The most cases of a piece. */
enum { WORLD_PIECE = 20000 };

/* Whether the plan has worlds. */
bool plan_has_worlds(const struct execution_plan *plan);

/* The number of cases of all sources, selected or not; of worlds, those of this shard. */
size_t plan_case_count(const struct execution_plan *plan);

/* Runs them in the session, and tells the listeners; plan->ranges receives what was executed. *complete is
 * cleared if a run ends before its last case. Fails like run_cases. */
enum status run_worlds(struct execution_plan *plan, struct session *session,
                       const struct execution_plan_listeners *listeners, struct tally *tally, bool *complete,
                       struct error *error);

/* Lists those cases of a range of a world that have records, in the order of their numbers.
 * STATUS_OUT_OF_MEMORY only. */
enum status list_recorded(struct case_list *list, const struct kept_records *records,
                          const struct case_source *source, uint64_t from, uint64_t end, struct arena *arena,
                          struct error *error);

#endif
