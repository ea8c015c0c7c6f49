/*
 * The check of failures (decision `fails-alone`): before a run reports, failing cases run again alone, each in a fresh
 * process, so that no case is blamed for an earlier one. Lost processes need no check: a fresh process has judged them
 * already (session.h).
 *
 * Executions are limited by number: a tenth of those of the run, at least 64; at most half of them, and at most 64, run a case
 * alone. First the most telling case of each cause (causes.h) is run, those with most cases first, up to three times while it
 * fails; for those that pass, the earlier cases are searched (earlier_cases.h). Then the same with up to eight more cases of
 * each cause. If several cases both failed and passed, those that have not passed yet run up to ten times, with 128 executions
 * more. After four that were not answered nothing runs alone any more: each may cost a time limit.
 */
#ifndef SCATTER_FAILURE_CHECK_H
#define SCATTER_FAILURE_CHECK_H

#include "executed_case.h"
#include "status.h"

struct failure_check {
    const struct run_settings *settings;
    const struct implementation *implementation;
    const struct executed_case *cases; /* by position in the list of cases */
    size_t count;                      /* only cases before this position are checked */
    check_listener *listener;          /* may be NULL */
    void *context;
};

/*
 * Checks, and adds the circumstances (repetition.h) to the records; returns the number of cases that failed again. After an interruption, or without memory, cases that
 * were not checked are left as they are.
 */
int64_t failures_check(const struct failure_check *check);

#endif
