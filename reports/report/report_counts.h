/*
 * Counting the clauses of a case, and what was done where the text leaves a choice.
 */
#ifndef SCATTER_REPORT_COUNTS_H
#define SCATTER_REPORT_COUNTS_H

#include "report.h"

/* What was counted last of a clause at an operator version: the number of the case, from 1. Each case counts once. */
struct clause_marks {
    size_t about[OPERATOR_VERSION_COUNT], failed[OPERATOR_VERSION_COUNT], warned[OPERATOR_VERSION_COUNT];
};

/*
 * Counts a record of a case, which is the last one of the run. STATUS_UNREADABLE for a finding whose level is none;
 * STATUS_OUT_OF_MEMORY.
 */
enum status report_count(struct report *report, struct reported_run *run, const json_t *record,
                         struct error *error);

#endif
