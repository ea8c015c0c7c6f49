/*
 * Counts the clauses of a case, and what was done where the specification leaves a choice.
 */
#ifndef SCATTER_REPORT_COUNTS_H
#define SCATTER_REPORT_COUNTS_H

#include "report.h"

/* The case counted last for a clause at an operator version: its number, from 1. Each case counts once. */
struct clause_marks {
    size_t about[OPERATOR_VERSION_COUNT], failed[OPERATOR_VERSION_COUNT], warned[OPERATOR_VERSION_COUNT];
};

/*
 * Counts a record of a case, which is the last one of the run. STATUS_UNREADABLE for a finding with an unknown level;
 * STATUS_OUT_OF_MEMORY.
 */
enum status report_count(struct report *report, struct reported_run *run, const json_t *record,
                         struct error *error);

#endif
