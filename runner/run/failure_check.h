/*
 * The check of failures (decision `fails-alone`): before a run reports, failing cases run again alone, each
 * in a fresh process, so that no case is blamed for an earlier one. Lost processes need no check: a fresh
 * process has judged them already (session.h).
 *
 * Executions are limited by number: a tenth of those of the run, at least 64; at most half of them, and at
 * most 64, run a case alone. First the most telling case of each cause (causes.h) is run, those with most
 * cases first, up to three times while it fails; for those that pass, the earlier cases are searched. Then
 * the same with up to eight more cases of each cause. If several cases both failed and passed, those that
 * have not passed yet run up to ten times, with 128 executions more. After four that were not answered
 * nothing runs alone any more: each may cost a time limit.
 */
#ifndef SCATTER_FAILURE_CHECK_H
#define SCATTER_FAILURE_CHECK_H

#include "active_case.h"
#include "causes.h"
#include "run.h"

#include <stddef.h>

struct failure_check {
    const struct run_settings *settings;
    const struct implementation *implementation;
    struct executed_case *cases; /* by position in the list of cases */
    size_t count;                /* only cases before this position are checked */
    check_listener *listener;    /* may be NULL */
    void *context;
};

/* Checks, and adds the circumstances (repetition.h) to the records; returns the number of cases that failed
 * again. After an interruption, or without memory, cases that were not checked are left as they are. */
int64_t failures_check(const struct failure_check *check);

/* Trials: cases of a run are run again in a fresh process, to see whether the last of them fails there. They
 * change nothing of the run: their lost processes are not counted, their answers are not kept. */

/* TRIAL_UNKNOWN: it neither failed nor passed: the process was lost, or the run was interrupted. */
enum trial_outcome { TRIAL_PASSES, TRIAL_FAILS, TRIAL_UNKNOWN };

struct trials {
    struct run_settings settings;
    struct implementation implementation;
    struct run_listeners listeners;
    struct active_case active, none;
    struct arena repetition_arena;
    int64_t executions; /* of cases so far, without those of the start-up check */
};

/* Must not be moved until trials_end. */
void trials_begin(struct trials *trials, const struct run_settings *settings,
                  const struct implementation *implementation);

/*
 * Runs some cases once each, given by their positions in the list of cases, in a fresh process, one after the
 * other; returns the outcome of the last one. `as_run`: the process first has the cases of the start-up check
 * (run.h), as the first process of a run does.
 */
enum trial_outcome trial(struct trials *trials, const size_t *cases, size_t count, bool as_run);

void trials_end(struct trials *trials);

/* Which earlier cases make a case fail: a sequence of cases, mostly of those that its process had answered
 * before it, after which the case fails in a fresh process too. */

struct earlier_search {
    struct trials *trials;
    const struct executed_case *cases; /* by position in the list of cases */
    size_t case_count;
    int64_t most_executions; /* of `trials`: none is begun that would exceed it */
    const size_t *guess;     /* positions of cases that were found for another case; tried early */
    size_t guess_count;
};

/* Positions in the list of cases, ascending, in the arena. */
struct earlier_cases {
    bool found;       /* `items` may be empty: then the start-up check is enough */
    bool searched;    /* nothing was left out, and the process can be repeated: otherwise there may be one */
    bool is_minimal;  /* each of the items is needed */
    bool failed_once; /* a trial failed after some cases, though not three times of three */
    size_t *items;
    size_t count;
};

/*
 * Searches for the case at position `target`, which passes alone. First tried are the last few cases before
 * it, then those that have features in common with it, then ever longer parts of what its process had before.
 * What is found is shortened until every case in it is needed (unless the executions end before), and has
 * failed three times of three. Cases behind `target` in the list, which a shuffled run may have executed
 * earlier, are never in it: a command runs cases in the order of the list.
 */
struct earlier_cases earlier_cases_find(const struct earlier_search *search, size_t target,
                                        struct arena *arena);

/*
 * What other cases say about the reasons of failures. A misreading that explains some failures, and would
 * also change the only allowed output of a case that passes, is not their cause, or only part of it. A
 * passing case is asked if it has the operator version, element type and reduction of one of these failures,
 * every feature (case_features.h) that all of them have, and none that none of them has; expectation and tier
 * do not count. A sample of such cases is tried for each misreading.
 *
 * A valid case that was refused or has no output may belong to the cause of a misreading that explains eight
 * failures, if it has what they have in common and the misreading leaves data there (doc/verdicts.md).
 */

/* Adds contradicted misreadings, each with the first such case before position `count`, to the causes
 * (causes_contradict), and sets `beyond` of cases. After an interruption, or without memory, some or none. */
void evidence_of_others(const struct run_settings *settings, struct executed_case *cases, size_t count,
                        struct causes *causes);

#endif
