/*
 * `scatter-cts sweep`, as its parts share it: how one implementation is searched, and what is told in the end.
 */
#ifndef SCATTER_SWEEP_COMMAND_H
#define SCATTER_SWEEP_COMMAND_H

#include "run_command.h"
#include "sweep_search.h"

/* Begins with what `run` has: its listeners are given the whole. */
struct sweep_command {
    struct run_command run;
    char *world_name, *saved_path; /* --world, --save-cases */
    long long from, to;            /* to: the number of the last case; below 0: that of the world */
    double seconds;
    struct world world;
    char *wanted; /* by kind */
    struct sweep_search search;
    struct sweep_findings findings;
    uint64_t begin, end;    /* of the range */
    size_t recorded;        /* cases of the findings that have a record */
    size_t cleared;         /* of these, those that are answered rightly alone */
    uint64_t first_cleared; /* the number of the first of them */
};

/* Searches the range with one implementation: what is found becomes the cases of the plan (execution_plan_listeners). */
enum status sweep_command_search(struct session *session, void *command, struct error *error);

/* Takes note of the verdict of a case that was found, and passes its record on. */
void sweep_command_take_record(const json_t *record, void *command);

/* Writes the footer, prints what was found and settles the exit code of the run. */
void sweep_command_conclude(const struct session *session, const struct tally *tally, bool complete,
                            void *command);

#endif
