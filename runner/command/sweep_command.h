/*
 * `scatter-cts sweep`, as its parts share it: how one implementation is searched, and what is told in the end.
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
    struct shrunk_case shrunk; /* where it is */
};

/* Begins with what `run` has: its listeners are given the whole. */
struct sweep_command {
    struct run_command run;
    char *world_name, *saved_path; /* --world, --save-cases */
    long long from, to;            /* to: the number of the last case; below 0: the last of the world */
    long long cases, seed;         /* --cases, --seed; LLONG_MIN: not given */
    double seconds;
    struct world world;
    char *wanted; /* by kind */
    struct sweep_search search;
    struct sweep_findings findings;
    struct made_range range; /* of all shards together */
    uint64_t begin, end;     /* of this one */
    size_t swept;            /* implementations so far, with the current one */
    size_t recorded;         /* cases of the findings that have a record */
    size_t cleared;          /* of these, those that are answered rightly alone */
    uint64_t first_cleared;  /* the number of the first of them */
    int checks_relations;    /* --relations */
    const uint64_t
        *violations; /* numbers of cases for which a relation is violated; violation_count of them */
    size_t violation_count;
    int keeps_size;               /* --no-shrink */
    struct telling_case *telling; /* of the current implementation, in the arena below */
    size_t telling_count;
    struct arena telling_arena;
    json_t
        *shrunk; /* array: what they shrink to (results.schema.json, "shrunk"), of those that do; or NULL */
    const json_t *sweeps; /* of `merge`: array with the "sweep" of each shard; or NULL */
};

/*
 * Settles world, range and shard from a name and the numbers of the first and the last case; `to` below 0: up to the last of
 * the world. STATUS_USAGE with the option's name when something is wrong.
 */
enum status sweep_command_settle_range(struct sweep_command *command, const char *world, struct error *error);

/* Where the 0-based one of `count` parts of the range begins: part 0 at its first case, part `count` behind its last. */
uint64_t sweep_command_begin_of_part(const struct made_range *range, uint64_t part, uint64_t count);

/* Makes the findings the cases of the plan. STATUS_OUT_OF_MEMORY only. */
enum status sweep_command_take_cases(struct sweep_command *command, struct error *error);

/* Searches the range with one implementation: what is found becomes the cases of the plan (execution_plan_listeners). */
enum status sweep_command_search(struct session *session, void *command, struct error *error);

/*
 * In the file sweep_command_conclude.c: those of `run`, but for the records of what was found, whose verdicts are taken note
 * of, and the end: the footer is another, and what was found is printed.
 */
struct execution_plan_listeners sweep_command_listeners(struct sweep_command *command);

/*
 * In the file sweep_command_shrink.c: takes the most telling case of each cause, and shrinks it unless that is not wanted;
 * `merge` takes what they were shrunk to in a shard. What is printed of them; and with --save-cases writes them, which may go
 * wrong and is then told.
 */
void sweep_command_take_causes(struct sweep_command *command, const struct causes *causes);
void sweep_command_show_shrunk(struct sweep_command *command);
bool sweep_command_save_cases(struct sweep_command *command, const struct session *session);

/*
 * In the file sweep_command_relations.c, with --relations: makes the findings violations, which are not cases of an ordinary run;
 * what the footer has of them; what is printed, which executes the first violations again.
 */
void sweep_command_take_violations(struct sweep_command *command);
json_t *sweep_command_relations_record(const struct sweep_command *command);
/*
 * Why there is no verdict although the range was gone through: nothing could be compared, or a relation is violated by answers that
 * all pass the judge. NULL: there is one.
 */
const char *sweep_command_relations_without_verdict(const struct sweep_command *command);
void sweep_command_show_relations(struct sweep_command *command, const struct session *session);

/*
 * For `merge`, in the file merge_sweep.c: makes the range and the findings of a sweep from those of its shards.
 * STATUS_UNREADABLE, naming the member, when a header or footer is not as a sweep writes it.
 */
enum status sweep_command_take_shards(struct sweep_command *command, const struct sharded_run *run,
                                      struct error *error);

#endif
