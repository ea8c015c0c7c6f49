/*
 * Trials: cases of a run are run again in a fresh process, to see whether the last of them fails there. They change nothing
 * of the run: their lost processes are not counted, their answers are not kept.
 */
#ifndef SCATTER_TRIAL_H
#define SCATTER_TRIAL_H

#include "active_case.h"

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
 * Runs some cases once each, given by their positions in the list of cases, in a fresh process, one after the other; returns the
 * outcome of the last one. `as_run`: the process first has the cases of the start-up check (startup_check.h), as the first
 * process of a run does.
 */
enum trial_outcome trial(struct trials *trials, const size_t *cases, size_t count, bool as_run);

void trials_end(struct trials *trials);

#endif
