/*
 * What the model takes from the record of a case: its reason, its clauses, and what was done where the specification leaves a
 * choice.
 */
#ifndef SCATTER_REPORT_COUNTS_H
#define SCATTER_REPORT_COUNTS_H

#include "report.h"

/*
 * Why a case is no plain pass, for tables and to group cases: in the arena or of the record, "" if it has no reason. That of
 * a failure names its misreading, if known; that of a case without an answer says what happened to the process.
 */
const char *reason_of(const struct recorded_case *given, struct arena *arena);

/* Counts a case, which is the last one of the run. STATUS_OUT_OF_MEMORY. */
enum status report_count(struct report *report, struct reported_run *run, const struct recorded_case *given,
                         struct error *error);

#endif
