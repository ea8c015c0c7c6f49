/*
 * The shared parts of `scatter-cts sweep`: the search with one implementation, and the output at the end.
 */
#ifndef SCATTER_SWEEP_COMMAND_H
#define SCATTER_SWEEP_COMMAND_H

#include "run_command.h"
#include "shard_files.h"
#include "shrink.h"
#include "sweep_search.h"

/* The most telling case of a cause. */
struct telling_case {
    const struct cause *cause; /* borrowed from the tally */
    uint64_t number;           /* in the world */
    bool is_shrunk;
    struct shrunk_case shrunk; /* if is_shrunk */
};

/* Why the first of the found cases that are answered correctly alone was found. */
enum clearing {
    CLEARED_UNEXPLAINED, /* it was not found again */
    CLEARED_AFTER_OTHERS, /* it is answered wrongly after other cases, the first of which is cause_of_clearing */
    CLEARED_ACCUSED,  /* its number was written to memory of the runner when cause_of_clearing was executed */
    CLEARED_UNCHECKED /* an interruption or the end of the time came first */
};

/* Begins with the state of `run`, because its listeners receive this struct. */
struct sweep_command {
    struct run_command run;
    char *world_name, *saved_path; /* --world, --save-cases */
    long long from, to;    /* numbers of the first and the last case; to < 0: the last case of the world */
    long long cases, seed; /* --cases, --seed; LLONG_MIN: not given */
    double seconds;
    struct world world;
    char *wanted; /* '1' or '0' by kind of case: whether it is selected and declared */
    struct sweep_search search;
    struct sweep_findings findings;
    struct made_range range;    /* of all shards together */
    uint64_t begin, end;        /* the range of this shard */
    size_t swept;               /* implementations so far, including the current one */
    size_t recorded;            /* cases of the findings with a record */
    size_t cleared;             /* of these, the cases that are answered correctly alone */
    uint64_t first_cleared;     /* the number of the first of these */
    enum clearing clearing;     /* if there are any: why that is so */
    uint64_t cause_of_clearing; /* the number of a case; see enum clearing */
    size_t not_shrunk;          /* causes whose telling cases were not shrunk because there was no time */
    int checks_relations;       /* --relations */
    const uint64_t *violations; /* the numbers of cases that violate a relation */
    size_t violation_count;
    int keeps_size;               /* --no-shrink */
    struct telling_case *telling; /* of the current implementation, in telling_arena */
    size_t telling_count;
    struct arena telling_arena;
    json_t *shrunk;       /* array: the shrunk cases (results.schema.json, "shrunk"); or NULL */
    const json_t *sweeps; /* for `merge`: array with the "sweep" of each shard; or NULL */
};

/*
 * In sweep_command_search.c: settles world, range and shard from the name of a world and from `from` and `to`.
 * STATUS_USAGE, naming the option, if a value is wrong.
 */
enum status sweep_command_settle_range(struct sweep_command *command, const char *world, struct error *error);

/* The first case of part number `part` of `count` parts of the range, from 0; part `count` is the end of the range. */
uint64_t sweep_command_begin_of_part(const struct made_range *range, uint64_t part, uint64_t count);

/* Turns the findings into the cases of the plan. Fails only with STATUS_OUT_OF_MEMORY. */
enum status sweep_command_take_cases(struct sweep_command *command, struct error *error);

/* Searches the range with one implementation: the found cases become the cases of the plan (execution_plan_listeners). */
enum status sweep_command_search(struct session *session, void *command, struct error *error);

/*
 * In sweep_command_conclude.c: the listeners of `run`, except that the verdicts of the found cases are noted, and that the end
 * writes another footer and prints the findings.
 */
struct execution_plan_listeners sweep_command_listeners(struct sweep_command *command);

/*
 * In sweep_command_cleared.c, for found cases that are answered correctly alone: finds out why they were found, before the
 * footer is written, because a case that damages memory of the runner is a lost process; and prints it.
 */
void sweep_command_explain_cleared(struct sweep_command *command, const struct session *session);
void sweep_command_show_cleared(struct sweep_command *command);

/* Whether the time of --seconds is over. */
bool sweep_command_is_late(const struct sweep_command *command);

/*
 * In sweep_command_shrink.c: take the most telling case of each cause and shrink it, unless --no-shrink is given (`merge` takes
 * the shrunk cases of the shards); print these cases; and with --save-cases write them. Returns false, after a message, if
 * writing fails.
 */
void sweep_command_take_causes(struct sweep_command *command, const struct causes *causes);
void sweep_command_show_shrunk(struct sweep_command *command);
bool sweep_command_save_cases(struct sweep_command *command, const struct session *session);

/*
 * For `merge`, in merge_sweep.c: combines the ranges and the findings of the shards of a sweep. STATUS_UNREADABLE, naming the
 * member, if a header or footer was not written by a sweep.
 */
enum status sweep_command_take_shards(struct sweep_command *command, const struct sharded_run *run,
                                      struct error *error);

#endif
